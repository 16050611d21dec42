/** The life of an agent's knowledge up to its training: saved → proved → pending (product.md section 4). */
import { limits } from '@vitrine/contract/limits';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Transaction } from '../../database/open-database.ts';
import { newSecret } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { checkKnowledge } from './domain/knowledge-fields.ts';
import type { KnowledgeFields } from './domain/knowledge-fields.ts';
import type { PagesStore } from './pages-store.ts';
import type { PreviewStore } from './preview/preview-store.ts';
import type { OwnershipLook } from './prove-ownership.ts';
import type { KnowledgeRow, KnowledgeStore, TrainingCause } from './store.ts';

const retrainPauseMs = 60_000;

interface Needs {
  store: KnowledgeStore;
  /** why an address may not be fetched, or null */
  refuseAddress: (url: string) => string | null;
  proveOwnership: (knowledge: KnowledgeRow) => Promise<OwnershipLook>;
  /** false counts every site as proved when its knowledge is saved */
  proofRequired: boolean;
  startTraining: (tx: Transaction, agentId: string, why: { cause: TrainingCause }) => Promise<void>;
  queuePageCount: (tx: Transaction, agentId: string) => Promise<void>;
  pages: PagesStore['page'];
  preview: Pick<PreviewStore, 'newest'>;
  startPreview: (tx: Transaction, agentId: string) => Promise<void>;
}

export function createKnowledgeService(needs: Needs) {
  const { store } = needs;

  async function startTraining(tx: Transaction, agentId: string): Promise<void> {
    await store.setStatus(tx, agentId, 'pending');
    await needs.startTraining(tx, agentId, { cause: 'saved' });
  }

  function checked(fields: KnowledgeFields): KnowledgeFields {
    const knowledge = checkKnowledge(fields);
    // The guard speaks first: a private address is refused as such, however odd its spelling.
    for (const url of [`https://${fields.websiteUrl.trim().replace(/^https?:\/\//i, '')}`, fields.sitemapUrl.trim()]) {
      const refusal = needs.refuseAddress(url);
      if (refusal !== null && URL.canParse(url)) throw new Refused('knowledge.address_refused', refusal);
    }
    if ('wrong' in knowledge) throw new Refused('request.malformed', knowledge.wrong);
    return knowledge;
  }

  async function save(agentId: string, fields: KnowledgeFields): Promise<KnowledgeFields> {
    const knowledge = checked(fields);
    await store.transaction(async (tx) => {
      await store.lock(tx, agentId);
      const current = await store.knowledge(agentId, tx);
      if (current && current.region !== knowledge.region) {
        throw new Refused('request.malformed', 'The region cannot be changed once the agent is created.');
      }
      if (current && isSame(current, knowledge)) return;
      await store.save(tx, agentId, knowledge, newSecret());
      const moved = current !== null && siteOf(current.websiteUrl)?.host !== siteOf(knowledge.websiteUrl)?.host;
      if (moved) await store.forgetProof(tx, agentId);
      const proved = current !== null && current.ownershipProvedAt !== null && !moved;
      if (!proved && !needs.proofRequired) await store.markProved(tx, agentId, 'configuration');
      if (proved || !needs.proofRequired) {
        await startTraining(tx, agentId);
      } else {
        await store.setStatus(tx, agentId, 'created');
        await needs.queuePageCount(tx, agentId);
      }
    });
    return knowledge;
  }

  async function lookForProof(knowledge: KnowledgeRow): Promise<void> {
    const { agentId } = knowledge;
    const host = siteOf(knowledge.websiteUrl)?.host ?? '';
    const { proof } = await needs.proveOwnership(knowledge);
    if (proof === null) return;
    await store.transaction(async (tx) => {
      await store.lock(tx, agentId);
      const current = await store.knowledge(agentId, tx);
      // another site may have been named while the proof was looked for, and this one proves nothing of it (CW-26)
      if (siteOf(current?.websiteUrl ?? '')?.host !== host) return;
      await store.markProved(tx, agentId, proof);
      await startTraining(tx, agentId);
    });
  }

  /** Looks for a proof, or begins again after a failed run; both at most once in a while. */
  async function advance(knowledge: KnowledgeRow): Promise<void> {
    const { agentId } = knowledge;
    if (!(await store.claimProofCheck(agentId))) return;
    if (knowledge.ownershipProvedAt === null) {
      await lookForProof(knowledge);
      return;
    }
    const run = await store.newestRun(agentId);
    const rested = run?.finishedAt && Date.now() - run.finishedAt.getTime() > retrainPauseMs;
    if (rested) await store.transaction((tx) => startTraining(tx, agentId));
  }

  return {
    save,

    async update(agentId: string, change: Partial<KnowledgeFields>): Promise<KnowledgeFields> {
      const current = await store.knowledge(agentId);
      if (current === null) throw new Refused('request.malformed', 'Save the knowledge first.');
      const { region, websiteUrl, sitemapUrl, excludeUrls } = current;
      return save(agentId, { region, websiteUrl, sitemapUrl, excludeUrls, ...change });
    },

    knowledge: (agentId: string) => store.knowledge(agentId),

    pages: needs.pages,

    /** Begins a preview of the website that is named now, once; asked again it tells how far it is. */
    async tryAgent(agentId: string) {
      return store.transaction(async (tx) => {
        await store.lock(tx, agentId);
        const state = await store.agentState(agentId, tx);
        if ((await store.knowledge(agentId, tx)) === null || state?.indexVersion !== null) return null;
        const found = await needs.preview.newest(agentId, tx);
        if (found === null) await needs.startPreview(tx, agentId);
        // the training that reads the whole site has ended one under way, or does what one could not
        if (found?.run.phase === 'failed' && state?.status === 'pending') return null;
        return found ?? { run: null, previewRunId: null };
      });
    },

    /** Owners need not keep the page open until their proof is there. */
    async lookForProof(agentId: string): Promise<void> {
      const knowledge = await store.knowledge(agentId);
      if (knowledge !== null && knowledge.ownershipProvedAt === null) await lookForProof(knowledge);
    },

    async status(agentId: string) {
      const knowledge = await store.knowledge(agentId);
      const before = await store.agentState(agentId);
      if (before === null) throw notFound();
      if (knowledge && before.status === 'created') await advance(knowledge);
      const [agent, after, run] = await Promise.all([
        store.agentState(agentId),
        store.knowledge(agentId),
        store.newestRun(agentId),
      ]);
      const failedPages = run ? await store.failedPages(agentId, run.id, limits.pageSizeMax) : [];
      return { agent: agent ?? before, knowledge: after, run, failedPages };
    },
  };
}

