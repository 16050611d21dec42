/** A visitor's message put to an agent in memory, and what the extractive answerer says to it. */
import { conflictsOf } from '../../facts/conflicts.ts';
import { readFacts } from '../../facts/read-facts.ts';
import type { Brand, ModelReply, Question, Said } from '../../ports/model.ts';
import { buildIndex } from '../../search/build-index.ts';
import type { IndexDocuments } from '../../search/documents.ts';
import { loadIndex } from '../../search/load-index.ts';
import { documentsInMemory } from './documents-in-memory.ts';
import { createExtractiveModel } from './extractive/extractive-model.ts';
import { loom, origin } from './loom-shop.fixture.ts';
import { prepareQuestion } from './prepare-question.ts';
import type { Knowledge } from './prepare-question.ts';

const loomBrand: Brand = {
  name: 'Loom',
  offer: ['Blankets'],
  tone: 'Friendly & Casual',
  contacts: { mail: 'help@loom.example', phone: '+491234567', whatsApp: '' },
};

export function knowledgeOf(documents: IndexDocuments): Knowledge {
  const index = loadIndex(buildIndex(documents));
  const found = readFacts(documents, index.languages);
  const conflicts = conflictsOf(found);
  const facts = found.map((fact) => ({
    ...fact,
    readAt: '2026-01-01T00:00:00.000Z',
    state: 'found' as const,
    conflicts: conflicts.get(fact.id) ?? [],
  }));
  return { index, documents: documentsInMemory(documents), facts, nearTo: null, answerTo: () => Promise.resolve(null) };
}

export const loomKnowledge = knowledgeOf(loom);

export interface Asked {
  /** what the visitor wrote before; each is answered first */
  before?: string[];
  path?: string;
  brand?: Partial<Brand>;
  /** in place of Loom's */
  knowledge?: Knowledge;
}

export interface Told extends Omit<ModelReply, 'products'> {
  question: Question;
  /** names of the products shown */
  products: string[];
  /** pages of the shop that the text links to */
  links: string[];
}

const model = createExtractiveModel();

/** The reply to a visitor's message. */
export async function askShop(text: string, asked: Asked = {}): Promise<Told> {
  const history: Said[] = [];
  for (const earlier of asked.before ?? []) {
    const { shown, text: said } = await replyTo(earlier, history, asked);
    history.push({ role: 'human', text: earlier }, { role: 'agent', text: said, shown });
  }
  const { shown, ...told } = await replyTo(text, history, asked);
  return { ...told, products: shown.map(({ title }) => title) };
}

async function replyTo(text: string, history: Said[], { path, brand: own, knowledge = loomKnowledge }: Asked) {
  const message = {
    text,
    history: [...history],
    brand: { ...loomBrand, ...own },
    instructions: null,
    path: path === undefined ? null : `${origin}${path}`,
  };
  const question = await prepareQuestion(knowledge, message);
  const { products, ...reply } = await model.reply(question, { signal: new AbortController().signal });
  const shown = products.flatMap((at) => question.products[at]?.document ?? []);
  const links = [...reply.text.matchAll(/\]\((https:[^)]*)\)/g)].map(([, url = '']) => url);
  return { ...reply, question, links, shown: shown.map(({ name, url }) => ({ title: name, url })) };
}
