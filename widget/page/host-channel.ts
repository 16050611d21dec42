/**
 * The talk with the shop's page, where a loader opened this one. The fragment names the one origin that is heard and answered (WI-04), the
 * page's language behind it, and the agent's style in a fragment of its own.
 */
import { parseUrl } from '@vitrine/chat/parse-url';
import type { ChatPageMessage, HostMessage } from '@vitrine/contract/widget-messages';
import { parseHostMessage } from '@vitrine/contract/widget-messages';

export interface HostChannel {
  /** host of the shop's page */
  host: string;
  /** what the shop's page speaks, or `''` */
  language: string;
  /** the answer of `get_agent_style` as the shop's page has it, if it has */
  style: unknown;
  post: (message: ChatPageMessage) => void;
}

/** As much of a window as the channel needs. */
export interface FramedView {
  location: { hash: string };
  parent: { postMessage: (message: ChatPageMessage, origin: string) => void };
  addEventListener: (
    type: 'message',
    listener: (event: { source: unknown; origin: string; data: unknown }) => void,
  ) => void;
}

/** Undefined without a loader: by direct link, or in a frame that a shop wrote itself. */
export function openHostChannel(view: FramedView, onMessage: (message: HostMessage) => void): HostChannel | undefined {
  const declared = parseUrl(view.location.hash.slice(1));
  const { parent } = view;
  if (Object.is(parent, view) || declared === undefined || !/^https?:$/.test(declared.protocol)) return undefined;
  const { origin, host } = declared;
  const language = declared.pathname.slice(1);
  view.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== parent || from !== origin) return;
    const message = parseHostMessage(data);
    if (message !== undefined) onMessage(message);
  });
  return { host, language, style: readStyle(declared), post: (message) => parent.postMessage(message, origin) };
}

function readStyle({ hash }: URL): unknown {
  try {
    return JSON.parse(decodeURIComponent(hash.slice(1)));
  } catch {
    return undefined;
  }
}
