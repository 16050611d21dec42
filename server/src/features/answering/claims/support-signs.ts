/** What tells whether a sentence is borne out by what the model was given, as numbers: `tests/eval/train-support.ts` learns from them. */
import { readWords } from '../../../evidence/read-words.ts';
import type { Word } from '../../../evidence/read-words.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import { saysSoldOut } from '../../../extraction/offer-stock.ts';
import type { Question } from '../../../ports/model.ts';
import { holdsFor } from './about.ts';
import { hedged } from './denials.ts';
import { rootsOf, said, toldWords } from './licence.ts';
import { bestTogether, coverOf, createMeetings, rarityOf, rootOf, tellingIn, withoutNumberMarks } from './met-words.ts';
import type { MetWord } from './met-words.ts';
import { createNumberSigns } from './number-signs.ts';
import { offersNamed } from './prices.ts';
import { deniesFrom, saysNo } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import { rules } from './rules.ts';
import type { RuledSentence } from './rules.ts';
import { placesMeant, productsMeant } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { regionsAround } from './sources.ts';
import type { Source } from './sources.ts';

/** from this meeting on it is the same word or root */
const exactFrom = 0.9;
const productsLooked = 4;

interface SaidWord extends MetWord {
  /** the question names it too */
  isAsked: boolean;
}

export interface Support {
  signs: Record<string, number>;
  /** all words, and of those that tell something what is left of each beside the statements that say most of them */
  said: readonly Word[];
  unmet: readonly { word: Word; left: number }[];
}

