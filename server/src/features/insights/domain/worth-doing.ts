/** The few things that would help most this week, for the letter: what costs visitors first. */
import type { Insights } from '@vitrine/contract/statistics';
import type { CheckupFinding } from '@vitrine/contract/teaching';

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
