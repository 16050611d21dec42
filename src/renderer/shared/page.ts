import { useEffect } from 'react';

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

/** Smoothly, or at once where reduced motion is preferred. */
export function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' });
}

export function usePageTitle(title: string, description?: string): void {
  useEffect(() => {
    document.title = title;
    const meta = document.querySelector('meta[name="description"]');
    const before = meta?.getAttribute('content') ?? '';
    if (description !== undefined) meta?.setAttribute('content', description);
    return () => meta?.setAttribute('content', before);
  }, [title, description]);
}

/** Downloads a file that was made in the page. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  // by then the browser has read it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
