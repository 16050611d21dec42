/**
 * How many of 30 planted contradictions a shop the check-up finds, and what it says of the untouched shop: `node
 * tests/eval/measure-contradictions.ts FOLDER ...`, exports of shops as `shop-knowledge` reads them; the example shop is always among
 * them. Each plant is one sentence of our own wording on another page that says otherwise than a fact of the shop.
 */
import path from 'node:path';
import { extractPage } from '../../server/src/extraction/extract-page.ts';
import { conflictsOf } from '../../server/src/facts/conflicts.ts';
import { isDispatch } from '../../server/src/facts/delivery-time.ts';
import type { Fact, FactValue } from '../../server/src/facts/fact.ts';
import { readFacts } from '../../server/src/facts/read-facts.ts';
import { findingsOf } from '../../server/src/features/checkup/domain/findings.ts';
import type { ReadPage } from '../../server/src/features/knowledge/training/copies.ts';
import { documentsOf } from '../../server/src/features/knowledge/training/documents-of.ts';
import { sentencesIn } from './planted-sentences.ts';
import { exampleShopPages, exportedPages } from './shop-knowledge.ts';

const plants = 30;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const marks: Record<string, string> = { USD: '$', CAD: '$', EUR: '€', GBP: '£', IDR: 'Rp' };

interface Plant {
  fact: Fact;
  text: string;
}

/** The nth way to say otherwise; null where the fact cannot be contradicted in so many words. */
function contradiction(fact: Fact, nth: number, spoken: string): Plant | null {
  const { topic, value, text, language } = fact;
  const key = topic === 'delivery.time' && isDispatch(text, language ?? 'en') ? 'dispatch' : topic;
  const worded = sentencesIn(spoken)?.[key];
  const values = value === null || worded === undefined ? null : otherValues(value, nth);
  if (worded === undefined || values === null) return null;
  const sentence = worded[nth % worded.length] ?? '';
  const filled = sentence.replaceAll(/\{(\w)\}/g, (_all, name: string) => values[name] ?? '?');
  if (filled.includes('?')) return null;
  // where a fact holds somewhere alone, so does what contradicts it
  return { fact, text: fact.scope === null ? filled : `${fact.scope}: ${filled}` };
}

function otherValues(value: FactValue, nth: number): Record<string, string> | null {
  if (value.kind === 'days') {
    const from = value.to + 3 + nth;
    const years = Math.round(value.to / 365) + 1 + (nth % 4);
    return { n: `${from}`, a: `${from}`, b: `${from + 2}`, ...(value.to >= 365 && { y: `${years}` }) };
  }
  if (value.kind === 'money' && value.currency !== null && value.amount > 0)
    return { m: `${marks[value.currency] ?? `${value.currency} `}${otherSum(value.amount, value.currency, nth)}` };
  return value.kind === 'yes_no' && value.yes ? {} : null;
}

/** "12.00", "Rp14.000" */
const otherSum = (amount: number, currency: string, nth: number): string =>
  currency === 'IDR' ? (amount + (2 + nth) * 1000).toLocaleString('id-ID') : (amount + 2 + nth).toFixed(2);

type Html = { url: string; body: Buffer };

const readPage = ({ url, body }: Html): ReadPage | null => {
  const extracted = extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8' }, body });
  return extracted.refusal === null ? { url, extracted } : null;
};

/** most used first */
async function languagesOf(pages: readonly ReadPage[]): Promise<string[]> {
  const { passages } = await documentsOf(pages);
  const counts = Map.groupBy(
    passages.flatMap(({ language }) => (language === null ? [] : [language])),
    (one) => one,
  );
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([one]) => one);
}

async function factsOf(pages: readonly ReadPage[], languages: readonly string[]): Promise<Fact[]> {
  const found = readFacts(await documentsOf(pages), languages);
  const conflicts = conflictsOf(found);
  return found.map((fact) => ({ ...fact, readAt: '', state: 'found', conflicts: conflicts.get(fact.id) ?? [] }));
}

