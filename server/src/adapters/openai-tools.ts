/** The tools that a model may use to look further into the agent's own index, and what it reads back. */
import { factTopics } from '../facts/fact.ts';
import type { LookedUp, LookUp, LookUpCall } from '../ports/model.ts';
import { block, factData, offerData, passageData, productData } from './openai-prompt.ts';

const argumentsMax = 2_000;
const callsMax = 4;

const tool = (name: string, description: string, properties: Record<string, object>, required: string[]) => ({
  type: 'function' as const,
  function: { name, description, parameters: { type: 'object', properties, required, additionalProperties: false } },
});

const words = { type: 'string', description: 'a few words in the language of the shop’s pages' };

/** The same for every question, so that providers can keep them with the rules. */
export const tools = [
  tool(
    'search_products',
    'Search the shop’s products.',
    {
      query: words,
      min_price: { type: 'number' },
      max_price: { type: 'number' },
      in_stock: { type: 'boolean' },
      on_sale: { type: 'boolean' },
      order: { type: 'string', enum: ['cheapest', 'dearest'] },
    },
    ['query'],
  ),
  tool(
    'check_variant',
    'Price and stock of one variant of a product.',
    {
      product: { type: 'string', description: 'the product’s id or name' },
      options: { type: 'string', description: 'the wanted size, colour and the like, in words' },
    },
    ['product', 'options'],
  ),
  tool('get_facts', 'What the shop says of one of its terms.', { topic: { type: 'string', enum: [...factTopics] } }, [
    'topic',
  ]),
  tool('search_pages', 'Search the shop’s pages.', { query: words }, ['query']),
];

/** A call as its pieces come in a stream. */
export interface WrittenCall {
  id: string;
  name: string;
  arguments: string;
}

export interface Piece {
  index: number;
  id?: string | undefined;
  function?: { name?: string | undefined; arguments?: string | undefined } | undefined;
}

export function addPieces(calls: WrittenCall[], pieces: readonly Piece[]): void {
  for (const { index, id, function: said } of pieces) {
    // some endpoints number every call 0 and tell them apart by their ids
    const known = calls.findLast((call, at) => (id === undefined || id === '' ? at === index : call.id === id));
    const call = known ?? { id: id ?? `call_${calls.length}`, name: '', arguments: '' };
    if (known === undefined && calls.length < callsMax) calls.push(call);
    call.name += known?.name ? '' : (said?.name ?? '');
    call.arguments = (call.arguments + (said?.arguments ?? '')).slice(0, argumentsMax);
  }
}

/** null when it is no call of ours */
function parseCall({ name, arguments: written }: WrittenCall): LookUpCall | null {
  if (!tools.some((one) => one.function.name === name)) return null;
  try {
    return { name, input: JSON.parse(written || '{}') };
  } catch {
    return null;
  }
}

/** What each call found, as a message's content; null when a call is none that we know: the endpoint does not speak this. */
export async function answerCalls(calls: readonly WrittenCall[], lookUp: LookUp) {
  const answered: { id: string; content: string; found: LookedUp | null }[] = [];
  for (const written of calls) {
    const call = parseCall(written);
    if (call === null) return null;
    // one after the other: each adds to the question that the next one starts from
    const found = await lookUp(call);
    answered.push({ id: written.id, content: found === null ? nothing : contentOf(found), found });
  }
  return answered;
}

const nothing = 'Nothing can be found with this. Answer with what you have.';

function contentOf({ question, facts, passages, products, variants }: LookedUp): string {
  const at = <T, D>(positions: readonly number[], all: readonly T[], data: (position: number, one: T) => D) =>
    positions.flatMap((position) => all.slice(position, position + 1).map((one) => data(position, one)));
  const blocks = [
    block('facts', at(facts, question.facts, factData)),
    block(
      'passages',
      at(passages, question.passages, (position, { document }) => passageData(position, document)),
    ),
    block(
      'products',
      at(products, question.products, (position, { document }) => productData(position, document)),
    ),
    variants === undefined
      ? ''
      : variants === null || variants.length === 0
        ? 'It has no such choice.'
        : block('variants', variants.map(offerData)),
  ].filter((one) => one !== '');
  return blocks.length === 0 ? 'Nothing was found.' : blocks.join('\n');
}
