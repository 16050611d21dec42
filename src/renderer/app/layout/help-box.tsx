import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { hasContact, SupportLink, useSupport } from '../../shared/support.tsx';
import styles from './help-box.module.css';

export function HelpBox() {
  const support = useSupport();
  return (
    <aside className={styles.box} aria-label="Help">
      <LifeBuoy size={16} aria-hidden="true" />
      {support !== null && hasContact(support) ? (
        <p>
          Need a hand? Write to <SupportLink support={support} />, a person answers.
        </p>
      ) : (
        <p>
          Need a hand? <Link to={paths.needHelp}>See who can help</Link>
        </p>
      )}
    </aside>
  );
}
