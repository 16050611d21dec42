/** What went wrong on the way, from the many codes of sockets, TLS, the HTTP parser and zlib to our few. Messages never say which port or address was tried. */
import { WebError } from '../ports/web.ts';

const messages: Record<WebError['code'], string> = {
  address_refused: 'This address is not read.',
  not_found: 'This site could not be found: its name has no address.',
  unreachable: 'The site could not be reached.',
  tls: 'The site has no valid security certificate.',
  timeout: 'The site took too long to answer.',
  too_large: 'The page is too large to be read.',
  too_many_redirects: 'The address redirects too often.',
  bad_response: 'The site gave an answer that is not valid HTTP.',
};

export const webError = (code: WebError['code'], cause?: unknown) => new WebError(code, messages[code], { cause });

const timeouts = /TIMEOUT|^ETIMEDOUT$|^TimeoutError$/;
const tls = /^(ERR_TLS|ERR_SSL|CERT_|UNABLE_TO_|DEPTH_ZERO|SELF_SIGNED|HOSTNAME_MISMATCH|EPROTO$|INVALID_CA)/;
const broken = /^(HPE_|Z_|ERR_BROTLI|ERR__ERROR_|ZSTD|UND_ERR_(HEADERS_OVERFLOW|RES_|RESPONSE|BAD_))/;

function classify(code: string): WebError['code'] {
  if (timeouts.test(code)) return 'timeout';
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'not_found';
  if (tls.test(code)) return 'tls';
  return broken.test(code) ? 'bad_response' : 'unreachable';
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return '';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export function toWebError(error: unknown): WebError {
  if (error instanceof WebError) return error;
  if (error instanceof Error && error.cause instanceof WebError) return error.cause;
  return webError(classify(codeOf(error)), error);
}
