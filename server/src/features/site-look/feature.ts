/** A shop is looked at while its owner types the address: what its home page and sitemaps say, within seconds, kept nowhere. */
import type { OnCall } from '../../http/on-call.ts';
import type { Web } from '../../ports/web.ts';
import { createLookAtSite } from './look-at-site.ts';
import type { FeedsOffered } from './look-at-site.ts';

export function registerSiteLook(on: OnCall, web: Web, feedsOffered: FeedsOffered): void {
  const look = createLookAtSite(web, feedsOffered);
  on.lookAtSite(async ({ body }) => ({ success: true, ...(await look(body.address)) }));
}
