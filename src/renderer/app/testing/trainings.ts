/** The knowledge page with the trainings of a test's own. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { knowledge, statusReply } from './agents.ts';
import { freeOwner, renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

type Overview = ReplyOf<'getTrainings'>;
type Training = Overview['trainings'][number];

export const digest: NonNullable<Training['digest']> = {
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

export const training = (more: Partial<Training> = {}): Training => ({
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

export const overview = (trainings: Training[], more: Partial<Overview> = {}): Overview => ({
  success: true,
  schedule: 'weekly',
  nextTrainingAt: '2026-11-27T09:05:00.000Z',
  notices: [],
  leftOut: [{ reason: 'The page asks not to be indexed.', pages: 3 }],
  trainings,
  ...more,
});

export const openKnowledge = (trainings: Training[], script: Script = {}) =>
  renderApp('/knowledge-base', {
    owner: freeOwner,
    script: {
      getKnowledge: () => ({ success: true, agentKnowledge: knowledge }),
      getStatus: () => statusReply('confirmed', { phase: 'done', pagesKept: 66 }),
      getTrainings: () => overview(trainings),
      ...script,
    },
  });
