import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './button.module.css';
import { Spinner, VisuallyHidden, classes } from './basics.tsx';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** shows a spinner instead of the label and takes no further click */
  busy?: boolean;
  wide?: boolean;
  icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', busy, wide, icon, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      // not `disabled`, which would drop the focus of whoever pressed it
      aria-disabled={busy}
      aria-busy={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classes(styles.button, styles[variant], wide && styles.wide, rest.className)}
    >
      <span className={classes(styles.label, busy && styles.away)}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.waiting}>
          <VisuallyHidden>{children}</VisuallyHidden>
          <Spinner label="" />
        </span>
      )}
    </button>
  );
}

interface LinkButtonProps {
  to: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: ReactNode;
  children: ReactNode;
}

/** A link to another page that looks like a button. */
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
