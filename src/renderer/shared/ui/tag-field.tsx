import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { TagList } from './tag-list.tsx';
import { withTag } from './tags.ts';
import fieldStyles from './field.module.css';

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
