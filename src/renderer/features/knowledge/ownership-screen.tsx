import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { HelpVideo } from './help-video.tsx';
import styles from './ownership-screen.module.css';
import { OwnershipWays } from './ownership-ways.tsx';

type Ownership = NonNullable<ReplyOf<'getStatus'>['knowledge']>['ownership'];

export type Checked = 'seen' | 'unseen' | 'unreachable';

interface OwnershipScreenProps {
  host: string;
  ownership: Ownership | undefined;
  /** asks the server whether a proof is to be seen */
  onCheck: () => Promise<Checked>;
  renderActions: (checking: { busy: boolean; check: () => Promise<void> }) => ReactNode;
}

/** The website-ownership validation screen (4-18): the search console's request, and three proofs of our own beside it (T16). */
export function OwnershipScreen({ host, ownership, onCheck, renderActions }: OwnershipScreenProps) {
  const [state, setState] = useState<'idle' | 'checking' | Checked>('idle');
  const check = async () => {
    setState('checking');
    setState(await onCheck());
  };
  const busy = state === 'checking';
  return (
    <div className={styles.screen}>
      <div>
        <h2>Show us that {host === '' ? 'the website' : host} is yours</h2>
        <p className={styles.about}>
          So that nobody can build an agent for a shop that is not theirs. It takes a few minutes, once.
        </p>
      </div>
      <Card title="Approve our request in Google Search Console">
        <ol className={styles.steps}>
          <li>Open Google Search Console for your website.</li>
          <li>
            Go to <b>Settings</b>, then <b>Associations</b>.
          </li>
          <li>Approve the association request from Vitrine.</li>
        </ol>
      </Card>
      {ownership !== undefined && (
        <Card title="Or prove it yourself, in one of three ways" about="Whichever is easiest where your shop lives.">
          <OwnershipWays ownership={ownership} />
          <div className={styles.check}>
            <Button busy={busy} onClick={check}>
              Check now
            </Button>
          </div>
        </Card>
      )}
      {state === 'unseen' && (
        <Notice tone="warn">
          We have not seen a proof yet. A change to a website can take a few minutes to show, one to DNS up to an hour.
        </Notice>
      )}
      {state === 'unreachable' && (
        <Notice tone="bad">We could not look just now: the server did not answer. Try again in a moment.</Notice>
      )}
      <HelpVideo />
      {renderActions({ busy, check })}
    </div>
  );
}
