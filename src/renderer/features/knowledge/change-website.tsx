/** Beside the form, whose fields stay as they are: what the agent reads, to be changed and confirmed. */
import { useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { limits } from '@vitrine/contract/limits';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { TagField } from '../../shared/ui/tag-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import styles from './change-website.module.css';
import { hostOf, knowledgeRules } from './knowledge.ts';
import type { Knowledge } from './knowledge.ts';
import { OwnershipWays } from './ownership-ways.tsx';

interface ChangeWebsiteProps {
  saved: Knowledge;
  status: ReplyOf<'getStatus'> | undefined;
  /** @returns why it was not saved, or null */
  onSave: (knowledge: Knowledge) => Promise<string | null>;
}

export function ChangeWebsite({ saved, status, onSave }: ChangeWebsiteProps) {
  const [draft, setDraft] = useState<Knowledge | null>(null);
  const ownership = status?.agent.status === 'created' ? status.knowledge?.ownership : undefined;
  return (
    <Card
      title="Change what it reads"
      about="Your agent is then trained again, and meanwhile answers from what it knows."
    >
      {ownership?.provedAt === null && (
        <div className={styles.fields}>
          <Notice tone="warn">
            Show us that {hostOf(saved.websiteURL)} is yours: your agent is trained on it as soon as we find one of
            these.
          </Notice>
          <OwnershipWays ownership={ownership} />
        </div>
      )}
      {draft === null ? (
        <div className={styles.actions}>
          <Button onClick={() => setDraft(saved)}>Change website or excluded pages</Button>
        </div>
      ) : (
        <Editor
          saved={saved}
          draft={draft}
          onDraft={setDraft}
          onClose={() => setDraft(null)}
          onSave={async () => {
            const fault = await onSave(draft);
            if (fault === null) setDraft(null);
            return fault;
          }}
        />
      )}
    </Card>
  );
}

interface EditorProps {
  saved: Knowledge;
  draft: Knowledge;
  onDraft: (draft: Knowledge) => void;
  onClose: () => void;
  onSave: () => Promise<string | null>;
}

function Editor({ saved, draft, onDraft, onClose, onSave }: EditorProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const movesTo = hostOf(draft.websiteURL) !== hostOf(saved.websiteURL) ? hostOf(draft.websiteURL) : null;
  const isSame = JSON.stringify(draft) === JSON.stringify(saved);

  const ask = async () => {
    const found = await faultsOf(draft);
    setFaults(found);
    setIsConfirming(Object.keys(found).length === 0);
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
  const set = (change: Partial<Knowledge>) => {
    setIsConfirming(false);
    onDraft({ ...draft, ...change });
  };
  return (
    <div className={styles.fields}>
      <TextField
        label="New website URL"
        value={draft.websiteURL}
        inputMode="url"
        maxLength={limits.urlMax}
        onChange={(event) => set({ websiteURL: event.target.value })}
        error={faults['websiteURL']}
      />
      <TextField
        label="New sitemap URL"
        value={draft.sitemapURL}
        inputMode="url"
        maxLength={limits.urlMax}
        onChange={(event) => set({ sitemapURL: event.target.value })}
        error={faults['sitemapURL']}
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
            ? 'Your agent is trained anew without the pages that you excluded, and with those that you no longer do.'
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
          <Button variant="primary" disabled={isSame} onClick={() => void ask()}>
            Change it
          </Button>
        )}
      </div>
    </div>
  );
}

/** A path alone, as the list of pages names them, is one of this site. */
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
