/**
 * `chatbox.js`: what a shop puts on its pages. It draws one bubble for the agent named in its own address, asks for that agent's style
 * and nothing else until a visitor acts, stores nothing, and never throws into the page.
 */
import { findScriptTags, loadBubbleStyle } from './agent-style.ts';
import type { ScriptTag } from './agent-style.ts';
import { createGuest } from './guest.ts';
import type { Guest, Tell } from './guest.ts';

type EventName = Parameters<Tell>[0];
/** `detail` of `unread` is how many. */
type Listener = (event: Event) => void;

interface Options {
  /** without it the first agent of the page is meant */
  agentId?: string | undefined;
  /** with `open`: stands in the field, for the visitor to send */
  question?: string;
}

type Command = (command: 'open' | 'close' | 'toggle' | 'hide' | 'show', options?: Options) => void;

/** `window.Vitrine`, the one name this script adds to a page, and its list of guests: a second copy of the script finds the first's there. */
interface VitrineApi extends Command {
  /** Without an agent's id the first agent of the page is meant. */
  open(agentId?: string): void;
  close(agentId?: string): void;
  toggle(agentId?: string): void;
  /** Returns what takes the listener away again. */
  on(event: EventName, listener: Listener): () => void;
}

interface Registry {
  guests: Map<string, Guest>;
  tell: Tell;
}

const registryKey = Symbol.for('vitrine.registry');

declare global {
  interface Window {
    Vitrine?: VitrineApi & { [registryKey]?: Registry };
  }
}

function openRegistry(): Registry {
  const known = window.Vitrine?.[registryKey];
  if (known) return known;

  const guests: Registry['guests'] = new Map();
  const events = new EventTarget();
  // A shop's listener that throws is the shop's error to see, and does not stop the chat.
  const tell: Tell = (event, detail) => void events.dispatchEvent(new CustomEvent(event, { detail }));
  const registry: Registry = { guests, tell };
  const command: Command = (name, { agentId, question } = {}) =>
    guests.get(agentId ?? [...guests.keys()][0] ?? '')?.[name]?.(question);
  const named =
    (name: 'open' | 'close' | 'toggle') =>
    (agentId?: string): void =>
      command(name, { agentId });
  window.Vitrine = Object.assign(command, {
    [registryKey]: registry,
    open: named('open'),
    close: named('close'),
    toggle: named('toggle'),
    on(event: EventName, listener: Listener) {
      events.addEventListener(event, listener);
      return () => events.removeEventListener(event, listener);
    },
  });
  return registry;
}

/** One line, for the shop's developer. */
function complain(reason: unknown): void {
  // oxlint-disable-next-line no-console -- the only way to tell who put the script here
  console.warn('[vitrine]', reason);
}

async function receiveGuest(tag: ScriptTag): Promise<void> {
  const { guests, tell } = openRegistry();
  const { agentId } = tag;
  const known = guests.get(agentId);
  if (known) {
    known.attach();
    return;
  }
  const guest = createGuest(tag, guests.size, tell);
  guests.set(agentId, guest);
  // Written out, because names of numbers weigh in this file: tried again after 5 and 30 s, then every 3 minutes.
  for (let delayMs = 5_000; ; delayMs = delayMs > 9_000 ? 180_000 : 30_000) {
    // A style that is quick, or still known from the last page, needs no plain bubble before it.
    const early = setTimeout(guest.enter, 20);
    const style = await loadBubbleStyle(tag);
    clearTimeout(early);
    if (typeof style !== 'number') {
      guest.dress(style);
      guest.enter();
      return;
    }
    guest.leave();
    const isUnknown = style >= 400 && style < 429;
    if (isUnknown || delayMs < 9_000) complain(`${agentId}: ${style}`);
    if (isUnknown) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

try {
  const tags = findScriptTags(document);
  if (!tags.length) complain('no id');
  for (const tag of tags) receiveGuest(tag).catch(complain);
} catch (error) {
  complain(error);
}
