/** Where the agent knows products from: the shop's pages, and the feeds that know each variant's price and stock. */
import { useRef, useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useApiQuery } from '../../shared/api/use-api-query.ts';
import { useNow } from '../../shared/dates/use-now.ts';
import { notify } from '../../shared/notify/notify.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { LoadingOrFailed } from '../../shared/ui/loading-or-failed.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { FeedRow } from './feed-row.tsx';
import styles from './feeds-card.module.css';
import { useFeeds } from './use-feeds.ts';
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
