import { Contacts } from '../../features/help/contacts.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export function NeedHelpPage() {
  return (
    <>
      <PageHeader title="Need Help" about="A person answers, whichever way you choose." />
      <Contacts />
    </>
  );
}
