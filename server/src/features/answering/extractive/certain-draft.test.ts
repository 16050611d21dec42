/** What a rule decides gives way where the page says more of what was asked. */
import { expect, test } from 'vitest';
import { productNamed } from '../../../search/product.fixture.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';
import { loom, passageOf } from '../loom-shop.fixture.ts';
import { withTold } from '../with-told.ts';
import { isToldOnPage } from './certain-draft.ts';
import { chooseDraft } from './choose-draft.ts';
import { draft } from './composed.ts';
import { draftsOf } from './drafts-of.ts';

const sold = (name: string, path: string, description: string) =>
  productNamed(name, {
    url: `https://loom.example${path}`,
    description,
    price: { amount: 9, currency: 'EUR' },
    availability: 'in_stock',
  });

const cream = knowledgeOf({
  products: [
    sold(
      'Desodorante en crema de salvia',
      '/desodorante',
      'Sin aluminio.\nLleva bicarbonato: si tienes la piel reactiva prueba antes en el antebrazo.',
    ),
    sold('Champú sólido', '/champu', 'Para el pelo graso.'),
  ],
  passages: [passageOf('/envios', 'Envíos', 'Enviamos a toda España en 24 horas.', { language: 'es' })],
});
const bike = knowledgeOf({
  products: [
    sold(
      'Beringin bike',
      '/bikes/beringin',
      'The hub wants new oil every 5,000 km. Our workshop changes the oil for £16, oil included.',
    ),
  ],
  passages: [],
});
const uke = knowledgeOf({
  products: [
    sold(
      'Keel ukulele',
      '/ukes/keel',
      'Twelve frets. Goldenrod is all gone until the spring build; the other colors are on the shelf.',
    ),
  ],
  passages: [],
});
const shop = knowledgeOf({
  products: loom.products,
  passages: [
    ...loom.passages,
    passageOf('/pay', 'Payment', 'We accept: American Express, Apple Pay, Discover, Mastercard, PayPal, Visa'),
    passageOf(
      '/privacy',
      'Privacy',
      'How do we protect visitor information?\nAll sensitive/credit information you supply is transmitted via Secure Socket Layer (SSL) technology and then encrypted into our database.',
    ),
    passageOf('/returns', 'Returns', 'You can use our label: $16 is taken off the refund for ordinary boxes.'),
  ],
});

/** All that could be told to the first question of a message. */
async function draftsTo(text: string, asked: Parameters<typeof askShop>[1]) {
  const { question } = await askShop(text, asked);
  const [part] = await Promise.all(question.parts.map(withTold));
  if (part === undefined) throw new Error('nothing was asked');
  return draftsOf(question, part);
}

test('goods that are hardly an answer are not shown in its place', async () => {
  const { text, outcome } = await askShop('el desodorante lleva aluminio?', { knowledge: cream });
  expect([outcome, text]).toEqual(['answered', expect.stringContaining('Sin aluminio')]);
});

test('a fact of another matter than what is surely asked is not told', async () => {
  const { text } = await askShop('Is it safe to type my credit card in here?', { knowledge: shop });
  expect(text).toContain('encrypted');
  expect(text).not.toContain('We accept');
});

test('what a thing costs does not say what its page surely tells', async () => {
  const asked = { path: '/bikes/beringin', knowledge: bike };
  const { asking, drafts } = await draftsTo('how much does the oil change cost there?', asked);
  const record = draft('record', 'Beringin bike is €9.00.', { sureness: 0.92, held: 1 });
  const own = draft('own', 'Our workshop changes the oil for £16, oil included.', {
    sureness: 0.98,
    top: 0.9,
    held: 0.5,
  });
  expect(isToldOnPage(record, asking, [...drafts.filter(({ kind }) => kind === 'search'), record, own])).toBe(true);
});

test('a colour that the page has a name of its own for is answered by the statement that surely tells', async () => {
  const { text, outcome } = await askShop('is the yellow color coming back', { path: '/ukes/keel', knowledge: uke });
  expect([outcome, text]).toEqual(['answered', expect.stringContaining('Goldenrod')]);
});

test('of several facts and a statement that is as likely, the statement is told', async () => {
  const { asking, drafts } = await draftsTo('if i use your label what do you take off', { knowledge: shop });
  const [fact] = shop.facts;
  const told = drafts.find(({ kind }) => kind === 'pages');
  if (fact === undefined || told === undefined) throw new Error('nothing was read');
  const signs = { sureness: 0.95, held: 1, topic: 0.95 };
  const facts = draft('facts', 'Returned checks carry a $30 fee.', signs, { facts: [fact, fact] });
  const pages = { ...told, signs: { sureness: 0.6, top: 0.5, held: 1 } };
  expect(chooseDraft(asking, [facts, pages]).draft?.kind).toBe('pages');
});
