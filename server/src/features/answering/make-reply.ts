/** The model's answer within its time, checked; the composed one where that is sure; else the plain word that there is none now: there is always a reply (product.md section 5). */
import { performance } from 'node:perf_hooks';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { phrasesFor } from '../../dialogue/phrases.ts';
import { smallTalkOf } from '../../dialogue/small-talk.ts';
import type { CircuitBreaker } from '../../lib/circuit-breaker.ts';
import { oneString } from '../../lib/one-string.ts';
import type { AnswerModel, FoundProduct, ModelReply, Question, Used } from '../../ports/model.ts';
import type { TokenUsage } from '../../ports/token-usage.ts';
import { askModel, failureOf, isOutage } from './ask-model.ts';
import type { FailureKind, ModelFailure } from './ask-model.ts';
import { productCards } from './domain/product-cards.ts';
import { toldOutcome } from './domain/told-outcome.ts';
import { pageLink, readable } from './extractive/composed.ts';
import { unableReply } from './extractive/extractive-model.ts';
import { shownVariant } from './extractive/shown-variant.ts';
import type { Freshen } from './freshen-question.ts';
import type { KnowledgeLookUp } from './look-up.ts';

const textMax = 4_000;
/** with less of its time left a model is not asked: it could only be cut short */
const leastShare = 0.1;
/** ... and with less than this one that answers in no time is not to blame */
const fairShare = 0.5;
/** from this share of our thread's time on we were too busy to hear it */
const deafFrom = 0.9;
/** what a model looks up by itself is read too */
const foundFirstMax = 3;

export interface MadeReply {
  text: string;
  cards: ProductCard[];
  answeredBy: string;
  /** how it came to be: `repaired` is the model's second try, `fallback` the extractive reply in its place */
  path: 'extractive' | 'model' | 'repaired' | 'fallback';
  outcome: Outcome;
  used: Used;
  /** of all tries together */
  usage: TokenUsage | null;
  /** of that time, reading the shown products once more */
  liveMs: number;
}

/** What an owner who tests is told of a reply. */
export interface ReplyRest {
  outcome: Outcome;
  sources: { title: string; url: string }[];
  own: boolean;
}

/** Each page once; a fact has its page's address alone, and the title from what was found beside it. */
export function sourcesOf({ facts, passages, products }: Used, found: Question['passages']): ReplyRest['sources'] {
  const titles = new Map<string, string>();
  const known = new Map(found.map(({ document: { url, title } }) => [url, title]));
  for (const { url, title } of passages) titles.set(url, title);
  for (const { url, name } of products) titles.set(url, name);
  for (const { url } of facts) if (!titles.has(url)) titles.set(url, known.get(url) ?? '');
  return [...titles].map(([url, title]) => ({ title, url }));
}

const sourceNameMax = 60;

/** Links that only say "read more" say what there is to read: the page's own title, without the shop's name behind it. */
function nameSources(text: string, more: string, pages: readonly { title: string; url: string }[]): string {
  let named = text;
  for (const { title, url } of pages) {
    const name = readable(title.split(/\s[|–—·-]\s/u, 1)[0] ?? '')
      .slice(0, sourceNameMax)
      .trim();
    if (name !== '' && !/:\/\/|www\./i.test(name))
      named = named.replaceAll(`[${more}](${url})`, () => `[${name}](${url})`);
  }
  return named;
}

/** Told of each asking and each reply, for the operator's numbers. */
export interface AnswerMeter {
  modelAsked: (result: FailureKind | 'ok', seconds: number, usage: TokenUsage | null) => void;
  replied: (path: MadeReply['path'], outcome: Outcome) => void;
}

/** That says nothing of the model, neither good nor bad. */
const weWereLate: ModelFailure = { kind: 'late', status: null, reason: 'this server was too busy to wait for it' };

interface Needs {
  /** null without LLM_BASE_URL */
  model: AnswerModel | null;
  extractive: AnswerModel;
  /** from the message's coming to the end of the model's time */
  modelMs: number;
  breaker: CircuitBreaker;
  meter: AnswerMeter;
  onModelFailure: (failure: ModelFailure, requestId: string) => void;
  onKnowledgeFailure: (error: unknown) => void;
}

export interface ReplyTime {
  /** called with each checked piece of the text as it grows */
  onText: ((delta: string) => void) | undefined;
  /** of the time that the visitor waits: a turn that had to be waited for */
  spentMs: number;
  /** the agent's own knowledge; null when it cannot be searched */
  lookUp: KnowledgeLookUp | null;
  /** reads what will be shown once more; null where nothing is read from the shop */
  freshen: Freshen | null;
  requestId: string;
}

const cardWordsOf = ({ shopLanguage, brand }: Question) => {
  const { viewProduct, soldOut } = phrasesFor(shopLanguage, brand.tone);
  return { viewProduct, soldOut };
};

