/**
 * Invented shops with visitors' questions beside the sentences that answer them: what choosing evidence and drafts is learned from, apart from
 * the shops that measure it. `tests/eval/mini-shops/*.txt`; under a sentence stand the messages that it answers (`?`), under a product the wishes
 * that it fits (`!`), at the end what nothing answers (`-`) and what is not sold (`x`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageKind, Product } from '../../server/src/extraction/extracted-page.ts';
import { gramHash } from '../../server/src/search/letter-grams.ts';
import type { IndexDocuments, Passage } from '../../server/src/search/documents.ts';

/** As visitors' questions are written down: `says` or the very sentences (`evidence`) tell what answers. */
export interface ShopQuestion {
  id?: string;
  kind?: string;
  before?: string[];
  /** host and path of the page that the visitor is on */
  path?: string;
  ask: string;
  says?: string;
  source?: string;
  unknown?: boolean;
  evidence?: string[];
  /** the name of a product that is wished for in other words */
  some?: string;
}

export interface MiniShop {
  name: string;
  host: string;
  documents: IndexDocuments;
  questions: ShopQuestion[];
}

/** of what is learned with some of them left out */
export const miniFold = (name: string): string => `mini ${gramHash(name) % 4}`;
export const isMini = (name: string): boolean => name.startsWith('mini-');

const folder = path.join(import.meta.dirname, 'mini-shops');
const kinds: readonly string[] = ['home', 'policy', 'page', 'article', 'product', 'site'] satisfies (
  | PageKind
  | 'site'
)[];
const isKind = (kind: string): kind is PageKind | 'site' => kinds.includes(kind);

export const miniShops = (): MiniShop[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.txt'))
        .sort()
        .map((name) => read(`mini-${name.replace('.txt', '')}`, readFileSync(path.join(folder, name), 'utf8')))
    : [];

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function read(name: string, text: string): MiniShop {
  const host = `${slug(name)}.example`;
  const passages: Passage[] = [];
  const products: Product[] = [];
  const questions: ShopQuestion[] = [];
  let language = 'en';
  let currency = 'USD';
  let page: { title: string; kind: PageKind | 'site'; url: string } | null = null;
  let headings: string[] = [];
  let sentences: string[] = [];
  let product: Product | null = null;
  const close = () => {
    if (page !== null && sentences.length > 0) {
      const { title, kind, url } = page;
      passages.push({
        url,
        title,
        headings: [title, ...headings],
        text: sentences.join('\n'),
        language,
        kind,
        voice: 'shop',
      });
      if (product !== null) product.description = sentences.join(' ');
    }
    sentences = [];
  };
  const ask = (kind: string, message: string, more: Partial<ShopQuestion>) =>
    questions.push({ id: `${name}-${questions.length + 1}`, kind, ask: message, ...more });
  for (const line of text.split('\n').map((one) => one.trim())) {
    const [, mark = '', rest = ''] = /^(\?|!|-|x|##|shop:|page:|product:|unknown:)(?:\s+|$)(.*)$/u.exec(line) ?? [];
    const parts = rest.split('|').map((one) => one.trim());
    if (line === '') continue;
    else if (mark === 'shop:') [, language = 'en', currency = 'USD'] = parts;
    else if (mark === 'page:') {
      close();
      [product, headings] = [null, []];
      const [kind = '', title = ''] = parts;
      if (!isKind(kind)) throw new Error(`${name}: ${line}`);
      page = {
        title,
        kind,
        url: kind === 'home' || kind === 'site' ? `https://${host}/` : `https://${host}/${slug(title)}`,
      };
    } else if (mark === 'product:') {
      close();
      product = productOf(parts, host, currency);
      headings = [];
      products.push(product);
      page = { title: product.name, kind: 'product', url: product.url };
    } else if (mark === 'unknown:') close();
    else if (mark === '##') {
      close();
      headings = [rest];
    } else if (mark === '?') {
      const evidence = sentences.at(-1);
      if (evidence !== undefined) ask(product === null ? 'policy' : 'product-fact', rest, { evidence: [evidence] });
    } else if (mark === '!') {
      if (product !== null) ask('product-search', rest, { some: product.name });
    } else if (mark === '-') ask('near-scope', rest, { unknown: true });
    else if (mark === 'x') ask('near-scope', rest, { unknown: true });
    else sentences.push(line);
  }
  close();
  return { name, host, documents: { passages, products }, questions };
}

function productOf(parts: readonly string[], host: string, currency: string): Product {
  const [name = '', price = '', categories = '', availability = '', choices = ''] = parts;
  const amount = Number.parseFloat(price.replaceAll(/[^\d.]/g, ''));
  const options = choices
    .split(';')
    .map((one) => one.split(':'))
    .flatMap(([label = '', values = '']) =>
      values
        .split(',')
        .flatMap((value) => (value.trim() === '' ? [] : [{ label: label.trim().toLowerCase(), value: value.trim() }])),
    );
  const url = `https://${host}/products/${slug(name)}`;
  const ofPrice = Number.isNaN(amount) ? null : { amount, currency };
  const isGone = availability.includes('out');
  return {
    url,
    name,
    description: '',
    brand: '',
    categories: categories.split('>').map((one) => one.trim()),
    imageUrl: `${url}.jpg`,
    price: ofPrice,
    priorPrice: null,
    priceConflict: false,
    availability: isGone ? 'out_of_stock' : 'in_stock',
    sku: '',
    variants: options.map(({ value }) => value),
    offers: options.map(({ label, value }, at) => ({
      id: String(at),
      sku: '',
      gtin: '',
      options: { [label]: value },
      price: ofPrice,
      priorPrice: null,
      availability: isGone ? 'out_of_stock' : 'in_stock',
      url,
      imageUrl: null,
    })),
  };
}
