/** Visitors of a trained shop who ask what it may not know, each test with an owner of its own, on a server of the test file's own. */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { QueryOf } from '../../../contract/src/routes.ts';
import { patience } from './in-process.ts';
import { createTestClient } from './test-client.ts';
import type { TestClient, TestOwner } from './test-client.ts';
import { startTestServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';
import { trainOn } from './trained-shop.ts';

/** @returns `asking` gives what is there once the tests of the file run */
export function useOpenQuestions() {
  let open: { server: TestServer; client: TestClient; owner: TestOwner } | null = null;
  const asking = () => {
    if (open === null) throw new Error('the server starts before the first test');
    return open;
  };
  let started: Omit<ReturnType<typeof asking>, 'owner'>;
  beforeAll(async () => {
    const server = await startTestServer();
    started = { server, client: createTestClient(server) };
  });
  afterAll(() => started.server.close());
  beforeEach(async () => {
    const owner = await started.client.newOwner({ paid: true });
    await trainOn(started.server, owner.agentId);
    open = { ...started, owner };
  });

  const newChat = async () => {
    const { agentId } = asking().owner;
    const { body } = await asking().client.send('createSession', { body: { agentId } });
    return { agentId, sessionId: body.sessionId };
  };
  type Chat = Awaited<ReturnType<typeof newChat>>;

  /** Asks, and waits until the worker has nothing left to do. */
  async function ask(userQuery: string, chat?: Chat, path = 'loom.example/mugs'): Promise<Chat> {
    const asked = chat ?? (await newChat());
    const { body } = await asking().client.send('getResponse', { body: { ...asked, userQuery, path } });
    if (!body.success) throw new Error(body.code);
    await settled();
    return asked;
  }

  async function settled(): Promise<void> {
    for (let tries = 0; tries < 200 * patience; tries++) {
      const { rows } = await asking().server.db.execute(
        sql`select count(*)::int as left from jobs where kind = 'open-questions.vote' and finished_at is null`,
      );
      if (rows[0]?.['left'] === 0) return;
      await wait(50);
    }
    throw new Error('votes are still waiting');
  }

  const listed = async (state?: QueryOf<'getOpenQuestions'>['state']) => {
    const query = { agentId: asking().owner.agentId, ...(state !== undefined && { state }) };
    return (await asking().client.send('getOpenQuestions', { token: asking().owner.token, query })).body.groups;
  };
  const needing = async () => {
    const { rows } = await asking().server.db.execute(
      sql`select count(*)::int as needing from conversations where agent_id = ${asking().owner.agentId} and needs_answer`,
    );
    return rows[0]?.['needing'];
  };
  const dismiss = (groupId: string, dismissed?: boolean) =>
    asking().client.send('dismissQuestion', {
      token: asking().owner.token,
      body: { agentId: asking().owner.agentId, groupId, ...(dismissed !== undefined && { dismissed }) },
    });

  /** One question that no page answers, and its group. */
  async function askedInVain() {
    await ask('Do you repair umbrellas?');
    const [group] = await listed();
    if (group === undefined) throw new Error('no group');
    return group;
  }

  return { asking, ask, settled, listed, needing, dismiss, askedInVain };
}
