/** A site asked where it answers: an address with the other www, or with http, is asked for there when it does not answer under its own. */
import type { Web } from '../ports/web.ts';
import { WebError } from '../ports/web.ts';
import { belongsTo } from './site-identity.ts';
import type { Site } from './site-identity.ts';

type SiteWeb = Pick<Web, 'stream' | 'isLocal'>;

const noWay = new Set<WebError['code']>(['not_found', 'unreachable', 'tls']);

/** `origin` is where the site was seen to answer. */
export function createSiteWeb(web: SiteWeb, site: Site, origin: string): SiteWeb {
  const host = new URL(origin).hostname;
  const silent = new Set<string>();
  const there = (url: URL) => origin + url.pathname + url.search;
  return {
    isLocal: (asked) => web.isLocal(belongsTo(site, `https://${asked}/`) ? host : asked),
    async stream(request) {
      const url = new URL(request.url);
      if (url.origin === origin || !belongsTo(site, request.url)) return web.stream(request);
      if (silent.has(url.origin) || (web.isLocal(host) && !web.isLocal(url.hostname))) {
        return web.stream({ ...request, url: there(url) });
      }
      try {
        return await web.stream(request);
      } catch (error) {
        if (!(error instanceof WebError) || !noWay.has(error.code)) throw error;
        silent.add(url.origin);
        return web.stream({ ...request, url: there(url) });
      }
    },
  };
}
