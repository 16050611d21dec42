import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply } from './testing/agents.ts';
import { freeOwner } from './testing/owners.ts';
import { renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';

type Overview = ReplyOf<'getTrainings'>;
type Training = Overview['trainings'][number];

const digest: NonNullable<Training['digest']> = {
  pagesNew: 0,
  pagesGone: 1,
  pagesChanged: 2,
  pages: [{ url: 'https://shop.example/old', title: 'Old page', change: 'gone' }],
  productsNew: 0,
  productsGone: 0,
  soldOut: 2,
  backInStock: 0,
  pricesChanged: 1,
  prices: [{ url: 'https://shop.example/rug', name: 'Wool rug', before: '89.00 EUR', now: '79.00 EUR' }],
  policies: [
    {
      url: 'https://shop.example/returns',
      title: 'Returns',
      removed: ['Thirty days to return.'],
      added: ['Fourteen days to return.'],
    },
  ],
  priceConflicts: 1,
  conflicts: [{ url: 'javascript:alert(1)', name: 'Odd lamp' }],
};

const training = (more: Partial<Training> = {}): Training => ({
  _id: `run_${JSON.stringify(more).length}`,
  cause: 'schedule',
  phase: 'done',
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:05:00.000Z',
  pagesFound: 70,
  pagesKept: 66,
  pagesFailed: 1,
  productsFound: 43,
  reason: null,
  heldBack: false,
  isFirst: false,
  digest: null,
  suite: null,
  ...more,
});

const overview = (trainings: Training[], more: Partial<Overview> = {}): Overview => ({
  success: true,
  schedule: 'weekly',
  nextTrainingAt: '2026-11-27T09:05:00.000Z',
  notices: [],
  leftOut: [{ reason: 'The page asks not to be indexed.', pages: 3 }],
  trainings,
  ...more,
});

const open = (trainings: Training[], script: Script = {}) =>
  renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done', pagesKept: 66 }),
      getTrainings: () => overview(trainings),
      ...script,
    },
  });

