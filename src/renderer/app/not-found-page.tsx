import { useAuth } from '../features/auth/auth-context.tsx';
import { paths } from '../shared/paths.ts';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { usePageTitle } from '../shared/use-page-title.ts';
import { MessagePage } from './message-page.tsx';

export function NotFoundPage() {
  usePageTitle('Page not found · Vitrine');
  const { state } = useAuth();
  const hasKnowledge = state.kind === 'owner' && state.session.agent.knowledges;
  return (
    <MessagePage
      title="404 - Page Not Found"
      action={
        <LinkButton to={hasKnowledge ? paths.home : paths.onboarding} variant="primary">
          Go back to Home
        </LinkButton>
      }
    >
      The page you are looking for does not exist.
    </MessagePage>
  );
}
