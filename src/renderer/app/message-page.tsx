import type { ReactNode } from 'react';
import { Logo } from '../shared/ui/logo.tsx';
import styles from './message-page.module.css';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A page that only says one thing and offers one way on. */
export function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <main className={styles.page}>
      <Logo sizePx={40} markOnly />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{children}</p>
      {action}
    </main>
  );
}
