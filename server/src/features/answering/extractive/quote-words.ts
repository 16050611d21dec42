/** A page's statements as the words of a reply: whole, with the heading that says what they hold for, as prose or as a list. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import type { Passage } from '../../../search/documents.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import type { Statement } from '../../../evidence/split-statements.ts';
import { rowsIn } from '../../../facts/table-rows.ts';
import { readable, wordsOf } from './composed.ts';
import { isSectionName } from './section-names.ts';

const longestQuote = 720;
/** steps are told to their end */
const longestMethod = 720;
/** A text that is no longer is told whole, whatever it is made of; */
const shortText = 240;
/** ... and of a section that is no longer what stands beside the sentence that answers belongs to it. */
const shortSection = 680;
/** so many labelled values are a record, of which one is asked for */
const recordMin = 4;
const labelled = /^[^:：|]{1,60}[:：]\s|\s\|\s/u;
const labelMaxLength = 60;
const questionMaxLength = 120;
/** a shorter answer says little without its question: `Yes, for free.` */
const fewWords = 5;
/** of the question's words, what the visitor's own must hold to be the same question */
const sameQuestion = 0.6;
/** a heading whose words the text holds is no context */
const saidInText = 0.5;

const ended = /[.!?。！？…]["”»)]*$/u;

export interface QuoteNeeds {
  /** the visitor's words */
  asked: string;
  language: string;
  /** of the products that the page sells: they are no label */
  names: readonly string[];
  /** how something is done is asked */
  isMethod?: boolean;
  /** lines that were told before */
  told: ReadonlySet<string>;
}

/** '' where all of it was told before. */
export function quoteWords(passage: Passage, statements: readonly string[], needs: QuoteNeeds): string {
  const { text } = passage;
  const whole = text.split('\n');
  const prose = whole.filter((line) => !labelled.test(line));
  const isRecord = whole.length - prose.length >= recordMin;
  const isOfRecord = isRecord && statements.some((statement) => labelled.test(statement));
  const source = isOfRecord
    ? statements
    : isLooseDocument(passage)
      ? withSameMatter(passage, statements, needs.language)
      : text.length > shortText
        ? withBeside(passage, statements)
        : isRecord
          ? prose
          : whole;
  const rows = rowsIn(whole, passage.language ?? needs.language);
  const said = source.map((line) => readable(rows.get(line)?.text ?? line));
  const lines = calmed(fitting(said, needs.told, needs.isMethod ? longestMethod : longestQuote), needs.language);
  if (lines.length === 0) return '';
  const words = joined(lines);
  return withLabel(words, lines, labelOf(passage, lines, needs));
}

/** Words of a page under the heading that says what they hold for, where it says what they do not. */
export function underHeading(passage: Passage, line: string, needs: QuoteNeeds): string {
  return withLabel(line, [line], labelOf(passage, [line], needs));
}

/** A sentence with those of its short section that belong to it: "ten years on our own hives" stands behind "two years by law". */
export const inSection = (passage: Passage, sentence: string): string => joined(withBeside(passage, [sentence]));

function withLabel(words: string, lines: readonly string[], label: string): string {
  if (label === '') return words;
  if (/[?？؟!！]$/u.test(label)) return `${label} ${words}`;
  const [first = ''] = lines;
  const isList = labelled.test(first) || (lines.length > 1 && !ended.test(first));
  return isList ? `${label}:\n${words}` : `${label}: ${words}`;
}

/** Sentences with those before and after them that belong to the same answer, as many as a short section has: what is told alone is often half of it. */
function withBeside(passage: Passage, told: readonly string[]): readonly string[] {
  const all = statementsOf(passage);
  const places = told.map((text) => all.findIndex((one) => one.text === text));
  let from = Math.min(...places);
  let to = Math.max(...places) + 1;
  const under = all[from]?.under;
  const isShort = all.reduce((sum, one) => sum + (one.under === under ? one.text.length : 0), 0) <= shortSection;
  if (from < 0 || places.some((at) => all[at]?.form !== 'sentence')) return told;
  let length = told.join(' ').length;
  const isOnLine = (at: number) => all[at < from ? from : at]?.startsLine === false;
  const belongs = (at: number): boolean => {
    const one = all[at];
    // another figure is another case's: a line "5 days to Canada" is no part of how long it takes to Norway; "however" is of the same
    const isOfIt = (isShort && isOnLine(at)) || (at === to && one?.leans === true);
    return (
      one?.form === 'sentence' &&
      one.under === under &&
      (isOfIt || !/\d/.test(one.text)) &&
      length + one.text.length <= shortSection
    );
  };
  for (let isWider = true; isWider;) {
    isWider = false;
    for (const at of [to, from - 1]) {
      // "Refunds. Once your return is here …": another matter begins
      if (!belongs(at) || (at === to ? isTopic(all[at]) : isTopic(all[from]))) continue;
      length += all[at]?.text.length ?? 0;
      if (at === to) to += 1;
      else from = at;
      isWider = true;
    }
  }
  return all.slice(from, to).map(({ text }) => text);
}

/** A document of the owner's without a heading speaks of one thing after another. */
const isLooseDocument = ({ url, headings }: Passage): boolean => url === '' && headings.length === 0;

/** With the sentences behind them that lean on them, or speak of the same: "dogs are welcome", "dogs stay on a lead", and no word of parking. */
function withSameMatter(passage: Passage, told: readonly string[], language: string): readonly string[] {
  const all = statementsOf(passage);
  const first = all.findIndex(({ text }) => text === told[0]);
  if (first < 0 || all[first]?.form !== 'sentence') return told;
  const matter = new Set(told.flatMap((text) => contentTerms(text, language)));
  let to = first + told.length;
  while (all[to]?.leans === true || contentTerms(all[to]?.text ?? '', language).some((term) => matter.has(term)))
    to += 1;
  return all.slice(first, to).map(({ text }) => text);
}

/** few words that are written as a heading is: "Conditions of Return." */
const topic = /^(?:\p{Lu}[\p{L}.’'-]*|\p{L}{1,3})(?:\s(?:\p{Lu}[\p{L}.’'-]*|\p{L}{1,3})){0,3}[.:]?$/u;
const isTopic = (one: Statement | undefined): boolean => one?.startsLine === true && topic.test(one.text);

