import styles from './shop-link.module.css';

/** A page of the shop, opened beside the app. Only web addresses become links, whatever a shop's pages hold. */
export function ShopLink({ url, children }: { url: string; children: string }) {
  if (!/^https?:\/\//.test(url)) return <span className={styles.words}>{children}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      {children}
    </a>
  );
}
