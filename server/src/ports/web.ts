/** The one way out to addresses that users give: shops' pages, sitemaps and proofs. The adapter guards every hop; nothing else may connect to such an address. */
export interface WebRequest {
  url: string;
  /** sent as If-None-Match and If-Modified-Since */
  etag?: string | null;
  lastModified?: string | null;
  /** decoded bytes after which the body is cut off with `too_large`; default 5 MB */
  maxBytes?: number;
  signal?: AbortSignal;
}

export interface WebResponse {
  /** the address that answered, after redirects */
  url: string;
  status: number;
  headers: Record<string, string>;
  /** decoded (gzip, br, deflate undone); empty for 304 */
  body: Uint8Array;
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
  /** GET with redirects followed (at most 5, each checked anew). @throws WebError */
  get(request: WebRequest): Promise<WebResponse>;
  /** TXT records of a public name, each joined to one string; [] when there are none. */
  txtRecords(name: string): Promise<string[]>;
}
