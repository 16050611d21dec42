/**
 * Terms of delivery that hold for a kind of goods. Where furniture has prices of its own, a parcel's are not its; and what is said
 * of furniture answers no question for a blanket, nor one that names no goods.
 */
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { withBroader } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { goodsKinds } from '../../../languages/things/things.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';

export const ofDelivery: ReadonlySet<FactTopic> = new Set<FactTopic>([
  'delivery.cost',
  'delivery.free_from',
  'delivery.time',
  'delivery.regions',
]);
const goods: ReadonlySet<Concept> = new Set<Concept>(goodsKinds);

export interface TermsOfGoods {
  /** all but those of delivery that hold for other goods than those asked about */
  facts: readonly Fact[];
  /** of these, the ones that hold for the goods asked about and no others */
  own: ReadonlySet<Fact>;
  /** those that hold for some goods, whichever are asked about */
  ofGoods: ReadonlySet<Fact>;
  /** the goods asked about have terms of their own */
  isParted: boolean;
  /** the goods asked about */
  asked: readonly Concept[];
}

export function termsOfGoods(
  facts: readonly Fact[],
  part: Pick<QuestionPart, 'asked' | 'focus' | 'focusBy'>,
  shopLanguage: string,
): TermsOfGoods {
  const parted = new Map(
    facts.flatMap((fact) => {
      const kinds = ofDelivery.has(fact.topic) ? goodsIn(fact.scope ?? '', fact.language ?? shopLanguage) : [];
      return kinds.length > 0 ? [[fact, kinds] as const] : [];
    }),
  );
  if (parted.size === 0) return { facts, own: new Set(), ofGoods: new Set(), isParted: false, asked: [] };
  const named = part.focusBy === 'name' ? (part.focus[0]?.name ?? '') : '';
  const asked = goodsIn(`${part.asked}. ${named}`, shopLanguage);
  const meant = [...parted].filter(([, kinds]) => areAlike(asked, kinds)).map(([fact]) => fact);
  const hasTerms = meant.some(({ topic }) => topic !== 'delivery.regions');
  const fitting = facts.filter((fact) => {
    if (!ofDelivery.has(fact.topic)) return true;
    if (parted.has(fact)) return meant.includes(fact) || (asked.length === 0 && fact.topic !== 'delivery.regions');
    return !hasTerms && !meant.some(({ topic }) => topic === fact.topic);
  });
  return { facts: fitting, own: new Set(meant), ofGoods: new Set(parted.keys()), isParted: meant.length > 0, asked };
}

interface AskedOfGoods {
  part: QuestionPart;
  facts: readonly Fact[];
  shopLanguage: string;
}

/** Whether a page's line tells how other goods than these are delivered or taken back, by its own words or those above it. */
export function createTellsOfOtherGoods({ part, facts, shopLanguage }: AskedOfGoods) {
  const fitting = new Set(
    isAsked(part, (topic) => ofDelivery.has(topic)) ? termsOfGoods(facts, part, shopLanguage).facts : facts,
  );
  const isOfReturns = isAsked(part, (topic) => topic.startsWith('returns.')) && asksNothingBeside(part, shopLanguage);
  const asked = isOfReturns ? goodsIn(part.asked, shopLanguage) : [];
  const isExceptOthers = ({ topic, scope }: Fact): boolean => {
    const kinds = topic === 'returns.exceptions' && asked.length > 0 ? goodsIn(scope ?? '', shopLanguage) : [];
    return kinds.length > 0 && !areAlike(asked, kinds);
  };
  const others = facts.filter((fact) => !fitting.has(fact) || isExceptOthers(fact));
  const kinds = new Set(others.flatMap(({ scope }) => goodsIn(scope ?? '', shopLanguage)));
  return ({ headings }: Pick<Passage, 'headings'>, said: string): boolean => {
    const above = kinds.size === 0 ? [] : goodsIn(headings.at(-1) ?? '', shopLanguage);
    return others.some(({ text }) => said === text) || (above.some((one) => kinds.has(one)) && !areAlike(asked, above));
  };
}

/** Whether a rule under such a heading is for goods that nobody asked about. */
export function createIsForOtherGoods({ part, shopLanguage }: Omit<AskedOfGoods, 'facts'>) {
  const asked = goodsIn(part.asked, shopLanguage);
  return (heading: string, said: string): boolean => {
    const told = goodsIn(`${heading}. ${said}`, shopLanguage);
    return told.length > 0 && !areAlike(asked, told);
  };
}

/** Only whether the goods are delivered: "into the room?" would be told neither by rows. */
export const asksNothingBeside = ({ asked }: QuestionPart, shopLanguage: string): boolean =>
  readShopWords(asked, shopLanguage).every(({ kind }) => kind !== 'other');

/** Goods that no term of its kind names are under those for all: "return lamps" leaves nothing aside, but what broke is a matter of its own. */
export function createGoodsOfAll({ part, facts, shopLanguage }: AskedOfGoods): (fact: Fact) => readonly Concept[] {
  const isOfGoods = part.understanding.intent !== 'complaint' && asksNothingBeside(part, shopLanguage);
  const asked = isOfGoods ? goodsIn(part.asked, shopLanguage) : [];
  const names = ({ text, scope, language }: Fact): boolean => {
    const named = goodsIn(`${scope ?? ''}. ${text}`, language ?? shopLanguage);
    return areAlike(asked, named);
  };
  const isOf = (area: string) => (fact: Fact) => fact.topic.startsWith(area);
  const general = asked.length === 0 ? [] : areas.filter((area) => !facts.filter(isOf(area)).some(names));
  return (fact) => (general.some((area) => isOf(area)(fact)) ? asked : []);
}
const areas = ['delivery.', 'returns.'];

const goodsIn = (text: string, language: string): Concept[] => thingsIn(text, language, (one) => goods.has(one));

/** Of a bench, which is furniture, the bench. */
export function thingsIn(text: string, language: string, isMeant: (concept: Concept) => boolean): Concept[] {
  const found = [...wordsIn(text, language).concepts.keys()].filter(isMeant);
  return found.filter((one) => !found.some((other) => other !== one && withBroader(other).includes(one)));
}

const isAsked = ({ understanding }: QuestionPart, isOf: (topic: FactTopic) => boolean): boolean =>
  understanding.topics.some(({ topic, weight }) => isOf(topic) && weight >= 0.5);

/** One is the other's kind, or of its kind. */
const areAlike = (some: readonly Concept[], others: readonly Concept[]): boolean =>
  isKindOf(some, others) || isKindOf(others, some);

export const isKindOf = (some: readonly Concept[], kinds: readonly Concept[]): boolean =>
  some.some((one) => withBroader(one).some((kind) => kinds.includes(kind)));
