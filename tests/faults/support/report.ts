/** One line for people and one for `docs/benchmarks.md`: what a run of faults or a bench has shown. */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(import.meta.dirname, '../../../test-results');

export function report(name: string, figures: Readonly<Record<string, number | string>>): void {
  const line = `${name}: ${Object.entries(figures)
    .map(([key, value]) => `${key} ${value}`)
    .join(', ')}`;
  mkdirSync(folder, { recursive: true });
  appendFileSync(path.join(folder, 'figures.txt'), `${line}\n`);
  process.stdout.write(`${line}\n`);
}
