/** What a text of a page tells, or a heading asks, in a few bytes: its likeliest aspects with how sure they are. Kept with the index, since telling it costs more than reading it. */
import { remembered } from '../lib/remembered.ts';
import { aspectsOf } from './aspect-model.ts';
import type { Side } from './aspect-model.ts';
import { aspects } from './aspects.ts';

/** Pairs of an aspect's place in `aspects` and 0 to 255; the likeliest first, and none twice. */
export type Marks = Uint8Array;

/** aspects kept of a text */
export const marksKept: Record<Side, number> = { tell: 3, ask: 2 };
const full = 255;
const last = aspects.length - 1;

const keptMax = 20_000;
/** Shops say the same sentences again and again. */
const kept = new Map<string, Marks>();

export function marksOf(text: string, language: string, side: Side): Marks {
  return remembered(kept, `${side} ${language} ${text}`, () => readMarks(text, language, side), keptMax);
}

function readMarks(text: string, language: string, side: Side): Marks {
  const likely = side === 'ask' ? aspectsOf(text, language, side) : toldIn(text, language);
  const marks = new Uint8Array(2 * marksKept[side]);
  for (let at = 0; at < marks.length; at += 2) {
    let best = 0;
    for (let place = 1; place < likely.length; place++) if ((likely[place] ?? 0) > (likely[best] ?? 0)) best = place;
    marks[at] = best;
    marks[at + 1] = Math.round((likely[best] ?? 0) * full);
    likely[best] = -1;
  }
  return marks;
}

const clauseEnd = /[,;:()|/•–—]\s|\s[-–—|]\s|[.!?]\s/u;
const clausesMax = 8;
const leastClause = 12;
/** a clause alone is less sure than its sentence */
const clauseShare = 0.8;

/** "Ships by post, within 3 days, for 5 euros": each clause may tell another thing, so these are no shares of one whole. */
function toldIn(text: string, language: string): Float32Array {
  const whole = aspectsOf(text, language, 'tell');
  const clauses = text.split(clauseEnd).filter((clause) => clause.length >= leastClause);
  if (clauses.length < 2) return whole;
  for (const clause of clauses.slice(0, clausesMax)) {
    const told = clauseTold(clause, language);
    for (let at = 0; at < last; at++) whole[at] = Math.max(whole[at] ?? 0, clauseShare * (told[at] ?? 0));
  }
  return whole;
}

const clausesKept = 200;
/** A sentence is read alone and then under its headings: its clauses are the same. */
const lately = new Map<string, Float32Array>();

function clauseTold(clause: string, language: string): Float32Array {
  return remembered(lately, `${language} ${clause}`, () => aspectsOf(clause, language, 'tell'), clausesKept);
}

/** How sure a text tells this aspect, 0 to 1. */
export function strengthOf(marks: Marks, aspect: number): number {
  for (let at = 0; at < marks.length; at += 2) if (marks[at] === aspect) return (marks[at + 1] ?? 0) / full;
  return 0;
}

/** How far a text tells what is asked for, 0 to 1; what is none of the aspects is nothing that they share. */
export function sharedAspects(asked: Float32Array, marks: Marks): number {
  let sum = 0;
  for (let at = 0; at < marks.length; at += 2) {
    const aspect = marks[at] ?? last;
    if (aspect !== last) sum += (asked[aspect] ?? 0) * (marks[at + 1] ?? 0);
  }
  return sum / full;
}

/** The likeliest that it tells; the place of `none` where it tells nothing. */
export const markedMost = (marks: Marks): { at: number; share: number } => ({
  at: marks[0] ?? last,
  share: (marks[1] ?? 0) / full,
});

/** that it tells nothing that shops are asked */
export const markedNone = (marks: Marks): number => strengthOf(marks, last);

/** Of a passage: what its section's heading and its page's title ask, and of each statement what it tells alone, what it tells under those, and what the question above it asks. */
export interface PassageMarks {
  section: Marks | null;
  title: Marks | null;
  statements: { told: Marks; placed: Marks; under: Marks | null }[];
}
