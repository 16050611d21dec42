/** `/widget-chat/{id}`: one static page for every agent; the id stands in its address. */
import { createRoot } from 'react-dom/client';
import type { Words } from '@vitrine/chat/words';
import { WordsContext } from '@vitrine/chat/words-context';
import type { ResolveUrl } from '@vitrine/chat/resolve-url';
import { parseLook } from './agent-look.ts';
import { call, paths } from './calls.ts';
import { chooseWords } from './choose-words.ts';
import './page.css';
import { report } from './report.ts';
import { handedLook, host, leaveShell, placeCursor, root } from './shell.ts';
import { createTalk } from './talk.ts';
import type { LoadedLook } from './widget-page.tsx';
import { WidgetPage } from './widget-page.tsx';

/** The build's name for the folder of the languages. */
declare const WORDS_FOLDER: string;

const agentId = /^\/widget-chat\/(agt_[0-9a-f]{32})\/?$/.exec(location.pathname)?.[1] ?? '';

async function loadLook(): Promise<LoadedLook> {
  const { status, body } =
    agentId === '' ? { status: 404, body: null } : await call(paths.getStyle.replace(':id', agentId));
  if (status !== 200) report('no style', status);
  return { status, look: parseLook(body) };
}

async function loadWords(language: string): Promise<Words> {
  const file: { words: Words } = await import(/* @vite-ignore */ `${WORDS_FOLDER}${language}.js`);
  return file.words;
}

const sameUrl: ResolveUrl = (url) => url;

/** Only demos and tests have a shop whose public name lives on this machine. */
async function findResolveUrl(): Promise<ResolveUrl> {
  const mark = document.querySelector<HTMLMetaElement>('meta[name="vitrine-resolve"]');
  return mark === null ? sameUrl : (await import('@vitrine/chat/resolve-url')).createResolveUrl(mark.content);
}

async function start(): Promise<void> {
  const pendingWords = chooseWords(host.language, navigator.languages, loadWords);
  // The shop's page has asked for the style already: it is shown at once, and the server's own word corrects it at the opening.
  const firstLook = handedLook ? { status: 200, look: handedLook } : await loadLook();
  const words = await pendingWords;
  // The shell is painted, and the page's own scripts have a turn, between reading this script and drawing the chat.
  await new Promise((proceed) => setTimeout(proceed));
  let resolveUrl = sameUrl;
  const resolved = findResolveUrl().then((found) => (resolveUrl = found));
  document.documentElement.lang = words.language;
  document.title = firstLook.look.name;

  const talk = createTalk(agentId, host, resolved);
  const { draft, isAwaited } = leaveShell();
  createRoot(root).render(
    <WordsContext value={words}>
      <WidgetPage
        firstLook={firstLook}
        isHanded={handedLook !== undefined}
        loadLook={loadLook}
        draft={draft}
        host={host}
        talk={talk}
        resolveUrl={(url) => resolveUrl(url)}
      />
    </WordsContext>,
  );
  if (host.isOpen() && host.wantsCursor()) placeCursor();
  const field = root.querySelector('textarea');
  if (field !== null && field === document.activeElement) void talk.engage();
  if (isAwaited) field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

void start();
