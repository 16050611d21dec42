import { TakeOverForms } from '../../features/take-over/take-over-forms.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import styles from './take-over-page.module.css';
import { useFreshOnLeave } from './use-fresh-on-leave.ts';

export function TakeOverPage() {
  const visit = useFreshOnLeave();
  return (
    <>
      <PageHeader title="Take-over" about="Be told by e-mail when a customer needs a human." />
      <div className={styles.narrow}>
        <TakeOverForms key={visit} />
      </div>
    </>
  );
}
