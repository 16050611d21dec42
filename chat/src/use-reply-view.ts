/**
 * What shows replies (links, lists, cards, typing) comes in a file of its own while the visitor reads the welcome and writes: nothing of
 * it is needed to begin. Where it cannot be fetched the replies are shown as plain text.
 */
import { useEffect, useState } from 'react';
import type { ReplyView } from './view/reply-view.ts';

let loaded: ReplyView | undefined;

export async function loadReplyView(): Promise<ReplyView> {
  ({ replyView: loaded } = await import('./view/reply-view.ts'));
  return loaded;
}

/** Undefined while it is on its way, null where it failed; when a reply is awaited again it is fetched again. */
export function useReplyView(isAwaited: boolean): ReplyView | null | undefined {
  const [view, setView] = useState<ReplyView | null | undefined>(loaded);
  useEffect(() => {
    if (loaded === undefined && (isAwaited || view === undefined))
      loadReplyView().then(
        (whole) => setView(whole),
        () => setView(null),
      );
  }, [isAwaited, view]);
  return view;
}
