/** What electron-builder is told of signatures and updates (DE-16), from the environment of `npm run package`. */

export class PackagingError extends Error {
  override name = 'PackagingError';
}

export interface PackageArguments {
  args: string[];
  /** to be said aloud beside the build */
  warnings: string[];
}

/** each way to prove to Apple's notary who asks */
const notaryKeys: readonly (readonly string[])[] = [
  ['APPLE_API_KEY', 'APPLE_API_KEY_ID', 'APPLE_API_ISSUER'],
  ['APPLE_ID', 'APPLE_APP_SPECIFIC_PASSWORD', 'APPLE_TEAM_ID'],
  ['APPLE_KEYCHAIN_PROFILE'],
];

/**
 * A build is signed by the publisher that `DESKTOP_PUBLISHER` names, or fails; `DESKTOP_UNSIGNED=yes` makes one to try out, without updates.
 * Linux's packages carry no signature of their own. @param platforms as `process.platform` names them
 * @throws PackagingError
 */
export function packageArguments(
  env: Readonly<Record<string, string | undefined>>,
  platforms: readonly string[],
): PackageArguments {
  const { DESKTOP_UPDATE_FEED: feed, DESKTOP_PUBLISHER: publisher, DESKTOP_UNSIGNED: unsigned } = env;
  if (unsigned !== undefined && unsigned !== 'yes')
    throw new PackagingError('DESKTOP_UNSIGNED can only be “yes”; leave it away for a signed build.');
  const isUnsigned = unsigned === 'yes';
  const signed = platforms.filter((platform) => platform !== 'linux');
  if (isUnsigned && publisher !== undefined)
    throw new PackagingError(
      'DESKTOP_PUBLISHER names who signs, DESKTOP_UNSIGNED=yes says that nobody does: give one.',
    );
  if (isUnsigned && feed !== undefined)
    throw new PackagingError(
      'A build that is not signed gets no updates: take DESKTOP_UPDATE_FEED or DESKTOP_UNSIGNED away.',
    );
  if (!isUnsigned && signed.length > 0 && (publisher ?? '').trim() === '')
    throw new PackagingError(
      'DESKTOP_PUBLISHER is missing: the publisher’s name as it stands in the certificate. DESKTOP_UNSIGNED=yes makes a build to try out, which no system trusts.',
    );
  if (!isUnsigned && platforms.includes('darwin') && !notaryKeys.some((keys) => keys.every((key) => env[key])))
    throw new PackagingError(
      `macOS opens no app that Apple did not notarise: give ${notaryKeys.map((keys) => keys.join(', ')).join('; or ')}.`,
    );
  const args = [`-c.forceCodeSigning=${String(!isUnsigned)}`];
  // with the credentials of `notaryKeys`, which electron-builder reads from the environment itself
  if (platforms.includes('darwin')) args.push(`-c.mac.notarize=${String(!isUnsigned)}`);
  // electron-builder writes it into the app's feed file as well
  if (publisher !== undefined) args.push(`-c.win.signtoolOptions.publisherName=${publisher}`);
  if (feed !== undefined) args.push('-c.publish.provider=generic', `-c.publish.url=${feedAddress(feed)}`);
  const warnings = isUnsigned
    ? ['NOT SIGNED: this build is to try out. Systems warn of it, and it gets no updates.']
    : platforms.includes('linux')
      ? ['Linux’s packages carry no signature: publish their checksums where the feed is not.']
      : [];
  return { args, warnings };
}

/** @throws PackagingError */
function feedAddress(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.search !== '' || url.hash !== '')
    throw new PackagingError('DESKTOP_UPDATE_FEED must be an https address without a name, password or query.');
  return url.href;
}

/** the systems that electron-builder's own arguments ask for; this one where they name none */
export function askedPlatforms(args: readonly string[], own: string): string[] {
  const flags: Record<string, string> = {
    linux: 'linux',
    win: 'win32',
    windows: 'win32',
    mac: 'darwin',
    macos: 'darwin',
  };
  const shorts: Record<string, string> = { l: 'linux', w: 'win32', m: 'darwin', o: 'darwin' };
  const asked = args.flatMap((arg) => {
    const [, long] = /^--([a-z]+)(?:=|$)/.exec(arg) ?? [];
    if (long !== undefined) return flags[long] ?? [];
    const [, letters = ''] = /^-([a-z]+)$/.exec(arg) ?? [];
    return letters.split('').flatMap((letter) => shorts[letter] ?? []);
  });
  return asked.length === 0 ? [own] : [...new Set(asked)];
}
