import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '@vitrine/contract/refusal';
import { report } from '../../shared/report.ts';

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

/** The server's "no" to a payment call. */
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
