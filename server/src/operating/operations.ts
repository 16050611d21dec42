import type { ReplyOf } from '@vitrine/contract/routes';

/** What the operator may do that the features know how to; composition hands it over. */
export interface Operations {
  /** @returns false when there is no such account */
  eraseAccount: (accountId: string) => Promise<boolean>;
  readExport: (accountId: string) => Promise<ReplyOf<'exportAccount'>['export'] | null>;
  /** a page after this conversation's id, '' for the first; an empty one is the end */
  readConversations: (agentId: string, after: string) => Promise<ReplyOf<'exportConversations'>['conversations']>;
  replayParkedEvents: () => Promise<void>;
}
