/** The letters as jobs of the queue. Addresses and words are read when a letter is written, so that none waits in the queue. */
import { handoverLimits } from '@vitrine/contract/handover';
import type { FastifyInstance } from 'fastify';
import { siteOf } from '../../crawling/site-identity.ts';
import type { Database, Transaction } from '../../database/open-database.ts';
import { registerLetterPage } from '../../http/letter-page.ts';
import { enqueueJob } from '../../jobs/job-queue.ts';
import { TryAgainLater } from '../../jobs/try-again-later.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import { greeting } from '../../lib/contact-addresses.ts';
import { hashSecret } from '../../lib/ids.ts';
import type { Log } from '../../lib/log.ts';
import { oneLine } from '../../lib/one-string.ts';
import type { Letter, Mailer } from '../../ports/mailer.ts';
import type { LetterStore } from './letter-store.ts';
import { quietForMs } from './presence.ts';
import type { PresenceKeeper } from './presence.ts';

const toOwnerKind = 'handover.owner.letter';
const toVisitorKind = 'handover.visitor.letter';

/** so long an owner has to take a conversation over before a letter calls them */
const untakenMs = 60_000;
/** who only goes to another page is back within this */
const goneMs = 30_000;
/** of all shops to one address, and of one shop to all addresses, in a day */
const lettersPerAddress = 3;
const lettersPerAgent = 200;
const day = 24 * 3600;

export interface LetterNeeds {
  mailer: Mailer;
  publicUrl: string;
  log: Log;
  ownerOf: (agentId: string) => Promise<{ name: string; email: string; disabledAt: Date | null } | null>;
  /** of all processes; a letter that is one too many is not sent, whoever asked for it */
  counters: { hit: (windows: ReadonlyMap<string, number>) => Promise<Map<string, { hits: number }>> };
}

interface Needs extends LetterNeeds {
  store: LetterStore;
  firstWords: (agentId: string, conversationId: string) => Promise<string>;
  presence: Pick<PresenceKeeper, 'read'>;
}

interface About {
  agentId: string;
  conversationId: string;
}

const inMs = (ms: number) => new Date(Date.now() + ms);

export const queueOwnersLetter = (tx: Database | Transaction, payload: About) =>
  enqueueJob(tx, {
    kind: toOwnerKind,
    payload,
    dedupeKey: `${toOwnerKind}:${payload.conversationId}`,
    runAt: inMs(untakenMs),
  });

export const queueVisitorsLetter = (tx: Database | Transaction, payload: About) =>
  enqueueJob(tx, {
    kind: toVisitorKind,
    payload,
    dedupeKey: `${toVisitorKind}:${payload.conversationId}`,
    runAt: inMs(goneMs),
  });

export function createLetters({ store, mailer, publicUrl, log, ownerOf, counters, presence, firstWords }: Needs) {
  const shopOf = async (agentId: string) => siteOf(await store.host(agentId))?.host ?? 'the shop';

  async function writeToOwner({ agentId, conversationId }: About): Promise<void> {
    const waiting = await store.waiting(agentId, conversationId);
    if (waiting === null || waiting.letters >= handoverLimits.lettersMax) return;
    const [owner, settings] = await Promise.all([ownerOf(agentId), presence.read(agentId)]);
    // nobody is written to whose account is closed or going
    if (owner?.disabledAt !== null) return;
    const quiet = quietForMs(settings, new Date());
    if (quiet > 0) throw new TryAgainLater(quiet, 'the owner’s quiet hours');
    const words = settings?.tellsWords === false ? null : await firstWords(agentId, conversationId);
    await mailer.send(waitingLetter(owner, { publicUrl, conversationId, words, shop: await shopOf(agentId) }));
    await store.count(agentId, conversationId, 'lettersToOwner');
  }

  async function writeToVisitor({ agentId, conversationId }: About, attempt: number): Promise<void> {
    const answered = await store.answered(agentId, conversationId);
    if (answered === null || answered.email === null || !answered.isUnread || answered.wasTold) return;
    if (answered.letters >= handoverLimits.lettersMax || (await store.isRefused(agentId, answered.email))) return;
    const owner = await ownerOf(agentId);
    if (owner?.disabledAt !== null) return;
    // a mail server that is away makes no second letter of one
    if (attempt === 1 && !(await mayWriteTo(answered.email, agentId))) {
      log.warn({ agentId, conversationId }, 'a visitor’s letter was one too many, and was not sent');
      return;
    }
    const tokens = await store.newLinks(agentId, conversationId);
    const links = {
      back: `${publicUrl}/widget-chat/${agentId}#return=${tokens.back}`,
      notYou: `${publicUrl}${notYouPath}?agentId=${agentId}&token=${tokens.notYou}`,
    };
    try {
      await mailer.send(answeredLetter(answered.email, await shopOf(agentId), links));
    } catch (error) {
      // else the next try would take this one's links for a letter that went out
      await store.dropLinks(agentId, tokens);
      throw error;
    }
    await store.count(agentId, conversationId, 'lettersToVisitor');
  }

  /** Whoever leaves others' addresses, in however many chats and shops, has few letters sent. */
  async function mayWriteTo(email: string, agentId: string): Promise<boolean> {
    const [toOne, ofOne] = [`letter-to:${hashSecret(email)}`, `letters-of:${agentId}`];
    const counted = await counters.hit(
      new Map([
        [toOne, day],
        [ofOne, day],
      ]),
    );
    const hits = (key: string) => counted.get(key)?.hits ?? 0;
    return hits(toOne) <= lettersPerAddress && hits(ofOne) <= lettersPerAgent;
  }

  const handlers: Record<string, JobHandler> = {
    [toOwnerKind]: ({ payload }) => writeToOwner(parseAbout(payload)),
    [toVisitorKind]: ({ payload, attempt }) => writeToVisitor(parseAbout(payload), attempt),
  };
  return { handlers };
}

