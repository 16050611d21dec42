/** A sentence that allows or affirms what the shop denies: of all that the shop says in that language, a denial is most like it. */
import type { FoundProduct } from '../../../ports/model.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf, productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { perSource } from './per-source.ts';
import type { Source } from './source.ts';

const affirms =
  /(?<!\p{L})(?:yes|can|may|could|safely|suitable|fits?|has|comes|ja|kann|können|darfst?|dürfen|geeignet|passt|hat|oui|peut|pouvez|peuvent|sí|puede[ns]?|podéis|sì|può|puoi|possono|kan|kunt|mag|pode[ms]?|można|może)(?!\p{L})/iu;
/** a part of a sentence must allow something */
const allows =
  /(?<!\p{L})(?:can|may|safely|kannst?|können|darfst?|dürfen|peut|pouvez|puede[ns]?|può|puoi|kunt|mag|pode[ms]?|można|może)(?!\p{L})/iu;
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
/** "Who does not want to wait: it is rented out by the day" denies nothing */
const condition =
  /^(?:wer|wenn|falls|sollten?|if|when|unless|who(?:ever)?|si|quien|se|chi|als|wie)\s[^,:]{2,60}[,:]\s/iu;
const isDenial = perSource(({ plain }) => saysNo(plain.replace(condition, '')));

/** so much of a sentence must stand in the denial */
const leastShared = 2;
const leastShare = 0.3;

export function createDenialFault(sources: readonly Source[], products: readonly FoundProduct[]) {
  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (saysNo(plain) || !affirms.test(plain)) return null;
    const parts = [plain, ...clausesOf(sentence).flatMap(({ text }) => (allows.test(text) ? [text] : []))];
    const meant = productsAt(sentence, { at: plain.length });
    const urls = new Set((meant.length > 0 ? meant : products.slice(0, 1)).map(({ url }) => url));
    const named = stemsOf(meant.map(({ name }) => name).join(' '));
    const near = sources.filter(
      (source) => source.language === language && (source.product === null || urls.has(source.product)),
    );
    return parts.some((part) =>
      isDenied(
        [...stemsOf(part)].filter((stem) => !named.has(stem)),
        near,
      ),
    )
      ? 'it affirms what the shop data denies'
      : null;
  };
}

function isDenied(said: readonly string[], sources: readonly Source[]): boolean {
  if (said.length < leastShared) return false;
  let [denied, affirmed] = [0, 0];
  for (const source of sources) {
    const shared = said.filter((stem) => stemsOfSource(source).has(stem)).length;
    if (isDenial(source)) denied = Math.max(denied, shared);
    else affirmed = Math.max(affirmed, shared);
  }
  return denied >= leastShared && denied > affirmed && denied >= said.length * leastShare;
}
