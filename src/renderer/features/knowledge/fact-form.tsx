/** What holds instead of a page's sentence, written where the sentence stands. */
import { useEffect, useRef } from 'react';
import { limits } from '@vitrine/contract/limits';
import { object, string } from 'yup';
import { Form } from '../../shared/form/form.tsx';
import { FormTextAreaField } from '../../shared/form/form-text-area-field.tsx';
import { Button } from '../../shared/ui/button.tsx';
import styles from './fact-row.module.css';

const rules = object({ text: string().trim().required('Say what holds instead').max(limits.factTextMax) });

interface FactFormProps {
  text: string;
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

export function FactForm({ text, onSave, onCancel }: FactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);
  return (
    <Form
      initialValues={{ text }}
      schema={rules}
      onSubmit={(values) => onSave(values.text.trim())}
      formRef={form}
      className={styles.form}
    >
      {({ isSubmitting }) => (
        <>
          <FormTextAreaField
            name="text"
            label="What your agent says instead"
            hint="In force at once, and kept when your website is read again."
            maxLength={limits.factTextMax}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onCancel();
            }}
          />
          <div className={styles.formButtons}>
            <Button variant="primary" type="submit" busy={isSubmitting}>
              Save
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </>
      )}
    </Form>
  );
}
