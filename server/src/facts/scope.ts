/** Where a statement holds, in the shop's own words: a country, an order value, a way of delivery, a kind of product. */
import type { Concept } from '../languages/concepts.ts';
import { goodsKinds, narrowThings, productKinds } from '../languages/things/things.ts';
import type { Amount } from './amounts.ts';
import { serviceIn } from './service.ts';
import { counterIn, customersIn } from './customers.ts';
import { isOriginOf, lowered, regionsSaid, restIn } from './regions.ts';
import type { WordsIn } from './words-in.ts';

/** a label that says what the row is about, and not for whom it holds */
const matters: readonly Concept[] = [
  'delivery',
  'dispatch',
  'returns',
  'refund',
  'exchange',
  'cost',
  'time',
  'warranty',
  'payment',
  'contact',
  'email',
  'phone',
  'address',
  'hours',
  'cancel',
  'order',
  'free',
];
const scopeMaxLength = 120;
const countriesMax = 6;

interface Scoped {
  text: string;
  words: WordsIn;
  /** nearest first */
  above: { text: string; words: WordsIn }[];
  /** the first cell of a table's row */
  row: string;
  /** the line alone that stands before it and may be an entry like it */
  lead: string;
  amounts: readonly Amount[];
  /** what parts the terms of this topic */
  of: {
    label: boolean;
    thing: boolean;
    goods: boolean;
    region: boolean;
    /** where it comes from parts no parcels that go out */
    origin: boolean;
    /** "all other countries" */
    rest: boolean;
    /** a country's heading may stand far above */
    farAbove: boolean;
    wholesale: boolean;
    /** what stands above about where parcels go is about this too */
    underDelivery: boolean;
    method: boolean;
    limit: boolean;
    damaged: boolean;
    /** whose things or what sort of them the section is about */
    terms: boolean;
    /** what stands under "Exchanges" is of them alone */
    exchange: boolean;
    /** its own words name what is refused */
    refused: boolean;
    heading: boolean;
    /** "Engraved goods take 3 days more" */
    subject: boolean;
    /** "Furniture" above "delivery costs £39" */
    goodsAbove: boolean;
    card: boolean;
    /** a rule of rentals or lessons is none of orders */
    service: boolean;
    /** for whom it is, and where */
    customers: boolean;
    /** the page's name */
    page: boolean;
    /** what is made for one customer, ordered ahead or in bulk */
    order: boolean;
    /** what a collection's page says holds for what is in it */
    collection: boolean;
    /** a repair has a guarantee of its own */
    mended: boolean;
  };
}

export function scopeOf(scoped: Scoped): string | null {
  const { text, words, above, row, amounts, of } = scoped;
  const near = of.farAbove ? above.slice(0, -1) : above.slice(0, 2);
  const label = of.label ? labelOf(scoped) : null;
  const region = (): string | null =>
    regionIn(text, words, of) ??
    (of.customers ? null : regionAbove(of.underDelivery ? near : near.filter((one) => !isOfDelivery(one.words))));
  const parts = [
    of.region && (label === null || !hasRegion(words)) ? region() : null,
    label ?? (of.method ? methodIn(text, words) : null),
    of.thing && label === null ? (refusedIn(scoped) ?? thingIn(text, words, productKinds)) : null,
    of.subject && label === null ? goodsAtStart(text, words) : null,
    of.goodsAbove && label === null ? goodsAbove(above) : null,
    of.goods ? thingIn(text, words, [...narrowThings, ...productKinds]) : null,
    of.damaged
      ? [{ text, words }, ...near]
          .map((one) => wordOf(one.text, one.words, ['damaged']))
          .find((one) => one !== null && !isAside(text, one))
      : null,
    of.terms && label === null ? termsAbove(scoped) : null,
    of.mended && label === null ? mendedIn(scoped) : null,
    of.collection ? (above.find((one) => !/[,.!?]/u.test(one.text))?.text ?? null) : null,
    of.card ? wordOf(text, words, ['card']) : null,
    of.service ? serviceAbove(row === '' ? above : above.slice(1)) : null,
    of.order ? wordOf(text, words, ['custom', 'preorder', 'wholesale']) : null,
    ...(of.customers || of.page ? customersOf(scoped) : []),
    of.limit ? amounts.find(({ limit }) => limit === 'under')?.said : null,
    of.wholesale ? (above.find(isOfWholesale)?.text ?? null) : null,
    of.heading ? sectionOf(row === '' ? above.filter((one) => !text.startsWith(one.text)) : above.slice(1)) : null,
  ].filter((part) => part !== null && part !== undefined && part !== '');
  return parts.length === 0 ? null : shortened([...new Set(parts)].join(', '));
}

