/** A page's words as trained, and a product's description with them, still name the price that the product no longer has: those lines and statements are left out of what a reply rests on. */
import type { Evidence } from '../../../evidence/select-evidence.ts';
import type { Price, Product } from '../../../extraction/extracted-page.ts';
import { once } from '../../../lib/remembered.ts';
import type { AskedPart, OwnEvidence, Retrieved, ToldByPages } from '../../../ports/model.ts';
import { shortened } from '../../../search/documents.ts';
import type { Passage } from '../../../search/documents.ts';

type Gone = ReadonlyMap<string, readonly Price[]>;

/** `gone` holds the prices that are not asked any more, by the address of the page. */
export function createOldPrices(gone: Gone) {
  const patterns = new Map([...gone].map(([url, prices]) => [url, patternOf(prices)]));
  const says = (url: string, text: string) => patterns.get(url)?.test(text) === true;

  const linesLeft = (url: string, text: string): string =>
    says(url, text)
      ? text
          .split('\n')
          .filter((line) => !says(url, line))
          .join('\n')
      : text;
  const withoutLines = (passage: Passage): Passage => shortened(passage, linesLeft(passage.url, passage.text));
  /** they name their passage by its place, so that none may go */
  const kept = (found: Evidence[], passages: readonly Passage[]) =>
    found.filter(({ passage, statements }) => !statements.some((said) => says(passages[passage]?.url ?? '', said)));
  const own = ({ passages, found }: OwnEvidence) => ({
    passages: passages.map(withoutLines),
    found: kept(found, passages),
  });

  return {
    product: <P extends Product>(product: P): P => ({
      ...product,
      description: linesLeft(product.url, product.description),
    }),
    passages: (found: Retrieved<Passage>[]) =>
      gone.size === 0 ? found : found.map((one) => ({ ...one, document: withoutLines(one.document) })),
    part(part: AskedPart): AskedPart {
      if (gone.size === 0) return part;
      const passages = part.passages.map(({ document }) => document);
      const told = async (): Promise<ToldByPages> => {
        const { evidence, steps, ownEvidence, ofCompared } = await part.told();
        return {
          evidence: kept(evidence, passages),
          steps: steps.map(withoutLines),
          ownEvidence: own(ownEvidence),
          ofCompared: ofCompared.map(own),
        };
      };
      return { ...part, told: once(told) };
    },
  };
}

const signs = String.raw`(?:[€$£¥₺₽₩₹]|[A-Z]{3}|kr|zł|euros?|dollars?)`;

/** `42.00`, `42,00` and, beside a currency's sign, `42`. */
function patternOf(prices: readonly Price[]): RegExp {
  const forms = [...new Set(prices.map(({ amount }) => amount))].flatMap((amount) => {
    const [whole = '', cents = '00'] = amount.toFixed(2).split('.');
    const digits = whole.replace(/\B(?=(?:\d{3})+$)/g, String.raw`[.,\s']?`);
    const long = String.raw`${digits}[.,]${cents}`;
    return cents === '00' ? [long, String.raw`${signs}\s?${digits}`, String.raw`${digits}\s?${signs}`] : [long];
  });
  return new RegExp(String.raw`(?<![\d.,])(?:${forms.join('|')})(?![\d]|[.,]\d)`, 'iu');
}
