import type { limits } from '@vitrine/contract/limits';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { useState } from 'react';
import { isSendKey } from '../send-key.ts';
import { sanitiseQuestion } from '../visible-text.ts';
import styles from './composer.module.css';
import { SendIcon } from './icons.tsx';
import { useWords } from '../words-context.ts';

interface Props {
  placeholder: string;
  /** a send is in progress: what is typed stays, and Enter does nothing */
  isLocked: boolean;
  onSend: (text: string) => void;
  onFocus?: (() => void) | undefined;
  onText?: ((text: string) => void) | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** what the field holds at the start */
  draft?: string | undefined;
}

const maxLength: typeof limits.chatTextMax = 1000;

export function Composer({ placeholder, isLocked, onSend, onFocus, onText, inputRef, draft = '' }: Props) {
  const words = useWords();
  const [text, setText] = useState(draft);
  const canSend = !isLocked && sanitiseQuestion(text) !== '';

  function change(now: string): void {
    setText(now);
    onText?.(now);
  }

  function send(): void {
    if (!canSend) return;
    onSend(text);
    change('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  // React's name for it and the browser's own: Preact knows only the second.
  const take = (event: SyntheticEvent<HTMLTextAreaElement>) => change(event.currentTarget.value);

  // No form: a shop's own sandboxed frame may forbid forms (WI-08).
  return (
    <div className={styles.composer}>
      {/* The copy behind the field has the field's height, so the field grows with its text without being measured. */}
      <div className={styles.field} data-text={`${text} `}>
        <textarea
          aria-label={words.message}
          ref={inputRef}
          rows={1}
          // An empty field has no direction of its own, and its placeholder stands as the chat does.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="send"
          autoComplete="off"
          onInput={take}
          onChange={take}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
      </div>
      <button type="button" className={styles.send} aria-label={words.send} disabled={!canSend} onClick={send}>
        <SendIcon size={20} />
      </button>
    </div>
  );
}
