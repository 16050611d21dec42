/** In which conversation a visitor types: said again every few seconds, and forgotten when it is not. */
import { useCallback, useEffect, useRef, useState } from 'react';

const forgottenAfterMs = 6_000;

export function useTypingIn(): [string | null, (conversationId: string, typing: boolean) => void] {
  const [typingIn, setTypingIn] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const told = useCallback((conversationId: string, typing: boolean) => {
    clearTimeout(timer.current);
    setTypingIn((now) => (typing ? conversationId : now === conversationId ? null : now));
    if (typing) timer.current = setTimeout(() => setTypingIn(null), forgottenAfterMs);
  }, []);
  return [typingIn, told];
}
