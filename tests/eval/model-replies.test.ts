import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesAlone } from '../../server/src/features/answering/claims/claims.fixture.ts';
import { createClaimFault } from '../../server/src/features/answering/claims/fault-in-claims.ts';
import { sets, shopOf } from './question-sets.ts';
import { repliesIn } from './support-rows.ts';
import { preparedQuestion } from './talk-to-shop.ts';

test('every written reply is of a known shop, and holds what is said to be untrue in it', () => {
  const files = globSync(path.join(import.meta.dirname, 'model-replies', '*.jsonl'));
  const unknown = files.filter((file) => !sets.some(({ shop }) => shop === path.basename(file, '.jsonl')));
  const replies = files.flatMap((file) => repliesIn(file));
  const faulty = replies.filter(({ ask, say, untrue }) => ask === '' || say === '' || !say.includes(untrue ?? say));
  expect(unknown).toEqual([]);
  expect(faulty.map(({ say }) => say)).toEqual([]);
  expect(replies.length).toBeGreaterThan(9_000);
});

/** what the trees say beside the rules, on replies that they learned from */
describe('CH-10 what a model says', () => {
  async function faultsOf(ask: string, say: string) {
    const shop = await shopOf('greenmoor', 'greenmoorplants.co.uk');
    if (shop === null) throw new Error('the shop is missing');
    const question = await preparedQuestion(shop, 'Greenmoor Plants', { ask });
    return { byRules: createClaimFault(question, rulesAlone)(say), fault: createClaimFault(question)(say) };
  }

  test('is said where a rule speaks against it and all else for it', async () => {
    const { byRules, fault } = await faultsOf(
      'and how big is the large one',
      'The large one is about 65cm tall, in a 17cm nursery pot.',
    );
    expect(byRules).not.toBeNull();
    expect(fault).toBeNull();
  });

  test('is not said where no rule finds what nothing bears out', async () => {
    const { byRules, fault } = await faultsOf(
      'what are the baskets made of and will they leak on my floor',
      'The baskets are natural seagrass with a plastic lining inside. The lining can be taken out and rinsed, and it handles drips nicely.',
    );
    expect(byRules).toBeNull();
    expect(fault).toContain('does not bear out');
  });

  test('is not said where nothing stands beside an amount that stands nowhere', async () => {
    const { fault } = await faultsOf('How much is the small parlour palm?', 'Only £11.49!');
    expect(fault).not.toBeNull();
  });
});
