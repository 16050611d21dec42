/** A question that was not answered well, put into its group: in the worker, long after its reply has gone out. */
import { smallTalkOf } from '../../dialogue/small-talk.ts';
import { visitorLanguage } from '../../dialogue/visitor-language.ts';
import { readWords } from '../../evidence/read-words.ts';
import { maskQuestion, saysWords, withoutMasks } from '../../lib/mask-personal.ts';
import type { TextEmbedder } from '../../ports/text-embedder.ts';
import { comparedMax, createAlikeGroups } from './domain/alike-groups.ts';
import type { AlikeGroups } from './domain/alike-groups.ts';
import type { AskedMessage, KnownGroup, Reason, VoteStore, VoteTurn } from './store.ts';

/** A message in the shop's words, and whether it is in another language than the shop's. */
interface Understood {
  /** by itself: with what was talked about before, where it means that */
  asked: string;
  isFollowUp: boolean;
  language: string;
  shopLanguage: string;
}

export interface RecordNeeds {
  store: VoteStore;
  understand: (agentId: string, text: string, earlier: readonly string[]) => Promise<Understood>;
  /** null where no embeddings are configured */
  meaning: NearInMeaning | null;
}

/** agents whose questions stay read */
const agentsRemembered = 8;
const termsMax = 40;

interface Remembered {
  language: string;
  alike: AlikeGroups;
  /** wordings, and whether each is in the shop's language */
  isShops: Map<string, boolean>;
}

/** it is rolled back */
class ConversationGone extends Error {}

/** with its wordings in the shop's language */
type OpenGroup = KnownGroup & { texts: string[] };

interface New {
  masked: string;
  /** in the shop's words */
  compared: string;
  isForeign: boolean;
  /** the group that means the same in other words */
  nearest: (groups: readonly OpenGroup[]) => OpenGroup | null;
}

export function createRecordVote({ store, understand, meaning }: RecordNeeds) {
  const remembered = new Map<string, Remembered>();

  function rememberedOf(agentId: string, language: string): Remembered {
    const known = remembered.get(agentId);
    const kept =
      known?.language === language ? known : { language, alike: createAlikeGroups(language), isShops: new Map() };
    remembered.delete(agentId);
    remembered.set(agentId, kept);
    const [oldest] = remembered.keys();
    if (remembered.size > agentsRemembered && oldest !== undefined) remembered.delete(oldest);
    return kept;
  }

  return async (agentId: string, replyId: string, reason: Reason): Promise<void> => {
    const found = await store.asked(agentId, replyId);
    if (found === null) return;
    const [message, ...earlier] = questionOf([found.message, ...found.earlier], reason);
    if (message === undefined) return;
    const understood = await understand(agentId, message.text, earlier.map(({ text }) => text).toReversed());
    const isForeign = understood.language !== understood.shopLanguage;
    // shown as the visitor wrote it; "even for a bench?" is compared by what it means
    const masked = maskQuestion(message.text);
    const compared = isForeign || understood.isFollowUp ? maskQuestion(understood.asked) || masked : masked;
    const kept = rememberedOf(agentId, understood.shopLanguage);
    const asked = { masked, compared, isForeign };
    const { conversationId } = found;
    // an endpoint may be slow, and nobody waits for it in their turn
    if (meaning !== null) await meaning.prepare(masked, await store.inTurn(agentId, (turn) => turn.groups(0)));
    const nearest = (groups: readonly OpenGroup[]) => meaning?.nearest(groups, masked) ?? null;
    const vote = {
      conversationId,
      messageId: message.id,
      reason,
      question: masked,
      pagePath: message.pagePath,
      askedAt: message.at,
    };
    await store
      .inTurn(agentId, async (turn) => {
        await place(turn, kept, { ...asked, nearest }, vote);
        if (!(await turn.settle(conversationId))) throw new ConversationGone();
      })
      .catch((error: unknown) => {
        if (!(error instanceof ConversationGone)) throw error;
      });
  };
}

/** Who only gives a name, a number or an address asks nothing. The message, or before a wish for a person what was asked in vain, with what came before it; newest first. */
function questionOf(messages: readonly AskedMessage[], reason: Reason): readonly AskedMessage[] {
  const isQuestion = ({ text }: AskedMessage) => smallTalkOf(text) === null && saysWords(maskQuestion(text));
  const before = messages.findIndex((message, at) => at > 0 && isQuestion(message));
  if (reason === 'wanted_person' && before > 0) return messages.slice(before);
  return messages[0] !== undefined && isQuestion(messages[0]) ? messages : [];
}

