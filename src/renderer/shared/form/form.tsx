/** Formik and Yup dressed once: errors known from the start, shown after touch, and nothing sent twice. */
import { useRef } from 'react';
import type { ReactNode, Ref } from 'react';
import { Formik } from 'formik';
import type { FormikProps, FormikValues } from 'formik';
import type { Schema } from 'yup';

interface FormProps<V extends FormikValues> {
  initialValues: V;
  schema: Schema;
  onSubmit: (values: V, form: { setFieldError: (field: string, message: string) => void }) => Promise<void>;
  formRef?: Ref<HTMLFormElement>;
  className?: string | undefined;
  children: (form: FormikProps<V>) => ReactNode;
}

export function Form<V extends FormikValues>({ formRef, className, children, ...props }: FormProps<V>) {
  const sending = useRef(false);
  return (
    <Formik<V>
      initialValues={props.initialValues}
      validationSchema={props.schema}
      validateOnMount
      onSubmit={async (values, helpers) => {
        if (sending.current) return;
        sending.current = true;
        try {
          await props.onSubmit(values, helpers);
        } finally {
          sending.current = false;
        }
      }}
    >
      {(form) => (
        <form ref={formRef} className={className} noValidate onSubmit={form.handleSubmit}>
          {children(form)}
        </form>
      )}
    </Formik>
  );
}
