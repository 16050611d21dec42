/** The guard, decided purely: who may see which page, and where everybody else is sent (2.1-10, 2.1-11, T27). */
import { paths, protectedPaths } from '../shared/paths.ts';

export type Visitor =
  | { kind: 'loading' }
  | { kind: 'nobody'; leftOnPurpose: boolean }
  | { kind: 'owner'; verified: boolean };

export type Entry = { kind: 'wait' } | { kind: 'enter' } | { kind: 'go'; to: string; rememberOrigin: boolean };

const openWhileUnverified: readonly string[] = [paths.onboarding, paths.success, paths.cancel];
const onlyForNobody: readonly string[] = [paths.login, paths.register];

const go = (to: string, rememberOrigin = false): Entry => ({ kind: 'go', to, rememberOrigin });

const withoutTrailingSlash = (path: string) => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path);

/** `remembered` is where somebody without a session wanted to go before they were sent to sign in. */
export function mayEnter(pathname: string, visitor: Visitor, remembered?: unknown): Entry {
  const path = withoutTrailingSlash(pathname);
  if (protectedPaths.includes(path)) {
    if (visitor.kind === 'loading') return { kind: 'wait' };
    if (visitor.kind === 'nobody') return go(paths.login, !visitor.leftOnPurpose);
    return visitor.verified || openWhileUnverified.includes(path) ? { kind: 'enter' } : go(paths.onboarding);
  }
  if (onlyForNobody.includes(path)) {
    if (visitor.kind === 'loading') return { kind: 'wait' };
    if (visitor.kind === 'owner') return go(afterSignIn(visitor.verified, remembered));
  }
  return { kind: 'enter' };
}

/** Where a sign-in leads: a remembered page only when it is one of ours and the dashboard is open to this owner. */
export function afterSignIn(verified: boolean, remembered: unknown): string {
  if (!verified) return paths.onboarding;
  if (typeof remembered !== 'string' || !/^\/(?![/\\])/.test(remembered)) return paths.home;
  const base = 'https://app.invalid';
  if (!URL.canParse(remembered, base)) return paths.home;
  const { origin, pathname, search } = new URL(remembered, base);
  return origin === base && protectedPaths.includes(pathname) ? pathname + search : paths.home;
}
