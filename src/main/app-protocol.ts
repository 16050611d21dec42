/** Answers `app://owner/...`: files of the bundle, its page for every path of the app, and the server behind `/api`. Nothing else. */
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { proxiedPaths, refuse } from './api-proxy.ts';

/** The app's own address. A custom scheme has the origin "null", so scheme and host are compared by name. */
export const appScheme = 'app';
const appHost = 'owner';
export const appAddress = `${appScheme}://${appHost}/`;

export function isAppAddress(url: string): boolean {
  const address = URL.parse(url);
  return address !== null && address.protocol === `${appScheme}:` && address.host === appHost;
}

/** What the app's page may do (DE-17). The server is reached through the app's own address, so the page connects to nobody else. */
function contentSecurityPolicy(serverOrigin: string): string {
  const rules = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'media-src': "'self'",
    'manifest-src': "'self'",
    // pictures of products stand on the shops' own hosts
    'img-src': `'self' data: https: ${serverOrigin}`,
    'frame-src': serverOrigin,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  };
  return Object.entries(rules)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

interface ProtocolNeeds {
  /** folder of the built page */
  folder: string;
  serverOrigin: () => string;
  proxy: (request: Request) => Promise<Response>;
}

export function createAppProtocol({ folder, serverOrigin, proxy }: ProtocolNeeds) {
  return async (request: Request): Promise<Response> => {
    const address = URL.parse(request.url);
    if (address === null || address.protocol !== `${appScheme}:` || address.host !== appHost) return refuse(404);
    if (proxiedPaths.some((prefix) => address.pathname.startsWith(prefix))) return proxy(request);
    if (request.method !== 'GET') return refuse(404);
    const name = fileName(address.pathname);
    if (name === null) return refuse(404);
    const file = await contained(folder, name);
    if (file === null) return refuse(404);
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const headers = new Headers({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (type.startsWith('text/html')) {
      headers.set('content-security-policy', contentSecurityPolicy(serverOrigin()));
      headers.set('referrer-policy', 'no-referrer');
    }
    return new Response(new Uint8Array(await readFile(file)), { headers });
  };
}

/** @returns a relative path of plain names, `index.html` for the app's own paths, null for what no link of ours asks for */
function fileName(pathname: string): string | null {
  let plain: string;
  try {
    plain = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const names = plain.split('/').filter((name) => name !== '');
  if (names.some((name) => !/^[\w@-][\w.@-]*$/.test(name) || name.includes('..'))) return null;
  return names.at(-1)?.includes('.') === true ? names.join('/') : 'index.html';
}

/** Follows links before it compares, so that nothing outside the folder is ever read. */
async function contained(folder: string, name: string): Promise<string | null> {
  try {
    const [root, file] = await Promise.all([realpath(folder), realpath(path.join(folder, name))]);
    return file.startsWith(root + path.sep) ? file : null;
  } catch {
    return null;
  }
}
