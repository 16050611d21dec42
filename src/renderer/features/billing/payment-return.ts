import { useEffect, useState } from 'react';
import { report } from '../../shared/report.ts';
import { useApi } from '../../shared/services.tsx';

/**
 * Asks whether this user's payment is known to be true. The page's address grants nothing: the server looks at the provider's signed
 * events alone (T04). It works without a session, for a payment page that opened in another browser.
 */
export function useValidatedPayment(userId: string | null): 'checking' | 'paid' | 'not paid' {
  const api = useApi();
  const [answer, setAnswer] = useState<'checking' | 'paid' | 'not paid'>(userId === null ? 'not paid' : 'checking');
  useEffect(() => {
    if (userId === null) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      try {
        const { signal } = leaving;
        const reply = await api.call('validatePayment', { body: { verifyPayment: true, userId }, signal });
        if (!signal.aborted) setAnswer(reply.success ? 'paid' : 'not paid');
      } catch (error) {
        if (leaving.signal.aborted) return;
        report('The payment could not be validated', error);
        setAnswer('not paid');
      }
    };
    void ask();
    return () => leaving.abort();
  }, [api, userId]);
  return answer;
}

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
