/**
 * Knowledge without what the owner hid: of a page neither passages nor facts nor its product are found, and a sentence that stands elsewhere
 * too is told from nowhere.
 */
import type { Fact } from '../../facts/fact.ts';
import type { FoundProduct } from '../../ports/model.ts';
import { shortened } from '../../search/documents.ts';
import { hiddenPassageKey, isHiddenPage, isHiddenPassage } from '../../crawling/hidden-sources.ts';
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import type { Knowledge } from './prepare-question.ts';
import { withoutRepeats } from './without-repeats.ts';

export function withoutHidden(knowledge: Knowledge, hidden: HiddenSources): Knowledge {
  if (hidden.pages.size === 0 && hidden.passages.size === 0) return knowledge;
  const facts = knowledge.facts.filter((fact) => !restsOnHidden(hidden, fact));
  return { ...withoutHiddenGoods(knowledge, hidden), facts };
}

export function withoutHiddenGoods<K extends Pick<Knowledge, 'documents'>>(knowledge: K, hidden: HiddenSources): K {
  const { documents } = knowledge;
  const shown = (product: FoundProduct): FoundProduct[] =>
    isHiddenPage(hidden, product.url) ? [] : [{ ...product, description: withoutRepeats(hidden, product.description) }];
  return {
    ...knowledge,
    documents: {
      async passages(positions) {
        const read = await documents.passages(positions);
        const left = [...read].flatMap(([position, passage]) => {
          const text = isHiddenPassage(hidden, passage) ? '' : withoutRepeats(hidden, passage.text);
          return text.trim() === '' ? [] : [[position, shortened(passage, text)] as const];
        });
        return new Map(left);
      },
      async products(positions) {
        const read = await documents.products(positions);
        return new Map([...read].flatMap(([at, product]) => shown(product).map((one) => [at, one] as const)));
      },
      productsWithin: async (...asked) => (await documents.productsWithin(...asked)).flatMap(shown),
    },
  };
}

/** What the owner corrected is the owner's word, and no page's; a hidden fact silences its sentence on the pages that are left. */
function restsOnHidden(hidden: HiddenSources, { state, url, text }: Fact): boolean {
  if (state === 'corrected' || state === 'hidden') return false;
  const said = hiddenPassageKey(text);
  const isSaid = [...hidden.passages].some((passage) => passage.includes(said)) || withoutRepeats(hidden, text) === '';
  return isSaid || isHiddenPage(hidden, url);
}
