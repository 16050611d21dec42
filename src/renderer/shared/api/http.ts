/** Axios's one home: sends a call and answers with the reply's data, or throws what went wrong in our words. */
import { AxiosError, create, isAxiosError, isCancel } from 'axios';
import type { CallName } from '@vitrine/contract/calls';
import { isReadable } from '@vitrine/contract/reply-parts';
import type { Platform } from '../platform/platform.ts';
import { noteKept } from '../use-online.ts';
import { ApiFailure, TooSlow } from './failure.ts';

export interface HttpRequest {
  name: CallName;
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  params: object | undefined;
  data: object | undefined;
  signal: AbortSignal | undefined;
  /** it is sent to its end even if the page is closed meanwhile */
  outlives: boolean | undefined;
}

const outliving = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

export type Http = <R>(request: HttpRequest) => Promise<R>;

const timeoutMs = 20_000;

export function createHttp(platform: Pick<Platform, 'apiBaseUrl' | 'bearerToken'>): Http {
  const client = create({
    baseURL: platform.apiBaseUrl,
    timeout: timeoutMs,
    transitional: { clarifyTimeoutError: true },
    headers: { Accept: 'application/json' },
  });
  client.interceptors.request.use((request) => {
    const token = platform.bearerToken();
    if (token !== null) request.headers.setAuthorization(`Bearer ${token}`);
    return request;
  });
  return async <R>({ name, signal, outlives, ...request }: HttpRequest): Promise<R> => {
    try {
      const reply = await client.request<R>({ ...request, ...(signal && { signal }), ...(outlives && outliving) });
      const keptAt: unknown = reply.headers['x-vitrine-kept'];
      noteKept(name, request.params, typeof keptAt === 'string' ? keptAt : null);
      // a proxy's page, or half of what was asked for, is no answer
      if (!isReadable(name, reply.data)) throw new ApiFailure(reply.status, reply.data);
      return reply.data;
    } catch (error) {
      if (!isAxiosError(error) || isCancel(error)) throw error;
      if (error.code === AxiosError.ETIMEDOUT) throw new TooSlow();
      throw new ApiFailure(error.response?.status ?? null, error.response?.data);
    }
  };
}
