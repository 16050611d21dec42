import { describe, expect, test } from 'vitest';
import type { Passage } from '../../../search/documents.ts';
import { askShop, knowledgeOf } from '../ask-shop.fixture.ts';

const page = (title: string, text: string, language: string): Passage => ({
  url: `https://loom.example/${title.toLowerCase()}`,
  title,
  headings: [title],
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
  const { text } = await askShop('Kan ik met PayPal betalen?', { knowledge: dutch });
  expect(text).not.toMatch(/iDEAL|Visa/);
});
