/** What all protected pages share: the side panel, the bar, the help box, and a fresh cache for each owner. */
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { LogOut, PanelLeft } from 'lucide-react';
import { Outlet, useLocation } from 'react-router-dom';
import { OnDuty } from '../../features/handover/on-duty.tsx';
import { useAuth } from '../../features/auth/auth-context.tsx';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { usePlatform } from '../../shared/services.tsx';
import { scrollToTop } from '../../shared/scroll-to-top.ts';
import { Button } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { Settled } from '../../shared/ui/settled.tsx';
import { useNarrow } from './use-narrow.ts';
import { usePageTitle } from '../../shared/use-page-title.ts';
import { DemoNotice } from './demo-notice.tsx';
import { HelpBox } from './help-box.tsx';
import styles from './layout.module.css';
import { OfflineNotice } from './offline-notice.tsx';
import { panelOpens } from './panel-opens.ts';
import { SidePanel } from './side-panel.tsx';
import { TopBar } from './top-bar.tsx';

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
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollToTop();
  }, [pathname]);
  return (
    <main id="page" ref={main} className={styles.main} tabIndex={-1}>
      <Outlet />
      <Settled key={pathname}>
        <HelpBox verified={verified} />
      </Settled>
    </main>
  );
}
