/** Imports are held by the walls of `.dependency-cruiser.cjs`; what needs no import is held here. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** the demo calls its own server */
const allowed = /^demo\//;

test('CW-34 nothing on the server fetches an address but through the guarded adapter', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(name) && !allowed.test(name),
  );
  expect(files.length).toBeGreaterThan(100);
  const offenders = files.filter((name) =>
    /(?<![.\w])(?:globalThis\.)?fetch\(|new (?:WebSocket|EventSource|XMLHttpRequest)\(/.test(
      readFileSync(path.join(root, name), 'utf8'),
    ),
  );
  expect(offenders).toEqual([]);
});

test('CW-34 an address for order tracking is nothing that the server takes or keeps', () => {
  const contract = path.resolve(root, '../../contract/src');
  const sources = readdirSync(contract).filter((name) => name.endsWith('.ts'));
  expect(sources.filter((name) => readFileSync(path.join(contract, name), 'utf8').includes('apiEndpoint'))).toEqual([]);
});
