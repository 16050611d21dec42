import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { X } from 'lucide-react';
import fieldStyles from './field.module.css';
import { Field } from './fields.tsx';
import type { FieldProps } from './fields.tsx';
import styles from './tag-field.module.css';

interface TagFieldProps extends FieldProps {
  tags: readonly string[];
  onChange: (tags: string[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  maxLength?: number;
}

/** A list that is typed entry by entry: Enter or leaving the field adds what stands in it. */
export function TagField(props: TagFieldProps) {
  const { label, error, hint, optional = false, tags, onChange, onBlur, placeholder, disabled = false } = props;
  const [text, setText] = useState('');
  const afterPress = useAfterPress();
  const add = () => {
    const next = withTag(tags, text);
    if (next !== tags) onChange([...next]);
    setText('');
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <Field label={label} error={error} hint={hint} optional={optional}>
      {(control) => (
        <>
          <input
            {...control}
            className={fieldStyles.control}
            value={text}
            placeholder={placeholder}
            disabled={disabled}
            maxLength={props.maxLength ?? 200}
            enterKeyHint="enter"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={addOnEnter}
            onBlur={() =>
              afterPress(() => {
                add();
                onBlur?.();
              })
            }
          />
          {tags.length > 0 && (
            <TagList
              label={`${label}: entries`}
              tags={tags.map((tag) => ({ key: tag, text: tag }))}
              onRemove={disabled ? undefined : (tag) => onChange(tags.filter((other) => other !== tag))}
            />
          )}
        </>
      )}
    </Field>
  );
}

/** What leaving a field adds to the page must not push the pressed button from under the pointer: it waits for the release, and comes before the click. */
function useAfterPress(): (act: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    const down = () => {
      pressed.current = true;
    };
    const up = () => {
      pressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      // the click that follows must meet what was added
      if (act !== undefined) flushSync(act);
    };
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
    };
  }, []);

  return (act) => {
    if (pressed.current) waiting.current = act;
    else act();
  };
}

interface TagListProps {
  label?: string | undefined;
  tags: readonly { key: string; text: string }[];
  /** what the button of every entry is called; by default `Remove` and the entry */
  removeName?: string;
  /** without it the entries only stand there */
  onRemove?: ((key: string) => void) | undefined;
}

/** Short entries side by side, each taken out again with one press. */
export function TagList({ label, tags, removeName, onRemove }: TagListProps) {
  const id = useId();
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(({ key, text }) => (
        <li key={key} className={styles.tag}>
          <span id={`${id}-${key}`} className={styles.text}>
            {text}
          </span>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={removeName ?? `Remove ${text}`}
              aria-describedby={removeName === undefined ? undefined : `${id}-${key}`}
              onClick={() => onRemove(key)}
            >
              <X size={14} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The list with one more entry: trimmed, and the list itself when there is nothing new to add. */
export function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim();
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag];
}