export type KnowledgeService = ReturnType<typeof createKnowledgeService>;

function isSame(row: KnowledgeRow, fields: KnowledgeFields): boolean {
  return (
    row.websiteUrl === fields.websiteUrl &&
    row.sitemapUrl === fields.sitemapUrl &&
    JSON.stringify(row.excludeUrls) === JSON.stringify(fields.excludeUrls)
  );
}

/** When an agent is trained anew: by its schedule, or because its owner asks. */
const ownersPauseMs = 60_000;
const trainingsShown = 10;
/** so many agents are begun at a stretch; the rest a minute later */
const dueAtOnce = 50;

type Schedule = 'off' | 'daily' | 'weekly';

/** What the owner puts up with after a training was held back. */
export interface Accepts {
  acceptsSmaller?: boolean;
  acceptsFailures?: boolean;
}

interface PlanNeeds {
  store: KnowledgeStore;
  startTraining: (tx: Transaction, agentId: string, why: { cause: TrainingCause } & Accepts) => Promise<void>;
  /** the site costs us a visit each time: only agents that are in use are trained by themselves */
  isInUse: (agentId: string) => Promise<boolean>;
}

export function createTrainingPlan({ store, startTraining, isInUse }: PlanNeeds) {
  return {
    /** The owner's button. */
    async trainAgain(agentId: string, accepts: Accepts = {}): Promise<void> {
      await store.transaction(async (tx) => {
        await store.lock(tx, agentId);
        const knowledge = await store.knowledge(agentId, tx);
        if (knowledge === null) throw new Refused('request.malformed', 'Save the knowledge first.');
        if (knowledge.ownershipProvedAt === null) {
          throw new Refused('knowledge.not_proved', 'Show us first that the website is yours.');
        }
        const run = await store.newestRun(agentId, tx);
        if (run !== null && run.finishedAt === null) {
          throw new Refused('knowledge.training_under_way', 'Your agent is being trained right now.');
        }
        const rested = run?.finishedAt == null || Date.now() - run.finishedAt.getTime() > ownersPauseMs;
        if (!rested && accepts.acceptsSmaller !== true && accepts.acceptsFailures !== true) {
          throw new Refused('knowledge.trained_just_now', 'The last training ended less than a minute ago.');
        }
        await startTraining(tx, agentId, { cause: 'owner', ...accepts });
      });
    },

    setSchedule: (agentId: string, schedule: Schedule) => store.setSchedule(agentId, schedule),

    async overview(agentId: string) {
      const [knowledge, trainings] = await Promise.all([
        store.knowledge(agentId),
        store.newestRuns(agentId, trainingsShown),
      ]);
      const leftOut = await store.leftOut(agentId);
      return { knowledge, trainings, leftOut };
    },

    /** Begins the trainings whose time has come; one that cannot be begun holds up no other. */
    async startDue(onFailure: (error: unknown) => void): Promise<void> {
      for (const agentId of await store.claimDue(dueAtOnce)) {
        try {
          if (!(await isInUse(agentId))) continue;
          await store.transaction(async (tx) => {
            await store.lock(tx, agentId);
            const knowledge = await store.knowledge(agentId, tx);
            if (knowledge?.ownershipProvedAt == null) return;
            const run = await store.newestRun(agentId, tx);
            if (run === null || run.finishedAt !== null) await startTraining(tx, agentId, { cause: 'schedule' });
          });
        } catch (error) {
          onFailure(error);
        }
      }
    },
  };
}

export type TrainingPlan = ReturnType<typeof createTrainingPlan>;
