/**
 * The chat that stands in the page's own HTML: filled and usable before the large script has come. What is typed stays where it is typed,
 * and an early Enter is sent once there is somebody to send it.
 */
import { readableColours } from '@vitrine/chat/readable-colour';
import { isSendKey } from '@vitrine/chat/send-key';
import { sanitiseQuestion, textDirection, visibleText } from '@vitrine/chat/visible-text';
import { parseLook, placeholderIn, welcomeIn } from './agent-look.ts';
import type { WidgetLook } from './agent-look.ts';
import { createHost } from './host.ts';

/** The build puts their addresses here: the large script, and what is fetched beside it. */
declare const FILES: readonly [script: string, ...company: string[]];

export const agentId = /^\/widget-chat\/(agt_[0-9a-f]{32})\/?$/.exec(location.pathname)?.[1] ?? '';
export const host = createHost(window);
/** as the shop's page has it; undefined where it has not */
export const handedLook = host.style === undefined ? undefined : parseLook(host.style);

/** By direct link the look is asked for beside the large script, not after it. */
export const askedLook =
  host.style === undefined ? fetch(`/api/agents/get_agent_style/${agentId}`, { credentials: 'omit' }) : undefined;
askedLook?.catch(() => undefined);

export const root = document.querySelector<HTMLElement>('#root') ?? document.body;
const find = <Name extends keyof HTMLElementTagNameMap>(name: Name) => root.querySelector(name);
const againAfterMs = 3_000;
/** for a shop's page that does not hear it */
const alwaysAgainAfterMs = 30_000;
const companyAfterMs = 100;
const listening = new AbortController();
let isAwaited = false;

/** The owner's light or dark, or the visitor's own. */
export function showScheme({ colorScheme }: WidgetLook): void {
  document.documentElement.dataset['scheme'] = String(colorScheme);
}

function fill(look: WidgetLook): void {
  const { name, color } = look;
  const language = host.language() || navigator.language;
  // another language's own phrases are under way, and English ones would only be taken back
  const isEnglish = /^en\b/i.test(language);
  const welcomeText = welcomeIn(look, language, isEnglish ? undefined : '…');
  showScheme(look);
  const frame = find('section');
  const field = find('textarea');
  const [close, send] = root.querySelectorAll('button');
  const title = find('h1');
  const welcome = root.querySelector('.agent');
  if (!frame || !field || !close || !send || !title || !welcome) return;

  const { surface, text } = readableColours(color);
  frame.style.cssText = `--chat-accent:${surface};--chat-on-accent:${text}`;
  frame.dir = /^(?:ar|he)\b/i.test(language) ? 'rtl' : textDirection(welcomeText);
  title.textContent = visibleText(name);
  welcome.textContent = visibleText(welcomeText);
  field.placeholder = placeholderIn(look, language, isEnglish ? look.placeholderText : '\u00A0');
  const { signal } = listening;
  close.addEventListener('click', () => host.post({ vitrine: 'close' }), { signal });
  const keep = () => {
    isAwaited = field.readOnly = !send.disabled;
  };
  send.addEventListener('click', keep, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (!isSendKey(event)) return;
      event.preventDefault();
      keep();
    },
    { signal },
  );
  field.addEventListener(
    'input',
    () => {
      send.disabled = sanitiseQuestion(field.value) === '';
    },
    { signal },
  );
  root.hidden = false;
  // The shop's page has given the chat the focus already.
  if (document.hasFocus()) placeCursor();
}

/** A keyboard that jumps up over a page that was just opened is in the way; a cursor is not. */
export function placeCursor(): void {
  if (!matchMedia('(pointer: coarse)').matches) find('textarea')?.focus();
}

/** Once, when there is something to see: an empty frame is shown to nobody. */
function sayReady(isHidden: boolean): void {
  if (root.hidden === isHidden) host.post({ vitrine: 'ready' });
}

/** From here on the components own the elements; what the visitor did with them before is theirs to go on with. */
export function leaveShell(): { draft: string; isAwaited: boolean } {
  listening.abort();
  sayReady(true);
  root.hidden = false;
  return { draft: find('textarea')?.value ?? '', isAwaited };
}

let wasOpen = false;
host.subscribe(() => {
  if (!wasOpen && host.wantsCursor()) placeCursor();
  wasOpen = host.isOpen();
});
if (handedLook?.isBlocked === false) fill(handedLook);
sayReady(false);

const [script, ...company] = FILES;
// Nobody can be asked in a chat that stays a shell: the shop's page makes another, or where there is none it begins anew itself.
import(/* @vite-ignore */ script).catch(() => {
  host.post({ vitrine: 'lost' });
  setTimeout(() => location.reload(), host.isEmbedded ? alwaysAgainAfterMs : againAfterMs);
});
// not before the cursor stands: each request costs a slow processor some milliseconds
setTimeout(() => {
  for (const href of company) {
    const hint = document.createElement('link');
    Object.assign(hint, { rel: 'modulepreload', href });
    document.head.append(hint);
  }
}, companyAfterMs);
