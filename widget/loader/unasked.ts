/** What happens without a visitor, fetched only where an owner wants it: the chat opens after some seconds, or a line stands beside the bubble. */
import type { Guest } from './guest.ts';
import css from './teaser.css?inline';

const smallPx = 480;
const untilMs = (seconds: number) => seconds * 1_000 - performance.now();

export function join(guest: Guest, closeWord: string): void {
  const { tag, root, style, open } = guest;
  function openUnasked(): void {
    if (root.hidden || root.classList.contains('open')) return;
    // nothing of it is kept until the visitor takes part
    root.dataset['unasked'] = '1';
    open('', false);
  }

  // On a small screen a chat that opens by itself is in the way of the shop, and so is one that was closed before.
  const openAfter = Number(tag.wishes.openAfter);
  try {
    if (openAfter > 0 && innerWidth >= smallPx && !sessionStorage.getItem(`vitrine.closed.${tag.agentId}`))
      setTimeout(openUnasked, untilMs(openAfter));
  } catch {
    // Refused storage does not know what the visitor closed: it stays closed.
  }

  const after = style?.placement?.teaser?.after;
  const show = () => tease(guest, closeWord);
  if (after === 'leaving') document.documentElement.addEventListener('mouseleave', show, { once: true });
  else if (after) setTimeout(show, untilMs(after));
}

const quietDays = 30;

/** The owner's one line beside the bubble, once a page load and not for a month after it was dismissed. */
function tease({ tag, root, style, open, addCss }: Guest, closeWord: string): void {
  const key = `vitrine.teaser.${tag.agentId}`;
  const { text, after } = style?.placement?.teaser ?? {};
  const isOpen = () => root.classList.contains('open');

  function isQuiet(): boolean {
    try {
      return Number(localStorage.getItem(key)) + quietDays * 86_400_000 > Date.now();
    } catch {
      return false;
    }
  }
  const isProduct = () =>
    document.querySelector('[property="og:type"][content*=product],[itemtype$="/Product"]') !== null;
  if (!text || (after === 'leaving' && !isProduct()) || isOpen() || root.hidden || isQuiet()) return;

  addCss(css);
  const line = document.createElement('aside');
  const words = document.createElement('button');
  const dismiss = document.createElement('button');
  words.textContent = text;
  dismiss.textContent = '✕';
  dismiss.ariaLabel = closeWord;
  words.addEventListener('click', () => {
    line.remove();
    open();
  });
  dismiss.addEventListener('click', () => {
    line.remove();
    try {
      localStorage.setItem(key, `${Date.now()}`);
    } catch {
      // Refused: it is away for this page.
    }
  });
  line.append(words, dismiss);
  root.append(line);
}
