/** `window.Vitrine`, the one name this script adds to a page, and its list of guests: a second copy of the script finds the first's there. */
import type { Guest, Tell } from './guest.ts';

type EventName = Parameters<Tell>[0];
/** `detail` of `unread` is how many. */
type Listener = (event: Event) => void;

export interface VitrineApi {
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
  const find = (agentId = [...guests.keys()][0]) => guests.get(agentId ?? '');
  const registry: Registry = { guests, tell };
  window.Vitrine = {
    [registryKey]: registry,
    open: (agentId) => find(agentId)?.open(),
    close: (agentId) => find(agentId)?.close(),
    toggle: (agentId) => find(agentId)?.toggle(),
    on(event, listener) {
      events.addEventListener(event, listener);
      return () => events.removeEventListener(event, listener);
    },
  };
  return registry;
}
