import { expect, test } from 'vitest';
import { createAnswerMatcher } from './match-answer.ts';

/** Which answer a question is told where the owner wrote this one alone. */
function onlyFor(question: string, text: string, language: string) {
  const only = [{ id: 'ans_0', questions: [question], text, pageUrl: null, validUntil: null }];
  const match = createAnswerMatcher(only, language, () => new Date());
  const about = { language, shopLanguage: language, products: [], isFollowUp: false };
  return (asked: string) => match({ ...about, text: asked, asked });
}

test('leave is asked for in many ways', () => {
  const idOf = onlyFor('Can I bring my dog?', 'Yes, dogs on a lead are welcome.', 'en');
  for (const asked of [
    'Are dogs allowed in the store?',
    'is a dog welcome in your shop?',
    'is it ok to take a dog with me?',
    'Am I allowed to bring a dog?',
  ])
    expect(idOf(asked)?.id, asked).toBe('ans_0');
  for (const asked of ['Are children allowed in the store?', 'Is it ok to bring a bike?', 'Do you sell dog beds?'])
    expect(idOf(asked), asked).toBeNull();
});

test('leave is asked for in many ways, in German too', () => {
  const idOf = onlyFor('Kann ich meinen Hund mitbringen?', 'Ja, angeleinte Hunde sind willkommen.', 'de');
  for (const asked of [
    'Sind Hunde im Laden erlaubt?',
    'Ist mein Hund bei Ihnen willkommen?',
    'Ist es möglich, einen Hund mitzubringen?',
    'Darf man Hunde mitnehmen?',
    'Dürfen Hunde mit in den Laden?',
    'Sind Hunde bei euch im Geschäft erlaubt?',
  ])
    expect(idOf(asked)?.id, asked).toBe('ans_0');
  for (const asked of [
    'Sind Kinder im Laden erlaubt?',
    'Darf ich ein Fahrrad mitbringen?',
    'Kann ich mein Fahrrad mitbringen?',
    'Gibt es Hundebetten?',
  ])
    expect(idOf(asked), asked).toBeNull();
});

test.each([
  [
    'fr',
    'Puis-je venir avec mon chien ?',
    [
      'Les chiens sont-ils admis en magasin ?',
      'est-ce que je peux emmener mon chien',
      'Acceptez-vous les chiens en magasin ?',
    ],
    ['Les enfants sont-ils admis en magasin ?', 'Puis-je amener un vélo ?', 'Vendez-vous des paniers pour chien ?'],
  ],
  [
    'es',
    '¿Puedo llevar a mi perro?',
    ['¿Se admiten perros en la tienda?', 'se puede entrar con perro', '¿Los perros son bienvenidos?'],
    ['¿Se admiten niños en la tienda?', '¿Puedo llevar una bicicleta?', '¿Venden camas para perros?'],
  ],
  [
    'it',
    'Posso portare il mio cane?',
    ['Sono ammessi i cani in negozio?', 'si può entrare con il cane?', 'I cani sono benvenuti?'],
    ['Sono ammessi i bambini in negozio?', 'Posso portare una bicicletta?', 'Vendete cucce per cani?'],
  ],
  [
    'nl',
    'Mag ik mijn hond meenemen?',
    [
      'Zijn honden toegestaan in de winkel?',
      'is het toegestaan om een hond mee te nemen?',
      'Mogen honden mee naar binnen?',
    ],
    ['Zijn kinderen toegestaan in de winkel?', 'Mag ik een fiets meenemen?', 'Verkopen jullie hondenmanden?'],
  ],
  [
    'id',
    'Boleh bawa anjing?',
    ['Apakah anjing boleh masuk toko?', 'bisa ajak anjing ga?', 'Apakah boleh membawa anjing ke toko?'],
    ['Apakah kucing boleh masuk toko?', 'Boleh bawa sepeda?', 'Jual kandang anjing?'],
  ],
])('leave is asked for in many ways: %s', (language, question, alike, others) => {
  const idOf = onlyFor(question, 'Yes.', language);
  expect(alike.filter((asked) => idOf(asked)?.id !== 'ans_0')).toEqual([]);
  expect(others.filter((asked) => idOf(asked) !== null)).toEqual([]);
});
