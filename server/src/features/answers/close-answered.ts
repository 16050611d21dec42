/** Open questions that a new answer answers, wherever it was written: an owner who imported it has nothing left to answer there. */
import type { ReplyOf } from '@vitrine/contract/routes';
import { tellingWords } from '../../evidence/read-words.ts';
import type { Fact } from '../../facts/fact.ts';
import type { AnswerFields } from './store.ts';

interface NewAnswer {
  id: string;
  questions: readonly string[];
  text: string;
}

type Saved = Extract<ReplyOf<'saveAnswer'>, { success: true }>;

/** What saving an answer sets going elsewhere. */
export interface AfterSaving {
  /** asks the agent without storing or charging anything */
  ask: (agentId: string, question: string) => Promise<Saved['now']>;
  /** the group of open questions that an answer closes; the wordings for which it stays open */
  closeGroup: (
    agentId: string,
    groupId: string,
    answerId: string,
    isAnswered: (wording: string) => Promise<boolean>,
  ) => Promise<string[]>;
  /** open questions of visitors, the most asked first */
  openOf: (agentId: string) => Promise<readonly { id: string; question: string }[]>;
  /** what it closed opens again with its end; the groups that did */
  openGroups: (agentId: string, answerId: string) => Promise<string[]>;
  /** asked before each training from now on */
  keepAsTest: (agentId: string, ask: string, says: string) => Promise<void>;
  /** what was kept as a test with an answer goes on with its new words */
  carryTests: (agentId: string, before: AnswerFields, after: AnswerFields) => Promise<void>;
  /** ... or goes with it; the questions that went */
  forgetTests: (agentId: string, gone: AnswerFields) => Promise<string[]>;
  /** all tests are to be asked again */
  outdateTests: (agentId: string) => Promise<void>;
  /** what the shop writes in */
  languageOf: (agentId: string) => Promise<string>;
  /** what the shop's pages say of its terms */
  factsOf: (agentId: string) => Promise<Fact[]>;
}

type Needs = Pick<AfterSaving, 'openOf' | 'ask' | 'closeGroup' | 'languageOf'>;

/** so many are asked again, of those that share a word with an answer */
const askedMax = 40;

export async function closeAnswered(
  agentId: string,
  answers: readonly NewAnswer[],
  { openOf, ask, closeGroup, languageOf }: Needs,
): Promise<void> {
  const open = answers.length === 0 ? [] : await openOf(agentId);
  if (open.length === 0) return;
  const language = await languageOf(agentId);
  const termsOf = (text: string) => tellingWords(text, language).map(({ term }) => term);
  const known = new Set(answers.flatMap(({ questions, text }) => [...questions, text].flatMap(termsOf)));
  const near = open.filter(({ question }) => termsOf(question).some((term) => known.has(term))).slice(0, askedMax);
  for (const { id, question } of near) {
    const by = await answeredBy(question);
    if (by !== null) await closeGroup(agentId, id, by.id, async (wording) => (await answeredBy(wording)) !== null);
  }

  async function answeredBy(question: string): Promise<NewAnswer | null> {
    const { agent_response_text: told, outcome } = await ask(agentId, question);
    return outcome === 'answered' ? (answers.find(({ text }) => told.includes(text)) ?? null) : null;
  }
}
