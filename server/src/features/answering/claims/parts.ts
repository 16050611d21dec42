/** Sentences cut into the parts that affirm or deny by themselves, and which statements are of the things that a sentence means. */
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { Sentence } from './said-sentence.ts';
import { separatorOf } from './segments.ts';
import type { Source } from './source.ts';
import { focusOf } from './whose-price.ts';

const ends = new Map<string, RegExp>();
const endOf = (language: string): RegExp =>
  remembered(ends, language, () => new RegExp(`${separatorOf(language).source}|\\s\\(|[.;!?)](?=\\s|$)`, 'giu'));

export const partsIn = (plain: string, language: string): string[] =>
  plain.split(endOf(language)).filter((text) => text.trim() !== '');

interface Meant {
  named: readonly FoundProduct[];
  /** addresses of the things that are named, or else meant by the question */
  urls: ReadonlySet<string>;
  /** of these things, or of none, and in the sentence's language */
  isNear: (source: Source) => boolean;
}

export function createMeant(question: Question): (sentence: Sentence) => Meant {
  const focus = focusOf(question);
  return ({ mentions, context, language }) => {
    const named = mentions.length > 0 ? mentions.flatMap(({ products }) => products) : context.products;
    const urls = new Set((named.length > 0 ? named : focus).map(({ url }) => url));
    const isNear = (source: Source) =>
      source.language === language && (source.product === null || urls.size === 0 || urls.has(source.product));
    return { named, urls, isNear };
  };
}
