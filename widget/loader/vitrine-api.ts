/** `window.Vitrine`, the one name this script adds to a page, and its list of guests: a second copy of the script finds the first's there. */
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

export interface VitrineApi extends Command {
  /** Without an agent's id the first agent of the page is meant. */
  open(agentId?: string): void;
  close(agentId?: string): void;
  toggle(agentId?: string): void;
  /** Returns what takes the listener away again. */
  on(event: EventName, listener: Listener): () => void;
}

export interface Registry {
  guests: Map<string, Guest>;
  tell: Tell;
}

const registryKey = Symbol.for('vitrine.registry');

declare global {
  interface Window {
    Vitrine?: VitrineApi & { [registryKey]?: Registry };
  }
}

export function openRegistry(): Registry {
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
