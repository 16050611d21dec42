/** "Can you fit it in Surabaya?": where a service is done is told by the sentence that lists its places. */
import { likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects } from '../../../aspects/aspects.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { extentOf } from '../../../evidence/extent-of.ts';
import type { Evidence } from '../../../evidence/select-evidence.ts';
import { statementsOf } from '../../../evidence/split-statements.ts';
import { placesAsked } from '../../../facts/regions.ts';
import type { Asking, Draft } from './composed.ts';
import { placesMeant } from './asked-places.ts';
import { quoted } from './from-pages.ts';
import { heldShare, tellingWords } from './telling-words.ts';

/** what is done where somebody is */
const services: ReadonlySet<number> = new Set((['assembly', 'events'] as const).map((one) => aspects.indexOf(one)));
const rather = 0.5;
/** a list of so many answers for a place that is not in it, too */
const fewPlaces = 2;

export function servedPlace(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const { aspects: likely, asks } = part.understanding;
  const { at, share } = likeliestAspect(likely);
  const asked = placesMeant(part, asking);
  const isWhether = asks.size === 0 || (asks.size === 1 && asks.has('place'));
  if (!services.has(at) || share < rather || !isWhether || asked.length === 0) return null;
  const ids = new Set(asked.map(({ place }) => place.id));
  const isPlace = (text: string) => asked.some((one) => one.text.toLowerCase().includes(text.toLowerCase()));
  const thing = part.focus.map(({ name }) => name).join('\n');
  const isOfThing = (word: ShopWord) => thing !== '' && heldShare([word], thing, shopLanguage) === 1;
  const words = tellingWords(part.asked, shopLanguage).filter(
    (word) => word.kind === 'other' && !isPlace(word.text) && !isOfThing(word),
  );
  if (words.length === 0) return null;
  const passages = part.passages.map(({ document }) => document);
  const found = passages.flatMap((page, passage) => {
    if (page.voice !== 'shop' || page.kind === 'product' || page.kind === 'article') return [];
    const above = [page.title, ...page.headings].join('\n');
    const statements = statementsOf(page);
    return statements.flatMap(({ text, form }, place) => {
      const places = form === 'sentence' ? placesAsked(text, page.language ?? shopLanguage) : [];
      const isNamed = places.some((one) => ids.has(one.place.id));
      if (!isNamed && places.length < fewPlaces) return [];
      if (heldShare(words, `${above}\n${text}`, shopLanguage) < 1) return [];
      const { from, to } = extentOf(statements, place);
      const said: Evidence = {
        passage,
        from,
        to,
        statements: statements.slice(from, to).map((one) => one.text),
        probability: 1,
      };
      return [{ said, isNamed, isOfPage: heldShare(words, above, shopLanguage) === 1 }];
    });
  });
  const [best] = found.toSorted(
    (a, b) => Number(b.isNamed) - Number(a.isNamed) || Number(b.isOfPage) - Number(a.isOfPage),
  );
  if (best === undefined) return null;
  const told = quoted('pages', asking, { found: [best.said], passages, products: [] });
  return told === null ? null : { ...told, isCertain: true };
}
