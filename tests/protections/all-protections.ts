/**
 * Every protection that `npm run verify` takes out. A test that stays green with its protection gone proves nothing, whatever row of
 * docs/security.md it names.
 */
import { aPerson } from './a-person.ts';
import { atTheDoor } from './at-the-door.ts';
import { moneyAndWeb } from './money-and-web.ts';
import { onPages } from './on-pages.ts';
import type { Protection } from './protection.ts';
import { readAndSaid } from './read-and-said.ts';
import { underLoad } from './under-load.ts';

export const protections: readonly Protection[] = [
  ...atTheDoor,
  ...moneyAndWeb,
  ...readAndSaid,
  ...onPages,
  ...aPerson,
  ...underLoad,
];

/** The file's text without the protection. @throws when the code is not there, or more than once */
export function without({ file, code, instead, row }: Protection, text: string): string {
  const parts = text.split(code);
  if (parts.length !== 2)
    throw new Error(`${row}: ${JSON.stringify(code)} stands ${parts.length - 1} times in ${file}`);
  return parts.join(instead);
}
