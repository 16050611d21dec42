/**
 * Protections that can be taken out of the code by one replacement, and the test that must then fail: `npm run verify` takes each of them out.
 * A test that stays green with its protection gone proves nothing, whatever row of docs/security.md it names.
 */
import { atTheDoor } from './at-the-door.ts';
import { moneyAndWeb } from './money-and-web.ts';
import { onPages } from './on-pages.ts';
import { readAndSaid } from './read-and-said.ts';

export interface Protection {
  /** of docs/security.md */
  row: string;
  file: string;
  /** stands in the file exactly once */
  code: string;
  instead: string;
  test: { project: 'unit' | 'component' | 'api' | 'desktop'; file: string; /** part of its name */ name: string };
}

export const protections: readonly Protection[] = [...atTheDoor, ...moneyAndWeb, ...readAndSaid, ...onPages];

/** The file's text without the protection. @throws when the code is not there, or more than once */
export function without({ file, code, instead, row }: Protection, text: string): string {
  const parts = text.split(code);
  if (parts.length !== 2)
    throw new Error(`${row}: ${JSON.stringify(code)} stands ${parts.length - 1} times in ${file}`);
  return parts.join(instead);
}
