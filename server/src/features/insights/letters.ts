/** The weekly letter, and the link that ends it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Insights } from '@vitrine/contract/statistics';
import { greeting } from '../../lib/greeting.ts';
import type { Letter } from '../../ports/mailer.ts';
import type { Task } from './domain/worth-doing.ts';

export const letterOffPath = '/letters/weekly/off';

/** Signed with the account's id, which no visitor and no page ever sees: the link works for as long as the account stands. */
const signature = ({ agentId, accountId }: Whose): string =>
  createHmac('sha256', accountId).update(`weekly letter off ${agentId}`).digest('base64url');

interface Whose {
  agentId: string;
  accountId: string;
}

export function isSigned(whose: Whose, key: string): boolean {
  const [expected, given] = [Buffer.from(signature(whose)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

interface Week extends Pick<Insights, 'outcomes' | 'resolved'> {
  tasks: readonly Task[];
}

export function weeklyLetter(
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
