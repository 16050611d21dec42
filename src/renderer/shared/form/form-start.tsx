import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { usePlatform } from '../services.tsx';
import { withDraft } from './draft.ts';

/**
 * Begins a form with what was typed and not saved (over a reload, a lost session or a visit to another page), keeps it from then on, and
 * has it judged. In one place, because Formik's own first judgement is of the values without the draft, and can come after that of those
 * with it.
 */
export function FormStart({ draft }: { draft: string | undefined }) {
  const { drafts } = usePlatform();
  const { values, dirty, setValues, validateForm } = useFormikContext<FormikValues>();
  const started = useRef(false);
  useEffect(() => {
    if (!started.current) {
      started.current = true;
      const kept = draft === undefined ? null : drafts.read(draft);
      void (kept === null ? validateForm() : setValues(withDraft(values, kept)));
      return;
    }
    if (draft === undefined) return;
    if (dirty) drafts.write(draft, values);
    else drafts.remove(draft);
  }, [drafts, draft, values, dirty, setValues, validateForm]);
  return null;
}
