import { expect, test } from 'vitest';
import { splitParts } from './split-parts.ts';
import { splitThings } from './split-things.ts';

test.each([
  ['en', 'is the lamp waterproof and how much is it', ['is the lamp waterproof', 'how much is it']],
  [
    'en',
    'how much is US shipping and from what amount is it free',
    ['how much is US shipping', 'from what amount is it free'],
  ],
  ['en', 'how much is the set, what comes in it?', ['how much is the set', 'what comes in it?']],
  ['en', 'how much is the tandem, can i collect it?', ['how much is the tandem', 'can i collect it?']],
  ['en', 'where is my order 1234, and do you ship to Spain', ['where is my order 1234', 'do you ship to Spain']],
  ['en', 'where is my order 1234, do you ship to Spain?', ['where is my order 1234', 'do you ship to Spain?']],
  ['en', 'track order 1234. do you have wool blankets', ['track order 1234.', 'do you have wool blankets']],
  [
    'de',
    'wo ist meine Bestellung, liefert ihr nach Spanien?',
    ['wo ist meine Bestellung', 'liefert ihr nach Spanien?'],
  ],
  ['id', 'harga servis brp, bisa dijemput ga?', ['harga servis brp', 'bisa dijemput ga?']],
  ['en', 'is it cotton? also can i wash it', ['is it cotton?', 'also can i wash it']],
  ['en', 'how wide and long is the shirt', ['how wide and long is the shirt']],
  ['en', 'what is in the box n how much', ['what is in the box', 'how much']],
  [
    'en',
    'I run a small shop, what discount do I get and do I need a licence',
    ['I run a small shop, what discount do I get', 'do I need a licence'],
  ],
  [
    'id',
    'teko nya muat brp gelas? trus kalo dikirim ke makassar wajib pake peti kayu gak',
    ['teko nya muat brp gelas?', 'trus kalo dikirim ke makassar wajib pake peti kayu gak'],
  ],
  [
    'id',
    'boleh dicoba dulu ga sepedanya? sama tinggi saya 192 nih, ada yg muat?',
    ['boleh dicoba dulu ga sepedanya?', 'sama tinggi saya 192 nih, ada yg muat?'],
  ],
  [
    'id',
    'lampunya dapat kabel ga? terus kalo baterainya rusak bisa diganti, berapa',
    ['lampunya dapat kabel ga?', 'terus kalo baterainya rusak bisa diganti, berapa'],
  ],
  ['id', 'minta no wa dong. di sana bisa parkir mobil ga', ['minta no wa dong.', 'di sana bisa parkir mobil ga']],
  [
    'en',
    'can you send me a sample of the wool, and is there much left of the brown?',
    ['can you send me a sample of the wool', 'is there much left of the brown?'],
  ],
  [
    'en',
    'can i order over the phone? when is somebody there',
    ['can i order over the phone?', 'when is somebody there'],
  ],
  ['de', 'Ist die Lampe dimmbar und was kostet sie?', ['Ist die Lampe dimmbar', 'was kostet sie?']],
  ['es', '¿Hacen envíos a México y cuánto cuesta?', ['¿Hacen envíos a México', 'cuánto cuesta?']],
  ['id', 'berapa harganya dan apa bisa kirim ke Bali?', ['berapa harganya', 'apa bisa kirim ke Bali?']],
  ['tr', 'Bu battaniye ne kadar ve kargo kaç günde gelir?', ['Bu battaniye ne kadar', 'kargo kaç günde gelir?']],
  ['ar', 'كم سعر البطانية وكم تستغرق مدة التوصيل؟', ['كم سعر البطانية', 'كم تستغرق مدة التوصيل؟']],
  ['ja', '毛布はいくらですか。送料はいくらですか？', ['毛布はいくらですか。', '送料はいくらですか？']],
  ['zh', '这个毯子多少钱，多久能到？', ['这个毯子多少钱', '多久能到？']],
])('%s: "%s" asks twice', (language, text, parts) => {
  expect(splitParts(text, language)).toEqual(parts);
});

test.each([
  'do you have black and white towels?',
  'are you open on sundays? until what time',
  'got a beanie... well a fleece for my birthday, is it warm',
  'what if I just refuse to pay the import fee, do I get refunded',
  'what are you going to do about it',
  'do you ship to any country',
  'how and when do you ship',
  'does it get charged right away or when it ships',
  'is this safe for kids? dont want to waste money',
  'can i return or exchange it',
  'if I order today, when will it arrive?',
  'If I return my order, do I get the shipping fee back too?',
  'my parcel arrived broken, what now?',
  'where is my order, can you check?',
  'Hi, I placed an order on Monday, where is it?',
  'when i order today, will it arrive by friday?',
  'what is the difference between the wool and cotton blanket?',
])('"%s" is one', (text) => {
  expect(splitParts(text, 'en')).toEqual([text]);
});

test('two things asked in one breath share the rest', () => {
  expect(splitParts('what colors and sizes does it come in', 'en')).toEqual([
    'what colors does it come in',
    'what sizes does it come in',
  ]);
  expect(splitParts('whats your shipping and return policy?', 'en')).toEqual([
    'whats your shipping policy?',
    'whats your return policy?',
  ]);
});

test('of a long message the question is read, and what went wrong', () => {
  const story =
    'We have been looking for a present for my sister, who likes natural things and has a dog that sheds. '.repeat(3);
  expect(splitParts(`${story}Anyway, I was wondering, do you wrap gifts?`, 'en')).toEqual(['do you wrap gifts?']);
  expect(splitParts(`${story}The lamp arrived broken.`, 'en')).toEqual(['The lamp arrived broken.']);
  expect(splitParts(story, 'en')).toEqual([story]);
});

test('two things are looked for apart, one with "and" in its name is not', () => {
  const never = () => false;
  expect(splitThings('do you have blankets and lamps?', 'en', never)).toEqual([
    'do you have blankets',
    'do you have lamps?',
  ]);
  expect(splitThings('do you have a salt and pepper mill?', 'en', () => true)).toHaveLength(1);
  expect(splitThings('do you have a throw for beds and sofas?', 'en', never)).toHaveLength(1);
  expect(splitThings('do you offer click and collect?', 'en', never)).toHaveLength(1);
  expect(splitThings('do you have black and white towels?', 'en', never)).toHaveLength(1);
});

test.each([
  ['en', 'price of the oak frame and shipping?', ['price of the oak frame?', 'shipping?']],
  ['id', 'harga kastengel sama ongkirnya berapa', ['harga kastengel berapa', 'ongkirnya berapa']],
])('%s: what stands alone after "and" is asked as the rest is: "%s"', (language, text, parts) => {
  expect(splitParts(text, language)).toEqual(parts);
});
