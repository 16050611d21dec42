/** `/widget-chat/{id}`: one static page for every agent; the id stands in its address. */
import { createRoot } from 'react-dom/client';
import { useEffect, useState } from 'react';
import type { Words } from '@vitrine/chat/words';
import { WordsContext } from '@vitrine/chat/contexts';
import type { ResolveUrl } from '@vitrine/chat/resolve-url';
import { parseLook } from './agent-look.ts';
import { call, report, stylePath } from './calls.ts';
import { chooseWords } from './choose-words.ts';
import './page.css';
import { agentId, askedLook, handedLook, host, leaveShell, placeCursor, root, showScheme } from './shell.ts';
import type { LoadedLook, Rest } from './widget-page.tsx';
import { WidgetPage } from './widget-page.tsx';

/** The build's name for the folder of the languages. */
declare const WORDS_FOLDER: string;

async function loadLook(): Promise<LoadedLook> {
  const { status, body } = agentId === '' ? { status: 404, body: null } : await call(stylePath.replace(':id', agentId));
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

/** `links`: what must be known before a reply's links can be shown. */
function createRestLoader(links: Promise<unknown>): () => Promise<Rest> {
  let loading: Promise<Rest> | undefined;
  async function load(): Promise<Rest> {
    try {
      const file = await import('./rest.tsx');
      return { file, talk: file.createTalk(agentId, host, links) };
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }
  return () => (loading ??= load());
}

const wordsNow = (language: string) => chooseWords(language, navigator.languages, loadWords);

interface PageProps extends Omit<Parameters<typeof WidgetPage>[0], 'host'> {
  firstWords: Words;
}

/** The chat in the language that the shop's page speaks now. */
function Page({ firstWords, ...props }: PageProps) {
  const [words, setWords] = useState(firstWords);
  useEffect(() => host.subscribe(() => void wordsNow(host.language()).then(setWords)), []);
  useEffect(() => {
    document.documentElement.lang = words.language;
  }, [words]);
  return (
    <WordsContext value={words}>
      <WidgetPage {...props} host={host} />
    </WordsContext>
  );
}

/** What comes after it has a task of its own: pictures and keys have their turn in between. */
const turn = () => new Promise((proceed) => setTimeout(proceed));

/** What the shell asked for; whatever is not whole is asked for again. */
async function takeLook(): Promise<LoadedLook> {
  try {
    const response = await askedLook;
    if (response?.status === 200) return { status: 200, look: parseLook(await response.json()) };
  } catch {
    // the line was cut meanwhile
  }
  return loadLook();
}

async function start(): Promise<void> {
  let resolveUrl = sameUrl;
  const resolved = findResolveUrl().then((found) => (resolveUrl = found));
  const pendingWords = wordsNow(host.language());
  // The shop's page has asked for the style already: it is shown at once, and the server's own word corrects it at the opening.
  const firstLook = handedLook ? { status: 200, look: handedLook } : await takeLook();
  const words = await pendingWords;
  // The shell is painted, and the page's own scripts have a turn, between reading this script and drawing the chat.
  await turn();
  document.title = firstLook.look.name;
  if (!handedLook) showScheme(firstLook.look);

  const loadRest = createRestLoader(resolved);
  const { draft, isAwaited } = leaveShell();
  createRoot(root).render(
    <Page
      firstWords={words}
      firstLook={firstLook}
      isHanded={handedLook !== undefined}
      loadLook={loadLook}
      loadRest={loadRest}
      draft={draft}
      resolveUrl={(url) => resolveUrl(url)}
    />,
  );
  // The cursor stands in the shell's field already where the chat was open: to look for it lays the page out.
  await turn();
  if (host.isOpen() && host.wantsCursor()) placeCursor();
  const field = root.querySelector('textarea');
  if (field !== null && field === document.activeElement) void loadRest().then(({ talk }) => talk.engage());
  if (isAwaited) field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

void start();