export const lineKey = (line: string): string => line.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

function fitting(lines: readonly string[], told: ReadonlySet<string>, longest: number): string[] {
  const fit: string[] = [];
  const said = new Set(told);
  let length = 0;
  for (const line of lines) {
    if (fit.length > 0 && length + line.length > longest) break;
    const key = lineKey(line);
    if (key === '' || said.has(key)) continue;
    said.add(key);
    fit.push(line);
    length += line.length;
  }
  return fit;
}

/** Sentences go on in a line; entries, rows and what leads into them have lines of their own. */
function joined(lines: readonly string[]): string {
  let words = '';
  for (const line of lines) words += words === '' ? line : (ended.test(words) ? ' ' : '\n') + line;
  return words;
}

/** Under `Not returnable` an entry alone would say the opposite, and `Within 3 days` holds but for the country above it. */
function labelOf(
  { headings, title, kind }: Passage,
  lines: readonly string[],
  { asked, names, language }: QuoteNeeds,
): string {
  const heading = readable(headings.at(-1) ?? '').replace(/\s*[:：.]$/u, '');
  const [first = ''] = lines;
  if (heading === '' || isSectionName(heading) || /[:：]$/u.test(first)) return '';
  if (/[?？؟]$/u.test(heading)) {
    const [sentence = '', clause = ''] = [/(?<=[.!?])\s/u, /,\s/u].map((end) => first.split(end, 1)[0]);
    const isShort = wordsOf(sentence).length < fewWords || wordsOf(clause).length < 2;
    const isAsked = heldShareOf(heading, asked) >= sameQuestion;
    return isShort && !isAsked && heading.length <= questionMaxLength ? heading : '';
  }
  const key = lineKey(heading);
  // below a product's name its brand says nothing
  if (kind === 'product' && lineKey(title).startsWith(key)) return '';
  // a page's title is the label of its lists alone
  const isTitle =
    headings.length < 2 &&
    lineKey(title).includes(key) &&
    (lines.length < 2 || lines.some((line) => ended.test(line) || labelled.test(line)));
  const saysItself = ended.test(first) && labelled.test(first);
  if (isTitle || saysItself || heading.length > labelMaxLength) return '';
  // "Free shipping for orders over $100!", and below it "For all other orders …"
  if (/\d.*[!！]$/u.test(heading) && wordsOf(heading).length >= fewWords) return heading;
  if (/[!.:：]/u.test(heading) || !/\p{L}{2}/u.test(heading)) return '';
  if (names.some((name) => lineKey(name) === key)) return '';
  // of a list it decides whether the entries are meant or excepted
  const said = ended.test(first) ? saidInText : 1;
  return heldShareOf(heading, ended.test(first) ? lines.join(' ') : first) >= said
    ? ''
    : (calmed([heading], language)[0] ?? '');
}

const stemLength = 4;

/** Share of the longer words of one text that stand in another, whatever they end in. */
function heldShareOf(text: string, other: string): number {
  const all = wordsOf(text);
  const long = all.filter((word) => word.length >= stemLength);
  const words = long.length === 0 ? all : long;
  if (words.length === 0) return 0;
  const known = wordsOf(other);
  return words.filter((word) => known.some((one) => one.includes(word.slice(0, stemLength + 1)))).length / words.length;
}

const shoutedMinWords = 2;
const shoutedMinLength = 12;
const shoutedShare = 0.8;
/** names of countries, carriers and the like are written so anywhere */
const abbreviation =
  /^(?:[A-Z]{1,2}|[\p{Lu}.\d&/-]*[.\d&/][\p{Lu}.\d&/-]*|USA|USD|EUR|GBP|DHL|UPS|USPS|DPD|GLS|FAQ|VAT|COD|PDF|LED|USB|EST|PST|CET|UTC|BPA|SSL)$/u;

/** A statement all in capitals reads as a shout. Where nouns have capitals it is left as it is. */
function calmed(lines: readonly string[], language: string): string[] {
  if (language === 'de') return [...lines];
  return lines.map((line) => {
    const words = line.match(/\p{L}+/gu) ?? [];
    const shouted = words.filter(
      (word) => word.length > 1 && word === word.toLocaleUpperCase(language) && /\p{Lu}/u.test(word),
    );
    const long = words.filter((word) => word.length > 1);
    if (long.length < shoutedMinWords || line.length < shoutedMinLength || shouted.length < shoutedShare * long.length)
      return line;
    const calm = line
      .split(' ')
      .map((word) => (abbreviation.test(word) && !isFunctionWord(word) ? word : word.toLocaleLowerCase(language)))
      .join(' ');
    return calm.replaceAll(/(?:^|[.!?]\s+)\p{Ll}/gu, (start) => start.toLocaleUpperCase(language));
  });
}

const isFunctionWord = (word: string): boolean =>
  /^(?:A|AN|AT|BY|DE|DI|EN|IF|IN|IS|IT|LA|LE|NO|OF|ON|OR|SO|TO|UN|WE|BE|DO|GO|MY|UP|AS)$/u.test(word);
