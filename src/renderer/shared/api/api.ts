/** The one axios instance, spoken to in the contract's words: `call('login', { body })`. */
import { create, isAxiosError, isCancel } from 'axios';
import { calls } from '@vitrine/contract/calls';
import type { Call, CallName } from '@vitrine/contract/calls';
import type { BodyOf, ParamsOf, QueryOf, ReplyOf } from '@vitrine/contract/routes';
import type { Platform } from '../platform/platform.ts';
import { address } from './address.ts';
import { ApiFailure } from './failure.ts';

type Given<K extends string, V> = [V] extends [undefined] ? { [P in K]?: never } : { [P in K]: V };

export type CallInput<N extends CallName> = Given<'params', ParamsOf<N>> &
  Given<'query', QueryOf<N>> &
  Given<'body', BodyOf<N>> & { signal?: AbortSignal };

export interface Api {
  call: <N extends CallName>(name: N, input: CallInput<N>) => Promise<ReplyOf<N>>;
  /** tells when the server no longer knows who is asking; the answer stops listening */
  onSignedOut: (listener: () => void) => () => void;
}

const timeoutMs = 20_000;

export function createApi(platform: Pick<Platform, 'apiBaseUrl' | 'bearerToken'>): Api {
  const listeners = new Set<() => void>();
  const http = create({
    baseURL: platform.apiBaseUrl,
    timeout: timeoutMs,
    headers: { Accept: 'application/json' },
    paramsSerializer: { indexes: null },
  });
  http.interceptors.request.use((request) => {
    const token = platform.bearerToken();
    if (token !== null) request.headers.setAuthorization(`Bearer ${token}`);
    return request;
  });
  return {
    async call<N extends CallName>(name: N, input: CallInput<N>): Promise<ReplyOf<N>> {
      const route: Call = calls[name];
      const { params, query, body, signal } = input;
      try {
        const reply = await http.request<ReplyOf<N>>({
          method: route.method,
          url: address(route.path, params),
          params: query,
          data: body,
          ...(signal && { signal }),
        });
        return reply.data;
      } catch (error) {
        if (!isAxiosError(error) || isCancel(error)) throw error;
        const status = error.response?.status ?? null;
        if (status === 401 && route.access === 'owner') for (const listener of listeners) listener();
        throw new ApiFailure(status, error.response?.data);
      }
    },
    onSignedOut(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
