import { describe, expect, test } from 'vitest';
import { createPhraseMatcher } from './match-phrases.ts';
import type { Phrase } from './match-phrases.ts';

const phrases: Phrase[] = [
  { label: 'cancel', text: 'I want to cancel my order' },
  { label: 'cancel', text: 'please cancel what I ordered' },
  { label: 'cancel', text: 'stop my order, I do not need it any more' },
  { label: 'track', text: 'where is my order' },
  { label: 'track', text: 'when will my parcel be delivered' },
  { label: 'track', text: 'has my parcel left yet' },
  { label: 'reseller', text: 'I want to sell your products in my shop' },
  { label: 'reseller', text: 'how do I become a dealer' },
];
const labelOf = (text: string) => phrases[matchLabelled(text)?.phrase ?? -1]?.label;
const matchLabelled = createPhraseMatcher(phrases, 'en');

describe('createPhraseMatcher', () => {
  test('other words, other forms and slips of the pen find the phrase that is meant', () => {
    expect(labelOf('cancle order pls')).toBe('cancel');
    expect(labelOf('has the package been delivered?')).toBe('track');
    expect(labelOf('becoming a dealer')).toBe('reseller');
  });

  test('a message about something else is less sure than one that is meant', () => {
    const known = matchLabelled('I would like to cancel the order')?.confidence ?? 0;
    const strange = matchLabelled('which vitamins are good for the skin')?.confidence ?? 0;
    expect(strange).toBeLessThan(known / 2);
  });

  test('phrases without labels are matched one by one', () => {
    const match = createPhraseMatcher(
      phrases.map(({ text }) => ({ text, label: null })),
      'en',
    );
    expect(match('where is my order')).toEqual({ phrase: 3, confidence: expect.closeTo(1) });
    expect(match('when will the parcel be delivered')?.phrase).toBe(4);
  });

  test('a phrase that is left out is not found', () => {
    expect(matchLabelled('where is my order', (phrase) => phrase === 3)?.phrase).not.toBe(3);
  });

  test('nothing known, nothing found', () => {
    expect(createPhraseMatcher([], 'en')('hello')).toBeNull();
    expect(matchLabelled('')).toBeNull();
  });
});
