/** A visitor asks for a person; the owner takes over, answers, and gives back. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { Transaction } from '../../database/open-database.ts';
import { canonicalEmail } from '../../lib/contact-addresses.ts';
import { hashSecret } from '../../lib/ids.ts';
import { cleanVisitorText, oneLine } from '../../lib/one-string.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { LetterStore } from './letter-store.ts';
import { quietForMs } from './presence.ts';
import type { PresenceKeeper } from './presence.ts';
import { firstCharacters, queueOwnersLetter, queueVisitorsLetter } from './send-letters.ts';
import type { Handover, HandoverStore, OwnersLine, Wish } from './store.ts';
import type { Webhooks } from './webhooks.ts';

/** of a moment, so that what was typed last disappears by itself in the chat */
type Typing = `types:${'visitor' | 'owner'}:${0 | 1}`;

export interface HandoverNeeds {
  store: HandoverStore;
  letters: Pick<LetterStore, 'isRefused'>;
  presence: PresenceKeeper;
  webhooks: Pick<Webhooks, 'queue'>;
  tell: (agentId: string, conversationId: string, change: 'state' | 'waiting' | Typing) => void;
  /** whether this address may be left once more today */
  mayLeave: (email: string) => Promise<boolean>;
}

export function createHandoverService({ store, letters, presence, webhooks, tell, mayLeave }: HandoverNeeds) {
  async function addressOf(agentId: string, { email, consent }: BodyOf<'requestPerson'>): Promise<string | null> {
    if (email === undefined || email.trim() === '') return null;
    const address = canonicalEmail(email);
    if (address === null) throw new Refused('person.address_invalid', 'This is not an e-mail address.');
    if (!consent) throw new Refused('person.consent_needed', 'Please agree that your address is kept and written to.');
    // before it is told that an address is refused: who tries which ones are is counted, too
    if (!(await mayLeave(address)))
      throw new Refused('request.too_many', 'This address was left too often today.', { retryAfterSeconds: 3600 });
    if (await letters.isRefused(agentId, address))
      throw new Refused('person.address_refused', 'This address cannot be written to. Please leave another one.');
    return address;
  }

  async function request(body: BodyOf<'requestPerson'>): Promise<ReplyOf<'requestPerson'>> {
    const { agentId } = body;
    const session = await store.session(agentId, hashSecret(body.sessionId));
    if (session === null) throw notFound();
    const email = await addressOf(agentId, body);
    const settings = await presence.read(agentId);
    const ownerPresent = await presence.isOn(agentId);
    if (!ownerPresent && email === null && session.email === null)
      throw new Refused('person.address_needed', 'Nobody is there right now. Leave an e-mail address to be answered.');
    const wish: Wish = {
      email,
      name: oneLine(cleanVisitorText(body.name ?? '')) || null,
      note: cleanVisitorText(body.note ?? '') || null,
    };
    const asked = await store.transaction(async (tx) => {
      const done = await store.ask(tx, agentId, session.id, wish);
      if (done === null) throw notFound();
      if (done.tells) await queueOwnersLetter(tx, { agentId, conversationId: session.id });
      await queueEvents(tx, { agentId, conversationId: session.id, isNew: done.isNew, wish });
      return done;
    });
    tell(agentId, session.id, 'state');
    if (asked.tells && quietForMs(settings, new Date()) === 0) tell(agentId, session.id, 'waiting');
    return { success: true, state: asked.state, ownerPresent };
  }

  async function queueEvents(
    tx: Transaction,
    { agentId, conversationId, isNew, wish }: { agentId: string; conversationId: string; isNew: boolean; wish: Wish },
  ): Promise<void> {
    if (isNew) await webhooks.queue(tx, agentId, 'conversation.waiting', { conversationId });
    if (wish.email !== null || wish.note !== null)
      await webhooks.queue(tx, agentId, 'conversation.left_word', { conversationId, ...wish });
  }

  async function setState(agentId: string, conversationId: string, state: 'taken' | 'returned'): Promise<Handover> {
    const handover = await store.setState(agentId, conversationId, state);
    if (handover === null) throw notFound();
    if (state === 'taken') await store.note(agentId, conversationId, undefined);
    tell(agentId, conversationId, 'state');
    await presence.keep(agentId);
    return handover;
  }

  async function write(line: OwnersLine): Promise<string> {
    const { agentId, conversationId } = line;
    const text = cleanVisitorText(line.text);
    if (text === '') throw new Refused('request.malformed', 'The message is empty.');
    const written = await store.transaction(async (tx) => {
      const added = await store.addLine(tx, { ...line, text });
      if (added?.isNew) await queueVisitorsLetter(tx, { agentId, conversationId });
      return added;
    });
    if (written === null) throw notFound();
    tell(agentId, conversationId, 'state');
    await presence.keep(agentId);
    return written.id;
  }

  return {
    request,
    setState,
    write,

    async visitorTypes({ agentId, sessionId, typing }: BodyOf<'tellTyping'>): Promise<void> {
      const session = await store.session(agentId, hashSecret(sessionId));
      if (session === null) throw notFound();
      tell(agentId, session.id, `types:visitor:${typing ? 1 : 0}`);
    },

    async ownerTypes({ agentId, conversationId, typing }: BodyOf<'tellOwnerTyping'>): Promise<void> {
      if ((await store.find(agentId, conversationId)) === null) throw notFound();
      tell(agentId, conversationId, `types:owner:${typing ? 1 : 0}`);
    },

    async find(agentId: string, conversationId: string): Promise<ReplyOf<'getHandover'>> {
      const found = await store.find(agentId, conversationId);
      if (found === null) throw notFound();
      const { request: left } = found;
      return {
        success: true,
        handover: found.handover,
        since: found.since?.toISOString() ?? null,
        request:
          left === null || !found.asked
            ? null
            : { email: left.email, name: left.name, note: left.note, askedAt: left.askedAt.toISOString() },
        note: left?.ownerNote ?? '',
        visitorHere: found.isHere,
        lettersToVisitor: left?.lettersToVisitor ?? 0,
      };
    },

    async saveNote({ agentId, conversationId, note }: BodyOf<'saveNote'>): Promise<void> {
      if (!(await store.note(agentId, conversationId, cleanVisitorText(note) || null))) throw notFound();
    },

    /** What a notice says of somebody who waits; null where the owner hides the words. */
    async noticeWords(agentId: string, conversationId: string): Promise<string | null> {
      if ((await presence.read(agentId))?.tellsWords === false) return null;
      return firstCharacters(await store.firstWords(agentId, conversationId));
    },
  };
}

export type HandoverService = ReturnType<typeof createHandoverService>;
