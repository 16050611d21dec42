/** The checks that a model's text passes before any of it leaves: claims that the shop data holds, the shop's addresses, and no confidences. */
import type { Question } from '../../../ports/model.ts';
import { createClaimFault } from '../claims/fault-in-claims.ts';
import { keepsConfidence } from './keeps-confidence.ts';
import { linksAreOurs } from './links-are-ours.ts';

const textMax = 4_000;

/** Says what is wrong with a text, in words for the model; null when it may be said. `before` is what of the same reply has been said already. */
export function createFaultOf(question: Question, siteHost: string): (text: string, before?: string) => string | null {
  const pages = [
    ...question.passages.map(({ document }) => `${document.title}\n${document.headings.join('\n')}\n${document.text}`),
    ...question.products.map(({ document }) => `${document.name} ${document.description}`),
  ];
  const claimFault = createClaimFault(question);
  return (text, before = '') => {
    // the checks below take their time with what never ends (CH-14)
    if (text.length > textMax) return 'it is far too long';
    if (!linksAreOurs(text, siteHost, question.brand.contacts)) return 'it holds an address that is not the shop’s';
    return (
      (keepsConfidence(text, question.instructions, pages) ? null : 'it repeats the owner’s wishes') ??
      claimFault(text, before)
    );
  };
}