/** "Schools pay by invoice", and "In the shop" above "cash"; where neither is said, the name of a page of other matters. */
function customersOf({ text, above, of }: Scoped): (string | null)[] {
  const texts = [
    text,
    ...above
      .slice(0, 2)
      .map((one) => one.text)
      .filter((one) => !/[?？]$/u.test(one)),
  ];
  const first = (find: (one: string) => string | null) => texts.map(find).find((one) => one !== null) ?? null;
  const customers = of.customers ? first(customersIn) : null;
  return [customers ?? (of.page ? nameOf(above) : null), of.customers ? first(counterIn) : null];
}

/** The page's first heading, or its title without the shop's name. */
const nameOf = (above: Scoped['above']): string | null =>
  (above.length > 1 ? above.at(-2) : above.at(-1))?.text.replace(/\s[|–—-]\s.*$/u, '') ?? null;

const hasRegion = ({ concepts, countries }: WordsIn): boolean => countries.size > 0 || concepts.has('abroad');

const regionAbove = (near: Scoped['above']): string | null =>
  near.map((one) => leadRegion(one.text, one.words)).find((one) => one !== null) ?? null;

/** "Do you ship overseas?" parts parcels that go out, and none that come back. */
const isOfDelivery = ({ concepts }: WordsIn): boolean =>
  (concepts.has('delivery') || concepts.has('dispatch')) && !concepts.has('returns');

