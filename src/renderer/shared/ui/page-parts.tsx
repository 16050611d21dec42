import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './page-parts.module.css';

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

interface PageHeaderProps {
  title: string;
  about?: ReactNode;
  action?: ReactNode;
}

export function PageHeader({ title, about, action }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {about !== undefined && <p className={styles.pageHeaderAbout}>{about}</p>}
      </div>
      {action}
    </div>
  );
}

/** Above a form: what this step asks for, and why. */
export function SectionHead({ title, about }: { title: string; about: string }) {
  return (
    <div className={styles.sectionHeadHead}>
      <h2>{title}</h2>
      <p className={styles.sectionHeadAbout}>{about}</p>
    </div>
  );
}

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  /** what will stand here one day */
  children?: ReactNode;
  /** the one step that fills it */
  action?: ReactNode;
}

export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <p className={styles.title}>{title}</p>
      {children !== undefined && <p className={styles.emptyStateWords}>{children}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
