import { useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './ownership-ways.module.css';

const ways = [
  { key: 'meta', label: 'Meta tag' },
  { key: 'file', label: 'File' },
  { key: 'dns', label: 'DNS record' },
] as const;

type Ownership = NonNullable<ReplyOf<'getStatus'>['knowledge']>['ownership'];

export function OwnershipWays({ ownership }: { ownership: Ownership }) {
  const [way, setWay] = useState<(typeof ways)[number]['key']>('meta');
  return (
    <Tabs label="Ways to prove it" tabs={ways} chosen={way} onChoose={setWay}>
      <div className={styles.way}>
        {way === 'meta' && (
          <>
            <p>
              Put this line between <code>&lt;head&gt;</code> and <code>&lt;/head&gt;</code> of your home page.
            </p>
            <CopyBox what="meta tag" text={ownership.metaTag} />
          </>
        )}
        {way === 'file' && (
          <>
            <p>Make a text file that is reached at this address:</p>
            <CopyBox what="file address" text={ownership.fileUrl} />
            <p>It contains this line and nothing else:</p>
            <CopyBox what="file content" text={ownership.fileContent} />
          </>
        )}
        {way === 'dns' && (
          <>
            <p>Where your domain is managed, add a TXT record with this name:</p>
            <CopyBox what="record name" text={ownership.dnsName} />
            <p>And this value:</p>
            <CopyBox what="record value" text={ownership.dnsValue} />
          </>
        )}
      </div>
    </Tabs>
  );
}
