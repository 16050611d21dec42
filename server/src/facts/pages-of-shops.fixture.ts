/** Pages as shops of each country write them, with the facts that stand in each sentence, for tests. */
import { readFileSync } from 'node:fs';
import type { Passage } from '../search/documents.ts';
import { factTopics } from './fact.ts';
import type { FactTopic, FactValue, FoundFact } from './fact.ts';

interface Expected {
  topic: FactTopic;
  /** as the file writes it; '' where any will do */
  value: string;
  isNeeded: boolean;
}

export interface FixturePages {
  passages: Passage[];
  /** by the line's text, label included */
  lines: { text: string; expected: Expected[] }[];
}

/** `= kind | title`, `# heading`, `topic=value; ?topic :: text`; a line without topics says no fact. */
export function readFixture(language: string, declared: string | null = language): FixturePages {
  const source = readFileSync(new URL(`./fixtures/${language}.txt`, import.meta.url), 'utf8');
  const passages: Passage[] = [];
  const lines: FixturePages['lines'] = [];
  let page: Pick<Passage, 'kind' | 'title' | 'url'> = { kind: 'page', title: '', url: '' };
  let headings: string[] = [];
  let open: string[] = [];
  const close = () => {
    if (open.length > 0) passages.push({ ...page, headings, text: open.join('\n'), language: declared, voice: 'shop' });
    open = [];
  };
  for (const line of source.split('\n').filter((one) => one !== '')) {
    const [, kind, title = ''] = /^= (\w+) \| (.+)$/u.exec(line) ?? [];
    if (kind === 'policy' || kind === 'page' || kind === 'site') {
      close();
      page = { kind, title, url: `https://shop.example/${kind}-${passages.length}` };
      headings = [];
    } else if (line.startsWith('# ')) {
      close();
      headings = [line.slice(2)];
    } else {
      const [before, after] = line.split(' :: ');
      open.push(after ?? line);
      lines.push({ text: after ?? line, expected: after === undefined ? [] : expectedIn(before ?? '') });
    }
  }
  close();
  return { passages, lines };
}

const expectedIn = (list: string): Expected[] =>
  list.split(/;\s*/u).map((entry) => {
    const [, optional, name = '', value = ''] = /^(\??)([\w.]+)(?:=(.+))?$/u.exec(entry) ?? [];
    const topic = factTopics.find((one) => one === name);
    if (topic === undefined) throw new Error(`no topic: ${entry}`);
    return { topic, value, isNeeded: optional === '' };
  });

export interface Judged {
  needed: number;
  missed: string[];
  wrong: string[];
}

export function judge({ lines }: FixturePages, facts: readonly FoundFact[]): Judged {
  const missed: string[] = [];
  const wrong: string[] = [];
  let needed = 0;
  for (const { text, expected } of lines) {
    const found = facts.filter((fact) => text.includes(fact.text));
    for (const { topic, value } of expected.filter((one) => one.isNeeded)) {
      needed += 1;
      const own = found.find((fact) => fact.topic === topic);
      if (own === undefined) missed.push(`${topic} | ${text}`);
      else if (value !== '' && written(own.value) !== value)
        wrong.push(`${topic} is ${written(own.value)}, not ${value} | ${text}`);
    }
    for (const fact of found) {
      if (!expected.some(({ topic }) => isSaid(topic, fact))) wrong.push(`${fact.topic} | ${fact.text}`);
    }
  }
  return { needed, missed, wrong };
}

/** What a delivery costs or takes there says that it goes there; who is to be written to is an address. */
const isSaid = (topic: FactTopic, fact: FoundFact): boolean =>
  topic === fact.topic ||
  (fact.topic === 'delivery.regions' && topic.startsWith('delivery.')) ||
  (fact.topic === 'contact.email' && fact.text.includes('@'));

function written(value: FactValue | null): string {
  if (value === null) return '';
  if (value.kind === 'money') return value.amount.toFixed(2).replace(/\.00$/u, '');
  if (value.kind === 'days') return value.from === value.to ? String(value.from) : `${value.from}-${value.to}`;
  if (value.kind === 'percent') return `${value.percent}%`;
  if (value.kind === 'yes_no') return value.yes ? 'yes' : 'no';
  return value.names.join('+');
}
