import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { classes } from './classes.ts';

interface LinkButtonProps {
  to: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: ReactNode;
  children: ReactNode;
}

/** A way to another page that deserves a button's weight. */
export function LinkButton({ to, variant = 'secondary', icon, children }: LinkButtonProps) {
  return (
    <Link to={to} className={classes(styles.button, styles[variant])}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
