/** The picture beside the sign-in forms: what a visitor of the shop will see. Drawn with the page's own letters, so it stays sharp. */
import styles from './shop-window.module.css';

export function ShopWindow() {
  return (
    <aside className={styles.window} aria-label="What Vitrine does">
      <div className={styles.glass}>
        <p className={styles.claim}>Your shop answers, even when you sleep.</p>
        <p className={styles.about}>
          Vitrine reads your own pages and replies to every visitor with your words, your products and your prices.
        </p>
        <div className={styles.chat} aria-hidden="true">
          <p className={styles.visitor}>Do you have a warm blanket under 100?</p>
          <p className={styles.agent}>Yes, three of them. The wool one is our customers’ favourite:</p>
          <div className={styles.product}>
            <svg viewBox="0 0 56 56" width="56" height="56">
              <rect width="56" height="56" rx="8" fill="#efe6d6" />
              <path d="M12 18h32v22a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z" fill="#b4532a" />
              <path d="M12 24h32M12 30h32M12 36h32" stroke="#f3d9b8" strokeWidth="2" />
              <path d="M12 18h32v-2a4 4 0 0 0-4-4H16a4 4 0 0 0-4 4z" fill="#8f3e1d" />
            </svg>
            <span className={styles.words}>
              <span className={styles.name}>Highland wool throw</span>
              <span>
                89.00 EUR <s className={styles.before}>109.00 EUR</s>
              </span>
            </span>
          </div>
          <p className={styles.visitor}>How long does delivery take?</p>
          <p className={styles.agent}>Two to four working days within Europe, free from 60 EUR.</p>
        </div>
      </div>
    </aside>
  );
}
