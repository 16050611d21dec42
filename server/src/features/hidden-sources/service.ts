/** Passages and pages that an owner took out of the answers: at once, in every process, and whatever later trainings read. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { normaliseUrl } from '../../crawling/site-identity.ts';
import { hashSecret } from '../../lib/ids.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { hiddenPageKey, hiddenPassageKey, nothingHidden } from '../../crawling/hidden-sources.ts';
import type { HiddenSources } from '../../crawling/hidden-sources.ts';
import type { HiddenRow, HiddenStore } from './store.ts';

const sourcesMax = 500;
/** how long another process may go on with what it knows */
const rememberedMs = 1000;
const agentsRemembered = 500;

type WireSource = ReplyOf<'getHiddenSources'>['sources'][number];

interface Remembered {
  mark: string;
  askedAt: number;
  hidden: HiddenSources;
}

export function createHiddenService(store: HiddenStore) {
  const remembered = new Map<string, Remembered>();

  return {
    /** What answers leave out; read anew when another process may have changed it. */
    async hiddenOf(agentId: string): Promise<HiddenSources> {
      const known = remembered.get(agentId);
      const askedAt = performance.now();
      if (known !== undefined && askedAt - known.askedAt < rememberedMs) return known.hidden;
      const mark = await store.mark(agentId);
      const isSame = known?.mark === mark;
      const hidden = isSame ? known.hidden : mark.startsWith('0 ') ? nothingHidden : asHidden(await store.all(agentId));
      remembered.delete(agentId);
      remembered.set(agentId, { mark, askedAt, hidden });
      const [oldest] = remembered.keys();
      if (remembered.size > agentsRemembered && oldest !== undefined) remembered.delete(oldest);
      return hidden;
    },

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
      remembered.delete(agentId);
      return wireSource(row);
    },

    async show(agentId: string, id: string): Promise<void> {
      if (!(await store.show(agentId, id))) throw notFound();
      remembered.delete(agentId);
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
