/** Open questions that a new answer answers, wherever it was written: an owner who imported it has nothing left to answer there. */
import { tellingWords } from '../../evidence/read-words.ts';

interface NewAnswer {
  id: string;
  questions: readonly string[];
  text: string;
}

interface Needs {
  /** the most asked first */
  openOf: (agentId: string) => Promise<readonly { id: string; question: string }[]>;
  /** asks the agent without storing or charging anything */
  ask: (agentId: string, question: string) => Promise<{ agent_response_text: string; outcome: string }>;
  closeGroup: (
    agentId: string,
    groupId: string,
    answerId: string,
    isAnswered: (wording: string) => Promise<boolean>,
  ) => Promise<string[]>;
  /** what the shop writes in */
  languageOf: (agentId: string) => Promise<string>;
}

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
