/** Of which goods, trade or repairs a statement is, by its own words or the heading above it. */
import type { Concept } from '../languages/concepts.ts';
import { goodsKinds, narrowThings, productKinds } from '../languages/things/things.ts';
import { matters, sectionAbove, withoutColon, wordOf } from './scoped.ts';
import type { Scoped } from './scoped.ts';
import type { WordsIn } from './words-in.ts';

/** Traders have terms of their own. */
export const isOfWholesale = ({ text, words }: Scoped['above'][number]): boolean =>
  words.concepts.has('wholesale') &&
  // a shop that calls itself a wholesaler tells everybody about itself
  !words.signals.has('about') &&
  !words.concepts.has('pickup') &&
  text.length <= subjectMaxLength &&
  !/[?？]$/u.test(text);

/** A statement that counts up kinds of products with figures of their own holds for no single one of them. */
export function thingIn(text: string, words: WordsIn, kinds: readonly Concept[]): string | null {
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

/** goods by what they are like, whatever they are */
export const sortOfGoods =
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
export function goodsAtStart(text: string, { concepts }: WordsIn): string | null {
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
export function goodsAbove(above: Scoped['above']): string | null {
  const section = sectionAbove(above);
  if (section === null || matters.some((concept) => section.words.concepts.has(concept))) return null;
  if (conditions.test(section.text)) return null;
  const namesGoods = sortOfGoods.test(section.text) || goodsKinds.some((one) => section.words.concepts.has(one));
  return namesGoods ? withoutColon(section.text) : null;
}

/** "unless it is faulty", "we pay; faulty things are free": what stands behind the rule is not what the rule is for */
export function isAside(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return at >= 0 && (excepting.test(text.slice(0, at)) || /;\s/u.test(text.slice(0, at)));
}
const excepting =
  /(?<!\p{L})(?:except|unless|only if|außer|es sei denn|nur wenn|sauf|à moins|excepto|salvo|a no ser|kecuali|behalve|tenzij|tranne|eccetto|a meno|exceto|hariç|oprócz|chyba że|z wyjątkiem|utom|undtagen|medmindre|unntatt|paitsi|ellei|kromě|kivéve|cu excepția|кроме|крім|εκτός)(?!\p{L})[^.]*$/iu;

const sortsOfTerms: readonly Concept[] = ['discount', 'custom', 'wholesale'];

/** "Repairs are guaranteed for six months", or "Guarantee" on the page of repairs */
export function mendedIn({ text, words, above }: Scoped): string | null {
  const own = wordOf(text, words, ['repair']);
  if (own !== null && text.indexOf(own) <= subjectWithin) return own;
  const title = above.at(-1)?.words.concepts;
  return title?.has('repair') === true && !title.has('warranty') ? withoutColon(above[0]?.text ?? '') : null;
}

export const refusedIn = ({ text, of }: Scoped): string | null =>
  of.refused ? (refusedGoods.exec(text)?.[1] ?? null) : null;

/** Under "Sale items" and "Trade customers" go back other things than everybody's; "Sale items have 14 days" says so itself. */
export function termsAbove({ above, text, words, lead, of }: Scoped): string | null {
  const trade = above.find((one) => one.words.concepts.has('wholesale') && !one.words.signals.has('about'));
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
