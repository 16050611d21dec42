/** An answer as it is written: the ways to ask for it, the words, where they lead and until when they hold. */
import { useEffect, useId, useRef, useState } from 'react';
import { object, string } from 'yup';
import { endOfDay } from '@vitrine/contract/days';
import { limits } from '@vitrine/contract/limits';
import { plainReplyText } from '@vitrine/chat/reply-text';
import { anyLink } from '@vitrine/chat/shop-links';
import { parseWebAddress } from '@vitrine/chat/web-address';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import { linesOf } from '../../shared/texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { Field } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { useNow, zoneHere } from '../../shared/time.ts';
import { usePlatform } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { DeletedNote, useFocusBack } from '../../shared/ui/lists.tsx';
import styles from './own-answers.module.css';
import type { Gone, OwnAnswer, Written, useOwnAnswers } from './use-own-answers.ts';

const questionsMax = 10;
const textMax = 1000;

const rules = object({
  questions: string()
    .test('some', 'Write at least one question', (text) => linesOf(text ?? '').length > 0)
    .test('many', `At most ${questionsMax} questions`, (text) => linesOf(text ?? '').length <= questionsMax)
    .test('long', `A question is at most ${limits.chatTextMax} characters`, (text) =>
      linesOf(text ?? '').every((line) => line.length <= limits.chatTextMax),
    ),
  text: string().trim().required('Write the answer').max(textMax),
  pageUrl: string()
    .trim()
    .max(limits.urlMax)
    .matches(/^(?:https?:\/\/\S+)?$/, 'Begin with https://'),
  validUntil: string().test(
    'to-come',
    'Choose today or a later day',
    (day) => Date.parse(endOfDay(day ?? '', zoneHere()) ?? '9999-12-31') > Date.now(),
  ),
});

const dayWords = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(instant));

const dayOf = (instant: string | null): string =>
  instant === null ? '' : new Date(instant).toLocaleDateString('sv-SE');

/** Where what was typed and not saved is kept. */
export const draftOf = (agentId: string, answer: OwnAnswer | null) => `own-answer.${agentId}.${answer?._id ?? 'new'}`;

interface AnswerFormProps {
  agentId: string;
  /** null writes a new one */
  answer: OwnAnswer | null;
  onSave: (written: Written) => ReturnType<ReturnType<typeof useOwnAnswers>['save']>;
  onClose: () => void;
}

export function AnswerForm({ agentId, answer, onSave, onClose }: AnswerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const [keepAsTest, setKeepAsTest] = useState(answer === null);
  const { drafts } = usePlatform();
  // one that opens by itself, for what was typed earlier, leaves the page where it is
  const [isBroughtBack] = useState(() => drafts.read(draftOf(agentId, answer)) !== null);
  useEffect(() => {
    if (!isBroughtBack) form.current?.querySelector('textarea')?.focus();
  }, [isBroughtBack]);
  if (warnings.length > 0)
    return (
      <Notice tone="warn" action={<Button onClick={onClose}>Understood</Button>}>
        <p>Your answer is in force. Visitors who read your pages will find something else there:</p>
        {warnings.map((warning) => (
          <p key={warning} className={styles.words}>
            {warning}
          </p>
        ))}
      </Notice>
    );
  return (
    <Form
      initialValues={{
        questions: answer?.questions.join('\n') ?? '',
        text: answer?.text ?? '',
        pageUrl: answer?.pageUrl ?? '',
        validUntil: dayOf(answer?.validUntil ?? null),
      }}
      schema={rules}
      draft={draftOf(agentId, answer)}
      formRef={form}
      className={styles.form}
      onSubmit={async ({ questions, text, pageUrl, validUntil }) => {
        const saved = await onSave({
          questions: linesOf(questions),
          text: text.trim(),
          pageUrl: pageUrl.trim() === '' ? null : pageUrl.trim(),
          validUntil: endOfDay(validUntil, zoneHere()),
          ...(answer === null && { keepAsTest }),
        });
        if (saved === null) return false;
        if (saved.warnings === undefined) onClose();
        else setWarnings(saved.warnings);
        return true;
      }}
    >
      {({ isSubmitting, values, errors, touched, setFieldValue }) => (
        <>
          <FormTextAreaField
            name="questions"
            label="Questions"
            hint="One a line, as visitors would ask; other wordings are understood too."
            maxLength={questionsMax * limits.chatTextMax}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
          <FormTextAreaField name="text" label="Your answer" maxLength={textMax} rows={4} />
          <div className={styles.pair}>
            <FormTextField name="pageUrl" label="Page to link to" type="url" optional maxLength={limits.urlMax} />
            <Field label="Told until" optional error={touched.validUntil === true ? errors.validUntil : undefined}>
              {(control) => (
                <input
                  {...control}
                  type="date"
                  className={fieldStyles.control}
                  value={values.validUntil}
                  onChange={({ target }) => void setFieldValue('validUntil', target.value)}
                />
              )}
            </Field>
          </div>
          {answer === null && (
            <label className={styles.check}>
              <input type="checkbox" checked={keepAsTest} onChange={({ target }) => setKeepAsTest(target.checked)} />
              Keep as a test: asked each time before your agent learns something new
            </label>
          )}
          <div className={styles.formButtons}>
            <Button variant="primary" type="submit" busy={isSubmitting}>
              Save
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            <DraftMark words="Draft kept" />
          </div>
        </>
      )}
    </Form>
  );
}

