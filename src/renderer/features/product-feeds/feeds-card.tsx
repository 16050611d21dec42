/** Where the agent knows products from: the shop's pages, and the feeds that know each variant's price and stock. */
import { useRef, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useApiQuery } from '../../shared/api/queries.ts';
import { relativeTime, useNow } from '../../shared/time.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { LoadingOrFailed, Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { Toggle } from '../../shared/ui/choices.tsx';
import styles from './feeds-card.module.css';
import { isBeingRead, useFeeds } from './use-feeds.ts';
import type { Feed } from './use-feeds.ts';

export function FeedsCard({ agentId }: { agentId: string }) {
  const { feeds, busy, look, change } = useFeeds(agentId);
  const now = useNow();
  const known = feeds.data?.feeds;
  const turn = async (feed: Feed, isOn: boolean) => {
    const refusal = await change({ kind: feed.kind, url: isOn ? feed.url : null });
    if (refusal !== null) notify.error(refusal);
  };
  return (
    <Card
      title="Products come from"
      about="Your shop’s own feed knows what each variant costs and whether it is in stock. It is read every hour; your pages still give the words."
      aside={
        <Button
          icon={<RefreshCw size={15} aria-hidden="true" />}
          busy={busy === 'looking'}
          disabled={busy !== null}
          onClick={() => void look()}
        >
          Look for feeds
        </Button>
      }
    >
      {known === undefined ? (
        <LoadingOrFailed query={feeds} what="your feeds" />
      ) : (
        <>
          <ul className={styles.rows}>
            <PagesRow agentId={agentId} />
            {known.map((feed) => (
              <FeedRow
                key={feed.kind}
                feed={feed}
                now={now}
                busy={busy !== null}
                onTurn={(isOn) => void turn(feed, isOn)}
              />
            ))}
          </ul>
          {known.length === 0 && (
            <p className={styles.none}>
              No feed has been found yet. Shopify and WooCommerce offer one automatically; any other shop can name its
              Google Merchant feed below.
            </p>
          )}
          <p className={styles.rule}>
            A former price is shown beside a product only if your agent saw it asked within the last 30 days, as the law
            on price reductions requires. If a sale began before your agent’s first reading, only today’s price is
            shown.
          </p>
          <OwnAddress busy={busy !== null} onGive={change} />
        </>
      )}
    </Card>
  );
}

function PagesRow({ agentId }: { agentId: string }) {
  const { data } = useApiQuery('getTrainings', { params: { agentId } });
  const last = data?.trainings.find(({ phase }) => phase === 'done');
  return (
    <li className={styles.row}>
      <div className={styles.source}>
        <h3>Your website’s pages</h3>
        <p className={styles.numbers}>
          <span>
            {last === undefined
              ? 'Names, descriptions, pictures and prices'
              : `${last.productsFound.toLocaleString('en-GB')} product${last.productsFound === 1 ? '' : 's'}`}
          </span>
          <span>Read with each training</span>
        </p>
      </div>
      <span className={styles.always}>Always</span>
    </li>
  );
}

/** What the address says of the software behind it. */
const kindOf = (url: string): Feed['kind'] => {
  if (/\/products\.json(?:$|\?)/.test(url)) return 'shopify';
  return url.includes('/wp-json/wc/store') ? 'woocommerce' : 'merchant_xml';
};

interface OwnAddressProps {
  busy: boolean;
  onGive: (feed: Pick<Feed, 'kind' | 'url'>) => Promise<string | null>;
}

function OwnAddress({ busy, onGive }: OwnAddressProps) {
  const [url, setUrl] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const give = async () => {
    const address = url.trim();
    if (address === '') {
      setRefusal('Give the address of your feed.');
      field.current?.focus();
      return;
    }
    const refused = await onGive({ kind: kindOf(address), url: address });
    setRefusal(refused ?? undefined);
    if (refused === null) setUrl('');
  };
  return (
    <details className={styles.own}>
      <summary>Give an address of your own</summary>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void give();
        }}
      >
        <TextField
          ref={field}
          label="Feed address"
          type="url"
          value={url}
          placeholder="https://your-shop.com/google-feed.xml"
          hint="On your own website: a Google Merchant feed in XML, or the product list of Shopify or WooCommerce."
          error={refusal}
          maxLength={2000}
          onChange={({ target }) => setUrl(target.value)}
        />
        <Button type="submit" disabled={busy}>
          Read this feed
        </Button>
      </form>
    </details>
  );
}

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

/** One source of products: which it is, how much it names and how old that is, what is wrong with it, and whether it is read. */
function FeedRow({ feed, now, busy, onTurn }: FeedRowProps) {
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
