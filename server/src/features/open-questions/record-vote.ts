/** A question that was not answered well, put into its group: in the worker, long after its reply has gone out. */
import { smallTalkOf } from '../../dialogue/small-talk.ts';
import { visitorLanguage } from '../../dialogue/visitor-language.ts';
import { readWords } from '../../evidence/read-words.ts';
import { maskQuestion, withoutMasks } from '../../lib/mask-personal.ts';
import { comparedMax, createAlikeGroups } from './domain/alike-groups.ts';
import type { AlikeGroups } from './domain/alike-groups.ts';
import type { NearInMeaning } from './near-in-meaning.ts';
import type { AskedMessage, KnownGroup, Reason, VoteStore, VoteTurn } from './store.ts';

/** A message in the shop's words, and whether it is in another language than the shop's. */
export interface Understood {
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
    // "even for a bench?" says nothing to who did not read what went before
    const masked = maskQuestion(understood.isFollowUp && !isForeign ? understood.asked : message.text);
    const compared = isForeign ? maskQuestion(understood.asked) || masked : masked;
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
  const isQuestion = ({ text }: AskedMessage) =>
    smallTalkOf(text) === null && /\p{L}/u.test(withoutMasks(maskQuestion(text)));
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
  if (!(await turn.vote(id, vote))) return;
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
