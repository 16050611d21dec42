import { Button } from '../shared/ui/button.tsx';
import { MessagePage } from './message-page.tsx';
import { useReportedRouteError } from './use-reported-route-error.ts';

/** Stands in for a page outside the common layout that could not be loaded or shown. */
export function BrokenPage() {
  useReportedRouteError();
  return (
    <MessagePage
      title="This page could not be shown"
      action={
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load it again
        </Button>
      }
    >
      Vitrine may have been updated while it was open, or the connection was lost. What you saved is safe.
    </MessagePage>
  );
}
