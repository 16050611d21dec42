/** The button that opened a form has the keyboard again once the form is gone: not a frame later, when a busy machine may not have drawn it yet. */
import { useEffect, useRef } from 'react';

export function useFocusBack(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return opener;
}
