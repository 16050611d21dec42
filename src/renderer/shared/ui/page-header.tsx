import type { ReactNode } from 'react';
import styles from './page-header.module.css';

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
