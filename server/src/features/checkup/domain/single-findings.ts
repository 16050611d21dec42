/** The findings of a check-up, kind by kind: pages that cannot be known, questions asked in vain, corrections and answers that pages contradict. */
import type { CheckupFinding } from '@vitrine/contract/teaching';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { visitorLanguage } from '../../../dialogue/visitor-language.ts';
import { createQuestionReader, questionLikeness } from '../../../evidence/question-likeness.ts';
import type { ReadQuestion } from '../../../evidence/question-likeness.ts';
import { withoutMasks } from '../../../lib/mask-personal.ts';
import { mayBeEvidenceFor } from '../../../dialogue/word-languages.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { Concept } from '../../../languages/concepts.ts';

/** What keeps pages from being known: each kind once, with the addresses that it met. */
export interface PageReading {
  url: string;
  state: 'kept' | 'carried' | 'skipped' | 'failed';
  /** why it was left out or could not be read */
  reason: string | null;
  copyOf: string | null;
  /** of what was read; 0 where nothing was */
  characters: number;
  hasProduct: boolean;
}

const urlsMax = 20;
/** a sentence or two say something; less is a heading alone */
const thinCharacters = 80;

interface PageRule {
  kind: string;
  severity: CheckupFinding['severity'];
  applies: (page: PageReading) => boolean;
  title: (pages: string) => string;
  detail: string;
  fix: string;
}

const saysOf = (pattern: RegExp) => (page: PageReading) =>
  page.state !== 'kept' && page.state !== 'carried' && pattern.test(page.reason ?? '');

const pageRules: readonly PageRule[] = [
  {
    kind: 'robots',
    severity: 'medium',
    applies: saysOf(/robots\.txt/i),
    title: (pages) => `robots.txt keeps ${pages} from being read`,
    detail: 'Your shop asks robots to leave these addresses alone, so your agent knows nothing of them.',
    fix: 'Allow them in robots.txt if visitors may know what they say.',
  },
  {
    kind: 'script_only_pages',
    severity: 'medium',
    applies: saysOf(/without JavaScript/i),
    title: (pages) => `${count(pages)} without JavaScript`,
    detail:
      'Their text is made in the visitor’s browser. Your agent, like search engines, reads what your server sends.',
    fix: 'Have your shop send the text with the page, or put what matters into an answer of your own.',
  },
  {
    kind: 'unreachable',
    severity: 'high',
    applies: ({ state }) => state === 'failed',
    title: (pages) => count(pages, 'could not be read'),
    detail: 'Your sitemap names these addresses, but your server answered with an error or not at all.',
    fix: 'Repair the pages or remove them from the sitemap.',
  },
  {
    kind: 'duplicate_pages',
    severity: 'low',
    applies: ({ copyOf }) => copyOf !== null,
    title: (pages) => `${count(pages, 'say')} the same as another page`,
    detail: 'Copies are read once. A copy that was edited later is easily missed.',
    fix: 'Name one address as the canonical one.',
  },
  {
    kind: 'thin_page',
    severity: 'low',
    applies: ({ state, characters, copyOf, hasProduct }) =>
      !hasProduct && (state === 'kept' || state === 'carried') && copyOf === null && characters < thinCharacters,
    title: (pages) => `${count(pages, 'say')} next to nothing`,
    detail: `Fewer than ${thinCharacters} characters of text were found on them.`,
    fix: 'Add what visitors want to know, or exclude the pages.',
  },
];

/** `3 pages are empty`; the number stands in front already */
const count = (pages: string, verb = 'are empty'): string =>
  pages.startsWith('1 ') ? `${pages} ${singular[verb] ?? verb}` : `${pages} ${verb}`;
const singular: Record<string, string> = { 'are empty': 'is empty', say: 'says' };

export function pageFindings(pages: readonly PageReading[]): CheckupFinding[] {
  const left = new Set(pages);
  return pageRules.flatMap(({ kind, severity, applies, title, detail, fix }): CheckupFinding[] => {
    const met = [...left].filter(applies);
    for (const page of met) left.delete(page);
    if (met.length === 0) return [];
    const urls = met.slice(0, urlsMax).map(({ url }) => url);
    return [{ kind, severity, title: title(numbered(met.length, 'page')), detail, urls, fix }];
  });
}

export const numbered = (number: number, word: string): string => `${number} ${word}${number === 1 ? '' : 's'}`;

