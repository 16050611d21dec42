/** Which of a shop's words may be put before who asked, told as the answer or shown as what comes closest. */
import { endAlike } from '../../../search/addresses.ts';
import type { Passage } from '../../../search/documents.ts';
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import { materialConcepts } from '../../../languages/concepts.ts';
import type { Asking } from './composed.ts';
import { asksContact, isContact } from './contact-lines.ts';
import { createTellsOfOtherGoods } from './goods-of-terms.ts';
import { createBeside } from './legal-pages.ts';
import { heldShare, tellingWords, wholly } from './telling-words.ts';
import { createDeniesOthers } from './tells-of-elsewhere.ts';

/** Whether a page's words may be put before who asked this: not of other goods or countries, of another thing than the one meant, or of a story's day. */
export function createMayTell(asking: Asking): (page: Passage | undefined, said: string) => boolean {
  const { part, shopLanguage } = asking;
  const [isOfContact, isOfPrice] = [asksContact(part), asksPrice(part)];
  const isBeside = createBeside(asking);
  const tellsOfOtherGoods = createTellsOfOtherGoods(asking);
  const deniesOthers = createDeniesOthers(asking);
  const words = tellingWords(part.asked, shopLanguage);
  // some shops write of their services as of news: such a page is called after what it prices
  const isNamedBy = (title: string) => words.length > 0 && heldShare(words, title, shopLanguage) >= halfNamed;
  // a course has days and hours as a shop has, and stands under its name
  const isSectionOf = (heading: string) => words.length > 0 && heldShare(words, heading, shopLanguage) >= wholly;
  // of the one thing that was talked of, or whose page is open, no other thing's page tells
  const [thing, ...others] = part.focusBy === 'name' ? [] : part.focus;
  const isOfGoods = ({ kind }: Passage) => kind === 'product' || (kind === 'collection' && isPointedAt(part));
  // of "the linen" no page of cotton tells
  const materials = [...part.understanding.concepts].filter(
    (one) =>
      materialConcepts.has(one) &&
      part.products.some(({ document }) => conceptsIn(document.name, shopLanguage).includes(one)),
  );
  const isOfOther = ({ kind, title }: Passage, said: string) =>
    kind === 'product' &&
    materials.length > 0 &&
    !conceptsIn(`${title}\n${said}`, shopLanguage).some((one) => materials.includes(one));
  return (page, said) => {
    if (page === undefined || isBeside(page) || isOfOther(page, said)) return false;
    if (tellsOfOtherGoods(page, said) || deniesOthers(said)) return false;
    if (thing !== undefined && others.length === 0 && isOfGoods(page) && !endAlike(page.url, thing.url)) return false;
    if (page.kind === 'article' && isOfPrice && moneyIn(said) && (ofYear.test(said) || !isNamedBy(page.title)))
      return false;
    return isOfContact || !isContact(said) || isSectionOf(page.headings.at(-1) ?? '');
  };
}

/** Of "this" no list of goods tells, unless the shop's terms stand there. */
const isPointedAt = ({ focusBy, understanding: { intent } }: Asking['part']): boolean =>
  focusBy === 'pointing' && intent !== 'policy';

/** share of what is asked for */
const halfNamed = 0.5;

/** A sum in a story is of its day. */
const ofYear = /(?<!\d)(?:19|20)\d\d(?!\d)/;
export const moneyIn = (text: string): boolean =>
  /[€$£¥₺₹]\s?\d|\d\s?(?:€|\$|zł|kr|eur|usd|cad|aud|gbp|try|tl)\b|(?<!\p{L})rp\.?\s?\d/iu.test(text);
export const asksPrice = ({ understanding: { concepts, asks } }: Asking['part']): boolean =>
  concepts.has('cost') || asks.has('cost');
