/**
 * What comes when the page is idle, in the language of the page: our own panel where the chat cannot come, and a bubble that stays in sight
 * on pages that move it.
 */
/* oxlint-disable unicorn/prefer-add-event-listener -- our own elements, and each name weighs in this file */
import type { Guest } from './guest.ts';
import css from './later.css?inline';

/** The build puts the words of each language here. */
declare const WORDS: readonly [away: string, tryAgain: string, close: string];

const panelAfterMs = 4_000;
const againAfterMs = 3_000;

export function join(guest: Guest): void {
  const { tag, root, bubble, style, checkPage, frameAnew, addCss } = guest;
  const { origin, agentId, wishes } = tag;
  const [away, tryAgain, close] = WORDS;
  addCss(css);

  function add<Name extends 'section' | 'p' | 'a' | 'button'>(to: Element, name: Name, text = '') {
    const element = document.createElement(name);
    element.textContent = text;
    to.append(element);
    return element;
  }

  let panel: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  async function showPanel(): Promise<void> {
    panel = add(root, 'section');
    // in the style sheet the build would write it for older browsers, too
    panel.style.colorScheme = 'light dark';
    add(panel, 'p', away).role = 'status';
    add(panel, 'button', tryAgain).onclick = look;
    const { agentStyle } = await new Response(style?.text).json();
    for (const href of agentStyle.links) {
      const [, kind, rest] = /^(mailto:|tel:|https:)(.*)/.exec(href) ?? [];
      if (kind) Object.assign(add(panel, 'a', kind === 'https:' ? 'WhatsApp' : rest), { href, target: '_blank' });
    }
  }

  /** A frame that is on its way over a slow line is left alone, and so is a server that does not answer. */
  async function look(): Promise<void> {
    clearTimeout(timer);
    if (!panel) void showPanel();
    try {
      await fetch(`${origin}/widget-chat/${agentId}`, { mode: 'no-cors' });
      tries += 1;
      if (isAwaited() && !(tries & (tries - 1))) frameAnew();
    } catch {
      tries = 0;
    }
    if (isAwaited()) timer = setTimeout(look, againAfterMs);
  }

  const isAwaited = () => root.matches('.open:not(.ready)');
  function watch(): void {
    clearTimeout(timer);
    if (isAwaited()) timer = setTimeout(look, panel ? 0 : panelAfterMs);
  }
  if (window.MutationObserver) new MutationObserver(watch).observe(root, { attributeFilter: ['class'] });
  watch();

  // the page may have changed its address before this came
  let path = root.matches('.open') && location.pathname;
  let hiddenHere = false;
  /** Where a page puts fixed things elsewhere, the top layer does not; bars at its end and what is wider than a screen are avoided. */
  function place(): void {
    if (path !== location.pathname) {
      path = location.pathname;
      // what the shop hid itself stays so
      const isShops = root.hidden && !hiddenHere;
      root.hidden = false;
      checkPage();
      hiddenHere = root.hidden;
      root.hidden ||= isShops;
    }
    const set = (name: string, px: number) => root.style.setProperty(name, `${Math.max(0, px)}px`);
    set('--in', 0);
    set('--up', 0);
    let box = bubble.getBoundingClientRect();
    const given = (name: string) => Number.parseInt(root.style.getPropertyValue(name));
    // only a transform, zoom or containment of the root moves what is fixed, or changes its size
    if (
      (box.width !== 60 || box.bottom > innerHeight || box.bottom < innerHeight / 3) &&
      root.showPopover &&
      !root.popover
    ) {
      root.popover = 'manual';
      root.style.cssText += ';inset:0 auto auto 0;margin:0;border:0;padding:0;overflow:visible;width:0;height:0';
      root.showPopover();
      box = bubble.getBoundingClientRect();
      root.style.zoom = `${60 / box.width}`;
    }
    const view = visualViewport;
    if (view?.scale !== 1) return;
    // what is wider than the screen makes all of the page larger than what is seen of it
    const end = view.offsetTop + view.height;
    set('--in', box.right + given('--x') - view.offsetLeft - view.width);
    set('--up', box.bottom + given('--y') - end);
    for (const element of document.elementsFromPoint(box.left + 30, end - 8)) {
      const { position } = getComputedStyle(element);
      const bar = element.getBoundingClientRect();
      if (/fixed|sticky/.test(position) && bar.width > innerWidth / 2 && bar.height < innerHeight / 3)
        set('--up', innerHeight - bar.top);
    }
  }
  let soon: ReturnType<typeof setTimeout> | undefined;
  const placeSoon = () => {
    clearTimeout(soon);
    soon = setTimeout(place, 300);
  };
  for (const change of ['scroll', 'resize', 'click', 'popstate']) addEventListener(change, placeSoon);
  visualViewport?.addEventListener('resize', placeSoon);
  place();

  if (wishes.openAfter || style?.placement?.teaser)
    import(/* @vite-ignore */ `${origin}/chatbox/unasked.js`).then(
      (file) => file.join(guest, close),
      () => {},
    );
}
