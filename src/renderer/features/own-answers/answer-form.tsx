/** An answer as it is written: the ways to ask for it, the words, where they lead and until when they hold. */
import { useEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { endOfDay } from '@vitrine/contract/days';
import { limits } from '@vitrine/contract/limits';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import { linesOf } from '../../shared/texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import fieldStyles from '../../shared/ui/field.module.css';
import { Field } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { zoneHere } from '../../shared/time.ts';
import { usePlatform } from '../../shared/services.tsx';
import styles from './own-answers.module.css';
import type { OwnAnswer, Written, useOwnAnswers } from './use-own-answers.ts';

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
