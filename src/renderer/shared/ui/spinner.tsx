import styles from './spinner.module.css';

interface SpinnerProps {
  /** what is being waited for, for those who cannot see it turn; '' inside something that says so itself */
  label?: string;
  sizePx?: number;
}

export function Spinner({ label = 'Loading', sizePx = 18 }: SpinnerProps) {
  const wheel = (
    <svg width={sizePx} height={sizePx} viewBox="0 0 18 18" aria-hidden="true" className={styles.wheel}>
      <circle cx="9" cy="9" r="7" strokeOpacity="0.22" />
      <path d="M16 9a7 7 0 0 0-7-7" />
    </svg>
  );
  if (label === '') return wheel;
  return (
    <output className={styles.spinner} aria-label={label}>
      {wheel}
    </output>
  );
}
