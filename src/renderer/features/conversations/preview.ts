import { limits } from '@vitrine/contract/limits';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';

/** A first message cut to 30 characters plus ' ...'. Characters are code points, so that none is cut in half (T24). */
export function preview(content: unknown): string {
  const text = typeof content === 'string' ? content : readReplyEnvelope(content).agent_response_text;
  return `${Array.from(text.replace(/\s+/g, ' ')).slice(0, limits.previewCharacters).join('')} ...`;
}
