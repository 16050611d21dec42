import { TakeOverForms } from '../../features/take-over/take-over-forms.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';

export function TakeOverPage() {
  return (
    <>
      <PageHeader title="Take-over" about="Be told by e-mail when a customer needs a human." />
      <TakeOverForms />
    </>
  );
}
