import type { SessionRecord } from '@vitrine/contract/session-record';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { paths } from '../../shared/paths.ts';
import { wakesUp } from '../../shared/paused-words.ts';
import { LinkButton } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

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
