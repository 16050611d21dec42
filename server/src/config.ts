/** The environment, parsed once. Every mistake is collected, so that one start names them all. */
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { parsePayments } from './payments-setting.ts';
import type { PaymentsSetting } from './payments-setting.ts';
import { parseSupport } from './support-setting.ts';
import type { Support } from './support-setting.ts';

export interface Config extends PaymentsSetting {
  port: number;
  host: string;
  /** where metrics, health and the API's description are for the operator; null: nowhere */
  operatorPort: { port: number; host: string } | null;
  /** origin without a trailing slash; links in letters, snippets and payment returns start with it */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** a pooler's way to the same database, in transaction mode: what serves requests goes over it; null: there is none */
  databasePoolUrl: string | null;
  role: 'all' | 'api' | 'worker';
  /** `usesTools`: it may look further into the agent's index while it answers */
  model: { baseUrl: string; apiKey: string; model: string; usesTools: boolean } | null;
  /** null: passages are found by their words alone */
  embeddings: { baseUrl: string; apiKey: string; model: string } | null;
  smtpUrl: string | null;
  mailFrom: string;
  support: Support;
  ownershipCheck: 'required' | 'off';
  /** public host → origin it is really fetched from */
  crawlResolve: ReadonlyMap<string, string>;
  /** null: on when the database is new and this is not production */
  demo: boolean | null;
  rateLimits: boolean;
  /** the proxies whose word about a visitor's address counts; false: nobody's */
  trustProxy: false | string[];
  logLevel: string;
  /** how long the listener stays after a stop was asked for, so that balancers learn of it first */
  drainMs: number;
  /** said, or not denied on a server that others can reach: nothing that helps on a laptop is on then (OP-09) */
  production: boolean;
}

export class ConfigError extends Error {
  readonly mistakes: string[];
  constructor(mistakes: string[]) {
    super(`The configuration has ${mistakes.length === 1 ? 'a mistake' : 'mistakes'}:\n- ${mistakes.join('\n- ')}`);
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/** @throws ConfigError naming every mistake */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const mistakes: string[] = [];
  const text = (name: string) => env[name]?.trim() || null;
  const choice = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = text(name);
    if (value === null) return fallback;
    const found = allowed.find((one) => one === value);
    if (found === undefined) mistakes.push(`${name} is "${value}", but must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  };
  const url = (name: string, protocols: string[]): string | null => {
    const value = text(name);
    if (value === null) return null;
    const isWhole = ({ protocol, hostname }: URL) =>
      protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
    if (URL.canParse(value) && isWhole(new URL(value))) return value;
    mistakes.push(
      `${name} must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')} and a host’s name`,
    );
    return null;
  };
  const together = (names: string[]): Record<string, string> | null => {
    const missing = names.filter((name) => text(name) === null);
    if (missing.length === names.length) return null;
    if (missing.length > 0) mistakes.push(`${names.join(', ')} belong together; missing: ${missing.join(', ')}`);
    return Object.fromEntries(names.map((name) => [name, text(name) ?? '']));
  };

  /** a key that nobody asks for was meant for something that is then silently off */
  const keyOf = (name: string, needs: string, configured: boolean) => {
    const key = text(name);
    if (key !== null && !configured) mistakes.push(`${name} is set, but ${needs} is not`);
    return key ?? '';
  };

