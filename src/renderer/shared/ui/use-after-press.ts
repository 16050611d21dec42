/** What leaving a field adds to the page must not push the pressed button from under the pointer: it waits for the release, and comes before the click. */
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

export function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      // the click that follows must meet what was added
      if (act !== undefined) flushSync(act);
    };
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
    };
  }, []);

  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}
