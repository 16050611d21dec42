/** "The Fern is the brighter one": which of two products has more of something is counted from what each of them says of itself. */
import type { Comparative } from '../../../languages/language-pack.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import type { ProductMention } from './mentions.ts';
import { pricesOf } from './prices.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './sources.ts';
import { scalesIn } from './sum-words.ts';
import type { Scale } from './sum-words.ts';
import { focusOf } from './whose-price.ts';

interface Span {
  low: number;
  high: number;
}

export function createComparisonFault(
  sources: readonly Source[],
  question: Question,
  /** named in the question */
  asked: readonly FoundProduct[],
) {
  return (sentence: Sentence): string | null => {
    if (scalesIn(sentence.plain, sentence.languages).length === 0) return null;
    for (const clause of clausesOf(sentence)) {
      if (saysNo(clause.text)) continue;
      for (const { scale, at } of scalesIn(clause.text, sentence.languages)) {
        const compared = comparedAt(sentence, clause.from + at);
        if (compared !== null && !wins(compared, scale))
          return `it calls “${compared.subject.name}” ${scale.kind} than it is by the shop data`;
      }
    }
    return null;
  };

  /** What is named last before the word is what it is said of, else what is named next; the others are what is compared with it. */
  function comparedAt({ mentions, context, plain }: Sentence, at: number): Compared | null {
    const isOther = (mention: ProductMention) =>
      thanBehind.test(plain.slice(mention.end)) ||
      thanBefore.test(plain.slice(0, mention.at)) ||
      (mention.at > at && than.test(plain.slice(at, mention.at)));
    const before = mentions.findLast((mention) => mention.at < at && !isOther(mention));
    const [subject, ...more] =
      (before ?? mentions.find((mention) => mention.at >= at && !isOther(mention)))?.products ?? context.products;
    if (subject === undefined || more.length > 0) return null;
    const inSentence = mentions.flatMap(({ products }) => (products.length === 1 ? products : []));
    const othersIn = (some: readonly FoundProduct[]) => [...new Set(some)].filter((one) => one !== subject);
    const others = [inSentence, context.products, asked, focusOf(question)]
      .map((some) => othersIn(some))
      .find((some) => some.length > 0);
    return others === undefined || others.length > 3 ? null : { subject, others };
  }

  function wins({ subject, others }: Compared, { kind, isMore, isPlain }: Scale): boolean {
    const own = spanOf(subject, kind);
    return others.every((other) => {
      const theirs = spanOf(other, kind);
      const pair = own.flatMap((one) => theirs.flatMap((two) => (one.unit === two.unit ? [[one, two] as const] : [])));
      const [first] = pair;
      if (first === undefined) return !isPlain;
      const [mine, its] = isMore ? first : [first[1], first[0]];
      return isPriceOf(kind) ? mine.low >= its.low : mine.high >= its.high && mine.low >= its.low;
    });
  }

  function spanOf(product: FoundProduct, kind: Comparative): (Span & { unit: string })[] {
    if (isPriceOf(kind)) {
      const amounts = pricesOf(product).prices.map(({ amount }) => amount);
      return spanning(amounts, 'price');
    }
    const unit = kind === 'brighter' ? 'lm' : 'g';
    const told = sources.flatMap((source) =>
      source.product === product.url
        ? source.claims.flatMap(({ kind: is, of, value, end }) =>
            // "550 g/m²" is no weight of the whole
            is === 'measure' && of === unit && source.plain.charAt(end) !== '/' ? [value] : [],
          )
        : [],
    );
    return spanning(told, unit);
  }
}

/** "B より明るい", "than B", "比B" */
const thanBehind = /^\s?(?:より|보다|['’]?[dt][ae]n daha)/iu;
const thanBefore =
  /(?:(?<!\p{L})(?:than|compared (?:to|with)|against|gegenüber|im vergleich zu[rm]?)(?: the| der| dem)?\s|比)$/iu;

/** "günstiger als das Set": from the word that compares to the name */
const than =
  /^\S+(?:\s\S+)?\s(?:als|que|do que|di|del|dello|della|dei|degli|delle|dan|od|niż|než|end|enn|än|kuin|από|mint|daripada|dari|decât|чем|ніж|від|من)(?:\s\p{L}{1,5})?\s\P{L}?$|^\S+(?:\s\S+)?\s(?:dell['’]|que l['’]|מה?)$/iu;

interface Compared {
  subject: FoundProduct;
  others: readonly FoundProduct[];
}

const isPriceOf = (kind: Comparative): boolean => kind === 'cheaper' || kind === 'dearer';

const spanning = (values: readonly number[], unit: string): (Span & { unit: string })[] =>
  values.length === 0 ? [] : [{ low: Math.min(...values), high: Math.max(...values), unit }];
