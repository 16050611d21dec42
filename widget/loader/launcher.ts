/** The bubble, alone in a closed shadow root: the shop's styles stop at its edge, and ours never leave it (WI-05). */
import type { BubbleStyle } from './agent-style.ts';
import { iconColour } from './agent-style.ts';
import css from './launcher.css?inline';

export interface Launcher {
  host: HTMLElement;
  root: HTMLElement;
  bubble: HTMLButtonElement;
  show: (isOpen: boolean, unread: number) => void;
}

/** `place`: how many bubbles stand below this one. */
export function createLauncher(style: BubbleStyle, place: number): Launcher {
  const host = document.createElement('vitrine-chat');
  host.style.cssText = 'all:initial!important;display:contents!important';
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  shadow.adoptedStyleSheets = [sheet];

  const root = document.createElement('div');
  root.style.cssText = `--accent:${style.color};--icon:${iconColour(style.color)};--place:${place}`;
  const bubble = document.createElement('button');
  bubble.className = 'bubble';
  const icon = document.createElement('i');
  icon.className = style.icon;
  const badge = document.createElement('b');
  bubble.append(icon, badge);
  root.append(bubble);
  shadow.append(root);

  function show(isOpen: boolean, unread: number): void {
    root.classList.toggle('open', isOpen);
    badge.textContent = unread > 0 ? `${unread}` : '';
    badge.hidden = unread === 0;
    bubble.ariaLabel = `${isOpen ? 'Close' : 'Open'} chat with ${style.name}${unread > 0 ? ` (${unread} new)` : ''}`;
    bubble.ariaExpanded = `${isOpen}`;
  }
  root.className = 'root';
  show(false, 0);
  return { host, root, bubble, show };
}
