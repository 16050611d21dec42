/** A shop's pages as single statements: whole sentences, list items and rows, each with what stands above it and decides what it is about. */
import { isShopPage, readableAddress, tellsTerms } from '../extraction/page-kind.ts';
import { isClockGoingOn } from '../search/clock-words.ts';
import type { IndexDocuments, Passage } from '../search/documents.ts';
import { carriersIn } from './brand-names.ts';
import { paymentNamesIn } from './payment-names.ts';
import { isPlanted } from './planted.ts';
import { isShortAnswer } from './short-answer.ts';
import { createLanguageOf } from './spoken-language.ts';
import { rowsIn } from './table-rows.ts';
import { withWholeAddresses } from './whole-addresses.ts';

export interface Statement {
  text: string;
  /** what it stands under, innermost first: label, lead-in or question, headings, title */
  above: string[];
  url: string;
  kind: Passage['kind'];
  language: string;
  /** begins its line: "Returns: ..."; '' without one */
  label: string;
  /** of a table's row, its first cell */
  row: string;
  /** the line that stands alone before it, without a colon: a heading, or an entry of the same list */
  lead: string;
  /** stands alone on its line, without the end of a sentence */
  isItem: boolean;
  /** the first that is said below its question or heading */
  opens: boolean;
}

/** the shop's own pages, and not what it sells or writes */
export const isOfTheShop = (kind: Passage['kind']): boolean =>
  kind !== 'article' && kind !== 'product' && kind !== 'collection';

const textMin = 6;
const textMaxLength = 400;
const statementsMax = 5000;
/** where several pages say a thing, the first of these says it best */
const kindsByTrust: readonly Passage['kind'][] = ['policy', 'page', 'home', 'site', 'collection', 'article', 'product'];

export function statementsOf(
  { passages }: Pick<IndexDocuments, 'passages'>,
  languages: readonly string[],
): Statement[] {
  const spoken = passages.filter(({ voice, kind }) => voice === 'shop' && kindsByTrust.includes(kind));
  const shared = sharedLines(spoken);
  const trusted = new Map<string, boolean>();
  const byTrust = spoken
    .map((passage) => ({ passage, rank: rankOf(passage, trusted) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ passage }) => passage);
  const found: Statement[] = [];
  let section = { key: '', lead: '', isOpen: false };
  let begun = '';
  const headed = new Set<string>();
  const languageOf = createLanguageOf(spoken, languages);
  for (const passage of byTrust) {
    if (found.length >= statementsMax) break;
    const key = `${passage.url}\n${passage.headings.join('\n')}`;
    if (key !== section.key) section = { key, lead: '', isOpen: false };
    const language = languageOf(passage);
    const kind = kindOf(passage);
    const base = { url: passage.url, kind, language, row: '', lead: '' };
    const outer = [...passage.headings.toReversed(), passage.title];
    if (kind !== 'product') found.push(...headingStatements(passage, base, headed));
    const lines = withWholeAddresses(passage.text.split('\n'), language);
    const rows = rowsIn(lines, language);
    for (const raw of lines) {
      if (kind === 'product' && !shared.has(raw)) continue;
      const row = rows.get(raw);
      if (row !== undefined) {
        const above = [row.labels, section.lead, ...outer].filter((one) => one !== '');
        if (isWhole(row.text) && !isPlanted(row.text, passage.url))
          found.push({
            ...base,
            text: row.text,
            above,
            label: row.labels,
            row: row.subject,
            isItem: true,
            opens: false,
          });
        continue;
      }
      const line = withoutBullet(raw.slice(0, lineMaxLength));
      if (isLead(line)) {
        // "Two years on everything. Some makers give more:"
        const said = sentencesOf(line, language);
        section.lead = (said.at(-1) ?? line).replace(/\s*[:：]$/u, '');
        section.isOpen = /[:：]$/u.test(line);
        if (section.isOpen && said.length === 1) continue;
      }
      const begin = /^([^\d:：]{3,40})[:：]\s/u.exec(line)?.[1] ?? '';
      const label = isShortAnswer(begin) ? '' : begin;
      // promises side by side in a bar are one each
      const pieces = kind === 'site' ? line.split(/\s+[·•|]\s+/u) : [line];
      for (const text of pieces.flatMap((piece) => sentencesOf(piece, language))) {
        if (isQuestion(text)) section = { key, lead: text, isOpen: true };
        else if (isWhole(text) && !isPlanted(text, passage.url) && !isPlanted(line, passage.url)) {
          const above = [label, section.lead === text ? '' : section.lead, ...outer].filter((one) => one !== '');
          const isItem = pieces.includes(text) && !/[.!。！]["”»)]*$/u.test(text);
          const place = `${key}\n${section.lead}`;
          const lead = section.isOpen ? '' : section.lead;
          found.push({ ...base, text, above, label, lead, isItem, opens: place !== begun });
          begun = place;
        }
      }
    }
  }
  return found;
}

/** Pages of no kind may be hundreds, one for each town: those that are named for it come first, the others after what the whole site says. */
function rankOf(passage: Passage, trusted: Map<string, boolean>): number {
  const { url, title } = passage;
  const kind = kindOf(passage);
  if (kind !== 'page') return kindsByTrust.indexOf(kind);
  const named = `${readableAddress(url)} ${title}`;
  const isTrusted = trusted.get(url) ?? (isShopPage(named) || tellsTerms(named));
  trusted.set(url, isTrusted);
  return kindsByTrust.indexOf(isTrusted ? 'page' : 'site') + (isTrusted ? 0 : 0.5);
}

/** "Free shipping over $100!" is said as a heading at times. */
function headingStatements(
  { headings, title }: Passage,
  base: Omit<Statement, 'text' | 'above' | 'label' | 'isItem' | 'opens'>,
  seen: Set<string>,
) {
  return headings.flatMap((heading, depth): Statement[] => {
    const key = `${base.url}\n${heading}`;
    if (
      seen.has(key) ||
      !/[\p{N}@]/u.test(heading) ||
      isQuestion(heading) ||
      !isWhole(heading) ||
      isPlanted(heading, base.url)
    )
      return [];
    seen.add(key);
    return [
      {
        ...base,
        text: heading,
        above: [...headings.slice(0, depth).toReversed(), title],
        label: '',
        isItem: true,
        opens: false,
      },
    ];
  });
}

/** What many product pages said alike was taken out of them and is quoted from the home page. */
const kindOf = ({ kind, url }: Passage): Passage['kind'] =>
  kind === 'product' && URL.parse(url)?.pathname === '/' ? 'site' : kind;

/** Of product pages only what stands on most of them holds for all. */
function sharedLines(passages: readonly Passage[]): ReadonlySet<string> {
  const pages = new Map<string, Set<string>>();
  const products = new Set<string>();
  for (const { kind, url, text } of passages) {
    if (kind !== 'product') continue;
    products.add(url);
    for (const line of text.split('\n')) {
      const on = pages.get(line);
      if (on) on.add(url);
      else pages.set(line, new Set([url]));
    }
  }
  const least = Math.max(3, products.size / 2);
  return new Set([...pages].filter(([, on]) => on.size >= least).map(([line]) => line));
}

const bullet = /^(?:\+(?=\s+\p{L})|[\s*•·▪‣◦●■✓✔✅➤►»>_–—-]+|\d{1,2}[.)]\s+)+/u;
const answerLabel =
  /^(?:answers?|antwort|réponse|respuesta|risposta|resposta|antwoord|odpowiedź|cevap|jawaban?|ответ|答え|回答|a)\s?[:：.]\s*/iu;
