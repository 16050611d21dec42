/** The knowledge page of a trained agent and what its cards are told, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply, trainingsReply } from './agents.ts';
import { freeOwner, renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

export const trained: Script = {
  getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
  getStatus: () => statusReply('confirmed', { phase: 'done' }),
  getTrainings: () => trainingsReply(),
  getFacts: () => ({ success: true, facts: [] }),
};

export const checkup: ReplyOf<'getCheckup'> = {
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
export const page = (path: string, more: Partial<Page> = {}): Page => ({
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

export const openCards = (script: Script = {}, path = '/knowledge-base') =>
  renderApp(path, {
    owner: freeOwner,
    script: {
      ...trained,
      getCheckup: () => checkup,
      getPages: () => ({ success: true, pages: [page('/returns')], totalPages: 1, currentPage: 1 }),
      ...script,
    },
  });
