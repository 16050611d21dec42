import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@vitrine/contract/refusal';
import type { Currency } from '@vitrine/contract/plans';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { paymentAddress } from '@vitrine/contract/plans';
import { report } from '../../shared/api/failure.ts';
import { useApi, useServices } from '../../shared/services.tsx';
import type { Plan } from './subscription.ts';

const startAfterMs = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface PaymentCalls {
  /** which one is under way */
  running: string | null;
  /** what the server says, and to which call, when it sells nothing yet */
  unavailable: { name: string; words: string } | null;
  run: (name: string, work: () => Promise<void>) => Promise<void>;
}

/**
 * Payment calls, one at a time: each starts after 300 ms (4-39), and a failure is silent and only stops the spinner (8-28). One answer is
 * not kept from the owner: a server that sells nothing at all would look like a broken button for ever.
 */
export function usePaymentCalls(): PaymentCalls {
  const [running, setRunning] = useState<string | null>(null);
  const [unavailable, setUnavailable] = useState<PaymentCalls['unavailable']>(null);
  const here = useRef(true);
  const busy = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const run = async (name: string, work: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(name);
    setUnavailable(null);
    try {
      await pause(startAfterMs);
      if (here.current) await work();
    } catch (error) {
      report('The payment call came to nothing', error);
      if (error instanceof PaymentRefused && error.code === 'billing.not_sold_here')
        setUnavailable({ name, words: error.words });
    }
    busy.current = false;
    setRunning(null);
  };

  return { running, unavailable, run };
}

/** The server refused a payment call. */
export class PaymentRefused extends Error {
  readonly code: string;
  /** the server's own words for people */
  readonly words: string;

  constructor({ code, message }: Refusal) {
    super(code);
    this.name = 'PaymentRefused';
    this.code = code;
    this.words = message;
  }
}

/** Long enough for a browser to leave the page; where the payment page opens beside the app, the wait ends by itself. */
const leavingMs = 3000;

/**
 * Takes a plan: Free is active at once and the record is fetched anew; a paid one leads to the payment page, with a copy of the user kept
 * for the way back. The copy goes when the record is next saved.
 */
export function useChoosePlan(calls: PaymentCalls, session: SessionRecord, onActive: () => Promise<void>) {
  const { api, platform } = useServices();

  return (plan: Plan, currency: Currency) =>
    calls.run(plan.plan, async () => {
      const { price: amount, interactions: requestsNumber } = plan;
      const body = { amount, userId: session.user._id, currency, requestsNumber, plan: plan.plan };
      const reply = await api.call('getPaymentUrl', { body });
      if (!reply.success) throw new PaymentRefused(reply);
      if (reply.paymentUrl === null) {
        await onActive();
        return;
      }
      const address = paymentAddress(reply.paymentUrl, platform.publicOrigin);
      if (address === null) throw new Error('the payment page stands at an address that is not followed');
      await platform.session.backUp(session);
      platform.goToPayment(address);
      await pause(leavingMs);
    });
}

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

/** Tells the server that a checkout was left; a failure is only logged (8-29). @returns whether that is done */
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