export function createSupportSigns(question: Question, sources: readonly Source[]) {
  const meetingsOf = createMeetings(sources);
  const numberSigns = createNumberSigns(question, sources, meetingsOf);
  const documents = sources.map(({ product, above }) => product ?? above.join('\n'));
  const askedRoots = new Set(tellingIn(question.text, question.language).map(rootOf));
  const nameWords = new Set(
    question.products.flatMap(({ document }) =>
      tellingIn(document.name, question.shopLanguage).map(({ term }) => term),
    ),
  );

  return ({ sentence, rule, counted }: RuledSentence, place: { at: number; raw: string }): Support => {
    const { plain, language, claims } = sentence;
    const told = [...new Map(tellingIn(withoutAmounts(sentence), language).map((word) => [word.term, word])).values()];
    const words = told.map((word): SaidWord => ({
      word,
      weight: rarityOf(word),
      by: meetingsOf(word, language),
      isAsked: askedRoots.has(rootOf(word)),
    }));
    const all = sum(words.map(({ weight }) => weight));
    const cover = coverOf(words, sources.length);
    const best = bestTogether(words, cover);
    const metIn = (some: readonly number[]) => (one: MetWord) => Math.max(0, ...some.map((at) => one.by.get(at) ?? 0));
    const anywhere = ({ by }: MetWord) => Math.max(0, ...by.values());
    const shareBy = (metOf: (one: SaidWord) => number) =>
      all === 0 ? 1 : sum(words.map((one) => one.weight * metOf(one))) / all;
    const top = best.map((_, at) => shareBy(metIn(best.slice(0, at + 1))));
    const inDocuments = [...new Set(best.map((at) => documents[at]))].map((document) =>
      metIn([...documents.keys()].filter((at) => documents[at] === document)),
    );
    const unmet = words
      .map((one) => ({ ...one, left: one.weight * (1 - metIn(best)(one)), isName: nameWords.has(one.word.term) }))
      .toSorted((a, b) => b.left - a.left);
    const unmetAnywhere = words.map((one) => one.weight * (1 - anywhere(one))).toSorted((a, b) => b - a);
    const exact = (one: MetWord) => Number(anywhere(one) >= exactFrom);
    const signs = {
      ...Object.fromEntries(rules.map((name) => [`rule.${name}`, Number(rule === name)])),
      ruled: Number(rule !== null),
      counted,
      top1: top[0] ?? 0,
      top2: top[1] ?? top[0] ?? 0,
      top3: top[2] ?? top[1] ?? top[0] ?? 0,
      document: Math.max(0, ...inDocuments.map(shareBy)),
      anywhere: shareBy(anywhere),
      exactAnywhere: shareBy(exact),
      unmetMost: unmet[0]?.left ?? 0,
      unmetNext: unmet[1]?.left ?? 0,
      unmetSum: sum(unmet.map(({ left }) => left)),
      unmetNew: sum(unmet.filter(({ isAsked, isName }) => !isAsked && !isName).map(({ left }) => left)),
      unmetAsked: sum(unmet.filter(({ isAsked }) => isAsked).map(({ left }) => left)),
      unmetAnywhereMost: unmetAnywhere[0] ?? 0,
      unmetAnywhereNext: unmetAnywhere[1] ?? 0,
      unmetAnywhereSum: sum(unmetAnywhere),
      words: words.length,
      weight: all,
      askedShare: shareBy(({ isAsked }) => Number(isAsked)),
      length: plain.length,
      at: place.at,
      ...numberSigns(sentence),
      ...boundSigns(sentence, cover, { all, first: best[0] }),
      ...stockSigns(sentence),
      ...denialSigns(
        sentence,
        best.map((at) => sources[at]).filter((one) => one !== undefined),
      ),
      ...styleSigns(sentence, place.raw),
      isForeign: Number(language !== question.shopLanguage),
      isOtherThanAsked: Number(language !== question.language),
      hasVectors: Number(wordVectorsOf(language) !== null),
      mentions: sentence.mentions.length,
      contextProducts: sentence.context.products.length,
      bestIsMentions: Number(isOfMeant(sentence, best[0])),
      topIsFact: Number((sources[best[0] ?? -1]?.topics.length ?? 0) > 0),
      topIsProduct: Number((sources[best[0] ?? -1]?.product ?? null) !== null),
      topIsCustomers: Number(sources[best[0] ?? -1]?.isCustomers ?? false),
      families: sentence.about.families.size,
      places: sentence.places.length,
      claims: claims.length,
    };
    return { signs, said: readWords(withoutNumberMarks(plain), language), unmet };
  };

  function isOfMeant(sentence: Sentence, at: number | undefined): boolean {
    const product = sources[at ?? -1]?.product ?? null;
    return product !== null && productsMeant(sentence).some(({ url }) => url === product);
  }

  /** What of its words the best statement says of what is meant, of the shop's terms, and of other products; what that statement says beyond. */
  function boundSigns(
    sentence: Sentence,
    cover: Float64Array,
    { all, first }: { all: number; first: number | undefined },
  ) {
    const { claims } = sentence;
    const urls = new Set(productsMeant(sentence).map(({ url }) => url));
    const best = { meant: 0, terms: 0, others: 0 };
    for (const [at, { product }] of sources.entries()) {
      const own = (cover[at] ?? 0) / (all || 1);
      const of = product === null ? 'terms' : urls.has(product) ? 'meant' : 'others';
      best[of] = Math.max(best[of], own);
    }
    const top = sources[first ?? -1];
    const unsaid = top?.claims.filter((one) => !claims.some((claim) => sameClaim(one, claim))) ?? [];
    const places = placesMeant(sentence);
    const regions = top === undefined || places.length === 0 ? null : regionsAround(top, null);
    return {
      ofMeant: best.meant,
      ofTerms: best.terms,
      ofOthers: best.others,
      othersLead: best.others - Math.max(best.meant, best.terms),
      unsaidNumbers: unsaid.length,
      unsaidMoney: unsaid.filter(({ kind }) => kind === 'money').length,
      topElsewhere: Number(
        regions !== null &&
          regions.regions.within.length + regions.regions.outside.length > 0 &&
          !holdsFor(regions.text, regions.regions, places),
      ),
      topLength: top?.plain.length ?? 0,
    };
  }

  /** What the records say of the choices that it names: how many of them can be had. */
  function stockSigns(sentence: Sentence) {
    const { plain, about } = sentence;
    const meant = productsMeant(sentence).slice(0, productsLooked);
    const named = meant.flatMap((product) => {
      const own = offersNamed(product, plain);
      return own.length > 0 ? own : offersNamed(product, question.text);
    });
    const whole = meant.map(({ availability }) => ({ availability }));
    const stateOf = (state: string) =>
      (named.length > 0 ? named : whole).filter(({ availability }) => availability === state).length;
    const isStock = about.concepts.has('stock');
    const isOut = saysSoldOut(plain);
    return {
      isStock: Number(isStock),
      isOut: Number(isOut),
      namedOffers: named.length,
      offersIn: stateOf('in_stock'),
      offersOut: stateOf('out_of_stock'),
      offersAhead: stateOf('preorder'),
      anyOut: Number(meant.some(({ offers }) => offers.some(({ availability }) => availability === 'out_of_stock'))),
      stockTurned: Number(
        (isStock || isOut) && (isOut || saysNo(plain) ? stateOf('out_of_stock') === 0 : stateOf('in_stock') === 0),
      ),
    };
  }
}

