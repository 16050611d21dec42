import { useEffect, useState } from 'react';

/**
 * A key for what must not outlive a visit: it changes when the page is left, so that a browser which keeps whole pages for its Back
 * button keeps nobody's keys and passwords (T29).
 */
export function useFreshOnLeave(): number {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const leave = () => setVisit((now) => now + 1);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return visit;
}
