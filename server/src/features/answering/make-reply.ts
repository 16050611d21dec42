/** The model's answer within its time, checked, or the extractive one: there is always a reply (product.md section 5). */
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import type { AnswerModel, ModelReply, Question } from '../../ports/model.ts';
import { createMaySay } from './domain/may-say.ts';
import { productCards } from './domain/product-cards.ts';
import { createSentenceGate } from './domain/sentence-gate.ts';
import { cleanVisitorText } from './domain/visitor-text.ts';

const textMax = 4_000;

export interface MadeReply {
  text: string;
  cards: ProductCard[];
  answeredBy: string;
  /** false when our own model failed or was too slow: such a reply is free */
  asIntended: boolean;
}

interface Needs {
  /** null without LLM_BASE_URL */
  model: AnswerModel | null;
  extractive: AnswerModel;
  /** from the message's coming to the end of the model's time */
  modelMs: number;
  onModelFailure: (error: unknown) => void;
}

export interface ReplyTime {
  /** called with each checked piece of the text as it grows */
  onText: ((delta: string) => void) | undefined;
  /** of the time that the visitor waits: a turn that had to be waited for */
  spentMs: number;
}

export function createMakeReply({ model, extractive, modelMs, onModelFailure }: Needs) {
  return async (question: Question, siteHost: string, { onText, spentMs }: ReplyTime): Promise<MadeReply> => {
    const products = question.products.map(({ document }) => document);
    const maySay = createMaySay(question, siteHost);
    const finish = (reply: ModelReply, answeredBy: string, asIntended: boolean): MadeReply => {
      const chosen = reply.products.flatMap((position) => products[position] ?? []);
      return {
        text: cleanVisitorText(reply.text).slice(0, textMax).toWellFormed(),
        cards: productCards(chosen, siteHost),
        answeredBy,
        asIntended,
      };
    };

    if (model !== null) {
      try {
        const gate = onText && createSentenceGate(maySay, onText);
        const signal = AbortSignal.timeout(Math.max(0, Math.round(modelMs - spentMs)));
        const reply = await model.reply(question, { signal, ...(gate && { onText: (delta) => gate.push(delta) }) });
        if (cleanVisitorText(reply.text) !== '' && maySay(reply.text)) {
          gate?.end();
          return finish(reply, model.name, true);
        }
        throw new Error('the model’s text cannot be sent');
      } catch (error) {
        onModelFailure(error);
      }
    }
    const signal = AbortSignal.timeout(modelMs);
    const reply = await extractive.reply(question, { signal });
    return finish(reply, extractive.name, model === null);
  };
}
