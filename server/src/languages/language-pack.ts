/**
 * All that the server says and understands in one language. One file a language, and it does not compile while a part is missing; the
 * algorithms that use it stay in `dialogue/`, `search/` and `features/answering`.
 *
 * Alternatives and forms meet text in lower case (patterns: whatever the case), in NFC, with `'` for every apostrophe. They begin and end
 * where words do, except where `isUnspaced`. No alternative may match nothing, begin with `*` or `.*`, or repeat a repetition.
 */
import type { AnswerKind, Concept } from './concepts.ts';
import type { UsualWords } from './usual-words.ts';

/**
 * What we say around the shop's own sentences. `{brand}`, `{contacts}`, `{name}`, `{option}`, `{options}`, `{price}`, `{high}`, `{date}`, `{topic}`
 * are filled in; which phrase holds which is kept by a test.
 */
export interface Phrases {
  greeting: string;
  thanks: string;
  goodbye: string;
  /** to "who are you?" and "how are you?" */
  assistant: string;
  /** nothing in the shop's pages answers */
  unknown: string;
  /** our own failure: there may be an answer, but not now */
  unable: string;
  /** `{topic}`: the half of a message that nothing answers, as the visitor put it */
  unknownPart: string;
  /** words of pages follow that may answer */
  perhaps: string;
  /** ... and that come near, where nothing is likely to answer */
  unclear: string;
  /** what is wished for was not surely found; cards that come near it follow */
  nearly: string;
  /** after `unknownPart`: what may help with that half follows */
  closest: string;
  /** the shop's sentence in another language than the visitor's follows */
  pagesSay: string;
  /** what customers wrote follows, in quotation marks */
  customersSay: string;
  /** pages that contradict each other follow, a line each */
  pagesDiffer: string;
  /** orders are looked up by people */
  order: string;
  human: string;
  /** an apology, before the contacts: damaged, wrong, missing, late, angry */
  complaint: string;
  contacts: string;
  or: string;
  more: string;
  /** cards follow */
  products: string;
  nothingWithin: string;
  /** nothing like it is in the shop; `{name}` is what was asked for */
  notSold: string;
  price: string;
  /** variants differ: `{price}` to `{high}` */
  priceRange: string;
  /** of one variant, `{option}` */
  priceOption: string;
  /** of what was asked for, `{name}` at `{price}` */
  cheapest: string;
  dearest: string;
  /** of two that were compared, `{name}` has `{option}` and the other `{options}` */
  compared: string;
  inStock: string;
  soldOutNow: string;
  /** it can be ordered before it is there */
  preordered: string;
  inStockOption: string;
  soldOutOption: string;
  /** `{name}` has no `{option}`; `{options}` are those it has */
  notOffered: string;
  /** `{name}` comes in `{options}` */
  availableIn: string;
  /** the shop's pages do not say whether it is in stock */
  stockUnknown: string;
  /** on cards */
  viewProduct: string;
  soldOut: string;
  /** of a price that could not be read again since */
  priceThen: string;
  /** of a price that is not told, for page and feed differ */
  priceOnPage: string;
}

export type Comparative = 'cheaper' | 'dearer' | 'bigger' | 'smaller' | 'heavier' | 'lighter' | 'brighter';

export type Register = 'casual' | 'formal';

/** How visitors put limits on prices; `N` stands for an amount with or without its currency. */
export interface PriceWords {
  atMost: string[];
  atLeast: string[];
  between: string[];
  about: string[];
  cheapest: string[];
  dearest: string[];
  onSale: string[];
}

type Six = readonly [string, string, string, string, string, string];
type Twelve = readonly [...Six, ...Six];

/** days of the year that shops are asked about by name */
export const namedDays = [
  'christmasEve',
  'christmasDay',
  'boxingDay',
  'christmas',
  'newYearsEve',
  'newYearsDay',
  'newYear',
  'goodFriday',
  'easterMonday',
  'easter',
  'blackFriday',
] as const;
export type NamedDay = (typeof namedDays)[number];

