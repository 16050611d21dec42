import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './card.module.css';

interface CardProps {
  title?: string;
  /** one line under the title */
  about?: ReactNode;
  /** stands at the right end of the title's line */
  aside?: ReactNode;
  children: ReactNode;
}

export function Card({ title, about, aside, children }: CardProps) {
  const titleId = useId();
  if (title === undefined) return <div className={styles.card}>{children}</div>;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        <div>
          <h2 id={titleId}>{title}</h2>
          {about !== undefined && <p className={styles.about}>{about}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
