import type { ReactNode } from 'react';
import styles from './basics.module.css';

export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

/** Words for those who listen to the page instead of looking at it. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}

interface SpinnerProps {
  /** what is being waited for, for those who cannot see it turn; '' inside something that says so itself */
  label?: string;
  sizePx?: number;
}

export function Spinner({ label = 'Loading', sizePx = 18 }: SpinnerProps) {
  const wheel = <span className={styles.wheel} style={{ width: sizePx }} />;
  if (label === '') return wheel;
  return (
    <output className={styles.spinner} aria-label={label}>
      {wheel}
    </output>
  );
}

interface LogoProps {
  sizePx?: number;
  /** the mark alone, where the name stands beside it in words */
  markOnly?: boolean;
}

/** A shop window: an awning over clear glass, and somebody speaking behind it. The favicon draws the same shapes. */
export function Logo({ sizePx = 28, markOnly = false }: LogoProps) {
  return (
    <svg
      width={markOnly ? sizePx : (sizePx * 110) / 32}
      height={sizePx}
      viewBox={markOnly ? '0 0 32 32' : '0 0 110 32'}
      aria-hidden={markOnly}
    >
      <rect width="32" height="32" rx="9" fill="#1f5b46" />
      <path d="M7 9.5A2.5 2.5 0 0 1 9.5 7h13A2.5 2.5 0 0 1 25 9.5V12H7z" fill="#9fd9bd" />
      <path d="M7 12h6v1.5a3 3 0 0 1-6 0zM13 12h6v1.5a3 3 0 0 1-6 0zM19 12h6v1.5a3 3 0 0 1-6 0z" fill="#ffffff" />
      <path
        d="M10 19.2h12a1.6 1.6 0 0 1 1.6 1.6v2.6a1.6 1.6 0 0 1-1.6 1.6h-8.2L11.2 27v-2H10a1.6 1.6 0 0 1-1.6-1.6v-2.6A1.6 1.6 0 0 1 10 19.2z"
        fill="#9fd9bd"
      />
      {!markOnly && (
        <text x="42" y="22.5" fill="currentColor" fontSize="19" fontWeight="650" letterSpacing="-0.5">
          Vitrine
        </text>
      )}
    </svg>
  );
}
