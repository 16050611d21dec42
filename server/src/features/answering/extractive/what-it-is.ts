/** "What is the trade-in?", "do you have a size guide?": what a page of the shop that is called so says first. */
import { contentTerms } from '../../../dialogue/name-fit.ts';
import type { Passage } from '../../../search/documents.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import { draft, pageLinks } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { quoteWords } from './quote-words.ts';

const asksWhat =
  /^[^\p{L}]*(?:(?:and|so|dan|und|y|et|e|en)\s+)?(?:what(?:['’]s|\s+is|\s+are|\s+does)|apa\s?(?:itu|sih|kah)|was\s(?:ist|sind|bedeutet)|qué\s(?:es|son)|que\s(?:es|son)|qu['’]est[\s-]ce\sque|c['’]est\squoi|che\scos['’]è|cos['’]è|cosa\sè|o\sque\s(?:é|são)|wat\s(?:is|zijn)|co\sto\sjest|vad\sär|hvad\ser|hva\ser)(?!\p{L})|(?:itu\sapa|apa\situ|nedir|ne\sdemek|apaan(?:\s\p{L}+)?|mean)[\s?!.]*$/iu;

const firstSentences = 2;
const fewTerms = 2;

/** Null where nothing but a page's name is asked, or the page is a product's or a story. */
export function whatItIs({ part, phrases, shopLanguage, isForeign }: Asking): Draft | null {
  const asked = new Set(contentTerms(part.asked.replace(asksWhat, ''), shopLanguage));
  const isWhat = asksWhat.test(part.text);
  // "do you have a size guide?" asks for the page; "returns?" and "refund policy?" for what it says
  if (asked.size < (isWhat ? 1 : fewTerms)) return null;
  const isCalledSo = ({ title, headings }: Passage) => {
    const name = new Set(contentTerms(title, shopLanguage));
    return headings.length < 2 && name.size > 0 && name.symmetricDifference(asked).size === 0;
  };
  const page = part.passages
    .map(({ document }) => document)
    .find(
      (one) => one.voice === 'shop' && (one.kind === 'page' || (isWhat && one.kind === 'policy')) && isCalledSo(one),
    );
  if (page === undefined) return null;
  const first = statementsOf(page)
    .filter(({ form }) => form === 'sentence')
    .slice(0, firstSentences)
    .map(({ text }) => text);
  if (first.length === 0) return null;
  const words = quoteWords(page, first, { asked: part.text, language: shopLanguage, names: [], told: new Set() });
  const text = [isForeign ? phrases.pagesSay : '', words, pageLinks(phrases, [page.url]).join('')]
    .filter((line) => line !== '')
    .join('\n\n');
  return { ...draft('pages', text, { held: 1 }, { passages: [page] }), isCertain: true };
}
