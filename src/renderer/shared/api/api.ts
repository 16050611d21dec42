/** The server, spoken to in the contract's words: `call('login', { body })`. */
import { calls } from '@vitrine/contract/calls';
import type { Call, CallName } from '@vitrine/contract/calls';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@vitrine/contract/routes';
import type { Platform } from '../platform/platform.ts';
import { ApiFailure, isUnauthorised } from './failure.ts';
import type { Http } from './http.ts';

interface Parts<N extends CallName> {
  params: ParamsOf<N>;
  query: QueryOf<N>;
  body: BodyOf<N>;
}

export type CallInput<N extends CallName> = {
  [P in keyof Parts<N> as [Parts<N>[P]] extends [undefined] ? never : P]: Parts<N>[P];
} & {
  signal?: AbortSignal;
  /** sent to its end even if the page is closed meanwhile; at most 64 kB */
  outlives?: boolean;
};

/** The same whatever is called: the union of all calls is more than the type checker holds. */
interface Sent {
  params?: Record<string, string>;
  query?: object;
  body?: object;
  signal?: AbortSignal;
  outlives?: boolean;
}

export interface Api {
  call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<ReplyOf<N>>;
  /** tells when the server no longer knows who is asking; the answer stops listening */
  onSignedOut: (listener: () => void) => () => void;
}

export function createApi(platform: Pick<Platform, 'apiBaseUrl' | 'bearerToken'>): Api {
  const listeners = new Set<() => void>();
  let http: Http | null = null;

  /** Loaded with the first call: a sign-in form can be read and filled in without it. */
  const loadHttp = async (): Promise<Http> => {
    try {
      http ??= (await import('./http.ts')).createHttp(platform);
      return http;
    } catch {
      throw new ApiFailure(null, undefined);
    }
  };

  async function ask<R>(name: CallName, { params, query, body, signal, outlives }: Sent): Promise<R> {
    const send = await loadHttp();
    const route: Call = calls[name];
    try {
      return await send<R>({
        name,
        method: route.method,
        url: address(route.path, params),
        params: query,
        data: body,
        signal,
        outlives,
      });
    } catch (error) {
      if (isUnauthorised(error) && route.access === 'owner') for (const listener of listeners) listener();
      throw error;
    }
  }

  return {
    call: <N extends CallName>(name: N, input: CallInput<N>) => ask<ReplyOf<N>>(name, input),
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fills a contract path such as `/users/get_user/:id`. Values are encoded, so that no id can change the path. */
export function address(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
}