/** A correction is told before its page for good: once the page says something else, only the owner knows which of the two holds. */

/** A fact beside what its page says. */
export interface DecidedFact extends Fact {
  pageText?: string;
  /** the page says it no more */
  changed?: boolean;
}

export const isOutdated = ({ state, changed }: DecidedFact): boolean => state === 'corrected' && changed === true;

/** @param wordsFor what a fact's topic is called after "about" */
export function outdatedCorrections(
  facts: readonly DecidedFact[],
  wordsFor: (fact: DecidedFact) => string,
): CheckupFinding[] {
  const bySentence = new Map(facts.filter(isOutdated).map((fact) => [fact.text, fact]));
  return [...bySentence.values()].map((fact) => {
    const now = facts.find(
      ({ state, topic, scope, url }) =>
        state === 'found' && topic === fact.topic && scope === fact.scope && url === fact.url,
    );
    const said = `Your page no longer says “${withoutStop(fact.pageText ?? '')}”${now ? `, but “${withoutStop(now.text)}”` : ''}.`;
    return {
      kind: 'outdated_correction',
      severity: 'high',
      title: `The page that you corrected has changed: ${wordsFor(fact)}`,
      detail: `${said} Your agent goes on telling your correction: “${fact.text}”`,
      urls: [fact.url],
      fix: 'Keep yours, or take the page’s, under “What your agent knows”.',
    };
  });
}

/** It stands within a sentence of ours, which has its own. */
const withoutStop = (sentence: string): string => sentence.replace(/[.。]\s*$/u, '');

/** An owner's answer is told before its pages: once a page says something else, only the owner knows which of the two holds. */
export interface ContradictedAnswer {
  question: string;
  text: string;
  /** sentences of pages */
  pages: readonly { url: string; text: string }[];
}

/** What a document of the owner's says is told before pages, too, where it is of the same matter beyond doubt. */
export interface ContradictedDocument {
  document: string;
  /** sentences of pages, and whether the document's is told in their place */
  pages: readonly { url: string; text: string; isOverruled: boolean }[];
}

const quotedMax = 3;
const quotesOf = (pages: ContradictedDocument['pages']): string => {
  const quoted = pages.slice(0, quotedMax).map(({ text }) => `“${text}”`);
  return pages.length > quotedMax
    ? `${quoted.join(', ')} and ${numbered(pages.length - quotedMax, 'other sentence')}.`
    : quoted.join(' and ');
};

export const contradictedDocuments = (documents: readonly ContradictedDocument[]): CheckupFinding[] =>
  documents.flatMap(({ document, pages }) => [
    ...ofDocument({
      pages: pages.filter(({ isOverruled }) => isOverruled),
      title: `Pages say otherwise than your document “${document}”`,
      detail: 'Your agent tells what the document says. Who reads the pages finds',
      fix: 'Put the pages right, or delete the document under “Your own answers” and give a newer one.',
    }),
    ...ofDocument({
      pages: pages.filter(({ isOverruled }) => !isOverruled),
      title: `Your agent may not tell what your document “${document}” says`,
      detail: 'Pages say otherwise, and who asks may be told',
      fix: 'Put the pages right, or write an answer under “Your own answers”: it is told before both.',
    }),
  ]);

function ofDocument({
  pages,
  title,
  detail,
  fix,
}: Pick<ContradictedDocument, 'pages'> & Pick<CheckupFinding, 'title' | 'detail' | 'fix'>): CheckupFinding[] {
  if (pages.length === 0) return [];
  const urls = [...new Set(pages.map(({ url }) => url))];
  return [{ kind: 'contradicted_answer', severity: 'high', title, detail: `${detail} ${quotesOf(pages)}`, urls, fix }];
}

export const contradictedAnswers = (answers: readonly ContradictedAnswer[]): CheckupFinding[] =>
  answers.map(({ question, text, pages }) => ({
    kind: 'contradicted_answer',
    severity: 'high',
    title: `A page says otherwise than your own answer to “${question}”`,
    detail: `Your agent tells “${text}” Who reads the page finds ${pages.map((page) => `“${page.text}”`).join(' and ')}`,
    urls: [...new Set(pages.map(({ url }) => url))],
    fix: 'Edit or delete the answer under “Your own answers”, or put the page right.',
  }));

