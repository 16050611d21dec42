import { expect, test } from 'vitest';
import { limitAnswersAtOnce } from './answers-at-once.ts';
import type { Answered } from './asked.ts';

test('LO-06 an agent beyond its answers at once is busy, another is not, and an ended one makes room', async () => {
  const waiting: ((answered: Answered) => void)[] = [];
  const { answer } = limitAnswersAtOnce({ answer: () => new Promise((resolve) => waiting.push(resolve)) }, 2);
  const ask = (agentId: string) =>
    answer({ requestId: 'req_1', kind: 'live', agentId, sessionId: 's', userQuery: 'Hello?' });
  const first = ask('agt_1');
  void ask('agt_1');
  await expect(ask('agt_1')).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 3 });
  void ask('agt_2');
  expect(waiting).toHaveLength(3);
  waiting[0]?.({ messageId: 'msg_1', text: 'Hello.', cards: [] });
  await first;
  void ask('agt_1');
  expect(waiting).toHaveLength(4);
});
