/** One source of products: which it is, how much it names and how old that is, what is wrong with it, and whether it is read. */
import { relativeTime } from '../../shared/dates/relative-time.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { Toggle } from '../../shared/ui/toggle.tsx';
import styles from './feeds-card.module.css';
import { isBeingRead } from './use-feeds.ts';
import type { Feed } from './use-feeds.ts';

const names: Record<Feed['kind'], string> = {
  shopify: 'Shopify’s product list',
  woocommerce: 'WooCommerce’s product list',
  merchant_xml: 'Product feed (Google Merchant)',
};

interface FeedRowProps {
  feed: Feed;
  now: Date;
  busy: boolean;
  onTurn: (isOn: boolean) => void;
}

export function FeedRow({ feed, now, busy, onTurn }: FeedRowProps) {
  const { kind, url, problem, isOn, disagreements } = feed;
  return (
    <li className={styles.row}>
      <div className={styles.source}>
        <h3>{names[kind]}</h3>
        <p className={styles.address}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {url.replace(/^https?:\/\//, '')}
          </a>
        </p>
        <p className={styles.numbers}>
          {(feed.products > 0 || !isBeingRead(feed)) && <span>{numbersOf(feed)}</span>}
          <span>{ageOf(feed, now)}</span>
        </p>
      </div>
      <Toggle label={names[kind]} on={isOn} disabled={busy} onChange={onTurn} />
      {(problem !== null || disagreements.length > 0) && (
        <div className={styles.whole}>
          {problem !== null && <Notice tone="warn">{problem}</Notice>}
          {disagreements.length > 0 && <Disagreements all={disagreements} />}
        </div>
      )}
    </li>
  );
}

const count = (number: number, what: string) => `${number.toLocaleString('en-GB')} ${what}${number === 1 ? '' : 's'}`;

function numbersOf({ products, variants, currency }: Feed): string {
  const prices = currency === null ? 'no prices' : `prices in ${currency}`;
  return `${count(products, 'product')}, ${count(variants, 'variant')}, ${prices}`;
}

function ageOf(feed: Feed, now: Date): string {
  if (isBeingRead(feed)) return 'Being read now';
  if (!feed.isOn) return 'Not used';
  return feed.readAt === null ? 'Never read' : `Read ${relativeTime(new Date(feed.readAt), now).toLowerCase()}`;
}

const differing = (prices: number): string =>
  prices === 1
    ? '1 price differs between page and feed: your agent names neither until one of them is read again'
    : `${prices === 50 ? '50 prices or more differ' : `${prices} prices differ`} between pages and feed: your agent names none of them until one of the two is read again`;

function Disagreements({ all }: { all: Feed['disagreements'] }) {
  return (
    <details className={styles.disagreements}>
      <summary>{differing(all.length)}</summary>
      <div className={styles.scrolls}>
        <table>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Page</th>
              <th scope="col">Feed</th>
            </tr>
          </thead>
          <tbody>
            {all.map(({ url, name, page, feed }) => (
              <tr key={`${url} ${name}`}>
                <th scope="row">
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </th>
                <td>{page}</td>
                <td>{feed}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
