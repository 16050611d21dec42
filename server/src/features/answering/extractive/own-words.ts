/** What a product's own page says in a line or sentence that takes up all that is asked of it, whatever it is called: "is it dimmable", "how long does it burn". */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import { clausesOf } from '../../../evidence/clause-starts.ts';
import { colourConcepts, materialConcepts } from '../../../languages/concepts.ts';
import type { AnswerKind } from '../../../languages/concepts.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { FoundProduct, QuestionPart } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { readAspects } from './asked-measures.ts';
import { namedOption } from './options.ts';
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

/** The statements, as they stand; none where not all is taken up. */
export function toldInOwnWords(wanted: Wanted, product: FoundProduct, part: QuestionPart, language: string): string[] {
  const { asks, isYesNo } = part.understanding;
  const { words, concepts, aspects, isChoice } = wanted;
  if (isChoice || unshaped.some((kind) => asks.has(kind))) return [];
  if (words.length + concepts.size === 0 && (isYesNo || aspects.length === 0)) return [];
  // "the kettle in red, how much?" asks of what can be bought
  if (aspects.length + concepts.size === 0 && !isYesNo && namedOption(part.text, product) !== null) return [];
  // which colours there are is told by what can be chosen
  if (words.some((word) => conceptsIn(word, language).some((one) => colourConcepts.has(one)))) return [];
  const needs = needsOf(wanted, language);
  const shaped = statementsOf(product, language).filter((statement) => isShaped(statement, asks, language));
  const held = shaped.map((statement) => ({ statement, share: shareOf(needs, statement) }));
  const whole = held.filter(({ share }) => share === 1).map(({ statement }) => statement);
  if (whole.length > 0) return withoutPraise(whole).slice(0, toldMax);
  if (isYesNo) return [];
  const likeliest = pointedAt(part, product);
  // a figure of the asked kind needs no name: "how long does it keep?" – `Net 250 g, good for 6 months`
  const isFigure = words.length === 0 && (asks.has('duration') || asks.has('count')) && needs.length === 1;
  const least = isFigure ? 0 : mostHeld;
  const found = held.find(({ statement, share }) => share >= least && likeliest?.includes(statement) === true);
  return found === undefined ? [] : [found.statement];
}

type Need = (statement: string) => boolean;

function needsOf({ words, concepts, aspects }: Wanted, language: string): Need[] {
  const ofWords = words.map((word): Need => {
    const own = contentTerms(word, language);
    // a desk is furniture, and so is a drawer: the broader word says nothing of either
    const about = readShopWords(word, language).flatMap((one) => (one.kind === 'concept' ? [one.concept] : []));
    return (statement) => {
      const terms = contentTerms(statement, language);
      const isHeld = own.length > 0 && own.every((term) => terms.some((one) => isForm(one, term)));
      return isHeld || conceptsIn(statement, language).some((one) => about.includes(one));
    };
  });
  const ofConcepts = [...concepts].map((concept): Need => (statement) => {
    const told = conceptsIn(statement, language);
    if (concept !== 'material') return told.includes(concept);
    // `Fabric thickness` tells how thick it is and not what it is made of
    const isMeasure =
      /\d/.test(statement) && readAspects.some(({ value, inLabel }) => value !== undefined && inLabel.test(statement));
    return told.some((one) => materialConcepts.has(one)) || (told.includes(concept) && !isMeasure);
  });
  const ofAspects = aspects.map(
    ({ inLabel, inQuestion, value }): Need =>
      (statement) =>
        value === undefined
          ? inLabel.test(statement) || inQuestion.test(statement)
          : value.test(statement) && (inLabel.test(statement) || aspects.length + words.length === 1),
  );
  return [...ofWords, ...ofConcepts, ...ofAspects];
}

const shareOf = (needs: readonly Need[], statement: string): number =>
  needs.filter((isMet) => isMet(statement)).length / Math.max(1, needs.length);

const isForm = (one: string, term: string): boolean =>
  one === term || (Math.min(one.length, term.length) >= longForm && (one.startsWith(term) || term.startsWith(one)));
const longForm = 5;

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

const isWithin = (text: string, other: string, isLater: boolean): boolean =>
  text === other ? isLater : other.startsWith(text);

function isShaped(statement: string, asks: ReadonlySet<AnswerKind>, language: string): boolean {
  const isNumber = /\d/.test(statement) || numbers(language)?.test(statement) === true;
  if (asks.has('duration') && !(isNumber && durations(language)?.test(statement) === true)) return false;
  if (asks.has('count') && !isNumber) return false;
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
  if (first === undefined || focus[0] !== product || first.probability < pointed) return null;
  const said = first.statements.join('\n');
  const next = others.find(
    ({ statements }) => !said.includes(statements.join('\n')) && !statements.join('\n').includes(said),
  );
  return next !== undefined && next.probability * clearly > first.probability ? null : said;
}
