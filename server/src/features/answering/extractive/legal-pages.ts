/** What a page on data protection and cookies says of names, addresses and orders answers only who asks about his data. */
import { aspects } from '../../../aspects/aspects.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Passage } from '../../../search/documents.ts';
import { pathOf } from '../../../search/addresses.ts';
import type { Asking } from './composed.ts';

const asking = (['privacy', 'legal', 'payment_safety', 'account', 'newsletter'] as const).map((one) =>
  aspects.indexOf(one),
);
/** that it is asked for at all */
const hardly = 0.2;
const inAddress =
  /privacy|gdpr|data-?protection|cookie|datenschutz|privacidad|confidentialite|kebijakan-privasi|privasi/iu;

/** Whether a page has nothing to say to what was asked. */
export function createBeside({
  part,
  shopLanguage,
}: Pick<Asking, 'part' | 'shopLanguage'>): (page: Passage) => boolean {
  const { concepts, aspects: likely } = part.understanding;
  const share = asking.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
  if (concepts.has('privacy') || share >= hardly) return () => false;
  return (page) =>
    inAddress.test(pathOf(page.url)) || conceptsIn(page.title, page.language ?? shopLanguage).includes('privacy');
}
