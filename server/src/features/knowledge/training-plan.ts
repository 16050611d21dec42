/** When an agent is trained anew: by its schedule, or because its owner asks. */
import { Refused } from '../../lib/refused.ts';
import type { Transaction } from '../../database/open-database.ts';
import type { KnowledgeStore, TrainingCause } from './store.ts';

const ownersPauseMs = 60_000;
const trainingsShown = 10;
/** so many agents are begun at a stretch; the rest a minute later */
const dueAtOnce = 50;

export type Schedule = 'off' | 'daily' | 'weekly';

/** What the owner puts up with after a training was held back. */
export interface Accepts {
  acceptsSmaller?: boolean;
  acceptsFailures?: boolean;
}

interface Needs {
  store: KnowledgeStore;
  startTraining: (tx: Transaction, agentId: string, why: { cause: TrainingCause } & Accepts) => Promise<void>;
  /** the site costs us a visit each time: only agents that are in use are trained by themselves */
  isInUse: (agentId: string) => Promise<boolean>;
}

export function createTrainingPlan({ store, startTraining, isInUse }: Needs) {
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
