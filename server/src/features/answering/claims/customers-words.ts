/** Words that a reply puts into customers' mouths: a review must say so. */
import type { Question } from '../../../ports/model.ts';
import { stemsIn } from './likeness.ts';
import { patternOf } from './promise-words.ts';
import type { Sentence } from './said-sentence.ts';

const reports = patternOf(
  '(?:customers?|reviewers?|buyers?) (?:\\p{L}+ )?(?:say|write|wrote|report|praise|love|mention|note|tell)s?|kund(?:e|en|in|innen) (?:\\p{L}+ )?(?:schr(?:eib|ieb)|sag|bericht|lob|erzähl|mein)\\p{L}*|client[eas]{0,2}s? (?:\\p{L}+ )?(?:dice|dicen|escrib|cuenta|comenta|écri[tv]|dit|disent|raconte|scriv|racconta)\\p{L}*|klant(?:en)? (?:\\p{L}+ )?(?:schrij|zeg|meld)\\p{L}*|klient\\p{L}* (?:\\p{L}+ )?(?:pisz|mówi)\\p{L}*|(?:schreibt|sagt|berichtet|writes|says|escribe|dice|écrit|dit|scrive) (?:eine?|a|an|one|un|una|une) (?:kund|customer|reviewer|buyer|client)\\p{L}*',
  'お客様の声|レビューで|顾客说|고객님이',
);
const leastShared = 2;

export const reportsCustomers = (text: string): boolean => reports.test(text);

export function createCustomersFault({ passages, shopLanguage }: Question) {
  const said = passages.flatMap(({ document }) =>
    document.voice === 'customer'
      ? [{ stems: new Set(stemsIn(document.text)), language: document.language ?? shopLanguage }]
      : [],
  );
  return ({ plain, language }: Sentence): string | null => {
    if (!reportsCustomers(plain)) return null;
    const own = stemsIn(plain.replace(reports, ' '));
    const isSaid = said.some(
      (review) => review.language !== language || own.filter((stem) => review.stems.has(stem)).length >= leastShared,
    );
    return isSaid ? null : 'it gives words of customers that the shop data does not';
  };
}
