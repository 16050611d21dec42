/** What a visitor may ask for: their chat as a file of their own, and its end for good. Fetched when they ask. */
import type { calls } from '@vitrine/contract/calls';
import { fieldOf } from '@vitrine/contract/field-of';
import { call } from './calls.ts';
import { describeChat } from './describe-chat.ts';

type Right = 'downloadChat' | 'deleteChat';

/** The contract's own paths, as in `calls.ts`; the page needs them only here. */
const paths: { [Name in Right]: (typeof calls)[Name]['path'] } = {
  downloadChat: '/agents/download_chat',
  deleteChat: '/agents/delete_chat',
};

export async function downloadChat(agentId: string, sessionId: string): Promise<boolean> {
  const { status, body } = await call(paths.downloadChat, { body: { agentId, sessionId } });
  const chat = fieldOf(body, 'chat');
  if (status !== 200 || chat === undefined) return false;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([describeChat(chat)], { type: 'text/plain;charset=utf-8' }));
  link.download = `chat-${new Date().toISOString().slice(0, 10)}.txt`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return true;
}

/** A chat that the server does not know is as good as deleted. */
export async function eraseChat(agentId: string, sessionId: string): Promise<boolean> {
  const { status } = await call(paths.deleteChat, { body: { agentId, sessionId } });
  return status === 200 || status === 404;
}
