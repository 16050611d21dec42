/** What tells a question from its neighbours: of "can I return worn shoes?" a shop says "shoes" everywhere and "worn" once, and only what holds that answers. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { heldShare, tellingWords } from './telling-words.ts';

interface WeighedWord {
  word: ShopWord;
  /** the fewer of the found passages say it, the more */
  weight: number;
}

type Asked = Pick<QuestionPart, 'asked' | 'passages'>;

/** every draft of a part is asked for the same words */
const weighed = new WeakMap<Asked, readonly WeighedWord[]>();

function wordsOf(part: Asked, language: string): readonly WeighedWord[] {
  const known = weighed.get(part);
  if (known !== undefined) return known;
  const said = part.passages.map(
    ({ document: { headings, text } }) => new Set(contentTerms([...headings, text].join('\n'), language)),
  );
  const made = tellingWords(part.asked, language).map((word) => {
    const terms = contentTerms(word.text, language);
    const holders = said.filter((passage) => terms.some((term) => passage.has(term))).length;
    return { word, weight: Math.log((said.length + 1) / (holders + 0.5)) };
  });
  weighed.set(part, made);
  return made;
}

export interface RarelySaid {
  /** share of the telling words that a text holds, each by how rarely the found passages say it */
  share: number;
  /** 1 where it holds the rarest of them; both are 1 where there are none */
  rarest: number;
}

export function rarelySaid(part: Asked, text: string, language: string): RarelySaid {
  const words = wordsOf(part, language);
  const [first, ...others] = words;
  if (first === undefined) return { share: 1, rarest: 1 };
  const isHeld = ({ word }: WeighedWord) => heldShare([word], text, language) === 1;
  const whole = words.reduce((sum, { weight }) => sum + weight, 0);
  const held = words.filter(isHeld).reduce((sum, { weight }) => sum + weight, 0);
  const rarest = others.reduce((best, one) => (one.weight > best.weight ? one : best), first);
  return { share: whole === 0 ? 1 : held / whole, rarest: Number(isHeld(rarest)) };
}
