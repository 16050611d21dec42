import { describe, expect, test } from 'vitest';
import { questionOf } from '../question.fixture.ts';
import { factOf, rulesAlone } from './claims.fixture.ts';
import { createClaimFault } from './fault-in-claims.ts';

const faultOf = (text: string) =>
  createClaimFault(
    questionOf('Can I collect my order?', {
      passages: [],
      products: [],
      facts: [
        factOf('delivery.pickup', 'You can collect your order free of charge on Saturdays between 10 am and 3 pm.'),
        factOf('contact.hours', 'Phone: Monday to Friday, 9 am to 4.30 pm'),
        factOf('contact.hours', 'Open on Sundays from 9 am to 11 am.'),
        factOf('delivery.time', 'Parcels leave within 2 working days.'),
      ],
    }),
    rulesAlone,
  )(text);

describe('working days are days', () => {
  test.each([
    'You can collect your order on any weekday between 9 am and 4.30 pm.',
    'Collect your order on weekdays.',
    'You can collect your order on Sundays.',
  ])('may not be said: %s', (text) => {
    expect(faultOf(text)).toContain('day of the week');
  });

  test.each([
    'You can collect your order on Saturdays between 10 am and 3 pm.',
    'Parcels leave within 2 working days.',
    'Parcels leave on weekdays.',
    'You can call us on weekdays between 9 am and 4.30 pm.',
  ])('may be said: %s', (text) => {
    expect(faultOf(text)).toBeNull();
  });
});
