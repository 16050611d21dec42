/** `/widget-chat/{id}`: one static page for every agent; the id stands in its address. */
import { createRoot } from 'react-dom/client';
import { words } from '@vitrine/chat/words';
import type { WidgetLook } from './agent-look.ts';
import { parseLook } from './agent-look.ts';
import { ask, createSession as postSession, loadMessages, loadStyle } from './calls.ts';
import { createHost } from './host.ts';
import './page.css';
import { report } from './report.ts';
import { createResolveUrl } from './resolve-url.ts';
import { createVisitorSession, sessionKey } from './visitor-session.ts';
import { WidgetPage } from './widget-page.tsx';
import { createWidgetPort } from './widget-port.ts';

const agentId = /^\/widget-chat\/(agt_[0-9a-f]{32})\/?$/.exec(location.pathname)?.[1];

async function createSession(id: string): Promise<string | undefined> {
  const { status, body } = await postSession(id);
  const data: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (typeof data === 'object' && data !== null && 'sessionId' in data && typeof data.sessionId === 'string') {
    return data.sessionId;
  }
  report('no session', status);
  return undefined;
}

async function loadLook(id: string): Promise<{ status: number; look: WidgetLook }> {
  const { status, body } = await loadStyle(id);
  if (status !== 200) report('no style', status);
  return { status, look: parseLook(body) };
}

async function start(): Promise<void> {
  const host = createHost(window);
  const { status, look } = agentId === undefined ? { status: 404, look: parseLook(null) } : await loadLook(agentId);
  const id = agentId ?? '';
  const session = createVisitorSession({
    openStorage: () => localStorage,
    key: sessionKey(host.name, id),
    create: () => createSession(id),
  });
  const port = createWidgetPort({
    agentId: id,
    server: { ask, loadMessages },
    session,
    pagePath: host.pagePath,
    report,
  });
  const mark = document.querySelector<HTMLMetaElement>('meta[name="vitrine-resolve"]');
  document.title = look.name;

  createRoot(document.querySelector('#root') ?? document.body).render(
    <WidgetPage
      firstLook={look}
      loadLook={async () => {
        const newest = await loadLook(id);
        return newest.status === 200 ? newest.look : undefined;
      }}
      closedReason={status === 404 || status === 400 ? words.unavailable : undefined}
      host={host}
      session={session}
      port={port}
      resolveUrl={createResolveUrl(mark?.content)}
    />,
  );
  host.post({ vitrine: 'ready' });
}

void start();
