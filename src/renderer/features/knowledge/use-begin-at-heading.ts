import { useEffect, useRef } from 'react';
import { focusHeading } from '../../shared/focus-heading.ts';
import { scrollToTop } from '../../shared/scroll-to-top.ts';

/**
 * Each screen of a step begins at its heading, also for an owner who pressed a button far below it.
 * @param screen null while the next one is still asked for
 */
export function useBeginAtHeading(screen: string | null): void {
  const shown = useRef(screen);
  useEffect(() => {
    if (screen === null || screen === shown.current) return;
    const isFirst = shown.current === null;
    shown.current = screen;
    // the first screen came with its step, which moves the focus itself
    if (isFirst) return;
    scrollToTop();
    focusHeading('step');
  }, [screen]);
}
