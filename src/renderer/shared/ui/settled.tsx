/** Shows its parts together once all have come, under the frame of a page: nothing that an eye rests on is pushed down by what came later. */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useIsFetching } from '@tanstack/react-query';
import { useLater } from '../time.ts';
import { Skeleton } from './notice.tsx';
import styles from './skeleton.module.css';

/** what one answer leads to is asked within this time */
const quietMs = 40;
/** then what has come is shown without the rest */
const patienceMs = 3000;

interface SettledProps {
  children: ReactNode;
  /** a skeleton stands there meanwhile */
  framed?: boolean;
}

export function Settled({ children, framed = false }: SettledProps) {
  const waitsFor = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  const isLate = useLater(patienceMs);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (waitsFor > 0) return undefined;
    const timer = setTimeout(() => setQuiet(true), quietMs);
    return () => clearTimeout(timer);
  }, [waitsFor]);
  const isShown = isQuiet || isLate;
  return (
    <>
      {framed && !isShown && <Skeleton />}
      <div className={isShown ? styles.shown : styles.unseen}>{children}</div>
    </>
  );
}
