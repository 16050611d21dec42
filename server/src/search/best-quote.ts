/** The sentence of the found passages that says most of what was asked, with its neighbours: what can be quoted without a model. */
import { isClockGoingOn } from './clock-words.ts';
import { withoutAskingPhrases } from './asking-phrases.ts';
import type { Passage } from './documents.ts';
import { letterGrams } from './letter-grams.ts';
import { isFunctionTerm, rarity } from './term-weight.ts';
import { tokenize } from './tokenize.ts';

export interface Quote {
  /** position in the given passages */
  passage: number;
  /** the passage's sentences, in order */
  sentences: string[];
  /** position of the best one in them */
  best: number;
  /** share of the question's weight that the sentence, its neighbours and its headings hold */
  coverage: number;
}

export interface FoundPassage {
  document: Passage;
  score: number;
  /** how its page begins answers nothing here */
  isBeside?: boolean;
}

const functionWordWeight = 0.15;
const sameWordShare = 0.6;
const neighbourWeight = 0.5;
const headingWeight = 0.5;
/** a page begins with what it is about: that answers a question about nothing but the page's subject */
const leadBonus = 0.35;
/** and a section with what its own heading says: a sentence of it, and where a figure is asked for, one that has it */
const sectionBonus = 0.6;
const earlyBonus = 0.02;
/** rows of tables and labels answer less readably than sentences */
const fragmentFactor = 0.8;

export function bestQuote(question: string, language: string, found: readonly FoundPassage[]): Quote | null {
  const asked = new Set(tokenize(withoutAskingPhrases(question), language));
  const passages = found.map(({ document, score, isBeside = false }) => ({
    score,
    sentences: splitSentences(document.text, language),
    isLead: !isBeside && document.headings.length <= 1,
    headings: new Set(tokenize([document.title, ...document.headings].join('\n'), language)),
    own: new Set(document.headings.length > 1 ? tokenize(document.headings.at(-1) ?? '', language) : []),
  }));
  const bags = passages.map(({ sentences }) => sentences.map((sentence) => new Set(tokenize(sentence, language))));
  const weights = weigh(asked, bags.flat(), language);
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return null;
  const expected = expectedAnswer(question);
  const topScore = found[0]?.score ?? 0;
  let best: (Quote & { rank: number }) | null = null;
  for (const [at, { score, sentences, headings, own: section, isLead }] of passages.entries()) {
    const held = (bags[at] ?? []).map((bag) => heldWeights(weights, bag));
    const heading = heldWeights(weights, headings);
    const shareOf = (terms: ReadonlyMap<string, number>) =>
      [...terms].reduce((sum, [term, held]) => sum + held * (weights.get(term) ?? 0), 0) / whole;
    const topic = shareOf(heading);
    const titled = [...section].filter((term) => !isFunctionTerm(term, language));
    const subject =
      shareOf(heldWeights(weights, section)) *
      (titled.filter((term) => weights.has(term)).length / (titled.length || 1)) ** 2;
    for (const [position, own] of held.entries()) {
      const around = [held[position - 1], held[position + 1]].filter((one) => one !== undefined);
      let rank = 0;
      let covered = 0;
      for (const [term, weight] of weights) {
        const near = Math.max(0, ...around.map((one) => one.get(term) ?? 0));
        const above = heading.get(term) ?? 0;
        const inside = own.get(term) ?? 0;
        rank += weight * Math.max(inside, neighbourWeight * near, headingWeight * above);
        covered += weight * Math.max(inside, near, above);
      }
      if (!isSentence(sentences[position] ?? '')) rank *= fragmentFactor;
      rank = (rank / whole) * (0.2 + (0.8 * score) / topScore);
      if (expected?.pattern.test(sentences[position] ?? '') === true) rank += expected.bonus * (covered / whole);
      if (isLead && position === 0) rank += leadBonus * topic;
      const sentence = sentences[position] ?? '';
      if (expected === null || (expected.pattern.test(sentence) && isSentence(sentence)))
        rank += sectionBonus * subject;
      rank += earlyBonus / (1 + position);
      if (best === null || rank > best.rank) {
        best = { passage: at, sentences, best: position, coverage: covered / whole, rank };
      }
    }
  }
  return best;
}

interface ExpectedAnswer {
  pattern: RegExp;
  bonus: number;
}

