const inputMethodKey = 229;

/** Enter sends, Shift and Enter begin a line; an input method's Enter picks a word (Chinese, Japanese, Korean) and must not send. */
export function isSendKey({ key, shiftKey, keyCode }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'keyCode'>): boolean {
  return key === 'Enter' && !shiftKey && keyCode !== inputMethodKey;
}
