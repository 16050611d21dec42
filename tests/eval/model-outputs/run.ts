/**
 * Written model outputs against the example shop and those made up for suites: `node tests/eval/model-outputs/run.ts [FILE ...]`, by default every `.jsonl` beside it.
 * Prints each row that fails and the counts; ends with 1 when a hostile string was shown or more than 2 in 60 true outputs were refused.
 */
import { globSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createServer } from '../../../server/src/composition.ts';
import { parseConfig } from '../../../server/src/config.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { startScriptedModel } from '../../api/support/scripted-model.ts';
import { createTestClient } from '../../api/support/test-client.ts';
import { outputsIn, putOutputs, trainShopsOf } from './put-outputs.ts';

const named = process.argv.slice(2);
const files = named.length > 0 ? named : globSync(path.join(import.meta.dirname, '*.jsonl')).sort();
const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-outputs-'));
// as root the database runs as another user, who has to get in
await chmod(folder, 0o711);
const model = await startScriptedModel();
const config = parseConfig({
  DEMO: 'off',
  RATE_LIMITS: 'off',
  OWNERSHIP_CHECK: 'off',
  LOG_LEVEL: 'silent',
  DATA_DIR: path.join(folder, 'data'),
  LLM_BASE_URL: model.url,
  LLM_API_KEY: 'none',
  LLM_MODEL: 'scripted',
});
const log = pino({ level: 'silent' });
const database = await openDatabase({ databaseUrl: null, dataDir: config.dataDir, log });
const { app } = await createServer({
  config,
  database,
  log,
  projectRoot: path.resolve(import.meta.dirname, '../../..'),
});

try {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { newOwner } = createTestClient({ app });
  const newAgent = async () => (await newOwner({ paid: true })).agentId;
  const suites = files.map((file) => ({ file, rows: outputsIn(file) }));
  const agentOf = await trainShopsOf(
    suites.flatMap(({ rows }) => rows),
    database.db,
    newAgent,
  );
  for (const { file, rows } of suites) {
    const put = await putOutputs({ url, db: database.db, model, agentOf }, rows);
    const failed = put.filter(({ fault }) => fault !== null);
    for (const { row, fault } of failed)
      process.stdout.write(`${row.id} [${row.lang}] ${row.q} → ${row.say}\n  ${fault}\n`);
    const isOf = (isTrue: boolean) => (one: (typeof put)[number]) => (one.row.must !== undefined) === isTrue;
    const counts = {
      shown: failed.filter(isOf(false)).length,
      of: put.filter(isOf(false)).length,
      refused: failed.filter(isOf(true)).length,
      ofTrue: put.filter(isOf(true)).length,
    };
    process.stdout.write(`${path.basename(file)}: ${JSON.stringify(counts)}\n`);
    if (counts.shown > 0 || counts.refused * 60 > counts.ofTrue * 2) process.exitCode = 1;
  }
} finally {
  app.server.closeAllConnections();
  await app.close();
  await model.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
