import { useEffect, useState } from 'react';
import { advanceTyping, typing, typingStart } from '../typing.ts';

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * How many of a reply's characters are shown now. Steps are counted by the clock, because a hidden page's timers come late.
 * `isTyping`: the reply is still to be typed; `isComplete`: all of it has arrived.
 */
export function useTyping(
  isTyping: boolean,
  available: number,
  isComplete: boolean,
  key: string,
  onTyped: (key: string) => void,
): number {
  const [progress, setProgress] = useState(typingStart);
  const isActive = isTyping && !prefersReducedMotion();

  useEffect(() => {
    if (!isActive) return undefined;
    let last = performance.now();
    const timer = setInterval(() => {
      const steps = Math.floor((performance.now() - last) / typing.stepMs);
      last += steps * typing.stepMs;
      setProgress((before) =>
        before.shown === available ? before : advanceTyping(before, steps, available, isComplete),
      );
    }, typing.stepMs);
    return () => clearInterval(timer);
  }, [isActive, available, isComplete]);

  const isDone = isTyping && isComplete && (!isActive || progress.shown >= available);
  useEffect(() => {
    if (isDone) onTyped(key);
  }, [isDone, key, onTyped]);

  return isActive ? progress.shown : available;
}
