/** How the app goes on without its window: what closing does, the tray's menu, and its start at log-in. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MenuItemConstructorOptions } from 'electron';

interface Closing {
  staysInTray: boolean;
  /** somebody asked the whole app to end */
  isQuitting: boolean;
  wasTold: boolean;
}

/** What becomes of a window that is asked to close; its owner is told once where it went. */
export const closingOf = ({ staysInTray, isQuitting, wasTold }: Closing): { hides: boolean; tells: boolean } => {
  const hides = staysInTray && !isQuitting;
  return { hides, tells: hides && !wasTold };
};

export const trayMenu = (does: { open: () => void; quit: () => void }): MenuItemConstructorOptions[] => [
  { label: 'Open Vitrine', click: does.open },
  { type: 'separator' },
  { label: 'Quit', click: does.quit },
];

/** Started by the system at log-in: nobody asked to see a window. */
const hiddenStart = '--hidden';

export const startsHidden = (start: {
  staysInTray: boolean;
  argv: readonly string[];
  wasOpenedAtLogIn: boolean;
}): boolean => start.staysInTray && (start.wasOpenedAtLogIn || start.argv.includes(hiddenStart));

/** @returns null where the path cannot stand in a desktop entry */
export function autostartEntry(program: string): string | null {
  if (/[\p{Cc}]/u.test(program)) return null;
  const quoted = program.replaceAll('%', '%%').replaceAll(/[\\"`$]/g, (one) => `\\\\${one}`);
  return `[Desktop Entry]\nType=Application\nName=Vitrine\nExec="${quoted}" ${hiddenStart}\nX-GNOME-Autostart-enabled=true\n`;
}

interface LogInNeeds {
  platform: string;
  isPackaged: boolean;
  /** the program as the system starts it */
  program: string;
  /** the owner's folder for settings, on Linux */
  configFolder: string;
  setLoginItem: (item: { openAtLogin: boolean; args: string[] }) => void;
}

/** Linux has no call for it: an entry in the owner's folder is what all its desktops read. A build that is not installed registers nothing. */
export async function startAtLogIn(on: boolean, needs: LogInNeeds): Promise<void> {
  if (!needs.isPackaged) return;
  if (needs.platform !== 'linux') return needs.setLoginItem({ openAtLogin: on, args: [hiddenStart] });
  const folder = path.join(needs.configFolder, 'autostart');
  const file = path.join(folder, 'vitrine.desktop');
  const entry = on ? autostartEntry(needs.program) : null;
  if (entry === null) return rm(file, { force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(file, entry);
}
