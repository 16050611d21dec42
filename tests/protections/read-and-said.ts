/** What is read from a site, and what a model may say of it. */
import type { Protection } from './protection.ts';

export const readAndSaid: readonly Protection[] = [
  {
    row: 'CW-14',
    file: 'server/src/crawling/discover-pages.ts',
    code: 'if (depth < mapDepthMax && queue.length < 2 * mapsMax)',
    instead: 'if (true)',
    test: {
      project: 'unit',
      file: 'server/src/crawling/discover-pages.test.ts',
      name: 'at most three levels and fifty children',
    },
  },
  {
    row: 'CW-06',
    file: 'server/src/crawling/discover-pages.ts',
    code: 'const fault = !belongsTo(site, response.url)',
    instead: 'const fault = false',
    test: {
      project: 'unit',
      file: 'server/src/crawling/discover-pages.test.ts',
      name: 'CW-06 a sitemap that leads to another site is not read',
    },
  },
  {
    row: 'CW-16',
    file: 'server/src/crawling/read-sitemap.ts',
    code: "parser.on('doctype', () => {\n    throw notASitemap();\n  });",
    instead: '',
    test: { project: 'unit', file: 'server/src/crawling/read-sitemap.test.ts', name: 'CW-16' },
  },
  {
    row: 'CW-28',
    file: 'server/src/crawling/politeness.ts',
    code: 'if (intervalMs > 0) freeAt.set(host, time + intervalMs);',
    instead: 'if (intervalMs > 0) freeAt.set(host, time);',
    test: { project: 'unit', file: 'server/src/crawling/fetch-pages.test.ts', name: 'CW-28 one page a second' },
  },
  {
    row: 'CW-25',
    file: 'server/src/extraction/page-parts.ts',
    code: "if (hidden !== undefined && hidden !== 'until-found') return true;",
    instead: '',
    test: {
      project: 'unit',
      file: 'server/src/extraction/extract-page.test.ts',
      name: 'CW-25 hidden text and invisible characters are not read',
    },
  },
  {
    row: 'CW-26',
    file: 'server/src/features/knowledge/service.ts',
    code: "if (siteOf(current?.websiteUrl ?? '')?.host !== host) return;",
    instead: '',
    test: { project: 'api', file: 'tests/api/knowledge.test.ts', name: 'CW-26 a proof is of the site it was found on' },
  },
  {
    row: 'CW-26',
    file: 'server/src/features/knowledge/service.ts',
    code: 'if (proof === null) return;',
    instead: '',
    test: {
      project: 'api',
      file: 'tests/api/knowledge.test.ts',
      name: 'CW-26 saved → created; nothing is trained before a proof',
    },
  },
  {
    row: 'CW-26',
    file: 'server/src/features/knowledge/training-plan.ts',
    code: 'if (knowledge?.ownershipProvedAt == null) return;',
    instead: '',
    test: {
      project: 'api',
      file: 'tests/api/retraining.test.ts',
      name: 'CW-26 no schedule begins a training of a site that is not proved',
    },
  },
  {
    row: 'CH-11',
    file: 'server/src/features/answering/domain/fault-of.ts',
    code: 'return claimFault(text.slice(from), text.slice(0, from));',
    instead: 'return null;',
    test: {
      project: 'unit',
      file: 'server/src/features/answering/domain/fault-of.test.ts',
      name: 'PC-06 CH-11 a percentage or a price is refused',
    },
  },
  {
    row: 'CH-11',
    file: 'server/src/features/answering/domain/fault-of.ts',
    code: 'if (!linksAreOurs(text))',
    instead: 'if (false)',
    test: {
      project: 'unit',
      file: 'server/src/features/answering/domain/fault-of.test.ts',
      name: 'CH-07, CH-11 addresses',
    },
  },
  {
    row: 'CH-10',
    file: 'server/src/features/answering/domain/fault-of.ts',
    code: 'if (!keepsConfidence(text))',
    instead: 'if (false)',
    test: {
      project: 'unit',
      file: 'server/src/features/answering/domain/fault-of.test.ts',
      name: 'CH-10 what the owner wished is not repeated',
    },
  },
  {
    row: 'PC-01',
    file: 'server/src/features/answering/domain/product-cards.ts',
    code: ' || !belongsTo({ host: siteHost }, url)',
    instead: '',
    test: {
      project: 'unit',
      file: 'server/src/features/answering/domain/product-cards.test.ts',
      name: 'PC-01 no card leads to',
    },
  },
  {
    row: 'CH-09',
    file: 'server/src/lib/visitor-text.ts',
    code: "text.replaceAll('\\r\\n', '\\n').replaceAll(controls, '').trim();",
    instead: 'text.trim();',
    test: { project: 'api', file: 'tests/api/answering-model.test.ts', name: 'CH-09 what cannot be seen is taken out' },
  },
  {
    row: 'CH-24',
    file: 'server/src/features/open-questions/record-vote.ts',
    code: 'const masked = maskQuestion(message.text);',
    instead: 'const masked = message.text;',
    test: { project: 'api', file: 'tests/api/open-questions.test.ts', name: 'CH-24 no title and no example' },
  },
  {
    row: 'OP-01',
    file: 'server/src/features/conversations/erase-conversations.ts',
    code: '  await eraseVotes(tx, agentId, ids);\n',
    instead: '',
    test: { project: 'api', file: 'tests/api/open-questions.test.ts', name: 'OP-01 a deleted conversation leaves' },
  },
];
