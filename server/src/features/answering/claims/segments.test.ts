import { expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { factOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const faultOf = (text: string) =>
  createClaimFault(
    questionOf('Do you have gift cards?', {
      passages: [],
      products: [],
      facts: [
        factOf('gift_card', 'Gift cards come in €25, €50, €100, €150 and are valid for 5 years.'),
        factOf('gift_card', 'A gift card arrives by e-mail within 15 minutes.'),
        factOf('delivery.time', 'Parcels arrive within 3 days.'),
      ],
    }),
    rulesAlone,
  )(text);

test.each([
  'A gift card of €25, €50, €100 or €150 arrives by e-mail within 15 minutes and is valid for 5 years.',
  'Gift cards come in 25, 50, 100 and 150 EUR and are valid for 5 years.',
])('what stands behind a list of amounts is said of what stands before it: %s', (text) => {
  expect(faultOf(text)).toBeNull();
});

test.each([
  'A gift card of €25, €50, €100 or €150 arrives by e-mail within 3 days.',
  'A gift card of €25, €50, €100 or €200 arrives by e-mail within 15 minutes.',
])('and has to hold for it: %s', (text) => {
  expect(faultOf(text)).not.toBeNull();
});
