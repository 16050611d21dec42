/** What other sentences of the shop say otherwise than a fact that was just corrected. */
import { Notice } from './notice.tsx';
import styles from './said-otherwise.module.css';

export function SaidOtherwise({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn">
      <p>Corrected. Your pages still say otherwise: correct or hide that too.</p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
    </Notice>
  );
}
