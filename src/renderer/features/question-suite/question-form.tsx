/** A question and what its answer must hold. */
import { useEffect, useRef } from 'react';
import { limits } from '@vitrine/contract/limits';
import { object, string } from 'yup';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form } from '../../shared/form/form.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { linesOf } from '../../shared/lines.ts';
import { Button } from '../../shared/ui/button.tsx';
import styles from './question-suite.module.css';
import type { SuiteQuestion, Written } from './use-questions.ts';

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
