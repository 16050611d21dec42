/** Twenty-three conversations and a stream of news, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { style } from './agents.ts';
import { freeOwner, renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

/** an instant on 20 November 2026 */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
export const message = (id: string, role: 'human' | 'agent', content: string, minute = 0) => ({
  _id: id,
  role,
  content,
  createdAt: at(minute),
});

type List = ReplyOf<'getSessionsList'>;
type Session = List['sessions'][number];

/** A conversation as the list tells it; its last message came at its beginning. */
export const session = (_id: string, words: string, more: Partial<Session> = {}): Session => ({
  _id,
  createdAt: at(0),
  messages: [message(`first_${_id}`, 'human', words)],
  lastMessageAt: more.createdAt ?? at(0),
  lastWords: 'And I answer',
  messageCount: 2,
  outcome: 'answered',
  needsAnswer: false,
  ratedDown: false,
  unread: false,
  handover: 'none',
  path: 'shop.example/blankets',
  language: 'en',
  ...more,
});

export const listOf = (sessions: Session[], page = 1, of = sessions.length): List => ({
  success: true,
  sessions,
  total: of,
  totals: { all: of, needs_answer: 2, waiting: 1, rated_down: 0, unread: 3 },
  totalPages: Math.ceil(of / 10),
  currentPage: page,
});

export const total = 23;
export const all = Array.from({ length: total }, (_none, index) =>
  session(`cnv_${index}`, `Question number ${index} about the delivery`, {
    createdAt: at(index),
    lastMessageAt: at(59 - index),
  }),
);

export const script: Script = {
  getStyle: () => ({ success: true, agentStyle: style }),
  getSessionsList: ({ query }) => {
    const page = Number(query.page);
    return listOf(all.slice((page - 1) * 10, page * 10), page, total);
  },
  markRead: () => ({ success: true }),
  getSessionMessages: ({ query }) => ({
    success: true,
    messages: [
      message(`${query.sessionId}_q`, 'human', `I ask in ${query.sessionId}`),
      message(`${query.sessionId}_a`, 'agent', 'And I answer', 1),
    ],
    totalPages: 1,
    currentPage: 1,
  }),
};

/** Out of which some can be discarded, and `discarded` at first are. */
export function scriptWithBin(...discarded: string[]): Script {
  const gone = new Set(discarded);
  return {
    getSessionsList: ({ query }) => {
      const shown = all.filter(({ _id }) => gone.has(_id) === (query.show === 'discarded'));
      const page = Number(query.page);
      return listOf(shown.slice((page - 1) * 10, page * 10), page, shown.length);
    },
    discardConversations: ({ body }) => {
      for (const id of body.conversationIds)
        if (body.discarded) gone.add(id);
        else gone.delete(id);
      return { success: true };
    },
  };
}

export const openTalks = (path = '/conversations', changed: Script = {}) =>
  renderApp(path, { owner: freeOwner, script: { ...script, ...changed } });

/** Stands in for the browser's EventSource; a test speaks through the streams that were opened. */
export function scriptedStreams() {
  const streams: EventTarget[] = [];
  class ScriptedSource extends EventTarget {
    static readonly CLOSED = 2;
    readonly readyState = 1;
    constructor() {
      super();
      streams.push(this);
    }
    close() {}
  }
  const changed = (conversationId: string) =>
    streams.at(-1)?.dispatchEvent(new MessageEvent('changed', { data: JSON.stringify({ conversationId }) }));
  return { ScriptedSource, streams, changed };
}
