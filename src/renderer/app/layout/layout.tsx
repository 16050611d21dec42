/** What all protected pages share: side panel, bar, help box, and a new cache for each owner. */
import { Suspense, lazy, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { Archive, LifeBuoy, LogOut, PanelLeft, Unplug, WifiOff } from 'lucide-react';
import { Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { OnDuty } from '../../features/handover/on-duty.tsx';
import { useAuth } from '../../features/auth/auth-context.tsx';
import { createQueryClient } from '../../shared/api/queries.ts';
import { paths } from '../../shared/paths.ts';
import { usePlatform } from '../../shared/services.tsx';
import { scrollToTop, usePageTitle } from '../../shared/page.ts';
import { SupportLink, hasContact, useSupport } from '../../shared/support.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Logo, classes } from '../../shared/ui/basics.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useKept, useOnline } from '../../shared/use-online.ts';
import { EmptyState } from '../../shared/ui/page-parts.tsx';
import { useReportedRouteError } from '../message-pages.tsx';
import { DemoNotice, SidePanel } from './side-panel.tsx';
import styles from './layout.module.css';

const DesktopExtras = lazy(() =>
  import('../desktop/desktop-extras.tsx').then((module) => ({ default: module.DesktopExtras })),
);

export function Layout() {
  usePageTitle('Vitrine · AI agent for e-commerce');
  const { state, logOut } = useAuth();
  const { desktop } = usePlatform();
  const { pathname } = useLocation();
  const verified = state.kind === 'owner' && state.session.payment.verifyPayment;
  const narrow = useNarrow();
  const anew = { at: pathname, verified, narrow, open: panelOpens({ verified, narrow }) };
  const [panel, setPanel] = useState(anew);
  const panelId = useId();

  // Decided anew on each route change (2.2-03), while rendering, so that the old panel never flashes.
  if (panel.at !== pathname || panel.verified !== verified || panel.narrow !== narrow) setPanel(anew);
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await logOut();
  };
  const close = () => setPanel({ ...panel, open: false });

  return (
    <OwnCache>
      <a href="#page" className={styles.skip}>
        Skip to content
      </a>
      {panel.open && <SidePanel id={panelId} leaving={leaving} onLogOut={leave} onClose={narrow ? close : null} />}
      <div className={classes(styles.page, panel.open && styles.beside)}>
        <TopBar
          start={
            verified ? (
              <Button
                variant="quiet"
                className={styles.toggle}
                aria-label={panel.open ? 'Hide menu' : 'Show menu'}
                aria-expanded={panel.open}
                aria-controls={panelId}
                {...(narrow && { 'aria-haspopup': 'dialog' })}
                onClick={() => setPanel({ ...panel, open: !panel.open })}
              >
                <PanelLeft size={18} aria-hidden="true" />
              </Button>
            ) : (
              <Logo sizePx={28} />
            )
          }
          end={
            verified ? (
              <span className={styles.who}>{state.session.user.name}</span>
            ) : (
              <Button icon={<LogOut size={16} aria-hidden="true" />} busy={leaving} onClick={leave}>
                Logout
              </Button>
            )
          }
        />
        <OfflineNotice />
        {state.kind === 'owner' && <DemoNotice {...state.session} />}
        {verified && <OnDuty agentId={state.session.agent._id} />}
        <Main pathname={pathname} verified={verified} />
        {desktop !== undefined && (
          <Suspense fallback={null}>
            <DesktopExtras desktop={desktop} />
          </Suspense>
        )}
      </div>
    </OwnCache>
  );
}

function OwnCache({ children }: { children: React.ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function Main({ pathname, verified }: { pathname: string; verified: boolean }) {
  const { hash } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // what leads to a part of a page goes there by itself
    if (hash === '') scrollToTop();
  }, [pathname, hash]);
  return (
    <main id="page" ref={main} className={styles.main} tabIndex={-1}>
      <Outlet />
      <Settled key={pathname}>
        <HelpBox verified={verified} />
      </Settled>
    </main>
  );
}

/**
 * Whether the side panel stands open when a page is entered: only with a verified payment (2.2-03), and not over the page itself on a
 * screen too narrow to hold both.
 */
export const panelOpens = ({ verified, narrow }: { verified: boolean; narrow: boolean }) => verified && !narrow;

const query = '(max-width: 900px)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** The screen holds the page or the menu, not both. */
const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);

/** Says on every page why nothing can be saved just now, and that what is shown may be outdated. */
function OfflineNotice() {
  const online = useOnline();
  const kept = useKept();
  const Icon = kept ? Archive : WifiOff;
  return (
    <div className={styles.place} aria-live="polite">
      {(kept || !online) && (
        <p className={styles.notice}>
          <Icon size={16} aria-hidden="true" />
          {kept
            ? 'Your server cannot be reached. You see what it last sent, and what you type is kept on this computer.'
            : 'You are offline. What you type is kept, and can be saved when the connection is back.'}
        </p>
      )}
    </div>
  );
}

interface TopBarProps {
  start: ReactNode;
  end: ReactNode;
}

function TopBar({ start, end }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {start}
      {end}
      <PageLoading />
    </header>
  );
}

/** A progress line below the bar while the next page's files load. */
function PageLoading() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <output className={styles.line} aria-label="Loading the page" />;
}

/** `verified`: every page is open to the owner, that of the contacts among them (2.1-11). */
function HelpBox({ verified }: { verified: boolean }) {
  const support = useSupport();
  return (
    <aside className={styles.box} aria-label="Help">
      <LifeBuoy size={16} aria-hidden="true" />
      {support !== null && hasContact(support) ? (
        <p>
          Need a hand? Write to <SupportLink support={support} />, a person answers.
        </p>
      ) : (
        <p>
          Need a hand?{' '}
          {verified ? 'No contact has been set here.' : 'No contact has been set: ask whoever runs this server.'}{' '}
          {verified && <Link to={paths.needHelp}>See who runs this server</Link>}
        </p>
      )}
    </aside>
  );
}

/** Replaces a page that could not be loaded or shown; the menu and the bar stay. */
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
