/** The bubble, alone in a closed shadow root: the shop's styles stop at its edge, and ours never leave it (WI-05). */
import type { BubbleStyle } from './agent-style.ts';
import css from './launcher.css?inline';

export interface Launcher {
  host: HTMLElement;
  root: HTMLElement;
  bubble: HTMLButtonElement;
  /** Without a style it is a plain light button: who waits for a slow server can use it already. */
  dress: (style: BubbleStyle) => void;
  draw: (isOpen: boolean) => void;
  /** one more sheet beside the bubble's own */
  addCss: (text: string) => void;
}

/** White on the owner's colour where it can be seen (3 to 1, WCAG for graphics), black elsewhere. */
function inkOn(color: string): string {
  const parts = Number.parseInt(color.slice(1), 16);
  const light = (shift: number) => (((parts >> shift) & 255) / 255) ** 2.2;
  return light(16) * 0.21 + light(8) * 0.72 + light(0) * 0.07 > 0.3 ? '#000' : '#fff';
}

/** `place`: how many bubbles stand below this one; the wishes are those of the script's tag, before the owner's. */
export function createLauncher({ position, offset }: DOMStringMap, place: number): Launcher {
  const host = document.createElement('vitrine-chat');
  host.style.cssText = 'all:initial!important;display:contents!important';
  const shadow = host.attachShadow({ mode: 'closed' });
  const addCss = (text: string) => {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      shadow.adoptedStyleSheets.push(sheet);
    } catch {
      // Safari before 16.4, whose strict policies may refuse it
      const sheet = document.createElement('style');
      sheet.textContent = text;
      shadow.append(sheet);
    }
  };
  addCss(css);

  const root = document.createElement('div');
  // The chat stands at the end of a line; a wish for a side is a wish for a direction.
  const lean = (side?: string) => {
    root.dir = side === 'left' ? 'rtl' : side ? 'ltr' : '';
  };
  lean(position);
  const [side = 20, below = side] = offset?.match(/\d{1,3}/g) ?? [];
  root.style.cssText = `--place:${place};--x:${side}px;--y:${below}px`;
  const bubble = document.createElement('button');
  const icon = document.createElement('i');
  bubble.append(icon);
  root.append(bubble);
  shadow.append(root);

  let name = '';
  /** Words that every language knows: whether it is open a screen reader says in its own. */
  function draw(isOpen: boolean): void {
    root.classList.toggle('open', isOpen);
    bubble.ariaLabel = `Chat${name}`;
    bubble.ariaExpanded = `${isOpen}`;
  }
  draw(false);
  return {
    host,
    root,
    bubble,
    draw,
    addCss,
    dress(style) {
      const { corner, wide, phone } = style.placement ?? {};
      const away = innerWidth < 480 ? phone : wide;
      if (!position && corner) lean(corner);
      root.style.cssText += `;--accent:${style.color};--ink:${inkOn(style.color)}`;
      if (!offset && away) root.style.cssText += `;--x:${away.x}px;--y:${away.y}px`;
      icon.className = style.icon;
      name = `: ${style.name}`;
      draw(root.classList.contains('open'));
    },
  };
}
