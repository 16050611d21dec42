import { Unplug } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useOnline } from '../../shared/use-online.ts';
import { useReportedRouteError } from '../use-reported-route-error.ts';

/** Stands in for a page that could not be loaded or shown; menu and bar stay, so there is more than one way on. */
export function BrokenPart() {
  useReportedRouteError();
  const online = useOnline();
  return (
    <EmptyState
      picture={<Unplug size={28} aria-hidden="true" />}
      title="This page could not be shown"
      // A reload without a network would take the whole app away.
      action={
        <Button variant="primary" disabled={!online} onClick={() => window.location.reload()}>
          Load it again
        </Button>
      }
    >
      {online
        ? 'Vitrine may have been updated while it was open. What you saved is safe, and so is what you were typing.'
        : 'There is no connection just now. What you saved is safe, and so is what you were typing.'}
    </EmptyState>
  );
}
