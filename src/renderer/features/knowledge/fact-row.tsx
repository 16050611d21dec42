/** One fact: the sentence, where it holds and stands, what was decided, and the ways to decide. */
import { useEffect, useId, useRef, useState } from 'react';
import { object, string } from 'yup';
import { limits } from '@vitrine/contract/limits';
import { FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form } from '../../shared/form/form.tsx';
import { SaidOtherwise } from '../../shared/ui/notice.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/basics.tsx';
import { useFocusBack } from '../../shared/ui/lists.tsx';
import { pageName } from './facts.ts';
import type { Decision, Fact } from './facts.ts';
import styles from './fact-row.module.css';
import { ShopLink } from './knowledge-parts.tsx';

interface FactRowProps {
  fact: Fact;
  /** what other sentences say otherwise, once it was corrected */
  warnings: readonly string[];
  onDecide: (decision: Decision) => Promise<boolean>;
}

export function FactRow({ fact, warnings, onDecide }: FactRowProps) {
  const { text, scope, url, state, pageText, changed } = fact;
  const [corrects, setCorrects] = useState(false);
  const correct = useFocusBack(corrects);
  const textId = useId();
  const isHidden = state === 'hidden';
  const isOutdated = state === 'corrected' && changed;
  const close = () => setCorrects(false);
  return (
    <div className={classes(styles.row, isHidden && styles.hidden)}>
      <div className={styles.said}>
        <p id={textId} className={styles.text} dir="auto">
          {text}
        </p>
        {state === 'corrected' && (
          <p className={styles.page} dir="auto">
            {changed ? 'Your page no longer says' : 'Your page says'}: “{pageText}”
          </p>
        )}
        <p className={styles.facts}>
          {state === 'confirmed' && <Badge tone="good">Confirmed</Badge>}
          {state === 'corrected' && <Badge tone="accent">Corrected</Badge>}
          {changed && <Badge tone="warn">The page changed</Badge>}
          {isHidden && <Badge>Hidden</Badge>}
          {scope !== null && <span className={styles.scope}>Holds for: {scope}</span>}
          <ShopLink url={url}>{pageName(url)}</ShopLink>
        </p>
        {state === 'corrected' && <SaidOtherwise warnings={warnings} />}
      </div>
      {corrects ? (
        <FactForm
          text={text}
          onCancel={close}
          onSave={async (written) => {
            const isKept = await onDecide({ state: 'corrected', text: written });
            if (isKept) close();
            return isKept;
          }}
        />
      ) : (
        <div className={styles.buttons}>
          {isOutdated && (
            <Button
              variant="quiet"
              aria-describedby={textId}
              onClick={() => void onDecide({ state: 'corrected', text })}
            >
              Keep mine
            </Button>
          )}
          {!isHidden && (
            <Button
              variant="quiet"
              aria-describedby={textId}
              onClick={() => void onDecide({ state: state === 'found' ? 'confirmed' : 'found' })}
            >
              {state === 'found' ? 'Confirm' : isOutdated ? 'Take the page’s' : 'Undo'}
            </Button>
          )}
          {!isHidden && (
            <Button ref={correct} variant="quiet" aria-describedby={textId} onClick={() => setCorrects(true)}>
              Correct
            </Button>
          )}
          <Button
            variant="quiet"
            aria-describedby={textId}
            onClick={() => void onDecide({ state: isHidden ? 'found' : 'hidden' })}
          >
            {isHidden ? 'Undo' : 'Hide'}
          </Button>
        </div>
      )}
    </div>
  );
}

const rules = object({ text: string().trim().required('Say what holds instead').max(limits.factTextMax) });

interface FactFormProps {
  text: string;
  onSave: (text: string) => Promise<boolean>;
  onCancel: () => void;
}

/** What holds instead of a page's sentence, written where the sentence stands. */
function FactForm({ text, onSave, onCancel }: FactFormProps) {
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
