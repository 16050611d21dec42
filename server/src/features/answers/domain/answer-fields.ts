/** What an owner wrote, in the form or in a file, as an answer that can be stored; or why it cannot. */
import { limits } from '@vitrine/contract/limits';
import type { BodyOf } from '@vitrine/contract/routes';
import { belongsTo, siteOf } from '../../../crawling/site-identity.ts';
import { Refused } from '../../../lib/refused.ts';
import type { AnswerFields } from '../store.ts';
import { plain } from './asks-for-other.ts';
import type { ReadAnswer, SkippedLine } from './read-answers.ts';

const textMax = 1000;
const questionsMax = 10;

type WrittenAnswer = Pick<BodyOf<'saveAnswer'>, 'questions' | 'text' | 'pageUrl' | 'validUntil' | 'restored'>;

export interface TakenAnswer {
  /** of the file */
  line: number;
  fields: AnswerFields;
}

/** @param site that an answer may link to */
export function fieldsOf(body: WrittenAnswer, site: string | null, now: Date): AnswerFields {
  const questions = [...new Set(body.questions.map((text) => text.trim()).filter((text) => text !== ''))];
  const text = body.text.trim();
  if (questions.length === 0) throw new Refused('request.malformed', 'Write at least one question.');
  if (text === '') throw new Refused('request.malformed', 'Write the answer.');
  const validUntil = body.validUntil == null ? null : new Date(body.validUntil);
  if (validUntil !== null && validUntil <= now && body.restored !== true)
    throw new Refused('request.malformed', 'The answer would be out of date already: choose a later day.');
  const pageUrl = body.pageUrl == null || body.pageUrl.trim() === '' ? null : body.pageUrl.trim();
  if (pageUrl !== null) refuseForeign(pageUrl, site);
  return { questions, text, pageUrl, validUntil };
}

function refuseForeign(pageUrl: string, ownSite: string | null): void {
  const site = siteOf(ownSite ?? '');
  const url = URL.parse(pageUrl);
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === '';
  if (!isWeb || site === null || !belongsTo(site, url.href))
    throw new Refused('request.malformed', 'Link to a page of your own shop, beginning with https://.');
}

function fieldsOrWhy(written: Omit<ReadAnswer, 'line'>, site: string | null, now: Date): AnswerFields | string {
  const until = written.validUntil === null ? null : new Date(written.validUntil);
  if (until !== null && Number.isNaN(until.getTime())) return 'Its last day cannot be read: write it as 2027-01-31.';
  try {
    return fieldsOf({ ...written, validUntil: until?.toISOString() ?? null }, site, now);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

/** Each answer of a file that can be taken, and why others cannot. */
export function takeAnswers(
  answers: readonly ReadAnswer[],
  { site, known, now }: { site: string | null; known: readonly AnswerFields[]; now: Date },
): { taken: TakenAnswer[]; refused: SkippedLine[] } {
  const asked = askedIn(known);
  const [taken, refused]: [TakenAnswer[], SkippedLine[]] = [[], []];
  for (const { line, ...written } of answers) {
    const read = whyNot(written, asked) ?? fieldsOrWhy(written, site, now);
    if (typeof read === 'string') refused.push({ line, why: read });
    else {
      for (const question of read.questions) asked.add(plain(question));
      taken.push({ line, fields: read });
    }
  }
  return { taken, refused };
}

/** What no form would let through. */
function whyNot({ questions, text }: Omit<ReadAnswer, 'line'>, asked: ReadonlySet<string>): string | null {
  if (text.length > textMax) return `The answer is longer than ${textMax} characters.`;
  if (questions.length > questionsMax) return `There are more than ${questionsMax} questions to one answer.`;
  if (questions.some((question) => question.length > limits.chatTextMax))
    return `A question is longer than ${limits.chatTextMax} characters.`;
  return isAnswered(questions, asked) ? answeredAlready : null;
}

export const answeredAlready = 'This question has an answer already.';
/** Two answers to one question would be told by turns, as its wording falls. */
export const isAnswered = (questions: readonly string[], asked: ReadonlySet<string>): boolean =>
  questions.some((question) => asked.has(plain(question)));
export const askedIn = (answers: readonly Pick<AnswerFields, 'questions'>[]): Set<string> =>
  new Set(answers.flatMap(({ questions }) => questions.map(plain)));
