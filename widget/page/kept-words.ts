/**
 * What the visitor wrote and what is not sent yet lives through a reload and the next page, in the visitor's own storage; from the first
 * letter on, never before. Where the browser refuses storage it lives as long as the page.
 */
import type { Conversation } from '@vitrine/chat/conversation';
import type { ConversationControls, Question } from '@vitrine/chat/use-conversation';
import { fieldOf } from '@vitrine/contract/field-of';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Talk } from './talk.ts';

interface Needs {
  talk: Pick<Talk, 'key'>;
  conversation: Conversation;
  controls: ConversationControls;
  text: string;
  input: RefObject<HTMLTextAreaElement | null>;
}

const unsentMax = 20;
const textMax = 1_000;

function readUnsent(kept: unknown): Question[] {
  const unsent = fieldOf(kept, 'unsent');
  if (!Array.isArray(unsent)) return [];
  return unsent.slice(0, unsentMax).flatMap((one) => {
    const key = fieldOf(one, 'key');
    const text = fieldOf(one, 'text');
    return typeof key === 'string' && typeof text === 'string' && key.length <= 100 && text.length <= textMax
      ? [{ key, text }]
      : [];
  });
}

/** Where the field is the components' own, it hears of it as of a key. */
export function write(field: HTMLTextAreaElement | null, text: string): void {
  if (field === null || field.value !== '') return;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns what forgets all of it */
export function useKeptWords({ talk, conversation, controls, text, input }: Needs): () => void {
  const key = `${talk.key}.words`;
  const isRestored = useRef(false);

  useEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
      for (const question of readUnsent(kept)) controls.queue(question);
      const draft = fieldOf(kept, 'draft');
      if (typeof draft === 'string') write(input.current, draft.slice(0, textMax));
      controls.resume();
    } catch {
      // Refused, or written by somebody else: nothing is restored.
    }
  }, [key, controls, input]);

  const unsent = conversation.messages
    .filter(({ state, role }) => role === 'visitor' && (state === 'queued' || state === 'sending'))
    .map((message) => ({ key: message.key, text: message.text }));
  const kept = text === '' && unsent.length === 0 ? '' : JSON.stringify({ draft: text, unsent });
  useEffect(() => {
    try {
      if (kept === '') localStorage.removeItem(key);
      else localStorage.setItem(key, kept);
    } catch {
      // Refused: it lives as long as the page.
    }
  }, [key, kept]);

  return () => {
    try {
      localStorage.removeItem(key);
    } catch {
      // nothing was kept
    }
  };
}
