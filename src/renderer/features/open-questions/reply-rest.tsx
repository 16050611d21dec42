import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { OutcomeChip } from '../../shared/ui/outcome-chip.tsx';
import { Sources } from './wrong-reply.tsx';
import styles from './wrong-reply.module.css';

/** For whoever shows replies: what became of one, and what it rested on, each to be corrected on the spot. */
export const restOf = (agentId: string) => (messageId: string) => <ReplyRest agentId={agentId} messageId={messageId} />;

function ReplyRest({ agentId, messageId }: { agentId: string; messageId: string }) {
  const query = useApiQuery('getReceipt', { params: { messageId } }, { staleTime: Infinity });
  if (query.data === undefined) return <LoadingOrFailed query={query} what="what the reply rested on" />;
  const { receipt } = query.data;
  return (
    <section className={styles.part} aria-label="The last answer">
      <h3>The last answer {receipt.outcome != null && <OutcomeChip outcome={receipt.outcome} />}</h3>
      <Sources agentId={agentId} receipt={receipt} />
    </section>
  );
}
