/** The owner's figures out of counted rows. */
import { outcomes } from '@vitrine/contract/outcomes';
import type { Insights } from '@vitrine/contract/statistics';
import type { ProductRow, ReplyGroup } from '../store.ts';

const topicsMax = 40;
const productsMax = 50;

type Topic = Insights['topics'][number];
type Product = Insights['products'][number];

/** With the ids of messages in the place of examples. */
export function topicsOf(groups: readonly ReplyGroup[]): Topic[] {
  const asked = groups.filter(({ outcome }) => outcome !== 'talk');
  return [...Map.groupBy(asked, ({ topic }) => topic ?? 'other')]
    .map(([name, of]) => ({
      name,
      asked: sum(of),
      answered: sum(of.filter(({ outcome }) => outcome === 'answered')),
      examples: [...new Set(of.flatMap(({ example, other }) => [example, other]))]
        .filter((id) => id !== null)
        .slice(0, 3),
    }))
    .sort((a, b) => b.asked - a.asked || a.name.localeCompare(b.name))
    .slice(0, topicsMax);
}

export function productsOf(
  rows: readonly ProductRow[],
  clicks: readonly { url: string; clicked: number }[],
): Product[] {
  const clicked = new Map(clicks.map((of) => [of.url, of.clicked]));
  return rows
    .map(({ url, name, asked, shown, soldOutAsked }) => {
      return { name, url, asked, shown, clicked: clicked.get(url) ?? 0, soldOutAsked };
    })
    .sort((a, b) => b.asked - a.asked || b.clicked - a.clicked || b.shown - a.shown)
    .slice(0, productsMax);
}

export function figuresOf(
  groups: readonly ReplyGroup[],
  resolved: number,
): Pick<Insights, 'outcomes' | 'resolved' | 'ratings'> {
  const counts = outcomes.map((name) => [name, sum(groups.filter(({ outcome }) => outcome === name))] as const);
  const of = sum(groups.filter(({ outcome }) => outcome !== 'talk'));
  const rated = (rating: number) => sum(groups.filter((group) => group.rating === rating));
  return {
    outcomes: { ...noOutcomes, ...Object.fromEntries(counts) },
    resolved: { share: of === 0 ? 0 : Number((resolved / of).toFixed(4)), of },
    ratings: { up: rated(1), down: rated(-1) },
  };
}

const noOutcomes = { answered: 0, unsure: 0, unknown: 0, person: 0, order: 0, talk: 0, failed: 0 };

const sum = (groups: readonly ReplyGroup[]): number => groups.reduce((all, { replies }) => all + replies, 0);
