/** The one way out to addresses that users give: shops' pages, sitemaps and proofs. The adapter guards every hop; nothing else may connect to such an address. */
export interface WebRequest {
  url: string;
  /** sent as If-None-Match and If-Modified-Since */
  etag?: string | null;
  lastModified?: string | null;
  /** decoded bytes after which the body is cut off with `too_large`; default 5 MB */
  maxBytes?: number;
  /** after which it is given up, however it goes on; default 30 s */
  wholeMs?: number;
  signal?: AbortSignal;
}

interface WebAnswer {
  /** the address that answered, after redirects */
  url: string;
  status: number;
  headers: Record<string, string>;
}

export interface WebResponse extends WebAnswer {
  /** decoded (gzip, br, deflate undone); empty for 304 */
  body: Uint8Array;
}

export interface WebStream extends WebAnswer {
  /** decoded, to be read once; leaving the loop early closes the connection. @throws WebError while it is read */
  body: AsyncIterable<Uint8Array>;
}

/** A request that got no response: refused by the guard or failed on the way. `code` is stable, `message` is for owners. */
export class WebError extends Error {
  readonly code:
    | 'address_refused'
    | 'not_found'
    | 'unreachable'
    | 'tls'
    | 'timeout'
    | 'too_large'
    | 'too_many_redirects'
    | 'bad_response';
  constructor(code: WebError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WebError';
    this.code = code;
  }
}

export interface Web {
  /** GET with redirects followed (at most 5, each checked anew). @throws WebError, or the signal's reason */
  get(request: WebRequest): Promise<WebResponse>;
  /** As get, for what is too long to hold: the body must be read or left. */
  stream(request: WebRequest): Promise<WebStream>;
  /** TXT records of a public name, each joined to one string; [] when there are none. */
  txtRecords(name: string): Promise<string[]>;
  /** Why this address would never be fetched, in words for owners, or null. Asks nobody. */
  refusalOf(url: string): string | null;
  /** Whether this host is one that the installation itself serves for a demo, a test or staging: no request rate applies. */
  isLocal(host: string): boolean;
}

/** The same way out for what is told to a program of an owner's. */
export interface PostingWeb extends Pick<Web, 'refusalOf'> {
  /** Not redirected; of the answer its status alone is told. @throws WebError */
  post(request: { url: string; body: string; headers: Record<string, string> }): Promise<{ status: number }>;
}
