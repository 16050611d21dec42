/** What a training run needs of the world. */
import type { Politeness } from '../../../crawling/politeness.ts';
import type { Sleep } from '../../../crawling/robots.ts';
import type { ExtractedPage } from '../../../extraction/extracted-page.ts';
import type { Web, WebResponse } from '../../../ports/web.ts';
import type { KnowledgeRow } from '../store.ts';
import type { KeepProof } from './keep-proof.ts';
import type { PublishNeeds } from './publish-run.ts';
import type { RunKey } from './run-rows.ts';
import type { TrainingStore } from './training-store.ts';

export interface TrainingNeeds extends PublishNeeds {
  store: TrainingStore;
  web: Web;
  politeness: Politeness;
  sleep: Sleep;
  now: () => Date;
  knowledge: (agentId: string) => Promise<KnowledgeRow | null>;
  /** looks for the proof of ownership again. @throws RunFailed */
  keepProof: KeepProof;
  /** pages that the agent's plan covers */
  pageLimit: (agentId: string) => Promise<number>;
  extractPage: (page: Pick<WebResponse, 'url' | 'headers' | 'body'>) => ExtractedPage | Promise<ExtractedPage>;
  /** told once, when a run was published, failed or held back */
  onEnded: (key: RunKey) => Promise<void>;
}
