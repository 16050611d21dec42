import { useEffect, useState } from 'react';

/** False at first, true once so many milliseconds have gone by. */
export function useLater(afterMs: number): boolean {
  const [later, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLater(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return later;
}
