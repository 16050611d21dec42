import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Play } from 'lucide-react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/basics.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { Tabs } from '../../shared/ui/tabs.tsx';
import styles from './ownership-screen.module.css';

type Ownership = NonNullable<ReplyOf<'getStatus'>['knowledge']>['ownership'];

type Checked = 'seen' | 'unseen' | 'unreachable';

interface OwnershipScreenProps {
  host: string;
  ownership: Ownership | undefined;
  /** where the widget's line goes */
  install: ReactNode;
  /** the agent, tried before anything is proved */
  preview: ReactNode;
  /** asks the server whether it finds a proof */
  onCheck: () => Promise<Checked>;
  renderActions: (checking: { busy: boolean; check: () => Promise<void> }) => ReactNode;
}

/**
 * The website-ownership validation screen (4-18): the widget's own line, which is a proof and the installation at once, then the other
 * proofs (T16), then the search console's request, which is nobody's to approve where nobody set it up.
 */
export function OwnershipScreen({ host, ownership, install, preview, onCheck, renderActions }: OwnershipScreenProps) {
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
      {install}
      <div className={styles.looking}>
        <Spinner label="" /> <p>We check every few seconds, and this page goes on as soon as we see it.</p>
        <Button busy={busy} onClick={check}>
          Check now
        </Button>
      </div>
      {state === 'unseen' && (
        <Notice tone="warn">
          We have not seen a proof yet. A change to a website can take a few minutes to show, one to DNS up to an hour.
        </Notice>
      )}
      {state === 'unreachable' && (
        <Notice tone="bad">We could not look just now: the server did not answer. Try again in a moment.</Notice>
      )}
      {preview}
      {ownership !== undefined && (
        <Card
          title="Or prove it without the chat"
          about="In one of three ways, whichever is easiest where your shop lives. The chat’s line can follow later."
        >
          <OwnershipWays ownership={ownership} />
        </Card>
      )}
      <HelpVideo />
      <Card title="Approve our request in Google Search Console">
        <p className={styles.about}>
          Nobody set this up on this server, so no request comes. Where one does, approve it under Settings,
          Associations. Until then use a way above.
        </p>
      </Card>
      {renderActions({ busy, check })}
    </div>
  );
}

/** A short screencast of the validation, from the server; nothing is shown where it is missing (O04). */
function HelpVideo() {
  const [there, setThere] = useState(false);
  const [missing, setMissing] = useState(false);
  const [begun, setBegun] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  if (missing) return null;
  const begin = () => {
    // shown at once: what is not drawn takes no focus
    flushSync(() => setBegun(true));
    video.current?.focus();
    // where a browser refuses, the video's own controls are there
    video.current?.play().catch(() => {});
  };
  return (
    <figure className={styles.figure} hidden={!there}>
      {/* It has no sound, so there is nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        className={styles.video}
        src="/videos/website-validation"
        hidden={!begun}
        controls
        tabIndex={0}
        muted
        playsInline
        preload="metadata"
        aria-label="How to validate your website"
        onLoadedMetadata={() => setThere(true)}
        onError={() => setMissing(true)}
      />
      {/* Until it plays, many phones draw a video as a black box. */}
      {!begun && (
        <button type="button" className={styles.cover} onClick={begin}>
          <span className={styles.disc}>
            <Play size={18} fill="currentColor" aria-hidden="true" />
          </span>
          <span>
            <span className={styles.title}>Watch how to validate your website</span>
            <span className={styles.length}>Less than half a minute, without sound</span>
          </span>
        </button>
      )}
    </figure>
  );
}

const ways = [
  { key: 'meta', label: 'Meta tag' },
  { key: 'file', label: 'File' },
  { key: 'dns', label: 'DNS record' },
] as const;

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
