/** The feature put together from what it is given: its calls, and what answers leave out. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { hiddenPageKey, hiddenPassageKey, nothingHidden } from '../../crawling/hidden-sources.ts';
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import { normaliseUrl } from '../../crawling/site-identity.ts';
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import { hashSecret } from '../../lib/ids.ts';
import { createMarkedMemory } from '../../lib/lasting-memory.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { createHiddenStore } from './store.ts';
import type { HiddenRow, HiddenStore } from './store.ts';

export function createHiddenSources(db: Database) {
  const service = createHiddenService(createHiddenStore(db));
  return {
    hiddenOf: (agentId: string) => service.hiddenOf(agentId),
    /** @param onTaught the agent may answer otherwise from now on */
    registerRoutes(on: OnCall, onTaught: (agentId: string) => Promise<void>): void {
      on.getHiddenSources(async ({ query }) => ({ success: true, sources: await service.all(query.agentId) }));
      on.hideSource(async ({ body }) => {
        const source = await service.hide(body);
        await onTaught(body.agentId);
        return { success: true, source };
      });
      on.showSource(async ({ body }) => {
        await service.show(body.agentId, body.sourceId);
        await onTaught(body.agentId);
        return { success: true };
      });
    },
  };
}

/** Passages and pages that an owner took out of the answers: at once, in every process, and whatever later trainings read. */
const sourcesMax = 500;
const agentsRemembered = 500;

type WireSource = ReplyOf<'getHiddenSources'>['sources'][number];

function createHiddenService(store: HiddenStore) {
  const hidden = createMarkedMemory<HiddenSources>({
    mark: store.mark,
    read: async (agentId) => asHidden(await store.all(agentId)),
    none: nothingHidden,
    most: agentsRemembered,
  });

  return {
    /** What answers leave out; read anew when another process may have changed it. */
    hiddenOf: (agentId: string): Promise<HiddenSources> => hidden.recall(agentId),

    async all(agentId: string): Promise<WireSource[]> {
      return (await store.all(agentId)).map(wireSource);
    },

    /** @throws Refused when it names no page or no words, or when there are too many already */
    async hide({ agentId, kind, url, text }: BodyOf<'hideSource'>): Promise<WireSource> {
      const address = normaliseUrl(url);
      if (address === null)
        throw new Refused('request.malformed', 'Name the page by its address, beginning with https://.');
      const words = kind === 'passage' ? hiddenPassageKey(text ?? '') : null;
      if (words === '') throw new Refused('request.malformed', 'Say which words of the page to leave out.');
      const id = `hid_${hashSecret(JSON.stringify([kind, hiddenPageKey(address), words])).slice(0, 32)}`;
      const row = await store.hide(agentId, { id, kind, url: address, text: words }, sourcesMax);
      if (row === null)
        throw new Refused('request.malformed', `${sourcesMax} pages and passages are hidden already: show some first.`);
      hidden.forget(agentId);
      return wireSource(row);
    },

    async show(agentId: string, id: string): Promise<void> {
      if (!(await store.show(agentId, id))) throw notFound();
      hidden.forget(agentId);
    },
  };
}

function asHidden(rows: readonly HiddenRow[]): HiddenSources {
  return {
    pages: new Set(rows.flatMap(({ kind, url }) => (kind === 'page' ? hiddenPageKey(url) : []))),
    passages: new Set(rows.flatMap(({ text }) => text ?? [])),
  };
}

const wireSource = ({ id, kind, url, text, createdAt }: HiddenRow): WireSource => ({
  _id: id,
  kind,
  url,
  text,
  createdAt: createdAt.toISOString(),
});
