import { describe, expect, test } from 'vitest';
import type { Passage } from '../../../search/documents.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const page = (title: string, text: string, language: string, heading = title): Passage => ({
  url: `https://loom.example/${title.toLowerCase()}`,
  title,
  headings: [heading],
  text,
  language,
  kind: 'policy',
  voice: 'shop',
});

const dutch = knowledgeOf({
  products: [],
  passages: [
    page(
      'Betalen',
      'iDEAL\nBancontact\nCreditcard (Visa, Mastercard)\nOp rekening voor bedrijven, betaling binnen 14 dagen\nAchteraf betalen via Klarna bieden we niet aan.',
      'nl',
    ),
    page(
      'Openingstijden',
      'Werkplaats: woensdag t/m vrijdag 9.00 - 17.00 uur, zaterdag 10.00 - 16.00 uur.\nOp zondag zijn we dicht.\nTelefonisch bereikbaar: maandag t/m vrijdag 10.00 - 12.30 uur op 0182 000 123.',
      'nl',
    ),
    page('Retourneren', 'De retourkosten van € 5,95 betaal je zelf.\nBinnen 5 werkdagen staat het geld terug.', 'nl'),
  ],
});

describe.each([
  ['Kan ik met Klarna betalen?', /Klarna bieden we niet aan/, /iDEAL/],
  ['Can I pay with iDEAL?', /iDEAL/, /Klarna/],
  ['Kan ik op rekening betalen?', /Op rekening voor bedrijven/, /Bancontact/],
  ['Zijn jullie zondag open?', /zondag zijn we dicht/, /Telefonisch/],
  ['Zijn jullie zaterdag open?', /zaterdag 10.00/, /Telefonisch/],
  ['wie betaalt de retourzending?', /betaal je zelf/, /Binnen 5/],
])('%s', (ask, right, wrong) => {
  test('is told by what names it', async () => {
    const { text } = await askShop(ask, { knowledge: dutch });
    expect(text).toMatch(right);
    expect(text).not.toMatch(wrong);
  });
});

test('a way to pay that no page names is not answered by those that are named', async () => {
  const { text, outcome } = await askShop('Kan ik met PayPal betalen?', { knowledge: dutch });
  expect([text.split(':')[0], outcome]).toEqual([expect.stringContaining('duidelijk antwoord'), 'unknown']);
});

test('of a card that no page names, those that are taken are told', async () => {
  const { text } = await askShop('Kan ik met American Express betalen?', { knowledge: dutch });
  expect(text).toContain('Creditcard (Visa, Mastercard)');
});

const gear = knowledgeOf({
  products: [],
  passages: [
    page('Contact', 'Phone: (03) 7010 4419\nOpen Wednesday to Sunday, 10am to 4pm', 'en'),
    page(
      'Stockists',
      'Paddy Outdoors | Phone: (03) 7010 0233\nHuon Hardware | Phone: (03) 7010 0718\nDry Creek Store | Phone: (08) 7010 0345',
      'en',
    ),
    page('Size guide', 'Size S | Chest: 100 cm\nSize M | Chest: 108 cm\nSize L | Chest: 114 cm', 'en', 'Dresses'),
    page(
      'Size guide',
      'Size S | Chest: 90–95 cm\nSize M | Chest: 96–101 cm\nSize L | Chest: 102–108 cm\nSize XL | Chest: 109–116 cm',
      'en',
      'Shirts',
    ),
  ],
});

test("a list of other shops' numbers holds none of ours", async () => {
  const { text } = await askShop('phone number?', { knowledge: gear });
  expect(text).toContain('7010 4419');
  expect(text).not.toMatch(/0233|0718|0345/);
});

test('hours are told to who asks for them', async () => {
  expect((await askShop('are you open on Sunday?', { knowledge: gear })).text).toContain('Wednesday to Sunday');
});

test('of a chart the row that holds what the visitor measures', async () => {
  const { text } = await askShop('my chest is 100 cm, which size of shirts do I need?', { knowledge: gear });
  expect(text).toContain('96–101');
  expect(text).not.toMatch(/90–95|102–108|109–116|114/);
});
