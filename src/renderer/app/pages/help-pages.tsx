import { useEffect, useState } from 'react';
import { Contacts, WhereToLook } from '../../features/help/contacts.tsx';
import { useSupport } from '../../shared/support.tsx';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { useLater } from '../../shared/time.ts';
import { OrderLookUpGuide, OrderTrackingForm } from '../../features/order-tracking/order-tracking-form.tsx';
import { TakeOverForms } from '../../features/take-over/take-over-forms.tsx';
import styles from './help-pages.module.css';

/**
 * A key for what must not outlive a visit: it changes when the page is left, so that a browser which keeps whole pages for its Back
 * button keeps nobody's keys and passwords (T29).
 */
function useFreshOnLeave(): number {
  const [visit, setVisit] = useState(0);
  useEffect(() => {
    const leave = () => setVisit((now) => now + 1);
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return visit;
}

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
