import { useEffect, useRef } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useServices } from '../services.tsx';
import { withDraft } from './draft.ts';

/** Keeps what was typed and not saved, over a reload, a lost session or a visit to another page. */
export function KeepDraft({ name }: { name: string }) {
  const { drafts } = useServices().platform;
  const { values, dirty, setValues } = useFormikContext<FormikValues>();
  const restored = useRef(false);
  useEffect(() => {
    if (!restored.current) {
      restored.current = true;
      const draft = drafts.read(name);
      if (draft !== null) {
        void setValues(withDraft(values, draft));
        return;
      }
    }
    if (dirty) drafts.write(name, values);
    else drafts.remove(name);
  }, [drafts, name, values, dirty, setValues]);
  return null;
}
