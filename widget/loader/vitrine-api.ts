/** `window.Vitrine`, the one name this script adds to a page, and its list of guests: a second copy of the script finds the first's there. */
import type { Guest, Tell } from './guest.ts';

type EventName = Parameters<Tell>[0];
type Listener = (count?: number) => void;

export interface VitrineApi {
  /** Without an agent's id the first agent of the page is meant. */
  open(agentId?: string): void;
  close(agentId?: string): void;
  toggle(agentId?: string): void;
  /** Returns what takes the listener away again. */
  on(event: EventName, listener: Listener): () => void;
}

/** `null` stands for an agent whose style is on its way. */
export interface Registry {
  guests: Map<string, Guest | null>;
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
  if (known !== undefined) return known;

  const guests: Registry['guests'] = new Map();
  const listeners = new Set<[EventName, Listener]>();
  const tell: Tell = (event, count) => {
    for (const [name, listener] of listeners) {
      // A shop's listener that throws is the shop's error to see, and must not stop the chat.
      if (name === event) setTimeout(listener, 0, count);
    }
  };
  const find = (agentId?: string) => (agentId === undefined ? [...guests.values()][0] : guests.get(agentId));
  const registry: Registry = { guests, tell };
  const api: VitrineApi = {
    open: (agentId) => find(agentId)?.open(),
    close: (agentId) => find(agentId)?.close(),
    toggle: (agentId) => find(agentId)?.toggle(),
    on(event, listener) {
      const entry: [EventName, Listener] = [event, listener];
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
  window.Vitrine = Object.defineProperty(api, registryKey, { value: registry });
  return registry;
}
