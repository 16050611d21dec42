/** What the owner gave to answer from, and how it is asked. */
import type { EvidenceQuestion, FoundPassage } from '../evidence/evidence-question.ts';
import type { Fact } from '../facts/fact.ts';
import type { Passage, SearchIndex } from '../search/documents.ts';

/** What the owner gave as files. */
export interface OwnDocuments {
  index: SearchIndex;
  /** in the order of the index; their address is '', their title the document's name */
  passages: Passage[];
  facts: Fact[];
}

/** A question as the owner's answers are looked for. */
export interface AskedOfOwner {
  /** as the visitor put it */
  text: string;
  language: string;
  /** by itself, in the shop's words */
  asked: string;
  shopLanguage: string;
  /** names of products that it names */
  products: readonly string[];
  /** means what was talked about before */
  isFollowUp: boolean;
  /** several questions of one message: only one who wrote them all is asked alike */
  isWhole?: boolean;
  /** what the pages have to say to it; where that is known, an answer is found by what it says too */
  found?: FoundForOwner;
}

/** A question as it was understood, with the passages that were found for it. */
export interface FoundForOwner {
  understanding: Pick<EvidenceQuestion, 'concepts' | 'asks' | 'isYesNo' | 'aspects'>;
  passages: readonly FoundPassage[];
}
