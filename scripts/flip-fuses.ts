/** Sets Electron's fuses in a packed app (DE-09): what the shipped binary can never be talked into, whatever its arguments or environment. */
import path from 'node:path';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';

interface Packed {
  appOutDir: string;
  electronPlatformName: string;
  packager: { appInfo: { productFilename: string }; executableName?: string };
}

export const fuses = {
  [FuseV1Options.RunAsNode]: false,
  [FuseV1Options.EnableCookieEncryption]: true,
  [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: false,
  [FuseV1Options.EnableNodeCliInspectArguments]: false,
  [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: true,
  [FuseV1Options.OnlyLoadAppFromAsar]: true,
  [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  [FuseV1Options.GrantFileProtocolExtraPrivileges]: false,
  [FuseV1Options.WasmTrapHandlers]: true,
} as const;

export async function afterPack({ appOutDir, electronPlatformName, packager }: Packed): Promise<void> {
  const name = packager.appInfo.productFilename;
  const executable: Record<string, string> = {
    darwin: `${name}.app`,
    win32: `${name}.exe`,
    linux: packager.executableName ?? name,
  };
  const file = executable[electronPlatformName];
  if (file === undefined) throw new Error(`no fuses are known for ${electronPlatformName}`);
  await flipFuses(path.join(appOutDir, file), {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    resetAdHocDarwinSignature: electronPlatformName === 'darwin',
    ...fuses,
  });
}