async function place(
  turn: VoteTurn,
  { alike, isShops, language }: Remembered,
  asked: New,
  vote: Parameters<VoteTurn['vote']>[1],
): Promise<void> {
  const known = (await turn.groups(comparedMax)).map((group) => ({ ...group, texts: textsOf(group) }));
  const into = (await alike.groupOf(known, asked.compared)) ?? asked.nearest(known);
  if (into?.state === 'dismissed') return turn.touch(into.id, vote.askedAt);
  const mine = asked.isForeign ? termsIn(asked.compared, language) : [];
  const id = into?.id ?? (await turn.begin({ question: asked.masked, terms: mine }, vote.askedAt));
  // a conversation that asks once more changes no group, its words are compared with nothing
  if (!(await turn.vote(id, vote))) {
    // "ok and do you price match", after the discount: with that subject it was taken for the question before
    const alone = { ...asked, compared: asked.masked };
    if (!asked.isForeign && asked.compared !== asked.masked)
      await place(turn, { alike, isShops, language }, alone, vote);
    return;
  }
  const grown = { texts: [asked.compared, ...(into?.texts ?? [])] };
  const others = known.filter((group) => group.state === 'open' && group.id !== id);
  const { united, moved } = await alike.drawnTo(grown, others);
  // the group that an owner has longest in sight keeps its place
  const all = [{ id, asked: into?.asked ?? 0 }, ...united].toSorted((a, b) => b.asked - a.asked);
  const [kept = { id }, ...gone] = all;
  for (const one of gone) await turn.unite(kept.id, one.id);
  const seated: string[] = [];
  for (const { from, texts } of moved) seated.push(...(await move(from, texts)));
  const inShops = [...(asked.isForeign ? [] : [asked.masked]), ...[into, ...united].flatMap(shopsOf), ...seated];
  const wording = alike.clearest(inShops) || into?.question || asked.masked;
  const terms = inShops.length > 0 ? termsIn(wording, language) : into?.terms.length ? into.terms : mine;
  await turn.keep(kept.id, { question: wording, terms });
  if (into === null) await turn.dropOldest(kept.id);

  /** @returns those of the texts that are wordings of the group, and no shop's words for them */
  async function move(from: KnownGroup, texts: readonly string[]): Promise<string[]> {
    const moving = new Set(from.wordings).intersection(new Set(texts));
    if (moving.size === 0 || !(await turn.move(kept.id, from.id, [...moving]))) return [...moving];
    const left = from.wordings.filter((wording) => !moving.has(wording));
    const clearest = alike.clearest(left.filter(isInShops));
    const question = clearest || left[0] || from.question;
    await turn.keep(from.id, { question, terms: clearest === '' ? from.terms : termsIn(clearest, language) });
    return [...moving];
  }

  function shopsOf(group: KnownGroup | null): string[] {
    return group?.wordings.filter(isInShops) ?? [];
  }

  function isInShops(text: string): boolean {
    const before = isShops.get(text);
    if (before !== undefined) return before;
    if (isShops.size > wordingsRemembered) isShops.clear();
    const is = visitorLanguage(text, [], language) === language;
    isShops.set(text, is);
    return is;
  }

  /** Of a group that only others' languages asked, the shop's words for it. */
  function textsOf(group: KnownGroup): string[] {
    const texts = shopsOf(group);
    if (texts.length > 0) return texts;
    return [group.terms.length > 0 ? group.terms.join(' ') : group.question];
  }
}
const wordingsRemembered = 20_000;

/** Its telling words, stemmed. */
function termsIn(text: string, language: string): string[] {
  const telling = readWords(withoutMasks(text), language).filter(({ isFunctionWord }) => !isFunctionWord);
  return [...new Set(telling.map(({ term }) => term))].slice(0, termsMax);
}

/**
 * Which group of open questions means the same as a new one, though they share no words: for an installation that names an embeddings
 * endpoint. Never a reason that a vote is lost: without vectors, words alone decide.
 */
const patienceMs = 10_000;
const textsAtOnce = 64;
const textsRemembered = 4_000;
/** cosine from which two questions may be one */
const leastNear = 0.7;
/** ... and surely are: asked for where too few others tell what is usual with this endpoint */
const surelyNear = 0.88;
const fewOthers = 5;
/** some endpoints put all questions near each other: one is near that stands out by so many deviations */
const standsOutBy = 3;

interface Titled {
  question: string;
}

type NearInMeaning = ReturnType<typeof createNearInMeaning>;

export function createNearInMeaning(embedder: TextEmbedder, onFailure: (error: unknown) => void) {
  const known = new Map<string, Float32Array>();

  async function read(texts: readonly string[]): Promise<void> {
    const missing = [...new Set(texts)].filter((text) => !known.has(text));
    if (known.size + missing.length > textsRemembered) known.clear();
    const signal = AbortSignal.timeout(patienceMs);
    for (let at = 0; at < missing.length; at += textsAtOnce) {
      const batch = missing.slice(at, at + textsAtOnce);
      const vectors = await embedder.embed(batch.map(withoutMasks), signal);
      for (const [place, text] of batch.entries()) {
        const vector = vectors[place];
        if (vector !== undefined) known.set(text, vector);
      }
    }
  }

  return {
    /** Asks the endpoint for what `nearest` needs. */
    prepare: (text: string, groups: readonly Titled[]): Promise<void> =>
      read([text, ...groups.map(({ question }) => question)]).catch(onFailure),

    /** By what was prepared alone. */
    nearest<T extends Titled>(groups: readonly T[], text: string): T | null {
      const asked = known.get(text);
      if (asked === undefined) return null;
      const [best, ...others] = groups
        .map((group) => ({ group, near: cosine(asked, known.get(group.question)) }))
        .toSorted((a, b) => b.near - a.near);
      if (best === undefined) return null;
      const mean = others.reduce((sum, { near }) => sum + near, 0) / Math.max(1, others.length);
      const spread = Math.sqrt(
        others.reduce((sum, { near }) => sum + (near - mean) ** 2, 0) / Math.max(1, others.length),
      );
      const least =
        others.length < fewOthers ? surelyNear : Math.min(surelyNear, Math.max(leastNear, mean + standsOutBy * spread));
      return best.near >= least ? best.group : null;
    },
  };
}

/** -1 where the other is not known or of another length. */
function cosine(one: Float32Array, other: Float32Array | undefined): number {
  if (other?.length !== one.length) return -1;
  const product = one.reduce((sum, number, at) => sum + number * (other[at] ?? 0), 0);
  return product / (Math.hypot(...one) * Math.hypot(...other) || 1);
}
