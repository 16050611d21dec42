/** The Knowledge Base's check-up, its list of pages and the card that changes the website. */
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, trainingsReply } from './testing/agents.ts';
import { freeOwner, renderApp } from './testing/render-app.tsx';
import { failure, refusal } from './testing/scripted-api.ts';
import type { Script } from './testing/scripted-api.ts';
import { overview, training } from './testing/trainings.ts';

const checkup: ReplyOf<'getCheckup'> = {
  success: true,
  checkedAt: '2026-11-20T09:05:00.000Z',
  score: 83,
  findings: [
    {
      kind: 'contradiction',
      severity: 'high',
      title: 'Your pages disagree about the time to return something',
      detail: '“30 days” and “14 days”',
      urls: ['https://shop.example/faq', 'javascript:alert(1)'],
      fix: 'Correct the page that is out of date.',
    },
    {
      kind: 'no_image',
      severity: 'medium',
      title: '4 products without a picture',
      detail: 'D',
      urls: ['https://shop.example/1', 'https://shop.example/2', 'https://shop.example/3', 'https://shop.example/4'],
      fix: 'Name the picture.',
    },
  ],
};
type Page = ReplyOf<'getPages'>['pages'][number];
const page = (path: string, more: Partial<Page> = {}): Page => ({
  url: `https://shop.example${path}`,
  title: '',
  state: 'read',
  kind: 'page',
  reason: null,
  readAt: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
  products: 0,
  facts: 0,
  ...more,
});

const open = (script: Script = {}, path = '/knowledge-base') =>
  renderApp(path, {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done' }),
      getTrainings: () => trainingsReply(),
      getFacts: () => ({ success: true, facts: [] }),
      getCheckup: () => checkup,
      getPages: () => ({ success: true, pages: [page('/returns')], totalPages: 1, currentPage: 1 }),
      ...script,
    },
  });

test('what is said of an outdated correction leads to where it is taken back', async () => {
  const fix = 'Take your correction back under “What your agent knows”.';
  const outdated = { kind: 'outdated_correction', severity: 'high' as const, title: 'T', detail: 'D', urls: [], fix };
  const { screen } = await open({ getCheckup: () => ({ ...checkup, findings: [outdated] }) });
  await userEvent.click(screen.getByRole('link', { name: fix }));
  await expect.element(screen.getByRole('region', { name: 'What your agent knows' })).toBeInViewport();
});

test('what is said of an answer that a page contradicts leads to the answers', async () => {
  const fix = 'Edit the answer under “Your own answers”.';
  const against = { kind: 'contradicted_answer', severity: 'high' as const, title: 'T', detail: 'D', urls: [], fix };
  const { screen } = await open({ getCheckup: () => ({ ...checkup, findings: [against] }) });
  await userEvent.click(screen.getByRole('link', { name: fix }));
  await expect.element(screen.getByRole('region', { name: 'Your own answers' })).toBeInViewport();
});

test('a link of another page leads to the card that it names', async () => {
  const { screen } = await open({}, '/knowledge-base#own-answers');
  await expect.element(screen.getByRole('region', { name: 'Your own answers' })).toBeInViewport();
});