/** What an answer most likely holds, from the question's words: opening times a time of day, "how long" and "when" a number. */
function expectedAnswer(question: string): ExpectedAnswer | null {
  if (timeWords.test(question)) return { pattern: /\d{1,2}[:.h]\d{2}|\d\s?(?:am|pm|uhr)\b/iu, bonus: 0.5 };
  if (durationWords.test(question)) return { pattern: /(?<![\p{N}:.])\p{N}+(?![\p{N}:])/u, bonus: 0.2 };
  return numberWords.test(question) ? { pattern: /\p{N}/u, bonus: 0.2 } : null;
}

const timeWords =
  /\b(?:opening (?:hours|times)|(?:when|what time) (?:do|are|does|is) [^?]*\b(?:open|close)|business hours|öffnungszeiten|geöffnet|heures d'ouverture|horaires|horarios?|orari|openingstijden|çalışma saatleri|horário|godziny otwarcia)(?!\p{L})/iu;
/** an hour of the day is no length of time */
const durationWords =
  /\b(?:how long|wie ?lange|combien de temps|cu[aá]nto (?:tiempo|tarda)|quanto (?:tempo|demora)|hoe lang|ne kadar s[uü]r|jak długo)(?!\p{L})/iu;
const numberWords =
  /\b(how (?:long|much|many|old|far|big|tall|often)|when|what (?:time|year|date|size|percentage|number)|wie ?(?:lange|viele?|hoch|alt|teuer|groß|oft)|wann|combien|quand|quel (?:prix|délai|jour)|cu[aá]nt[oa]s?|cu[aá]ndo|quant[oaie]|quando|hoe (?:lang|veel|vaak|groot|oud)|wanneer|kaç|ne (?:kadar|zaman)|quantos?|ile|kiedy|jak długo)(?!\p{L})|多少|几|何时|bao nhiêu|mấy/iu;

export const isSentence = (text: string): boolean => /[.!?。！？…][)"'”’»]*$/.test(text) && !text.includes(' | ');

/** "approx. 5 cm", "No. 7", "J. Smith": these points end no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:\p{L}|approx|incl|excl|max|min|no|nr|vol|dr|mr|mrs|ms|st|tel|art|ca|inc|ltd|llc|corp|gmbh|pty|plc|tbk|jl|dba|d\.b\.a|bzw|z\.\s?b|e\.g|i\.e|env|aprox)\.$/iu;

/** `original tags.You have 14 days`: two sentences without a space between; `Lamps.Store` is what a shop is called */
const glued =
  /(?<=\p{Ll}{3}[.!?])(?!(?:Store|Shop|Com|Net|Org|Co|Io|App|Online|Club|Inc|Uk|De|Id)(?!\p{L}))(?=\p{Lu}\p{Ll}*\s)/gu;

/** one takes as long to make as a page takes to cut */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const known = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, known);
  return known;
}

export function splitSentences(text: string, language: string): string[] {
  const segmenter = segmenterOf(language);
  return text
    .split('\n')
    .flatMap((line) => [...segmenter.segment(line.replace(glued, ' '))].map(({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '')
    .reduce<string[]>((sentences, sentence) => {
      const last = sentences.at(-1);
      if (last !== undefined && (abbreviation.test(last) || isClockGoingOn(last, sentence))) {
        sentences[sentences.length - 1] = `${last} ${sentence}`;
      } else sentences.push(sentence);
      return sentences;
    }, []);
}

function weigh(asked: ReadonlySet<string>, bags: ReadonlySet<string>[], language: string): Map<string, number> {
  return new Map(
    [...asked].map((term) => {
      const holders = bags.filter((bag) => bag.has(term)).length;
      return [term, rarity(holders, bags.length + 1) * (isFunctionTerm(term, language) ? functionWordWeight : 1)];
    }),
  );
}

/** For each term asked for, how much of it the words hold: the word itself, or a form that shares most of its letters. */
function heldWeights(weights: ReadonlyMap<string, number>, words: ReadonlySet<string>): Map<string, number> {
  const held = new Map<string, number>();
  for (const term of weights.keys()) {
    if (words.has(term)) held.set(term, 1);
    else {
      const share = bestShare(term, words);
      if (share >= sameWordShare) held.set(term, share);
    }
  }
  return held;
}

function bestShare(term: string, words: ReadonlySet<string>): number {
  if (term.length < 4) return 0;
  const grams = letterGrams(term);
  let best = 0;
  for (const word of words) {
    if (word.length < 4) continue;
    const marked = `_${word}_`;
    let shared = 0;
    for (const gram of grams) if (marked.includes(gram)) shared++;
    best = Math.max(best, shared / grams.length);
  }
  return best;
}