/** What visitors asked and no page says. What pages do say was not understood, and of one order nobody can write a page. */
export interface OpenQuestion {
  question: string;
  /** conversations that asked it, as they are counted where it is answered */
  asked: number;
  /** the times that it was asked and not answered, in these words */
  inVain: readonly Asked[];
}

export interface Asked {
  text: string;
  at: string;
}

const listedMax = 3;
/** probability from which two want the same answer: those that share a group may only be near each other */
const oneFrom = 0.5;
/** of a question, so many of its askings are read */
const readMax = 24;

/** What asks for a topic, in whatever words: all of these concepts and nothing beyond them. */
const saidBy: readonly (readonly [topic: FactTopic, ...concepts: Concept[]])[] = [
  ['delivery.time', 'delivery', 'time'],
  ['delivery.cost', 'delivery', 'cost'],
  ['delivery.free_from', 'delivery', 'free'],
  ['returns.window', 'returns'],
  ['returns.window', 'returns', 'time'],
  ['returns.cost', 'returns', 'cost'],
  ['refund.time', 'refund'],
  ['refund.time', 'refund', 'time'],
  ['payment.methods', 'payment'],
  ['warranty', 'warranty'],
  ['contact.hours', 'hours'],
  ['contact.phone', 'phone'],
  ['contact.email', 'email'],
  ['contact.address', 'address'],
  ['size_guide', 'size_guide'],
  ['care', 'wash'],
];

export interface OpenQuestions {
  /** all that are open */
  total: number;
  /** the most asked of them */
  questions: readonly OpenQuestion[];
}

/** @param answered what visitors asked and were told well */
export function askedInVain(
  { total, questions }: OpenQuestions,
  facts: readonly DecidedFact[],
  answered: readonly Asked[] = [],
): CheckupFinding[] {
  const topics = new Set(facts.filter(({ state }) => state !== 'hidden').map(({ topic }) => topic));
  const shops = facts[0]?.language ?? 'en';
  const found = questions
    .filter(({ question }) => !isOfOneOrder(question) && !isSaid(question, topics))
    .filter((one) => isUnanswered(one, answered, shops));
  return found.slice(0, listedMax).map(({ question, asked }, at) => ({
    kind: 'asked_in_vain',
    severity: asked > 1 ? ('medium' as const) : ('low' as const),
    title: `Visitors asked and you do not say: “${question}”`,
    detail: `Asked in ${numbered(asked, 'conversation')}.`,
    urls: [],
    fix: `Answer it under “Needs an answer”${total > listedMax && at === listedMax - 1 ? `, where ${numbered(total, 'question')} wait` : ''}.`,
  }));
}

/** It was asked in vain, in words that want its answer, and not answered since. */
function isUnanswered({ question, inVain }: OpenQuestion, answered: readonly Asked[], shopLanguage: string): boolean {
  const asked = inVain.slice(0, readMax);
  const texts = [question, ...asked.map(({ text }) => text), ...answered.map(({ text }) => text)].map(withoutMasks);
  const read = createQuestionReader(texts, visitorLanguage(question, [], shopLanguage));
  const [title, ...readings] = texts.map((text) => read(text));
  if (title === undefined) return false;
  const since = answered.map(({ at }, place) => ({ at: Date.parse(at), reading: readings[asked.length + place] }));
  return asked.some(({ at }, place) => {
    const words = readings[place];
    const isOne = (other?: ReadQuestion) =>
      words !== undefined && other !== undefined && questionLikeness(words, other) >= oneFrom;
    return isOne(title) && !since.some((told) => told.at > Date.parse(at) && isOne(told.reading));
  });
}

/** Its number is masked in a group's title. */
const isOfOneOrder = (question: string): boolean => question.includes('[number]');

const isSaid = (question: string, topics: ReadonlySet<FactTopic>): boolean =>
  languagesOf(question).some((language) => {
    const words = readShopWords(question, language);
    const asked = new Set(words.flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));
    if (asked.size === 0 || words.some(({ kind }) => kind !== 'concept')) return false;
    return saidBy.some(
      ([topic, ...concepts]) =>
        topics.has(topic) && asked.size === concepts.length && concepts.every((concept) => asked.has(concept)),
    );
  });

/** One word is asked in a language that the conversation may not be in. */
const languagesOf = (question: string): string[] => [
  ...new Set((question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).flatMap(mayBeEvidenceFor)),
];
