import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const program = path.join(import.meta.dirname, 'run-eval.ts');
let folder = '';

const jsonl = (records: object[]) => records.map((record) => JSON.stringify(record)).join('\n');

async function write(name: string, files: Record<string, string>): Promise<string> {
  const directory = path.join(folder, name);
  await mkdir(directory, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(directory, file), content);
  return directory;
}

const evaluate = async (...directories: string[]) => {
  const { stdout } = await run(process.execPath, [program, ...directories], { cwd: folder });
  return stdout
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-eval-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('npm run eval -- DIR ...', () => {
  const pages = [
    { id: 'p1', title: 'Delivery', text: 'Parcels reach you within three working days.' },
    { id: 'p2', title: 'Returns', text: 'Send anything back within thirty days for a refund.' },
    { id: 'p3', title: '', text: 'Our workshop stands in the old harbour.' },
  ];

  test('one JSON line a folder, with the figures of the format', async () => {
    const directory = await write('pages', {
      'corpus.jsonl': jsonl(pages),
      'queries.jsonl': jsonl([
        { id: 'a', text: 'When will my parcels reach me?' },
        { id: 'b', text: 'Can I get a refund?' },
        { id: 'c', text: 'Where is the workshop?' },
        { id: 'nobody judged this', text: 'What is your favourite colour?' },
        { id: 'refused', text: 'Who won the war?', answerable: false },
      ]),
      // the last one wants what cannot be found
      'qrels.tsv': 'a\tp1\t1\nb\tp2\t2\nb\tp1\t0\nc\tp2\t1\n',
    });
    const [line, ...rest] = await evaluate(directory);
    expect(rest).toEqual([]);
    expect(line).toEqual({
      set: 'pages',
      queries: 3,
      ndcg10: expect.closeTo(2 / 3, 1),
      r1: 0.6667,
      r5: expect.any(Number),
      mrr10: expect.any(Number),
      p95Ms: expect.any(Number),
      rightAndAnswered: 0.6667,
      strangersRefused: 1,
    });
    const relied = ['set', 'queries', 'ndcg10', 'r1', 'r5', 'mrr10', 'p95Ms', 'rightAndAnswered', 'strangersRefused'];
    expect(Object.keys(line ?? {})).toEqual(relied);
  });

  test('what is refused is told where some queries have no answer, with labels and without', async () => {
    const phrases = [
      ['cancel', 'I want to cancel my order'],
      ['cancel', 'cancel it please'],
      ['cancel', 'stop this order'],
      ['track', 'where is my parcel'],
      ['track', 'when does my parcel arrive'],
      ['track', 'has my parcel left'],
    ].map(([label, text], at) => ({ id: `t${at}`, label, text }));
    const rest = {
      'queries.jsonl': jsonl([
        { id: 'a', label: 'cancel', text: 'please cancel my order', answerable: true },
        { id: 'b', label: 'track', text: 'where is the parcel', answerable: true },
        { id: 'c', label: 'NONE', text: 'vitamins against hair loss', answerable: false },
      ]),
      'qrels.tsv': ['a\tt0', 'a\tt1', 'a\tt2', 'b\tt3', 'b\tt4', 'b\tt5'].join('\t1\n').concat('\t1'),
    };
    const labelled = await write('labelled', { 'corpus.jsonl': jsonl(phrases), ...rest });
    const bare = phrases.map(({ id, text }) => ({ id, text }));
    const unlabelled = await write('unlabelled', { 'corpus.jsonl': jsonl(bare), ...rest });
    expect(await evaluate(labelled, unlabelled)).toEqual([
      expect.objectContaining({ rightAndAnswered: 1, strangersRefused: 1 }),
      expect.objectContaining({ rightAndAnswered: 1, strangersRefused: 1 }),
    ]);
  });

  test('a query finds documents of its own scope alone, and of any scope when it names none', async () => {
    const same = { title: 'Delivery', text: 'Parcels reach you within three working days.' };
    const directory = await write('scoped', {
      'corpus.jsonl': jsonl([
        { id: 'p1', scope: 'one', ...same },
        { id: 'p2', scope: 'two', ...same },
        { id: 'p3', scope: 'two', title: 'Returns', text: 'Send it back.' },
      ]),
      'queries.jsonl': jsonl([
        { id: 'a', scope: 'one', text: 'when do parcels reach me?' },
        { id: 'b', scope: 'two', text: 'when do parcels reach me?' },
        { id: 'c', scope: 'one', text: 'can I send it back?' },
        { id: 'd', text: 'can I send it back?' },
      ]),
      'qrels.tsv': 'a\tp1\t1\nb\tp2\t1\nc\tp3\t1\nd\tp3\t1',
    });
    expect(await evaluate(directory)).toEqual([
      expect.objectContaining({ queries: 4, r1: 0.75, r5: 0.75, mrr10: 0.75 }),
    ]);
  });

  test('products are found through the product search', async () => {
    const directory = await write('products', {
      'corpus.jsonl': jsonl([
        { id: 1, title: 'Harbour throw', text: 'Blankets | wool | grey. Lies well beside a lamp.' },
        { id: 2, title: 'Desk lamp', text: 'Lamps | brass. For reading under a blanket.' },
        { id: 3, title: 'Enamel mug', text: 'Kitchen | blue.' },
      ]),
      'queries.jsonl': `\uFEFF${jsonl([
        { id: 1, text: 'grey wool blanket' },
        { id: 2, text: 'brass lamp' },
      ])}\r\n`,
      'qrels.tsv': 'query\tdocument\tgrade\r\n1\t1\t2\r\n1\t2\t1\r\n2\t2\t2\r\n',
    });
    expect(await evaluate(directory)).toEqual([expect.objectContaining({ set: 'products', queries: 2, r1: 1 })]);
  });

  test('a folder that cannot be read fails the run after the others were measured', async () => {
    const fine = path.join(folder, 'pages');
    const failed: unknown = await run(process.execPath, [program, path.join(folder, 'nowhere'), fine]).catch(
      (error: unknown) => error,
    );
    expect(failed).toMatchObject({ code: 1, stdout: expect.stringContaining('"set":"pages"') });
  });
});
