/** Of what was found, what is of the very matter that is asked: a section called after it, a sentence that says its word. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { Passage } from '../../../search/documents.ts';
import type { Asking } from './composed.ts';
import { asksPrice, moneyIn } from './may-tell.ts';
import { heldShare, tellingWords, wholly } from './telling-words.ts';

/** of the best one's probability, what stands in the section that is called after the question needs to go before it */
const inSection = 0.2;
const half = 0.5;

/** Where the owner's document has a section of what is asked, nothing else is told beside it: a tour's price is not the course's. */
function ofSection(found: readonly Evidence[], passages: readonly Passage[], { part, shopLanguage }: Asking) {
  const [best] = found;
  const words = tellingWords(part.asked, shopLanguage);
  if (best === undefined || words.length === 0) return found;
  const own = found.filter(({ passage, probability, statements }) => {
    const page = passages[passage];
    if (page?.url !== '' || probability < inSection * best.probability) return false;
    const heading = page.headings.at(-1) ?? '';
    const holds = (text: string) => heldShare(words, text, shopLanguage);
    return holds(heading) >= half && holds([heading, ...statements].join('\n')) >= wholly;
  });
  if (own.length === 0) return found;
  // a sum under the very name of what is asked leaves nothing to doubt; all else was found for what stands there
  const isPrice = asksPrice(part) && moneyIn(own[0]?.statements.join(' ') ?? '');
  return scaled(own, (isPrice ? 1 : total(found)) / total(own));
}

/** each turns a question of terms into one that only a sentence about it answers */
const matters: readonly Concept[] = [
  'damaged',
  'missing',
  'cancel',
  'customs',
  'warranty',
  'exchange',
  'restocking',
  'gift_card',
  'preorder',
  'pickup',
  'instalments',
];
/** of the best one's probability, what a sentence about the matter needs to go before it */
export const aboutMatter = 0.4;

/** Who asks about what arrives broken is not told first how long anything may go back. */
export function onTheMatter(
  all: readonly Evidence[],
  passages: readonly Passage[],
  asking: Asking,
): readonly Evidence[] {
  const found = ofSection(all, passages, asking);
  const { part, shopLanguage } = asking;
  const asked = matters.filter((one) => part.understanding.concepts.has(one));
  const [best] = found;
  if (best === undefined || asked.length === 0) return found;
  const isAbout = ({ passage, statements }: Evidence) => {
    const heading = passages[passage]?.headings.at(-1) ?? '';
    const told = conceptsIn([heading, ...statements].join('\n'), shopLanguage);
    return asked.every((one) => told.includes(one));
  };
  const about = found.filter((one) => one.probability >= aboutMatter * best.probability && isAbout(one));
  // what went before it was as sure of the question, and is not of the matter
  return about.length === 0 ? found : scaled(about, best.probability / (about[0]?.probability ?? 1));
}

const total = (found: readonly Evidence[]): number => found.reduce((sum, { probability }) => sum + probability, 0);

const scaled = (found: readonly Evidence[], share: number): Evidence[] =>
  found.map((one) => ({ ...one, probability: Math.min(1, one.probability * share) }));
