/** The Knowledge Base's check-up and its list of pages. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { checkup, openCards, page } from './testing/knowledge.ts';
import { ownAnswer, saved } from './testing/own-answers.ts';
import { failure } from './testing/scripted-api.ts';
import { overview, training } from './testing/trainings.ts';

test('what is said of an outdated correction leads to where it is taken back', async () => {
  const fix = 'Take your correction back under “What your agent knows”.';
  const outdated = { kind: 'outdated_correction', severity: 'high' as const, title: 'T', detail: 'D', urls: [], fix };
  const { screen } = await openCards({ getCheckup: () => ({ ...checkup, findings: [outdated] }) });
  await userEvent.click(screen.getByRole('link', { name: fix }));
  await expect.element(screen.getByRole('region', { name: 'What your agent knows' })).toBeInViewport();
});

test('what is said of an answer that a page contradicts leads to the answers', async () => {
  const fix = 'Edit the answer under “Your own answers”.';
  const against = { kind: 'contradicted_answer', severity: 'high' as const, title: 'T', detail: 'D', urls: [], fix };
  const { screen } = await openCards({ getCheckup: () => ({ ...checkup, findings: [against] }) });
  await userEvent.click(screen.getByRole('link', { name: fix }));
  await expect.element(screen.getByRole('region', { name: 'Your own answers' })).toBeInViewport();
});

test('a link of another page leads to the card that it names', async () => {
  const { screen } = await openCards({}, '/knowledge-base#own-answers');
  await expect.element(screen.getByRole('region', { name: 'Your own answers' })).toBeInViewport();
});

test('what visitors asked leaves the check-up at once when it is answered beside it', async () => {
  const title = 'Visitors asked and you do not say: “Are you hiring?”';
  const asked = { kind: 'asked_in_vain', severity: 'low' as const, title, detail: 'D', urls: [], fix: 'F' };
  let findings = [asked];
  const { screen } = await openCards({
    getCheckup: () => ({ ...checkup, findings }),
    getQuestions: () => ({ success: true, questions: [] }),
    getDocuments: () => ({ success: true, documents: [] }),
    getAnswers: () => ({ success: true, answers: [], totalPages: 1, currentPage: 1 }),
    saveAnswer: () => {
      findings = [];
      return saved(ownAnswer(['Are you hiring?'], 'No.'));
    },
  });
  await expect.element(screen.getByText(title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Write an answer' }));
  await userEvent.fill(screen.getByRole('textbox', { name: 'Questions' }), 'Are you hiring?');
  await userEvent.fill(screen.getByRole('textbox', { name: 'Your answer' }), 'No.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.element(screen.getByText(title)).not.toBeInTheDocument();
});

test('the check-up names what is wrong, where and how to mend it, the worst first', async () => {
  const { screen } = await openCards();
  const card = screen.getByRole('region', { name: 'Check-up' });
  await expect.element(card.getByText('83 of 100')).toBeVisible();
  await expect.element(card.getByText('“30 days” and “14 days”')).toBeVisible();
  await expect.element(card.getByText('Correct the page that is out of date.')).toBeVisible();
  await expect.element(card.getByRole('link', { name: '/faq' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(card.getByRole('link', { name: /alert/ }).query(), 'only web addresses are links').toBeNull();
  const labels = card
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(labels[0]).toContain('Serious');
  await userEvent.click(card.getByText('4 pages'));
  await expect.element(card.getByRole('link', { name: '/4' })).toBeVisible();
});

test('nothing found, nothing looked at and nothing to be had are three things', async () => {
  const { screen, api } = await openCards({ getCheckup: () => ({ ...checkup, score: 100, findings: [] }) });
  await expect.element(screen.getByText('All good')).toBeVisible();
  const none = await openCards({ getCheckup: () => ({ success: true, checkedAt: null, score: null, findings: [] }) });
  await expect.element(none.screen.getByText('Not looked at yet')).toBeVisible();
  const away = await openCards({ getCheckup: () => failure(500) });
  await expect.element(away.screen.getByText(/We could not load the check-up/)).toBeVisible();
  expect(api.asked.filter(({ name }) => name === 'getCheckup')).toHaveLength(1);
});

test('a page that the last training did not ask for is said to be unchanged', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const { screen } = await openCards({
    getTrainings: () => overview([training({ startedAt: minutesAgo(2), finishedAt: minutesAgo(1) })]),
    getPages: () => ({
      success: true,
      pages: [page('/old', { readAt: minutesAgo(10.5) }), page('/new', { readAt: minutesAgo(1.5) })],
      totalPages: 1,
      currentPage: 1,
    }),
  });
  const card = screen.getByRole('region', { name: 'Pages' });
  await expect.element(card.getByText('unchanged since it was read 10 minutes ago')).toBeVisible();
  await expect.element(card.getByText('read 1 minute ago', { exact: true })).toBeVisible();
});

test('every page stands with its state, kind, reading and what it gave, by state and page by page', async () => {
  const { screen, api } = await openCards({
    getPages: ({ query }) => ({
      success: true,
      pages: [
        page('/returns', { title: 'Returns', kind: 'policy', facts: 3 }),
        page(query.page === '2' ? '/second' : '/old', {
          state: 'failed',
          kind: null,
          reason: 'It answered 500.',
          readAt: null,
        }),
      ],
      totalPages: 2,
      currentPage: Number(query.page),
    }),
  });
  const card = screen.getByRole('region', { name: 'Pages' });
  await expect.element(card.getByRole('link', { name: 'Returns' })).toBeVisible();
  await expect.element(card.getByText('3 facts · read 3 hours ago')).toBeVisible();
  await expect.element(card.getByText('It answered 500.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Next' }));
  await expect.element(card.getByRole('link', { name: '/second' })).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Not readable' }));
  const asked = () => api.asked.filter(({ name }) => name === 'getPages').at(-1)?.input;
  await expect.poll(asked).toMatchObject({ query: { state: 'failed', page: '1' } });
});
