/** What the app remembers between starts, beside who is signed in. Each value is parsed when it is read: people edit files. */
import type { DesktopSettings } from '../preload/bridge.ts';
import type { KeptFile } from './kept-file.ts';
import { parsePath, parseSettings, usualSettings } from './parsed-requests.ts';
import { parseServerOrigin } from './server-address.ts';
import type { Bounds } from './window-bounds.ts';

export interface Settings {
  serverOrigin: () => string;
  setServerOrigin: (origin: string) => void;
  /** somebody chose it */
  hasServer: () => boolean;
  /** what is told once was told */
  wasTold: (what: 'tray') => boolean;
  setTold: (what: 'tray') => void;
  desktop: () => DesktopSettings;
  setDesktop: (settings: DesktopSettings) => void;
  path: () => string | null;
  setPath: (path: string | null) => void;
  bounds: () => Bounds | null;
  setBounds: (bounds: Bounds) => void;
}

export function createSettings(file: KeptFile, builtInServer: string): Settings {
  const attempt = <T>(parse: () => T, otherwise: T): T => {
    try {
      return parse();
    } catch {
      return otherwise;
    }
  };
  return {
    serverOrigin: () => parseServerOrigin(file.read('server')) ?? builtInServer,
    setServerOrigin: (origin) => file.write('server', origin),
    hasServer: () => parseServerOrigin(file.read('server')) !== null,
    wasTold: (what) => file.read(`told-${what}`) === true,
    setTold: (what) => file.write(`told-${what}`, true),
    desktop: () => attempt(() => parseSettings(file.read('desktop')), usualSettings),
    setDesktop: (settings) => file.write('desktop', settings),
    path: () => attempt(() => parsePath(file.read('path')), null),
    setPath: (path) => (path === null ? file.remove('path') : file.write('path', path)),
    bounds: () => parseBounds(file.read('bounds')),
    setBounds: (bounds) => file.write('bounds', bounds),
  };
}

function parseBounds(value: unknown): Bounds | null {
  if (typeof value !== 'object' || value === null) return null;
  const number = (key: string) => {
    const found: unknown = Reflect.get(value, key);
    return typeof found === 'number' && Number.isInteger(found) && Math.abs(found) < 100_000 ? found : null;
  };
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')];
  return x === null || y === null || width === null || height === null ? null : { x, y, width, height };
}
