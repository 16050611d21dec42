/** When a training begins: by its owner's button, by the schedule, and never of a site that is not proved. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTrainingPlan } from '../../server/src/features/knowledge/service.ts';
import { createKnowledgeStore } from '../../server/src/features/knowledge/store.ts';
import { livingShop, siteOf } from './support/living-shop.ts';
import { startTestServer } from './support/test-server.ts';
import type { TestServer } from './support/test-server.ts';
import { at, createTrainingBench, never } from './support/training-bench.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ worker: false });
});
afterAll(async () => server.close());
const { createTrainer, newRun } = createTrainingBench(() => server);

const call = (token: string, agentId: string) => ({
  again: async (more = {}) => (await server.send('trainAgain', { token, body: { agentId, ...more } })).body,
  schedule: async (schedule: string) =>
    (await server.send('updateTrainingSchedule', { token, body: { agentId, schedule } })).body,
  trainings: async () => (await server.send('getTrainings', { token, id: agentId })).body,
});

test('the owner’s button begins one training at a time, and not right after another', async () => {
  const { token, agentId } = await server.newOwner();
  const { again, trainings } = call(token, agentId);
  expect(await again()).toMatchObject({ success: false, code: 'request.malformed' });
  const knowledge = { region: 'eu', websiteUrl: 'shop.example', sitemapURL: at('/sitemap.xml'), excludeUrl: [] };
  await server.send('createKnowledge', { token, body: { agentId, ...knowledge } });
  expect(await again()).toMatchObject({ success: false, code: 'knowledge.training_under_way' });
  const end = (ago: string) =>
    server.db.execute(
      sql`update training_runs set phase = 'done', finished_at = now() - ${ago}::interval where agent_id = ${agentId}`,
    );
  await end('5 seconds');
  expect(await again()).toMatchObject({ success: false, code: 'knowledge.trained_just_now' });
  await end('5 minutes');
  const answers = await Promise.all([again(), again(), again()]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect((await trainings()).trainings.map(({ cause, phase }) => [cause, phase])).toEqual([
    ['owner', 'waiting'],
    ['saved', 'done'],
  ]);
  await server.db.execute(sql`update agent_knowledge set ownership_proved_at = null where agent_id = ${agentId}`);
  expect(await again()).toMatchObject({ success: false, code: 'knowledge.not_proved' });
});

test('CW-26 no schedule begins a training of a site that is not proved', async () => {
  const { agentId, key } = await newRun();
  await createTrainer(siteOf(livingShop())).train({ key, isLastAttempt: false, signal: never });
  const store = createKnowledgeStore(server.db);
  const begun: string[] = [];
  const startTraining = async (_tx: unknown, id: string) => void begun.push(id);
  const plan = createTrainingPlan({ store, startTraining, isInUse: async () => true });
  const due = async (provedAt: string | null) => {
    await server.db.execute(sql`update agent_knowledge
      set next_training_at = now() - interval '1 minute', ownership_proved_at = ${provedAt} where agent_id = ${agentId}`);
    await plan.startDue((error) => {
      throw error;
    });
    return begun.includes(agentId);
  };
  expect(await due(null)).toBe(false);
  expect(await due('2026-01-05T08:00:00Z')).toBe(true);
});

test('the schedule is weekly, may be daily or off, and tells its next time', async () => {
  const { token, agentId, key } = await newRun();
  const { schedule, trainings } = call(token, agentId);
  expect(await trainings()).toMatchObject({ schedule: 'weekly', nextTrainingAt: null });
  await createTrainer(siteOf(livingShop())).train({ key, isLastAttempt: false, signal: never });
  const days = (then: string | null) => Math.round((Date.parse(then ?? '') - Date.now()) / 86_400_000);
  expect(days((await trainings()).nextTrainingAt)).toBe(7);
  const daily = await schedule('daily');
  expect(daily.success && days(daily.nextTrainingAt)).toBe(1);
  expect(await schedule('off')).toEqual({ success: true, schedule: 'off', nextTrainingAt: null });
  expect(await schedule('hourly')).toMatchObject({ success: false, code: 'request.malformed' });
});
