/** Starts what ROLE asks for and stays in the foreground until SIGTERM or SIGINT. */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { createServer } from './composition.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import { DatabaseError } from './database/connect-once.ts';
import { openDatabase } from './database/open-database.ts';
import { demoShop, readDemoRecord, runDemo } from './demo/run-demo.ts';
import { readAllLanguages } from './dialogue/visitor-language.ts';
import { whyUnusable } from './lib/data-folder.ts';
import { freePort } from './database/free-port.ts';
import { openLog } from './lib/log.ts';
import { createOperatorPort } from './operating/operator-port.ts';

const stopWithinMs = 20_000;

async function main(): Promise<void> {
  const config = await withDemoShop(parseConfig(process.env), await wantsDemo());
  const log = openLog(config.logLevel);
  const { stopAsked, hurried, stops } = listenForStop();
  if (config.role !== 'api' && config.smtpUrl === null) await assertUsable(config.dataDir);
  const opening = openDatabase({ ...config, log });
  if (config.databaseUrl !== null) await leaveWhenAsked(opening, stopAsked);
  const database = await opening;
  stops.push(() => database.close());
  try {
    // server/src/main.ts and the bundle server/dist/main.js stand equally deep
    const projectRoot = path.resolve(import.meta.dirname, '../..');
    const { app, worker, health, metrics, history } = await createServer({ config, database, log, projectRoot });
    stops.unshift(
      () => app.close(),
      async () => worker?.stop(),
    );
    worker?.start();
    if (config.operatorPort) {
      const operator = createOperatorPort({ metrics, health, publicUrl: config.publicUrl, log });
      await listen(operator, config.operatorPort, 'OPS_HOST, OPS_PORT');
      // last of the listeners, so that a stop can be watched
      stops.splice(2, 0, () => operator.close());
    }
    if (config.role !== 'worker') {
      await listen(app, { port: config.port, host: config.host }, 'HOST, PORT');
      say(`Vitrine answers at ${config.publicUrl}`);
      void readAllLanguages(stopAsked);
      if (config.production && /\/\/(localhost|127\.)/.test(config.publicUrl))
        log.warn(
          'PUBLIC_URL is not set to an address that others can reach: letters and snippets lead to this machine',
        );
      if (config.production && config.smtpUrl === null)
        log.warn('SMTP_URL is not set: letters become files in DATA_DIR/outbox and reach nobody');
      if (config.production && config.payments === 'sandbox')
        log.warn('PAYMENTS is sandbox: whoever registers gets every plan for nothing');
    }
    if (config.demo) void startDemo(config, { history, projectRoot, log, signal: stopAsked });
    await stopped(stopAsked);
    log.info({}, 'stopping');
    health.leave();
    if (config.role !== 'worker') await sleep(config.drainMs, undefined, { signal: hurried }).catch(() => {});
  } finally {
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    for (const stop of stops) await stop();
  }
  log.info({}, 'stopped');
  process.exit(0);
}

/** @throws ConfigError that names the variables */
async function listen(server: FastifyInstance, where: { port: number; host: string }, names: string): Promise<void> {
  await server.listen(where).catch((error: unknown) => {
    throw error instanceof Error && 'syscall' in error ? new ConfigError([`${names}: ${error.message}`]) : error;
  });
}

/** Heard from the first moment, so that a stop during the start leaves no database behind; what was opened is closed in this order. Who asks twice is in a hurry. */
function listenForStop() {
  const asked = new AbortController();
  const again = new AbortController();
  const stops: (() => Promise<void>)[] = [];
  const onSignal = () => (asked.signal.aborted ? again : asked).abort();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal);
  return { stopAsked: asked.signal, hurried: again.signal, stops };
}

/** A database elsewhere that does not answer holds up no stop: what it was in the middle of it rolls back. */
async function leaveWhenAsked(opening: Promise<unknown>, stopAsked: AbortSignal): Promise<void> {
  await Promise.race([opening, stopped(stopAsked)]);
  if (stopAsked.aborted) process.exit(0);
}

/** Letters without SMTP, the demo and the embedded database are written there. @throws ConfigError */
async function assertUsable(dataDir: string): Promise<void> {
  const wrong = await whyUnusable(dataDir);
  if (wrong !== null) throw new ConfigError([wrong]);
}

async function stopped(asked: AbortSignal): Promise<void> {
  if (!asked.aborted) await once(asked, 'abort');
}

type DemoNeeds = Pick<Parameters<typeof runDemo>[0], 'history' | 'projectRoot' | 'signal'> & { log: Logger };

async function startDemo(config: Config, needs: DemoNeeds): Promise<void> {
  const { dataDir, publicUrl, port, crawlResolve } = config;
  const shopPort = Number(new URL(crawlResolve.get(demoShop.host) ?? '').port || 80);
  try {
    await runDemo({ dataDir, shopPort, apiUrl: `http://127.0.0.1:${port}`, publicUrl, say, ...needs });
  } catch (error) {
    if (!needs.signal.aborted) needs.log.error({ err: error }, 'the demo could not be made');
  }
}

/** The demo comes with a new DATA_DIR and comes again where it once was made; DEMO decides otherwise. */
async function wantsDemo(): Promise<boolean> {
  const { dataDir, role, production } = parseConfig(process.env);
  if (role !== 'all' || production) return false;
  await assertUsable(dataDir);
  const isNew = (await readdir(dataDir)).length === 0;
  return isNew || (await readDemoRecord(dataDir)) !== null;
}

/** The crawler finds the demo shop where it is served: CRAWL_RESOLVE may name a port for both, and another is taken where the usual one is. */
async function withDemoShop(config: Config, usual: boolean): Promise<Config> {
  const demo = config.demo ?? usual;
  if (!demo || config.crawlResolve.has(demoShop.host)) return { ...config, demo };
  const address = `http://127.0.0.1:${await freePort(demoShop.port)}`;
  return { ...config, demo, crawlResolve: new Map([...config.crawlResolve, [demoShop.host, address] as const]) };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  process.stderr.write(`${lastWords(error)}\n`);
  process.exit(1);
});

function lastWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  if (!(error instanceof Error)) return `Vitrine could not start: ${String(error)}`;
  return `Vitrine could not start: ${error.stack}`;
}