export interface LanguagePack {
  /** BCP 47 primary tag */
  tag: string;
  /** in the owner's tone; the same twice where a language knows one */
  phrases: Record<Register, Phrases>;
  /** Alternatives of a regular expression, whole messages. */
  smallTalk: Record<'greeting' | 'thanks' | 'goodbye' | 'assistant', string>;
  /** Alternatives of a regular expression that give the intent away wherever they stand. */
  intents: {
    /** wants a person */
    human: string;
    /** asks about an order of their own */
    order: string;
    /** something arrived broken, wrong, late or not at all, or anger */
    complaint: string;
    /** looks for something to buy */
    shopping: string;
    /** asks about the shop's terms, whatever stands beside it */
    policy: string;
  };
  followUp: {
    /** a message that begins so goes on from the one before: "and", "what about" */
    opening: string;
    /** pronouns that stand for a thing */
    referring: string;
    /** "anything", "what do you have": no follow-up, though short */
    general: string;
    /** "the second one": words for first to fifth and last, in this order, each alternatives of a regular expression */
    ordinals: Six;
    /** words that compare ("difference", "better", "or") */
    compare: string;
    /** words between two things that are compared */
    joint: string;
  };
  /** asking words by the kind of answer they ask for, alternatives of a regular expression */
  asks: Record<AnswerKind, string>;
  /** what questions begin with, whatever kind of answer they want; alternatives */
  questionWords: string;
  /** "how long", "combien de temps": the measure belongs to the question and is no word of the answer; alternatives */
  askedMeasures: string;
  /** how questions that want yes or no begin, alternatives */
  yesNo: string;
  /** with which words they end in languages that need no other sign: "bisa dicuci gak"; alternatives */
  yesNoEnd?: string;
  /**
   * how people ask for leave, put one way: patterns one after the other, each with what takes its place. "Are dogs allowed in the store?" asks
   * whether one can bring a dog. Without them such questions are compared as they stand
   */
  leave?: readonly (readonly [pattern: string, plainly: string])[];
  /** with which words leave is given or refused: "dogs are welcome"; alternatives */
  leaveGiven?: string;
  /** how a question begins that asks whether there is such a thing at all ("do you offer", "is there") */
  whether?: {
    /** alternatives */
    opening: string;
    /** its verbs, which are no part of the thing */
    verbs: string;
    /** how an answer to it begins that says there is, alternatives */
    yes: string;
  };
  /**
   * days of the year by their names, alternatives: `christmas`, `newYear` and `easter` mean all of theirs, and their first alternative is how they are
   * asked for
   */
  namedDays: Record<NamedDay, string>;
  /** units of measure and of time, after which a number is no price; alternatives */
  units: string;
  /** units of time alone: day, days, week ... */
  timeUnits: string;
  /** number words one to twelve, in this order, each alternatives */
  numbers: Twelve;
  /** currencies as visitors write them out ("dollars", "bucks"), beside signs and ISO codes; alternatives */
  currencies: string;
  /** "percent", "per cent", after or before a number; alternatives; the sign is everybody's */
  percent: string;
  /** before what a visitor does not want ("without", "except"); alternatives, may be empty where `lacking` is not */
  without: string;
  /** right after it ("-free", "nélkül"); alternatives, may be empty */
  lacking: string;
  /** amounts in words beyond `numbers`, comma-separated: `twenty 20` counts, `thousand *1000` multiplies what stands before it */
  amountWords: string;
  /** which of two is asked for; alternatives */
  comparatives: Record<Comparative, string>;
  prices: PriceWords;
  /**
   * By concept, its forms: what pages say first, then what visitors say. Comma-separated; `*` any letters, never at the beginning; a form may
   * be several words. The longest form wins, and one that stands with two concepts says both ("Versandkosten": delivery and cost). No form
   * stands with two of the concepts that are about terms. A form after `=` is only searched for in the shop's pages and never read out of a
   * message, for the word of pages that means too much elsewhere (`=free`).
   */
  concepts: Record<Concept, string>;
  /** turns that hold a form and mean none of it ("feel free", "in order to"); written as forms are, may be empty */
  idioms: string;
  /** words that hold sentences together */
  functionWords: string;
  /** how people ask for things: words that say nothing of what they ask for */
  asking: string;
  /** scripts without spaces between words: forms are looked for inside of runs of letters */
  isUnspaced: boolean;
  /** a country's name bends at its end */
  namesBend: boolean;
  /** little words written on the end of any other ("ongkirnya"); alternatives, may be empty */
  clitics: string;
  /** words that mean the same: `word word; ...`, where they are written down */
  sameWords?: string;
  /** what shops are asked most, in everybody's words; null where they are not written down */
  usual: UsualWords | null;
  /** the stem of a lower-case word; the word itself where no stemmer is known */
  stem: (word: string) => string;
}
