/** What `npm run admin` does about accounts. Each command answers with the lines to print. */
import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { AccountRow, AccountsDirectory } from './accounts-directory.ts';
import type { ReplyOf } from '@vitrine/contract/routes';
import { CommandError } from './typed-command.ts';

interface Needs {
  directory: AccountsDirectory;
  operations: Operations;
  retryJobs: () => Promise<{ kind: string; were: 'given up' | 'waiting'; jobs: number; lastError: string }[]>;
  /** writes a piece of an export */
  write: (piece: string) => Promise<void>;
}

const pageSize = 200;

const line = ({ id, email, agentId, plan, credits, status, closedAt, disabledAt, createdAt }: AccountRow) =>
  [
    id,
    email,
    agentId,
    plan ?? 'no plan',
    `${credits ?? 0} credits`,
    status ?? 'no knowledge',
    createdAt.toISOString().slice(0, 10),
    closedAt === null ? '' : 'AGENT BLOCKED',
    disabledAt === null ? '' : 'DISABLED',
  ]
    .join('\t')
    .trimEnd();

export function createAccountCommands({ directory, operations, retryJobs, write }: Needs) {
  async function named(name: string): Promise<AccountRow> {
    const account = await directory.find(name);
    if (account === null)
      throw new CommandError(`There is no account "${name}". Name it by usr_..., agt_... or its e-mail address.`);
    return account;
  }

  return {
    async list(): Promise<string[]> {
      const lines: string[] = [];
      for (let offset = 0; ; offset += pageSize) {
        const page = await directory.list(pageSize, offset);
        lines.push(...page.map(line));
        if (page.length < pageSize) return [...lines, `${lines.length} accounts`];
      }
    },

    async setBlocked(name: string, blocked: boolean): Promise<string[]> {
      const { agentId, email } = await named(name);
      await directory.setClosed(agentId, blocked);
      return [
        `The agent ${agentId} of ${email} is ${blocked ? 'blocked: visitors are told that it is closed' : 'open'}.`,
      ];
    },

    /** `sure` repeats the address, so that a slip of the hand deletes nothing */
    async erase(name: string, sure: string | undefined): Promise<string[]> {
      const account = await named(name);
      if (sure !== account.email)
        throw new CommandError(
          `This deletes ${account.email} with all its data, for good. Repeat the address to do it: --yes ${account.email}`,
        );
      await operations.eraseAccount(account.id);
      return [`${account.email} and all its data are deleted. Backups hold them until they expire.`];
    },

    async export(name: string): Promise<void> {
      const { id, agentId } = await named(name);
      const taken = await operations.readExport(id);
      await write(`${JSON.stringify(taken, null, 2).slice(0, -2)},\n  "conversations": [`);
      let isFirst = true;
      for (let after = ''; ;) {
        const page = await operations.readConversations(agentId, after);
        const last = page.at(-1);
        if (last === undefined) break;
        for (const conversation of page) {
          await write(`${isFirst ? '' : ','}\n${JSON.stringify(conversation)}`);
          isFirst = false;
        }
        after = last.id;
      }
      await write('\n  ]\n}\n');
    },

    async replayEvents(): Promise<string[]> {
      const before = await directory.parkedEvents();
      await operations.replayParkedEvents();
      const after = await directory.parkedEvents();
      return [`${before} payment events were parked; ${before - after} went through, ${after} still wait.`];
    },

    async retryJobs(): Promise<string[]> {
      const kinds = await retryJobs();
      const sum = kinds.reduce((all, { jobs }) => all + jobs, 0);
      return [
        ...kinds.map(({ kind, were, jobs, lastError }) => `${kind}\t${jobs}\t${were} because: ${lastError}`),
        sum === 0
          ? 'No job of the last 7 days was given up, and none waits for another attempt.'
          : `${sum} jobs begin again; a worker takes them now.`,
      ];
    },
  };
}

/** What the operator may do that the features know how to; composition hands it over. */
interface Operations {
  /** @returns false when there is no such account */
  eraseAccount: (accountId: string) => Promise<boolean>;
  readExport: (accountId: string) => Promise<ReplyOf<'exportAccount'>['export'] | null>;
  /** a page after this conversation's id, '' for the first; an empty one is the end */
  readConversations: (agentId: string, after: string) => Promise<ReplyOf<'exportConversations'>['conversations']>;
  replayParkedEvents: () => Promise<void>;
}

/** Where an export goes: a file that only its owner reads, which has its name once it is whole. What had the name before stays until then. */
export function openExportFile(file: string) {
  const draft = `${file}.part`;
  let handle: FileHandle | null = null;

  return {
    async write(piece: string): Promise<void> {
      handle ??= await open(draft, 'w', 0o600);
      await handle.writeFile(piece);
    },
    async settle(): Promise<void> {
      await handle?.close();
      await rename(draft, file);
    },
    async discard(): Promise<void> {
      await handle?.close();
      if (handle) await rm(draft, { force: true });
    },
  };
}
