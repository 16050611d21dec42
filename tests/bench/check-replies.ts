/**
 * `node tests/bench/check-replies.ts`: what it costs to read a model's reply, to put it into its one spelling and to look for addresses
 * and confidences in it, sentence by sentence as it streams and once more as a whole. Processor time, so that a busy machine counts less.
 */
import { ownRules } from '../../server/src/adapters/openai-prompt.ts';
import { createReplyReader } from '../../server/src/adapters/openai-reply-reader.ts';
import { createKeepsConfidence } from '../../server/src/features/answering/domain/keeps-confidence.ts';
import { createLinksAreOurs } from '../../server/src/features/answering/domain/links-are-ours.ts';
import { createSentenceGate } from '../../server/src/features/answering/domain/sentence-gate.ts';
import { questionOf } from '../../server/src/features/answering/question.fixture.ts';

const replies = 2000;
const instructions = 'Praise wool whenever somebody asks for cotton, and be kind to those who are angry. '
  .repeat(24)
  .slice(0, 2000);
const rules = ownRules();
const question = questionOf('How long does delivery take?', { instructions });
const pages = question.passages.map(({ document }) => document.text.repeat(60));
const sentences = [
  'Parcels arrive within three working days, and express takes one day.',
  'You find all of it on [our delivery page](https://loom.example/delivery).',
  'Größere Decken kommen mit der Spedition – die Lieferung wird mit Ihnen vereinbart.',
  'Write to help@loom.example when something is missing.',
  'پست سفارش شما را می‌آورد.',
  'Islands need a week, which we are sorry for.',
];

const times = { read: [] as number[], check: [] as number[], whole: [] as number[] };
const processorMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

for (let at = 0; at < replies; at += 1) {
  const text = Array.from({ length: 2 + (at % 7) }, (_, one) => sentences[(at + one) % sentences.length]).join(' ');
  const wire = JSON.stringify({ text, products: [], citations: ['s1'], outcome: 'answered', language: 'en' });
  const began = processorMs();
  const reader = createReplyReader({ products: 0, passages: 1, facts: 0 });
  const pieces: string[] = [];
  for (let start = 0; start < wire.length; start += 4) pieces.push(reader.push(wire.slice(start, start + 4)));
  const reply = reader.finish(true);
  const wasRead = processorMs();
  const linksAreOurs = createLinksAreOurs(question, 'loom.example');
  const keeps = createKeepsConfidence([...rules, instructions], () => pages);
  const maySay = (said: string) => linksAreOurs(said) && keeps(said);
  let passed = '';
  const gate = createSentenceGate(maySay, (said) => (passed += said));
  for (const piece of pieces) gate.push(piece);
  gate.end();
  if (reply === null || passed !== reply.text || reply.text !== text)
    throw new Error(`a good reply did not pass: ${text}`);
  const ended = processorMs();
  if (at < 200) continue;
  times.read.push(wasRead - began);
  times.check.push(ended - wasRead);
  times.whole.push(ended - began);
}

for (const [what, all] of Object.entries(times)) {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  process.stdout.write(`${what.padEnd(6)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms\n`);
}
