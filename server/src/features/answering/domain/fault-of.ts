/** The checks that a model's text passes before any of it leaves: claims that the shop data holds, the shop's addresses, and no confidences. */
import type { Attribution, Question } from '../../../ports/model.ts';
import { createClaimFault } from '../claims/fault-in-claims.ts';
import { createKeepsConfidence } from './keeps-confidence.ts';
import { createLinksAreOurs } from './links-are-ours.ts';

const textMax = 4_000;

/** Says what is wrong with a text, in words for the model; null when it may be said. A text that grows is judged by what is new in it. */
export type FaultOf = (text: string, attributions?: readonly Attribution[]) => string | null;

/** `secrets` are the model's own rules and the like. */
export function createFaultOf(question: Question, siteHost: string, secrets: readonly string[] = []): FaultOf {
  const pages = () => [
    ...question.passages.map(({ document }) => `${document.title}\n${document.headings.join('\n')}\n${document.text}`),
    ...question.products.map(({ document }) => `${document.name} ${document.description}`),
  ];
  const linksAreOurs = createLinksAreOurs(question, siteHost);
  const keepsConfidence = createKeepsConfidence([...secrets, question.instructions ?? ''], pages);
  const claimFault = createClaimFault(question);
  return (text, attributions) => {
    // the checks below take their time with what never ends (CH-14)
    if (text.length > textMax) return 'it is far too long';
    if (!linksAreOurs(text)) return 'it holds an address that is not of the shop data, or markup';
    // what is confidential may be spread over sentences
    if (!keepsConfidence(text)) return 'it repeats the rules or the owner’s wishes';
    return claimFault(text, attributions);
  };
}
