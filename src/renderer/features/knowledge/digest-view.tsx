/** What one training found changed: prices, lines of many pages and of the shop's rules, pages; and products whose prices disagree. */
import { ArrowRight } from 'lucide-react';
import { Badge } from '../../shared/ui/badge.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import styles from './digest-view.module.css';
import { ShopLink } from './shop-link.tsx';
import { count } from './training-words.ts';
import type { Digest } from './training-words.ts';

const pageTones = { new: 'good', gone: 'bad', changed: 'neutral' } as const;

export function DigestView({ digest, isFirst }: { digest: Digest; isFirst: boolean }) {
  const { prices, policies, pages, conflicts, priceConflicts, sharedLines = [] } = digest;
  return (
    <div className={styles.digest}>
      {priceConflicts > 0 && (
        <Notice tone="warn">
          {count(priceConflicts, 'product')} with one price on the page and another in its data: your agent names no
          price for {priceConflicts === 1 ? 'it' : 'them'}.
          <ul className={styles.conflicts}>
            {conflicts.slice(0, 5).map(({ url, name }) => (
              <li key={url}>
                <ShopLink url={url}>{name}</ShopLink>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {!isFirst && prices.length > 0 && (
        <section>
          <h3>Prices</h3>
          <ul>
            {prices.map(({ url, name, before, now }) => (
              <li key={url} className={styles.price}>
                <ShopLink url={url}>{name}</ShopLink>
                <span className={styles.amounts}>
                  <VisuallyHidden>from </VisuallyHidden>
                  <s>{before ?? 'no price'}</s>
                  <ArrowRight size={14} aria-hidden="true" />
                  <VisuallyHidden> to </VisuallyHidden>
                  <b>{now ?? 'no price'}</b>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {sharedLines.map(({ before, now, pages: alike }) => (
        <section key={`${before}\n${now}`}>
          <h3>
            One line on {count(alike, 'page')} {changeWord(before, now)}
          </h3>
          <Lines removed={before === '' ? [] : [before]} added={now === '' ? [] : [now]} />
        </section>
      ))}
      {policies.map(({ url, title, removed, added }) => (
        <section key={url}>
          <h3>
            <ShopLink url={url}>{title || url}</ShopLink>
          </h3>
          <Lines removed={removed} added={added} />
        </section>
      ))}
      {pages.length > 0 && (
        <section>
          <h3>Pages</h3>
          <ul className={styles.pages}>
            {pages.map(({ url, title, change }) => (
              <li key={url}>
                <Badge tone={pageTones[change]}>{change}</Badge>
                <ShopLink url={url}>{title || url}</ShopLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const changeWord = (before: string, now: string) => (before === '' ? 'is new' : now === '' ? 'is gone' : 'changed');

function Lines({ removed, added }: { removed: readonly string[]; added: readonly string[] }) {
  return (
    <ul className={styles.lines}>
      {removed.map((line) => (
        <li key={line} className={styles.removed}>
          <VisuallyHidden>No longer: </VisuallyHidden>
          {line}
        </li>
      ))}
      {added.map((line) => (
        <li key={line} className={styles.added}>
          <VisuallyHidden>New: </VisuallyHidden>
          {line}
        </li>
      ))}
    </ul>
  );
}