const contradictionsIn = (facts: readonly Fact[]) =>
  findingsOf({
    facts,
    pages: [],
    products: [],
    contacts: { mail: '', phone: '', whatsApp: '' },
    isSeen: true,
    openQuestions: { total: 0, questions: [] },
    answered: [],
    contradicted: { answers: [], documents: [] },
    unusedFeeds: [],
  }).filter(({ kind }) => kind === 'contradiction');

async function measure(name: string, html: readonly Html[]): Promise<{ found: number; of: number }> {
  const pages = html.flatMap((page) => readPage(page) ?? []);
  const languages = await languagesOf(pages);
  const facts = await factsOf(pages, languages);
  const before = contradictionsIn(facts);
  for (const { title, detail } of before) say(`  untouched: ${title}: ${detail.slice(0, 300)}`);
  const others = pages.filter(({ extracted }) => extracted.kind === 'page' || extracted.kind === 'policy');
  // of a scope that is a list no other page says the same in a sentence
  const wanted = facts.filter(
    ({ value, scope }) => value !== null && (scope === null || /^\p{Lu}[\p{L}. ]+$/u.test(scope)),
  );
  const made: Plant[] = [];
  for (let nth = 0; made.length < plants && nth < plants; nth += 1)
    made.push(
      ...wanted.flatMap((fact) => contradiction(fact, nth, languages[0] ?? 'en') ?? []).slice(0, plants - made.length),
    );
  let found = 0;
  for (const [nth, { fact, text }] of made.entries()) {
    const changed = others
      .filter(({ url }) => url !== fact.url)
      .map((_page, at, places) => places[(nth * 7 + at) % places.length]?.url)
      .flatMap((url) => html.find((page) => page.url === url) ?? [])
      .values()
      .map((page) => planted(page, text))
      .find((page) => page !== null);
    if (changed == null) throw new Error('no page shows what is written into it');
    const known = await factsOf(
      pages.map((page) => (page.url === changed.url ? changed : page)),
      languages,
    );
    const after = contradictionsIn(known);
    const bare = text.split(': ').at(-1) ?? text;
    const isFound = after.some(({ detail }) => detail.includes(bare.replace(/[.]$/, '')));
    if (isFound) found += 1;
    else {
      const read = known.filter((one) => one.text.includes(bare)).map(({ topic, scope }) => `${topic} (${scope})`);
      say(`  missed: “${text}” against “${fact.text.slice(0, 90)}”, read as ${read.join(', ') || 'nothing'}`);
    }
  }
  say(`${name}: ${found} of ${made.length} planted found, ${before.length} told of the untouched shop`);
  return { found, of: made.length };
}

/** After the first of the page's paragraphs where a reader sees it, as an editor would add it; null where there is none. */
function planted({ url, body }: Html, sentence: string): ReadPage | null {
  const html = body.toString('utf8');
  for (const { index, 0: paragraph } of html.matchAll(/<(p|li)\b[^>]*>[^<]{20,}(?:<(?!\/\1>)[^<]*)*<\/\1>/g)) {
    const at = index + paragraph.length;
    const page = readPage({ url, body: Buffer.from(`${html.slice(0, at)}<p>${sentence}</p>${html.slice(at)}`) });
    if (page?.extracted.blocks.some(({ text, voice }) => voice === 'shop' && text.includes(sentence))) return page;
  }
  return null;
}

const shops: [string, Html[]][] = [
  ['example', exampleShopPages()],
  ...process.argv.slice(2).map((folder): [string, Html[]] => {
    const name = path.basename(folder);
    return [name, exportedPages(folder, `${name}.example`)];
  }),
];
const all: { found: number; of: number }[] = [];
for (const [name, pages] of shops) all.push(await measure(name, pages));
const [found, of] = [all.reduce((sum, one) => sum + one.found, 0), all.reduce((sum, one) => sum + one.of, 0)];
say(`all: ${found} of ${of}, ${(found / of).toFixed(2)}`);
