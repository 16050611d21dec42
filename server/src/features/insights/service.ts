/** What a shop owner sees of the last weeks: the figures, how long the credits will last, and what is worth doing next. */
import { outcomes } from '@vitrine/contract/outcomes';
import type { Insights } from '@vitrine/contract/statistics';
import type { CheckupFinding } from '@vitrine/contract/teaching';
import { maskPersonal } from '../../lib/mask-personal.ts';
import type { InsightsStore, ProductRow, Range, ReplyGroup } from './store.ts';

/** The owner's figures out of counted rows. */
const topicsMax = 40;
const productsMax = 50;
/** of a topic, and messages that they are chosen from */
const examplesMax = 3;
const candidatesMax = 12;

type Topic = Insights['topics'][number];
type Product = Insights['products'][number];

/** With the ids of messages in the place of examples. */
function topicsOf(groups: readonly ReplyGroup[]): Topic[] {
  const asked = groups.filter(({ outcome }) => outcome !== 'talk');
  return [...Map.groupBy(asked, ({ topic }) => topic ?? 'other')]
    .map(([name, of]) => ({
      name,
      asked: sum(of),
      answered: sum(of.filter(({ outcome }) => outcome === 'answered')),
      examples: [...new Set(of.flatMap(({ example, other }) => [example, other]))]
        .filter((id) => id !== null)
        .slice(0, candidatesMax),
    }))
    .sort((a, b) => b.asked - a.asked || a.name.localeCompare(b.name))
    .slice(0, topicsMax);
}

function productsOf(rows: readonly ProductRow[], clicks: readonly { url: string; clicked: number }[]): Product[] {
  const clicked = new Map(clicks.map((of) => [of.url, of.clicked]));
  return rows
    .map(({ url, name, asked, shown, soldOutAsked }) => {
      return { name, url, asked, shown, clicked: clicked.get(url) ?? 0, soldOutAsked };
    })
    .sort((a, b) => b.asked - a.asked || b.clicked - a.clicked || b.shown - a.shown)
    .slice(0, productsMax);
}

