/** What a reply lacks of what a question of the suite expects: prices and numbers by their worth, words by themselves. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ReplyEnvelope } from '@vitrine/contract/reply-envelope';
import type { SuiteExpectation } from '@vitrine/contract/suite';
import { currencyOf, parsePrices } from '../../../extraction/parse-price.ts';
import { saysStill } from '../../../facts/conflicts.ts';
import type { FactTopic, FactValue } from '../../../facts/fact.ts';
import { readFacts } from '../../../facts/read-facts.ts';
import { endAlike } from '../../../search/addresses.ts';

/** What an agent says, with what it rests on: as much of it as a question of the suite looks at. */
export type AgentsReply = ReplyEnvelope & {
  outcome: Outcome;
  used: {
    passages: { url: string }[];
    facts: { url: string; topic: FactTopic; value: FactValue | null; text: string }[];
  };
};

/** Nothing is stored or charged. */
export type AskNow = (text: string) => Promise<AgentsReply>;

/** share of an expected text's telling words that a reply in other words must hold */
const heldShare = 0.8;

/** In words for the owner; null when all that is expected is there. */
export function faultOfReply(
  ask: string,
  reply: AgentsReply,
  { says, page, product, unknown }: SuiteExpectation,
): string | null {
  if (unknown === true)
    return reply.outcome === 'unknown' || reply.outcome === 'person'
      ? null
      : 'It answers, and should say that it does not know.';
  const told = [reply.agent_response_text, ...reply.product_cards.flatMap(({ title, price }) => [title, price])].join(
    '\n',
  );
  const missing = says?.find((text) => !holds(told, text) && !tellsTheFactsOf(text, ask, reply));
  if (missing !== undefined) return `It does not say “${missing.replace(/\.$/u, '')}”.`;
  const pages = [...reply.used.passages, ...reply.used.facts].map(({ url }) => url);
  if (page !== undefined && !pages.some((url) => isAt(url, page)) && !told.includes(page))
    return `It does not rest on ${page}.`;
  const isShown = reply.product_cards.some(
    ({ title, product_url: url }) => endAlike(url, product ?? '') || plain(title) === plain(product ?? ''),
  );
  return product === undefined || isShown ? null : `It does not show ${product}.`;
}

/** Every number of the text and nearly all of its words. */
function holds(told: string, text: string): boolean {
  if (isCurrency(text)) return pricesIn(told, text).some(({ currency }) => currency === text);
  const prices = pricesIn(told, null);
  const isPriced = pricesIn(text, null).every(({ amount, currency }) =>
    prices.some((price) => price.amount === amount && price.currency === currency),
  );
  if (!isPriced) return false;
  const expected = plain(text);
  if (expected === '' ? told.includes(text.trim()) : ` ${plain(told)} `.includes(` ${expected} `)) return true;
  const numbers = numbersIn(told);
  if (![...numbersIn(text)].every((number) => numbers.has(number))) return false;
  const said = new Set(wordsIn(told));
  const words = wordsIn(text).filter((word) => word.length > 3 && !/^\d/.test(word));
  return words.filter((word) => said.has(word)).length >= heldShare * words.length;
}

const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text) && currencyOf(text) === text;
/** Amounts with their currencies. */
const pricesIn = (text: string, hint: string | null) =>
  text
    .split(/\n|(?<=[.!?])\s/u)
    .flatMap((sentence) => parsePrices(sentence, hint))
    .filter(({ isMarked }) => isMarked);

/** The shop may say it in new words: what counts is what a program reads in both. */
function tellsTheFactsOf(text: string, ask: string, { agent_response_text: said, used }: AgentsReply): boolean {
  const expected = factsIn(text, ask);
  if (expected.length === 0) return false;
  const told = [...used.facts, ...factsIn(said, ask)];
  return expected.every(({ topic, value }) =>
    told.some((fact) => fact.topic === topic && saysStill(value, fact.value)),
  );
}

function factsIn(text: string, ask: string) {
  const passage = { url: '', title: '', headings: [ask], text, language: null, kind: 'policy', voice: 'shop' } as const;
  return readFacts({ passages: [{ ...passage, headings: [ask] }] }, []).flatMap(({ topic, value }) =>
    value === null ? [] : [{ topic, value }],
  );
}

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const plain = (text: string): string => wordsIn(text).join(' ');

/** `1.234,50` and `1,234.5` are one number. */
function numbersIn(text: string): Set<number> {
  return new Set(
    [...text.normalize('NFKC').matchAll(/\d[\d.,\u00a0\u202f' ]*\d|\d/gu)].map(([digits]) => {
      const [, whole = '', part] = /^(.*?)(?:[.,](\d{1,2}))?$/su.exec(digits.trim()) ?? [];
      return Number(`${whole.replaceAll(/\D/g, '')}.${part ?? '0'}`);
    }),
  );
}

const isAt = (url: string, page: string): boolean => page !== '' && bare(url) === bare(page);
const bare = (url: string): string =>
  url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '');
