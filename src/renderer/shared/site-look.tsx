import { useEffect, useState } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { useApi } from './services.tsx';
import styles from './site-look.module.css';
import { Notice } from './ui/notice.tsx';
import { Spinner } from './ui/basics.tsx';

export type SiteLook = ReplyOf<'lookAtSite'>;

export type LookState =
  | { kind: 'idle' }
  | { kind: 'looking' }
  | { kind: 'found'; look: SiteLook }
  /** our own server did not answer */
  | { kind: 'failed' };

/** after the last letter */
const restMs = 600;

/** Worth a look: it has a dot with something like a country or `com` behind it. */
const isAddress = (typed: string) => /[^\s.]\.\p{L}{2}/u.test(typed.slice(0, 2000));

/** What the look at this address has come to; '' asks for none. */
export function useLook(agentId: string, address: string): LookState {
  const api = useApi();
  const [last, setLast] = useState<{ address: string; state: LookState } | null>(null);
  const state = last !== null && isOf(last, address) ? last.state : null;
  const isKnown = state !== null;

  useEffect(() => {
    if (isKnown || !isAddress(address)) return undefined;
    const leaving = new AbortController();
    const look = async () => {
      try {
        const found = await api.call('lookAtSite', { body: { agentId, address }, signal: leaving.signal });
        setLast({ address, state: { kind: 'found', look: found } });
      } catch {
        if (!leaving.signal.aborted) setLast({ address, state: { kind: 'failed' } });
      }
    };
    const timer = setTimeout(() => void look(), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, agentId, address, isKnown]);

  // the look's line takes its place with the typing: a button below that moves later is missed by the hand
  return state ?? { kind: isAddress(address) ? 'looking' : 'idle' };
}

/** As it was typed, or as it was found to be called. */
const isOf = (last: { address: string; state: LookState }, address: string): boolean =>
  last.address === address || (last.state.kind === 'found' && last.state.look.websiteUrl === address);

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
