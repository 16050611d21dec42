import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  BookOpen,
  ChevronDown,
  CircleHelp,
  CreditCard,
  FlaskConical,
  LayoutDashboard,
  LogOut,
  MessagesSquare,
  MonitorCog,
  Palette,
  PenLine,
  Plug,
  Settings2,
  Store,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useQueryClient } from '@tanstack/react-query';
import { demoOwnerEmail } from '@vitrine/contract/choices';
import type { SessionRecord } from '@vitrine/contract/session-record';
import { paths } from '../../shared/paths.ts';
import { takeToasts, undoable } from '../../shared/notify/toasts.tsx';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Logo, classes } from '../../shared/ui/basics.tsx';
import { useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  id: string;
  /** the log-out is under way */
  leaving: boolean;
  onLogOut: () => void;
  /** until then the panel is a dialog over the page; null: it is next to the page */
  onClose: (() => void) | null;
}

const desktopEntry: MenuEntry = { label: 'Desktop App', path: paths.desktopApp, icon: MonitorCog };

export function SidePanel({ id, leaving, onLogOut, onClose }: SidePanelProps) {
  const { desktop } = usePlatform();
  const content = (
    <>
      <div className={styles.top}>
        <Link to={paths.home} className={styles.logo} aria-label="Vitrine, to the dashboard">
          <Logo sizePx={28} />
        </Link>
        {onClose !== null && (
          <Button variant="quiet" className={styles.close} aria-label="Close menu" onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </Button>
        )}
      </div>
      <nav aria-label="Main" className={styles.menu}>
        <ul>
          {menu.map((item) => (
            <li key={item.label}>{'entries' in item ? <Group group={item} /> : <Entry entry={item} />}</li>
          ))}
          {desktop !== undefined && (
            <li>
              <Entry entry={desktopEntry} />
            </li>
          )}
        </ul>
      </nav>
      <Button
        variant="quiet"
        icon={<LogOut size={16} aria-hidden="true" />}
        className={styles.logOut}
        busy={leaving}
        onClick={onLogOut}
      >
        Logout
      </Button>
    </>
  );
  if (onClose === null)
    return (
      <section id={id} className={styles.panel} aria-label="Side panel">
        {content}
      </section>
    );
  return (
    <PanelDialog id={id} onClose={onClose}>
      {content}
    </PanelDialog>
  );
}

/** A native modal dialog: the focus goes in and stays in, Escape and a press beside it close it, and the focus goes back. */
function PanelDialog({ id, onClose, children }: { id: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it still stands in the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (shown === null) return undefined;
    shown.showModal();
    const giveToasts = takeToasts(shown);
    return () => {
      giveToasts();
      shown.close();
    };
  }, []);
  return (
    // The press is a second way out for the mouse; the keyboard has Escape and the button.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={classes(styles.panel, styles.over)}
      aria-label="Menu"
      onCancel={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  const Icon = entry.icon;
  return (
    <NavLink to={entry.path} end className={({ isActive }) => classes(styles.entry, isActive && styles.current)}>
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{entry.label}</span>
      {entry.soon === true && <Badge tone="accent">SOON</Badge>}
    </NavLink>
  );
}

function Group({ group }: { group: MenuGroup }) {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => group.entries.some(({ path }) => path === pathname));
  const Icon = group.icon;
  return (
    <>
      <button type="button" className={styles.entry} aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon size={16} aria-hidden="true" />
        <span className={styles.label}>{group.label}</span>
        <ChevronDown size={16} className={classes(styles.arrow, open && styles.turned)} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.group}>
          {group.entries.map((entry) => (
            <li key={entry.label}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface MenuEntry {
  label: string;
  icon: LucideIcon;
  path: string;
  /** announced, but not available yet */
  soon?: boolean;
}

interface MenuGroup {
  label: string;
  icon: LucideIcon;
  entries: readonly MenuEntry[];
}

/** What stands in the side panel, in the specification's order. */
const menu: readonly (MenuEntry | MenuGroup)[] = [
  { label: 'Dashboard', path: paths.home, icon: LayoutDashboard },
  { label: 'Conversations', path: paths.conversations, icon: MessagesSquare },
  { label: 'Agent Design', path: paths.agentDesign, icon: Palette },
  { label: 'Agent Profile', path: paths.agentProfile, icon: Store },
  { label: 'Knowledge Base', path: paths.knowledgeBase, icon: BookOpen },
  {
    label: 'Advanced Features',
    icon: Settings2,
    entries: [
      { label: 'Custom Instructions', path: paths.customInstructions, icon: PenLine, soon: false },
      { label: 'Integrations', path: paths.integrations, icon: Plug },
      { label: 'Test your agent', path: paths.testYourAgent, icon: FlaskConical },
    ],
  },
  { label: 'Account', path: paths.account, icon: CreditCard },
  { label: 'Need Help', path: paths.needHelp, icon: CircleHelp },
];

/** Says on every page of the demonstration that its visitors are made up, and removes them with one press. */
export function DemoNotice({ user, agent }: Pick<SessionRecord, 'user' | 'agent'>) {
  const api = useApi();
  const cache = useQueryClient();
  const [isRemoved, setRemoved] = useState(false);
  const agentId = agent._id;
  const isDemo = user.email === demoOwnerEmail;
  const { data } = useApiQuery('getDemo', { query: { agentId } }, { enabled: isDemo });
  // Shown until the server says that nothing is left, so that no page is pushed down by it.
  if (!isDemo || isRemoved || data?.conversations === 0) return null;

  const end = async () => {
    try {
      await api.call('removeDemo', { body: { agentId }, outlives: true });
      await cache.invalidateQueries();
    } catch {
      setRemoved(false);
      notify.error('The conversations could not be removed. Please try again.');
    }
  };
  const remove = () => {
    setRemoved(true);
    undoable({ text: 'The demo’s conversations are removed.', undo: () => setRemoved(false), end });
  };

  return (
    <aside className={styles.notice} aria-label="Demo">
      <p className={styles.words}>
        <strong>Demo</strong> Hearth &amp; Loom and its visitors are made up; the answers are the agent’s own.
      </p>
      <Button variant="quiet" className={styles.remove} onClick={remove}>
        Remove the conversations
      </Button>
    </aside>
  );
}
