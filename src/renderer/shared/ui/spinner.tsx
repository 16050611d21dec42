import styles from './spinner.module.css';

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