const withoutBullet = (line: string): string =>
  line
    .replace(bullet, '')
    .replace(/[\s*_]+$/u, '')
    .replace(answerLabel, '');

/** A line that only opens what follows: "US orders:", "SHIPPING POLICY", "Cancellations". */
const isLead = (line: string): boolean =>
  line.length <= 120 &&
  (/[:：]$/u.test(line) ||
    (line.length <= 60 && !/[\p{N}.!?,;:。！？、@]/u.test(line) && line.split(/\s+/u).length <= 6));

const isQuestion = (text: string): boolean => /[?？؟]["”»)]*$/u.test(text);

const isWhole = (text: string): boolean =>
  // "iDEAL" or "DPD" in a list says all that it has to say
  (text.length >= textMin || paymentNamesIn(text).length > 0 || carriersIn(text).length > 0) &&
  text.length <= textMaxLength &&
  !isQuestion(text) &&
  (!/^\p{Ll}/u.test(text) ||
    loneEmail.test(text) ||
    paymentNamesIn(text).length > 0 ||
    /^\p{Ll}{1,4}\. \p{Lu}/u.test(text)) &&
  !/[:：,;…]$|\.\.\.$/u.test(text) &&
  /\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\d[\d ().-]{7,}\d/u.test(text);

/** footers write it alone */
const loneEmail = /^[^\s@]{1,64}@[^\s@]{3,80}$/u;

/** A piece that goes on in lower case was cut at a dot that ends nothing. */
function sentencesOf(line: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  const parts = / [·•] /u.test(line) ? line.split(/ [·•] /u) : [line];
  return parts.flatMap((part) => sentences(part.slice(0, lineMaxLength), segmenter));
}

function sentences(line: string, segmenter: Intl.Segmenter): string[] {
  return [...segmenter.segment(line)].reduce<string[]>((whole, { segment }) => {
    const piece = segment.replace(/^[\s*_]+|[\s*_]+$/gu, '');
    const last = whole.at(-1);
    const goesOn =
      last !== undefined &&
      last.endsWith('.') &&
      (/^\(?\p{Ll}/u.test(piece) ||
        (abbreviated.test(last) && !endsInMoney.test(last)) ||
        isClockGoingOn(last, piece) ||
        (/^\d/u.test(piece) && beforeNumber.test(last)));
    if (goesOn) whole[whole.length - 1] = `${last} ${piece}`;
    else if (piece !== '') whole.push(piece);
    return whole;
  }, []);
}

const lineMaxLength = 6000;
const endsInMoney = /[€$£¥₺]\s?\d{1,2}\.$/u;
const abbreviated =
  /(?:^|[\s(])(?:\p{L}|\d{1,2}|approx|incl|excl|max|min|dr|mr|mrs|ms|st|tel|art|ca|bzw|inkl|zzgl|env|aprox|ul|cad|jl|kl|nr|pn|pon|tj|sk|jln|kec|kab|kel|prov|ds|dsn|gg|kp|rt|rw|telp|hp|a\.n|s\.d)\.$/iu;
const beforeNumber = /(?:^|[\s(])(?:no|nr|nº|n°|tel|str|c|ca|approx)\.$/iu;
const segmenters = new Map<string, Intl.Segmenter>();
