/** Which of the owner's answers answers a question that is worded quite otherwise: they are read beside the pages that were found, and the likeliest statement of all must be the owner's. */
import type { FoundPassage } from '../../../evidence/evidence-question.ts';
import { tellingWords } from '../../../evidence/read-words.ts';
import { selectEvidence } from '../../../evidence/select-evidence.ts';
import { wordVectorsOf } from '../../../evidence/word-vectors.ts';
import type { OwnAnswer } from '../../../ports/model.ts';
import type { AskedOfOwner, FoundForOwner } from '../../../ports/own-knowledge.ts';
import type { Passage } from '../../../search/documents.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { asksForOther } from './asks-for-other.ts';

/** An answer of the owner's with what it is asked by and how long it holds. */
export interface KnownAnswer extends OwnAnswer {
  questions: readonly string[];
  validUntil: Date | null;
}

export interface NearWording {
  answer: KnownAnswer;
  text: string;
  /** what is asked, as it was compared with the wording */
  asked: string;
  /** how far both ask for the same of a thing */
  agreed: number;
  likeness: number;
  /** it is for one thing, and the question names none */
  isNarrower: () => boolean;
}

/** answers that are read */
const readMax = 6;
/** probability that an answer is told from: where both ask for the same of a thing, and where that is less sure */
const least = { same: 0.25, alike: 0.45 };
const sameAsked = 0.52;
/** telling words of a wording that a lone word may ask for */
const bareTold = 2;
/** both may ask for the same of a thing from here on */
export const leastAgreed = 0.35;

/** @param found what the pages say, against which an answer must hold its own */
export function likelyAnswer(
  question: AskedOfOwner,
  found: FoundForOwner,
  near: readonly NearWording[],
): KnownAnswer | null {
  const { shopLanguage, asked } = question;
  const isBare = /^\P{L}*\p{L}+\P{L}*$/u.test(asked);
  const read = new Map<Passage, NearWording>();
  const known = new Set<KnownAnswer>();
  for (const one of near.toSorted((a, b) => b.likeness - a.likeness)) {
    if (known.size >= readMax) break;
    if (known.has(one.answer) || asksForOther(one.asked, one.text, one.answer.text, question)) continue;
    // of "returns" no story of one return is meant
    if (isBare && tellingWords(one.text, shopLanguage).length > bareTold) continue;
    known.add(one.answer);
    read.set(asPassage(one, question.shopLanguage), one);
  }
  if (read.size === 0) return null;
  const passages = merged(found.passages, [...read.keys()], asked, shopLanguage);
  const evidenceQuestion = { ...found.understanding, text: asked, language: shopLanguage, product: null };
  const evidence = selectEvidence(evidenceQuestion, passages);
  const nearAt = (at: number): NearWording | null => {
    const document = passages[at]?.document;
    return document === undefined ? null : (read.get(document) ?? null);
  };
  const likeliest = nearAt(evidence[0]?.passage ?? -1);
  if (likeliest === null || !tellsOf(likeliest, asked, shopLanguage)) return null;
  if (likeliest.isNarrower()) {
    const [ofPages] = selectEvidence(evidenceQuestion, found.passages);
    if (ofPages !== undefined && ofPages.probability >= least.same) return null;
  }
  const sure = evidence.reduce(
    (sum, { passage, probability }) => sum + (nearAt(passage) === likeliest ? probability : 0),
    0,
  );
  return sure >= (likeliest.agreed >= sameAsked ? least.same : least.alike) ? likeliest.answer : null;
}

/** One word of the question at least is its own, or near one: what says none of them answers by chance. */
function tellsOf({ answer, text }: NearWording, asked: string, language: string): boolean {
  const vectors = wordVectorsOf(language);
  if (vectors === null) return true;
  const words = [text, answer.text].flatMap((one) => tellingWords(one, language));
  return tellingWords(asked, language).some((word) =>
    words.some(
      (own) =>
        own.term === word.term ||
        (own.vector >= 0 && word.vector >= 0 && vectors.likeness(own.vector, word.vector) >= leastNear),
    ),
  );
}
const leastNear = 0.2;

/** As an entry among a shop's frequent questions stands. */
const asPassage = ({ answer, text }: NearWording, language: string): Passage => ({
  url: '',
  title: '',
  headings: [text],
  text: answer.text,
  language,
  kind: 'policy',
  voice: 'shop',
});

/** Among the pages by how much of the question they hold; of equal ones the owner's goes first. */
function merged(
  pages: readonly FoundPassage[],
  own: readonly Passage[],
  asked: string,
  language: string,
): FoundPassage[] {
  const terms = new Set(tokenize(asked, language));
  const all = [...pages];
  for (const document of own) {
    const held = new Set(tokenize([...document.headings, document.text].join('\n'), language));
    const coverage = terms.intersection(held).size / Math.max(1, terms.size);
    const before = all.findIndex((one) => one.coverage <= coverage);
    const at = before < 0 ? all.length : before;
    const score = (all[at] ?? all.at(-1))?.score ?? 1;
    all.splice(at, 0, { document, score, coverage });
  }
  return all;
}
