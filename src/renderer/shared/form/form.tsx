/** The one wrapper around Formik and Yup: errors are known from the start, shown once a field was touched, and nothing is sent twice. */
import { createContext, useEffect, useMemo, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { Formik, useField, useFormikContext } from 'formik';
import type { FieldHelperProps, FieldInputProps, FormikHelpers, FormikProps, FormikValues } from 'formik';
import type { Schema } from 'yup';
import { forgetFailures } from '../notify/notify.ts';
import { usePlatform } from '../services.tsx';
import { PasswordField, TextField } from '../ui/fields.tsx';
import type { TextFieldProps } from '../ui/fields.tsx';

interface FormProps<V extends FormikValues> {
  initialValues: V;
  schema: Schema;
  /** resolves to true when everything was saved: the form is then clean and its draft deleted */
  onSubmit: (values: V, form: FormikHelpers<V>) => Promise<boolean | void>;
  /** the name under which unsaved input is kept; never for secrets */
  draft?: string;
  formRef?: Ref<HTMLFormElement>;
  className?: string | undefined;
  children: (form: FormikProps<V>) => ReactNode;
}

export function Form<V extends FormikValues>({ formRef, className, children, draft, ...props }: FormProps<V>) {
  const { drafts } = usePlatform();
  const sending = useRef(false);
  return (
    <Formik<V>
      initialValues={props.initialValues}
      validationSchema={props.schema}
      onSubmit={async (values, helpers) => {
        if (sending.current) return;
        sending.current = true;
        try {
          if ((await props.onSubmit(values, helpers)) !== true) return;
          forgetFailures();
          helpers.resetForm({ values });
          if (draft !== undefined) drafts.remove(draft);
        } finally {
          sending.current = false;
        }
      }}
    >
      {(form) => (
        <form ref={formRef} className={className} noValidate onSubmit={form.handleSubmit}>
          <FormStart draft={draft} saved={props.initialValues}>
            {children(form)}
          </FormStart>
        </form>
      )}
    </Formik>
  );
}

interface DraftState {
  /** restored from an earlier visit */
  isBroughtBack: boolean;
  /** what was typed before something newer was saved elsewhere */
  overtaken: FormikValues;
  /** nothing is unsaved */
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
function FormStart({ draft, saved, children }: FormStartProps) {
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

/** Unsaved input and the saved values it was typed over: neither may hide a change of the other. */
type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSameKind = (one: unknown, other: unknown) =>
  Array.isArray(one)
    ? Array.isArray(other) && other.every((entry) => typeof entry === 'string')
    : typeof one === 'string' && typeof other === 'string';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Draft {
  values: Values;
  /** what was saved when it was typed */
  base: Values;
}

/** null for anything else: a browser's storage may hold anything */
export const parseDraft = (kept: unknown): Draft | null =>
  isValues(kept) && isValues(kept['values']) && isValues(kept['base'])
    ? { values: kept['values'], base: kept['base'] }
    : null;

/**
 * What is saved, with what was typed in the place of it; where something newer was saved since, that stands, and what was typed is
 * `overtaken`.
 */
export function withDraft<V extends Values>(saved: V, { values, base }: Draft): { values: V; overtaken: Partial<V> } {
  const fitting = Object.entries(values).filter(
    ([name, value]) => Object.hasOwn(saved, name) && isSameKind(saved[name], value) && !isSame(value, base[name]),
  );
  const isNewer = ([name, value]: [string, unknown]) => !isSame(saved[name], base[name]) && !isSame(saved[name], value);
  const typed = Object.fromEntries(fitting.filter((entry) => !isNewer(entry)));
  // Only entries that match the form's fields by name and type are left.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const overtaken = Object.fromEntries(fitting.filter(isNewer)) as Partial<V>;
  return { values: { ...saved, ...typed }, overtaken };
}

interface FormField<V> {
  input: FieldInputProps<V>;
  /** only once the field was touched */
  error: string | undefined;
  set: (value: V) => void;
  touch: () => void;
}

const settle = (work: ReturnType<FieldHelperProps<unknown>['setValue']>) => {
  void Promise.resolve(work);
};

export function useFormField<V>(name: string): FormField<V> {
  const [input, meta, helpers] = useField<V>(name);
  return {
    input,
    error: meta.touched && meta.error !== undefined ? firstOf(meta.error) : undefined,
    set: (value) => settle(helpers.setValue(value)),
    // Does not validate: that would run on the values from before this change.
    touch: () => settle(helpers.setTouched(true, false)),
  };
}

/** A list has one error per entry; the first is shown. */
function firstOf(error: unknown): string | undefined {
  return Array.isArray(error) ? error.find((one) => typeof one === 'string') : String(error);
}

export function FormTextField({ name, ...field }: TextFieldProps & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <TextField {...input} {...field} error={field.disabled === true ? undefined : error} />;
}

export function FormPasswordField({ name, ...field }: ComponentProps<typeof PasswordField> & { name: string }) {
  const { input, error } = useFormField<string>(name);
  return <PasswordField {...field} {...input} error={field.disabled === true ? undefined : error} />;
}
