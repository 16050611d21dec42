import { LifeBuoy } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { hasContact, SupportLink, useSupport } from '../../shared/support.tsx';
import styles from './help-box.module.css';

/** `verified`: every page is open to the owner, that of the contacts among them (2.1-11). */
export function HelpBox({ verified }: { verified: boolean }) {
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
          Need a hand?{' '}
          {verified ? 'No contact has been set here.' : 'No contact has been set: ask whoever runs this server.'}{' '}
          {verified && <Link to={paths.needHelp}>See who runs this server</Link>}
        </p>
      )}
    </aside>
  );
}
