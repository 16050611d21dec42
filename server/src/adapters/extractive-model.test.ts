import { describe, expect, test } from 'vitest';
import type { Question } from '../ports/model.ts';
import { intentOf } from '../dialogue/intent.ts';
import { createExtractiveModel } from './extractive-model.ts';
import { phrases } from '../dialogue/phrases.ts';
import { blanket, questionOf } from './question.fixture.ts';

const model = createExtractiveModel();
const ask = (text: string, more?: Partial<Question>) =>
  model.reply(questionOf(text, more), { signal: new AbortController().signal });
const product = { document: blanket, score: 8, coverage: 0.9 };

test('a question is answered with the sentence that answers, its neighbours and the page', async () => {
  const { text, products } = await ask('How many days do parcels take?');
  expect(text).toContain('Parcels arrive within three working days.');
  expect(text).toContain('Express takes one day.');
  expect(text).toContain('[Read more](https://loom.example/delivery)');
  expect(products).toEqual([]);
});

test('a doubtful find is called doubtful, a poor one is not given', async () => {
  const at = (coverage: number) => questionOf('').passages.map((passage) => ({ ...passage, coverage }));
  expect((await ask('parcels by drone', { passages: at(0.45) })).text).toMatch(/^I'm not sure/);
  const { text } = await ask('do you eat parcels', { passages: at(0.2) });
  expect(text).toMatch(/^Sorry, I couldn't find that/);
  expect(text).toContain('[help@loom.example](mailto:help@loom.example) or [+491234567](tel:+491234567)');
});

test('products are listed when they are asked for, and a price is told', async () => {
  expect(await ask('Do you have a warm blanket under 100?', { products: [product] })).toEqual({
    text: 'Have a look at these:',
    products: [0],
  });
  expect((await ask('How much is the Harbour blanket?', { products: [product] })).text).toBe(
    'Harbour blanket is 89.00 EUR.',
  );
  const weak = { ...product, score: 2, coverage: 0.3 };
  expect((await ask('blue blanket', { products: [product, weak], passages: [] })).products).toEqual([0]);
});

test('nothing within the limit is said, and policies win over product words', async () => {
  expect((await ask('a blanket under 5 euros', { passages: [] })).text).toMatch(/^I couldn't find anything at that/);
  expect(
    (await ask('Do you ship blankets to Norway?', { products: [{ ...product, coverage: 0.5 }] })).products,
  ).toEqual([]);
});

describe('CH-21 every message gets words, in its own language', () => {
  test.each([
    ['Hi!', /Loom/],
    ['Danke schön!', /Gern geschehen/],
    ['Merci beaucoup', /Avec plaisir/],
    ['hello there', /Loom/],
    ['¿Cuánto cuesta enviar un elefante?', /Lo siento/],
    ['Quanto costa spedire un elefante sulla luna?', /Mi dispiace/],
    ['Kunnen jullie een olifant naar de maan sturen?', /Sorry, dat heb ik niet/],
    ['Siz bana bir fil gönderebilir misiniz?', /Üzgünüm/],
    ['Vocês podem enviar um elefante para a lua?', /Desculpa/],
    ['Czy możecie wysłać słonia na księżyc?', /Niestety/],
    ['Können Sie einen Elefanten zum Mond schicken?', /leider nicht gefunden/],
    ['🙂🙂', /Sorry/],
    ['https://elsewhere.example/', /Sorry/],
    ['you are stupid', /Sorry/],
  ])('%s', async (text, expected) => {
    expect((await ask(text, { passages: [] })).text).toMatch(expected);
  });
});

test('the tone decides the register, missing contacts are left out', async () => {
  const brand = {
    name: 'Loom',
    offer: [],
    tone: 'Professional & Formal',
    contacts: { mail: '', phone: '', whatsApp: '' },
  };
  expect((await ask('Wo ist der Mond? Ist er zu haben?', { passages: [], brand })).text).toBe(
    'Dazu habe ich in unseren Informationen leider nichts gefunden.',
  );
  expect((await ask('hello', { brand })).text).toBe('Good day. How may I help you at Loom?');
});

test('orders and people are for the shop itself', async () => {
  expect((await ask('Where is my order 10045?')).text).toMatch(/can't see orders.*help@loom/s);
  expect((await ask('Can I speak to a human?')).text).toMatch(/in touch with our team.*help@loom/s);
});

test.each([
  ['Hi, how long is delivery?', 'policy'],
  ['Suche ein Geschenk', 'shopping'],
  ['where is my parcel', 'order'],
  ['kargom nerede', 'order'],
  ['Is the wool from sheep?', 'question'],
])('%s is %s', (text, intent) => {
  expect(intentOf(text)).toBe(intent);
});

test('T14 a WhatsApp value is a link only as wa.me or https; names with $ are kept', async () => {
  const contacts = (whatsApp: string) => ({
    ...questionOf('').brand,
    name: 'A$$ $& Co',
    contacts: { mail: '', phone: '', whatsApp },
  });
  const text = async (whatsApp: string) => (await ask('speak to a human', { brand: contacts(whatsApp) })).text;
  expect(await text('+49 123 456 789')).toContain('[WhatsApp](https://wa.me/49123456789)');
  expect(await text('https://wa.me/491')).toContain('(https://wa.me/491)');
  expect(await text('javascript:alert(1)')).not.toContain('](');
  expect((await ask('hello', { brand: contacts('') })).text).toContain('A$$ $& Co');
});

test('marks of the page are text, and only one page is quoted', async () => {
  const [first] = questionOf('').passages;
  if (first === undefined) throw new Error('the fixture has a passage');
  const hostile = {
    ...first,
    document: { ...first.document, text: 'Parcels: [pay here](javascript:alert(1)) **now**.' },
  };
  const { text } = await ask('parcels?', { passages: [hostile] });
  expect(text).not.toMatch(/\]\(javascript|\*\*/);
});

test('every language has every phrase in both registers', () => {
  const keys = Object.keys(phrases['en']?.formal ?? {}).sort();
  for (const language of ['en', 'de', 'fr', 'es', 'it', 'nl', 'tr', 'pt', 'pl']) {
    for (const register of ['casual', 'formal'] as const) {
      expect(Object.keys(phrases[language]?.[register] ?? {}).sort(), `${language} ${register}`).toEqual(keys);
    }
  }
});

describe('what a quote is taken from', () => {
  const pageOf = (headings: string[], text: string, more: { title?: string; url?: string; score?: number } = {}) => ({
    document: {
      url: 'https://loom.example/faq',
      title: 'Questions',
      language: 'en',
      kind: 'page' as const,
      voice: 'shop' as const,
      headings,
      text,
      ...more,
    },
    score: more.score ?? 10,
    coverage: 1,
  });

  test('the section whose heading is asked for, before others that only name it', async () => {
    const passages = [
      pageOf(['Delivery', 'Free delivery'], 'From 80 euros. Express delivery is charged as shown.'),
      pageOf(['Delivery', 'Express delivery'], 'Your parcel comes before noon on the next day.'),
    ];
    expect((await ask('express delivery', { passages })).text).toContain('before noon');
  });

  test('a product’s fact under the word that the shop has for it, and its card', async () => {
    const facts = pageOf(['Harbour blanket', 'Details'], 'Weight: 800 g\nSize: 130 × 170 cm\nMaterial: Lambswool', {
      title: blanket.name,
      url: blanket.url,
    });
    const about = { passages: [facts], products: [product] };
    const size = await ask('How big is the Harbour blanket?', about);
    expect(size.text).toContain('130 × 170 cm');
    expect(size.products).toEqual([0]);
    expect((await ask('What is the Harbour blanket made of?', about)).text).toContain('Lambswool');
  });

  test('a page that is a product’s shows the product', async () => {
    const page = pageOf(['Harbour blanket'], 'Also fits cots.', { url: blanket.url });
    const weak = { ...product, coverage: 0.1 };
    expect((await ask('Does it fit cots?', { passages: [page], products: [weak] })).products).toEqual([0]);
  });

  test('a phone number is given, or the shop’s contacts, and never what speaks of phones', async () => {
    const passages = [pageOf([], 'Zoom in on the number with your cell phone.')];
    expect((await ask('phone number?', { passages })).text).toContain('tel:+491234567');
  });
});

test('two products are compared, however the visitor says it', async () => {
  const other = { ...product, document: { ...blanket, name: 'Alpine blanket', url: 'https://loom.example/alpine' } };
  const about = { products: [product, other], passages: [] };
  expect((await ask('compare the Harbour blanket with the Alpine blanket', about)).products).toEqual([0, 1]);
});
