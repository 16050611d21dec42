/** Tabs of one shop share one conversation (SE-09): what happens to it in one is told to the others, without a word of it. */
export type TabNews = 'talked' | 'restarted';

export interface Tabs {
  tell: (news: TabNews) => void;
  listen: (listener: (news: TabNews) => void) => void;
}

export function openTabs(name: string): Tabs {
  try {
    const channel = new BroadcastChannel(name);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is of one origin
      tell: (news) => channel.postMessage(news),
      listen(listener) {
        channel.addEventListener('message', ({ data }) => {
          if (data === 'talked' || data === 'restarted') listener(data);
        });
      },
    };
  } catch {
    // Refused to a frame without storage: it is alone.
    return { tell: () => undefined, listen: () => undefined };
  }
}
