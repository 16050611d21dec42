import { useState } from 'react';
import { usePlatform } from '../../shared/services.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './install-guide.module.css';
import { PlatformPicture } from './platform-picture.tsx';
import { platformKeys, platforms, policyLines } from './platforms.ts';
import type { PlatformKey } from './platforms.ts';

interface InstallGuideProps {
  agentId: string;
  title?: string;
  about?: string;
  /** the systems offered */
  keys?: readonly PlatformKey[];
  /** the shop's own, where it is known */
  first?: PlatformKey;
}

export function InstallGuide({ agentId, keys = platformKeys, first = 'html', ...words }: InstallGuideProps) {
  const { title = 'Where to paste it', about = 'Step by step, for the system your shop runs on.' } = words;
  const { publicOrigin } = usePlatform();
  const [chosen, setChosen] = useState<PlatformKey>(first);
  const { label, steps, snippet } = platforms[chosen];
  return (
    <Card title={title} about={about}>
      <Tabs
        label="Shop system"
        tabs={keys.map((key) => ({ key, label: platforms[key].label }))}
        chosen={chosen}
        onChoose={setChosen}
      >
        <PlatformPicture platform={chosen} />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <CopyBox what={`${label} snippet`} text={snippet(publicOrigin, agentId)} />
      </Tabs>
      <details className={styles.policy}>
        <summary>My shop has a Content-Security-Policy</summary>
        <p>Add our address to these three directives of it. If your policy uses a nonce, give it to our tag as well.</p>
        <CopyBox what="policy lines" text={policyLines(publicOrigin)} />
      </details>
    </Card>
  );
}