test('the newest training shows what changed: prices, lines of rules, pages, and prices that disagree', async () => {
  const { screen } = await open([training({ digest })]);
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
  const { screen } = await open([
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
  const { screen } = await open([
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
  const { screen, api } = await open([], {
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
  const { screen } = await open([], {
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
  const { screen, api } = await open([], {
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
  const { screen } = await open([training()], { trainAgain: () => refusal('knowledge.trained_just_now', words) });
  await userEvent.click(screen.getByRole('button', { name: 'Train again now' }));
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('CW-29 a site that is away is said to be waited for, and until when', async () => {
  const { screen } = await open([training({ phase: 'fetching', finishedAt: null })], {
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
  const { screen } = await open([training({ phase: 'fetching', finishedAt: null }), gone, training()], {
    getStatus: () =>
      statusReply('confirmed', { phase: 'fetching', reason: 'No.', pausedUntil: '2026-11-20T09:30:00.000Z' }),
  });
  await expect
    .element(screen.getByText(/goes on answering from 66 pages and 43 products that it read on .*20 November/))
    .toBeVisible();
  await expect.element(screen.getByText(/Your agent kept what it knew, and answers from it/)).toBeVisible();
});

test('a sitemap that was got around is told with the one that was read, which one press makes the saved one', async () => {
  const used = 'https://shop.example/sitemap_index.xml';
  const instead = { given: knowledge.sitemapURL, used: [used], why: 'The site answered with status 404.' };
  const reply = statusReply('confirmed', { phase: 'done' });
  const told = { ...reply, knowledge: reply.knowledge && { ...reply.knowledge, sitemapInstead: instead } };
  let isTold = true;
  const { screen, api } = await open([training()], {
    getStatus: () => (isTold ? told : reply),
    updateKnowledge: () => {
      isTold = false;
      return { success: true, data: { ...knowledge, sitemapURL: used } };
    },
  });
  await expect.element(screen.getByText(/could not be used\. The site answered with status 404\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Use that one from now on' }));
  await expect.poll(() => api.bodies('updateKnowledge')).toEqual([{ agentId: 'agt_1', sitemapURL: used }]);
  await expect.element(screen.getByText(/could not be used/)).not.toBeInTheDocument();
  expect(document.activeElement?.closest('section')?.textContent, 'the keyboard stays in the card').toContain(
    'Training',
  );
});

test('a training that the proof began is shown as it goes, without a press', async () => {
  let isProved = false;
  const { screen } = await open([], {
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
  const { screen, api } = await open([held], { trainAgain: () => ({ success: true }) });
  await userEvent.click(screen.getByRole('button', { name: 'Use it anyway' }));
  await expect.poll(() => api.bodies('trainAgain')).toEqual([{ agentId: 'agt_1', acceptSmaller: true }]);
});

test('a training that was held back is told in one box, with what the agent goes on answering from', async () => {
  const reason = 'The site offered only 5 pages this time.';
  const held = training({ phase: 'failed', heldBack: true, reason, pagesKept: 5, productsFound: 0 });
  const progress = { phase: 'failed', pagesFound: 5, pagesDone: 5, pagesKept: 5, reason } as const;
  const { screen } = await open([held, training()], { getStatus: () => statusReply('confirmed', progress) });
  const card = screen.getByRole('region', { name: 'Training', exact: true });
  await expect.element(card.getByText('Held back', { exact: true })).toBeVisible();
  await expect.element(card.getByText(/goes on answering from 66 pages and 43 products/)).toBeVisible();
  for (const words of ['It stopped', '100 %', 'products'])
    expect(card.getByText(words, { exact: true }).query()).toBeNull();
  expect(card.getByText(/only 5 pages this time/).elements()).toHaveLength(1);
});

test('the schedule is chosen at once, and goes back when it could not be kept', async () => {
  const { screen, api } = await open([training()], {
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

test.each([
  ['2999-01-08T00:00:00.000Z', /Put one proof back by .*January/],
  ['2026-01-08T00:00:00.000Z', /is no longer trained/],
])('CW-27 a lost proof is said, with what to put back (until %s)', async (trainsUntil, words) => {
  const status = statusReply('confirmed', { phase: 'done' });
  const lost = { lostAt: '2026-01-01T00:00:00.000Z', trainsUntil };
  if (status.knowledge) status.knowledge.ownership = { ...status.knowledge.ownership, ...lost };
  const app = await open([training()], { getStatus: () => status });
  await expect.element(app.screen.getByText(words)).toBeVisible();
  await expect.element(app.screen.getByText(/^<meta name="vitrine-verification"/)).toBeVisible();
});

test('CW-27 where the proof is there nothing is said of it', async () => {
  const app = await open([training()]);
  await expect.element(app.screen.getByText(/^Last on/)).toBeVisible();
  expect(app.screen.getByText('Is this website still yours?').query()).toBeNull();
});

test('the page names what stands on it, each one press away', async () => {
  const { screen } = await open([training()]);
  const contents = screen.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your own answers' }).click();
  const heading = screen.getByRole('heading', { name: 'Your own answers' });
  await expect.poll(() => heading.element().getBoundingClientRect().top).toBeGreaterThan(0);
  expect(heading.element().getBoundingClientRect().top, 'in view').toBeLessThan(window.innerHeight);
  expect(document.activeElement?.contains(heading.element()), 'reading goes on there').toBe(true);
  expect(window.location.hash, 'Back leads off the page').toBe('');
  await expect
    .element(contents.getByRole('link', { name: 'Your own answers' }))
    .toHaveAttribute('aria-current', 'location');
  expect(contents.element().getBoundingClientRect().bottom, 'the names stay in view').toBeGreaterThan(0);
  expect(heading.element().getBoundingClientRect().top, 'and cover nothing').toBeGreaterThan(
    contents.element().getBoundingClientRect().bottom,
  );
  for (const link of contents.getByRole('link').elements())
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent ?? '').not.toBeNull();
});
