import type { ReactNode } from 'react';
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
    </header>
  );
}
