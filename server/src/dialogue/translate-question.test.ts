import { describe, expect, test } from 'vitest';
import { packs } from '../languages/packs.ts';
import type { Concept } from '../languages/concepts.ts';
import { readShopWords } from './read-shop-words.ts';
import { vocabularyLanguages, vocabularyOf } from './shop-words.ts';
import { translateQuestion, withShopWords } from './translate-question.ts';
import { visitorLanguage } from './visitor-language.ts';

const english = new Set(
  'delivery shipping days price returns payment wool blankets germany france free kwikset'.split(' '),
);
const byLetter = (a: string, b: string) => a.localeCompare(b);
const isKnown = (word: string) => english.has(word.toLowerCase());

test('where the vocabulary ends a glossary goes on, both ways', () => {
  const words = new Set(['merekam', 'sewa', 'wire', 'cable']);
  const known = (word: string) => words.has(word);
  const into = (text: string, from: string, to: string) =>
    translateQuestion(text, { from, to, isKnown: known })?.words.split(' ') ?? [];
  expect(into('could it record at night', 'en', 'id')).toContain('merekam');
  expect(into('kabelnya putus gimana', 'id', 'en')).toContain('wire');
  // German writes two words as one, and the last of them says what it is
  expect(into('das Netzkabel ist kaputt', 'de', 'en').join(' ')).toMatch(/wire|cable/);
});

test('a word of talk gives way to the one of its meaning that the shop says', () => {
  const says =
    (...words: string[]) =>
    (text: string) =>
      withShopWords(text, 'id', (word) => words.includes(word));
  expect(says('wajah')('ada yg bisa scan muka?')).toBe('ada yg bisa scan wajah?');
  expect(says('face')('ada yg bisa scan muka?')).toBe('ada yg bisa scan face?');
  expect(says('muka', 'wajah')('ada yg bisa scan muka?')).toBe('ada yg bisa scan muka?');
  expect(says('port', 'lan')('colokannya brp?')).toBe('port brp?');
  // a deposit has no face
  expect(says('wajah')('bisa pakai uang muka?')).toBe('bisa pakai uang muka?');
});

describe('a question reaches a shop of another language', () => {
  test.each([
    ['Wie lange dauert die Lieferung nach Deutschland?', 'de', 'days delivery Germany', 1],
    ['Quels sont les frais de livraison pour la France ?', 'fr', 'delivery price France', 1],
    ['Kargo ücretsiz mi?', 'tr', 'delivery free', 1],
    ['Сколько стоит доставка?', 'ru', 'price delivery', 1],
    ['返品はできますか？', 'ja', 'returns', 1],
    ['你们送货到德国吗？', 'zh', 'delivery Germany', 1],
    ['كم يستغرق التوصيل؟', 'ar', 'days delivery', 1],
    ['llave para Kwikset', 'es', 'key kwikset', 1],
    ['Können Sie einen Elefanten zum Mond schicken?', 'de', 'delivery', 1 / 3],
  ])('%s', (text, from, words, understood) => {
    expect(visitorLanguage(text, [], 'en')).toBe(from);
    const translated = translateQuestion(text, { from, to: 'en', isKnown });
    expect(translated?.words.split(' ').toSorted(byLetter)).toEqual(words.split(' ').toSorted(byLetter));
    expect(translated?.understood).toBeCloseTo(understood);
  });

  test('of a concept’s words it takes those that the shop uses together', () => {
    const knows = new Set(['delivery', 'ship', 'worldwide']);
    const fit = (words: string) => (words === 'ship worldwide' ? 1 : 0.5);
    const translated = translateQuestion('Versendet ihr weltweit?', {
      from: 'de',
      to: 'en',
      isKnown: (word) => knows.has(word),
      fit,
    });
    expect(translated?.words).toBe('ship worldwide');
  });

  test('a country or a size that is known is half as much understood', () => {
    const only = (text: string) =>
      translateQuestion(text, { from: 'en', to: 'en', isKnown: (word) => word === 'France' })?.understood;
    expect(only('What is the capital of France?')).toBeCloseTo(1 / 3);
  });

  test('nothing known is nothing said', () => {
    expect(translateQuestion('Wer gewann die Schacholympiade?', { from: 'de', to: 'en', isKnown })).toBeNull();
  });
});

describe('a thing is called as the shop calls it', () => {
  const knows = (...words: string[]) => {
    const known = new Set(words);
    return (word: string) => known.has(word.toLowerCase());
  };
  test.each([
    ['Habt ihr Bauklötze?', 'de', knows('bausteine'), 'Habt ihr bausteine?'],
    ['a grey couch', 'en', knows('sofa'), 'a grey sofa'],
    ['ada sneakers?', 'id', knows('sepatu kets'), 'ada sepatu kets?'],
    ['pepper mill?', 'de', knows('pfeffermühle'), 'pfeffermühle?'],
    ['cushion covers', 'id', knows('sarung bantal'), 'sarung bantal'],
    ['estuches', 'en', knows('case'), 'case'],
    ['toys', 'en', knows('building blocks', 'puzzle'), 'building blocks puzzle'],
  ])('%s (%s)', (text, language, isKnown, worded) => {
    expect(withShopWords(text, language, isKnown)).toBe(worded);
  });

  test('what the shop itself says stays, and so does what it has no word for', () => {
    expect(withShopWords('a couch', 'en', knows('couch', 'sofa'))).toBe('a couch');
    expect(withShopWords('a couch', 'en', knows('candle'))).toBe('a couch');
    expect(withShopWords('a navy sofa', 'en', knows('sofa', 'blue'))).toBe('a navy sofa');
    // a screw in French
    expect(withShopWords('Is there a shop I can visit?', 'en', knows('shop', 'screw'))).toBe(
      'Is there a shop I can visit?',
    );
    // steel in Finnish
    expect(withShopWords('honeywell ini aman kalau ditaruh di teras', 'id', knows('baja', 'kuningan'))).toBe(
      'honeywell ini aman kalau ditaruh di teras',
    );
  });

  test('across languages, a word that is a thing and a gift is the thing', () => {
    const translated = translateQuestion('ada oleh-oleh?', {
      from: 'id',
      to: 'en',
      isKnown: knows('gift', 'souvenir'),
    });
    expect(translated?.words).toBe('souvenir');
  });
});

test('the language is kept through messages that could be of any', () => {
  expect(visitorLanguage('ok?', ['Wie lange dauert die Lieferung?'], 'en')).toBe('de');
  expect(visitorLanguage('size guide towels', [], 'en')).toBe('en');
  expect(visitorLanguage('KW-1', [], 'en')).toBe('en');
});

const concepts: Concept[] = ['delivery', 'time', 'cost', 'returns', 'payment', 'warranty', 'size', 'contact', 'order'];
test('every language that is understood is spoken, and holds what shops are asked most', () => {
  for (const language of vocabularyLanguages) {
    expect(packs.get(language), language).toBeDefined();
    const words = vocabularyOf(language)?.words;
    for (const concept of concepts) {
      expect(words?.get(concept)?.length, `${language} ${concept}`).toBeGreaterThan(0);
    }
  }
});

test('long text costs little time', () => {
  expect(readShopWords('Lieferung nach Deutschland '.repeat(40), 'de')).not.toEqual([]);
  expect(() => readShopWords('是'.repeat(1000), 'zh')).not.toThrow();
});
