/** A sentence that allows or affirms what the shop denies: of all that the shop says in that language, a denial is most like it. */
import type { FoundProduct } from '../../../ports/model.ts';
import { saysNo } from './promise-words.ts';
import { productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { perSource } from './sources.ts';
import type { Source } from './sources.ts';

const affirms =
  /(?<!\p{L})(?:yes|can|may|could|safely|suitable|fits?|has|comes|ja|kann|können|darfst?|dürfen|geeignet|passt|hat|oui|peut|pouvez|peuvent|sí|puede[ns]?|podéis|sì|può|puoi|possono|kan|kunt|mag|pode[ms]?|można|może)(?!\p{L})/iu;
const words = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;
const ordinary = new Set(
  'yes the and you can may our your with for from that this they them are its have has not does will would also just even into than then there which when what where shop order'.split(
    ' ',
  ),
);
const stemLength = 5;
const stemsOf = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(words) ?? [])
      .filter((word) => (word.length > 2 || /\d/u.test(word)) && !ordinary.has(word))
      .map((word) => word.slice(0, stemLength).replace(/s$/u, '')),
  );
const stemsOfSource = perSource(({ plain }) => stemsOf(plain));
const isDenial = perSource(({ plain }) => saysNo(plain));

/** so much of a sentence must stand in the denial */
const leastShared = 2;
const leastShare = 0.3;

export function createDenialFault(sources: readonly Source[], products: readonly FoundProduct[]) {
  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (saysNo(plain) || !affirms.test(plain)) return null;
    const meant = productsAt(sentence, { at: plain.length });
    const urls = new Set((meant.length > 0 ? meant : products.slice(0, 1)).map(({ url }) => url));
    const named = stemsOf(meant.map(({ name }) => name).join(' '));
    const said = [...stemsOf(plain)].filter((stem) => !named.has(stem));
    const sharedWith = (source: Source) => said.filter((stem) => stemsOfSource(source).has(stem)).length;
    let [denied, affirmed] = [0, 0];
    for (const source of sources) {
      if (source.language !== language || (source.product !== null && !urls.has(source.product))) continue;
      if (isDenial(source)) denied = Math.max(denied, sharedWith(source));
      else affirmed = Math.max(affirmed, sharedWith(source));
    }
    return denied >= leastShared && denied > affirmed && denied >= said.length * leastShare
      ? 'it affirms what the shop data denies'
      : null;
  };
}
