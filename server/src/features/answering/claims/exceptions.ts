/** "Engraved ones too", where the shop's terms take them out: who widens a term may name nothing that an exception of the same term names. */
import type { Question } from '../../../ports/model.ts';
import { sendsBack } from './about.ts';
import { excluded } from './contradictions.ts';
import { stemsIn } from './likeness.ts';
import { perSource } from './per-source.ts';
import { patternOf, saysNo } from './promise-words.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { aboutSource } from './sources.ts';

const widens = patternOf(
  'also|even|too|including|auch|selbst|sogar|también|incluso|aussi|même|anche|perfino|ook|zelfs|também|até|również|także|också|også|myös',
  'も|也|도 ',
);
const letters = /\p{L}{5,}/gu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(letters) ?? [];
const headOf = ({ above }: Source): string => above[0] ?? '';
const isException = perSource(
  (source) => excluded.test(source.plain) || saysNo(source.plain) || saysNo(headOf(source)),
);

const orNot = /(?<!\p{L})(?:or not|oder nicht|ou non|o no|of niet|ou não)(?!\p{L})/iu;
const sharedLeast = 4;

export function createExceptionFault(sources: readonly Source[], question: Question) {
  const terms = sources.filter(({ product }) => product === null);
  const asked = new Set(stemsIn(question.text));

  return ({ plain, language, about, context }: Sentence): string | null => {
    const part = plain.split(/[,;:]\s/u).find((one) => widens.test(one) && !saysNo(one));
    if (part === undefined) return null;
    const isReturn = sendsBack(about) || sendsBack(context);
    const known = new Set([...asked, ...stemsIn(plain)]);
    const isUnderAsked = (source: Source, stems: ReadonlySet<string>) =>
      stemsIn(headOf(source)).some((stem) => stems.has(stem));
    const near = terms.filter(
      (source) =>
        source.language === language && (isReturn ? sendsBack(aboutSource(source)) : isUnderAsked(source, asked)),
    );
    const said = wordsIn(part);
    const isNamed = (word: string) => said.some((one) => one.endsWith(word) || one.slice(0, 5) === word.slice(0, 5));
    // a permission under a heading of its own holds where that is spoken of
    const allowed = near.filter(
      (source) => !isException(source) && (!isReturn || headOf(source) === '' || isUnderAsked(source, known)),
    );
    const isAllowed = (word: string) =>
      allowed.some((source) => wordsIn(source.plain).some((one) => one.slice(0, 5) === word.slice(0, 5)));
    // "opened or not" takes in what is open
    const isEither = (source: Source) =>
      orNot.test(source.plain) &&
      stemsIn(source.plain).filter((stem) => stemsIn(plain).includes(stem)).length >= sharedLeast;
    if (near.some(isEither)) return null;
    const isTakenOut = near.some(
      (source) => isException(source) && wordsIn(source.plain).some((word) => isNamed(word) && !isAllowed(word)),
    );
    return isTakenOut ? 'it takes in what the shop data takes out' : null;
  };
}
