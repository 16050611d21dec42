/** Lines of pages that hold hours, numbers and streets, and who asks for them. */
import { aspects } from '../../../aspects/aspects.ts';
import { hoursIn, isStreetAddress, phonesIn } from '../../../facts/contact-shapes.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { QuestionPart } from '../../../ports/model.ts';

/** Hours, numbers and addresses stand on every page, and answer nothing but what asks for them. */
export const isContact = (statement: string): boolean =>
  statement.length <= longestContact &&
  (hoursIn(statement) || phonesIn(statement).length > 0 || isStreetAddress(statement));
const longestContact = 200;
const contactConcepts: readonly Concept[] = [
  'hours',
  'phone',
  'address',
  'contact',
  'email',
  'shop',
  'pickup',
  'event',
];
const contactAspects = (['hours', 'phone', 'address', 'contact', 'pickup'] as const).map((one) => aspects.indexOf(one));
const hardly = 0.1;

export const asksContact = ({ understanding: { concepts, asks, aspects: likely, intent } }: QuestionPart): boolean =>
  (intent !== 'shopping' && intent !== 'question') ||
  (['time', 'place', 'method', 'person', 'duration'] as const).some((one) => asks.has(one)) ||
  contactConcepts.some((one) => concepts.has(one)) ||
  contactAspects.reduce((sum, at) => sum + (likely[at] ?? 0), 0) >= hardly;
