/** Beside the form, whose fields stay as they are: what the agent reads, to be changed and confirmed. */
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { limits } from '@vitrine/contract/limits';
import { LookResult, useLook } from '../../shared/site-look.tsx';
import type { SiteLook } from '../../shared/site-look.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import styles from './change-website.module.css';
import { hostOf, knowledgeRules, mendedWebsite } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { OwnershipWays } from './ownership-screen.tsx';

interface ChangeWebsiteProps {
  agentId: string;
  saved: Knowledge;
  status: ReplyOf<'getStatus'> | undefined;
  /** @returns why it was not saved, or null */
  onSave: (knowledge: Knowledge) => Promise<string | null>;
}

export function ChangeWebsite({ agentId, saved, status, onSave }: ChangeWebsiteProps) {
  const [draft, setDraft] = useState<Knowledge | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // the pressed button goes with the editor, and the keyboard stays in the card
  const close = () => {
    place.current?.focus({ preventScroll: true });
    setDraft(null);
  };
  const ownership = status?.agent.status === 'created' ? status.knowledge?.ownership : undefined;
  return (
    <Card
      title="Change what it reads"
      about="Your agent is then trained again, and meanwhile answers from what it knows."
    >
      <div ref={place} tabIndex={-1} className={styles.body}>
        {draft === null ? (
          <>
            {ownership?.provedAt === null && (
              <div className={styles.fields}>
                <Notice tone="warn">
                  Show us that {hostOf(saved.websiteURL)} is yours: put your agent’s script tag on its home page, or one
                  of these. We look every few seconds, and train your agent as soon as we find it.
                </Notice>
                <OwnershipWays ownership={ownership} />
              </div>
            )}
            <div className={styles.actions}>
              <Button onClick={() => setDraft(saved)}>Change website, sitemap or excluded pages</Button>
            </div>
          </>
        ) : (
          <Editor
            agentId={agentId}
            saved={saved}
            draft={draft}
            onDraft={setDraft}
            onClose={close}
            onSave={async () => {
              const fault = await onSave(draft);
              if (fault === null) close();
              return fault;
            }}
          />
        )}
      </div>
    </Card>
  );
}

interface EditorProps {
  agentId: string;
  saved: Knowledge;
  draft: Knowledge;
  onDraft: (draft: Knowledge) => void;
  onClose: () => void;
  onSave: () => Promise<string | null>;
}

function Editor({ agentId, saved, draft: typed, onDraft, onClose, onSave }: EditorProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const host = hostOf(typed.websiteURL);
  const movesTo = host !== '' && host !== hostOf(saved.websiteURL) ? host : null;
  const look = useLook(agentId, movesTo ?? '');
  const found = look.kind === 'found' && look.look.reached ? look.look : null;
  // a sitemap of the website before is never one of the next
  const [hasOwnSitemap, setOwnSitemap] = useState(false);
  const sitemapURL = found?.sitemapURL ?? `https://${found?.host ?? movesTo}/sitemap.xml`;
  const draft = movesTo === null || hasOwnSitemap ? typed : { ...typed, sitemapURL };
  const isSame = JSON.stringify(draft) === JSON.stringify(saved);

  const ask = async () => {
    // the name that the site answers to, where what was typed leads to another
    const canonical = found?.host === movesTo ? null : found?.websiteUrl;
    const websiteURL = canonical ?? mendedWebsite(draft.websiteURL) ?? draft.websiteURL;
    const mended = { ...draft, websiteURL };
    onDraft(mended);
    const wrong = await faultsOf(mended);
    setFaults(wrong);
    setIsConfirming(Object.keys(wrong).length === 0);
  };
  const save = async () => {
    setBusy(true);
    const fault = await onSave();
    setBusy(false);
    if (fault !== null) {
      setFaults({ all: fault });
      setIsConfirming(false);
    }
  };
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const set = (change: Partial<Knowledge>) => {
    setIsConfirming(false);
    onDraft({ ...typed, ...change });
  };
  return (
    <div ref={fields} className={styles.fields}>
      <TextField
        label="New website URL"
        value={draft.websiteURL}
        inputMode="url"
        maxLength={limits.urlMax}
        onChange={(event) => set({ websiteURL: event.target.value })}
        error={faults['websiteURL']}
      />
      <LookResult state={look} />
      <TextField
        label="New sitemap URL"
        value={draft.sitemapURL}
        inputMode="url"
        maxLength={limits.urlMax}
        onChange={(event) => {
          setOwnSitemap(true);
          set({ sitemapURL: event.target.value });
        }}
        error={faults['sitemapURL']}
        {...(movesTo !== null && !hasOwnSitemap && { hint: sitemapHint(found) })}
      />
      <TagField
        label="Pages it should not read"
        tags={draft.excludeUrls}
        onChange={(excludeUrls) => set({ excludeUrls: excludeUrls.map((one) => ofSite(one, draft.websiteURL)) })}
        placeholder="https://yourshop.com/careers/*, then Enter"
        error={faults['excludeUrls']}
      />
      {faults['all'] !== undefined && <Notice tone="bad">{faults['all']}</Notice>}
      {isConfirming && (
        <Notice tone="warn">
          {movesTo === null
            ? 'Nothing is changed yet. When you confirm, your agent is trained again, by this sitemap and without the pages that you excluded.'
            : `Your agent will be trained on ${movesTo}, and needs a new proof that it is yours. What it knows of ${hostOf(saved.websiteURL)} answers until then.`}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button onClick={onClose}>Leave it as it is</Button>
        {isConfirming ? (
          <Button variant="primary" busy={busy} onClick={() => void save()}>
            Yes, change it and train again
          </Button>
        ) : (
          <Button variant="primary" disabled={isSame || look.kind === 'looking'} onClick={() => void ask()}>
            Change it
          </Button>
        )}
      </div>
    </div>
  );
}

const sitemapHint = (found: SiteLook | null): string =>
  found?.sitemapURL == null
    ? 'Most shops have it here. Where it is not, we look where robots.txt says.'
    : 'We found it when we looked at the website.';

/** A path alone, as in the list of pages, belongs to this site. */
const ofSite = (address: string, websiteURL: string): string =>
  address.startsWith('/') ? `https://${hostOf(websiteURL)}${address}` : address;

const noPage = (entry: string) => `“${entry}” is no page: write its path, as /careers, or its whole address.`;

/** By field, the first thing that is wrong with it. */
async function faultsOf(draft: Knowledge): Promise<Record<string, string>> {
  try {
    await knowledgeRules.validate(draft, { abortEarly: false });
    return {};
  } catch (error) {
    const { ValidationError } = await import('yup');
    if (!(error instanceof ValidationError)) throw error;
    const told = error.inner.toReversed().map(({ path = '', message, value }): [string, string] => {
      const [, list] = /^(.+)\[\d+\]$/.exec(path) ?? [];
      return list === undefined ? [path, message] : [list, noPage(String(value))];
    });
    return Object.fromEntries(told);
  }
}
