import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

const checkAfterMs = 700;

/** The names and values of what the browser typed into a form by itself, without telling React. */
function filledIn(form: HTMLFormElement, known: Record<string, string>): Record<string, string> {
  const inputs = [...form.querySelectorAll('input')];
  // What a person has typed is known already and wins (AU-21).
  const news = inputs.filter(({ name, value }) => value !== '' && known[name] === '');
  return Object.fromEntries(news.map(({ name, value }) => [name, value]));
}

/**
 * Picks up autofilled values about 700 ms after the screen loads, and again whenever the browser says that it fills a field:
 * Chrome keeps them hidden until the first gesture (T28).
 */
export function useAutofill(
  form: RefObject<HTMLFormElement | null>,
  known: Record<string, string>,
  onFound: (found: Record<string, string>) => void,
): void {
  const look = useRef(() => {});
  useEffect(() => {
    look.current = () => {
      const found = form.current === null ? {} : filledIn(form.current, known);
      if (Object.keys(found).length > 0) onFound(found);
    };
  });
  useEffect(() => {
    const element = form.current;
    const lookNow = () => look.current();
    const onAnimation = (event: AnimationEvent) => {
      if (event.animationName === 'vitrine-autofill') lookNow();
    };
    const timer = setTimeout(lookNow, checkAfterMs);
    element?.addEventListener('animationstart', onAnimation);
    element?.addEventListener('change', lookNow);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('animationstart', onAnimation);
      element?.removeEventListener('change', lookNow);
    };
  }, [form]);
}
