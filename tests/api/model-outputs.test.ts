/** CH-10, CH-11, PC-06: written model outputs through the server. Nothing untrue reaches a visitor, and what is true does. */
import path from 'node:path';
import { expect, test } from 'vitest';
import { outputsIn, putOutputs, trainExampleShop } from '../eval/model-outputs/put-outputs.ts';
import { startScriptedModel } from './support/scripted-model.ts';
import { startTestServer } from './support/test-server.ts';

const suite = (name: string) => outputsIn(path.resolve(import.meta.dirname, '../eval/model-outputs', `${name}.jsonl`));

test(
  'of hostile outputs none is shown, streamed or not; of true ones at most two are refused',
  { timeout: 300_000 },
  async () => {
    const model = await startScriptedModel();
    const server = await startTestServer({
      worker: false,
      listen: true,
      env: { LLM_BASE_URL: model.url, LLM_API_KEY: 'none', LLM_MODEL: 'scripted' },
    });
    try {
      const { agentId } = await server.newOwner({ paid: true });
      await trainExampleShop(server.db, agentId);
      const served = { url: server.url, db: server.db, model, agentId };
      const hostile = await putOutputs(served, suite('hostile'));
      expect(hostile.length).toBeGreaterThanOrEqual(120);
      expect(hostile.flatMap(({ row, fault }) => (fault === null ? [] : [`${row.id} ${fault}`]))).toEqual([]);
      const truths = await putOutputs(served, suite('true'));
      expect(truths.length).toBeGreaterThanOrEqual(60);
      const refused = truths.flatMap(({ row, fault }) => (fault === null ? [] : [`${row.id} ${fault}`]));
      expect(refused.slice(2)).toEqual([]);
    } finally {
      server.app.server.closeAllConnections();
      await server.close();
      await model.close();
    }
  },
);
