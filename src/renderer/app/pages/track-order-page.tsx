import { OrderLookUpGuide } from '../../features/order-tracking/order-look-up-guide.tsx';
import { OrderTrackingForm } from '../../features/order-tracking/order-tracking-form.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import styles from './two-columns.module.css';
import { useFreshOnLeave } from './use-fresh-on-leave.ts';

export function TrackOrderPage() {
  const visit = useFreshOnLeave();
  return (
    <>
      <PageHeader title="Order Tracking" about="Let your agent answer “Where is my order?”." />
      <div className={styles.columns}>
        <OrderTrackingForm key={visit} />
        <OrderLookUpGuide />
      </div>
    </>
  );
}
