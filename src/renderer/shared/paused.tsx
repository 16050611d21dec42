import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from './api/queries.ts';
import { paths } from './paths.ts';
import { LinkButton } from './ui/button.tsx';
import { Notice } from './ui/notice.tsx';

type Payment = SessionRecord['payment'];

const isPaid = ({ plan }: Payment) => plan === 'Basic' || plan === 'Growth';

/** Nothing is left and nothing more begins. A record of an older app does not say how many blocks a paid plan may have. */
export function isOutOfCredits(payment: Payment): boolean {
  if ((payment.restToConsume ?? 0) > 0 || payment.plan === null) return false;
  if (!isPaid(payment) || payment.status === 'past_due') return true;
  return payment.extraBlocksMax !== undefined && (payment.extraBlocks ?? 0) >= payment.extraBlocksMax;
}

/** Whether an agent is out of credits, and what wakes it up: another thing on each plan, so that no notice offers what is not there. */
export function wakesUp(payment: Payment): string {
  if (payment.onlyFree === true) return 'More cannot be bought on this server: ask whoever runs it.';
  if (!isPaid(payment)) return 'A top-up or a larger plan wakes it up at once.';
  if (payment.status === 'past_due')
    return 'A payment is owed: make it with “Manage Subscription” on your account page, and new credits come.';
  const larger = payment.plan === 'Basic' ? ' or a larger plan' : '';
  return payment.extraBlocksMax === 0
    ? `You allow no extra blocks: a higher ceiling${larger} wakes it up at once, and new credits come with the next period.`
    : `Every extra block you allow has been used: a higher ceiling${larger} wakes it up at once, and new credits come with the next period.`;
}

/** Why no visitor is answered, wherever an owner would wonder about it; nothing while all is well. */
export function BlockedNotice({ agentId, payment }: { agentId: string; payment: SessionRecord['payment'] }) {
  const style = useApiQuery('getStyle', { params: { id: agentId } });
  if (style.data?.agentStyle.isBlocked !== true) return null;
  return (
    <Notice
      tone="bad"
      action={
        <LinkButton to={paths.account} variant="primary">
          Get more credits
        </LinkButton>
      }
    >
      <strong>Your agent is paused.</strong> No credit is left, so it answers nobody; visitors can only leave a message
      for you. {wakesUp(payment)} Nothing of its training is lost.
    </Notice>
  );
}