export function createMakeReply({ model, extractive, modelMs, breaker, meter, ...needs }: Needs) {
  return async (found: Question, siteHost: string, when: ReplyTime): Promise<MadeReply> => {
    const compose = composing();
    const beganAt = performance.now();
    const question =
      when.freshen === null || !found.products.some(isStale)
        ? found
        : await when.freshen.question(found, compose.shown);
    const liveMs = performance.now() - beganAt - compose.msOf(question);
    const finish = (
      asked: Question,
      reply: ModelReply,
      how: Pick<MadeReply, 'answeredBy' | 'path' | 'usage'>,
    ): MadeReply => {
      const words = phrasesFor(asked.language, asked.brand.tone);
      const chosen = reply.products.flatMap((position) => asked.products[position]?.document ?? []);
      const isModels = how.path === 'model' || how.path === 'repaired';
      const made: MadeReply = {
        ...how,
        text: oneString(reply.text).trim(),
        liveMs,
        cards: productCards(chosen, siteHost, {
          // as the chat around them, which speaks the shop's language
          words: { ...words, ...cardWordsOf(asked) },
          language: asked.language,
          variantOf: (product) => shownVariant(product, asked),
        }),
        outcome: isModels ? toldOutcome(asked, reply, chosen) : (reply.outcome ?? 'answered'),
        used: { ...usedBy(reply, asked), products: chosen },
      };
      const pages = [...sourcesOf(made.used, asked.passages), ...asked.passages.map(({ document }) => document)];
      made.text = nameSources(made.text, words.more, pages).slice(0, textMax).toWellFormed();
      meter.replied(made.path, made.outcome);
      return made;
    };

    // what the owner wrote is told as it is written
    const asked = question.parts.some(({ ownAnswer }) => ownAnswer !== null) ? null : model;
    // without knowledge a model could only invent
    const mayAsk = question.parts.length > 0 || smallTalkOf(question.text) !== null;
    const leftMs = modelMs - when.spentMs - liveMs;
    if (asked !== null && mayAsk && leftMs >= leastShare * modelMs && breaker.mayTry()) {
      const began = performance.now();
      const seconds = () => (performance.now() - began) / 1000;
      const loopThen = performance.eventLoopUtilization();
      const isOurs = () =>
        leftMs < fairShare * modelMs || performance.eventLoopUtilization(loopThen).utilization >= deafFrom;
      try {
        const spoken = await askModel(asked, question, siteHost, { ...when, leftMs });
        breaker.succeeded();
        meter.modelAsked('ok', seconds(), spoken.usage);
        const reply = withLink(spoken.reply, spoken.question);
        return finish(spoken.question, reply, { answeredBy: asked.name, path: spoken.path, usage: spoken.usage });
      } catch (error) {
        const told = failureOf(error);
        const failure = told.kind === 'timeout' && isOurs() ? weWereLate : told;
        if (isOutage(failure)) breaker.failed();
        else if (failure !== weWereLate) breaker.succeeded();
        meter.modelAsked(failure.kind, seconds(), null);
        needs.onModelFailure(failure, when.requestId);
      }
    }
    const composed = await compose.reply(question);
    const isSure = composed.outcome !== 'unsure' && composed.outcome !== 'unknown';
    // in a model's place a hedged quote would be worse than none
    const reply = asked === null || isSure ? composed : unableReply(question);
    const path = asked === null && composed.outcome !== 'failed' ? 'extractive' : 'fallback';
    return finish(question, reply, { answeredBy: extractive.name, path, usage: null });
  };

  async function composed(of: Question): Promise<ModelReply> {
    try {
      await Promise.all(of.parts.map(({ told }) => told()));
    } catch (error) {
      needs.onKnowledgeFailure(error);
      return unableReply(of);
    }
    return extractive.reply(of, { signal: AbortSignal.timeout(modelMs) });
  }

  /** What is composed of a question is kept: where the shop says nothing new it is the reply. */
  function composing() {
    let last: { of: Question; reply: ModelReply; ms: number } | null = null;
    const reply = async (of: Question): Promise<ModelReply> => {
      if (last?.of === of) return last.reply;
      const beganAt = performance.now();
      const made = await composed(of);
      last = { of, reply: made, ms: performance.now() - beganAt };
      return made;
    };
    return {
      reply,
      /** the time that composing this one took, if it is the last */
      msOf: (of: Question): number => (last?.of === of ? last.ms : 0),
      /** what it would show; a model chooses by itself: what the question is about, and what fits it best */
      shown: async (of: Question): Promise<FoundProduct[]> => {
        if (model !== null) {
          const about = of.parts.flatMap(({ focus }) => focus);
          const all = new Set([...about, ...of.products.map(({ document }) => document)]);
          return [...all].slice(0, Math.max(about.length, foundFirstMax));
        }
        const { products } = await reply(of);
        return products.flatMap((position) => of.products[position]?.document ?? []);
      },
    };
  }
}

/** A training read its page, and nobody a moment ago. */
const isStale = ({ document: { checkedAt, live } }: Question['products'][number]): boolean =>
  checkedAt !== undefined && live?.isCurrent !== true;

/** What is cited; all that was given where nothing is said of it. */
function usedBy(
  { used, citations }: ModelReply,
  { passages, facts }: Question,
): Pick<Used, 'passages' | 'facts' | 'answers'> {
  if (used !== undefined) return used;
  if (citations === undefined) return { passages: passages.map(({ document }) => document), facts: [], answers: [] };
  return {
    passages: citations.passages.flatMap((at) => passages[at]?.document ?? []),
    facts: citations.facts.flatMap((at) => facts[at] ?? []),
    answers: [],
  };
}

/** A text that rests on the shop's terms leads to them. */
function withLink(reply: ModelReply, { language, brand, passages, facts }: Question): ModelReply {
  const { citations, text } = reply;
  if (citations === undefined || /\]\(|:\/\/|\bwww\./i.test(text)) return reply;
  const page =
    citations.passages.map((at) => passages[at]?.document).find((one) => one?.kind === 'policy' && one.url !== '')
      ?.url ?? citations.facts.map((at) => facts[at]?.url).find((url) => url !== undefined && url !== '');
  if (page === undefined) return reply;
  return { ...reply, text: `${text}\n\n${pageLink(phrasesFor(language, brand.tone), page)}` };
}
