import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import styles from './own-account.module.css';
import { useOwnCall } from './confirm-email.tsx';

/** Where the owner is signed in; whatever they do not know is ended. */
export function SignIns({ userId }: { userId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const now = useNow();
  const input = { params: { id: userId } };
  const query = useApiQuery('getSignIns', input, { staleTime: 0 });
  const { busy, run } = useOwnCall();
  const [ending, setEnding] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const end = async (signInId?: string, device: string | null = null) => {
    setEnding(signInId ?? 'others');
    const done = await run(() =>
      api.call('endSignIns', { body: { userId, ...(signInId !== undefined && { signInId }) } }),
    );
    await cache.invalidateQueries({ queryKey: queryKey('getSignIns', input) });
    setEnding(undefined);
    if (!done) return;
    // the pressed button went with its row
    list.current?.focus({ preventScroll: true });
    notify.success(
      signInId === undefined ? 'Every other device is signed out.' : `${deviceName(device)} is signed out.`,
    );
  };
  if (query.data === undefined) return <LoadingOrFailed query={query} what="where you are signed in" />;
  const { signIns } = query.data;
  return (
    <Card
      title="Where you are signed in"
      about="Sign out what you do not recognise, and choose a new password."
      aside={
        signIns.length > 1 && (
          <Button busy={busy && ending === 'others'} onClick={() => end()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      <ul ref={list} tabIndex={-1} className={styles.list}>
        {signIns.map(({ _id, device, createdAt, lastUsedAt, isThis }) => (
          <li key={_id} className={styles.row}>
            <div>
              <p className={styles.label}>{deviceName(device)}</p>
              <p className={styles.value}>
                Signed in {relativeTime(new Date(createdAt), now).toLowerCase()}
                {lastUsedAt !== null && `, last used ${relativeTime(new Date(lastUsedAt), now).toLowerCase()}`}
              </p>
            </div>
            {isThis ? (
              <Badge tone="good">This device</Badge>
            ) : (
              <Button busy={busy && ending === _id} onClick={() => end(_id, device)}>
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A browser's usual name, from its user agent; anything else is a program, by the name it gives itself. */
const browsers: readonly [RegExp, string][] = [
  [/Vitrine\/|Electron\//, 'Vitrine for the desktop'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iOS/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

export function deviceName(device: string | null): string {
  if (device === null) return 'A device that did not say what it is';
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([mark]) => mark.test(device))?.[1];
  const browser = nameIn(browsers);
  if (browser === undefined) return `A program (${device.slice(0, 60)})`;
  const system = nameIn(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
