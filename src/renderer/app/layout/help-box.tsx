import { LifeBuoy } from 'lucide-react';
import { supportEmail } from '../../shared/support.ts';
import styles from './help-box.module.css';

export function HelpBox() {
  return (
    <aside className={styles.box} aria-label="Help">
      <LifeBuoy size={16} aria-hidden="true" />
      <p>
        Need a hand? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, a person answers.
      </p>
    </aside>
  );
}
