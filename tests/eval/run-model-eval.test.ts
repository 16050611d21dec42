import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jsonPieces, startScriptedModel } from '../api/support/scripted-model.ts';
import type { ScriptedModel } from '../api/support/scripted-model.ts';

const run = promisify(execFile);
// each test starts a process that reads the whole server
vi.setConfig({ testTimeout: 120_000 });
const program = path.join(import.meta.dirname, 'run-model-eval.ts');
let folder = '';
let scripted: ScriptedModel;

const page = (title: string, text: string) =>
  `<html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`;

beforeAll(async () => {
  scripted = await startScriptedModel();
  folder = await mkdtemp(path.join(tmpdir(), 'vitrine-model-eval-'));
  await mkdir(path.join(folder, 'mill', 'pages'), { recursive: true });
  const pages = path.join(folder, 'mill', 'pages');
  await writeFile(
    path.join(pages, 'shipping.html'),
    page('Shipping', 'Parcels reach you within three working days of your order. Shipping costs 5.00 EUR to anywhere.'),
  );
  await writeFile(
    path.join(pages, 'returns.html'),
    page('Returns', 'You may return anything unused within thirty days of its arrival. We refund within a week.'),
  );
  const questions = [
    { ask: 'How long does shipping take?', says: 'three working days', why: 'stated' },
    { ask: 'How much is shipping?', says: '5\\.00', why: 'stated' },
    { ask: 'Do you sell spoons made of tin?', says: 'spoons of tin', why: 'asked for a refusal' },
  ];
  await writeFile(path.join(folder, 'mill.jsonl'), questions.map((one) => JSON.stringify(one)).join('\n'));
});
afterAll(async () => {
  await scripted.close();
  await rm(folder, { recursive: true, force: true });
});

const evaluate = (args: string[], env: Record<string, string> = {}) =>
  run(process.execPath, [program, ...args], {
    cwd: folder,
    env: { ...process.env, LLM_BASE_URL: scripted.url, LLM_MODEL: 'scripted', ...env },
  });

test('right, wrong, refused, tokens and cost of a reply, a line a set and one of all', async () => {
  const beside = { citations: ['s1'], outcome: 'answered', language: 'en' };
  scripted.will(
    { pieces: jsonPieces('Within three working days.', [], 7, beside) },
    { pieces: jsonPieces('Shipping is not expensive.', [], 7, beside) },
    { pieces: jsonPieces('I could not find that.', [], 7, { citations: [], outcome: 'unknown', language: 'en' }) },
  );
  const { stdout } = await evaluate([folder, '--in', '0.15', '--out', '0.60']);
  const lines = stdout
    .trim()
    .split('\n')
    .map((line): Record<string, unknown> => JSON.parse(line));
  const figures = { questions: 3, right: 1, wrong: 1, refused: 1, byModel: 3, tokens: { in: 900, out: 40 } };
  // (900 × 0.15 + 40 × 0.60) / 1,000,000
  expect(lines).toMatchObject([
    { set: 'mill', ...figures, cost: 0.000159 },
    { set: 'all', model: 'scripted', ...figures, cost: 0.000159, failures: {} },
  ]);
});

test('what the endpoint fails with is told, and counts as no reply of the model’s', async () => {
  scripted.will({ status: 401, body: '{"error":{"message":"bad key sk-secret"}}' });
  const { stdout } = await evaluate([folder]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({
    byModel: 0,
    failures: { 'refused 401: the endpoint answered 401': 3 },
  });
  expect(stdout).not.toContain('sk-secret');
});

test.each([
  [[], {}, 'Which folder?'],
  [['nowhere'], {}, 'holds no question sets'],
  [['.', '--in', 'cheap'], {}, '--in is "cheap"'],
  [['.'], { LLM_BASE_URL: '', LLM_MODEL: '' }, 'Which model?'],
])('%o: what is missing is said', async (args, env, words) => {
  await expect(evaluate(args, env)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(words) });
});
