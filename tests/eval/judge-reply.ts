/** What a written question expects of its reply, and whether the reply keeps it. */
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { packs } from '../../server/src/languages/packs.ts';

export interface WrittenQuestion {
  /** what the visitor wrote before, oldest first */
  before?: string[];
  ask: string;
  /** host and path of the page that the visitor is on */
  path?: string;
  /** patterns that the text holds, or must not hold */
  says?: string;
  never?: string;
  /** a pattern of the address that the text links to */
  page?: string;
  /** patterns of titles: all cards, the first, one of them, another of them */
  cards?: string;
  first?: string;
  some?: string;
  also?: string;
  /** every card's price is below it */
  under?: number;
  noCards?: true;
  /** the shop's contacts are given */
  contacts?: true;
  /** no page is quoted and no product shown */
  unknown?: true;
  /** language of our own words around what is quoted */
  lead?: string;
  why: string;
}

export interface Reply {
  text: string;
  cards: ProductCard[];
}

/** What is wrong with the reply; nothing when it is right. */
export function faultsOf(asked: WrittenQuestion, { text, cards }: Reply, contact: string): string[] {
  const titles = cards.map(({ title }) => title);
  const faults: string[] = [];
  const need = (kept: boolean, fault: string) => kept || faults.push(fault);
  if (text.trim() === '') faults.push('empty');
  if (asked.says !== undefined) need(pattern(asked.says).test(text), `does not say ${asked.says}`);
  if (asked.never !== undefined) need(!pattern(asked.never).test(text), `says ${asked.never}`);
  if (asked.page !== undefined) need(pattern(asked.page).test(text), `does not lead to ${asked.page}`);
  const { cards: all, first, some, also, under, lead } = asked;
  if (all !== undefined)
    need(
      titles.every((title) => pattern(all).test(title)),
      `a card beside ${all}`,
    );
  if (first !== undefined) need(pattern(first).test(titles[0] ?? ''), `the first card is not ${first}`);
  for (const one of [some, also]) {
    if (one !== undefined)
      need(
        titles.some((title) => pattern(one).test(title)),
        `no card of ${one}`,
      );
  }
  if (under !== undefined)
    need(
      cards.every(({ price }) => Number.parseFloat(price) <= under),
      `a card above ${under}`,
    );
  if (asked.noCards || asked.unknown) need(cards.length === 0, 'cards');
  if (asked.contacts) need(text.includes(contact), 'no contacts');
  // what comes closest is shown behind "I couldn't find that": it is no answer
  if (asked.unknown) need(!/\]\(https?:/.test(withoutClosest(text)), 'quotes a page');
  if (lead !== undefined) need(speaks(lead, text), `our words are not in ${lead}`);
  return faults;
}

const pattern = (source: string) => new RegExp(source.replace('(?i)', ''), source.startsWith('(?i)') ? 'iu' : 'u');

const closestPhrases = [...packs.values()].flatMap(({ phrases }) =>
  Object.values(phrases).flatMap(({ closest, perhaps, unclear }) => [closest, perhaps, unclear]),
);

function withoutClosest(text: string): string {
  const at = Math.max(...closestPhrases.map((phrase) => text.indexOf(phrase)));
  return at < 0 ? text : text.slice(0, at);
}

/** One of our phrases of that language stands in the text, whole but for what is filled in. */
function speaks(language: string, text: string): boolean {
  const ours = Object.values(packs.get(language)?.phrases ?? {}).flatMap((register): string[] =>
    Object.values(register),
  );
  return ours.some((phrase) => {
    const parts = phrase.split(/\{\w+\}/).filter((part: string) => part.length > 3);
    return parts.length > 0 && parts.every((part: string) => text.includes(part));
  });
}
