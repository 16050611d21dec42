/** The letters about an agent's trainings. */
import type { TrainingDigest, TrainingSuite } from '@vitrine/contract/trainings';
import { siteOf } from '../../crawling/site-identity.ts';
import { greeting } from '../../lib/contact-addresses.ts';
import type { Letter, Mailer } from '../../ports/mailer.ts';
import { isNews } from './domain/what-changed.ts';
import { afterGrace } from './prove-ownership.ts';
import type { KnowledgeStore, TrainingCause, TrainingRunRow } from './store.ts';

export interface Person {
  name: string;
  email: string;
}

const listed = 10;
const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

/** What of the owner's own words the pages say otherwise. */
export interface AgainstOwner {
  title: string;
  detail: string;
}

export const knowledgeChangedLetter = (
  person: Person,
  publicUrl: string,
  digest: TrainingDigest,
  against: readonly AgainstOwner[] = [],
): Letter => ({
  to: person.email,
  subject: 'What changed on your website',
  text: `${greeting(person.name)}

Your agent has read your website again and answers from it now. Since the last time:

${digestLines(digest).join('\n')}
${againstLines(against)}
The whole list: ${publicUrl}/knowledge-base

Vitrine`,
});

const againstLines = (against: readonly AgainstOwner[]): string =>
  against.length === 0
    ? ''
    : `
Your pages say otherwise than you do:

${against
  .slice(0, listed)
  .map(({ title, detail }) => `- ${title}\n    ${detail}`)
  .join('\n')}
`;

function digestLines(digest: TrainingDigest): string[] {
  const pages = [
    [digest.pagesNew, 'new'],
    [digest.pagesGone, 'gone'],
    [digest.pagesChangedAlone ?? digest.pagesChanged, 'changed'],
  ] as const;
  const said = pages.filter(([number]) => number > 0).map(([number, what]) => `${count(number, 'page')} ${what}`);
  const lines = said.length > 0 ? [`- ${said.join(', ')}`] : [];
  if (digest.pagesLeftOut !== undefined)
    lines.push(`- ${count(digest.pagesLeftOut, 'page')} no longer read, as you asked`);
  if (digest.soldOut > 0) lines.push(`- ${count(digest.soldOut, 'product')} sold out`);
  if (digest.backInStock > 0) lines.push(`- ${count(digest.backInStock, 'product')} back in stock`);
  if (digest.pricesChanged > 0) {
    lines.push(`- ${count(digest.pricesChanged, 'price')} changed:`);
    for (const { name, before, now } of digest.prices.slice(0, listed)) {
      lines.push(`    ${name}: ${before ?? 'no price'} -> ${now ?? 'no price'}`);
    }
  }
  for (const { before, now, pages: alike } of (digest.sharedLines ?? []).slice(0, listed)) {
    lines.push(
      `- One line on ${count(alike, 'page')} ${before === '' ? 'is new' : now === '' ? 'is gone' : 'changed'}:`,
    );
    if (before !== '') lines.push(`    no longer: ${before}`);
    if (now !== '') lines.push(`    new: ${now}`);
  }
  for (const { title, url, removed, added } of digest.policies.slice(0, listed)) {
    lines.push(`- ${title || url} says otherwise now:`);
    for (const line of removed) lines.push(`    no longer: ${line}`);
    for (const line of added) lines.push(`    new: ${line}`);
  }
  if (digest.priceConflicts > 0) {
    lines.push(
      `- ${count(digest.priceConflicts, 'product')} whose page shows another price than its data; your agent names none for them`,
    );
  }
  return lines.length > 0 ? lines : ['- Nothing that your agent tells.'];
}

const trainingFailedLetter = (
  person: Person,
  publicUrl: string,
  run: { reason: string; answersFromBefore: boolean },
): Letter => ({
  to: person.email,
  subject: run.answersFromBefore ? 'Your website could not be read again' : 'Your website could not be read',
  text: `${greeting(person.name)}

Your agent could not be trained. ${run.reason}

${
  run.answersFromBefore
    ? 'It goes on answering from what it read before, and is trained again by its schedule. You can also begin it yourself'
    : 'See what to do about it'
}:

${publicUrl}/knowledge-base

Vitrine`,
});

/** At once, to whoever asked for the training. */
const trainingHeldLetter = (
  person: Person,
  publicUrl: string,
  suite: TrainingSuite,
  digest: TrainingDigest | null,
): Letter => ({
  to: person.email,
  subject: 'Your training is held back',
  text: `${greeting(person.name)}

Your agent read your website again, as you asked. What it read would make it answer ${count(suite.failed.length, 'question')} worse than now, so it goes on answering from what it knew before:

${faultLines(suite)}
${digest === null ? '' : `\nWhat would be published with it:\n\n${digestLines(digest).join('\n')}\n`}
See both answers to each, and say which is right:

${publicUrl}/knowledge-base

Vitrine`,
});

