import { Notice } from '../ui/notice.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './look-result.module.css';
import type { LookState, SiteLook } from './use-look.ts';

const platformNames: Record<SiteLook['platform'], string | null> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  prestashop: 'PrestaShop',
  wix: 'Wix',
  squarespace: 'Squarespace',
  magento: 'Magento',
  other: null,
};

const count = new Intl.NumberFormat('en-GB');

/** What became of the look, in one line that keeps its place. */
export function LookResult({ state }: { state: LookState }) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed')
    return <Notice tone="warn">We could not look just now. Go on by hand: nothing else needs it.</Notice>;
  if (state.kind === 'looking')
    return (
      <p className={styles.looking}>
        <Spinner label="Looking at your shop" /> Looking at your shop
      </p>
    );
  return state.look.reached ? <Found look={state.look} /> : <Notice tone="warn">{state.look.reason}</Notice>;
}

function Found({ look }: { look: SiteLook }) {
  const platform = platformNames[look.platform];
  const facts = [
    look.host,
    ...(platform === null ? [] : [platform]),
    look.pages === null ? 'no sitemap found' : `${count.format(look.pages)} ${look.pages === 1 ? 'page' : 'pages'}`,
  ];
  return (
    <output className={styles.found}>
      {look.logoUrl !== null && (
        <img
          src={look.logoUrl}
          alt=""
          className={styles.logo}
          referrerPolicy="no-referrer"
          onError={(event) => event.currentTarget.remove()}
        />
      )}
      <div>
        <p className={styles.name}>{look.name ?? look.host}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        {look.reason !== null && <p className={styles.facts}>{look.reason}</p>}
      </div>
    </output>
  );
}
