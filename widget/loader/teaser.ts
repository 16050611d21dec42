/** The owner's one line beside the bubble, once a page load and not for a month after it was dismissed. */
import type { Guest } from './guest.ts';
import css from './teaser.css?inline';

const quietDays = 30;

export function tease({ tag, root, style, open, addCss }: Guest, closeWord: string): void {
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
