/** Some questions are answered by what says their own word alone: "is it halal?", "can I still cancel?", "are you open on Sunday?". */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { withoutLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';

/** what is certified or kept to, in the letters of most languages */
const kept = /(?<!\p{L})(?:halal|kosher|koscher|vegan\p{L}*|vegetari\p{L}*|vegetarisch)(?!\p{L})/giu;
/** occasions that a shop reduces its prices for: another discount says nothing of theirs */
const occasions =
  /(?<!\p{L})(?:black[ -]?friday|cyber[ -]?monday|boxing day|prime day|singles['’]? day|harbolnas|nyepi|lebaran)(?!\p{L})/giu;
const sureTopic = 0.9;

export function lacksWord(
  { kind, text, passages }: Draft,
  { part, shopLanguage }: Pick<Asking, 'part' | 'shopLanguage'>,
): boolean {
  const said = withoutLinks(text).toLowerCase();
  const lacks = (words: readonly string[] | null) => words?.some((word) => !said.includes(word.slice(0, 5))) === true;
  const isOfDiscount = part.understanding.concepts.has('discount');
  if (
    (kind === 'pages' || kind === 'own' || kind === 'facts') &&
    isOfDiscount &&
    lacks(part.asked.toLowerCase().match(occasions))
  )
    return true;
  if (kind !== 'pages' && kind !== 'own') return false;
  if (lacks(part.asked.toLowerCase().match(kept))) return true;
  const isAsked = (topic: string) =>
    part.understanding.topics.some((one) => one.topic === topic && one.weight >= sureTopic);
  if (isAsked('cancel') && part.understanding.concepts.has('cancel')) {
    const told = new Set(conceptsIn(said, shopLanguage));
    if (!told.has('cancel') && !told.has('refund')) return true;
  }
  // a shutter's time is none that a shop is open
  return (
    isAsked('contact.hours') &&
    part.focus.length === 0 &&
    passages.length > 0 &&
    passages.every((page) => page.kind === 'product')
  );
}
