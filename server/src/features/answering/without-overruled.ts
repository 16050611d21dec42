/**
 * Knowledge with the owner's word in the place of the sentences that it overrules, and without those of the facts that the owner hid. A
 * passage that only lost what was overruled would be told with what stood beside it, as if that were the answer.
 */
import { exactDurationsIn } from '../../facts/durations.ts';
import type { Fact, FactValue } from '../../facts/fact.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { keepsReplaced, saysReplaced } from '../../facts/replaced-value.ts';
import { statementsOf } from '../../facts/statements.ts';
import { rowsIn } from '../../facts/table-rows.ts';
import { shortened } from '../../search/documents.ts';
import type { Passage } from '../../search/documents.ts';
import type { Knowledge } from './prepare-question.ts';

export function withoutOverruled(knowledge: Knowledge): Knowledge {
  const hidden = knowledge.facts.filter(({ state }) => state === 'hidden').map(({ text }) => text);
  const corrections = knowledge.facts.flatMap(({ text, overrules = [] }) =>
    overrules.map((sentence) => ({ text, pattern: wholePattern(sentence) })),
  );
  if (corrections.length + hidden.length === 0) return knowledge;
  const silenced = hidden.map(wholePattern);
  const corrected = (told: string) =>
    corrections.reduce((left, { text, pattern }) => {
      // once in a text, however often it was said otherwise
      let isSaid = left.includes(text);
      return left.replace(pattern, () => {
        const said = isSaid ? '' : text;
        isSaid = true;
        return said;
      });
    }, told);
  const left = (told: string) => silenced.reduce((all, pattern) => all.replace(pattern, ''), corrected(told));
  const rows = new Map<string, string | null>(hidden.map((text) => [text, null]));
  for (const { text, overrules = [] } of knowledge.facts) for (const row of overrules) rows.set(row, text);
  const replaced = knowledge.facts.filter(({ was }) => was !== undefined);
  const read = (passage: Passage): Passage => {
    const said = shortened(passage, withoutReplaced(passage, replaced, left(withoutRows(passage, rows))));
    return { ...said, headings: said.headings.filter((heading) => rows.get(heading) !== null) };
  };
  const { documents } = knowledge;
  const described = <P extends { description: string }>(product: P): P => ({
    ...product,
    description: left(product.description),
  });
  return {
    ...knowledge,
    facts: knowledge.facts.filter(({ state }) => state !== 'hidden'),
    silenced: knowledge.facts.filter(({ state }) => state === 'hidden'),
    documents: {
      async passages(positions) {
        const passages = [...(await documents.passages(positions))];
        return new Map(
          passages
            .map(([at, passage]) => [at, read(passage)] as const)
            .filter(([, { text }]) => hidden.length === 0 || text.trim() !== ''),
        );
      },
      products: async (positions) =>
        new Map([...(await documents.products(positions))].map(([at, product]) => [at, described(product)])),
      productsWithin: async (...asked) => (await documents.productsWithin(...asked)).map(described),
    },
  };
}

/** What the passage goes on saying of a value that the owner corrected, with the owner's word in its place: few sentences of a shop are facts. */
function withoutReplaced(passage: Passage, corrections: readonly Fact[], text: string): string {
  if (!corrections.some(({ was }) => was !== undefined && mayHold(passage, was))) return text;
  const kind = passage.kind === 'product' ? 'page' : passage.kind;
  const passages = [{ ...passage, text, kind }];
  const said = [...readFacts({ passages }, []), ...statementsOf({ passages }, [])];
  return said.reduce((left, one) => {
    const by = corrections.find((fact) => ('topic' in one ? saysReplaced(one, fact) : keepsReplaced(one, fact)));
    if (by === undefined) return left;
    return left.replace(sentencePattern(one.text), left.includes(by.text) ? '' : by.text);
  }, text);
}

/** Reading a passage takes time, and most hold no number of the kind. */
function mayHold({ text }: Passage, was: FactValue): boolean {
  if (was.kind === 'yes_no') return false;
  if (was.kind === 'names') return was.names.some((name) => text.toLowerCase().includes(name));
  return was.kind === 'days' ? exactDurationsIn(text).length > 0 : /\p{N}/u.test(text);
}

/** A fact says a table's row in other words than the page: it is put so, and what its owner hid is not said. */
function withoutRows({ text, language }: Passage, said: ReadonlyMap<string, string | null>): string {
  if (said.size === 0 || !text.includes(' | ')) return text;
  const lines = text.split('\n');
  const rows = rowsIn(lines, language ?? 'en');
  return lines
    .flatMap((line) => {
      const now = said.get(rows.get(line)?.text ?? '');
      return now === undefined ? [line] : (now ?? []);
    })
    .join('\n');
}

/** Lines are broken anywhere. */
const wordsOf = (sentence: string): string =>
  sentence
    .trim()
    .split(/\s+/)
    .map((word) => RegExp.escape(word))
    .join(String.raw`\s+`);

const sentencePattern = (sentence: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${wordsOf(sentence)}(?![\p{L}\p{N}])`, 'gu');

/** What ends without a mark ends its line: "Free delivery" is not the beginning of "Free delivery over 80 EUR". */
function wholePattern(sentence: string): RegExp {
  const end = /[.!?…。！？]["”»)]*$/u.test(sentence) ? '' : String.raw`(?=[\s*_]*(?:$|[\n|·•]))`;
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${wordsOf(sentence)}(?![\p{L}\p{N}])${end}`, 'gu');
}
