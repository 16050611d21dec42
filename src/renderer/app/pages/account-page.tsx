import { useAuth } from '../../features/auth/auth-context.tsx';
import { YourSubscription } from '../../features/billing/your-subscription.tsx';
import { ConfirmEmail } from '../../features/own-account/confirm-email.tsx';
import { OwnAccount } from '../../features/own-account/own-account.tsx';
import { DataAndPrivacy } from '../../features/privacy/data-and-privacy.tsx';
import { PageHeader } from '../../shared/ui/page-parts.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useOwner } from '../gate.tsx';

export function AccountPage() {
  const { session, change, refresh } = useOwner();
  const { logOut } = useAuth();
  const changeUser = (changed: Partial<typeof session.user>) =>
    change((record) => ({ ...record, user: { ...record.user, ...changed } }));
  return (
    <>
      <PageHeader title="Your Subscription Plan" about="What you have, what is left of it, and how to get more." />
      <ConfirmEmail userId={session.user._id} onConfirmed={(email) => changeUser({ email })} />
      <Settled framed>
        <YourSubscription
          session={session}
          onPayment={(payment) => change((record) => ({ ...record, payment }))}
          onActive={refresh}
        />
        <OwnAccount user={session.user} onUser={changeUser} />
        <DataAndPrivacy session={session} onDeleted={() => void logOut()} />
      </Settled>
    </>
  );
}
