/**
 * What the visitor wrote and what is not sent yet lives through a reload and the next page, in the visitor's own storage; from the first
 * letter on, never before.
 */
import type { Conversation } from '@vitrine/chat/conversation';
import type { ConversationControls, Question } from '@vitrine/chat/use-conversation';
import { fieldOf } from '@vitrine/contract/field-of';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Host } from './host.ts';
import type { Talk } from './talk.ts';

interface Needs {
  host: Host;
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

/** Undefined where the browser refuses it to frames of other sites: the shop's page notes the words instead, as it keeps the session. */
function openStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

/** @returns what forgets all of it */
export function useKeptWords({ host, talk, conversation, controls, text, input }: Needs): () => void {
  const key = `${talk.key}.words`;
  const isRestored = useRef(false);
  const last = useRef('');
  const [keep] = useState(() => (words: string) => {
    if (words === last.current) return;
    last.current = words;
    const storage = openStorage();
    try {
      if (storage === undefined) host.note(words);
      else if (words === '') storage.removeItem(key);
      else storage.setItem(key, words);
    } catch {
      // Full: it lives as long as the page.
    }
  });

  useEffect(() => {
    function restore(words: string | null | undefined): void {
      if (!words || isRestored.current) return;
      isRestored.current = true;
      last.current = words;
      try {
        const kept: unknown = JSON.parse(words);
        for (const question of readUnsent(kept)) controls.queue(question);
        const draft = fieldOf(kept, 'draft');
        if (typeof draft === 'string') write(input.current, draft.slice(0, textMax));
        controls.resume();
      } catch {
        // Written by somebody else: nothing is restored.
      }
    }
    const storage = openStorage();
    if (storage !== undefined) {
      restore(storage.getItem(key));
      isRestored.current = true;
      return undefined;
    }
    const take = () => restore(host.takeNoted());
    take();
    return host.subscribe(take);
  }, [key, host, controls, input]);

  const unsent = conversation.messages
    .filter(({ state, role }) => role === 'visitor' && (state === 'queued' || state === 'sending'))
    .map((message) => ({ key: message.key, text: message.text }));
  const words = text === '' && unsent.length === 0 ? '' : JSON.stringify({ draft: text, unsent });
  useEffect(() => keep(words), [keep, words]);

  return () => keep('');
}
