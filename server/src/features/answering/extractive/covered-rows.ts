/**
 * A guarantee that a row gives to some goods: a lamp has that of "Lamps, with LED and battery", and neither that of cast iron nor, beside it,
 * that of everything. Goods of no row have what holds for all.
 */
import { headFirst } from '../../../dialogue/thing-kind.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { Fact } from '../../../facts/fact.ts';
import { isThing, materialConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { madeOf } from '../../../languages/things/things.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import { tokenize } from '../../../search/tokenize.ts';
import { isKindOf, thingsIn } from './goods-of-terms.ts';

export interface CoveredRows {
  /** without the guarantees of other goods */
  facts: readonly Fact[];
  /** the guarantees of the goods that are asked about, or of all where none are; empty where more is asked than how long they are */
  rows: readonly Fact[];
  /** whether the guarantee is one of some goods, and not of those that are asked about */
  isOfOthers: (fact: Fact) => boolean;
}

type AskedPart = Pick<QuestionPart, 'asked' | 'focus' | 'focusBy' | 'understanding'>;

export function coveredRows(facts: readonly Fact[], part: AskedPart, shopLanguage: string): CoveredRows {
  const [thing] = part.focusBy === null ? [] : part.focus;
  const named = thing?.name ?? '';
  const said = thingsIn(withHeads(`${part.asked}. ${named}`, shopLanguage), shopLanguage, isThing);
  // a shelf, "kitchen and table", says less of a thing than its name
  const asked = said.length > 0 ? said : thingsIn((thing?.categories ?? []).join('. '), shopLanguage, isThing);
  const parted = new Map(
    facts.flatMap((fact) => {
      const kinds = isOfGuarantee(fact) ? thingsIn(fact.scope ?? '', fact.language ?? shopLanguage, isThing) : [];
      return kinds.length > 0 ? [[fact, kinds] as const] : [];
    }),
  );
  const own = [...parted].flatMap(([fact, kinds]) => (covers(kinds, asked) ? [fact] : []));
  const isOfOthers = (fact: Fact) => parted.has(fact) && !own.includes(fact);
  const ofAll = facts.some((fact) => isOfGuarantee(fact) && fact.scope === null && fact.value !== null);
  const isParted = asked.length > 0 && (own.length > 0 || ofAll);
  const [first] = parted.keys();
  const isOneList = parted.size >= fewestRows && [...parted.keys()].every(({ url }) => url === first?.url);
  // who names no goods is told the table, with the rows of goods that no pack knows
  const listed = isOneList ? facts.filter((fact) => isOfGuarantee(fact) && fact.scope !== null) : [];
  const meant = asked.length > 0 ? own : thing === undefined ? listed : [];
  return {
    facts: isParted ? facts.filter((fact) => !isOfOthers(fact)) : facts,
    rows: asksForRow(part, `${named}. ${own.map(({ scope }) => scope).join('. ')}`, shopLanguage) ? meant : [],
    isOfOthers,
  };
}

const isOfGuarantee = ({ topic }: Fact): boolean => topic === 'warranty';
const fewestRows = 3;

/** How long it is, or whether there is one; how it is claimed and what it leaves out are other matters. */
function asksForRow({ asked, understanding: { asks, concepts } }: AskedPart, known: string, language: string): boolean {
  if (!concepts.has('warranty') || asks.has('method') || asks.has('place') || asks.has('cost')) return false;
  const terms = new Set(tokenize(known, language));
  return readShopWords(asked, language).every(
    (word) =>
      tokenize(word.text, language).every((term) => terms.has(term)) ||
      (word.kind === 'concept' ? besides.has(word.concept) || isThing(word.concept) : holding.test(word.text)),
  );
}
/** what a guarantee does for as long as it is one */
const holding =
  /^(?:lasts?|valid|runs?|gilt|gültig|läuft|vale|válid[ao]|valable|vaut|valida|geldt|geldig|berlaku(?:nya)?)$/u;
/** "how long" is a size too */
const besides: ReadonlySet<Concept> = new Set<Concept>(['warranty', 'time', 'lasting', 'size']);

const isMaterial = (concept: Concept): boolean => materialConcepts.has(concept) || madeOf.has(concept);

/** The goods are of one of the kinds; where both say of what they are made, of that. */
function covers(kinds: readonly Concept[], asked: readonly Concept[]): boolean {
  const [stuffs, theirs] = [kinds.filter(isMaterial), asked.filter(isMaterial)];
  const goods = kinds.filter((kind) => !isMaterial(kind));
  if (goods.length === 0) return isKindOf(theirs, stuffs);
  const isSameStuff = stuffs.length === 0 || theirs.length === 0 || isKindOf(theirs, stuffs);
  return isSameStuff && isKindOf(asked, goods);
}

/** "Table lamps" are lamps. */
function withHeads(text: string, language: string): string {
  if (headFirst.has(language)) return text;
  const goods = readShopWords(text, language).filter(
    (word) => word.kind === 'concept' && isThing(word.concept) && !isMaterial(word.concept),
  );
  return goods.reduce((left, { text: word }, at) => {
    const pair = `${word} ${goods[at + 1]?.text ?? ''}`;
    const from = left.toLowerCase().indexOf(pair);
    return pair.endsWith(' ') || from < 0 ? left : left.slice(0, from) + left.slice(from + word.length + 1);
  }, text);
}
