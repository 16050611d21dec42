/** `window.Vitrine`, the one name this script adds to a page, and its list of guests: a second copy of the script finds the first's there. */
import type { Guest, Tell } from './guest.ts';

type EventName = Parameters<Tell>[0];
/** `detail` of `unread` is how many. */
type Listener = (event: Event) => void;

interface Options {
  /** without it the first agent of the page is meant */
  agentId?: string;
  /** with `open`: stands in the field, for the visitor to send */
  question?: string;
}

export interface VitrineApi {
  (command: 'open' | 'close' | 'toggle' | 'hide' | 'show', options?: Options): void;
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
  const command: VitrineApi & { [registryKey]?: Registry } = (name, { agentId, question } = {}) =>
    guests.get(agentId ?? [...guests.keys()][0] ?? '')?.[name](question);
  command[registryKey] = registry;
  for (const name of ['open', 'close', 'toggle'] as const) command[name] = (agentId) => command(name, { agentId });
  command.on = (event, listener) => {
    events.addEventListener(event, listener);
    return () => events.removeEventListener(event, listener);
  };
  window.Vitrine = command;
  return registry;
}
