import { expect, test } from 'vitest';
import { refusedPage } from '../../../extraction/extracted-page.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import { changesBetween, sharedApart } from './changed-lines.ts';

const page = (title: string, ...texts: string[]): ExtractedPage => ({
  ...refusedPage('no_text'),
  refusal: null,
  title,
  blocks: texts.map((text) => ({ headings: title.split(' | ', 1), text, voice: 'shop' })),
});

/** With a card of a thing at such a price. */
const listing = (of: ExtractedPage, amount: number): ExtractedPage => ({
  ...of,
  listed: [
    {
      url: `https://shop.example/at-${amount}`,
      name: of.title,
      imageUrl: null,
      availability: 'in_stock',
      price: { amount, currency: 'EUR' },
      priorPrice: null,
    },
  ],
});

const numbers = Array.from({ length: 12 }, (_, at) => at);
const apart = (before: (at: number) => ExtractedPage, now: (at: number) => ExtractedPage) =>
  sharedApart(new Map(numbers.map((at) => [`/${at}`, changesBetween(before(at), now(at))])));

test('a banner that changed on every page is told once, and pages that changed in more are counted apart', () => {
  const { shared, alone, ownOf } = apart(
    (at) => page(`Lamp ${at}`, 'Free delivery over 50 €.', `Lamp ${at} is of oak.`),
    (at) => page(`Lamp ${at}`, 'Free delivery over 75 €.', `Lamp ${at} is of ${at === 3 ? 'ash' : 'oak'}.`),
  );
  expect(shared).toEqual([{ before: 'Free delivery over 50 €.', now: 'Free delivery over 75 €.', pages: 12 }]);
  expect([...alone]).toEqual(['/3']);
  expect(ownOf('/3')).toEqual({ removed: ['Lamp 3 is of oak.'], added: ['Lamp 3 is of ash.'] });
  expect(ownOf('/4')).toEqual({ removed: [], added: [] });
});

test('a banner beside a line of the page’s own that changed is still the banner', () => {
  const { shared, alone } = apart(
    (at) => page(`Lamp ${at}`, `Sale ends soon. Lamp ${at} is of oak.`, 'Made here.'),
    (at) =>
      page(`Lamp ${at}`, at < 2 ? `New in. Lamp ${at} is of ash.` : `New in. Lamp ${at} is of oak.`, 'Made here.'),
  );
  expect(shared).toEqual([{ before: 'Sale ends soon.', now: 'New in.', pages: 12 }]);
  expect([...alone]).toEqual(['/0', '/1']);
});

test('a bar that names the page is told with what it says on every page', () => {
  const bar = (says: string) => (at: number) => ({ ...page(`Lamp ${at}`, `Lamp ${at}.`), siteLines: [says + at] });
  const { shared, alone } = apart(
    (at) => ({ ...page(`Lamp ${at}`, `Lamp ${at}.`), siteLines: ['21 days to return · Call us'] }),
    bar('30 days to return · Order by 18 December · You are on lamp '),
  );
  expect(shared).toEqual([
    { before: '21 days to return · Call us', now: '30 days to return · Order by 18 December', pages: 12 },
  ]);
  expect(alone.size).toBe(0);
});

test('a line that is new stands for itself, and the shop’s new name in each title is one of them', () => {
  const { shared, alone } = apart(
    (at) => page(`Lamp ${at} | Oak & Co`, `Lamp ${at}.`),
    (at) => page(`Lamp ${at} | Ash & Co`, `Lamp ${at}.`, ...(at < 6 ? ['Back on Monday.'] : [])),
  );
  expect(shared).toEqual([
    { before: 'Oak & Co', now: 'Ash & Co', pages: 12 },
    { before: '', now: 'Back on Monday.', pages: 6 },
  ]);
  expect(alone.size).toBe(0);
});

test('what changed alike on few pages, or only on pages that sell something else now, is theirs', () => {
  const few = apart(
    (at) => page(`Lamp ${at}`, `Lamp ${at}.`),
    (at) => page(`Lamp ${at}`, at < 4 ? 'Sold out.' : `Of wood ${at}.`),
  );
  expect(few.shared).toEqual([]);
  expect(few.alone.size).toBe(12);
  const sold = (at: number, amount: number) => listing(page(`Lamp ${at}`, `${amount} €`), amount);
  const cheaper = apart(
    (at) => sold(at, 20),
    (at) => sold(at, 18),
  );
  expect(cheaper.shared).toEqual([]);
  expect(cheaper.alone.size).toBe(12);
});

test('a header is told though every price changed; what stands around single pages is nobody’s change', () => {
  const headed = (at: number, header: string, amount: number): ExtractedPage => ({
    ...listing(page(`Lamp ${at}`, `${amount} €`), amount),
    siteLines: [header, `Customer ${at} says: ${header}`],
  });
  const dearer = apart(
    (at) => headed(at, 'Open', 20),
    (at) => headed(at, 'Closed', 22),
  );
  expect(dearer.shared).toEqual([{ before: 'Open', now: 'Closed', pages: 12 }]);
  expect(dearer.alone.size).toBe(12);
  const still = apart(
    (at) => ({ ...headed(at, 'Open', 20), siteLines: [`Voice ${at}`] }),
    (at) => ({ ...headed(at, 'Open', 20), siteLines: [`Voice ${at + 20}`] }),
  );
  expect(still.shared).toEqual([]);
  expect(still.alone.size).toBe(0);
});

test('a page that was written anew, and one whose lines only changed places, changed alone', () => {
  const anew = changesBetween(
    page('Lamp', ...Array.from({ length: 50 }, (_, at) => `Old ${at}.`)),
    page('Lamp', ...Array.from({ length: 50 }, (_, at) => `New ${at}.`)),
  );
  const moved = changesBetween(page('Lamp', 'One.', 'Two.'), page('Lamp', 'Two.', 'One.'));
  expect([
    ...sharedApart(
      new Map([
        ['/a', anew],
        ['/b', moved],
      ]),
    ).alone,
  ]).toEqual(['/a', '/b']);
});
