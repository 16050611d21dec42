import { ShopLink } from './shop-link.tsx';
import styles from './checkup-card.module.css';

const openMax = 3;

/** A few at once; where there are many the rest opens. */
export function PageLinks({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  const list = (some: readonly string[]) => (
    <ul className={styles.urls}>
      {some.map((url) => (
        <li key={url}>
          <ShopLink url={url}>{pathOf(url)}</ShopLink>
        </li>
      ))}
    </ul>
  );
  if (urls.length <= openMax) return list(urls);
  return (
    <details>
      <summary className={styles.more}>{urls.length} pages</summary>
      {list(urls)}
    </details>
  );
}

/** The site's host is known to whoever reads it. */
export const pathOf = (url: string): string => {
  const parsed = URL.parse(url);
  return parsed === null ? url : decoded(parsed.pathname + parsed.search);
};

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
