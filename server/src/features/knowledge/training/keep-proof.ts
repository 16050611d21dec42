/** A site changes hands: each training looks for the proof anew, and without it an agent is trained for a week more (CW-27). */
import { siteOf } from '../../../crawling/site-identity.ts';
import type { Transaction } from '../../../database/open-database.ts';
import { afterGrace } from '../domain/ownership-ways.ts';
import type { OwnershipLook } from '../prove-ownership.ts';
import type { KnowledgeRow, KnowledgeStore } from '../store.ts';
import { RunFailed } from './run-rows.ts';

interface Needs {
  store: Pick<KnowledgeStore, 'transaction' | 'noteProof'>;
  proveOwnership: (knowledge: KnowledgeRow) => Promise<OwnershipLook>;
  now: () => Date;
  /** tells the owner, once for each time it is lost */
  tellLost: (tx: Transaction, agentId: string) => Promise<void>;
}

export type KeepProof = (knowledge: KnowledgeRow) => Promise<void>;

/** @returns what throws RunFailed where the proof was lost a week ago and is still not there */
export function createKeepProof({ store, proveOwnership, now, tellLost }: Needs): KeepProof {
  return async (knowledge) => {
    const { agentId, websiteUrl, ownershipProvedBy } = knowledge;
    const host = siteOf(websiteUrl)?.host ?? '';
    const { proof, unanswered } = await proveOwnership(knowledge);
    if (proof !== null) {
      await store.transaction((tx) => store.noteProof(tx, knowledge, { by: proof }));
      return;
    }
    const lostAt = knowledge.ownershipLostAt ?? now();
    if (knowledge.ownershipLostAt === null) {
      // where nobody answers nothing is known to be gone
      if (unanswered.some((way) => way === ownershipProvedBy)) return;
      await store.transaction(async (tx) => {
        if (await store.noteProof(tx, knowledge, { lostAt })) await tellLost(tx, agentId);
      });
    }
    if (now() >= afterGrace(lostAt)) throw new RunFailed(proofIsGone(host));
  };
}

const proofIsGone = (host: string) =>
  `For a week we have not found the proof that ${host} is yours. Put it back, and train your agent again.`;
