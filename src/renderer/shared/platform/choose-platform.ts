import type { DesktopBridge } from '../../../preload/bridge.ts';
import { createBrowserPlatform } from './browser-platform.ts';
import type { Platform } from './platform.ts';

declare global {
  interface Window {
    /** the desktop's door; its name is `bridgeName` in src/preload/bridge.ts */
    vitrineDesktop?: DesktopBridge;
  }
}

/** The desktop's half is loaded on the desktop alone. */
export async function choosePlatform(page: Window): Promise<Platform> {
  const { vitrineDesktop: bridge } = page;
  if (bridge === undefined) return createBrowserPlatform(page);
  const { createDesktopPlatform } = await import('./desktop-platform.ts');
  return createDesktopPlatform(page, bridge, await bridge.start());
}