  const port = parsePort('PORT', text('PORT') ?? '4600', mistakes);
  const opsPort = text('OPS_PORT');
  const operatorPort = opsPort === null ? null : parsePort('OPS_PORT', opsPort, mistakes);
  if (operatorPort === port) mistakes.push('OPS_PORT must not be PORT: what is there is not for everybody');
  const publicUrl = url('PUBLIC_URL', ['http:', 'https:']);
  if (publicUrl !== null && publicUrl.replace(/\/$/, '').toLowerCase() !== new URL(publicUrl).origin)
    mistakes.push('PUBLIC_URL must be a scheme, a host and perhaps a port, with nothing after them');
  const host = text('HOST') ?? '127.0.0.1';
  const others = reachedByOthers(host, publicUrl);
  const mode = choice(
    'NODE_ENV',
    ['production', 'development', 'test'],
    others === null ? 'development' : 'production',
  );
  const production = mode === 'production';
  const inProduction = text('NODE_ENV') === null ? `in production, as which this counts: ${others}` : 'in production';
  const llm = together(['LLM_BASE_URL', 'LLM_MODEL']);
  url('LLM_BASE_URL', ['http:', 'https:']);
  const usesTools = choice('LLM_TOOLS', ['auto', 'off'], 'auto') === 'auto';
  if (text('LLM_TOOLS') !== null && llm === null) mistakes.push('LLM_TOOLS is set, but LLM_BASE_URL is not');
  const modelKey = keyOf('LLM_API_KEY', 'LLM_BASE_URL', llm !== null);
  const embeddings = together(['EMBEDDINGS_BASE_URL', 'EMBEDDINGS_MODEL']);
  url('EMBEDDINGS_BASE_URL', ['http:', 'https:']);
  const embeddingsKey = keyOf('EMBEDDINGS_API_KEY', 'EMBEDDINGS_BASE_URL', embeddings !== null);
  const { payments, stripe } = parsePayments(
    {
      wanted: text('PAYMENTS'),
      secretKey: text('STRIPE_SECRET_KEY'),
      webhookSecret: text('STRIPE_WEBHOOK_SECRET'),
      apiBase: url('STRIPE_API_BASE', ['http:', 'https:']),
      open: mustSayPayments(mode, text('NODE_ENV'), others),
    },
    mistakes,
  );
  const ownershipCheck = choice('OWNERSHIP_CHECK', ['required', 'off'], 'required');
  const rateLimits = choice('RATE_LIMITS', ['on', 'off'], 'on');
  const crawlResolve = parseResolve(text('CRAWL_RESOLVE'), mistakes);
  if (production) {
    if (ownershipCheck === 'off') mistakes.push(`OWNERSHIP_CHECK=off is refused ${inProduction}`);
    if (rateLimits === 'off') mistakes.push(`RATE_LIMITS=off is refused ${inProduction}`);
    if (crawlResolve.size > 0) mistakes.push(`CRAWL_RESOLVE is refused ${inProduction}`);
  }
  const demo = text('DEMO') === null ? null : choice('DEMO', ['on', 'off'], 'on') === 'on';
  if (production && demo === true) mistakes.push(`DEMO=on is refused ${inProduction}`);

  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const databasePoolUrl = url('DATABASE_POOL_URL', ['postgres:', 'postgresql:']);
  if (databasePoolUrl !== null && text('DATABASE_URL') === null)
    mistakes.push('DATABASE_POOL_URL is set, but DATABASE_URL is not, which leads past the pooler');

  const config: Config = {
    port,
    host,
    operatorPort: operatorPort === null ? null : { port: operatorPort, host: text('OPS_HOST') ?? '127.0.0.1' },
    publicUrl: publicUrl === null ? `http://localhost:${port}` : new URL(publicUrl).origin,
    dataDir: path.resolve(text('DATA_DIR') ?? './data'),
    databaseUrl,
    databasePoolUrl,
    role: choice('ROLE', ['all', 'api', 'worker'], 'all'),
    model: llm && {
      baseUrl: llm['LLM_BASE_URL'] ?? '',
      apiKey: modelKey,
      model: llm['LLM_MODEL'] ?? '',
      usesTools,
    },
    embeddings: embeddings && {
      baseUrl: embeddings['EMBEDDINGS_BASE_URL'] ?? '',
      apiKey: embeddingsKey,
      model: embeddings['EMBEDDINGS_MODEL'] ?? '',
    },
    payments,
    stripe,
    smtpUrl: url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: parseSender(text('MAIL_FROM') ?? `Vitrine <no-reply@${publicHost(publicUrl)}>`, mistakes),
    support: parseSupport(text, mistakes),
    ownershipCheck,
    crawlResolve,
    demo: production ? false : demo,
    rateLimits: rateLimits === 'on',
    trustProxy: parseTrustProxy(text('TRUST_PROXY'), mistakes),
    logLevel: choice('LOG_LEVEL', logLevels, 'info'),
    drainMs: parseSeconds('DRAIN_SECONDS', text('DRAIN_SECONDS') ?? (production ? '5' : '0'), mistakes) * 1_000,
    production,
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}

const publicHost = (publicUrl: string | null) => (publicUrl === null ? 'localhost' : new URL(publicUrl).hostname);

/** localhost, 127.0.0.0/8 and ::1, as a host's name or as an address holds it. */
function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (bare === 'localhost') return true;
  return ipaddr.isValid(bare) && ipaddr.process(bare).range() === 'loopback';
}

