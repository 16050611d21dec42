/** The sentences of `model-replies/` and of the suites of `model-outputs/`, each with its signs and whether what the model was given bears it out. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contextAfter } from '../../server/src/features/answering/claims/said-sentence.ts';
import { sentencesOf } from '../../server/src/features/answering/claims/fault-in-claims.ts';
import { createRules } from '../../server/src/features/answering/claims/rules.ts';
import type { Rule } from '../../server/src/features/answering/claims/rules.ts';
import { sourcesOf } from '../../server/src/features/answering/claims/sources.ts';
import { wordKeys } from '../../server/src/features/answering/claims/support-fit.ts';
import { createSupportSigns } from '../../server/src/features/answering/claims/support-signs.ts';
import type { Support } from '../../server/src/features/answering/claims/support-signs.ts';
import { givenToModel, joinKnown } from '../../server/src/features/answering/domain/given-to-model.ts';
import { createLookUp } from '../../server/src/features/answering/look-up.ts';
import type { Question } from '../../server/src/ports/model.ts';
import { outputsIn } from './model-outputs/put-outputs.ts';
import { pagesOf, profileOf } from './model-outputs/suite-shops.ts';
import { sets, shopOf } from './question-sets.ts';
import { knowledgeOf, readDocuments } from './shop-knowledge.ts';
import type { ShopKnowledge } from './shop-knowledge.ts';
import { preparedQuestion } from './talk-to-shop.ts';
import type { Talk } from './talk-to-shop.ts';

/** `untrue`: the words of `say` that nothing given bears out */
export interface WrittenReply extends Talk {
  say: string;
  untrue?: string;
  why?: string;
}

export interface SupportRow {
  shop: string;
  /** counted over all */
  reply: number;
  /** of `model-outputs/` */
  isOfSuite: boolean;
  /** its reply holds an untrue sentence */
  isOfUntrue: boolean;
  isUntrue: boolean;
  language: string;
  rule: Rule | null;
  row: number[];
  words: string[];
}

export interface SupportData {
  names: string[];
  rows: SupportRow[];
}

const parse = (line: string): WrittenReply => JSON.parse(line);
const files = () => globSync(path.join(import.meta.dirname, 'model-replies', '*.jsonl')).sort();
export const repliesIn = (file: string): WrittenReply[] => readFileSync(file, 'utf8').trim().split('\n').map(parse);

interface RepliesOfShop {
  isOfSuite: boolean;
  shop: ShopKnowledge;
  name: string;
  brand: string;
  replies: readonly WrittenReply[];
}

/** Shops whose pages are not beside the project are left out. */
async function writtenReplies(): Promise<RepliesOfShop[]> {
  const all: RepliesOfShop[] = [];
  for (const file of files()) {
    const name = path.basename(file, '.jsonl');
    const set = sets.find(({ shop }) => shop === name);
    const shop = set === undefined ? null : await shopOf(set.shop, set.host);
    if (set !== undefined && shop !== null)
      all.push({ isOfSuite: false, shop, name, brand: set.brand, replies: repliesIn(file) });
  }
  return all;
}

const suites = () => globSync(path.join(import.meta.dirname, 'model-outputs', '*.jsonl')).sort();

/** The outputs of `model-outputs/` that are a tidy answer's text, by shop. */
async function suiteReplies(): Promise<RepliesOfShop[]> {
  const outputs = suites().flatMap((file) => outputsIn(file));
  const all: RepliesOfShop[] = [];
  for (const [shop, rows] of Map.groupBy(outputs, (row) => row.shop)) {
    const { host, brand } = profileOf(shop);
    const knowledge = knowledgeOf(host, await readDocuments(pagesOf(shop)));
    const replies = rows.flatMap(({ q, page, say, raw, must, never = [] }): WrittenReply[] => {
      const untrue = never.find((words) => say.includes(words));
      if (raw === true || (must === undefined && untrue === undefined)) return [];
      return [{ ask: q, ...(page !== undefined && { path: page }), say, ...(untrue !== undefined && { untrue }) }];
    });
    all.push({ isOfSuite: true, shop: knowledge, name: `suite ${host}`, brand, replies });
  }
  return all;
}

export async function supportRows(): Promise<SupportData> {
  const data: SupportData = { names: [], rows: [] };
  let reply = 0;
  for (const { shop, name, isOfSuite, brand, replies } of [...(await writtenReplies()), ...(await suiteReplies())]) {
    const lookUp = createLookUp({ answerTo: () => Promise.resolve(null), ...shop, nearTo: null });
    const asked = new Map<string, Question>();
    for (const written of replies) {
      const { ask, before, path: page } = written;
      const key = JSON.stringify([ask, before, page]);
      const known = asked.get(key) ?? (await knownTo(preparedQuestion(shop, brand, written)));
      asked.set(key, known);
      const named = await lookUp(known, { name: 'find_named', input: { text: written.say } });
      reply += 1;
      for (const { raw, at, support, rule, language } of judged(written.say, named?.question ?? known)) {
        data.names = Object.keys(support.signs);
        data.rows.push({
          shop: name,
          isOfSuite,
          reply,
          isOfUntrue: written.untrue !== undefined,
          isUntrue: isUntrue(written, raw, at),
          language,
          rule,
          row: Object.values(support.signs).map((value) => Number(value.toFixed(4))),
          words: wordKeys(support),
        });
      }
    }
  }
  return data;
}

async function knownTo(prepared: Promise<Question>): Promise<Question> {
  const found = await prepared;
  return joinKnown(givenToModel(found), found);
}

interface JudgedSentence {
  raw: string;
  /** where it begins in the text, -1 where a list's mark was taken out of it */
  at: number;
  rule: Rule | null;
  language: string;
  support: Support;
}

function judged(say: string, question: Question): JudgedSentence[] {
  const sources = sourcesOf(question);
  const { start, judge } = createRules(question, sources);
  const signsOf = createSupportSigns(question, sources);
  let before = start;
  let from = 0;
  return sentencesOf(say).map((raw, place) => {
    const ruled = judge(raw, before);
    before = contextAfter(ruled.sentence, ruled.amounts);
    const at = say.indexOf(raw.slice(0, 20), from);
    from = Math.max(from, at + 1);
    const { rule, sentence } = ruled;
    return { raw, at, rule, language: sentence.language, support: signsOf(ruled, { at: place, raw }) };
  });
}

const leastShared = 3;

function isUntrue({ say, untrue }: WrittenReply, raw: string, at: number): boolean {
  if (untrue === undefined) return false;
  if (at < 0) return raw.includes(untrue) || untrue.includes(raw);
  const from = say.indexOf(untrue);
  return Math.min(at + raw.length, from + untrue.length) - Math.max(at, from) > leastShared;
}
