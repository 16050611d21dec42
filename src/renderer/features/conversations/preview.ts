import { limits } from '@vitrine/contract/limits';
import { readReplyEnvelope } from '@vitrine/contract/reply-envelope';

/** A first message cut to 30 characters plus ' ...', as the specification's list has it. */
export const preview = (content: unknown): string => `${beginningOf(content).text} ...`;

/** The same where the specification prescribes nothing: dots say that something was cut off. */
export function shortened(content: unknown): string {
  const { text, isWhole } = beginningOf(content);
  return isWhole ? text : `${text} ...`;
}

/** Characters are code points, so that none is cut in half (T24). */
function beginningOf(content: unknown): { text: string; isWhole: boolean } {
  const text = typeof content === 'string' ? content : readReplyEnvelope(content).agent_response_text;
  const characters = Array.from(text.replace(/\s+/g, ' '));
  const kept = characters.slice(0, limits.previewCharacters);
  return { text: kept.join(''), isWhole: kept.length === characters.length };
}
