import { describe, expect, test } from 'vitest';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';

const nothing = knowledgeOf({ passages: [], products: [] });
const delivery = 'https://loom.example/delivery';

describe('what became of a question', () => {
  test('it is answered with the shop’s sentence and a link to the page', async () => {
    const { text, links, products, outcome } = await askShop('How long does delivery take?');
    expect(text).toContain('Standard delivery within Germany takes three to five working days.');
    expect(links).toEqual([delivery]);
    expect(products).toEqual([]);
    expect(outcome).toBe('answered');
  });

  test('what the shop does not say is unknown: contacts, and no card, page or receipt', async () => {
    const { text, links, products, outcome, used } = await askShop('Do you sell bicycles?');
    expect(text).toMatch(/^Sorry, I couldn't find that/);
    expect(text).toContain('[help@loom.example](mailto:help@loom.example) or [+491234567](tel:+491234567)');
    expect({ links, products, outcome }).toEqual({ links: [], products: [], outcome: 'unknown' });
    expect(used).toEqual({ passages: [], facts: [], answers: [] });
  });

  test('nothing within the limit is said', async () => {
    const { text, products, outcome } = await askShop('a blanket under 5 euros');
    expect(text).toMatch(/^I couldn't find anything at that price/);
    expect({ products, outcome }).toEqual({ products: [], outcome: 'unknown' });
  });

  test('orders and people are for the shop itself', async () => {
    const order = await askShop('Where is my order 10045?');
    expect(order.text).toMatch(/can't see orders.*help@loom/s);
    expect(order.outcome).toBe('order');
    const person = await askShop('Can I speak to a human?');
    expect(person.text).toMatch(/in touch with our team.*help@loom/s);
    expect(person.outcome).toBe('person');
  });

  test.each([
    'Where is my order 1234, and do you ship to Norway?',
    'Where is my order 1234, do you ship to Norway?',
    'Do you ship to Norway? And where is order 1234',
  ])('“%s”: what else is asked beside an order is answered too', async (asked) => {
    const { text, outcome } = await askShop(asked);
    expect(text).toContain("can't see orders");
    expect(text).toContain('Norway within ten days');
    expect(outcome).toBe('order');
  });

  test('who complains hears an apology first and gets the contacts', async () => {
    const { text, outcome } = await askShop('My parcel arrived broken');
    expect(text).toMatch(/^I'm really sorry.*help@loom/s);
    expect(outcome).toBe('person');
  });

  test.each(["Where's my order?", 'I was charged twice', 'you sent it to the wrong address'])(
    '"%s" gets no sentence or product that was not asked for',
    async (text) => {
      const { links, products } = await askShop(text);
      expect({ links, products }).toEqual({ links: [], products: [] });
    },
  );

  test('small talk is talk', async () => {
    expect(await askShop('hello there')).toMatchObject({ text: expect.stringContaining('Loom'), outcome: 'talk' });
  });
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
    ['Vocês podem enviar um elefante para a lua?', /Desculp/],
    ['Czy możecie wysłać słonia na księżyc?', /Niestety|Przepraszam/],
    ['Können Sie einen Elefanten zum Mond schicken?', /leider nicht gefunden/],
    ['🙂🙂', /help/],
    ['https://elsewhere.example/', /Sorry/],
    ['you are stupid', /Sorry/],
  ])('%s', async (text, expected) => {
    expect((await askShop(text, { knowledge: nothing })).text).toMatch(expected);
  });
});

test('another language than the shop’s: our words in the visitor’s, the shop’s own within', async () => {
  const { text } = await askShop('Wie lange dauert die Lieferung?');
  expect(text).toMatch(/^Auf unserer Seite steht:\n\n.*three to five working days/s);
});

test('the tone decides the register, missing contacts are left out', async () => {
  const brand = { tone: 'Professional & Formal', contacts: { mail: '', phone: '', whatsApp: '' } };
  expect((await askShop('Wo ist der Mond? Ist er zu haben?', { knowledge: nothing, brand })).text).toBe(
    'Dazu habe ich in unseren Informationen leider nichts gefunden.',
  );
  expect((await askShop('hello', { brand })).text).toBe('Good day. How may I help you at Loom?');
});

test('T14 a WhatsApp value is a link only as wa.me or https; names with $ are kept', async () => {
  const brand = (whatsApp: string) => ({ name: 'A$$ $& Co', contacts: { mail: '', phone: '', whatsApp } });
  const text = async (whatsApp: string) => (await askShop('speak to a human', { brand: brand(whatsApp) })).text;
  expect(await text('+49 123 456 789')).toContain('[WhatsApp](https://wa.me/49123456789)');
  expect(await text('https://wa.me/491')).toContain('(https://wa.me/491)');
  expect(await text('javascript:alert(1)')).not.toContain('](');
  expect((await askShop('hello', { brand: brand('') })).text).toContain('A$$ $& Co');
});

describe('what is quoted', () => {
  test('marks of the page are text', async () => {
    const hostile = passageOf(
      '/hours',
      'Opening hours',
      'We are open from Monday to Friday, 9:00 to 17:00: [pay](javascript:alert(1)) **now**.',
    );
    const knowledge = knowledgeOf({ ...loom, passages: [...loom.passages, hostile] });
    const { text } = await askShop('What are your opening hours?', { knowledge });
    expect(text).toContain('9:00 to 17:00');
    expect(text).not.toMatch(/\]\(javascript|\*\*/);
  });

  test('one page for one question, and policies win over product words', async () => {
    const { text, links, products } = await askShop('Do you ship blankets to Norway?');
    expect(text).toContain('Norway');
    expect(links).toEqual([delivery]);
    expect(products).toEqual([]);
  });

  test('a phone number is one, never what only speaks of phones', async () => {
    const contact = passageOf('/contact', 'Contact', 'Phone: +49 421 5550 142', { kind: 'page' });
    const knowledge = knowledgeOf({ ...loom, passages: [...loom.passages, contact] });
    const { text } = await askShop('phone number?', { knowledge });
    expect(text).toContain('+49 421 5550 142');
    expect(text).not.toContain('cell phone');
  });

  test('what customers wrote is called theirs', async () => {
    const review = passageOf('/blankets/harbour', 'Harbour blanket', 'The softest thing that I have ever owned!', {
      headings: ['Reviews'],
      kind: 'product',
      voice: 'customer',
    });
    const knowledge = knowledgeOf({ ...loom, passages: [...loom.passages, review] });
    const plain = await askShop('Is the Harbour blanket soft?', { knowledge });
    expect(plain.text).not.toContain('softest');
  });
});

describe('facts', () => {
  test('they are told in the shop’s words with a link to their page, and stand in the receipt', async () => {
    const { text, links, outcome, used } = await askShop('How can I pay?');
    expect(text).toContain('You can pay by credit card, PayPal or bank transfer.');
    expect(links).toEqual(['https://loom.example/payment']);
    expect(outcome).toBe('answered');
    expect(used?.facts.map(({ topic }) => topic)).toEqual(['payment.methods']);
    expect(used?.passages).toEqual([]);
  });

  test('a corrected one is told as the owner put it, a hidden one not at all', async () => {
    const knowledge = knowledgeOf(loom);
    const facts = (change: Partial<(typeof knowledge.facts)[number]>) =>
      knowledge.facts.map((fact) => (fact.topic === 'payment.methods' ? { ...fact, ...change } : fact));
    const corrected = facts({ state: 'corrected', text: 'You can pay by invoice, credit card or PayPal.' });
    expect((await askShop('How can I pay?', { knowledge: { ...knowledge, facts: corrected } })).text).toContain(
      'You can pay by invoice, credit card or PayPal.',
    );
    const hidden = facts({ state: 'hidden' });
    expect((await askShop('How can I pay?', { knowledge: { ...knowledge, facts: hidden } })).used?.facts).toEqual([]);
  });
});

test('a receipt holds what was told and nothing else', async () => {
  for (const ask of ['How long does delivery take?', 'Can I wash the Mist scarf?', 'How much is the Mist scarf?']) {
    const { text, used } = await askShop(ask);
    const said = text.replaceAll(/\s+/g, ' ');
    for (const fact of used?.facts ?? []) expect(said, ask).toContain(fact.text);
    for (const passage of used?.passages ?? [])
      expect(
        passage.text.split(/(?<=\.)\s/).some((sentence) => said.includes(sentence)),
        ask,
      ).toBe(true);
  }
  expect((await askShop('How much is the Mist scarf?')).used).toEqual({ passages: [], facts: [], answers: [] });
});

describe('two questions of one message', () => {
  test('the second is not answered with the words of the first', async () => {
    const knowledge = knowledgeOf({
      products: [],
      passages: [
        passageOf(
          '/terms',
          'Payment',
          'Visa, MasterCard, and Discover Card are acceptable payment methods; however, we reserve the right to limit specific methods.\nFor payments made via credit card, we charge our customers immediately once an order is placed.',
        ),
      ],
    });
    const { text } = await askShop('do you take mastercard? and does it get charged right away', { knowledge });
    expect(text).toContain('Visa');
    expect(text).toContain('charge our customers immediately');
  });

  test('what the words for one tell of the other is not said to be missing', async () => {
    const knowledge = knowledgeOf({
      products: [],
      passages: [
        passageOf(
          '/faq',
          'Terima pesanan seragam?',
          'Minimal 20 potong, diskon 12%. DP 50%, pengerjaan 30 hari kerja.',
          {
            language: 'id',
          },
        ),
      ],
    });
    const asked = 'mau bikin baju kembaran buat pengajian, 25 org. ada potongan? jadinya brp lama ya';
    const { text } = await askShop(asked, { knowledge });
    expect(text).toContain('12%');
    expect(text).not.toContain('Soal “');
  });
});
