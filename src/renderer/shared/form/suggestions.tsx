/** Fields filled in with what was found elsewhere: said plainly, and taken out again with one press, one by one or all. */
import { useEffect, useRef, useState } from 'react';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TagList } from '../ui/tag-list.tsx';
import styles from './suggestions.module.css';

export interface Suggested<V> {
  /** where they come from, as people call it */
  from: string;
  values: Partial<V>;
  /** the owner wants none of these fields filled in again */
  onRefuse: (names: string[]) => void;
}

interface SuggestionsProps<V> {
  suggested: Suggested<V> | null;
  labels: { readonly [N in keyof V]?: string };
}

/** of what was written here a line before */
const parsed = (written: string): object => {
  const values: unknown = JSON.parse(written);
  return typeof values === 'object' && values !== null ? values : {};
};
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function Suggestions<V extends FormikValues>({ suggested, labels }: SuggestionsProps<V>) {
  const form = useFormikContext<V>();
  const [filled, setFilled] = useState<Record<string, unknown>>({});
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  const key = JSON.stringify(suggested?.values ?? {});
  useEffect(() => {
    // A moment later, since a kept draft comes in first, and what somebody typed is never written over.
    const soon = setTimeout(() => {
      const { values, initialValues, setValues } = latest.current;
      const offered: [string, unknown][] = Object.entries(parsed(key));
      const free = offered.filter(
        ([name, value]) => isSame(values[name], initialValues[name]) && !isSame(value, values[name]),
      );
      if (free.length === 0) return;
      void setValues({ ...values, ...Object.fromEntries(free) });
      setFilled((before) => ({ ...before, ...Object.fromEntries(free) }));
    });
    return () => clearTimeout(soon);
  }, [key]);

  // What was changed since is the owner's own.
  const standing = Object.keys(filled).filter((name) => isSame(form.values[name], filled[name]));
  if (suggested === null || standing.length === 0) return null;
  const takeOut = (names: string[]) => {
    const before = Object.fromEntries(names.map((name) => [name, form.initialValues[name]]));
    void form.setValues({ ...form.values, ...before });
    setFilled((all) => Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))));
    suggested.onRefuse(names);
  };
  return (
    <div className={styles.filled}>
      <Notice
        tone="good"
        action={
          <Button variant="quiet" onClick={() => takeOut(standing)}>
            Remove all
          </Button>
        }
      >
        <p>Filled in from {suggested.from}. Check it, and change what is wrong.</p>
        <TagList
          tags={standing.map((name) => ({ key: name, text: labels[name] ?? '' }))}
          // The buttons' name leaves out the field's own, so that looking a field up by its label finds one thing.
          removeName="Remove this"
          onRemove={(name) => takeOut([name])}
        />
      </Notice>
    </div>
  );
}
