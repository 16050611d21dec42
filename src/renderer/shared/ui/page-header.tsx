import type { ReactNode } from 'react';
import styles from './page-header.module.css';
import sectionHeadStyles from './section-head.module.css';

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
        {about !== undefined && <p className={styles.about}>{about}</p>}
      </div>
      {action}
    </div>
  );
}

/** What a part of a flow asks for, and why, above its form. */
export function SectionHead({ title, about }: { title: string; about: string }) {
  return (
    <div className={sectionHeadStyles.head}>
      <h2>{title}</h2>
      <p className={sectionHeadStyles.about}>{about}</p>
    </div>
  );
}
