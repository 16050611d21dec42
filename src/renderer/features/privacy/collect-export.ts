import type { Api } from '../../shared/api/api.ts';

interface Needs {
  api: Pick<Api, 'call'>;
  userId: string;
  agentId: string;
  signal: AbortSignal;
  /** conversations so far */
  onProgress: (conversations: number) => void;
}

/** Everything, as the pieces of one JSON text: a page of conversations at a time, so that no call takes long however much there is. */
export async function collectExport({ api, userId, agentId, signal, onProgress }: Needs): Promise<string[]> {
  const account = await api.call('exportAccount', { params: { id: userId }, signal });
  const parts = [`${JSON.stringify(account.export, null, 2).slice(0, -2)},\n  "conversations": [`];
  let collected = 0;
  for (let after: string | null | undefined; after !== null;) {
    const body = { agentId, ...(after !== undefined && { after }) };
    const page = await nextPage(api, body, signal);
    for (const conversation of page.conversations) {
      parts.push(`${collected === 0 ? '' : ','}\n${JSON.stringify(conversation)}`);
      collected += 1;
    }
    onProgress(collected);
    after = page.next;
  }
  return [...parts, '\n  ]\n}\n'];
}

const nextPage = (api: Needs['api'], body: { agentId: string; after?: string }, signal: AbortSignal) =>
  api.call('exportConversations', { body, signal });
