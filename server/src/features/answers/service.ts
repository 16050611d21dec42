/** The owner's own answers: they outrank pages, hold with a model and without, and outlive trainings. */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { Fact } from '../../facts/fact.ts';
import { createMarkedMemory } from '../../lib/lasting-memory.ts';
import { notFound, Refused } from '../../lib/refused.ts';
import type { OwnAnswer } from '../../ports/model.ts';
import type { AskedOfOwner } from '../../ports/own-knowledge.ts';
import { closeAnswered } from './close-answered.ts';
import type { AfterSaving } from './close-answered.ts';
import { answeredAlready, answersAsTable, askedIn, fieldsOf, isAnswered, wireAnswer } from './domain/answer-fields.ts';
import { borrowed } from './domain/asks-for-other.ts';
import type { Borrowed } from './domain/asks-for-other.ts';
import { contradictions } from './domain/contradictions.ts';
import { createAnswerMatcher } from './domain/match-answer.ts';
import type { MatchAnswer } from './domain/match-answer.ts';
import { contradictedOf, createOverruling } from './domain/overruling.ts';
import type { Overrule } from './domain/overruling.ts';
import { createAnswerImport } from './import-answers.ts';
import type { AnswerFields, AnswerStore } from './store.ts';

const answersMax = 1000;
const pageSize = 20;
const agentsRemembered = 500;

type Saved = Extract<ReplyOf<'saveAnswer'>, { success: true }>;

interface Needs {
  store: AnswerStore;
  now: () => Date;
}

export function createAnswerService({ store, now }: Needs) {
  const inForce = createMarkedMemory<{ match: MatchAnswer; overrule: Overrule }>({
    mark: store.mark,
    async read(agentId, language) {
      const all = await store.all(agentId, answersMax);
      return { match: createAnswerMatcher(all, language, now), overrule: createOverruling(all, language, now) };
    },
    none: { match: () => null, overrule: (facts) => facts },
    most: agentsRemembered,
  });

  /** Of the questions those that are a visitor's words. */
  async function borrowedOf(
    agentId: string,
    { questions, text }: AnswerFields,
    body: Pick<BodyOf<'saveAnswer'>, 'groupId' | 'messageId'>,
    { languageOf }: Pick<AfterSaving, 'languageOf'>,
  ): Promise<Map<string, Borrowed>> {
    const said = await store.said(agentId, body);
    if (said.length === 0) return new Map();
    const language = await languageOf(agentId);
    return new Map(
      questions.flatMap((question) => {
        const theirs = borrowed(question, said, text, language);
        return theirs === null ? [] : [[question, theirs] as const];
      }),
    );
  }

  return {
    ...createAnswerImport({ store, now, answersMax, forget: (agentId) => inForce.forget(agentId) }),

    /** In force within a second after it was saved, in every process. */
    async answerTo(agentId: string, question: AskedOfOwner): Promise<OwnAnswer | null> {
      const found = (await inForce.recall(agentId, question.shopLanguage)).match(question);
      return found && { id: found.id, text: found.text, pageUrl: found.pageUrl };
    },

    /** What the agent knows of its shop's terms, less what answers in force say otherwise. */
    async overrule(agentId: string, facts: Fact[], shopLanguage: string): Promise<Fact[]> {
      return (await inForce.recall(agentId, shopLanguage)).overrule(facts);
    },

    /** Answers that pages say otherwise than, with what those say. */
    async contradicted(agentId: string, known: readonly Fact[]) {
      const valid = (await store.all(agentId, answersMax)).filter(
        ({ validUntil }) => validUntil === null || validUntil > now(),
      );
      return contradictedOf(valid, known);
    },

    async save(agentId: string, body: BodyOf<'saveAnswer'>, after: AfterSaving): Promise<Saved> {
      const written = fieldsOf(body, await store.site(agentId), now());
      const theirs = await borrowedOf(agentId, written, body, after);
      const fields = {
        ...written,
        questions: [...new Set(written.questions.map((text) => theirs.get(text)?.wording ?? text))],
      };
      const others = (await store.all(agentId, answersMax)).filter(({ id }) => id !== body.answerId);
      if (isAnswered(fields.questions, askedIn(others)))
        throw new Refused('request.malformed', `${answeredAlready} Edit that answer instead.`);
      const changed =
        body.answerId === undefined ? null : await store.change(agentId, body.answerId, fields, [...theirs.values()]);
      const row =
        body.answerId === undefined
          ? await store.add(agentId, fields, [...theirs.values()], answersMax)
          : (changed?.after ?? null);
      if (row === null && body.answerId !== undefined) throw notFound();
      if (row === null)
        throw new Refused('request.malformed', `There are ${answersMax} answers already: delete some first.`);
      inForce.forget(agentId);
      await after.outdateTests(agentId);
      for (const groupId of body.groups ?? []) await after.closeGroup(agentId, groupId, row.id, async () => true);
      if (changed !== null) await after.carryTests(agentId, changed.before, row);
      const [first = ''] = row.questions;
      const tests = body.keepAsTest === true ? [first] : (body.tests ?? []);
      for (const ask of tests) await after.keepAsTest(agentId, ask, row.text);
      const { agent_response_text, product_cards, outcome } = await after.ask(agentId, first);
      const isReached = async (wording: string) =>
        (wording === first ? outcome : (await after.ask(agentId, wording)).outcome) === 'answered';
      const unanswered =
        body.groupId === undefined ? [] : await after.closeGroup(agentId, body.groupId, row.id, isReached);
      await closeAnswered(agentId, [row], after);
      const warnings = contradictions(row, await after.factsOf(agentId));
      return {
        success: true,
        answer: wireAnswer(row),
        now: { agent_response_text, product_cards, outcome },
        ...(unanswered.length > 0 && { unanswered }),
        ...(warnings.length > 0 && { warnings }),
      };
    },

    async page(agentId: string, page: number, search: string) {
      const { total, rows } = await store.page(agentId, { page, limit: pageSize, search: search.trim() });
      return { answers: rows.map(wireAnswer), totalPages: Math.ceil(total / pageSize), currentPage: page };
    },

    async exportFile(agentId: string) {
      return {
        success: true as const,
        name: 'answers.csv',
        text: answersAsTable(await store.all(agentId, answersMax)),
      };
    },

    /** @returns the tests that went with it, and the groups that are open again */
    async remove(
      agentId: string,
      answerId: string,
      { forgetTests, outdateTests, openGroups }: Pick<AfterSaving, 'forgetTests' | 'outdateTests' | 'openGroups'>,
    ): Promise<{ forgotten: string[]; reopened: string[] }> {
      const gone = await store.remove(agentId, answerId);
      if (gone === null) throw notFound();
      inForce.forget(agentId);
      await outdateTests(agentId);
      return { forgotten: await forgetTests(agentId, gone), reopened: await openGroups(agentId, answerId) };
    },
  };
}
