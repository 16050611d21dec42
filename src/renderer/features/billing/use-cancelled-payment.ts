import { useEffect, useState } from 'react';
import { report } from '../../shared/report.ts';
import { useApi } from '../../shared/services.tsx';

/** Tells the server that a checkout was left; that it did not hear is only logged (8-29). Answers whether all is said. */
export function useCancelledPayment(userId: string | null, ready: boolean): boolean {
  const api = useApi();
  const [told, setTold] = useState(false);
  useEffect(() => {
    if (!ready) return undefined;
    const leaving = new AbortController();
    const tell = async () => {
      const { signal } = leaving;
      try {
        if (userId !== null) await api.call('cancelPayment', { body: { userId }, signal });
      } catch (error) {
        if (!signal.aborted) report('The server was not told that the payment was cancelled', error);
      }
      if (!signal.aborted) setTold(true);
    };
    void tell();
    return () => leaving.abort();
  }, [api, userId, ready]);
  return told;
}
