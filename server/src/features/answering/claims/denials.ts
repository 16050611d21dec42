/** A sentence that allows or affirms what the shop denies: of all that the shop says in that language, a denial is most like it. */
import type { FoundProduct } from '../../../ports/model.ts';
import { isQuestion, rootsOf, said } from './licence.ts';
import type { Licence, Support } from './licence.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf, productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { separatorOf } from './segments.ts';
import { perSource } from './sources.ts';
import type { Source } from './sources.ts';
import { saysTotal } from './sum-words.ts';

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

/** A word that is affirmed where the shop denies it, or the other way round, of the same. */
/** where what is said holds sometimes, a "no" beside it is none */
export const hedged =
  /(?<!\p{L})(?:if|unless|until|till|before|when|whether|except|otherwise|only|instead|rather|traces?|might|(?:not|noch nicht|nicht|aún no|todavía no|pas encore|non ancora|nog niet) (?:yet )?(?:included|counted|dabei|enthalten|inbegriffen|drin|eingerechnet|incluid\p{L}+|compris\p{L}*|compres\p{L}+|inbegrepen)|wenn|falls|außer|bis|bevor|sonst|nur|ob|sobald|solange)(?!\p{L})|[?？]\s*$/iu;
/** denies what comes after it alone */
const without = /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder)(?!\p{L}).*/iu;

export const telling = 0.8;
/** ... of what was asked */
const tellingOfAsked = 0.4;
/** what is said so often is said of many things */
const oftenSaid = 12;

/** A word that is affirmed, where those statements which speak most of the same deny it; or the other way round. */
export function turnsRound(
  sentence: Sentence,
  { words, asked, supports, isOfProduct, shareOf }: Licence,
): string | null {
  const { plain } = sentence;
  if (hedged.test(plain)) return null;
  if (
    isQuoted(
      sentence,
      supports.map(({ source }) => source),
    )
  )
    return null;
  const askedRoots = new Set(asked.map(({ root }) => root));
  /** "together", where the sentence counts up */
  const isTotal = (root: string) =>
    (plain.toLowerCase().match(letters) ?? []).some((one) => one.startsWith(root) && saysTotal(one));
  const isNo = saysNo(plain) || words.some(({ isDenied }) => isDenied);
  for (const [at, word] of words.entries()) {
    if (isTotal(word.root)) continue;
    if (isNo !== word.isDenied || word.weight < (askedRoots.has(word.root) ? tellingOfAsked : telling)) continue;
    const saying = supports.filter(
      ({ how, source }) => ((how[at] ?? 0) & (said.affirmed | said.denied)) > 0 && !isQuestion(source.plain),
    );
    if (
      saying.length === 0 ||
      saying.length > oftenSaid ||
      saying.some(({ how }) => ((how[at] ?? 0) & said.byName) > 0)
    )
      continue;
    const others = words.filter(({ root }) => root !== word.root);
    const weighed = saying.map((support) => ({ support, weight: besideIn(support, others) }));
    const most = Math.max(leastBeside, ...weighed.map(({ weight }) => weight));
    const beside = weighed.filter(({ weight }) => weight >= most * nearMost).map(({ support }) => support);
    // what was asked is what is meant
    const near = beside.length === 0 && askedRoots.has(word.root) ? saying : beside;
    const isTurned = near.length > 0 && near.every((support) => isOpposite(support, at, word.isDenied));
    if (!isTurned) continue;
    const rest = others.reduce((sum, { weight }) => sum + weight, 0);
    // the rest of it stands elsewhere, without this word
    const isTold =
      rest > restLeast &&
      supports.some((support) => (support.how[at] ?? 0) === 0 && shareOf(ownWordsOf(support), others) > restTold);
    if (isTold && !word.isDenied) continue;
    return word.isDenied ? 'it denies what the shop data affirms' : 'it affirms what the shop data denies';
  }
  return null;

  function besideIn({ how, source }: Support, others: readonly (typeof words)[number][]): number {
    let sum = source.product === null || !isOfProduct ? 0 : ofProduct;
    for (const { root, weight } of asked)
      if (rootsOf(source).has(root) && !words.some((word) => word.root === root)) sum += weight * askedWeight;
    for (const [place, other] of words.entries()) {
      const one = how[place] ?? 0;
      if (!others.includes(other) || (one & said.byName) > 0) continue;
      if ((one & (said.affirmed | said.denied)) > 0) sum += other.weight;
      else if (one > 0) sum += other.weight * 0.7;
    }
    return sum;
  }
}

const ofProduct = 0.4;
const askedWeight = 0.4;
const leastBeside = 0.5;
const nearMost = 0.55;
const restLeast = 2;
const letters = /\p{L}{4,}/gu;
const restTold = 0.85;

/** what stands above a statement alone does not make it one about that */
const ownWordsOf = ({ source, how }: Support): Support => ({
  source,
  how: how.map((one) => (one === said.above ? 0 : one)),
});

function isOpposite({ how, source }: Support, at: number, isDenied: boolean): boolean {
  const one = how[at] ?? 0;
  if (!isDenied) return (one & said.affirmed) === 0;
  return (one & said.denied) === 0 && !hedged.test(source.plain) && !saysNo(source.plain.replace(without, ' '));
}

/** Sentences that repeat the shop's own clauses word for word: nothing is turned round in them. */
const leastWords = 4;
const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];

/** What denies anything may deny what stands beside it: of such statements no part is quoted. */
const partsOf = perSource(({ plain, language }): ReadonlySet<string> =>
  saysNo(plain)
    ? new Set()
    : new Set(
        plain
          .split(new RegExp(`${separatorOf(language).source}|[.;!?](?=\\s|$)`, 'giu'))
          .map((part) => wordsIn(part).join(' ')),
      ),
);

const isQuoted = (sentence: Sentence, sources: readonly Source[]): boolean =>
  clausesOf(sentence).every(({ text }) => {
    const words = wordsIn(text);
    // "and we hope ...": what joins it to the clause before is no part of it
    const forms = [words, words.slice(1)].filter(({ length }) => length >= leastWords).map((form) => form.join(' '));
    return sources.some((source) => forms.some((form) => partsOf(source).has(form)));
  });
