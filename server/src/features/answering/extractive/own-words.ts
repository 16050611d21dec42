/** What a product's own page says in a line or sentence that takes up all that is asked of it, whatever it is called: "is it dimmable", "how long does it burn". */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import { signNames, signsOf } from '../../../evidence/answer-signs.ts';
import { clausesOf } from '../../../evidence/clause-starts.ts';
import { colourConcepts } from '../../../languages/concepts.ts';
import type { AnswerKind } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { madeOf } from '../../../languages/things/things.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { readAspects } from './asked-measures.ts';
import { namedOption } from './named-option.ts';
import { isSectionName } from './section-names.ts';
import type { Wanted } from './wanted-specs.ts';

const sentencesMax = 60;
const longest = 300;
const shortest = 2;
/** a longer value is a section of prose under its heading */
const longestLine = 120;
const toldMax = 2;
/** of what is asked, where the learned choice of evidence points at the same statement */
const mostHeld = 0.6;
/** from this probability on it points at one, and so many times surer than at the next */
const pointed = 0.3;
const clearly = 3;
/** they want words that no statement is sure to have */
const unshaped: readonly AnswerKind[] = ['reason', 'person', 'time', 'cost'];

const durations = perLanguage((pack) => wordsPattern(pack.timeUnits, pack));
const numbers = perLanguage((pack) => wordsPattern(pack.numbers.join('|'), pack));
/** "one" is an article in most languages, and counts nothing */
const counts = perLanguage((pack) => wordsPattern(pack.numbers.slice(1).join('|'), pack));

/** The statements, as they stand; none where not all is taken up. */
export function toldInOwnWords(wanted: Wanted, product: FoundProduct, part: QuestionPart, language: string): string[] {
  const { asks, isYesNo } = part.understanding;
  const { words, concepts, aspects, isChoice } = wanted;
  if (isChoice || unshaped.some((kind) => asks.has(kind))) return [];
  if (words.length + concepts.size + aspects.length === 0) return [];
  // "is it heavy" is told by no number
  if (isYesNo && words.length + concepts.size === 0 && aspects.every(({ value }) => value !== undefined)) return [];
  // "the kettle in red, how much?" asks of what can be bought
  if (aspects.length + concepts.size === 0 && !isYesNo && namedOption(part.text, product) !== null) return [];
  // which colours there are is told by what can be chosen
  if (words.some((word) => conceptsIn(word, language).some((one) => colourConcepts.has(one)))) return [];
  const needs = needsOf(wanted, part, language);
  const shaped = statementsOf(product, language).filter((statement) => isShaped(statement, asks, language));
  const held = shaped.map((statement) => ({ statement, share: shareOf(needs, statement) }));
  const whole = held.filter(({ share }) => share === 1).map(({ statement }) => statement);
  const likeliest = pointedAt(part, product);
  if (words.length === 0 && asks.has('method')) {
    const steps = whole.filter((statement) => isLabelled.test(statement) || isStep(statement));
    const told =
      steps.length > 0 ? steps.slice(0, toldMax) : likeliest === null || !isStep(likeliest) ? [] : [likeliest];
    return wholeLists(told, product, language);
  }
  if (whole.length > 0) return withoutPraise(whole).slice(0, toldMax);
  if (isYesNo) return [];
  // a figure of the asked kind needs no name: "how long does it keep?" – `Net 250 g, good for 6 months`
  const isFigure = words.length === 0 && (asks.has('duration') || asks.has('count')) && needs.length === 1;
  const least = isFigure ? 0 : mostHeld;
  const found = held.find(({ statement, share }) => share >= least && likeliest?.includes(statement) === true);
  return found === undefined ? [] : [found.statement];
}

const bullet = /^\s*[-–—•*·▪]\s*/u;
const listMax = 10;

/** Each as the list that it is a line of: who asks how to wash it is told about the iron too. */
function wholeLists(told: string[], { description }: FoundProduct, language: string): string[] {
  const lines = description.split('\n').map((line) => line.trim());
  const isCare = (line: string | undefined) => line !== undefined && conceptsIn(line, language).includes('wash');
  const lists = told.map((statement) => {
    const at = lines.findIndex((line) => line.includes(statement) && line.length <= longestLine);
    const isAlike = (line: string | undefined) =>
      line !== undefined &&
      line.length <= longestLine &&
      (bullet.test(lines[at] ?? '') ? bullet.test(line) : isCare(line));
    if (at < 0 || !isAlike(lines[at])) return [statement];
    let [from, to] = [at, at + 1];
    while (isAlike(lines[from - 1])) from -= 1;
    while (isAlike(lines[to])) to += 1;
    return to - from > listMax ? [statement] : lines.slice(from, to).map((line) => line.replace(bullet, ''));
  });
  return [...new Set(lists.flat())];
}

/** `How to use: …` */
const isLabelled = /^\p{L}[^:.]{2,40}:\s/u;
const method = signNames.indexOf('method');
const isStep = (statement: string): boolean => signsOf(statement)[method] === 1;

type Need = (statement: string) => boolean;

/** they ask whether it does, and no page repeats them */
const plainly =
  /^(?:ok(?:ay)?|fine|alright|good|suitable|suited|appropriate|works?|cocok|oke|bagus|geeignet|gut|passend|apt[oa]s?|adecuad[oa]s?|adaptée?s?|cara(?:nya)?|berapa|brp)$/iu;

