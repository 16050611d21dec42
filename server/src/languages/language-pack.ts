/**
 * All that the server says and understands in one language. One file a language, and it does not compile while a part is missing; the
 * algorithms that use it stay in `dialogue/`, `search/` and `features/answering`.
 */
import type { AnswerKind, Concept } from './concepts.ts';

/** What we say around the shop's own sentences. `{brand}`, `{contacts}`, `{name}`, `{option}`, `{options}`, `{price}`, `{high}`, `{date}`, `{topic}` are filled in. */
export interface Phrases {
  greeting: string;
  thanks: string;
  goodbye: string;
  /** to "who are you?" and "how are you?" */
  assistant: string;
  /** nothing in the shop's pages answers */
  unknown: string;
  /** `{topic}`: the half of a message that nothing answers, as the visitor put it */
  unknownPart: string;
  /** before what may not be what was meant */
  perhaps: string;
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
  cheapest: string;
  dearest: string;
  inStock: string;
  soldOutNow: string;
  inStockOption: string;
  soldOutOption: string;
  /** the product has no such option; `{options}` are those it has */
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
}

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
    ordinals: [string, string, string, string, string, string];
    /** words that compare ("difference", "better", "or") */
    compare: string;
    /** words between two things that are compared */
    joint: string;
  };
  /** asking words by the kind of answer they ask for, alternatives of a regular expression */
  asks: Record<AnswerKind, string>;
  /** how questions that want yes or no begin, alternatives */
  yesNo: string;
  /** units of measure and of time, after which a number is no price; alternatives */
  units: string;
  /** units of time alone: day, days, week ... */
  timeUnits: string;
  /** number words one to twelve, in this order, each alternatives */
  numbers: readonly string[];
  prices: PriceWords;
  /** By concept, its forms: what pages say first, then what visitors say. Comma-separated; `*` any letters; a form may be several words. */
  concepts: Record<Concept, string>;
  /** words that hold sentences together */
  functionWords: string;
  /** how people ask for things: words that say nothing of what they ask for */
  asking: string;
  /** scripts without spaces between words: forms are looked for inside of runs of letters */
  isUnspaced: boolean;
  /** a country's name bends at its end */
  namesBend: boolean;
  /** the stem of a lower-case word; the word itself where no stemmer is known */
  stem: (word: string) => string;
}
