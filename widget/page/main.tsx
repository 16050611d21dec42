/** `/widget-chat/{id}`: one static page for every agent; the id stands in its address. */
import { createRoot } from 'react-dom/client';
import { words } from '@vitrine/chat/words';
import type { WidgetLook } from './agent-look.ts';
import { parseLook } from './agent-look.ts';
import { call, paths } from './calls.ts';
import { createHost } from './host.ts';
import { createLazyTalk } from './lazy-talk.ts';
import './page.css';
import { report } from './report.ts';
import { createResolveUrl } from '@vitrine/chat/resolve-url';
import { WidgetPage } from './widget-page.tsx';

const agentId = /^\/widget-chat\/(agt_[0-9a-f]{32})\/?$/.exec(location.pathname)?.[1] ?? '';

async function loadLook(): Promise<{ status: number; look: WidgetLook }> {
  const { status, body } =
    agentId === '' ? { status: 404, body: null } : await call(paths.getStyle.replace(':id', agentId));
  if (status !== 200) report('no style', status);
  return { status, look: parseLook(body) };
}

async function loadNewestLook(): Promise<WidgetLook | undefined> {
  const { status, look } = await loadLook();
  return status === 200 ? look : undefined;
}

async function start(): Promise<void> {
  const host = createHost(window);
  const { status, look } = await loadLook();
  const talk = createLazyTalk(async () => {
    const { createTalk } = await import('./talk.ts');
    return createTalk(agentId, host);
  });
  const mark = document.querySelector<HTMLMetaElement>('meta[name="vitrine-resolve"]');
  document.title = look.name;

  createRoot(document.querySelector('#root') ?? document.body).render(
    <WidgetPage
      firstLook={look}
      loadLook={loadNewestLook}
      closedReason={status === 404 || status === 400 ? words.unavailable : undefined}
      host={host}
      talk={talk}
      resolveUrl={createResolveUrl(mark?.content)}
    />,
  );
  host.post({ vitrine: 'ready' });
}

void start();
