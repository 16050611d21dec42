/** How shops say whose the way back is to pay for: each is read as the cost of a return. */
import { describe, expect, test } from 'vitest';
import type { Passage } from '../search/documents.ts';
import { readFacts } from './read-facts.ts';

const said: Record<string, string[]> = {
  en: [
    'Use your own carrier, or ask for our label; the label is $7.50 and comes out of your refund.',
    'Return postage is your responsibility.',
    'You pay the return postage.',
    'Postage for returns is paid by the customer.',
    'We cover return shipping.',
    'Returns are free within the UK.',
    'A prepaid label costs $7.50, deducted from your refund.',
    'Use our label for $7.50, which comes off your refund, or send it with your own carrier.',
    'Send it with the carrier of your choice at your own cost.',
    'We email you a free returns label.',
    'The cost of sending an item back is yours unless it is faulty.',
    'We take £3.50 off your refund for the label.',
    'Customers are responsible for return shipping costs.',
    'Return shipping is on us for exchanges.',
    'You will need to cover the cost of posting it back to us.',
    'We don’t cover the cost of returns.',
    'We do not offer free returns.',
    'Free returns by Royal Mail for UK customers.',
    'A flat $6.95 fee is deducted from your refund for using our return label.',
    'Shipping it back is on you; we suggest a tracked service.',
    'Bring it back to our shop and it costs you nothing.',
    'If it was our mistake we pay the postage both ways.',
    'Unless the item is defective, return freight is at the buyer’s expense.',
    'We’ll send a courier to collect it free of charge.',
    'The return label is free for orders over $100, otherwise it is $5.',
    'Return postage costs are not refundable and remain yours.',
    'Buyers pay return shipping.',
    'You’re responsible for getting it back to us, and for the postage.',
    'We will reimburse your return postage up to £5.',
    'Original shipping is non-refundable and a $5 return fee applies.',
    'Drop it at any Evri shop; returns cost £2.99, taken from your refund.',
  ],
  de: [
    'Die Kosten der Rücksendung tragen Sie.',
    'Die Rücksendung ist für Sie kostenlos.',
    'Rückporto übernehmen wir.',
    'Das Porto für die Rücksendung zahlen Sie selbst.',
    'Für das Rücksendeetikett ziehen wir 4,90 € von der Erstattung ab.',
    'Sie tragen die unmittelbaren Kosten der Rücksendung der Waren.',
    'Retouren innerhalb Deutschlands sind gratis.',
    'Das Retourenlabel kostet 3,95 €.',
    'Ein kostenloses Retourenetikett liegt dem Paket bei.',
    'Bei Umtausch übernehmen wir das Porto.',
  ],
  fr: [
    'Les frais de retour sont à votre charge.',
    'Le retour est gratuit en France.',
    'Nous prenons en charge les frais de retour.',
    'Les frais de renvoi restent à la charge du client.',
    'L’étiquette de retour coûte 4,90 €, déduits du remboursement.',
    'Vous payez le port retour.',
    'Retours offerts en point relais.',
  ],
  es: [
    'Los gastos de devolución corren a cargo del cliente.',
    'La devolución es gratuita en península.',
    'Los portes de vuelta los paga usted.',
    'Nosotros asumimos los gastos de devolución.',
    'Descontamos 4,95 € del reembolso por la recogida.',
    'El envío de vuelta va por su cuenta.',
  ],
  id: [
    'Ongkir retur ditanggung pembeli.',
    'Ongkos kirim balik kami yang tanggung.',
    'Biaya pengembalian menjadi tanggung jawab pembeli.',
    'Biaya retur gratis untuk barang cacat.',
    'Ongkir kirim balik ditanggung toko kalau salah kami.',
  ],
  nl: [
    'De retourkosten zijn voor eigen rekening.',
    'Retourneren is gratis.',
    'Wij betalen de retourverzending.',
    'Voor een retourlabel rekenen wij € 4,95.',
  ],
  it: [
    'Le spese di reso sono a carico del cliente.',
    'Il reso è gratuito.',
    'Le spese di restituzione sono a nostro carico.',
    'Per l’etichetta di reso tratteniamo 5,90 € dal rimborso.',
  ],
};

function topicsOf(text: string, language: string): string[] {
  const passage: Passage = {
    url: 'https://x.example/returns',
    title: 'Returns',
    headings: ['Returns'],
    text,
    language,
    kind: 'policy',
    voice: 'shop',
  };
  return readFacts({ passages: [passage], products: [] }, [language]).map(({ topic }) => topic);
}

describe.each(Object.entries(said))('%s', (language, sentences) => {
  test.each(sentences)('%s', (text) => expect(topicsOf(text, language)).toContain('returns.cost'));
});

test.each([
  'Original shipping costs are not refunded.',
  'Items must be returned in their original packaging.',
  'We will email you when your return has arrived.',
  'Write to us before you send anything back.',
])('nobody’s cost: %s', (text) => expect(topicsOf(text, 'en')).not.toContain('returns.cost'));

describe('what is no cost of a return, and what is one', () => {
  const read = (text: string, ...headings: [string, ...string[]]) =>
    readFacts(
      {
        passages: [
          {
            url: 'https://shop.example/r',
            title: headings[0],
            headings,
            text,
            language: 'en',
            kind: 'policy',
            voice: 'shop',
          },
        ],
      },
      ['en'],
    )
      .filter(({ topic }) => topic === 'returns.cost')
      .map(({ value, scope }) => [value, scope]);
  const free = { kind: 'money', amount: 0, currency: null };

  test.each([
    ['Returned checks carry a $20 fee.', 'Payment'],
    ['So: 20 days to send it back for a refund of the price.', 'Returns'],
    ['The loan box has a $90 deposit, returned when the box is.', 'Sizing'],
    ['The first exchange is free with our return label.', 'Returns'],
  ])('%s', (text, heading) => {
    expect(read(text, heading)).toEqual([]);
  });

  test('two sums for two sizes of parcel', () => {
    expect(read('With our label $12 is taken off the refund for small boxes, $30 for big ones.', 'Returns')).toEqual([
      [null, null],
    ]);
  });

  test('free above a value is not free', () => {
    expect(read('Returns of orders over $50 are free.', 'Returns')).toEqual([[null, null]]);
  });

  test('rows and entries', () => {
    expect(read('Handed in at our shop: free', 'Returns', 'What it costs')).toEqual([[free, 'Handed in at our shop']]);
    expect(
      read(
        'What: Lamps | Time: 20 days | Return postage: free\nWhat: Beds | Time: 20 days | Return postage: $30',
        'Returns',
      ),
    ).toEqual([
      [free, 'Lamps'],
      [{ kind: 'money', amount: 30, currency: 'USD' }, 'Beds'],
    ]);
  });
});
