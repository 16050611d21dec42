/** Tells the desktop of conversations that begin while nobody looks, and counts them on the app's icon until somebody does. */
import { useEffect } from 'react';
import { calls } from '@vitrine/contract/calls';
import type { Desktop } from '../../shared/platform/platform.ts';
import { report } from '../../shared/report.ts';
import { usePlatform } from '../../shared/services.tsx';

const openAgainMs = 30_000;

export function useConversationAlerts(desktop: Desktop, agentId: string, isOpen: boolean): void {
  const { apiBaseUrl } = usePlatform();

  useEffect(() => {
    if (!isOpen) return undefined;
    const unread = new Set<string>();
    let stream: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const quietly = (work: Promise<void>) =>
      void work.catch((error: unknown) => report('The desktop could not be told', error));
    const isLookedAt = () => !document.hidden && document.hasFocus();

    function heard({ data }: MessageEvent): void {
      const id = conversationOf(data);
      if (id === null || isLookedAt() || unread.has(id)) return;
      unread.add(id);
      quietly(desktop.announceConversation(id));
      quietly(desktop.setUnread(unread.size));
    }
    function open(): void {
      const query = new URLSearchParams({ agentId });
      stream = new EventSource(`${apiBaseUrl}${calls.watchConversations.path}?${query}`);
      stream.addEventListener('changed', heard);
      stream.addEventListener('error', () => {
        if (stream?.readyState === EventSource.CLOSED) again = setTimeout(open, openAgainMs);
      });
    }
    const seen = () => {
      if (unread.size === 0) return;
      unread.clear();
      quietly(desktop.setUnread(0));
    };
    open();
    window.addEventListener('focus', seen);
    return () => {
      clearTimeout(again);
      stream?.close();
      window.removeEventListener('focus', seen);
    };
  }, [desktop, apiBaseUrl, agentId, isOpen]);
}

function conversationOf(data: unknown): string | null {
  try {
    const change: unknown = JSON.parse(String(data));
    const id = typeof change === 'object' && change !== null ? Reflect.get(change, 'conversationId') : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
