import { ValidationError } from 'yup';
import { expect, test } from 'vitest';
import type { ReplyOf } from '@vitrine/contract/routes';
import type { AgentStatus } from '@vitrine/contract/session-record';
import {
  createBody,
  hostOf,
  knowledgeOf,
  knowledgeRules,
  newKnowledge,
  opensWithForm,
  screenOf,
  updateBody,
} from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import type { Progress } from './trainings.ts';

const knowledge: Knowledge = {
  ...newKnowledge,
  region: 'eu',
  websiteURL: 'shop.example',
  sitemapURL: 'https://shop.example/sitemap.xml',
};

function errorsOf(change: Partial<Knowledge>): string[] {
  try {
    knowledgeRules.validateSync({ ...knowledge, ...change }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

test.each([
  ['shop.example'],
  ['my-shop.co.uk'],
  ['shop.example/en/'],
  ['Shop.Example'],
  ['bücher.example'],
  ['shop.xn--p1ai'],
])('5-20 %s is a website', (websiteURL) => {
  const host = hostOf(websiteURL);
  expect(errorsOf({ websiteURL, sitemapURL: `https://${host}/sitemap.xml` })).toEqual([]);
});

test.each([
  ['www.shop.example', 'Invalid website URL (E.g., shop.example)'],
  ['https://shop.example', 'Invalid website URL (E.g., shop.example)'],
  ['https://www.shop.example/en', 'Invalid website URL (E.g., shop.example)'],
  ['shop', 'Invalid website URL (E.g., yourshop.com)'],
  ['shop example.com', 'Invalid website URL (E.g., yourshop.com)'],
  ['127.0.0.1', 'Invalid website URL (E.g., 127.0.0.1)'],
])('5-20 %s is no website: %s', (websiteURL, message) => {
  expect(errorsOf({ websiteURL })).toEqual([message]);
});

test('5-20 5-21 5-24 what must be there', () => {
  expect(errorsOf(newKnowledge)).toEqual(
    expect.arrayContaining(['This field is required', 'Website URL is required', 'Website Sitemap URL is required']),
  );
});

test.each([
  ['http://shop.example/sitemap.xml'],
  ['https://www.shop.example/sitemap.xml'],
  ['https://shop.example'],
  ['https://shop.example/'],
  ['shop.example/sitemap.xml'],
])('5-21 %s is no sitemap', (sitemapURL) => {
  expect(errorsOf({ sitemapURL })).toContain('Invalid Website Sitemap URL (E.g., https://shop.example/sitemap.xml)');
});

test('5-22 the sitemap stands on the website’s host', () => {
  expect(errorsOf({ sitemapURL: 'https://other.example/sitemap.xml' })).toEqual(['Please verifier your sitemap']);
  expect(errorsOf({ sitemapURL: 'https://SHOP.example/sitemap.xml' })).toEqual([]);
});

test('5-23 what is excluded looks like an address', () => {
  const excludeUrls = ['https://shop.example/cart', 'shop.example/account/*', 'https://www.shop.example/x?y=1'];
  expect(errorsOf({ excludeUrls })).toEqual([]);
  expect(errorsOf({ excludeUrls: ['cart'] })).toEqual(['Exclude Specific URLs invalid']);
  expect(errorsOf({ excludeUrls: ['shop.example/a b'] })).toEqual(['Exclude Specific URLs invalid']);
});

test('CW-24 a long hostile address is judged at once', () => {
  const excludeUrls = Array.from({ length: 500 }, () => `${'a.'.repeat(900)}!`);
  expect(errorsOf({ websiteURL: `${'a-'.repeat(900)}!`, excludeUrls })).toHaveLength(501);
});

test('7-15 3-08 5-26 creating sends all fields, both addresses in lower case', () => {
  const typed = { ...knowledge, websiteURL: ' Shop.Example', sitemapURL: 'https://Shop.example/Sitemap.xml' };
  expect(createBody('agt_1', typed)).toEqual({
    agentId: 'agt_1',
    region: 'eu',
    websiteUrl: 'shop.example',
    sitemapURL: 'https://shop.example/sitemap.xml',
    excludeUrl: [],
  });
});

test('7-16 O14 updating sends what changed, never the region, and nothing when nothing did', () => {
  expect(updateBody('agt_1', knowledge, { ...knowledge, region: 'us', websiteURL: 'Other.example' })).toEqual({
    agentId: 'agt_1',
    websiteUrl: 'other.example',
  });
  expect(updateBody('agt_1', knowledge, knowledge)).toBeNull();
});

test('3-08 what was saved comes back into the form', () => {
  expect(knowledgeOf(createBody('agt_1', knowledge))).toEqual(knowledge);
});

test.each([
  [false, null, true],
  [true, 'created', false],
  [true, 'pending', false],
  [true, 'confirmed', true],
] as const)('4-21 T17 with knowledge %s and status %s the form opens first: %s', (knowledges, status, form) => {
  expect(opensWithForm({ knowledges, status })).toBe(form);
});

function statusReply(status: AgentStatus, phase: Progress['phase'] | null): ReplyOf<'getStatus'> {
  const ownership = {
    scriptTag: '',
    token: '',
    metaTag: '',
    fileUrl: '',
    fileContent: '',
    dnsName: '',
    dnsValue: '',
    provedAt: null,
    lostAt: null,
    trainsUntil: null,
  };
  const counts = { pagesFound: 0, pagesDone: 0, pagesKept: 0, pagesFailed: 0, productsFound: 0 };
  const progress = phase && {
    phase,
    ...counts,
    pageLimit: null,
    pausedUntil: null,
    reason: null,
    startedAt: null,
    finishedAt: null,
  };
  return {
    success: true,
    agent: { _id: 'agt_1', status, style: true, profile: true, knowledges: true },
    seenAt: null,
    knowledge: { sitemapInstead: null, pageNumberSite: null, progress, ownership, failedPages: [] },
  };
}

test('4-18 4-20 before the server answers, the stored status decides', () => {
  expect(screenOf('created', undefined)).toBe('ownership');
  expect(screenOf('pending', undefined)).toBe('waiting');
});

test('4-18 4-20 then the server’s status does', () => {
  expect(screenOf('created', statusReply('created', null))).toBe('ownership');
  expect(screenOf('created', statusReply('pending', 'waiting'))).toBe('waiting');
  expect(screenOf('pending', statusReply('confirmed', 'done'))).toBe('waiting');
});

test('a failed training shows why instead of asking for another proof', () => {
  expect(screenOf('pending', statusReply('created', 'failed'))).toBe('waiting');
});
