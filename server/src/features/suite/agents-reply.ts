/** What an agent says, with what it rests on: as much of it as a question of the suite looks at. */
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ReplyEnvelope } from '@vitrine/contract/reply-envelope';
import type { FactTopic, FactValue } from '../../facts/fact.ts';

export type AgentsReply = ReplyEnvelope & {
  outcome: Outcome;
  used: {
    passages: { url: string }[];
    facts: { url: string; topic: FactTopic; value: FactValue | null; text: string }[];
  };
};

/** Nothing is stored or charged. */
export type AskNow = (text: string) => Promise<AgentsReply>;