/** Where the sentence and the statements that say most of its words differ in what they deny. */
function denialSigns({ plain, language }: Sentence, best: readonly Source[]) {
  const isNo = saysNo(plain);
  const words = toldWords(plain, language);
  const turnedBy = (source: Source | undefined): number => {
    if (source === undefined) return 0;
    const roots = rootsOf(source);
    return sum(
      words.map(({ root, weight, isDenied }) => {
        const how = roots.get(root) ?? 0;
        if ((how & (said.affirmed | said.denied)) === 0) return 0;
        return isDenied === (how & said.denied) > 0 ? 0 : weight;
      }),
    );
  };
  return {
    isNo: Number(isNo),
    deniesFrom: Math.max(-1, deniesFrom(plain)) < 0 ? 0 : 1,
    top1No: Number(best[0] !== undefined && saysNo(best[0].plain)),
    nosOfTop: best.filter((one) => saysNo(one.plain)).length,
    turned1: turnedBy(best[0]),
    turnedMost: Math.max(0, ...best.map(turnedBy)),
    turnedLeast: best.length === 0 ? 0 : Math.min(...best.map(turnedBy)),
    topHedged: Number(best[0] !== undefined && hedged.test(best[0].plain)),
  };
}

/** "89.00 EUR" is a number's business */
const withoutAmounts = ({ plain, claims }: Sentence): string =>
  claims.reduceRight(
    (left, { kind, at, end }) => (kind === 'money' ? `${left.slice(0, at)} ${left.slice(end)}` : left),
    plain,
  );

const ours =
  /(?<!\p{L})(?:we|our|us|wir|unser\p{L}*|uns|nous|notre|nos|nosotros|nuestr\p{L}+|noi|nostr\p{L}+|wij|we|ons|onze|kami|kita)(?!\p{L})/iu;
const mine = /(?<!\p{L})(?:i|i'm|i'd|i'll|i've|ich|je|j'|saya)(?!\p{L})/iu;
const yours =
  /(?<!\p{L})(?:you|your|du|dich|dir|dein\p{L}*|sie|ihr\p{L}*|vous|votre|vos|tu|ton|tes|usted|tus?|su|lei|jij|je|uw|anda|kamu)(?!\p{L})/iu;
const wide =
  /(?<!\p{L})(?:always|never|every\p{L}*|any\p{L}*|all|immer|nie\p{L}*|jede\p{L}*|alle\p{L}*|toujours|tou[ts]\p{L}*|siempre|tod[oa]s?|sempre|tutt\p{L}|altijd|alle|selalu|semua)(?!\p{L})/iu;
const yes =
  /^\W*(?:yes|yeah|sure|absolutely|of course|certainly|ja|klar|natürlich|oui|sí|sì|sim|tak|evet|ya|bisa)(?!\p{L})/iu;
const leads = /[\w.+-]+@[\w-]+\.\w|https?:|\]\(/u;

function styleSigns({ plain, context }: Sentence, raw: string) {
  return {
    isQuestion: Number(/[?？]\s*$/u.test(plain)),
    isExclaimed: Number(/!\s*$/u.test(plain)),
    isOurs: Number(ours.test(plain)),
    isMine: Number(mine.test(plain)),
    isYours: Number(yours.test(plain)),
    isWide: Number(wide.test(plain)),
    isYes: Number(yes.test(plain)),
    isHedged: Number(hedged.test(plain)),
    leads: Number(leads.test(raw)),
    hasBefore: Number(context.before !== ''),
  };
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);
