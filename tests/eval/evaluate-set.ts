/** One labelled set through the index that agents answer from: no server, no database. */
import { buildIndex } from '../../server/src/search/build-index.ts';
import { loadIndex } from '../../server/src/search/load-index.ts';
import type { LabelledDocument, LabelledQuery, LabelledSet } from './labelled-set.ts';
import { measureRefusal } from './measure-refusal.ts';
import { meanOf, percentile, rankingMetrics, rounded } from './ranking-metrics.ts';
import type { RankingMetrics } from './ranking-metrics.ts';
import { isCatalogue, productOf } from './catalogue.ts';
import { passageOf } from './passage-of.ts';

/** The line that is printed for a set; its names are relied on from outside. */
export interface SetFigures extends RankingMetrics {
  set: string;
  queries: number;
  p95Ms: number;
  /** of sets that mark queries which nothing answers: right and not refused, of the others */
  rightAndAnswered?: number;
  /** and refused, of those */
  strangersRefused?: number;
}

type Find = (text: string) => string[];

const warmUpQueries = 25;

export function evaluateSet(set: LabelledSet): SetFigures {
  const find = createFinder(set);
  const judged = set.queries.filter(({ id }) => [...(set.grades.get(id)?.values() ?? [])].some((grade) => grade > 0));
  for (const query of judged.slice(0, warmUpQueries)) find(query);
  const timesMs: number[] = [];
  const metrics = judged.map((query) => {
    const grades = set.grades.get(query.id);
    const startedAt = performance.now();
    const found = find(query);
    timesMs.push(performance.now() - startedAt);
    return rankingMetrics(
      found.map((id) => grades?.get(id) ?? 0),
      [...(grades?.values() ?? [])],
    );
  });
  const means = meanOf(metrics);
  const refusal = measureRefusal(set);
  return {
    set: set.name,
    queries: judged.length,
    ...means,
    p95Ms: rounded(percentile(timesMs, 0.95), 3),
    ...(refusal !== null && {
      rightAndAnswered: rounded(refusal.rightAndAnswered),
      strangersRefused: rounded(refusal.strangersRefused),
    }),
  };
}

/** An index for each scope, and one of everything for queries that name none; each is built when first asked. */
function createFinder(set: LabelledSet): (query: LabelledQuery) => string[] {
  const scopes = Map.groupBy(set.documents, ({ scope }) => scope);
  const asProducts = isCatalogue(set);
  const finders = new Map<string | null, Find>();
  return ({ text, scope }) => {
    let find = finders.get(scope);
    if (find === undefined) {
      find = indexed(scope === null ? set.documents : (scopes.get(scope) ?? []), asProducts);
      finders.set(scope, find);
    }
    return find(text);
  };
}

function indexed(documents: readonly LabelledDocument[], asProducts: boolean): Find {
  const index = loadIndex(
    buildIndex({
      passages: asProducts ? [] : documents.map(passageOf),
      products: asProducts ? documents.map(productOf) : [],
    }),
  );
  return (text) => {
    const hits = asProducts ? index.searchProducts(text, 10) : index.searchPassages(text, 10);
    return hits.map(({ position }) => documents[position]?.id ?? '');
  };
}
