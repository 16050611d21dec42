import type { ReactNode } from 'react';
import { PageLoading } from './page-loading.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  start: ReactNode;
  end: ReactNode;
}

export function TopBar({ start, end }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {start}
      {end}
      <PageLoading />
    </header>
  );
}
