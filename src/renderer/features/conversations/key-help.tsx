import styles from './key-help.module.css';

const keys: readonly (readonly [string, string])[] = [
  ['j', 'next'],
  ['k', 'previous'],
  ['e', 'archive'],
  ['u', 'unread'],
  ['/', 'search'],
];

/** The single keys that work here, for who has a keyboard. */
export function KeyHelp() {
  return (
    <p className={styles.help}>
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
