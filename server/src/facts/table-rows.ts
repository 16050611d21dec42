/** Rows of tables as sentences: "Where: Ireland | How long: 1 to 2 days | Price: €4" is "Ireland: 1 to 2 days, €4". */
import { keptByText } from '../lib/remembered.ts';
import { amountsIn } from './amounts.ts';
import { carriersIn } from './brand-names.ts';
import { durationsIn } from './durations.ts';
import { wordsIn } from './words-in.ts';

export interface TableRow {
  text: string;
  /** its first cell, and the way of delivery where that is the second: rows of one place differ in it */
  subject: string;
  /** of its cells: what stands above the numbers */
  labels: string;
}

/** "Ireland: 3 to 6 working days" */
export const rowStart = /^[^.!?]{2,160}:\s/u;

/** "NSW: standard $8.95 · 2–4 days, express $14.50 · 1–2 days"; each question asks it of a shop's facts again. */
export const isRowOfSums = keptByText((text) => rowStart.test(text) && amountsIn(text, null).length > 1, {
  texts: 5_000,
  length: 1_000,
});

const cellsMax = 12;
const rowMaxLength = 400;
/** "M" and "38" say nothing without "Size" */
const barestName = 3;
/** words: "Other notes" */
const notesMax = 2;
const labelled = /^([^:：]{1,40})[:：]\s+(\S.*)$/u;

/** By line, the row that it is; of lines that are none, nothing. */
export function rowsIn(lines: readonly string[], language: string): ReadonlyMap<string, TableRow> {
  const rows = lines.filter(isRow);
  if (rows.length === 0) return new Map();
  const head = headOf(rows);
  return new Map(
    rows.flatMap((line) => {
      const row = rowOf(line, head, language);
      return row === null ? [] : [[line, row] as const];
    }),
  );
}

const isRow = (line: string): boolean => line.length <= rowMaxLength && / \| [^|:：]{1,40}[:：]\s/u.test(line);

/** What the first column is called: some rows say it with a colon, some without. */
function headOf(rows: readonly string[]): string {
  const firsts = rows.map((row) => row.split(' | ', 1)[0] ?? '');
  const said = firsts.map((first) => labelled.exec(first)?.[1]).find((label) => label !== undefined);
  if (said !== undefined) return said;
  const [first = '', ...others] = firsts.map((one) => /^\S+(?= )/u.exec(one)?.[0] ?? '');
  return others.length > 0 && others.every((other) => other === first) ? first : '';
}

function rowOf(line: string, head: string, language: string): TableRow | null {
  const [first = '', ...cells] = line.split(' | ').slice(0, cellsMax);
  const subject =
    labelled.exec(first)?.[2] ?? (head !== '' && first.startsWith(`${head} `) ? first.slice(head.length) : first);
  const labels = cells.map((cell) => labelled.exec(cell)?.[1] ?? '');
  const isPlace = (label: string) => [...wordsIn(label, language).countries.values()].includes(label.toLowerCase());
  const arePlaces = labels.some(isPlace);
  const parts = cells.map((cell, at) => {
    const label = labels[at] ?? '';
    const { name, said } = withUnit(label, labelled.exec(cell)?.[2] ?? cell);
    const called = arePlaces ? name : withinSentence(name, language);
    return { label, text: saysItself(name, said, language) ? said : `${called} ${said}`.trim() };
  });
  const own = subject.trim().replace(/[:：]$/u, '');
  const name = own.length <= barestName && head !== '' ? `${head} ${own}` : own;
  const [second] = parts;
  const isWay =
    second !== undefined && isWayOfDelivery(second.label, labelled.exec(cells[0] ?? '')?.[2] ?? '', language);
  const text = `${name}: ${parts.map((part) => part.text).join(', ')}`;
  return {
    text,
    subject: isWay ? `${name}, ${labelled.exec(cells[0] ?? '')?.[2] ?? ''}` : name,
    labels: parts
      .map(({ label }) => label)
      .filter((label) => label !== '')
      .join(', '),
  };
}

/** "Carrier: DPD", "Method: Standard (UPS)" */
function isWayOfDelivery(label: string, value: string, language: string): boolean {
  if (value.length > wayMaxLength || amountsIn(value, null).length > 0) return false;
  if (/^\P{L}*$/u.test(value) || durationsIn(value.replaceAll(/\d+(?:nd|st|rd|th)? day(?! )/giu, '')).length > 0)
    return false;
  const { concepts } = wordsIn(label, language);
  const isNamed = concepts.has('carrier') || concepts.has('express') || ways.test(label);
  return isNamed || carriersIn(value).length > 0;
}
const wayMaxLength = 60;
const ways =
  /^(?:(?:shipping |delivery )?(?:methods?|services?)|versandart|lieferart|mode(?: de livraison)?|método(?: de env[ií]o)?|servicio|modalità(?: di spedizione)?|metodo|verzendmethode|verzendwijze|metoda|sposób dostawy|layanan|kurir|forma de env[ií]o|fraktsätt)$/iu;

/** German nouns keep their capitals, and so does "WhatsApp" or "NSW". */
const withinSentence = (name: string, language: string): string =>
  language === 'de' || /\d/u.test(name) || /^\p{Lu}{2}/u.test(name)
    ? name
    : name.charAt(0).toLowerCase() + name.slice(1);

/** Under "Time (working days)" "3–5" is "3–5 working days", and so is "3–5 days". */
function withUnit(label: string, value: string): { name: string; said: string } {
  const [, name = '', unit = ''] = /^(.+?)\s*[([]([^()[\]]{3,24})[)\]]$/u.exec(label) ?? [];
  const [, number = '', own = ''] = /^(\d[\d\s–-]*?)\s*(\p{L}[\p{L} ]*)?$/u.exec(value) ?? [];
  const said = `${number} ${unit}`;
  // "Business days: 3–5"
  const counted = `${number} ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const isCount = number !== '' && own === '' && durationsIn(label).length === 0;
  if (isCount && durationsIn(`${number} ${label}`).length > 0) return { name: '', said: counted };
  const isUnit = unit !== '' && number !== '' && unit.toLowerCase().includes(own.toLowerCase());
  return isUnit && durationsIn(said).length > 0 ? { name, said } : { name: label, said: value };
}

/** "Price: €4" says no more than "€4", "How long: 3 days" no more than "3 days", and "Notes" nothing. */
function saysItself(label: string, value: string, language: string): boolean {
  const { concepts, signals } = wordsIn(label, language);
  if (signals.has('notes') && concepts.size === 0 && label.split(/\s+/u).length <= notesMax) return true;
  if (durationsIn(value).length > 0)
    return !concepts.has('warranty') && (concepts.has('time') || concepts.has('delivery') || signals.has('how_long'));
  // "First kg: €4", "Price per kg: €4"
  const isPart = /\p{N}|(?<!\p{L})(?:per|pro|je|par|por|al|za|kg|kilo)(?!\p{L})/iu.test(label);
  return amountsIn(value, null).length > 0 && concepts.has('cost') && !concepts.has('free') && !isPart;
}