test('what visitors asked leaves the check-up at once when it is answered beside it', async () => {
  const title = 'Visitors asked and you do not say: “Are you hiring?”';
  const asked = { kind: 'asked_in_vain', severity: 'low' as const, title, detail: 'D', urls: [], fix: 'F' };
  const answer = {
    _id: 'ans_1',
    questions: ['Are you hiring?'],
    text: 'No.',
    pageUrl: null,
    validUntil: null,
    createdAt: '2026-11-22T06:00:00.000Z',
    updatedAt: '2026-11-22T06:00:00.000Z',
  };
  let findings = [asked];
  const { screen } = await open({
    getCheckup: () => ({ ...checkup, findings }),
    getQuestions: () => ({ success: true, questions: [] }),
    getDocuments: () => ({ success: true, documents: [] }),
    getAnswers: () => ({ success: true, answers: [], totalPages: 1, currentPage: 1 }),
    saveAnswer: () => {
      findings = [];
      return { success: true, answer, now: { agent_response_text: 'No.', product_cards: [], outcome: 'answered' } };
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
  const { screen } = await open();
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
  const { screen, api } = await open({ getCheckup: () => ({ ...checkup, score: 100, findings: [] }) });
  await expect.element(screen.getByText('All good')).toBeVisible();
  const none = await open({ getCheckup: () => ({ success: true, checkedAt: null, score: null, findings: [] }) });
  await expect.element(none.screen.getByText('Not looked at yet')).toBeVisible();
  const away = await open({ getCheckup: () => failure(500) });
  await expect.element(away.screen.getByText(/We could not load the check-up/)).toBeVisible();
  expect(api.asked.filter(({ name }) => name === 'getCheckup')).toHaveLength(1);
});

test('a page that the last training did not ask for is said to be unchanged', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const { screen } = await open({
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
  const { screen, api } = await open({
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

test('2.6-03 the form stays disabled; excluded pages change in the card beside it, after a confirmation', async () => {
  const changed = { ...knowledge, excludeUrl: ['shop.example/cart', 'https://shop.example/jobs/*'] };
  const { screen, api } = await open({ updateKnowledge: () => ({ success: true, data: changed }) });
  await expect.element(screen.getByRole('textbox', { name: 'Website URL', exact: true })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  await userEvent.fill(
    screen.getByLabelText('Pages it should not read', { exact: true }),
    // a path, as the list of pages names them
    '/jobs/*',
  );
  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  expect(api.bodies('updateKnowledge')).toEqual([]);
  await expect
    .element(screen.getByText(/trained again, by this sitemap and without the pages that you excluded/))
    .toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  await expect
    .poll(() => api.bodies('updateKnowledge'))
    .toEqual([{ agentId: 'agt_1', excludeUrl: changed.excludeUrl }]);
  await expect.element(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' })).toBeVisible();
});

test('of the pages it should not read the one that is no address is named', async () => {
  const { screen, api } = await open({});
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  const field = screen.getByLabelText('Pages it should not read', { exact: true });
  for (const entry of ['/jobs', 'gift-cards']) {
    await userEvent.fill(field, entry);
    await userEvent.keyboard('{Enter}');
  }
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect
    .element(screen.getByText('“gift-cards” is no page: write its path, as /careers, or its whole address.'))
    .toBeVisible();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  expect(api.bodies('updateKnowledge')).toEqual([]);
});

test('CW-26 a new website says that it needs a new proof, wrong addresses are told, and a refusal loses nothing', async () => {
  const { screen, api } = await open({
    updateKnowledge: () => refusal('knowledge.address_refused', 'That is no public address.'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  const site = screen.getByLabelText('New website URL');
  await expect.element(site).toHaveFocus();
  await userEvent.fill(site, 'other');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect.element(screen.getByText(/Invalid website URL/)).toBeVisible();
  await userEvent.fill(site, 'https://www.other.example/');
  await expect.element(screen.getByLabelText('New sitemap URL')).toHaveValue('https://other.example/sitemap.xml');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect.element(screen.getByText(/trained on other\.example, and needs a new proof/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  await expect.element(screen.getByText('That is no public address.')).toBeVisible();
  await expect.element(site).toHaveValue('other.example');
  expect(api.bodies('updateKnowledge')).toHaveLength(1);
});

const look: ReplyOf<'lookAtSite'> = {
  success: true,
  reached: true,
  reason: null,
  host: 'other.example',
  websiteUrl: 'other.example',
  sitemapURL: 'https://other.example/maps/all.xml',
  pages: 12,
  platform: 'other',
  name: 'Other',
  logoUrl: null,
  color: null,
  contacts: { mail: null, phone: null, whatsApp: null },
  language: 'en',
  feeds: [],
  sells: [],
};

test('a new website is looked at, and the sitemap that was found is used', async () => {
  const { screen, api } = await open({
    lookAtSite: () => look,
    updateKnowledge: ({ body }) => ({ success: true, data: { ...knowledge, ...body } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  await userEvent.fill(screen.getByLabelText('New website URL'), 'www.other.example');
  const sitemap = screen.getByLabelText('New sitemap URL');
  await expect.element(sitemap).toHaveValue('https://other.example/maps/all.xml');
  await expect.element(screen.getByText('other.example · 12 pages')).toBeVisible();
  await expect.element(screen.getByText('We found it when we looked at the website.')).toBeVisible();
  expect(api.bodies('lookAtSite')).toEqual([{ agentId: 'agt_1', address: 'other.example' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  const { websiteUrl, sitemapURL } = { websiteUrl: 'other.example', sitemapURL: look.sitemapURL };
  await expect.poll(() => api.bodies('updateKnowledge')).toMatchObject([{ websiteUrl, sitemapURL }]);
});

test('where a new website leads to another name, that name is saved; a typed sitemap stays', async () => {
  const { screen, api } = await open({
    lookAtSite: () => ({ ...look, host: 'third.example', websiteUrl: 'third.example', sitemapURL: null }),
    updateKnowledge: ({ body }) => ({ success: true, data: { ...knowledge, ...body } }),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Change website, sitemap or excluded pages' }));
  await userEvent.fill(screen.getByLabelText('New website URL'), 'other.example');
  const sitemap = screen.getByLabelText('New sitemap URL');
  await expect.element(sitemap).toHaveValue('https://third.example/sitemap.xml');
  await userEvent.fill(sitemap, 'https://third.example/mine.xml');
  await userEvent.click(screen.getByRole('button', { name: 'Change it', exact: true }));
  await expect.element(screen.getByText(/trained on third\.example/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, change it and train again' }));
  await expect
    .poll(() => api.bodies('updateKnowledge'))
    .toMatchObject([{ websiteUrl: 'third.example', sitemapURL: 'https://third.example/mine.xml' }]);
});

test('CW-26 a website that was changed shows how to prove it until it is proved', async () => {
  const { screen } = await open({ getStatus: () => statusReply('created') });
  await expect.element(screen.getByText(/Show us that shop\.example is yours/)).toBeVisible();
  await expect.element(screen.getByText(/^<meta name="vitrine-verification"/)).toBeVisible();
});
