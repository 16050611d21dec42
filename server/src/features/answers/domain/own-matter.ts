/**
 * Whether a question asks for one kind of what the owner's words are about, which the shop's pages know as something of its own: furniture
 * goes to Poland otherwise than parcels do, and free delivery begins elsewhere than an order may.
 */
import { placesAsked } from '../../../facts/regions.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { isThing, withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundForOwner } from '../../../ports/own-knowledge.ts';

interface Compared {
  /** the question as it was compared, and the owner's wording of theirs */
  asked: string;
  wording: string;
  answer: string;
  /** of them all */
  language: string;
}

/** what has terms of its own wherever a shop has it */
const apart: ReadonlySet<Concept> = new Set<Concept>(['express', 'wholesale', 'custom', 'gift_card', 'preorder']);

export function isMatterOfItsOwn(compared: Compared, found: FoundForOwner): boolean {
  const { asked, wording, answer, language } = compared;
  if (comesFromElsewhere(compared) || refersOthers(asked, `${wording}\n${answer}`)) return true;
  const its = conceptsIn(asked, language);
  const known = withAllBroader(conceptsIn(`${wording}\n${answer}`, language));
  const beyond = [...its].filter(
    (concept) =>
      (isApart(concept, asked, its) || isThing(concept)) && !withBroader(concept).some((one) => known.has(one)),
  );
  const shared = new Set<Concept>([...its].filter((concept) => known.has(concept)));
  if (its.has('free') && its.has('delivery') && !known.has('free') && !known.has('delivery')) {
    beyond.push('free');
    shared.add('delivery');
  }
  if (beyond.length === 0) return false;
  const kinds = withAllBroader(new Set(beyond));
  return found.passages.some(({ document: { headings, text } }) =>
    sentencesOf([...headings, text].join('\n')).some((sentence) => {
      const said = new Set(wordsIn(sentence, language).concepts.keys());
      return !said.isDisjointFrom(kinds) && (!said.isDisjointFrom(shared) || beyond.some((one) => apart.has(one)));
    }),
  );
}

/** "I am in a hurry" asks for no express delivery. */
const isApart = (concept: Concept, asked: string, its: ReadonlySet<Concept>): boolean =>
  apart.has(concept) && (concept !== 'express' || its.has('delivery') || /express/iu.test(asked));

const withAllBroader = (concepts: ReadonlySet<Concept>): Set<Concept> => new Set([...concepts].flatMap(withBroader));

const conceptsIn = (text: string, language: string): Set<Concept> =>
  new Set(readShopWords(text, language).flatMap((word) => (word.kind === 'concept' ? [word.concept] : [])));

const sentencesOf = (text: string): string[] => text.split(/\n|(?<=[.!?])\s+/u);

/** "Delivery from Poland" is none to Poland; "I am from Poland" says where it goes. */
function comesFromElsewhere({ asked, wording, answer, language }: Compared): boolean {
  const [its, known] = [sentFrom(asked, language), sentFrom(`${wording}\n${answer}`, language)];
  return !its.isSubsetOf(known);
}

const sentFrom = (text: string, language: string): Set<string> =>
  new Set(
    [...text.matchAll(sendingFrom)].flatMap(([, place = '']) =>
      placesAsked(place, language).map((one) => one.place.id),
    ),
  );
const sendingFrom =
  /(?<!\p{L})(?:deliver\p{L}*|shipp?\p{L}*|dispatch\p{L}*|sent?d?|parcels?|versand|versend\p{L}*|liefer\p{L}*|geliefert|kirim\p{L}*|pengiriman)\s+(?:from|aus|von|dari)\s+((?:the\s+)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?|\p{L}+)/giu;

/** Who brings a friend is rewarded apart from who comes back, though shops put both under loyalty. */
const refersOthers = (asked: string, known: string): boolean => referring.test(asked) && !referring.test(known);
const referring = /(?<!\p{L})(?:referrals?|refer (?:a|your|my) friends?|affiliates?)(?!\p{L})/iu;
