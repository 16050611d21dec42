/** The table of everything that is measured, beside its goals and beside what was reached before. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hasData } from './eval-data.ts';
import { figures } from './figures.ts';
import type { Figure } from './figures.ts';

/** Figures that were reached, by name: a change may not fall below them by more than a rounding. */
const reachedFile = path.join(import.meta.dirname, 'reached.json');
const tolerance = 0.0015;

export interface Measured {
  figure: Figure;
  value: number;
  reached: number | null;
  fell: boolean;
}

export function readReached(): Record<string, number> {
  return JSON.parse(readFileSync(reachedFile, 'utf8'));
}

/** null where the data is not beside the project */
export function measure(figure: Figure, reached: Record<string, number>): Measured | null {
  if (!figure.needs.every((folder) => hasData(folder))) return null;
  const value = figure.measure();
  const before = reached[figure.name] ?? null;
  return { figure, value, reached: before, fell: before !== null && value < before - tolerance };
}

/** With `check`, a figure that fell fails the run. */
export function printTable({ check }: { check: boolean }): void {
  const reached = readReached();
  console.log(row(['what', 'now', 'goal', 'reached before', '']));
  for (const figure of figures) {
    const measured = measure(figure, reached);
    const goal = `${figure.lessIsBetter === true ? '≤' : '≥'} ${figure.goal}`;
    if (measured === null) {
      console.log(row([figure.name, 'not present', goal, '', `${figure.needs.join(', ')} is not beside the project`]));
      continue;
    }
    const { value, fell } = measured;
    const isMet = figure.lessIsBetter === true ? value <= figure.goal : value >= figure.goal;
    const verdict = fell ? 'FELL' : isMet ? '' : 'below the goal';
    console.log(row([figure.name, value.toFixed(3), goal, measured.reached?.toFixed(3) ?? '', verdict]));
    if (fell && check) process.exitCode = 1;
  }
}

const widths = [60, 12, 10, 16, 0];
const row = (cells: string[]) =>
  cells
    .map((cell, at) => cell.padEnd(widths[at] ?? 0))
    .join('')
    .trimEnd();
