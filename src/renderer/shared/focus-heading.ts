/**
 * The pressed link or button is gone with its page or step: keyboards and screen readers begin at the new one's heading. A step's is the
 * first under its page's.
 */
export function focusHeading(of: 'page' | 'step'): void {
  const main = document.querySelector<HTMLElement>('main');
  const heading = (of === 'step' ? main?.querySelector('h2') : null) ?? main?.querySelector('h1');
  const target = heading ?? main;
  target?.setAttribute('tabindex', '-1');
  target?.focus({ preventScroll: true });
}