/** Why this is no server of its operator alone, in words that may follow "because"; null where it is. */
function reachedByOthers(host: string, publicUrl: string | null): string | null {
  const undenied = 'and NODE_ENV is not development';
  if (publicUrl !== null && !isLoopback(new URL(publicUrl).hostname))
    return `PUBLIC_URL is not an address of this machine alone ${undenied}`;
  if (!isLoopback(host)) return `HOST is not an address of this machine alone ${undenied}`;
  return null;
}

/** A server for others, whatever NODE_ENV calls it, takes pretended money only when that was said. */
function mustSayPayments(mode: string, said: string | null, others: string | null): string | null {
  if (mode === 'development' && said !== null) return null;
  if (mode === 'production') return said === null ? others : 'this is production';
  return others?.startsWith('PUBLIC_URL') ? others : null;
}

function parsePort(name: string, value: string, mistakes: string[]): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  mistakes.push(`${name} is "${value}", but must be a whole number from 1 to 65535`);
  return 4600;
}

function parseSeconds(name: string, value: string, mistakes: string[]): number {
  const seconds = Number(value);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= 60) return seconds;
  mistakes.push(`${name} is "${value}", but must be a whole number of seconds from 0 to 60`);
  return 0;
}

/** `us@shop.example` or `Shop <us@shop.example>` */
function parseSender(value: string, mistakes: string[]): string {
  if (!/^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value))
    mistakes.push(`MAIL_FROM is "${value}", but must be an e-mail address, or a name and <an address>`);
  return value;
}

/** `10.0.0.0/8, 192.0.2.7`. Trusting everybody, or a count of hops, would let visitors choose their own address, so that cannot be said. */
function parseTrustProxy(value: string | null, mistakes: string[]): Config['trustProxy'] {
  if (value === null || value === 'off') return false;
  const addresses = value.split(',').map((part) => part.trim());
  const known = ['loopback', 'linklocal', 'uniquelocal'];
  const isAddress = (one: string) =>
    ipaddr.IPv4.isValidFourPartDecimal(one) ||
    ipaddr.IPv4.isValidCIDRFourPartDecimal(one) ||
    ipaddr.IPv6.isValid(one) ||
    ipaddr.IPv6.isValidCIDR(one);
  if (addresses.every((one) => known.includes(one) || isAddress(one))) return addresses;
  mistakes.push(`TRUST_PROXY is "${value}", but must be off or the addresses of the proxies before the server`);
  return false;
}

function parseResolve(value: string | null, mistakes: string[]): Map<string, string> {
  const entries = new Map<string, string>();
  for (const entry of (value ?? '').split(',').filter((part) => part.trim() !== '')) {
    const [host, target] = entry.trim().split(/=(.*)/s);
    if (host && target && URL.canParse(target) && /^https?:$/.test(new URL(target).protocol)) {
      entries.set(host.trim().toLowerCase(), new URL(target).origin);
    } else {
      mistakes.push(`CRAWL_RESOLVE has "${entry.trim()}", but must read host=http://address:port`);
    }
  }
  return entries;
}
