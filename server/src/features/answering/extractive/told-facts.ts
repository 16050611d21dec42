/** Facts as a draft tells them: in the shop's own words, under the heading that turns them, with what belongs to them where they stand. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import { placesAsked } from '../../../facts/regions.ts';
import { rowStart } from '../../../facts/table-rows.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { draft, pageLinks, readable } from './composed.ts';
import type { Asking, Draft, Signs } from './composed.ts';
import { ofDelivery } from './goods-of-terms.ts';
import { inSection, underHeading } from './quote-words.ts';

/** @param isWhole neither a place nor a day is asked of, which the sentences beside it would blur */
export function told(
  asking: Asking,
  chosen: Fact[],
  signs: Signs,
  { isCertain, isWhole }: { isCertain: boolean; isWhole: boolean },
): Draft {
  const { phrases, isForeign } = asking;
  const differ = chosen.some(({ conflicts }) => chosen.some(({ id }) => conflicts.includes(id)));
  const lead = differ ? phrases.pagesDiffer : isForeign ? phrases.pagesSay : '';
  const isMixed = new Set(chosen.filter(isOfGoods).map(({ scope }) => scope)).size > 1;
  const list = wholeList(chosen, asking.part);
  const said =
    list !== null
      ? [list]
      : chosen.map((fact) => {
          const { words, page } = saidOf(fact, asking, isWhole && chosen.length === 1);
          return { words: isMixed || fact.topic === 'size_guide' ? underGoods(words, fact) : words, page };
        });
  const links = pageLinks(
    phrases,
    // what the owner put right stands on no page
    chosen.filter(({ state }) => state !== 'corrected').map(({ url }) => url),
  ).slice(0, 2);
  const text = [lead, said.map(({ words }) => words).join('\n'), links.join(' · ')]
    .filter((line) => line !== '')
    .join('\n\n');
  const around = [...new Set(said.flatMap(({ page }) => page ?? []))];
  return { ...draft('facts', text, signs, { facts: chosen, around }), isCertain };
}

/**
 * Under "What we cannot take back" an entry alone would say the opposite; other terms are told with what belongs to them where they stand, as
 * a page's own sentence is.
 */
function saidOf(fact: Fact, { part, shopLanguage }: Asking, isWhole: boolean): Said {
  const { topic, text, url, state } = fact;
  const words = underPlace(readable(text), fact);
  const page = part.passages.find(({ document }) => document.url === url && document.text.includes(text))?.document;
  if (page === undefined) return { words };
  const isAsRead = state === 'found' || state === 'confirmed';
  // "we don't ship outside the UK" says itself what is not done, whatever it stands below
  const saysItself = topic === 'delivery.regions' && conceptsIn(text, shopLanguage).includes('delivery');
  const isElsewhere =
    topic === 'delivery.regions' && conceptsIn(page.headings.at(-1) ?? '', shopLanguage).includes('pickup');
  const placed =
    saysItself || isElsewhere
      ? words
      : turnedByHeading.has(topic)
        ? underHeading(page, words, { asked: part.text, language: shopLanguage, names: [], told: new Set<string>() })
        : isWhole && isAsRead
          ? readable(sectionOf(page, fact, shopLanguage))
          : words;
  return placed === words ? { words } : { words: placed, page };
}

/** Where an order is fetched may stand before it, and so may what else holds of delivery. */
function sectionOf(page: Passage, { topic, text }: Fact, language: string): string {
  const section = inSection(page, text);
  const at = topic === 'delivery.pickup' ? section.indexOf(text) : 0;
  const before = conceptsIn(section.slice(0, Math.max(0, at)), language);
  return before.some((one) => one === 'customs' || one === 'abroad' || one === 'dispatch')
    ? section.slice(at)
    : section;
}

const isOfGoods = ({ topic, text }: Fact): boolean =>
  topic === 'size_guide' || (ofDelivery.has(topic) && !rowStart.test(text));

/** "£4.95" below "Small items" and "£39" below "Furniture" */
const underGoods = (words: string, fact: Fact): string =>
  fact.scope === null || !isOfGoods(fact) || words.toLowerCase().includes(fact.scope.toLowerCase())
    ? words
    : `${readable(fact.scope)}: ${words}`;

/** "Standard: 5 to 7 days" below "US orders:" is no row for everybody. */
function underPlace(words: string, { scope, text, language }: Fact): string {
  const namesPlace = (said: string) => placesAsked(said, language ?? 'en').length > 0;
  if (scope === null || !rowStart.test(text) || namesPlace(text)) return words;
  const place = scope.split(', ').find((section) => namesPlace(section) && !text.includes(section));
  return place === undefined ? words : `${readable(place).replace(/[\s:：]+$/u, '')}, ${words}`;
}

const fewestEntries = 3;
const longestList = 700;
const longestLead = 60;

/** Entries of a list are told with what parts it: "Cargo, from 10 kg" stands above the one that it names. */
function wholeList(chosen: readonly Fact[], { passages }: QuestionPart): Said | null {
  const isEntry = ({ text, state }: Fact) => state === 'found' && !rowStart.test(text) && !ended.test(text);
  if (chosen.length < fewestEntries || !chosen.every(isEntry)) return null;
  for (const { document: page } of passages) {
    const lines = page.url === chosen[0]?.url ? page.text.split('\n') : [];
    const places = chosen.map(({ text }) => lines.findIndex((line) => line.endsWith(text)));
    const [from, to] = [Math.min(...places), Math.max(...places) + 1];
    if (from < 0 || to - from > 2 * chosen.length) continue;
    const lead = lines[from - 1] ?? '';
    const isLed = lead !== '' && lead.length <= longestLead && !ended.test(lead);
    const words = lines
      .slice(isLed ? from - 1 : from, to)
      .map(readable)
      .join('\n');
    if (words.length <= longestList) return { words, page };
  }
  return null;
}
const ended = /[.!?。！？]["”»)]*$/u;

interface Said {
  words: string;
  /** where more stands than the fact */
  page?: Passage | undefined;
}

const turnedByHeading: ReadonlySet<FactTopic> = new Set<FactTopic>(['returns.exceptions', 'delivery.regions']);
