import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { paths } from '../../shared/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

/** Why no visitor is answered, wherever an owner would wonder about it; nothing while all is well. */
export function BlockedNotice({ agentId }: { agentId: string }) {
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
      <strong>Your agent is paused.</strong> No credit is left, so its chat takes no messages and visitors see that it
      is closed. A top-up or a larger plan wakes it up at once; nothing of its training is lost.
    </Notice>
  );
}
