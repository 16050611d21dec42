/** Twenty-three conversations and a stream of news, for component tests. */
import { style } from './agents.ts';
import { freeOwner } from './owners.ts';
import { renderApp } from './render-app.tsx';
import type { Script } from './scripted-api.ts';

/** an instant on 20 November 2026 */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
export const message = (id: string, role: 'human' | 'agent', content: string, minute = 0) => ({
  _id: id,
  role,
  content,
  createdAt: at(minute),
});

export const total = 23;
export const all = Array.from({ length: total }, (_none, index) => ({
  _id: `cnv_${index}`,
  createdAt: at(index),
  messages: [message(`first_${index}`, 'human', `Question number ${index} about the delivery`)],
}));

export const script: Script = {
  getStyle: () => ({ success: true, agentStyle: style }),
  getSessionsList: ({ query }) => {
    const currentPage = Number(query.page);
    return {
      success: true,
      sessions: all.slice((currentPage - 1) * 10, currentPage * 10),
      totalPages: 3,
      currentPage,
    };
  },
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
