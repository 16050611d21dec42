import styles from './powered-by.module.css';

export function PoweredBy({ providerUrl }: { providerUrl: string }) {
  return (
    <footer className={styles.footer}>
      <a href={providerUrl} target="_blank" rel="noopener noreferrer">
        Powered by <b>Vitrine</b>
      </a>
    </footer>
  );
}