function needsOf(
  { words, concepts, aspects, isYesNo }: Wanted,
  { asked }: Pick<QuestionPart, 'asked'>,
  language: string,
): Need[] {
  const spoken = contentTerms(asked, language).filter((term) => term.length >= shortestTerm);
  // of a yes or no, what is about the same says it only in the same words: vegan is not organic
  const isSpoken: Need = (statement) =>
    !isYesNo ||
    contentTerms(statement, language).some(
      (one) => one.length >= shortestTerm && spoken.some((term) => isAkin(one, term)),
    );
  const telling = words.filter((word) => !plainly.test(word));
  const ofWords = telling.map((word): Need => {
    const own = contentTerms(word, language);
    // a desk is furniture, and so is a drawer: the broader word says nothing of either
    const about = readShopWords(word, language).flatMap((one) => (one.kind === 'concept' ? [one.concept] : []));
    return (statement) => {
      const terms = contentTerms(statement, language);
      const isHeld = own.length > 0 && own.every((term) => terms.some((one) => isForm(one, term)));
      return isHeld || conceptsIn(statement, language).some((one) => about.includes(one));
    };
  });
  // "can I use it on wood?" asks for no manual
  const about = [...concepts].filter((concept) => !(isYesNo && concept === 'use' && concepts.size + words.length > 1));
  const ofConcepts = about.map((concept): Need => (statement) => {
    const told = conceptsIn(statement, language);
    if (concept !== 'material') return told.includes(concept) && isSpoken(statement);
    // `Fabric thickness` tells how thick it is and not what it is made of
    const isMeasure =
      /\d/.test(statement) && readAspects.some(({ value, inLabel }) => value !== undefined && inLabel.test(statement));
    return told.some((one) => madeOf.has(one)) || (told.includes(concept) && !isMeasure);
  });
  const ofAspects = aspects.map(
    ({ name, inLabel, inQuestion, value, concepts: about = [] }): Need =>
      (statement) =>
        value === undefined
          ? (inLabel.test(statement) ||
              (name !== 'count' && inQuestion.test(statement)) ||
              conceptsIn(statement, language).some((one) => about.includes(one))) &&
            isSpoken(statement)
          : value.test(statement) && (inLabel.test(statement) || aspects.length + words.length === 1),
  );
  return [...ofWords, ...ofConcepts, ...ofAspects];
}

const shareOf = (needs: readonly Need[], statement: string): number =>
  needs.filter((isMet) => isMet(statement)).length / Math.max(1, needs.length);

/** "indoors" is "indoor", and "water" is not "waterproof" */
const isForm = (one: string, term: string): boolean =>
  one === term ||
  (Math.min(one.length, term.length) >= longForm &&
    Math.abs(one.length - term.length) <= longestEnding &&
    (one.startsWith(term) || term.startsWith(one)));
const longestEnding = 3;
/** "scented" and "unscented", "pregnant" and "pregnancy" */
const isAkin = (one: string, term: string): boolean =>
  one.includes(term) || term.includes(one) || one.slice(0, alikeStart) === term.slice(0, alikeStart);
const alikeStart = 6;
const longForm = 5;
const shortestTerm = 4;

function statementsOf({ attributes = [], description }: FoundProduct, language: string): string[] {
  const own = attributes.filter(({ of }) => of === '');
  const labelled = own
    .filter(({ value }) => value.length <= longestLine)
    .map(({ label, value }) => (label === '' || isSectionName(label) ? value : `${label}: ${value}`));
  const sections = own.filter(({ value }) => value.length > longestLine).map(({ value }) => value);
  const said = [description, ...sections]
    .flatMap((text) => text.split('\n'))
    .slice(0, sentencesMax)
    .flatMap((line) => splitSentences(line, language))
    .flatMap(clausesOf)
    .slice(0, sentencesMax);
  const all = [...labelled, ...said].map((one) => one.trim());
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const texts = all.map(plain);
  return all.filter((one, at) => {
    // said twice, or cut off where a summary ends
    const isAgain = texts.some((other, place) => place !== at && isWithin(texts[at] ?? '', other, at > place));
    // a heading says of what is told and tells nothing
    return !isAgain && one.length <= longest && one.split(/\s+/u).length >= shortest && !/[?？:]$/u.test(one);
  });
}

/** It is said again, or is the cut-off beginning of another. */
export const isWithin = (text: string, other: string, isLater: boolean): boolean =>
  text === other ? isLater : other.startsWith(text);

function isShaped(statement: string, asks: ReadonlySet<AnswerKind>, language: string): boolean {
  const isNumber = /\d/.test(statement) || numbers(language)?.test(statement) === true;
  if (asks.has('duration') && !(isNumber && durations(language)?.test(statement) === true)) return false;
  if (asks.has('count') && !/\d/.test(statement) && counts(language)?.test(statement) !== true) return false;
  return !asks.has('place') || /\p{L}\S*\s.*\p{Lu}\p{L}/u.test(statement);
}

/** what advertises: told only where nothing plainer says it */
const praise = /!\s*$/u;

function withoutPraise(statements: readonly string[]): string[] {
  const plain = statements.filter((one) => !praise.test(one));
  return plain.length > 0 ? plain : [...statements];
}

function pointedAt({ ownEvidence: { found }, focus }: QuestionPart, product: FoundProduct): string | null {
  const [first, ...others] = found;
  // a whole passage is no statement
  if (first === undefined || first.statements.length > 1) return null;
  if (focus[0] !== product || first.probability < pointed) return null;
  const said = first.statements.join('\n');
  const next = others.find(
    ({ statements }) => !said.includes(statements.join('\n')) && !statements.join('\n').includes(said),
  );
  return next !== undefined && next.probability * clearly > first.probability ? null : said;
}
