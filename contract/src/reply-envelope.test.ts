import { describe, expect, test } from 'vitest';
import { readReplyEnvelope } from './reply-envelope.ts';
import { readReply } from './reply-reading.ts';

const fence = '```';
const card = { title: 'Wool blanket', image_url: 'https://shop.example/b.jpg', product_url: 'https://shop.example/b' };
const whole = { agent_response_text: 'Here you are.', product_cards: [card] };
const json = JSON.stringify(whole);
const indented = JSON.stringify(whole, null, 2);

/** name, what arrived, the text a visitor reads, how many cards they see */
const samples: [name: string, reply: unknown, text: string, cards: number][] = [
  ['our own object', whole, 'Here you are.', 1],
  ['object without cards', { agent_response_text: 'Hello' }, 'Hello', 0],
  ['cards null', { agent_response_text: 'Hello', product_cards: null }, 'Hello', 0],
  ['cards are one object', { agent_response_text: 'Hello', product_cards: card }, 'Hello', 1],
  ['cards are words', { agent_response_text: 'Hello', product_cards: 'none' }, 'Hello', 0],
  ['500 cards', { agent_response_text: 'Hello', product_cards: many(500) }, 'Hello', 10],
  ['the same product three times', { agent_response_text: 'Hello', product_cards: [card, card, card] }, 'Hello', 1],
  ['cards with holes', { agent_response_text: 'Hello', product_cards: [null, 4, [], {}, card] }, 'Hello', 1],
  ['text missing', { product_cards: [card] }, '', 1],
  ['text null', { agent_response_text: null, product_cards: [] }, '', 0],
  ['text a number', { agent_response_text: 7, product_cards: [] }, '', 0],
  ['text an envelope', { agent_response_text: whole, product_cards: [] }, 'Here you are.', 1],
  ['text a stringified envelope', { agent_response_text: json, product_cards: [] }, 'Here you are.', 1],
  ['text a fenced envelope', { agent_response_text: `${fence}json\n${json}\n${fence}` }, 'Here you are.', 1],
  ['an envelope in a list', [whole], 'Here you are.', 1],
  ['a bare list of cards', [card, { ...card, product_url: 'https://shop.example/c' }], '', 2],
  ['nothing', undefined, '', 0],
  ['null', null, '', 0],
  ['a number', 42, '', 0],
  ['true', true, '', 0],
  ['an empty object', {}, '', 0],
  ['prototype keys', JSON.parse('{"__proto__":{"agent_response_text":"polluted"}}'), '', 0],
  ['an empty string', '', '', 0],
  ['blank', ' \n\t ', '', 0],
  ['plain words', 'We deliver in two days.', 'We deliver in two days.', 0],
  ['words and their line breaks', 'One\nTwo', 'One\nTwo', 0],
  ['words with braces', 'Use {name} and [size].', 'Use {name} and [size].', 0],
  ['words that start with a brace', '{name} is a placeholder', '{name} is a placeholder', 0],
  ['words that start with a bracket', '[size guide] is here', '[size guide] is here', 0],
  ['JSON without a fence', json, 'Here you are.', 1],
  ['JSON with space around', `\n  ${json}  \n`, 'Here you are.', 1],
  ['JSON after a byte order mark', `\uFEFF${json}`, 'Here you are.', 1],
  ['indented JSON', indented, 'Here you are.', 1],
  ['stringified twice', JSON.stringify(json), 'Here you are.', 1],
  ['fenced', `${fence}json\n${json}\n${fence}`, 'Here you are.', 1],
  ['fenced, upper case', `${fence}JSON\n${json}\n${fence}`, 'Here you are.', 1],
  ['fenced, no language', `${fence}\n${json}\n${fence}`, 'Here you are.', 1],
  ['fenced on one line', `${fence}json ${json} ${fence}`, 'Here you are.', 1],
  ['fenced, Windows line ends', `${fence}json\r\n${json}\r\n${fence}`, 'Here you are.', 1],
  ['fence never closed', `${fence}json\n${json}`, 'Here you are.', 1],
  ['words before the fence', `Sure!\n${fence}json\n${json}\n${fence}`, 'Sure!\n\nHere you are.', 1],
  ['words after the fence', `${fence}json\n${json}\n${fence}\nAnything else?`, 'Here you are.\n\nAnything else?', 1],
  [
    'two fences',
    `${fence}json\n{"agent_response_text":"One"}\n${fence}\n${fence}json\n{"agent_response_text":"Two"}\n${fence}`,
    'One\n\nTwo',
    0,
  ],
  [
    'a fence inside the text',
    `${fence}json\n{"agent_response_text":"Type ${fence} twice"}\n${fence}`,
    'Type ``` twice',
    0,
  ],
  ['a fence that is no JSON', `Run ${fence}npm start${fence} now`, `Run ${fence}npm start${fence} now`, 0],
  ['a JSON fence that cannot be read (8-26)', `Hello\n${fence}json\n<<<>>>\n${fence}`, 'Hello', 0],
  ['only a JSON fence that cannot be read (8-26)', `${fence}json\nnot json\n${fence}`, '', 0],
  ['trailing commas', '{"agent_response_text":"Hello","product_cards":[],}', 'Hello', 0],
  [
    'trailing comma in a list',
    `{"agent_response_text":"Hello","product_cards":[${JSON.stringify(card)},]}`,
    'Hello',
    1,
  ],
  ['single quotes', "{'agent_response_text': 'It\\'s here', 'product_cards': []}", "It's here", 0],
  ['typographic quotes', '{“agent_response_text”: “Hello”}', 'Hello', 0],
  ['bare keys', '{agent_response_text: "Hello", product_cards: []}', 'Hello', 0],
  ['line break inside a string', '{"agent_response_text":"One\nTwo","product_cards":[]}', 'One\nTwo', 0],
  ['cut in the text', '{"agent_response_text":"We deliver in tw', 'We deliver in tw', 0],
  ['cut in the cards', json.slice(0, json.indexOf('product_url')), 'Here you are.', 1],
  ['cut in a fence', `${fence}json\n{"agent_response_text":"We deliver`, 'We deliver', 0],
  ['cut after the key', '{"agent_response_text":', '', 0],
  ['missing comma', '{"agent_response_text":"Hello" "product_cards":[]}', 'Hello', 0],
  ['words after the JSON', '{"agent_response_text":"Hello"} Hope this helps!', 'Hello', 0],
  ['other keys only', '{"answer":"Hello"}', '', 0],
  ['escapes', '{"agent_response_text":"caf\\u00e9\\nopen",}', 'café\nopen', 0],
  ['100 levels deep', `${'{"agent_response_text":'.repeat(100)}"Hello"${'}'.repeat(100)}`, '', 0],
];