const faultLines = ({ failed }: TrainingSuite): string =>
  failed
    .slice(0, listed)
    .map(({ ask, fault }) => `- ${ask}\n    ${fault}`)
    .join('\n');

const questionsBrokenLetter = (person: Person, publicUrl: string, suite: TrainingSuite): Letter => ({
  to: person.email,
  subject: 'Your agent has stopped learning from your website',
  text: `${greeting(person.name)}

Your agent read your website again, and what it read would make it answer ${count(suite.failed.length, 'question')} worse than now. So it goes on answering from what it knew before, since yesterday:

${faultLines(suite)}

See both answers to each, and say which is right:

${publicUrl}/knowledge-base

Vitrine`,
});

const proofLostLetter = (person: Person, publicUrl: string, lost: { host: string; until: Date }): Letter => ({
  to: person.email,
  subject: `Is ${lost.host} still yours?`,
  text: `${greeting(person.name)}

When your agent read ${lost.host} again, the proof that the website is yours was no longer there: neither your agent's script nor the meta tag, the file or the DNS record.

It goes on answering. Put one of them back by ${lost.until.toUTCString().slice(5, 16)}; after that it is not trained again until we find it. What to put where:

${publicUrl}/knowledge-base

Vitrine`,
});

interface Needs {
  store: Pick<KnowledgeStore, 'runAndBefore' | 'agentState' | 'knowledge' | 'newestRuns' | 'noteHeldTold'>;
  ownerOf: (agentId: string) => Promise<Person | null>;
  /** what the pages say otherwise than their owner does */
  againstOwner: (agentId: string) => Promise<readonly AgainstOwner[]>;
  mailer: Mailer;
  publicUrl: string;
}

export const isAskedFor = (cause: TrainingCause): boolean => cause === 'owner' || cause === 'saved';

export const isHeldByQuestions = ({ isHeldBack, suite }: Pick<TrainingRunRow, 'isHeldBack' | 'suite'>): boolean =>
  isHeldBack && (suite?.failed.length ?? 0) > 0;

/** Tells the owner how a training ended, when it is worth a letter: something changed, or it failed and the one before it did not. */
export function createTrainingLetterJob({ store, ownerOf, againstOwner, mailer, publicUrl }: Needs) {
  return async ({ agentId, runId }: { agentId: string; runId: string }): Promise<void> => {
    const { run, before } = await store.runAndBefore(agentId, runId);
    const owner = await ownerOf(agentId);
    if (run === null || owner === null) return;
    if (run.phase === 'done' && run.digest !== null && (isNews(run.digest) || run.cause === 'saved')) {
      await mailer.send(knowledgeChangedLetter(owner, publicUrl, run.digest, await againstOwner(agentId)));
    }
    if (isHeldByQuestions(run)) {
      if (run.suite !== null) await mailer.send(trainingHeldLetter(owner, publicUrl, run.suite, run.digest));
      return;
    }
    // one letter for a site that is away for days, not one a day
    if (run.phase === 'failed' && !(run.cause === 'schedule' && before?.phase === 'failed')) {
      const agent = await store.agentState(agentId);
      const answersFromBefore = agent?.indexVersion != null;
      await mailer.send(trainingFailedLetter(owner, publicUrl, { reason: run.reason ?? '', answersFromBefore }));
    }
  };
}

/** a run every day for months */
const runsLookedAt = 100;

/** Tells the owner that trainings are held back by questions that they break: once, until one is published. */
export function createHeldLetterJob({ store, ownerOf, mailer, publicUrl }: Needs) {
  return async ({ agentId, runId }: { agentId: string; runId: string }): Promise<void> => {
    const runs = await store.newestRuns(agentId, runsLookedAt);
    const published = runs.findIndex(({ phase }) => phase === 'done');
    const since = published === -1 ? runs : runs.slice(0, published);
    const held = since.find(({ id }) => id === runId);
    const owner = await ownerOf(agentId);
    if (owner === null || held?.suite == null || since.some(({ heldToldAt }) => heldToldAt !== null)) return;
    await mailer.send(questionsBrokenLetter(owner, publicUrl, held.suite));
    await store.noteHeldTold(agentId, runId);
  };
}

/** Tells the owner that the proof is gone; not where it came back before the letter left. */
export function createProofLetterJob({ store, ownerOf, mailer, publicUrl }: Needs) {
  return async ({ agentId }: { agentId: string }): Promise<void> => {
    const [knowledge, owner] = [await store.knowledge(agentId), await ownerOf(agentId)];
    if (knowledge?.ownershipLostAt == null || owner === null) return;
    const host = siteOf(knowledge.websiteUrl)?.host ?? '';
    const until = afterGrace(knowledge.ownershipLostAt);
    await mailer.send(proofLostLetter(owner, publicUrl, { host, until }));
  };
}
