/**
 * While the owner says that they answer: their app says that somebody sits before it, and tells of who waits even while it is hidden. Of
 * several windows one holds the stream, because a browser gives one server six connections.
 */
import { useEffect, useRef } from 'react';
import { calls } from '@vitrine/contract/calls';
import { useNavigate } from 'react-router-dom';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { useShopName } from '../../shared/api/use-shop-name.ts';
import { paths } from '../../shared/paths.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { useLateLines } from './late-lines.ts';

const saidEveryMs = 2 * 60_000;
/** nobody touched anything for so long: nobody is there */
const idleMs = 8 * 60_000;
const openAgainMs = 30_000;
const wish = 'A visitor asks for a person';

export function OnDuty({ agentId }: { agentId: string }) {
  useLateLines(agentId);
  const presence = useApiQuery('getPresence', { query: { agentId } });
  const isOn = presence.data?.presence.switchedOn === true;
  return isOn ? <Duty agentId={agentId} /> : null;
}

function Duty({ agentId }: { agentId: string }) {
  const api = useApi();
  const { apiBaseUrl, desktop } = usePlatform();
  const navigate = useNavigate();
  const shopName = useShopName(agentId);
  const shop = useRef('');
  useEffect(() => {
    shop.current = shopName;
  }, [shopName]);
  const touchedAt = useRef(0);

  useEffect(() => {
    const touched = () => (touchedAt.current = Date.now());
    const say = () => {
      if (Date.now() - touchedAt.current < idleMs) api.call('keepPresent', { body: { agentId } }).catch(() => {});
    };
    touched();
    say();
    const timer = setInterval(say, saidEveryMs);
    for (const event of ['pointerdown', 'keydown'] as const) window.addEventListener(event, touched);
    return () => {
      clearInterval(timer);
      for (const event of ['pointerdown', 'keydown'] as const) window.removeEventListener(event, touched);
    };
  }, [api, agentId]);

  useEffect(() => {
    // the desktop has notices of its own
    if (desktop !== undefined || !('Notification' in window) || !('locks' in navigator)) return undefined;
    const over = new AbortController();

    function tell({ data }: MessageEvent): void {
      const waiting = readWaiting(data);
      if (waiting === null || Notification.permission !== 'granted') return;
      const notice = new Notification(shop.current === '' ? wish : `${shop.current}: ${wish}`, {
        body: waiting.words ?? '',
        tag: waiting.conversationId,
      });
      notice.addEventListener('click', () => {
        window.focus();
        void navigate(`${paths.conversations}?id=${waiting.conversationId}`);
      });
    }

    async function listen(): Promise<void> {
      while (!over.signal.aborted) {
        await new Promise<void>((resolve) => {
          const address = `${apiBaseUrl}${calls.watchConversations.path}?agentId=${encodeURIComponent(agentId)}`;
          const stream = new EventSource(address);
          const end = () => {
            stream.close();
            resolve();
          };
          stream.addEventListener('waiting', tell);
          stream.addEventListener('error', () => {
            // a refused stream is not opened again by the browser itself
            if (stream.readyState === EventSource.CLOSED) setTimeout(end, openAgainMs);
          });
          over.signal.addEventListener('abort', end, { once: true });
        });
      }
    }
    navigator.locks.request(`vitrine.duty.${agentId}`, { signal: over.signal }, listen).catch(() => {});
    return () => over.abort();
  }, [apiBaseUrl, agentId, desktop, navigate]);
  return null;
}

function readWaiting(data: unknown): { conversationId: string; words: string | null } | null {
  try {
    const told: unknown = JSON.parse(String(data));
    if (typeof told !== 'object' || told === null || !('conversationId' in told)) return null;
    const { conversationId } = told;
    const words = 'words' in told && typeof told.words === 'string' ? told.words : null;
    return typeof conversationId === 'string' ? { conversationId, words } : null;
  } catch {
    return null;
  }
}
