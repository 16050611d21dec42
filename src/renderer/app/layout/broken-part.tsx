import { useQueryClient } from '@tanstack/react-query';
import { Unplug } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { useOnline } from '../../shared/use-online.ts';
import { useReportedRouteError } from '../use-reported-route-error.ts';

/** Stands in for a page that could not be loaded or shown; menu and bar stay, so there is more than one way on. */
export function BrokenPart() {
  const error = useReportedRouteError();
  const online = useOnline();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  // A page's file that is gone comes with a new version of the app; anything else can be tried where it is.
  const needsReload = error instanceof Error && /import|module script|preload/i.test(error.message);
  const again = () => {
    void cache.resetQueries();
    void navigate(location, { replace: true, state: location.state });
  };
  return (
    <EmptyState
      picture={<Unplug size={28} aria-hidden="true" />}
      title="This page could not be shown"
      // A reload without a network would take the whole app away.
      action={
        <Button variant="primary" disabled={!online} onClick={needsReload ? () => window.location.reload() : again}>
          {needsReload ? 'Load it again' : 'Try again'}
        </Button>
      }
    >
      {online
        ? `${needsReload ? 'Vitrine may have been updated while it was open.' : 'The fault is on our side.'} What you saved is safe, and so is what you were typing.`
        : 'There is no connection just now. What you saved is safe, and so is what you were typing.'}
    </EmptyState>
  );
}
