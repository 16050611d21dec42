/** Formik and Yup dressed once: errors known from the start, shown after touch, and nothing sent twice. */
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Formik } from 'formik';
import type { FormikHelpers, FormikProps, FormikValues } from 'formik';
import type { Schema } from 'yup';
import { forgetFailures } from '../notify/notify.ts';
import { usePlatform } from '../services.tsx';
import { FormStart } from './form-start.tsx';

interface FormProps<V extends FormikValues> {
  initialValues: V;
  schema: Schema;
  /** answers true when all is saved: the form is clean then, and its draft forgotten */
  onSubmit: (values: V, form: FormikHelpers<V>) => Promise<boolean | void>;
  /** under this name what is not saved yet survives; never for secrets */
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
