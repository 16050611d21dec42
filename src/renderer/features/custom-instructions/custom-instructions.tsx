import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { limits } from '@vitrine/contract/limits';
import type { ReplyOf } from '@vitrine/contract/routes';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { UnsavedMark } from '../../shared/form/draft-mark.tsx';
import { parseDraft, withDraft } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { TextAreaField } from '../../shared/ui/fields.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import styles from './custom-instructions.module.css';

const failureText = 'An error occurred. Please try again.';

type Instruction = ReplyOf<'getInstructions'>['instruction'];

interface CustomInstructionsProps {
  agentId: string;
  /** the instruction's id, as the user's record keeps it */
  onSaved: (instructionId: string) => void;
}

export function CustomInstructions({ agentId, onSaved }: CustomInstructionsProps) {
  const query = useApiQuery('getInstructions', { params: { agentId } });
  useEffect(() => {
    if (query.isError) notify.error(failureText);
  }, [query.isError]);
  if (query.data === undefined) return <LoadingOrFailed query={query} what="your instructions" />;
  const { instruction, hasModel } = query.data;
  return <Editor agentId={agentId} saved={instruction} hasModel={hasModel} onSaved={onSaved} />;
}

interface EditorProps extends CustomInstructionsProps {
  saved: Instruction;
  hasModel: boolean;
}

function Editor({ agentId, saved, hasModel, onSaved }: EditorProps) {
  const api = useApi();
  const cache = useQueryClient();
  const kept = useKeptText(agentId, saved?.instructions ?? '');
  const { text, setText } = kept;
  const [active, setActive] = useState(saved?.isActive ?? true);
  const [sending, setSending] = useState<'toggle' | 'save' | null>(null);

  const keep = (instruction: NonNullable<Instruction>) => {
    cache.setQueryData(queryKey('getInstructions', { params: { agentId } }), { success: true, instruction, hasModel });
    onSaved(instruction._id);
  };

  /** @returns whether it succeeded; a failure is shown */
  const send = async (what: 'toggle' | 'save', isActive: boolean): Promise<boolean> => {
    setSending(what);
    try {
      const instructions = text.trim();
      const creates = saved === null && what === 'save';
      const reply = creates
        ? await api.call('createInstructions', { body: { agentId, instructions } })
        : await api.call('updateInstructions', { body: { agentId, instructions, isActive } });
      if (!reply.success) throw new Error(reply.code);
      keep(reply.instruction);
      notify.success(creates ? 'Instruction created successfully!' : 'Instruction updated successfully!');
      return true;
    } catch {
      notify.error(failureText);
      return false;
    } finally {
      setSending(null);
    }
  };

  /** Sent at once, with the text as it stands (4-35). */
  const toggle = async (on: boolean) => {
    setActive(on);
    if (!(await send('toggle', on))) setActive(!on);
  };

  return (
    <Card
      title="In your own words"
      about="What your agent should do, and what it should not."
      aside={<Toggle label="Custom instructions" on={active} disabled={sending !== null} onChange={toggle} />}
    >
      {!hasModel && (
        <p className={styles.note}>
          Instructions need a language model, and this server has none set up: they are kept, but change no answer yet.
          Answers from your pages, facts and products need no model, and neither do your own answers in the Knowledge
          Base.
        </p>
      )}
      <TextAreaField
        label="Instructions"
        rows={10}
        maxLength={limits.instructionsMax}
        value={text}
        disabled={!active}
        placeholder="Mention the free returns when somebody hesitates. Never promise a delivery date."
        onChange={(event) => setText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          busy={sending === 'save'}
          disabled={!active || text.trim() === '' || sending !== null}
          onClick={() => send('save', active)}
        >
          {saved === null ? 'Save Instructions' : 'Update Instructions'}
        </Button>
        <UnsavedMark
          isUnsaved={text.trim() !== (saved?.instructions ?? '') && sending === null}
          isBroughtBack={kept.isBroughtBack}
          isOvertaken={kept.overtaken !== null}
          onDiscard={() => {
            kept.discard();
            return () => setText(text);
          }}
          onUseTyped={kept.useTyped}
        />
      </div>
    </Card>
  );
}

interface KeptText {
  text: string;
  isBroughtBack: boolean;
  /** what was typed before something newer was saved elsewhere */
  overtaken: string | null;
}

/** The text as it is typed; what is not saved yet survives a reload, or a session that ends in the middle of it. */
function useKeptText(agentId: string, saved: string) {
  const { drafts } = usePlatform();
  const name = `instructions.${agentId}`;
  const [base, setBase] = useState(saved);
  const [kept, setKept] = useState<KeptText>(() => {
    const draft = parseDraft(drafts.read(name));
    const begun = draft && withDraft({ text: saved }, draft);
    const text = (begun?.values.text ?? saved).slice(0, limits.instructionsMax);
    return { text, isBroughtBack: draft !== null, overtaken: begun?.overtaken.text ?? null };
  });
  // Saved here or in another window: what was not touched follows, and what was typed is not lost.
  if (base !== saved) {
    setBase(saved);
    const typed = kept.text.trim();
    const isMine = typed === saved.trim();
    const overtaken = isMine || typed === base.trim() ? null : kept.text;
    setKept({ text: isMine ? kept.text : saved, isBroughtBack: false, overtaken });
  }
  useEffect(() => {
    if (kept.text.trim() === saved) drafts.remove(name);
    else drafts.write(name, { values: { text: kept.text }, base: { text: saved } });
  }, [drafts, name, kept.text, saved]);
  return {
    ...kept,
    setText: (text: string) => setKept((before) => ({ ...before, text })),
    discard: () => setKept({ text: saved, isBroughtBack: false, overtaken: null }),
    useTyped: () => setKept((before) => ({ ...before, text: before.overtaken ?? before.text, overtaken: null })),
  };
}

const tips = [
  'One rule a line, the most important first.',
  'Say what to do, not only what to avoid.',
  'Name things as your pages name them.',
  'Leave out what your pages say already: your agent reads them.',
];

const examples = [
  'Offer the size guide when somebody asks about fit.',
  'Mention free returns when somebody hesitates.',
  'For orders over 20 pieces, give our e-mail address.',
];

export function WritingTips() {
  return (
    <Card title="Writing tips">
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip} className={styles.tip}>
            <Check size={16} aria-hidden="true" />
            {tip}
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>Lines that work well</h3>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example} className={styles.example}>
            {example}
          </li>
        ))}
      </ul>
      <p className={styles.limit}>
        Prices, discounts and stock always come from your pages, and your visitors are always told that they speak with
        an AI. Instructions cannot change that.
      </p>
    </Card>
  );
}
