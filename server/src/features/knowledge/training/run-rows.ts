/** The words that both halves of the training's store share. */
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { pages } from '../../../database/tables/training.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';

export interface RunKey {
  agentId: string;
  runId: string;
}

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
