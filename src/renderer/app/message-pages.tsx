import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { useAuth } from '../features/auth/auth-context.tsx';
import { paths } from '../shared/paths.ts';
import { Button, LinkButton } from '../shared/ui/button.tsx';
import { Logo } from '../shared/ui/basics.tsx';
import { usePageTitle } from '../shared/page.ts';
import { report } from '../shared/api/failure.ts';
import styles from './message-pages.module.css';

interface MessagePageProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** A page with one message and one link. */
function MessagePage({ title, children, action }: MessagePageProps) {
  return (
    <main className={styles.page}>
      <Logo sizePx={40} markOnly />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.words}>{children}</p>
      {action}
    </main>
  );
}

/** Replaces a page outside the common layout that could not be loaded or shown. */
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

/** Usually a page's file that could not be fetched: a newer version replaced it, or the connection was lost. */
export function useReportedRouteError(): unknown {
  const error = useRouteError();
  useEffect(() => report('A page could not be shown', error), [error]);
  return error;
}
