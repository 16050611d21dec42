import { Contacts } from '../../features/help/contacts.tsx';
import { WhereToLook } from '../../features/help/where-to-look.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import styles from './need-help-page.module.css';

export function NeedHelpPage() {
  return (
    <>
      <PageHeader title="Need Help" />
      <div className={styles.parts}>
        <Contacts />
        <WhereToLook />
      </div>
    </>
  );
}
