/** The model's answer within its time, checked, or the extractive one: there is always a reply (product.md section 5). */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { phrasesFor } from '../../dialogue/phrases.ts';
import type { CircuitBreaker } from '../../lib/circuit-breaker.ts';
import { ModelError } from '../../ports/model.ts';
import type { AnswerModel, ModelReply, Question, TokenUsage, Used } from '../../ports/model.ts';
import { createFaultOf } from './domain/fault-of.ts';
import { productCards } from './domain/product-cards.ts';
import { createSentenceGate } from './domain/sentence-gate.ts';
import { cleanVisitorText } from './domain/visitor-text.ts';

const textMax = 4_000;
/** with less time left a second try would only make the visitor wait */
const repairNeedsMs = 4_000;

export interface MadeReply {
  text: string;
  cards: ProductCard[];
  answeredBy: string;
  /** how it came to be: `repaired` is the model's second try, `fallback` the extractive reply in its place */
  path: 'extractive' | 'model' | 'repaired' | 'fallback';
  outcome: Outcome;
  used: Used;
  /** of all tries together, as far as the endpoint counts */
  usage: TokenUsage | null;
}

interface Needs {
  /** null without LLM_BASE_URL */
  model: AnswerModel | null;
  extractive: AnswerModel;
  /** from the message's coming to the end of the model's time */
  modelMs: number;
  breaker: CircuitBreaker;
  onModelFailure: (error: unknown) => void;
}

export interface ReplyTime {
  /** called with each checked piece of the text as it grows */
  onText: ((delta: string) => void) | undefined;
  /** of the time that the visitor waits: a turn that had to be waited for */
  spentMs: number;
}

type Spoken = ModelReply & { path: 'model' | 'repaired' };

export function createMakeReply({ model, extractive, modelMs, breaker, onModelFailure }: Needs) {
  async function askModel(
    asked: AnswerModel,
    question: Question,
    faultOf: (text: string, before?: string) => string | null,
    { onText, spentMs }: ReplyTime,
  ): Promise<Spoken> {
    const leftMs = Math.max(0, Math.round(modelMs - spentMs));
    const began = performance.now();
    const signal = AbortSignal.timeout(leftMs);
    let said = '';
    const gate =
      onText &&
      createSentenceGate((sentence) => {
        const maySay = faultOf(sentence, said) === null;
        said += sentence;
        return maySay;
      }, onText);
    const first = await asked.reply(question, { signal, ...(gate && { onText: (delta) => gate.push(delta) }) });
    const fault = faultOf(first.text);
    if (fault === null) {
      gate?.end();
      return { ...first, path: 'model' };
    }
    if (leftMs - (performance.now() - began) < repairNeedsMs)
      throw new Error(`the model’s text cannot be sent: ${fault}`);
    const second = await asked.reply(question, { signal, rejected: { text: first.text, fault } });
    const again = faultOf(second.text);
    if (again !== null) throw new Error(`the model’s text cannot be sent, twice: ${again}`);
    return { ...second, path: 'repaired', ...sumOf(first.usage, second.usage) };
  }

  return async (question: Question, siteHost: string, when: ReplyTime): Promise<MadeReply> => {
    const products = question.products.map(({ document }) => document);
    const checked = createFaultOf(question, siteHost);
    const faultOf = (text: string, before = '') =>
      cleanVisitorText(text) === '' ? 'it is empty' : checked(text, before);
    const words = phrasesFor(question.language, question.brand.tone);
    const finish = (reply: ModelReply, answeredBy: string, path: MadeReply['path']): MadeReply => {
      const chosen = reply.products.flatMap((position) => products[position] ?? []);
      return {
        text: cleanVisitorText(reply.text).slice(0, textMax).toWellFormed(),
        cards: productCards(chosen, siteHost, { words, language: question.language }),
        answeredBy,
        path,
        outcome: path === 'fallback' ? 'failed' : (reply.outcome ?? 'answered'),
        used: {
          passages: reply.used?.passages ?? question.passages.map(({ document }) => document),
          products: chosen,
          facts: reply.used?.facts ?? [],
        },
        usage: reply.usage ?? null,
      };
    };

    if (model !== null && breaker.mayTry()) {
      try {
        const reply = await askModel(model, question, faultOf, when);
        breaker.succeeded();
        return finish(reply, model.name, reply.path);
      } catch (error) {
        // a model that answers wrongly is there; only one that does not answer is left alone
        if (isOutage(error)) breaker.failed();
        else breaker.succeeded();
        onModelFailure(error);
      }
    }
    const reply = await extractive.reply(question, { signal: AbortSignal.timeout(modelMs) });
    return finish(reply, extractive.name, model === null ? 'extractive' : 'fallback');
  };
}

const isOutage = (error: unknown): boolean =>
  (error instanceof ModelError && error.code !== 'malformed') ||
  (error instanceof DOMException && error.name === 'TimeoutError');

function sumOf(one: TokenUsage | undefined, other: TokenUsage | undefined): { usage?: TokenUsage } {
  if (one === undefined || other === undefined) return {};
  return {
    usage: {
      promptTokens: one.promptTokens + other.promptTokens,
      completionTokens: one.completionTokens + other.completionTokens,
    },
  };
}