interface AnswerRowProps {
  agentId: string;
  answer: OwnAnswer;
  onSave: ReturnType<typeof useOwnAnswers>['save'];
  onRemove: ReturnType<typeof useOwnAnswers>['remove'];
  onRestore: ReturnType<typeof useOwnAnswers>['restore'];
}

/** One answer of the owner's: how it is asked for, what is told, and until when. */
export function AnswerRow({ agentId, answer, onSave, onRemove, onRestore }: AnswerRowProps) {
  const { _id, questions, text, pageUrl, validUntil } = answer;
  const { drafts } = usePlatform();
  const [isOpen, setIsOpen] = useState(() => drafts.read(draftOf(agentId, answer)) !== null);
  /** once it was deleted, what went with it */
  const [gone, setGone] = useState<Gone | null>(null);
  /** as it was before it was edited last */
  const [before, setBefore] = useState<OwnAnswer | null>(null);
  const edit = useFocusBack(isOpen);
  const titleId = useId();
  const now = useNow();
  const [first, ...others] = questions;

  const also = [
    ...(gone !== null && gone.tests.length > 0 ? ['Its test was deleted too.'] : []),
    ...(gone !== null && gone.groups.length > 0 ? ['What visitors asked is open again.'] : []),
  ].join(' ');
  if (gone !== null)
    return (
      <DeletedNote name={first ?? ''} {...(also !== '' && { also })} onUndo={() => void onRestore(answer, gone)} />
    );
  if (isOpen)
    return (
      <AnswerForm
        agentId={agentId}
        answer={answer}
        onSave={async (written) => {
          const saved = await onSave({ ...written, answerId: _id });
          if (saved !== null) setBefore(answer);
          return saved;
        }}
        onClose={() => setIsOpen(false)}
      />
    );
  return (
    <div className={styles.row}>
      <div className={styles.said}>
        <p id={titleId} className={styles.question} dir="auto">
          {first}
        </p>
        {others.length > 0 && <p className={styles.others}>Also: {others.join(' · ')}</p>}
        <p className={styles.text} dir="auto">
          {plainReplyText(text, anyLink)}
        </p>
        <p className={styles.facts}>
          {validUntil !== null &&
            (Date.parse(validUntil) < now.getTime() ? (
              <Badge tone="warn">Out of date, no longer told</Badge>
            ) : (
              <Badge>Until {dayWords(validUntil)}</Badge>
            ))}
          {pageUrl !== null && <PageLink url={pageUrl} />}
        </p>
        {before !== null && (
          <output className={styles.changed}>
            <span>Changed.</span>
            <Button
              variant="quiet"
              aria-label={`Undo the change of “${first}”`}
              onClick={async () => {
                const { questions: asked, text: said, pageUrl: page, validUntil: until } = before;
                const body = { answerId: _id, questions: asked, text: said, pageUrl: page, validUntil: until };
                if ((await onSave(body)) !== null) setBefore(null);
              }}
            >
              Undo
            </Button>
          </output>
        )}
      </div>
      <div className={styles.buttons}>
        <Button ref={edit} variant="quiet" aria-describedby={titleId} onClick={() => setIsOpen(true)}>
          Edit
        </Button>
        <Button variant="quiet" aria-describedby={titleId} onClick={async () => setGone(await onRemove(answer))}>
          Delete
        </Button>
      </div>
    </div>
  );
}

function PageLink({ url }: { url: string }) {
  const { shownAddress } = usePlatform();
  const address = parseWebAddress(url);
  if (address === undefined) return <span>{url}</span>;
  return (
    <a href={shownAddress(address)} target="_blank" rel="noopener noreferrer">
      {url}
    </a>
  );
}
