import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { statusReply } from './testing/agents.ts';
import { failure, refusal } from './testing/scripted-api.ts';
import { digest, openKnowledge, overview, training } from './testing/trainings.ts';

test('the newest training shows what changed: prices, lines of rules, pages, and prices that disagree', async () => {
  const { screen } = await openKnowledge([training({ digest })]);
  await expect.element(screen.getByText(/^1 price changed · 1 policy page changed · 1 page gone/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Wool rug' })).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(screen.getByText('79.00 EUR')).toBeVisible();
  await expect.element(screen.getByText(/Thirty days to return\.$/)).toBeVisible();
  await expect.element(screen.getByText(/Fourteen days to return\.$/)).toBeVisible();
  const edgeOf = (line: RegExp) => getComputedStyle(screen.getByText(line).element()).borderInlineStartColor;
  expect(edgeOf(/Thirty days to return\.$/), 'red, and green').not.toBe(edgeOf(/Fourteen days to return\.$/));
  await expect.element(screen.getByText(/your agent names no price/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Odd lamp' }).query(), 'only web addresses are links').toBeNull();
  await expect.element(screen.getByText('3 pages left out on purpose')).toBeVisible();
});

test('a line that changed on every page is told once, and pages that changed by themselves are counted apart', async () => {
  const banner = { before: 'Free delivery over 50 €.', now: 'Free delivery over 75 €.', pages: 47 };
  const isNew = { before: '', now: 'Closed until Monday.', pages: 30 };
  const told = { ...digest, pagesChanged: 49, pagesChangedAlone: 2 };
  const { screen } = await openKnowledge([
    training({ digest: { ...told, sharedLines: [banner] } }),
    training({ digest: { ...told, sharedLines: [banner, isNew] }, cause: 'owner' }),
  ]);
  await expect.element(screen.getByText(/· 1 line on 47 pages changed · 2 pages changed ·/)).toBeVisible();
  await expect.element(screen.getByText(/· 2 lines on many pages changed · 2 pages changed ·/)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'One line on 47 pages changed' })).toBeVisible();
  await expect.element(screen.getByText(/Free delivery over 75 €\.$/).first()).toBeVisible();
  await userEvent.click(screen.getByText(/2 lines on many pages/));
  await expect.element(screen.getByRole('heading', { name: 'One line on 30 pages is new' })).toBeVisible();
});

test('nothing changed, a first training and a failed one each say so in a line', async () => {
  const still = {
    ...digest,
    pagesGone: 0,
    pagesChanged: 0,
    soldOut: 0,
    pricesChanged: 0,
    policies: [],
    priceConflicts: 0,
  };
  const { screen } = await openKnowledge([
    training({ phase: 'failed', reason: 'The site stopped answering.' }),
    training({ digest: still, cause: 'owner' }),
    training({ digest, isFirst: true, cause: 'saved' }),
  ]);
  await expect.element(screen.getByText(/^The site stopped answering\./)).toBeVisible();
  await expect.element(screen.getByText('Nothing changed')).toBeVisible();
  await expect.element(screen.getByText('66 pages and 43 products read')).toBeVisible();
});

test('the button begins a training, which is then shown as it goes', async () => {
  let begun = false;
  const { screen, api } = await openKnowledge([], {
    trainAgain: () => {
      begun = true;
      return { success: true };
    },
    getTrainings: () =>
      overview(begun ? [training({ phase: 'fetching', finishedAt: null, cause: 'owner' }), training()] : [training()]),
    getStatus: () =>
      statusReply('confirmed', begun ? { phase: 'fetching', pagesFound: 70, pagesDone: 35 } : { phase: 'done' }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Train again now' }));
  await expect.element(screen.getByText('Reading your pages')).toBeVisible();
  await expect.element(screen.getByText('50 %')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Train again now' })).toBeDisabled();
  expect(api.bodies('trainAgain')).toEqual([{ agentId: 'agt_1' }]);
});

test('a training that the list knows to be done is shown as ready once the status says so too', async () => {
  let begun = false;
  let asked = 0;
  const { screen } = await openKnowledge([], {
    trainAgain: () => {
      begun = true;
      return { success: true };
    },
    getTrainings: () => overview([training()]),
    getStatus: () => {
      asked += begun ? 1 : 0;
      return statusReply('confirmed', begun && asked < 2 ? { phase: 'indexing', pagesFound: 70 } : { phase: 'done' });
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Train again now' }));
  await expect.element(screen.getByText('Putting it all in order')).toBeVisible();
  await expect.element(screen.getByText('Ready'), { timeout: 8_000 }).toBeVisible();
});

test('a training that was published is looked at anew in each card beside it', async () => {
  let isPublished = false;
  const later = training({ finishedAt: '2026-11-21T09:05:00.000Z' });
  const { screen, api } = await openKnowledge([], {
    getFacts: () => ({ success: true, facts: [] }),
    getPages: () => ({ success: true, pages: [], totalPages: 1, currentPage: 1 }),
    getCheckup: () => ({ success: true, checkedAt: null, score: null, findings: [] }),
    getQuestions: () => ({ success: true, questions: [] }),
    trainAgain: () => {
      isPublished = true;
      return { success: true };
    },
    getTrainings: () => overview(isPublished ? [later, training()] : [training()]),
  });
  const names = ['getFacts', 'getPages', 'getCheckup', 'getQuestions'];
  const asked = () => names.map((name) => api.asked.filter((one) => one.name === name).length);
  await expect.poll(asked).toEqual([1, 1, 1, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Train again now' }));
  await expect.poll(asked).toEqual([2, 2, 2, 2]);
});

test('a training that is not to be had says why', async () => {
  const words = 'The last training ended less than a minute ago.';
  const { screen } = await openKnowledge([training()], {
    trainAgain: () => refusal('knowledge.trained_just_now', words),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Train again now' }));
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('CW-29 a site that is away is said to be waited for, and until when', async () => {
  const { screen } = await openKnowledge([training({ phase: 'fetching', finishedAt: null })], {
    getStatus: () =>
      statusReply('confirmed', {
        phase: 'fetching',
        reason: 'The site stopped answering.',
        pausedUntil: '2026-11-20T09:30:00.000Z',
      }),
  });
  await expect.element(screen.getByText('Waiting for your website')).toBeVisible();
  await expect.element(screen.getByText(/We try again at \d\d:\d\d/)).toBeVisible();
});

test('what a site that is away does not take from the agent is told with its numbers and its day, and so after it gave up', async () => {
  const gone = training({ phase: 'failed', reason: 'The site stopped answering.' });
  const { screen } = await openKnowledge([training({ phase: 'fetching', finishedAt: null }), gone, training()], {
    getStatus: () =>
      statusReply('confirmed', { phase: 'fetching', reason: 'No.', pausedUntil: '2026-11-20T09:30:00.000Z' }),
  });
  await expect
    .element(screen.getByText(/goes on answering from 66 pages and 43 products that it read on .*20 November/))
    .toBeVisible();
  await expect.element(screen.getByText(/Your agent kept what it knew, and answers from it/)).toBeVisible();
});

test('a training that the proof began is shown as it goes, without a press', async () => {
  let isProved = false;
  const { screen } = await openKnowledge([], {
    getStatus: () => {
      const now = isProved ? statusReply('pending', { phase: 'fetching' }) : statusReply('created', { phase: 'done' });
      isProved = true;
      return now;
    },
    getTrainings: () =>
      overview(isPolled() ? [training({ phase: 'fetching', finishedAt: null }), training()] : [training()]),
  });
  let asked = 0;
  const isPolled = () => (asked += 1) > 1;
  await expect.element(screen.getByRole('button', { name: 'Train again now' }), { timeout: 12_000 }).toBeDisabled();
});

test('CW-30 a training that was held back may be taken all the same', async () => {
  const held = training({ phase: 'failed', heldBack: true, reason: 'The site offered only 5 pages this time.' });
  const { screen, api } = await openKnowledge([held], { trainAgain: () => ({ success: true }) });
  await userEvent.click(screen.getByRole('button', { name: 'Use it anyway' }));
  await expect.poll(() => api.bodies('trainAgain')).toEqual([{ agentId: 'agt_1', acceptSmaller: true }]);
});

test('a training that was held back is told in one box, with what the agent goes on answering from', async () => {
  const reason = 'The site offered only 5 pages this time.';
  const held = training({ phase: 'failed', heldBack: true, reason, pagesKept: 5, productsFound: 0 });
  const progress = { phase: 'failed', pagesFound: 5, pagesDone: 5, pagesKept: 5, reason } as const;
  const { screen } = await openKnowledge([held, training()], { getStatus: () => statusReply('confirmed', progress) });
  const card = screen.getByRole('region', { name: 'Training', exact: true });
  await expect.element(card.getByText('Held back', { exact: true })).toBeVisible();
  await expect.element(card.getByText(/goes on answering from 66 pages and 43 products/)).toBeVisible();
  for (const words of ['It stopped', '100 %', 'products'])
    expect(card.getByText(words, { exact: true }).query()).toBeNull();
  expect(card.getByText(/only 5 pages this time/).elements()).toHaveLength(1);
});

test('the schedule is chosen at once, and goes back when it could not be kept', async () => {
  const { screen, api } = await openKnowledge([training()], {
    updateTrainingSchedule: () => ({ success: true, schedule: 'off', nextTrainingAt: null }),
  });
  const choice = (name: string) => screen.getByRole('button', { name, exact: true });
  await expect.element(choice('Weekly')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(choice('Off'));
  await expect.element(screen.getByText('Only when you ask.')).toBeVisible();
  expect(api.bodies('updateTrainingSchedule')).toEqual([{ agentId: 'agt_1', schedule: 'off' }]);
  api.script.updateTrainingSchedule = () => failure(500);
  await userEvent.click(choice('Daily'));
  await expect.element(choice('Off')).toHaveAttribute('aria-pressed', 'true');
});
