import { Contacts } from '../../features/help/contacts.tsx';
import { WhereToLook } from '../../features/help/where-to-look.tsx';
import { useSupport } from '../../shared/support.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { useLater } from '../../shared/use-later.ts';
import styles from './need-help-page.module.css';

export function NeedHelpPage() {
  const isKnown = useSupport() !== null;
  const isLate = useLater(3000);
  return (
    <>
      <PageHeader title="Need Help" />
      <div className={styles.parts}>
        <Contacts />
        {/* below the contacts, which come from the server, so that nothing moves when they do */}
        {(isKnown || isLate) && <WhereToLook />}
      </div>
    </>
  );
}
