import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { useApi } from '../../shared/services.tsx';
import styles from './already-there.module.css';

/** Says where nothing is left to paste: who proved the shop with the chat's own line has put it there already. */
export function AlreadyThere({ agentId }: { agentId: string }) {
  const api = useApi();
  const embedding = useApiQuery('getEmbedding', { params: { id: agentId } }).data?.embedding;
  const site = embedding?.siteProved === true ? embedding.site : null;
  const home = useQuery({
    queryKey: ['checkInstallation', agentId, site],
    queryFn: () => api.call('checkInstallation', { body: { agentId, url: `https://${site}/` } }),
    enabled: site !== null,
    retry: false,
  });
  const state = home.data?.success === true ? home.data.installation.state : null;
  return (
    <p className={styles.words} aria-live="polite">
      {state === 'ok' && (
        <>
          <CircleCheck size={16} aria-hidden="true" />
          {site} has the line already: nothing is left to paste.
        </>
      )}
    </p>
  );
}
