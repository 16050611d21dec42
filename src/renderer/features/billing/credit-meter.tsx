import styles from './credit-meter.module.css';
import type { Credits } from './subscription.ts';

const count = new Intl.NumberFormat('en-GB');
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What is left of the period's credits, in figures and as a bar. */
interface CreditMeterProps {
  credits: Credits;
  /** when they come anew, if that is known; Free's are given once */
  renewal: Date | 'never' | null;
}

export function CreditMeter({ credits, renewal }: CreditMeterProps) {
  const { left, offer, used, extra } = credits;
  const share = Math.min(1, left / Math.max(1, offer));
  return (
    <div>
      <div className={styles.head}>
        <h3>Credits left</h3>
        <p className={styles.figure}>
          <strong>{count.format(left)}</strong> / {count.format(offer)}
        </p>
      </div>
      {/* The figures above say the same in words. */}
      <svg className={styles.bar} aria-hidden="true">
        <rect className={styles.filled} width={`${share * 100}%`} height="100%" />
      </svg>
      <div className={styles.foot}>
        <p>{count.format(used)} used</p>
        {extra > 0 && <p>{count.format(extra)} extra interactions, billed at 5 per 100</p>}
        {renewal === 'never' && <p>Given once, yours until they are used</p>}
        {renewal instanceof Date && <p>Renews on {day.format(renewal)} (UTC)</p>}
      </div>
      <p className={styles.about}>One credit is one answered visitor message. Your own test chats are free.</p>
    </div>
  );
}
