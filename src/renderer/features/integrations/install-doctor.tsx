import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { limits } from '@vitrine/contract/limits';
import type { InstallationState } from '@vitrine/contract/choices';
import type { ReplyOf } from '@vitrine/contract/routes';
import { ApiFailure } from '../../shared/api/failure.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { CopyBox } from '../../shared/ui/copy-box.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import styles from './install-doctor.module.css';
import { policyLines } from './platforms.ts';

interface InstallDoctorProps {
  agentId: string;
  site: string | null;
  siteProved: boolean;
}

/** Reads a page of the shop and says what is wrong with the tag in it. */
export function InstallDoctor({ agentId, site, siteProved }: InstallDoctorProps) {
  const api = useApi();
  const [url, setUrl] = useState(site === null ? '' : `https://${site}/`);
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<Installation | string | null>(null);

  const check = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFound(null);
    try {
      const reply = await api.call('checkInstallation', { body: { agentId, url } });
      setFound(reply.success ? reply.installation : reply.message);
    } catch (error) {
      const said = error instanceof ApiFailure ? error.refusal?.message : undefined;
      setFound(said ?? 'An error occurred. Please try again.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card title="Check a page" about="We read a page of your shop and say whether your agent is on it.">
      {siteProved ? (
        <form className={styles.form} onSubmit={check}>
          <div className={styles.field}>
            <TextField
              label="Address of the page"
              type="url"
              maxLength={limits.urlMax}
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </div>
          <Button type="submit" busy={busy} disabled={url.trim() === ''}>
            Check page
          </Button>
        </form>
      ) : (
        <Notice>Once your website is validated, you can check its pages here.</Notice>
      )}
      <div aria-live="polite">
        {typeof found === 'string' && <Notice tone="bad">{found}</Notice>}
        {found !== null && typeof found !== 'string' && <Findings found={found} />}
      </div>
    </Card>
  );
}

function Findings({ found }: { found: Installation }) {
  const { publicOrigin } = usePlatform();
  const { tone, title } = verdicts[found.state];
  const file = found.catalogueFile === undefined ? null : fileVerdicts[found.catalogueFile];
  return (
    <div className={styles.findings}>
      <Notice tone={tone}>
        <strong>{title}</strong>
        {found.advice.map((sentence) => (
          <p key={sentence} className={styles.advice}>
            {sentence}
          </p>
        ))}
        {[...found.blockedBy, ...found.otherIds].map((text) => (
          <code key={text} className={styles.evidence}>
            {text}
          </code>
        ))}
      </Notice>
      {found.blockedBy.length > 0 && <CopyBox what="policy lines to add" text={policyLines(publicOrigin)} />}
      {file !== null && (
        <Notice tone={file.tone}>
          <strong>{file.title}</strong>
          <p className={styles.advice}>{file.advice}</p>
        </Notice>
      )}
    </div>
  );
}

type Installation = Extract<ReplyOf<'checkInstallation'>, { success: true }>['installation'];
type CatalogueFile = NonNullable<Installation['catalogueFile']>;

interface Verdict {
  tone: 'good' | 'warn' | 'bad';
  title: string;
}

const verdicts: Record<InstallationState, Verdict> = {
  ok: { tone: 'good', title: 'Everything is in place: this page shows your agent.' },
  frame: { tone: 'good', title: 'The chat is in this page as an iframe.' },
  twice: { tone: 'warn', title: 'The tag is in this page more than once.' },
  blocked: { tone: 'bad', title: 'The tag is there, but the page’s security policy stops it.' },
  wrong_id: { tone: 'bad', title: 'A tag is there, but it is not your agent’s.' },
  missing: { tone: 'bad', title: 'The tag is not in this page.' },
  unreachable: { tone: 'bad', title: 'The page could not be read.' },
};

/** Of the file that leads other assistants to the catalogue. */
const fileVerdicts: Record<CatalogueFile, Verdict & { advice: string }> = {
  ok: {
    tone: 'good',
    title: 'Other assistants find your catalogue.',
    advice: 'The file /.well-known/ucp is on your site and names your agent.',
  },
  missing: {
    tone: 'warn',
    title: 'Other assistants do not find your catalogue.',
    advice: 'The file /.well-known/ucp is not on your site. Copy it from “Other assistants” below.',
  },
  wrong: {
    tone: 'warn',
    title: 'Other assistants do not find your catalogue.',
    advice: 'The file /.well-known/ucp is on your site, but it does not name this agent. Copy it again from below.',
  },
};
