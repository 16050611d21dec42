import { useState } from 'react';
import { ChevronDown, LogOut, MonitorCog } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { usePlatform } from '../../shared/services.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Logo } from '../../shared/ui/logo.tsx';
import { menu } from './menu.ts';
import type { MenuEntry, MenuGroup } from './menu.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  id: string;
  /** the log-out is on its way */
  leaving: boolean;
  onLogOut: () => void;
}

const desktopEntry: MenuEntry = { label: 'Desktop App', path: paths.desktopApp, icon: MonitorCog };

export function SidePanel({ id, leaving, onLogOut }: SidePanelProps) {
  const { desktop } = usePlatform();
  return (
    <section id={id} className={styles.panel} aria-label="Side panel">
      <Link to={paths.home} className={styles.logo} aria-label="Vitrine, to the dashboard">
        <Logo sizePx={28} />
      </Link>
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
    </section>
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
