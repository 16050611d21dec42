/**
 * Takes a reply out of what a model streams while it grows. The last whole JSON object with words counts; fences, prose and thoughts
 * around it reach nobody. Plain text is taken from endpoints that know no JSON, once all of it is there.
 */
import { createGrowingObjects } from '../lib/growing-objects.ts';
import { createOneStringFlow, oneString } from '../lib/one-string.ts';
import type { Attribution, ModelReply } from '../ports/model.ts';

export interface ReplyReader {
  /** @returns the words that this piece adds, in their one spelling */
  push: (piece: string) => string;
  /** @returns null when the words never began or broke off */
  finish: (endedWell: boolean) => ModelReply | null;
}

/** How many of each the model was given: `p1` is the first product, `s1` the first passage, `f1` the first fact. */
export interface Given {
  products: number;
  passages: number;
  facts: number;
}

const textKeys = ['text', 'agent_response_text'];
const wrappers = ['response', 'reply', 'answer', 'output', 'result', 'message', 'data', 'final'];
const outcomes = ['unknown', 'unsure', 'person', 'order', 'answered', 'talk'] as const;
const productsMax = 10;
const attributionsMax = 20;
/** Words that begin like this are JSON, a fence or thoughts inside a string: they are looked at when they are whole. */
const beginsOddly = /^\s*[{[<`"]/;
const holdsAnother = /^(?:```(?:json)?\s*)?[{[]\s*["'{]|^<\/?\|?\w+\|?>|^"\{/i;

export function createReplyReader(given: Given, depth = 0): ReplyReader {
  let said = '';
  /** only the first text is shown while it grows, and not when it begins oddly */
  let shown: 'not yet' | 'now' | 'over' = 'not yet';
  const flow = createOneStringFlow();
  const found = createGrowingObjects({
    onString(key, piece) {
      if (shown === 'over' || !textKeys.includes(key)) return;
      if (shown === 'not yet' && piece !== '' && piece?.trim() !== '')
        shown = piece === null || beginsOddly.test(piece) ? 'over' : 'now';
      if (shown === 'over') return;
      said += piece === null ? flow.end() : flow.push(piece);
      if (piece === null) shown = 'over';
    },
  });

  const push = (piece: string): string => {
    found.push(piece);
    const news = said;
    said = '';
    return news;
  };

  const finish = (endedWell: boolean): ModelReply | null => {
    const { objects, prose, endsInThought } = found.end();
    const usable = objects.flatMap(({ fields, isWhole }) => {
      const holder = holderOf(fields);
      return holder === null ? [] : [{ holder, isWhole }];
    });
    const last = usable.findLast(({ isWhole }) => isWhole) ?? usable.at(-1);
    if (last !== undefined) return replyOf(last.holder, given, depth);
    if (objects.some(({ isWhole }) => isWhole) || endsInThought || !endedWell || depth > 1) return null;
    return fromProse(prose.trim(), given, depth);
  };

  return { push, finish };
}

/** The object that has the words: the one that was found, or one that it was wrapped in. */
function holderOf(fields: Map<string, unknown>): Map<string, unknown> | null {
  if (textKeys.some((key) => typeof fields.get(key) === 'string')) return fields;
  for (const key of wrappers) {
    const inside = fields.get(key);
    if (inside instanceof Map && textKeys.some((name) => typeof inside.get(name) === 'string')) return inside;
  }
  return null;
}

function replyOf(fields: Map<string, unknown>, given: Given, depth: number): ModelReply | null {
  const cited = fields.get('citations');
  const evidence = fields.get('evidence');
  const outcome = outcomes.find((one) => one === fields.get('outcome'));
  const language = languageOf(fields.get('language'));
  const rest = {
    products: positions(fields.get('products') ?? fields.get('product_cards'), 'p', given.products).slice(
      0,
      productsMax,
    ),
    ...(Array.isArray(cited) && {
      citations: { passages: positions(cited, 's', given.passages), facts: positions(cited, 'f', given.facts) },
    }),
    ...(Array.isArray(evidence) && {
      attributions: evidence.slice(0, attributionsMax).flatMap((one: unknown) => attributionOf(one, given)),
    }),
    ...(outcome !== undefined && { outcome }),
    ...(language !== null && { language }),
  };
  const raw = textKeys.map((key) => fields.get(key)).find((value) => typeof value === 'string');
  const text = oneString(raw ?? '').trim();
  if (!holdsAnother.test(text)) return text === '' ? null : { text, ...rest };
  const inner = depth > 1 ? null : reread(text, given, depth);
  return inner && { ...rest, ...inner, products: inner.products.length > 0 ? inner.products : rest.products };
}

function attributionOf(one: unknown, given: Given): Attribution[] {
  const sentence = one instanceof Map ? one.get('sentence') : undefined;
  if (!(one instanceof Map) || typeof sentence !== 'string') return [];
  const ids: unknown = one.get('ids');
  const words: unknown = one.get('words');
  return [
    {
      sentence: oneString(sentence),
      passages: positions(ids, 's', given.passages),
      facts: positions(ids, 'f', given.facts),
      products: positions(ids, 'p', given.products),
      words: Array.isArray(words) ? words.flatMap((part) => (typeof part === 'string' ? [oneString(part)] : [])) : [],
    },
  ];
}

function reread(text: string, given: Given, depth: number): ModelReply | null {
  const inner = createReplyReader(given, depth + 1);
  inner.push(text);
  return inner.finish(true);
}

/** JSON as a string, or words of an endpoint that knows no JSON; not what is left of a JSON that failed, nor of thoughts. */
function fromProse(prose: string, given: Given, depth: number): ModelReply | null {
  if (prose.startsWith('"')) {
    try {
      const inside: unknown = JSON.parse(prose);
      return typeof inside === 'string' ? reread(inside, given, depth) : null;
    } catch {
      return null;
    }
  }
  if (/[{}]|```|<\||<\/?think|\bjson\b/i.test(prose)) return null;
  const text = oneString(prose).trim();
  return text === '' ? null : { text, products: [] };
}

/** Unknown ids are dropped, and so is what comes twice. */
function positions(list: unknown, letter: string, count: number): number[] {
  if (!Array.isArray(list)) return [];
  const named = list.flatMap((id: unknown) => {
    const digits = typeof id === 'string' && id.startsWith(letter) ? /^.([1-9]\d{0,2})$/.exec(id)?.[1] : undefined;
    return digits === undefined || Number(digits) > count ? [] : [Number(digits) - 1];
  });
  return [...new Set(named)];
}

function languageOf(value: unknown): string | null {
  if (typeof value !== 'string' || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i.test(value)) return null;
  return Intl.getCanonicalLocales(value)[0] ?? null;
}
