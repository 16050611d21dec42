/** The words that the parts of the training's store share. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import { pages, trainingRuns } from '../../../database/tables/training.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';

export interface RunKey {
  agentId: string;
  runId: string;
}

export const ofRun = ({ agentId, runId }: RunKey) => and(eq(pages.agentId, agentId), eq(pages.runId, runId));
export const isRun = ({ agentId, runId }: RunKey) => and(eq(trainingRuns.agentId, agentId), eq(trainingRuns.id, runId));
export const isOpenRun = (key: RunKey) => and(isRun(key), isNull(trainingRuns.finishedAt));

type PageColumns = Pick<typeof pages, 'extracted' | 'contentHash' | 'fingerprint'>;

/** What was read of a page, be it in this run or, for a carried one, in the run it builds on. */
export function readingPage(base: { [K in keyof PageColumns]: unknown }): {
  extracted: SQL<ExtractedPage | null>;
  contentHash: SQL<string | null>;
  fingerprint: SQL<string | null>;
} {
  const isCarried = sql`${pages.state} = 'carried'`;
  return {
    extracted: sql`case when ${isCarried} then ${base.extracted} else ${pages.extracted} end`,
    contentHash: sql`case when ${isCarried} then ${base.contentHash} else ${pages.contentHash} end`,
    fingerprint: sql`case when ${isCarried} then ${base.fingerprint} else ${pages.fingerprint} end`,
  };
}

// The ways in which a training run ends without being published.

/** Says in plain words why it cannot go on, whatever is tried. */
export class RunFailed extends Error {}

/** It read so much less than before, or breaks so much, that the old knowledge is kept. */
export class HeldBack extends Error {
  /** of a run that breaks questions of the suite */
  readonly suite: TrainingSuite | null;
  /** ... with what it would publish */
  readonly digest: TrainingDigest | null;
  constructor(message: string, broken: { suite: TrainingSuite; digest: TrainingDigest } | null = null) {
    super(message);
    this.suite = broken?.suite ?? null;
    this.digest = broken?.digest ?? null;
  }
}

/** A newer run took its place; nothing is to be said. */
export class Overtaken extends Error {}
