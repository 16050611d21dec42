import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import styles from './notice.module.css';
import { classes } from './classes.ts';

const icons = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert };

interface NoticeProps {
  tone?: keyof typeof icons;
  /** what to do about it */
  action?: ReactNode;
  children: ReactNode;
}

/** Something to know that stays on the page, in one or two sentences. */
export function Notice({ tone = 'info', action, children }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div className={classes(styles.notice, styles[tone])} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={18} aria-hidden="true" />
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
