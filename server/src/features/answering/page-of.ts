/** What an agent knows of the page that a visitor is on: its product, and the questions that the page itself answers. */
import { notFound } from '../../lib/refused.ts';
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import { isHiddenPage, isHiddenPassage } from '../../crawling/hidden-sources.ts';
import type { IndexCache } from '../../search/index-cache.ts';
import { shownProducts } from './focus.ts';
import type { KnowledgeReader } from './knowledge-reader.ts';
import type { AnsweringStore } from './store.ts';

interface Needs {
  store: Pick<AnsweringStore, 'agent'>;
  indexes: IndexCache;
  knowledge: Pick<KnowledgeReader, 'documents'>;
  hiddenOf: (agentId: string) => Promise<HiddenSources>;
}

const passagesMax = 40;
const questionsMax = 6;
const questionMaxLength = 100;

export function createPageOf({ store, indexes, knowledge, hiddenOf }: Needs) {
  return async (agentId: string, path: string) => {
    const agent = await store.agent(agentId);
    if (agent === null) throw notFound();
    const version = agent.indexVersion;
    const index = version === null ? null : await indexes.get(agentId, version);
    if (version === null || index === null) return null;
    const documents = knowledge.documents(agentId, version);
    const [[product], passages, hidden] = await Promise.all([
      path === '' ? [] : shownProducts([{ url: path, title: '' }], index, documents),
      documents.passages(path === '' ? [] : index.passagesAt(path).slice(0, passagesMax)),
      hiddenOf(agentId),
    ]);
    const questions = [...passages.values()].flatMap((passage) => {
      const ask = passage.headings.at(-1)?.trim() ?? '';
      const isFit = /[?？؟;]$/u.test(ask) && ask.length <= questionMaxLength && passage.voice === 'shop';
      return isFit && !isHiddenPassage(hidden, passage) ? [{ ask, url: passage.url, language: passage.language }] : [];
    });
    return {
      version,
      shopLanguage: index.languages[0] ?? 'en',
      product:
        product === undefined || isHiddenPage(hidden, product.url) ? null : { name: product.name, url: product.url },
      questions: questions.slice(0, questionsMax),
    };
  };
}
