import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { TagList } from './tag-list.tsx';
import { withTag } from './tags.ts';
import { useAfterPress } from './use-after-press.ts';
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
