/** A person in the assistant's place: asked for, told of it, answering, and the letters and addresses that belong to it. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { hashSecret } from '../../lib/ids.ts';
import type { PostingWeb } from '../../ports/web.ts';
import { createLetterStore } from './letter-store.ts';
import { createPresence } from './presence.ts';
import { registerHandoverRoutes } from './routes.ts';
import { createLetters, registerNotYouPage } from './send-letters.ts';
import type { LetterNeeds } from './send-letters.ts';
import { createHandoverService } from './service.ts';
import type { HandoverNeeds } from './service.ts';
import { createHandoverStore } from './store.ts';
import { createWebhooks } from './webhooks.ts';

/** so often one address may be left in a day, in whichever chats */
const leftADay = 10;

interface Needs extends LetterNeeds {
  db: Database;
  web: PostingWeb;
  changes: { tell: HandoverNeeds['tell']; tellChats: (agentId: string) => void };
  /** calls are limited */
  limits: boolean;
}

export function createHandover({ db, web, changes, limits, ...needs }: Needs) {
  const store = createHandoverStore(db);
  const letterStore = createLetterStore(db);
  const presence = createPresence({ db, tellChats: (agentId) => changes.tellChats(agentId) });
  const webhooks = createWebhooks({ db, web, log: needs.log });
  const firstWords = (agentId: string, conversationId: string) => store.firstWords(agentId, conversationId);
  const letters = createLetters({ ...needs, store: letterStore, presence, firstWords });

  async function mayLeave(email: string): Promise<boolean> {
    if (!limits) return true;
    const key = `left:${hashSecret(email)}`;
    return ((await needs.counters.hit(new Map([[key, 24 * 3600]]))).get(key)?.hits ?? 0) <= leftADay;
  }

  const service = createHandoverService({
    store,
    letters: letterStore,
    presence,
    webhooks,
    tell: (agentId, conversationId, change) => changes.tell(agentId, conversationId, change),
    mayLeave,
  });
  const handlers: Record<string, JobHandler> = { ...letters.handlers, ...webhooks.handlers };

  return {
    handlers,
    chore: () => letterStore.dropOldLinks(),
    ratedDown: (...rated: Parameters<typeof webhooks.ratedDown>) => webhooks.ratedDown(...rated),
    /** what a visitor's open chat needs of it, and an owner's notice */
    watched: {
      ownerPresent: presence.isOn,
      seen: (agentId: string, conversationId: string) => store.seen(agentId, conversationId),
      firstWords: (agentId: string, conversationId: string) => service.noticeWords(agentId, conversationId),
    },
    async register(on: OnCall, app: FastifyInstance): Promise<void> {
      registerHandoverRoutes(on, { service, letters: letterStore });
      presence.registerRoutes(on);
      webhooks.registerRoutes(on);
      await registerNotYouPage(app, letterStore);
    },
  };
}
