import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { AllowedSites } from './allowed-sites.tsx';
import { CatalogueDoor } from './catalogue-door.tsx';
import { InstallDoctor } from './install-doctor.tsx';
import { InstallGuide } from './install-guide.tsx';
import styles from './install-help.module.css';

/** What comes after the three ways: where to paste, whether it worked, on which websites it may, and who else may ask. */
export function InstallHelp({ agentId }: { agentId: string }) {
  const query = useApiQuery('getEmbedding', { params: { id: agentId } });
  const embedding = query.data?.embedding;
  return (
    <div className={styles.help}>
      <InstallGuide agentId={agentId} />
      {embedding === undefined ? (
        <LoadingOrFailed query={query} what="where your agent may appear" />
      ) : (
        <>
          <InstallDoctor agentId={agentId} site={embedding.site} siteProved={embedding.siteProved} />
          <AllowedSites saved={embedding} />
          <CatalogueDoor agentId={agentId} />
        </>
      )}
    </div>
  );
}