function many(count: number): object[] {
  return Array.from({ length: count }, (_, at) => ({ ...card, product_url: `https://shop.example/${at}` }));
}

describe('T14, CH-12: any reply reads as text and cards', () => {
  test('there are at least 60 samples', () => expect(samples.length).toBeGreaterThanOrEqual(60));

  test.each(samples)('%s', (_name, reply, text, cards) => {
    const envelope = readReplyEnvelope(reply);
    expect(envelope.agent_response_text).toBe(text);
    expect(envelope.product_cards).toHaveLength(cards);
  });
});

test('CH-12 a text of a megabyte is cut, and broken JSON of a megabyte is read in a blink', () => {
  expect(readReplyEnvelope({ agent_response_text: 'a'.repeat(1e6) }).agent_response_text).toHaveLength(20_000);
  const started = performance.now();
  readReplyEnvelope('['.repeat(1e6));
  readReplyEnvelope(`{"agent_response_text":"${'\\'.repeat(1e6)}`);
  readReplyEnvelope(`{'a':${'{'.repeat(5e5)}`);
  readReplyEnvelope(`${fence}json\n`.repeat(1e5));
  readReplyEnvelope(`a${fence}${' '.repeat(1e6)}b`);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test('PC-04 card fields that are null, numbers or lists become strings, never an exception', () => {
  const [read] = readReplyEnvelope({
    agent_response_text: 'Hello',
    product_cards: [{ title: ' Lamp ', price: 12.5, image_url: null, cta_text: ['x'], product_url: {}, extra: 1 }],
  }).product_cards;
  expect(read).toEqual({
    title: 'Lamp',
    image_url: '',
    price: '12.5',
    original_price: '',
    promotion_badge_text: '',
    promotion_description: '',
    cta_text: '',
    product_url: '',
  });
});

test('8-26 without a reader of broken JSON such a block shows nothing, and words around it stay', () => {
  const read = (reply: unknown) => readReply(reply, () => undefined).agent_response_text;
  expect(read(`Hello\n${fence}json\n{"agent_response_text":"cut\n${fence}`)).toBe('Hello');
  expect(read('{"agent_response_text":"cut')).toBe('');
  expect(read(`${fence}json\n${json}\n${fence}`)).toBe('Here you are.');
});