function parseAbout(payload: unknown): About {
  if (typeof payload === 'object' && payload !== null && 'agentId' in payload && 'conversationId' in payload) {
    const { agentId, conversationId } = payload;
    if (typeof agentId === 'string' && typeof conversationId === 'string') return { agentId, conversationId };
  }
  throw new Error('a letter about a conversation with a foreign payload');
}

const notYouPath = '/letters/not-you';

const ask = {
  isRight: true,
  title: 'Was it not you?',
  words:
    'Somebody left your address in a shop’s chat. With one press that shop’s chat sends you no further e-mail, and your address is removed from its list.',
  button: 'It was not me: send no more',
};
const ended = {
  isRight: true,
  title: 'No more e-mails from there',
  words: 'Your address is no longer in that shop’s list, and nobody can leave it there again.',
};
const wrong = {
  isRight: false,
  title: 'This link leads nowhere',
  words: 'It is incomplete, or older than two months. The newest e-mail has one that works.',
};

/** The way out of a letter that went to the wrong person: a page with one button, for a mail program that looks at links presses none. */
export const registerNotYouPage = (app: FastifyInstance, store: Pick<LetterStore, 'isNotYou' | 'refuse'>) =>
  registerLetterPage(app, notYouPath, async ({ isPost, queried }) => {
    const [agentId, token] = [queried('agentId'), queried('token')];
    if (isPost) return (await store.refuse(agentId, token)) ? ended : wrong;
    return (await store.isNotYou(agentId, token)) ? ask : wrong;
  });

/** What is written to an owner whom somebody waits for, and to a visitor who was answered after they had gone. */
const quotedAtMost = 200;

/** The beginning of what a visitor wrote, in one line, so that it makes none of its own. Characters are code points. */
export const firstCharacters = (text: string): string =>
  Array.from(oneLine(text.slice(0, 4 * quotedAtMost)))
    .slice(0, quotedAtMost)
    .join('');

function waitingLetter(
  owner: { name: string; email: string },
  {
    publicUrl,
    conversationId,
    words,
    shop,
  }: { publicUrl: string; conversationId: string; words: string | null; shop: string },
): Letter {
  const said = words === null || words === '' ? '' : `What they wrote begins:\n\n“${firstCharacters(words)}”\n\n`;
  return {
    to: owner.email,
    subject: `Somebody is waiting for you on ${shop}`,
    text: `${greeting(owner.name)}

A visitor of ${shop} asked for a person, and nobody has answered for a minute.

${said}Answer here:

${publicUrl}/conversations?id=${conversationId}

Vitrine`,
  };
}

/**
 * No word of the visitor's and none of the owner's stands in it, and the shop is named by its host: whoever gives a stranger's address away
 * can make nothing be said to them.
 */
const answeredLetter = (email: string, shop: string, links: { back: string; notYou: string }): Letter => ({
  to: email,
  subject: `You have an answer from ${shop}`,
  text: `Hello,

Somebody at ${shop} answered what you asked in their chat. This link leads back into it, once, within a week:

${links.back}

You did not ask anything there? Then somebody gave your address by mistake. This ends it for good:

${links.notYou}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});
