/** Next to a form's button: says that changes are unsaved, offers to discard them, and shows what was saved elsewhere meanwhile. */
import { use, useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { undoable } from '../notify/toasts.tsx';
import { Button } from '../ui/button.tsx';
import { DraftContext } from './form.tsx';
import styles from './draft-mark.module.css';

const nothing = () => {};

interface DraftMarkProps {
  /** said in the place of what a form says that stays open */
  words?: string;
}

export function DraftMark({ words }: DraftMarkProps) {
  const { dirty, values, isSubmitting, setValues } = useFormikContext<FormikValues>();
  const draft = use(DraftContext);
  if (draft === null) return null;
  const discard = () => {
    draft.discard();
    return () => void setValues(values);
  };
  return (
    <UnsavedMark
      isUnsaved={dirty && !isSubmitting}
      isBroughtBack={draft.isBroughtBack}
      words={words}
      isOvertaken={Object.keys(draft.overtaken).length > 0}
      onDiscard={discard}
      onUseTyped={draft.useOvertaken}
    />
  );
}

interface UnsavedMarkProps {
  isUnsaved: boolean;
  isBroughtBack: boolean;
  words?: string | undefined;
  isOvertaken: boolean;
  /** @returns what brings it back */
  onDiscard: () => () => void;
  onUseTyped: () => void;
}

export function UnsavedMark(props: UnsavedMarkProps) {
  const { isUnsaved, isBroughtBack, isOvertaken, onDiscard, onUseTyped } = props;
  const { words = isBroughtBack ? 'Typed earlier, not saved yet' : 'Not saved yet' } = props;
  const mark = useRef<HTMLDivElement>(null);
  // leaving the form ends the chance to undo
  const end = useRef(nothing);
  useEffect(() => () => end.current(), []);
  // the button disappears when it is pressed, so the focus is put here
  const stay = () => mark.current?.focus({ preventScroll: true });
  const discard = () => {
    stay();
    end.current = undoable({ text: 'What you typed is discarded.', undo: onDiscard(), end: nothing });
  };
  const useTyped = () => {
    stay();
    onUseTyped();
  };
  return (
    <div ref={mark} className={styles.mark} tabIndex={-1} aria-live="polite">
      {isOvertaken && (
        <>
          <p>Something newer has been saved since you typed, and is shown.</p>
          <Button variant="quiet" onClick={useTyped}>
            Use what I typed
          </Button>
        </>
      )}
      {isUnsaved && (
        <>
          <p className={styles.unsaved}>{words}</p>
          <Button variant="quiet" onClick={discard}>
            Discard
          </Button>
        </>
      )}
    </div>
  );
}