function figuresOf(
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

/** How long credits last at the pace of the last weeks. */
const paceDays = 28;

const dayMs = 86_400_000;

export interface Credits {
  /** null without a plan */
  left: number | null;
  /** when new ones come */
  renewsAt: Date | null;
}

interface Pace {
  /** in the last `paceDays` days */
  credits: number;
  firstAt: Date | null;
}

interface Forecast {
  /** null when none are used, or new ones come before the last is gone */
  lastsUntil: string | null;
  perDay: number;
}

/** A young agent's days count from its first credit, one day at least. */
function forecastOf({ credits, firstAt }: Pace, { left, renewsAt }: Credits, now: Date): Forecast {
  if (credits === 0 || firstAt === null) return { lastsUntil: null, perDay: 0 };
  const days = Math.min(paceDays, Math.max(1, (now.getTime() - firstAt.getTime()) / dayMs));
  const perDay = credits / days;
  const endsAt = left === null ? null : new Date(Math.min(now.getTime() + (left / perDay) * dayMs, farthest));
  const isEnough = endsAt === null || (renewsAt !== null && renewsAt <= endsAt);
  return { lastsUntil: isEnough ? null : endsAt.toISOString(), perDay: Math.round(perDay * 10) / 10 };
}

/** the contract's instants have four digits for the year */
const farthest = Date.UTC(9999, 0, 1);

/** The few things that would help most this week, for the letter: what costs visitors first. */
export interface Task {
  title: string;
  why: string;
  /** of the app */
  path: string;
}

interface Week extends Pick<Insights, 'products' | 'forecast'> {
  findings: readonly CheckupFinding[];
  now: Date;
}

const tasksMax = 3;
const soonMs = 14 * 86_400_000;
/** one product or question may be chance, and three of a kind are one thing to do */
const ofOneKindMax = 2;

export function worthDoing({ findings, products, forecast, now }: Week): Task[] {
  const candidates = [
    ...outOfCredits(forecast, now),
    ...tasksOf(findings.filter(({ kind }) => kind === 'not_installed')),
    ...tasksOf(findings.filter(({ kind, severity }) => kind === 'asked_in_vain' && severity !== 'low')),
    ...tasksOf(findings.filter(({ severity }) => severity === 'high')),
    ...soldOut(products),
    ...tasksOf(findings.filter(({ kind, severity }) => kind !== 'asked_in_vain' && severity === 'medium')),
    ...tasksOf(findings.filter(({ kind, severity }) => kind === 'asked_in_vain' && severity === 'low')),
  ];
  const kinds = new Map<string, number>();
  return candidates
    .filter(({ kind }) => {
      const before = kinds.get(kind) ?? 0;
      kinds.set(kind, before + 1);
      return before < ofOneKindMax;
    })
    .slice(0, tasksMax)
    .map(({ title, why, path }) => ({ title, why, path }));
}

type Candidate = Task & { kind: string };

const tasksOf = (findings: readonly CheckupFinding[]): Candidate[] =>
  findings.map(({ kind, title, detail, fix }) => ({
    kind,
    title,
    why: `${detail} ${fix}`,
    path: pathOf[kind] ?? '/knowledge-base',
  }));

const pathOf: Record<string, string> = {
  asked_in_vain: '/conversations',
  not_installed: '/integrations',
  no_contact: '/agent-profile',
};

function outOfCredits({ lastsUntil, perDay }: Insights['forecast'], now: Date): Candidate[] {
  if (lastsUntil === null || Date.parse(lastsUntil) - now.getTime() > soonMs) return [];
  return [
    {
      kind: 'credits',
      title: `Your credits last until ${new Date(lastsUntil).toUTCString().slice(5, 11)}`,
      why: `Your agent uses about ${perDay} a day. Without credits it takes no messages.`,
      path: '/account',
    },
  ];
}

function soldOut(products: Insights['products']): Candidate[] {
  return products
    .filter(({ soldOutAsked }) => soldOutAsked > 1)
    .toSorted((a, b) => b.soldOutAsked - a.soldOutAsked)
    .map(({ name, soldOutAsked }) => ({
      kind: 'sold_out',
      title: `“${name}” was asked for ${soldOutAsked} times while it was sold out`,
      why: 'Restock it, or say on its page when it comes back.',
      path: '/',
    }));
}

const exampleMax = 200;

interface Needs {
  store: InsightsStore;
  creditsOf: (accountId: string) => Promise<Credits>;
}

export function createInsightsService({ store, creditsOf }: Needs) {
  async function forecast(agentId: string, accountId: string): Promise<Forecast> {
    const now = new Date();
    const since = new Date(now.getTime() - paceDays * 86_400_000);
    const [pace, credits] = await Promise.all([store.spent(agentId, since), creditsOf(accountId)]);
    return forecastOf(pace, credits, now);
  }

  return {
    forecast,

    async insights(
      owner: { agentId: string; accountId: string },
      range: Range,
    ): Promise<Omit<Insights, 'weeklyLetter'>> {
      const { agentId, accountId } = owner;
      const [{ groups, resolved }, products, clicked, began, ahead] = await Promise.all([
        store.replies(agentId, range),
        store.products(agentId, range),
        store.clicked(agentId, range),
        store.began(agentId, range),
        forecast(agentId, accountId),
      ]);
      const topics = topicsOf(groups);
      const words = await store.words(
        agentId,
        topics.flatMap(({ examples }) => examples),
      );
      const hours = Array.from({ length: 24 }, () => 0);
      for (const { hour, conversations } of began.hours) hours[hour] = conversations;
      return {
        ...figuresOf(groups, resolved),
        topics: withExamples(topics, words),
        products: productsOf(products, clicked),
        languages: began.languages,
        pages: began.pages,
        hours,
        forecast: ahead,
      };
    },
  };
}

export type InsightsService = ReturnType<typeof createInsightsService>;

/** What was asked in the same words is an example once, of whichever topic is asked most. */
export function withExamples(topics: readonly Topic[], words: ReadonlyMap<string, string>): Topic[] {
  const shown = new Set<string>();
  return topics.map((topic) => {
    const examples: string[] = [];
    for (const text of topic.examples.flatMap((id) => shownWords(words.get(id)))) {
      const key = (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
      if (examples.length === examplesMax || shown.has(key)) continue;
      shown.add(key);
      examples.push(text);
    }
    return { ...topic, examples };
  });
}

function shownWords(content: string | undefined): string[] {
  const masked = maskPersonal(content ?? '').trim();
  return masked === '' ? [] : [masked.slice(0, exampleMax).toWellFormed()];
}
