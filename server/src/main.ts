/** Starts what ROLE asks for and stays in the foreground until SIGTERM or SIGINT. */
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { createServer } from './composition.ts';
import { ConfigError, parseConfig } from './config.ts';
import type { Config } from './config.ts';
import { DatabaseError } from './database/database-error.ts';
import { openDatabase } from './database/open-database.ts';
import { demoShop, readDemoRecord, runDemo } from './demo/run-demo.ts';

const stopWithinMs = 20_000;

async function main(): Promise<void> {
  const config = withDemoShop(parseConfig(process.env), await wantsDemo());
  const log = pino({ level: config.logLevel });
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, log });
  // server/src/main.ts and the bundle server/dist/main.js stand equally deep
  const projectRoot = path.resolve(import.meta.dirname, '../..');
  const { app, worker } = await createServer({ config, database, log, projectRoot });
  const demo = new AbortController();

  let stopping = false;
  async function stop(signal: string): Promise<void> {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    demo.abort();
    await app.close();
    await worker?.stop();
    await database.close();
    log.info({}, 'stopped');
    process.exit(0);
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));

  worker?.start();
  if (config.role !== 'worker') {
    await app.listen({ port: config.port, host: config.host });
    say(`Vitrine answers at ${config.publicUrl}`);
  }
  if (config.demo) {
    const apiUrl = `http://127.0.0.1:${config.port}`;
    await runDemo({
      dataDir: config.dataDir,
      shopPort: Number(new URL(config.crawlResolve.get(demoShop.host) ?? '').port || 80),
      apiUrl,
      publicUrl: config.publicUrl,
      projectRoot,
      log,
      say,
      signal: demo.signal,
    }).catch((error: unknown) => {
      if (!demo.signal.aborted) log.error({ err: error }, 'the demo could not be made');
    });
  }
}

/** The demo comes with a new DATA_DIR and comes again where it once was made; DEMO decides otherwise. */
async function wantsDemo(): Promise<boolean> {
  const { dataDir, role, production } = parseConfig(process.env);
  if (role !== 'all' || production) return false;
  await mkdir(dataDir, { recursive: true });
  const isNew = (await readdir(dataDir)).length === 0;
  return isNew || (await readDemoRecord(dataDir)) !== null;
}

/** The crawler finds the demo shop where it is served; CRAWL_RESOLVE may name another port for both. */
function withDemoShop(config: Config, usual: boolean): Config {
  const demo = config.demo ?? usual;
  if (!demo || config.crawlResolve.has(demoShop.host)) return { ...config, demo };
  const crawlResolve = new Map([...config.crawlResolve, [demoShop.host, `http://127.0.0.1:${demoShop.port}`] as const]);
  return { ...config, demo, crawlResolve };
}

const say = (line: string) => void process.stdout.write(`${line}\n`);

main().catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof DatabaseError;
  const said = known
    ? error.message
    : `Vitrine could not start: ${error instanceof Error ? error.stack : String(error)}`;
  process.stderr.write(`${said}\n`);
  process.exit(1);
});
