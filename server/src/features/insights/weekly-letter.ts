/** Writes to owners once a week what would help most, and to none of them a letter with nothing to do. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { fieldOf } from '@vitrine/contract/field-of';
import type { Insights } from '@vitrine/contract/statistics';
import type { CheckupFinding } from '@vitrine/contract/teaching';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { registerLetterPage } from '../../http/letter-page.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { greeting } from '../../lib/contact-addresses.ts';
import type { Letter, Mailer } from '../../ports/mailer.ts';
import { worthDoing } from './service.ts';
import type { InsightsService, Task } from './service.ts';
import type { LetterStore } from './store.ts';

const weeklyLetterJobKind = 'insights.letter';

export interface LetterNeeds {
  mailer: Mailer;
  publicUrl: string;
  checkup: { look: (agentId: string) => Promise<{ findings: readonly CheckupFinding[] }> };
  ownerOf: (agentId: string) => Promise<{ id: string; name: string; email: string; disabledAt: Date | null } | null>;
  isInUse: (agentId: string) => Promise<boolean>;
}

interface Needs extends LetterNeeds {
  db: Database;
  store: LetterStore;
  service: InsightsService;
}

export function createWeeklyLetter({ db, store, service, ...needs }: Needs) {
  async function write(agentId: string): Promise<void> {
    const owner = await needs.ownerOf(agentId);
    // nobody is written to whose account is closed or going
    if (owner?.disabledAt !== null || !(await store.isWanted(agentId)) || !(await needs.isInUse(agentId))) return;
    const now = new Date();
    const whose = { agentId, accountId: owner.id };
    const range = { start: new Date(now.getTime() - 7 * 86_400_000), end: now };
    const [insights, { findings }] = await Promise.all([service.insights(whose, range), needs.checkup.look(agentId)]);
    const tasks = worthDoing({ ...insights, findings, now });
    if (tasks.length === 0) return;
    const { name, email } = owner;
    await needs.mailer.send(weeklyLetter({ ...whose, name, email }, needs.publicUrl, { ...insights, tasks }));
  }

  const handler: JobHandler = ({ payload }) => write(parseJob(payload));

  return {
    handlers: { [weeklyLetterJobKind]: handler },

    async chore(): Promise<void> {
      for (const agentId of await store.claimDue())
        await enqueueJob(db, {
          kind: weeklyLetterJobKind,
          payload: { agentId },
          dedupeKey: `weekly-letter:${agentId}`,
        });
    },

    /** The link of the letter: it needs no log-in, and a mail program may press it by itself (RFC 8058). */
    registerPage: (app: FastifyInstance) =>
      registerLetterPage(app, letterOffPath, async ({ queried }) => {
        const [agentId, key] = [queried('agentId'), queried('key')];
        const accountId = agentId === '' ? null : await store.accountOf(agentId);
        const isRight = accountId !== null && isSigned({ agentId, accountId }, key);
        if (isRight) await store.setWanted(agentId, false);
        const link = { href: `${needs.publicUrl}/`, words: 'To your dashboard' };
        return { isRight, ...(isRight ? endedWords : wrongWords), link };
      }),
  };
}

function parseJob(payload: unknown): string {
  const agentId = fieldOf(payload, 'agentId');
  if (typeof agentId !== 'string') throw new Error('a weekly letter’s job with a foreign payload');
  return agentId;
}

const endedWords = {
  title: 'No more weekly e-mails',
  words: 'You can have them back at any time: the switch is under the figures on your dashboard.',
};
const wrongWords = {
  title: 'This link leads nowhere',
  words: 'It is incomplete, or its account is gone. The switch for weekly e-mails is on your dashboard.',
};

const letterOffPath = '/letters/weekly/off';

/** Signed with the account's id, which no visitor and no page ever sees: the link works for as long as the account stands. */
const signature = ({ agentId, accountId }: Whose): string =>
  createHmac('sha256', accountId).update(`weekly letter off ${agentId}`).digest('base64url');

interface Whose {
  agentId: string;
  accountId: string;
}

function isSigned(whose: Whose, key: string): boolean {
  const [expected, given] = [Buffer.from(signature(whose)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

interface Week extends Pick<Insights, 'outcomes' | 'resolved'> {
  tasks: readonly Task[];
}

/** The weekly letter, and the link that ends it. */
function weeklyLetter(
  owner: Whose & { name: string; email: string },
  publicUrl: string,
  { tasks, outcomes, resolved }: Week,
): Letter {
  const off = `${publicUrl}${letterOffPath}?agentId=${owner.agentId}&key=${signature(owner)}`;
  const share = Math.round(resolved.share * 100);
  const figures =
    resolved.of === 0
      ? 'Nobody asked your agent anything in the last seven days.'
      : `Your agent was asked ${number(resolved.of, 'question')} in the last seven days and resolved ${share} % of them; ${number(outcomes.unknown, 'answer')} it did not know.`;
  return {
    to: owner.email,
    subject:
      tasks.length === 1 ? 'One thing worth doing this week' : `${wordOf(tasks.length)} things worth doing this week`,
    text: `${greeting(owner.name)}

${figures} What would help most now:

${tasks.map(({ title, why, path }, at) => `${at + 1}. ${oneLine(title)}\n   ${oneLine(why)}\n   ${publicUrl}${path}`).join('\n\n')}

Vitrine

No more of these letters: ${off}`,
    // RFC 8058
    headers: { 'List-Unsubscribe': `<${off}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

const number = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;
const wordOf = (count: number) => (count === 2 ? 'Two' : 'Three');

/** Sentences of the shop's and visitors' stand in it: none makes lines of its own. */
const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').slice(0, 400).toWellFormed();
