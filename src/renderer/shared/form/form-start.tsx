import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { usePlatform } from '../services.tsx';
import { parseDraft, withDraft } from './draft.ts';

interface DraftState {
  /** it was typed in an earlier visit */
  isBroughtBack: boolean;
  /** what was typed where something newer is saved */
  overtaken: FormikValues;
  /** everything is as it is saved */
  discard: () => void;
  useOvertaken: () => void;
}

export const DraftContext = createContext<DraftState | null>(null);

interface FormStartProps {
  draft: string | undefined;
  /** what is saved now */
  saved: FormikValues;
  children: ReactNode;
}

/**
 * Begins a form with what was typed and not saved (over a reload, a lost session or a visit to another page), keeps it from then on, lets
 * what was saved elsewhere meanwhile come in, and has it all judged. In one place, because Formik's own first judgement is of the values
 * without the draft, and can come after that of those with it.
 */
export function FormStart({ draft, saved, children }: FormStartProps) {
  const { drafts } = usePlatform();
  const form = useFormikContext<FormikValues>();
  const { values, initialValues, dirty, isSubmitting, setValues, resetForm, validateForm } = form;
  const started = useRef(false);
  const [begun] = useState(() => {
    const kept = draft === undefined ? null : parseDraft(drafts.read(draft));
    return kept && withDraft(initialValues, kept);
  });
  const [isBroughtBack, setBroughtBack] = useState(begun !== null);
  const [overtaken, setOvertaken] = useState<FormikValues>(begun?.overtaken ?? {});

  useEffect(() => {
    if (!started.current) {
      started.current = true;
      void (begun === null ? validateForm() : setValues(begun.values));
      return;
    }
    if (draft === undefined) return;
    if (dirty) drafts.write(draft, { values, base: initialValues });
    else drafts.remove(draft);
  }, [drafts, draft, begun, values, initialValues, dirty, setValues, validateForm]);

  const savedText = JSON.stringify(saved);
  const latest = useRef({ values, initialValues, saved });
  useEffect(() => {
    latest.current = { values, initialValues, saved };
  });
  useEffect(() => {
    const now = latest.current;
    if (draft === undefined || isSubmitting || savedText === JSON.stringify(now.initialValues)) return;
    const met = withDraft(now.saved, { values: now.values, base: now.initialValues });
    resetForm({ values: now.saved });
    void setValues(met.values);
    setOvertaken((before) => ({ ...before, ...met.overtaken }));
  }, [draft, savedText, isSubmitting, resetForm, setValues]);

  const state = useMemo<DraftState>(
    () => ({
      isBroughtBack,
      overtaken,
      discard: () => {
        setOvertaken({});
        setBroughtBack(false);
        resetForm();
      },
      useOvertaken: () => {
        setOvertaken({});
        void setValues({ ...latest.current.values, ...overtaken });
      },
    }),
    [isBroughtBack, overtaken, resetForm, setValues],
  );
  return <DraftContext value={draft === undefined ? null : state}>{children}</DraftContext>;
}
