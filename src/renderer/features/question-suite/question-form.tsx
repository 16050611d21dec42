/** A question and what its answer must hold. */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { object, string } from 'yup';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { limits } from '@vitrine/contract/limits';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import { linesOf } from '../../shared/texts.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './question-suite.module.css';

export type SuiteQuestion = ReplyOf<'getQuestions'>['questions'][number];
export type Written = Omit<BodyOf<'saveQuestion'>, 'agentId'>;

/** The owner's questions, and all that is done with them. */
export function useQuestions(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const key = queryKey('getQuestions', input);
  const [isAsking, setIsAsking] = useState(false);
  const questions = useApiQuery('getQuestions', input, { staleTime: 0 });

  const put = (change: (all: SuiteQuestion[]) => SuiteQuestion[]) =>
    cache.setQueryData<ReplyOf<'getQuestions'>>(
      key,
      (known) => known && { ...known, questions: change(known.questions) },
    );

  /** Saved at once; a new one may replace one that was deleted. @returns whether it was saved; a failure is shown */
  async function save(written: Written, inPlaceOf = written.questionId): Promise<boolean> {
    try {
      const reply = await api.call('saveQuestion', { body: { agentId, ...written } });
      if (!reply.success) {
        notify.error(reply.message);
        return false;
      }
      const { question, already } = reply;
      put((all) =>
        // a question that is asked already is answered with the one that is there
        all.some(({ _id }) => _id === inPlaceOf || _id === question._id)
          ? all.map((one) => (one._id === inPlaceOf || one._id === question._id ? question : one))
          : [...all, question],
      );
      if (already === true)
        notify.error(
          `You keep this question already: ${expectationWords(question.expect)} Edit it to expect something else.`,
        );
      return already !== true;
    } catch {
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  /** One after the other: each is answered as for a visitor. */
  async function askAgain(outdated: readonly SuiteQuestion[]): Promise<void> {
    setIsAsking(true);
    for (const { _id: questionId, ask, expect } of outdated) if (!(await save({ questionId, ask, expect }))) break;
    setIsAsking(false);
  }

  async function remove({ _id: questionId }: SuiteQuestion): Promise<boolean> {
    try {
      await api.call('deleteQuestion', { body: { agentId, questionId } });
      return true;
    } catch {
      notify.error('An error occurred. Please try again.');
      return false;
    }
  }

  return { questions, save, askAgain, isAsking, remove };
}

/** What is expected of a reply, in words. */
type Expectation = ReplyOf<'getQuestions'>['questions'][number]['expect'];

export function expectationWords({ says = [], page, product, unknown }: Expectation): string {
  const parts = [
    ...(says.length > 0 ? [`says ${says.map((text) => `“${text}”`).join(' and ')}`] : []),
    ...(product === undefined ? [] : [`shows ${product}`]),
    ...(page === undefined ? [] : [`rests on ${page}`]),
    ...(unknown === true ? ['says that it does not know'] : []),
  ];
  return `The answer ${parts.join(', ')}.`;
}

const saysMax = 10;

const rules = object({
  ask: string().trim().required('Write the question').max(limits.chatTextMax),
  says: string()
    .when(['page', 'product', 'isUnknown'], ([page, product, isUnknown], schema) =>
      page || product || isUnknown ? schema : schema.trim().required('Say what the answer must contain'),
    )
    .test('many', `At most ${saysMax} lines`, (text) => linesOf(text ?? '').length <= saysMax),
  page: string().trim().max(limits.urlMax),
  product: string().trim().max(limits.urlMax),
});

interface QuestionFormProps {
  /** null writes a new one */
  question: SuiteQuestion | null;
  onSave: (written: Written) => Promise<boolean>;
  onClose: () => void;
}

export function QuestionForm({ question, onSave, onClose }: QuestionFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const { says = [], page = '', product = '', unknown = false } = question?.expect ?? {};
  return (
    <Form
      initialValues={{ ask: question?.ask ?? '', says: says.join('\n'), page, product, isUnknown: unknown }}
      schema={rules}
      formRef={form}
      className={styles.form}
      onSubmit={async (values) => {
        const said = linesOf(values.says);
        const expect = values.isUnknown
          ? { unknown: true as const }
          : {
              ...(said.length > 0 && { says: said }),
              ...(values.page.trim() !== '' && { page: values.page.trim() }),
              ...(values.product.trim() !== '' && { product: values.product.trim() }),
            };
        const isKept = await onSave({ ask: values.ask.trim(), expect });
        if (isKept) onClose();
        return isKept;
      }}
    >
      {({ isSubmitting, values, setFieldValue }) => (
        <>
          <FormTextField
            name="ask"
            label="Question"
            maxLength={limits.chatTextMax}
            onKeyDown={({ key }) => key === 'Escape' && onClose()}
          />
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={values.isUnknown}
              onChange={({ target }) => void setFieldValue('isUnknown', target.checked)}
            />
            The answer must be that your agent does not know
          </label>
          {!values.isUnknown && (
            <>
              <FormTextAreaField
                name="says"
                label="The answer says"
                hint="One a line. Numbers count as numbers, and the same fact in other words is the same."
                maxLength={saysMax * limits.factTextMax}
              />
              <div className={styles.pair}>
                <FormTextField name="product" label="Shows the product" hint="Its name or address" optional />
                <FormTextField name="page" label="Rests on the page" hint="Its address" optional />
              </div>
            </>
          )}
          <div className={styles.formButtons}>
            <Button variant="primary" type="submit" busy={isSubmitting}>
              Save and ask
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
