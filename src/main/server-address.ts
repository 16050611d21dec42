/** The server that this app talks to: a setting that people type, so it is read strictly and asked before it is believed. */
import type { ServerCheck } from '../preload/bridge.ts';

/** Electron's own `net.fetch`, which knows the system's proxies and certificates. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

const loopback: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const checkWithinMs = 10_000;

/** @returns an origin: https, or http on this computer alone; null for everything else */
export function parseServerOrigin(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 300) return null;
  const typed = text.trim();
  const address = URL.parse(/^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (address === null || address.username !== '' || address.password !== '' || address.hostname === '') return null;
  if (address.protocol === 'https:') return address.origin;
  return address.protocol === 'http:' && loopback.includes(address.hostname) ? address.origin : null;
}

/** What is shipped without a server of its own asks for one first: nobody's shop runs on the owner's own computer. */
export function asksForServer(build: { isPackaged: boolean; hasServer: boolean; builtIn: string }): boolean {
  const host = URL.parse(build.builtIn)?.hostname;
  return build.isPackaged && !build.hasServer && (host === undefined || loopback.includes(host));
}

/** Asks whether a Vitrine server answers there. */
export async function checkServer(text: unknown, fetch: Fetch): Promise<ServerCheck> {
  const origin = parseServerOrigin(text);
  if (origin === null)
    return { ok: false, reason: 'Please type an address such as https://vitrine.example. Only https is safe enough.' };
  const { host } = new URL(origin);
  try {
    const answer = await fetch(`${origin}/healthz`, {
      redirect: 'error',
      credentials: 'omit',
      signal: AbortSignal.timeout(checkWithinMs),
    });
    const said: unknown = await answer.json();
    const isVitrine = typeof said === 'object' && said !== null && 'success' in said;
    if (!isVitrine) return { ok: false, reason: `${host} answers, but it is not a Vitrine server.` };
    if (!answer.ok) return { ok: false, reason: `The server at ${host} is starting or unwell. Please try again soon.` };
    return { ok: true, origin };
  } catch (error) {
    return { ok: false, reason: reasonOf(error, host) };
  }
}

function reasonOf(error: unknown, host: string): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
  const text = error instanceof Error ? `${error.name} ${error.message} ${cause}` : '';
  if (error instanceof SyntaxError) return `${host} answers, but it is not a Vitrine server.`;
  if (/redirect/i.test(text)) return `${host} sends us elsewhere. Are you behind a sign-in page of your network?`;
  if (/CERT|SSL|TLS/i.test(text)) return `${host} could not prove that it is itself (its certificate is not valid).`;
  if (/Timeout/i.test(text)) return `${host} did not answer within ten seconds.`;
  return `${host} cannot be reached. Please check the address and your connection.`;
}
