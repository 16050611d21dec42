import { useRouteError } from 'react-router-dom';
import { useEffect } from 'react';
import { report } from '../shared/report.ts';
import { Button } from '../shared/ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** A page that could not be loaded or shown, most often because a newer version has replaced its files. */
export function BrokenPage() {
  const error = useRouteError();
  useEffect(() => report('A page could not be shown', error), [error]);
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
