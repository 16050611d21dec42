import { expect, test } from 'vitest';
import { smallTalkBefore, smallTalkOf } from './small-talk.ts';

test.each([
  ['thanks so much for the info!', 'thanks'],
  ['?', 'greeting'],
  ['👍', 'thanks'],
  ['yes pls', 'greeting'],
  ['ja', 'greeting'],
  ['nein', 'goodbye'],
  ['hm', 'greeting'],
  ['i have a question', 'greeting'],
  ['Hallo, ich hätte mal eine Frage', 'greeting'],
  ['misi kak, pgn tanya', 'greeting'],
  ['🙂🙂', 'greeting'],
  ['Thank you, you’ve been a great help', 'thanks'],
  ['thanks, that answers my question', 'thanks'],
  ['perfect, thank you so much for the quick reply', 'thanks'],
  ['ok that helps, thanks', 'thanks'],
  ['thanks for clearing that up!', 'thanks'],
  ['thank you for your help today, have a nice day', 'goodbye'],
  ['ok thanks, I’ll think about it', 'goodbye'],
  ['awesome, will order tonight. thanks again', 'goodbye'],
  ['thanks that’s all i needed to know', 'goodbye'],
  ['terima kasih banyak kak, sangat membantu', 'thanks'],
  ['sip makasih min, jelas sekali', 'thanks'],
  ['terima kasih atas penjelasannya', 'thanks'],
  ['siap kak makasih, nanti saya order', 'goodbye'],
  ['oke terima kasih, saya pikir-pikir dulu ya', 'goodbye'],
])('%s is small talk: %s', (message, kind) => {
  expect(smallTalkOf(message)?.kind).toBe(kind);
});

test.each([
  'thanks, i need a blue mug',
  'yes, the blue one',
  'no returns?',
  'question about delivery',
  'mau tanya ongkir',
  '42',
  'thanks but how long is delivery',
  'ok thanks and do you ship to spain',
  'thanks for the mug, it arrived broken',
  'i’ll order one now if it’s in stock',
  'i found a hole in it',
  'perfect for a gift',
  'thank you card',
  'makasih kak, kalau yang merah ada?',
  'nanti saya order yang besar bisa',
])('%s holds more than small talk', (message) => {
  expect(smallTalkOf(message)).toBeNull();
});

test('a sentence that only begins like a goodbye is not cut', () => {
  expect(smallTalkBefore('i found a hole in it')).toBe(0);
  expect(smallTalkBefore('thanks for the info, is it vegan')).toBe('thanks for the info, '.length);
});
