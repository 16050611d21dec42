/** Joins the shared chat to the owner's own calls: the same agent, asked without cost. */
import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useConversation } from '@vitrine/chat/use-conversation';
import type { ConversationPort } from '@vitrine/chat/use-conversation';
import type { ReplyOf } from '@vitrine/contract/routes';
import { readReply } from '@vitrine/contract/reply-reading';
import type { Api } from '../../shared/api/api.ts';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { report } from '../../shared/api/failure.ts';
import { useApi } from '../../shared/services.tsx';

/** A block of JSON that cannot be read is logged and not shown (8-26). */
const logUnreadable = () => report('A block of the reply could not be read', null);

type TestReply = Extract<ReplyOf<'getTestResponse'>, { success: true }>;
export type ReplyRest = NonNullable<TestReply['rest']>;

interface TestPort {
  api: Api;
  agentId: string;
  session: () => Promise<string>;
  onRest: (messageId: string, rest: ReplyRest) => void;
}

function createTestPort({ api, agentId, session, onRest }: TestPort): ConversationPort {
  return {
    async ask({ text, key }, _onText, signal) {
      try {
        const sessionId = await session();
        const body = { agentId, userQuery: text, sessionId, clientMessageId: key };
        const reply = await api.call('getTestResponse', { body, signal });
        if (!reply.success) throw new Error(reply.code);
        if (reply.rest !== undefined) onRest(reply.messageId, reply.rest);
        return { kind: 'replied', messageId: reply.messageId, reply: readReply(reply.response, logUnreadable) };
      } catch (error) {
        if (!signal.aborted) report('The test chat got no reply', error);
        return { kind: 'failed' };
      }
    },
  };
}

export function useTestConversation(agentId: string, welcomeText: string) {
  const api = useApi();
  const cache = useQueryClient();
  const [rests, setRests] = useState<Record<string, ReplyRest>>({});
  // Fetched once, as soon as the agent is known (4-23).
  useApiQuery('createSession', { body: { agentId } }, { staleTime: Infinity });
  const port = useMemo(() => {
    const input = { body: { agentId } };
    const session = async () => {
      const reply = await cache.fetchQuery({
        queryKey: queryKey('createSession', input),
        queryFn: () => api.call('createSession', input),
        staleTime: Infinity,
      });
      return reply.data.sessionId;
    };
    return createTestPort({
      api,
      agentId,
      session,
      onRest: (messageId, rest) => setRests((before) => ({ ...before, [messageId]: rest })),
    });
  }, [api, cache, agentId]);
  return [...useConversation(welcomeText, port), rests] as const;
}
