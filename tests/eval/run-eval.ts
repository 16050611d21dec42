/**
 * `npm run eval -- DIR ...` prints one JSON line for each folder of labelled data; `npm run eval` prints the table of everything that is
 * measured, from the data beside the project, and `npm run eval -- --check` fails when a figure fell below what was reached.
 */
import path from 'node:path';
import { evaluateSet } from './evaluate-set.ts';
import { readLabelledSet } from './labelled-set.ts';

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (given.length > 0) printSets(given);
else {
  const { printTable } = await import('./figures-table.ts');
  printTable({ check: process.argv.includes('--check') });
}

/** A folder that cannot be read fails the run, after the others were measured. */
function printSets(directories: string[]): void {
  for (const directory of directories) {
    try {
      const set = readLabelledSet(path.resolve(process.env['INIT_CWD'] ?? '.', directory));
      console.log(JSON.stringify(evaluateSet(set)));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
}
