/** An API for component tests that answers from a script and remembers what it was asked. */
import type { RefusalCode } from '@vitrine/contract/refusal';
import type { CallName } from '@vitrine/contract/calls';
import { isReadable } from '@vitrine/contract/reply-parts';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { Api, CallInput } from '../../shared/api/api.ts';
import { ApiFailure } from '../../shared/api/failure.ts';

export type Script = { [N in CallName]?: (input: CallInput<N>) => ReplyOf<N> | Promise<ReplyOf<N>> };

interface Asked {
  name: CallName;
  input: unknown;
}

export interface ScriptedApi extends Api {
  asked: Asked[];
  /** the bodies of one call, in order */
  bodies: (name: CallName) => unknown[];
  script: Script;
}

const bodyOf = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'body' in input ? input.body : undefined;

/** Rejects when the caller gives up, as a real call does. */
const aborted = (signal?: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Every page asks it, so that it is answered unless a test scripts it, and is not among what was asked. */
const getSupport = () => ({
  success: true as const,
  server: 'https://vitrine.example',
  email: 'help@operator.example',
  phone: '+351 123 456 789',
  whatsApp: '+351 912 345 678',
  bookingUrl: 'https://calendar.example/call',
});

/** As a real call takes it. */
async function readable<R>(name: CallName, answer: R | Promise<R>): Promise<R> {
  const reply = await answer;
  if (!isReadable(name, reply)) throw new ApiFailure(200, reply);
  return reply;
}

export function createScriptedApi(script: Script): ScriptedApi {
  const asked: Asked[] = [];
  const listeners = new Set<() => void>();
  async function answered<R>(answer: (() => R | Promise<R>) | null, signal: AbortSignal | undefined): Promise<R> {
    if (answer === null) throw new ApiFailure(null, undefined);
    try {
      return await Promise.race([answer(), aborted(signal)]);
    } catch (error) {
      if (error instanceof ApiFailure && error.status === 401) for (const listener of listeners) listener();
      throw error;
    }
  }
  const api: ScriptedApi = {
    asked,
    script: { getSupport, ...script },
    bodies: (name) => asked.filter((one) => one.name === name).map((one) => bodyOf(one.input)),
    call: <N extends CallName>(name: N, input: CallInput<N>) => {
      if (name !== 'getSupport') asked.push({ name, input });
      const answer = api.script[name];
      return answered<ReplyOf<N>>(answer === undefined ? null : () => readable(name, answer(input)), input.signal);
    },
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return api;
}

export const refusal = (code: RefusalCode, message = 'Refused.') => ({ success: false as const, code, message });

export const failure = (status: number | null, reply?: unknown) => {
  throw new ApiFailure(status, reply);
};
