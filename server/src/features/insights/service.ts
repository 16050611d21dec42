import type { Insights } from '@vitrine/contract/statistics';
import { maskPersonal } from '../../lib/mask-personal.ts';
import { figuresOf, forecastOf, paceDays, productsOf, topicsOf } from './domain/insights-of.ts';
import type { Credits, Forecast } from './domain/insights-of.ts';
import type { InsightsStore, Range } from './store.ts';

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
        topics: topics.map((topic) => ({
          ...topic,
          examples: topic.examples.flatMap((id) => shownWords(words.get(id))),
        })),
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

function shownWords(content: string | undefined): string[] {
  const masked = maskPersonal(content ?? '').trim();
  return masked === '' ? [] : [masked.slice(0, exampleMax).toWellFormed()];
}