/** "Wooden furniture: 5 years", "USPS Priority mail (6-21 business days)" */
function labelOf({ text, words, row }: Scoped): string | null {
  if (row !== '') return row;
  const found = /^([^|:：(（\d]{3,60}?)\s*(?:[:：]\s|[(（]\d)/u.exec(text)?.[1]?.trim();
  if (found === undefined) return null;
  const isMatter = matters.some((concept) => found.toLowerCase().includes(words.concepts.get(concept) || '\n'));
  return isMatter ? null : found;
}

/** "Columbia, SC": where a thing goes to, not where it comes from */
const town = /(?<!\p{L})(?<!from )\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?, [A-Z]{2}(?![\p{L}\p{N}])/u;

function regionIn(
  text: string,
  { concepts, countries }: WordsIn,
  { origin, rest }: Pick<Scoped['of'], 'origin' | 'rest'>,
): string | null {
  const words = [...countries.values()].filter((word) => origin || !isOriginOf(word, text));
  if (words.length > countriesMax) return null;
  const named = regionsSaid(text, words);
  const abroad = concepts.get('abroad');
  // "outside the UK" is not the UK
  if (
    abroad !== undefined &&
    named.length === 1 &&
    abroad.length > (named[0] ?? '').length &&
    abroad.includes((named[0] ?? '').toLowerCase())
  )
    return asWritten(text, abroad);
  // "outside these countries" and "other than the USA" say it all
  const isWhole = named.some((one) => !words.includes(lowered(one)));
  const others = rest ? (restIn(text) ?? (isWhole ? undefined : abroad)) : undefined;
  const isNew =
    others !== undefined &&
    !named.some((one) => lowered(one).includes(lowered(others)) || lowered(others).includes(lowered(one)));
  const all = isNew ? [...named, ...regionsSaid(text, [others])] : named;
  if (all.length > 0) return all.join(', ');
  const place = town.exec(text)?.[0];
  if (place !== undefined) return place;
  return abroad === undefined ? null : asWritten(text, abroad);
}

/** Traders have terms of their own. */
const isOfWholesale = ({ text, words }: Scoped['above'][number]): boolean =>
  words.concepts.has('wholesale') &&
  !words.concepts.has('pickup') &&
  text.length <= subjectMaxLength &&
  !/[?？]$/u.test(text);

/** "US orders", "International and Canadian Orders": what stands above says it as a whole. */
function leadRegion(text: string, words: WordsIn): string | null {
  if (!hasRegion(words)) return null;
  return /[?？]$/u.test(text) || text.length > 50 ? regionIn(text, words, { origin: true, rest: false }) : text;
}

function methodIn(text: string, words: WordsIn): string | null {
  const express = words.concepts.get('express');
  return express === undefined ? null : asWritten(text, express);
}

/** A statement that counts up kinds of products with figures of their own holds for no single one of them. */
function thingIn(text: string, words: WordsIn, kinds: readonly Concept[]): string | null {
  const word = (text.match(/\p{N}+/gu)?.length ?? 0) > 2 ? null : wordOf(text, words, kinds);
  return word === null ? null : (listAround(text, word, words) ?? word);
}

/** "Blankets, throws and bed linen" where it says so of all of them: from the first kind that is known to the last. */
function listAround(text: string, word: string, { concepts }: WordsIn): string | null {
  const known = [...narrowThings, ...productKinds].flatMap((kind) => concepts.get(kind) ?? []);
  const [from, to] = [text.indexOf(word), Math.max(...known.map((one) => endOf(text, one)))];
  const list = text.slice(from, to);
  return listed.test(list) ? list : null;
}
const listed =
  /^\p{L}+(?: \p{L}+)?(?:(?:, (?:(?:and|or|und|oder|et|y|e|dan) )?| (?:and|or|&|und|oder|et|ou|y|o|e|en|of|dan|atau|serta) )\p{L}+(?: \p{L}+)?)+$/iu;
const endOf = (text: string, word: string): number => {
  const at = text.toLowerCase().lastIndexOf(word.toLowerCase());
  return at < 0 ? 0 : at + word.length;
};

/** The heading right above, where it is a section's and not the page's title, and no question. */
function sectionAbove(above: Scoped['above']): Scoped['above'][number] | null {
  const [nearest] = above;
  if (nearest === undefined || above.length < 2 || nearest.text === above.at(-1)?.text) return null;
  return nearest.text.length > 50 || /[?？]$/u.test(nearest.text) ? null : nearest;
}

const withoutColon = (heading: string): string => heading.replace(/\s*[:：]$/u, '');

/** "Wool" above "Wash at 30 degrees" */
function sectionOf(above: Scoped['above']): string | null {
  const section = sectionAbove(above);
  if (section === null || section.words.concepts.has('wash') || section.words.concepts.has('hours')) return null;
  return /[@\p{N}]/u.test(section.text) ? null : withoutColon(section.text);
}

/** goods by what they are like, whatever they are */
const sortOfGoods =
  /(?<!\p{L})(?:(?:small|large|big|bulky|oversized?|heavy|other|full[- ]price|reduced|clearance) (?:items?|goods|parcels?|packages?|products?|articles?)|(?:klein|groß|sperr)\p{L}* ?(?:artikel|teile|waren?|pakete?|gut|güter)|(?:petits?|gros|grands?) (?:articles?|colis)|(?:colis|articles?) volumineux|(?:artículos|productos|paquetes) (?:pequeños|grandes|voluminosos)|barang (?:kecil|besar|diskon|obral|cuci gudang)|(?:reguläre?|reduzierte?|normale?) (?:artikel|ware)|(?:articles|produits) (?:soldés|personnalisés)|(?:artículos|productos) (?:rebajados|personalizados)|(?:articoli|prodotti) (?:scontati|personalizzati))(?!\p{L})/iu;

/** no hair is washed with them */
const conditions = /(?<!\p{L})conditions?(?!\p{L})/iu;

const anyGoods =
  /(?<!\p{L})(?:items?|goods|products?|articles?|artikel|waren?|artículos?|productos?|articoli|prodotti|artigos|produtos|artikelen|producten|towar\p{L}*|produkt\p{L}*|barang|produk|pesanan custom|varor|varer)(?!\p{L})/iu;
const takes =
  /(?<!\p{L})(?:takes?|needs?|requires?|adds?|brauch\p{L}+|benötig\p{L}+|dauer\p{L}+|verläng\p{L}+|necesitan?|tardan?|requieren?|añaden?|comptez|demand\p{L}+|prenn\p{L}+|richied\p{L}+|necessit\p{L}+|demoram?|precisam?|levam?|duren|duurt|hebben|wymaga\p{L}*|potrzebuj\p{L}+|perlu|butuh|memerlukan|membutuhkan|dibuat|dikerjakan|hanya|bisa)(?!\p{L})/iu;
const leadIn =
  /^(?:(?:for|pour|para|per|für|voor|dla|untuk|bei|zu) )?(?:(?:the|les?|las?|los|lo|die|der|das|den|gli|i|os|as|de|het) )?/iu;
const subjectMaxLength = 60;

/** What the sentence says it of, where that are goods: "engraved goods take 3 days more", "add 3 days for engraved goods". */
function goodsAtStart(text: string, { concepts }: WordsIn): string | null {
  const start = text.slice(0, takes.exec(text)?.index ?? 0);
  const said = [start, ownGoods.exec(text)?.[1] ?? ''].map((part) => part.replace(/\s*[(,，（].*$/u, '').trim());
  return said.find((part) => isGoods(part, concepts))?.replace(leadIn, '') ?? null;
}

/** at a sentence's end */
const ownGoods = /(?<=\p{N}.{3,40}\s)(?:for|pour|für|bei|para|per|voor|untuk|dla)\s([^.,;]{3,60})[.]?$/iu;

function isGoods(part: string, concepts: WordsIn['concepts']): boolean {
  if (part === '' || part.length > subjectMaxLength) return false;
  const lower = part.toLowerCase();
  const names = (...kinds: Concept[]) => kinds.some((kind) => lower.includes(concepts.get(kind) || '\n'));
  if (names('delivery', 'dispatch', 'order', 'carrier', 'express')) return false;
  return sortOfGoods.test(part) || anyGoods.test(part) || names(...goodsKinds, ...narrowThings, 'custom', 'preorder');
}

/** The section's heading, where it names goods and nothing of the terms. */
function goodsAbove(above: Scoped['above']): string | null {
  const section = sectionAbove(above);
  if (section === null || matters.some((concept) => section.words.concepts.has(concept))) return null;
  if (conditions.test(section.text)) return null;
  const namesGoods = sortOfGoods.test(section.text) || goodsKinds.some((one) => section.words.concepts.has(one));
  return namesGoods ? withoutColon(section.text) : null;
}

/** The heading of a service, or of a page of one; of a longer one or a question its word. */
function serviceAbove(above: Scoped['above']): string | null {
  for (const { text, words } of above) {
    const service = serviceIn(text);
    if (service === null) continue;
    // "Guarantee and repairs" is above rules of goods
    if (matters.some((concept) => words.concepts.has(concept))) return null;
    return text.length > longestSection || /[?？]$/u.test(text) ? service : withoutColon(text);
  }
  return null;
}
const longestSection = 50;
/** "unless it is faulty", "we pay; faulty things are free": what stands behind the rule is not what the rule is for */
function isAside(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && (excepting.test(text.slice(0, at)) || /;\s/u.test(text.slice(0, at)));
}
const excepting =
  /(?<!\p{L})(?:except|unless|only if|außer|es sei denn|nur wenn|sauf|à moins|excepto|salvo|a no ser|kecuali|behalve|tenzij|tranne|eccetto|a meno|exceto|hariç|oprócz|chyba że|z wyjątkiem|utom|undtagen|medmindre|unntatt|paitsi|ellei|kromě|kivéve|cu excepția|кроме|крім|εκτός)(?!\p{L})[^.]*$/iu;

const sortsOfTerms: readonly Concept[] = ['discount', 'custom', 'wholesale'];

/** Under "Sale items" and "Trade customers" go back other things than everybody's; "Sale items have 14 days" says so itself. */
/** "Repairs are guaranteed for six months", or "Guarantee" on the page of repairs */
function mendedIn({ text, words, above }: Scoped): string | null {
  const own = wordOf(text, words, ['repair']);
  if (own !== null && text.indexOf(own) <= subjectWithin) return own;
  const title = above.at(-1)?.words.concepts;
  return title?.has('repair') === true && !title.has('warranty') ? withoutColon(above[0]?.text ?? '') : null;
}

const refusedIn = ({ text, of }: Scoped): string | null => (of.refused ? (refusedGoods.exec(text)?.[1] ?? null) : null);

function termsAbove({ above, text, words, lead, of }: Scoped): string | null {
  const trade = above.find((one) => one.words.concepts.has('wholesale'));
  if (trade !== undefined) return withoutColon(trade.text);
  const own = wordOf(text, words, sortsOfTerms);
  if (own !== null && text.indexOf(own) <= subjectWithin) return own;
  // an entry of the list before it is no heading
  const headings = above.filter((one) => one.text !== lead);
  // whose postage is paid under "Exchanges" is the exchange's
  const swap = of.exchange && !words.concepts.has('returns') ? headings.slice(0, 2).find(isOfExchange) : undefined;
  if (swap !== undefined) return withoutColon(swap.text);
  const section = sectionAbove(headings);
  if (section === null || ofNoGoods.some((one) => section.words.concepts.has(one))) return null;
  return sortsOfTerms.some((one) => section.words.concepts.has(one))
    ? withoutColon(section.text)
    : goodsAbove(headings);
}
const isOfExchange = ({ text, words: { concepts } }: Scoped['above'][number]): boolean =>
  concepts.has('exchange') && !concepts.has('returns') && !concepts.has('refund') && !/[?？]$/u.test(text);

/** "No returns on lock cores or housings" */
const refusedGoods =
  /(?:returns?|refunds?|exchanges?|rückgabe|umtausch|erstattung|retours?|remboursements?|échanges?|devoluci\p{L}+|cambios?|reembolsos?|resi|rimborsi|devoluç\p{L}+|retouren|zwrot\p{L}*|retur|pengembalian) (?:on|for|of|auf|für|bei|von|sur|pour|de|en|para|su|per|em|op|voor|na|untuk) ([\p{L}&\s-]{3,60}?)(?=[,.;]|$)/iu;

const ofNoGoods: readonly Concept[] = ['returns', 'damaged', 'condition'];
const subjectWithin = 8;

function wordOf(text: string, { concepts }: WordsIn, wanted: readonly Concept[]): string | null {
  const word = wanted.map((concept) => concepts.get(concept)).find((one) => one !== undefined);
  return word === undefined ? null : asWritten(text, word);
}

function asWritten(text: string, word: string): string {
  const at = placeIn(text, word);
  return at < 0 ? word : text.slice(at, at + word.length);
}

const placeIn = (text: string, word: string): number => lowered(text).indexOf(lowered(word));

const shortened = (scope: string): string =>
  scope.length <= scopeMaxLength ? scope : scope.slice(0, scopeMaxLength).replace(/[,\s][^,\s]*$/u, '');
