import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { knowledge, statusReply } from './testing/agents.ts';
import { openKnowledge, training } from './testing/trainings.ts';

test('a sitemap that was got around is told with the one that was read, which one press makes the saved one', async () => {
  const used = 'https://shop.example/sitemap_index.xml';
  const instead = { given: knowledge.sitemapURL, used: [used], why: 'The site answered with status 404.' };
  const reply = statusReply('confirmed', { phase: 'done' });
  const told = { ...reply, knowledge: reply.knowledge && { ...reply.knowledge, sitemapInstead: instead } };
  let isTold = true;
  const { screen, api } = await openKnowledge([training()], {
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

test.each([
  ['2999-01-08T00:00:00.000Z', /Put one proof back by .*January/],
  ['2026-01-08T00:00:00.000Z', /is no longer trained/],
])('CW-27 a lost proof is said, with what to put back (until %s)', async (trainsUntil, words) => {
  const status = statusReply('confirmed', { phase: 'done' });
  const lost = { lostAt: '2026-01-01T00:00:00.000Z', trainsUntil };
  if (status.knowledge) status.knowledge.ownership = { ...status.knowledge.ownership, ...lost };
  const app = await openKnowledge([training()], { getStatus: () => status });
  await expect.element(app.screen.getByText(words)).toBeVisible();
  await expect.element(app.screen.getByText(/^<meta name="vitrine-verification"/)).toBeVisible();
});

test('CW-27 where the proof is there nothing is said of it', async () => {
  const app = await openKnowledge([training()]);
  await expect.element(app.screen.getByText(/^Last on/)).toBeVisible();
  expect(app.screen.getByText('Is this website still yours?').query()).toBeNull();
});

test('the page names what stands on it, each one press away', async () => {
  const { screen } = await openKnowledge([training()]);
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
