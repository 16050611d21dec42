import { expect, test } from 'vitest';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ModelReply } from '../../../ports/model.ts';
import { askShop } from '../ask-shop.fixture.ts';
import { toldOutcome } from './told-outcome.ts';

const cited = { citations: { passages: [0], facts: [] } };

test.each<[string, Partial<ModelReply>, Outcome]>([
  ['How long does delivery take?', { text: 'Five days.', outcome: 'answered', ...cited }, 'answered'],
  ['How long does delivery take?', { text: 'Delivery is fast.', outcome: 'answered' }, 'unsure'],
  ['How long does delivery take?', { text: 'It costs 4.90 EUR.' }, 'answered'],
  ['Which blankets do you have?', { text: 'The Harbour blanket.' }, 'answered'],
  ['Which blankets do you have?', { text: 'Many.', outcome: 'talk' }, 'unsure'],
  ['How long does delivery take?', { text: 'I do not know.', outcome: 'unknown', ...cited }, 'unknown'],
  ['How long does delivery take?', { text: 'I broke.', outcome: 'failed' }, 'unknown'],
  ['Where is my order 1234?', { text: 'Please write to us.', outcome: 'answered', ...cited }, 'order'],
  ['I want to talk to a human', { text: 'Sure.', outcome: 'answered' }, 'person'],
  ['Thanks!', { text: 'You are welcome.', outcome: 'unknown' }, 'talk'],
])('%s → %o is %s', async (text, reply, outcome) => {
  const { question } = await askShop(text);
  expect(toldOutcome(question, { text: '', products: [], ...reply }, [])).toBe(outcome);
});
