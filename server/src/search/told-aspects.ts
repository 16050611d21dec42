/** What passages tell, kept beside their words: a second way to them for questions that share no word with what answers, and signs for choosing among them. */
import { aspects } from '../aspects/aspects.ts';
import type { Aspect } from '../aspects/aspects.ts';
import { marksKept } from '../aspects/marks.ts';
import type { Marks, PassageMarks } from '../aspects/marks.ts';
import { passageMarks } from '../aspects/passage-marks.ts';
import type { Blob, Section } from './blob.ts';
import type { Passage } from './documents.ts';

/** from this on a passage tells it; 0 to 255 */
const least = 50;
const full = 255;
/** of one aspect the surest are kept */
const keptMax = 400;
/** pages of terms tell terms; what articles tell is rarely the shop's word */
const trust: Partial<Record<Passage['kind'], number>> = { policy: 1, site: 1, page: 1, home: 0.9, article: 0.5 };
const otherwise = 0.75;
const none = aspects.length - 1;

const bytesAsk = 2 * marksKept.ask;
const bytesTell = 2 * marksKept.tell;
/** of a passage: its section and its title */
const bytesHead = 2 * bytesAsk;
const bytesStatement = 2 * bytesTell + bytesAsk;

interface Told {
  passage: number;
  /** 0 to 1 */
  strength: number;
}

/** Of each aspect in turn the passages, surest first; and of each passage its marks. */
export function tellingSections(passages: readonly Passage[], languages: readonly string[]): Map<string, Section> {
  const lists: Told[][] = aspects.map(() => []);
  const starts = new Uint32Array(passages.length + 1);
  const bytes: number[] = [];
  for (const [at, passage] of passages.entries()) {
    const marks = passageMarks(passage, languages[at] ?? 'en');
    if (passage.voice === 'shop')
      for (const [aspect, strength] of strengthsOf(marks))
        lists[aspect]?.push({ passage: at, strength: strength * (trust[passage.kind] ?? otherwise) });
    bytes.push(...(marks.section ?? unmarked), ...(marks.title ?? unmarked));
    for (const { told, placed, under } of marks.statements) bytes.push(...told, ...placed, ...(under ?? unmarked));
    starts[at + 1] = bytes.length;
  }
  const kept = lists.map((list) => list.sort((a, b) => b.strength - a.strength).slice(0, keptMax));
  let from = 0;
  return new Map<string, Section>([
    ['offsets', Uint32Array.from([0, ...kept.map((list) => (from += list.length))])],
    ['passages', Uint32Array.from(kept.flatMap((list) => list.map(({ passage }) => passage)))],
    ['strengths', Uint8Array.from(kept.flatMap((list) => list.map(({ strength }) => Math.round(strength))))],
    ['starts', starts],
    ['marks', Uint8Array.from(bytes)],
  ]);
}

const unmarked = new Uint8Array(bytesAsk);

/** The surest of its statements; a question that they stand under says what they answer. */
function strengthsOf({ statements }: PassageMarks): Map<number, number> {
  const strengths = new Map<number, number>();
  for (const { told, placed, under } of statements) {
    for (const marks of under === null ? [told, placed] : [told, placed, under])
      for (let at = 0; at < marks.length; at += 2) {
        const aspect = marks[at] ?? none;
        const strength = marks[at + 1] ?? 0;
        if (aspect !== none && strength >= least) strengths.set(aspect, Math.max(strengths.get(aspect) ?? 0, strength));
      }
  }
  return strengths;
}

export interface Tellings {
  /** passages that tell one of these, weighed by how surely each is asked for; surest first */
  telling: (asked: ReadonlyMap<Aspect, number>, limit: number) => Told[];
  marksAt: (position: number) => PassageMarks;
}

export function readTellings(blob: Blob): Tellings {
  const offsets = blob.u32('passages.tellings.offsets');
  const passages = blob.u32('passages.tellings.passages');
  const strengths = blob.u8('passages.tellings.strengths');
  const starts = blob.u32('passages.tellings.starts');
  const bytes = blob.u8('passages.tellings.marks');
  return {
    telling(asked, limit) {
      const found = new Map<number, number>();
      for (const [aspect, weight] of asked) {
        const place = aspects.indexOf(aspect);
        const end = Math.min(offsets[place + 1] ?? 0, (offsets[place] ?? 0) + 2 * limit);
        for (let at = offsets[place] ?? 0; at < end; at++) {
          const passage = passages[at] ?? 0;
          found.set(passage, (found.get(passage) ?? 0) + (weight * (strengths[at] ?? 0)) / full);
        }
      }
      return [...found]
        .map(([passage, strength]) => ({ passage, strength }))
        .sort((a, b) => b.strength - a.strength)
        .slice(0, limit);
    },
    marksAt(position) {
      const own = bytes.subarray(starts[position] ?? 0, starts[position + 1] ?? 0);
      const statements: PassageMarks['statements'] = [];
      for (let at = bytesHead; at < own.length; at += bytesStatement) {
        const toldEnd = at + bytesTell;
        const placedEnd = toldEnd + bytesTell;
        statements.push({
          told: own.subarray(at, toldEnd),
          placed: own.subarray(toldEnd, placedEnd),
          under: orNull(own.subarray(placedEnd, placedEnd + bytesAsk)),
        });
      }
      return {
        section: orNull(own.subarray(0, bytesAsk)),
        title: orNull(own.subarray(bytesAsk, bytesHead)),
        statements,
      };
    },
  };
}

const orNull = (marks: Marks): Marks | null => (marks.every((byte) => byte === 0) ? null : marks);
