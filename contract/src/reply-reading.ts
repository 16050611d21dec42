/**
 * Reads any reply (our own object, a plain string, JSON in a code fence) as text and product cards. How to read JSON that is broken is the
 * caller's choice: `reply-envelope.ts` reads it leniently; the widget, whose replies our server has checked, leaves that weight out.
 */
import type { Static } from 'typebox';
import type { ProductCardSchema, ReplyEnvelopeSchema } from './conversations.ts';
import { limits } from './limits.ts';

type ProductCard = Static<typeof ProductCardSchema>;
type ReplyEnvelope = Static<typeof ReplyEnvelopeSchema>;

/** Gives undefined where it finds nothing. */
export type ReadBrokenJson = (text: string) => unknown;

const maxTextLength = 20_000;
const maxFieldLength = 5_000;
const maxNesting = 3;
const availabilities = ['in_stock', 'out_of_stock', 'preorder', 'unknown'] as const;

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function ownField(fields: Fields, name: string): unknown {
  return Object.hasOwn(fields, name) ? fields[name] : undefined;
}

function readField(fields: Fields, name: keyof ProductCard): string {
  const value = ownField(fields, name);
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  return String(value).trim().slice(0, maxFieldLength);
}

function readCard(value: unknown): ProductCard | undefined {
  if (!isFields(value)) return undefined;
  const checkedAt = readField(value, 'checkedAt');
  const availability = availabilities.find((one) => one === readField(value, 'availability'));
  const checked = (['live', 'training'] as const).find((one) => one === readField(value, 'checked'));
  const card: ProductCard = {
    title: readField(value, 'title'),
    image_url: readField(value, 'image_url'),
    price: readField(value, 'price'),
    original_price: readField(value, 'original_price'),
    promotion_badge_text: readField(value, 'promotion_badge_text'),
    promotion_description: readField(value, 'promotion_description'),
    cta_text: readField(value, 'cta_text'),
    product_url: readField(value, 'product_url'),
    ...(availability && { availability }),
    ...(checked && { checked }),
    ...(checkedAt !== '' && { checkedAt }),
  };
  return card.title === '' && card.product_url === '' ? undefined : card;
}

/** At most ten, each product once; one card that stands without its list is taken too. */
function readCards(value: unknown): ProductCard[] {
  const cards = new Map<string, ProductCard>();
  for (const item of Array.isArray(value) ? value : [value]) {
    const card = readCard(item);
    if (card === undefined) continue;
    const key = card.product_url || card.title;
    if (!cards.has(key)) cards.set(key, card);
    if (cards.size === limits.productCardsMax) break;
  }
  return [...cards.values()];
}

function envelope(text: string, cards: ProductCard[]): ReplyEnvelope {
  return { agent_response_text: text.trim().slice(0, maxTextLength), product_cards: cards };
}

function join(first: ReplyEnvelope, second: ReplyEnvelope): ReplyEnvelope {
  const texts = [first.agent_response_text, second.agent_response_text].filter((text) => text !== '');
  return envelope(texts.join('\n\n'), readCards([...first.product_cards, ...second.product_cards]));
}

/** Three backticks inside a JSON string belong to it: the fence that closes stands outside any string. */
function findClosingFence(text: string): number {
  let isInString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isInString && character === '\\') at += 1;
    else if (character === '"') isInString = !isInString;
    else if (!isInString && text.startsWith('```', at)) return at;
  }
  const last = text.lastIndexOf('```');
  return last === -1 ? text.length : last;
}

export function readReply(reply: unknown, readBrokenJson: ReadBrokenJson): ReplyEnvelope {
  /** JSON that holds neither a text nor cards is nothing to show, and is never shown as it stands. */
  function readJson(text: string, depth: number): ReplyEnvelope {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      value = readBrokenJson(text);
    }
    return readAt(value, depth);
  }

  /** A fence is JSON when it says so or opens like an object; any other fence keeps its words. */
  function readText(text: string, depth: number): ReplyEnvelope {
    const trimmed = text.replace(/^\uFEFF/, '').trim();
    if (/^(?:\{\s*(?:["'“}]|\w+\s*:)|\[\s*\{|"\{)/.test(trimmed)) return readJson(trimmed, depth);
    const open = /```(?:[ \t]{0,9}json)?\s{0,99}(?=[{[])/i.exec(trimmed) ?? /```[ \t]{0,9}json\b/i.exec(trimmed);
    if (open === null) return envelope(trimmed, []);
    const inside = trimmed.slice(open.index + open[0].length);
    const close = findClosingFence(inside);
    const after = inside.slice(close).replace(/^```/, '').trim();
    const whole = join(envelope(trimmed.slice(0, open.index), []), readJson(inside.slice(0, close).trim(), depth));
    return after === '' || depth >= maxNesting ? whole : join(whole, readText(after, depth + 1));
  }

  function readAt(value: unknown, depth: number): ReplyEnvelope {
    if (depth > maxNesting) return envelope('', []);
    if (typeof value === 'string') return readText(value, depth + 1);
    if (Array.isArray(value)) return value.length === 1 ? readAt(value[0], depth + 1) : envelope('', readCards(value));
    if (!isFields(value)) return envelope('', []);
    const inner = readAt(ownField(value, 'agent_response_text'), depth + 1);
    const cards = [...readCards(ownField(value, 'product_cards')), ...inner.product_cards];
    return envelope(inner.agent_response_text, readCards(cards));
  }

  return readAt(reply, 0);
}
