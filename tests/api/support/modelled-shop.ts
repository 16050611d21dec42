/** A paid owner's trained shop on a server whose answers a scripted model writes, for as long as a test file runs. */
import { afterAll, beforeAll } from 'vitest';
import { behindProxy } from './in-process.ts';
import { startScriptedModel } from './scripted-model.ts';
import type { ScriptedModel } from './scripted-model.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { trainOn } from './trained-shop.ts';

interface ModelledShop {
  model: ScriptedModel;
  server: TestServer;
  client: TestClient;
  owner: TestOwner;
}

/** @returns what is there once the tests of the file run */
export function useModelledShop(key: string, logTo?: { write: (line: string) => void }): () => ModelledShop {
  let shop: ModelledShop | null = null;
  const open = () => {
    if (shop === null) throw new Error('the shop opens before the first test');
    return shop;
  };

  beforeAll(async () => {
    const model = await startScriptedModel();
    const server = await startTestServer({
      worker: false,
      listen: true,
      ...(logTo && { logTo }),
      env: { LLM_BASE_URL: model.url, LLM_API_KEY: key, LLM_MODEL: 'scripted' },
    });
    const client = createTestClient(server);
    const owner = await client.newOwner({ paid: true });
    await trainOn(server, owner.agentId);
    shop = { model, server, client, owner };
  });
  afterAll(async () => {
    const { server, model } = open();
    // a connection that a client opened ahead of use would be waited for
    if (!behindProxy) server.app.server.closeAllConnections();
    await server.close();
    await model.close();
  });
  return open;
}
