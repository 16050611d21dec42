/** The bubble, alone in a closed shadow root: the shop's styles stop at its edge, and ours never leave it (WI-05). */
import type { BubbleStyle } from './agent-style.ts';
import css from './launcher.css?inline';

export interface Launcher {
  host: HTMLElement;
  root: HTMLElement;
  bubble: HTMLButtonElement;
  /** Without a style it is a plain light button: who waits for a slow server can use it already. */
  dress: (style: BubbleStyle) => void;
  show: (isOpen: boolean, unread: number) => void;
}

/** `place`: how many bubbles stand below this one; the wishes are those of the script's tag. */
export function createLauncher({ position, offset }: DOMStringMap, place: number): Launcher {
  const host = document.createElement('vitrine-chat');
  host.style.cssText = 'all:initial!important;display:contents!important';
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];

  const root = document.createElement('div');
  // The chat stands at the end of a line; a wish for a side is a wish for a direction.
  root.dir = position === 'left' ? 'rtl' : position === 'right' ? 'ltr' : '';
  const [side = 20, below = side] = offset?.match(/\d{1,3}/g) ?? [];
  root.style.cssText = `--x:${side}px;--y:${below}px;--place:${place}`;
  const bubble = document.createElement('button');
  const icon = document.createElement('i');
  const badge = document.createElement('b');
  bubble.append(icon, badge);
  root.append(bubble);
  shadow.append(root);

  let name = '';
  /** Words that every language knows: whether it is open a screen reader says in its own. */
  function show(isOpen: boolean, unread: number): void {
    root.classList.toggle('open', isOpen);
    badge.hidden = !unread;
    bubble.ariaLabel = `Chat${name}${unread ? ` (${unread})` : ''}`;
    bubble.ariaExpanded = `${isOpen}`;
  }
  show(false, 0);
  return {
    host,
    root,
    bubble,
    show,
    dress(style) {
      root.style.cssText += `;--accent:${style.color}`;
      icon.className = style.icon;
      name = `: ${style.name}`;
      show(root.classList.contains('open'), 0);
    },
  };
}
