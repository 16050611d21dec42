/** The owner's own answers: they outrank pages, hold with a model and without, and outlive trainings. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { belongsTo, siteOf } from '../../crawling/site-identity.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import { createAnswerMatcher } from './domain/match-answer.ts';
import type { AskedOfOwner, OwnAnswer } from '../../ports/model.ts';
import type { MatchAnswer } from './domain/match-answer.ts';
import type { AnswerFields, AnswerRow, AnswerStore } from './store.ts';

const answersMax = 1000;
const pageSize = 20;
/** how long another process may go on with what it knows */
const rememberedMs = 1000;
const agentsRemembered = 500;

type Saved = Extract<ReplyOf<'saveAnswer'>, { success: true }>;

/** What saving an answer sets going elsewhere. */
export interface AfterSaving {
  /** asks the agent without storing or charging anything */
  ask: (agentId: string, question: string) => Promise<Saved['now']>;
  /** the group of open questions that an answer closes */
  closeGroup: (agentId: string, groupId: string, answerId: string) => Promise<void>;
  /** asked before each training from now on */
  keepAsTest: (agentId: string, ask: string, says: string) => Promise<void>;
}

interface Needs {
  store: AnswerStore;
  now: () => Date;
}

interface Remembered {
  mark: string;
  askedAt: number;
  language: string;
  match: MatchAnswer;
}

export function createAnswerService({ store, now }: Needs) {
  const remembered = new Map<string, Remembered>();

  /** Read anew when another process may have changed them. */
  async function matcherOf(agentId: string, language: string): Promise<MatchAnswer> {
    const known = remembered.get(agentId);
    const askedAt = performance.now();
    if (known?.language === language && askedAt - known.askedAt < rememberedMs) return known.match;
    const mark = await store.mark(agentId);
    const isSame = known?.language === language && known.mark === mark;
    const match = isSame
      ? known.match
      : createAnswerMatcher(mark.startsWith('0 ') ? [] : await store.all(agentId, answersMax), language, now);
    remembered.delete(agentId);
    remembered.set(agentId, { mark, askedAt, language, match });
    const [oldest] = remembered.keys();
    if (remembered.size > agentsRemembered && oldest !== undefined) remembered.delete(oldest);
    return match;
  }

  async function fieldsOf(agentId: string, body: BodyOf<'saveAnswer'>): Promise<AnswerFields> {
    const questions = [...new Set(body.questions.map((text) => text.trim()).filter((text) => text !== ''))];
    const text = body.text.trim();
    if (questions.length === 0) throw new Refused('request.malformed', 'Write at least one question.');
    if (text === '') throw new Refused('request.malformed', 'Write the answer.');
    const validUntil = body.validUntil == null ? null : new Date(body.validUntil);
    if (validUntil !== null && validUntil <= now())
      throw new Refused('request.malformed', 'The answer would be out of date already: choose a later day.');
    const pageUrl = body.pageUrl == null || body.pageUrl.trim() === '' ? null : body.pageUrl.trim();
    if (pageUrl !== null) await refuseForeign(agentId, pageUrl);
    return { questions, text, pageUrl, validUntil };
  }

  async function refuseForeign(agentId: string, pageUrl: string): Promise<void> {
    const site = siteOf((await store.site(agentId)) ?? '');
    const url = URL.parse(pageUrl);
    const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
    if (!isWeb || site === null || !belongsTo(site, url.href))
      throw new Refused('request.malformed', 'Link to a page of your own shop, beginning with https://.');
  }

  return {
    /** In force within a second after it was saved, in every process. */
    async answerTo(agentId: string, question: AskedOfOwner): Promise<OwnAnswer | null> {
      return (await matcherOf(agentId, question.shopLanguage))(question);
    },

    async save(agentId: string, body: BodyOf<'saveAnswer'>, after: AfterSaving): Promise<Saved> {
      const fields = await fieldsOf(agentId, body);
      const row =
        body.answerId === undefined
          ? await store.add(agentId, fields, answersMax)
          : await store.change(agentId, body.answerId, fields);
      if (row === null && body.answerId !== undefined) throw notFound();
      if (row === null)
        throw new Refused('request.malformed', `There are ${answersMax} answers already: delete some first.`);
      remembered.delete(agentId);
      if (body.groupId !== undefined) await after.closeGroup(agentId, body.groupId, row.id);
      const [first = ''] = row.questions;
      if (body.keepAsTest === true) await after.keepAsTest(agentId, first, row.text);
      const { agent_response_text, product_cards, outcome } = await after.ask(agentId, first);
      return { success: true, answer: wireAnswer(row), now: { agent_response_text, product_cards, outcome } };
    },

    async page(agentId: string, page: number) {
      const { total, rows } = await store.page(agentId, { page, limit: pageSize });
      return { answers: rows.map(wireAnswer), totalPages: Math.ceil(total / pageSize), currentPage: page };
    },

    async remove(agentId: string, answerId: string): Promise<void> {
      if (!(await store.remove(agentId, answerId))) throw notFound();
      remembered.delete(agentId);
    },
  };
}

const wireAnswer = ({
  id,
  questions,
  text,
  pageUrl,
  validUntil,
  createdAt,
  updatedAt,
}: AnswerRow): Saved['answer'] => ({
  _id: id,
  questions,
  text,
  pageUrl,
  validUntil: validUntil?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});
