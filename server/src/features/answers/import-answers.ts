/** A file of answers taken up: what is new is added, what is known is brought up to date, and all of it can be taken back. */
import { endOfDay, isTimeZone } from '@vitrine/contract/days';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { Refused } from '../../lib/refused.ts';
import { closeAnswered } from './close-answered.ts';
import {
  answeredAlready,
  fieldsOf,
  isAnswered,
  questionsMax,
  readAnswers,
  textMax,
  wireAnswer,
} from './domain/answer-fields.ts';
import type { ReadAnswer, SkippedLine } from './domain/answer-fields.ts';
import { plain } from './domain/asks-for-other.ts';
import { contradictedLines } from './domain/overruling.ts';
import type { AfterSaving } from './close-answered.ts';
import type { AnswerFields, AnswerRow, AnswerStore } from './store.ts';

/** lines of a file that are told of */
const skippedMax = 200;

interface TakenAnswer {
  /** of the file */
  line: number;
  fields: AnswerFields;
  /** of the answer that it brings up to date; null for a new one */
  id: string | null;
}

type Imported = Extract<ReplyOf<'importAnswers'>, { success: true }>;

interface Needs {
  store: AnswerStore;
  now: () => Date;
  answersMax: number;
  /** what is in force is read anew */
  forget: (agentId: string) => void;
}

export function createAnswerImport({ store, now, answersMax, forget }: Needs) {
  return {
    /** Each answer of a file that can be taken, and why others cannot. */
    async importFile(
      { agentId, name, text, timeZone = 'UTC' }: BodyOf<'importAnswers'>,
      after: Omit<AfterSaving, 'keepAsTest' | 'forgetTests' | 'openGroups'>,
    ): Promise<Imported> {
      if (!/\.(?:csv|tsv|md|markdown|txt)$/i.test(name))
        throw new Refused('request.malformed', 'Give a .csv, .md or .txt file.');
      if (!isTimeZone(timeZone)) throw new Refused('request.malformed', 'There is no such time zone.');
      const { answers, skipped } = readAnswers(name, text);
      const [site, all] = await Promise.all([store.site(agentId), store.all(agentId, answersMax)]);
      const { taken, refused, unchanged } = takeAnswers(answers, { site, known: all, now: now(), timeZone });
      const news = taken.filter(({ id }) => id === null);
      const { ids, changed } = await store.takeUp(agentId, taken, answersMax);
      forget(agentId);
      await after.outdateTests(agentId);
      for (const { before, after: row } of changed) await after.carryTests(agentId, before, row);
      const added = news.slice(0, ids.length);
      const inForce = [
        ...changed.map(({ after: row }) => row),
        ...added.map((one, at) => ({ id: ids[at] ?? '', ...one.fields })),
      ];
      await closeAnswered(agentId, inForce, after);
      for (const { line } of news.slice(ids.length))
        skipped.push({ line, why: `There are ${answersMax} answers already: delete some first.` });
      const held = [...added, ...taken.filter(({ id }) => id !== null)];
      const warnings = await contradictedLines(held, await after.factsOf(agentId));
      return {
        success: true,
        added: ids.length,
        updated: changed.length,
        unchanged,
        skipped: [...skipped, ...refused].toSorted((a, b) => a.line - b.line).slice(0, skippedMax),
        ...(warnings.length > 0 && { warnings }),
        undo: { added: ids, updated: changed.map(({ before }) => wireAnswer(before)) },
      };
    },

    /** What it added goes, and what it changed is as it was. */
    async takeBack(
      { agentId, added, updated }: BodyOf<'undoImport'>,
      after: Omit<AfterSaving, 'keepAsTest'>,
    ): Promise<void> {
      const site = await store.site(agentId);
      const before = updated.map(({ answerId: id, ...written }) => ({
        id,
        fields: fieldsOf({ ...written, restored: true }, site, now()),
      }));
      const { gone, changed } = await store.takeBack(agentId, added, before);
      forget(agentId);
      await after.outdateTests(agentId);
      for (const row of gone) await after.forgetTests(agentId, row);
      for (const { before: imported, after: row } of changed) await after.carryTests(agentId, imported, row);
      for (const id of [...added, ...changed.map(({ after: row }) => row.id)]) await after.openGroups(agentId, id);
      await closeAnswered(
        agentId,
        changed.map(({ after: row }) => row),
        after,
      );
    },
  };
}

/** Where and when a file is taken up. */
interface Here {
  site: string | null;
  now: Date;
  /** that its days are of */
  timeZone: string;
}

/** Each answer of a file that can be taken, and why others cannot. */
function takeAnswers(
  answers: readonly ReadAnswer[],
  { known, ...here }: Here & { known: readonly (AnswerFields & Pick<AnswerRow, 'id'>)[] },
): { taken: TakenAnswer[]; refused: SkippedLine[]; unchanged: number } {
  const rowOf = new Map(known.flatMap((row) => row.questions.map((question) => [plain(question), row] as const)));
  const inFile = new Set<string>();
  const [taken, refused]: [TakenAnswer[], SkippedLine[]] = [[], []];
  let unchanged = 0;
  for (const { line, ...written } of answers) {
    const met = new Set(written.questions.flatMap((question) => rowOf.get(plain(question)) ?? []));
    const [before = null] = met;
    const read =
      met.size > 1
        ? 'Its questions are those of more than one answer.'
        : (whyNot(written, inFile) ?? fieldsOrWhy(broughtUpToDate(before, written), { ...here, before }));
    if (typeof read === 'string') {
      refused.push({ line, why: read });
      continue;
    }
    for (const question of read.questions) inFile.add(plain(question));
    if (before !== null && isSame(before, read)) unchanged += 1;
    else taken.push({ line, fields: read, id: before?.id ?? null });
  }
  return { taken, refused, unchanged };
}

type Written = Omit<ReadAnswer, 'line'>;

/** The file's words, with the wordings that are known already and what the file has no place for. */
function broughtUpToDate(before: AnswerFields | null, written: Written): Written {
  if (before === null) return written;
  const asked = new Set(before.questions.map(plain));
  const { pageUrl = before.pageUrl, validUntil = before.validUntil?.toISOString() ?? null } = written;
  const questions = [...before.questions, ...written.questions.filter((question) => !asked.has(plain(question)))];
  return { questions, text: written.text, pageUrl, validUntil };
}

const isSame = (one: AnswerFields, other: AnswerFields): boolean => textOf(one) === textOf(other);
const textOf = ({ questions, text, pageUrl, validUntil }: AnswerFields) =>
  JSON.stringify([questions, text, pageUrl, validUntil]);

function fieldsOrWhy(
  written: Written,
  { site, now, timeZone, before }: Here & { before: AnswerFields | null },
): AnswerFields | string {
  if (written.questions.length > questionsMax) return `There are more than ${questionsMax} questions to one answer.`;
  const validUntil = written.validUntil == null ? null : lastInstant(written.validUntil.trim(), timeZone);
  if (validUntil === undefined) return 'Its last day cannot be read: write it as 2027-01-31.';
  // a day that is over and was known is no mistake of the file's
  const restored = validUntil !== null && validUntil === before?.validUntil?.toISOString();
  try {
    return fieldsOf({ ...written, validUntil, restored }, site, now);
  } catch (error) {
    if (error instanceof Refused) return error.message;
    throw error;
  }
}

/** @param text an instant, as an export has it, or a day, which holds to its end; undefined where it is neither */
function lastInstant(text: string, timeZone: string): string | undefined {
  const read = new Date(text);
  if (Number.isNaN(read.getTime()) || isOfTwoDays(text)) return undefined;
  if (/\d:\d/.test(text)) return read.toISOString();
  // written otherwise it is read as a day of the server's
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : read.toLocaleDateString('sv-SE');
  return endOfDay(day, timeZone) ?? undefined;
}

/** 3/4 is a day of March here and of April there. */
function isOfTwoDays(text: string): boolean {
  const [, one, other] = /^(\d{1,2})[./-](\d{1,2})[./-]/.exec(text) ?? [];
  return one !== undefined && Number(one) <= 12 && Number(other) <= 12 && Number(one) !== Number(other);
}

/** What no form would let through. */
function whyNot({ questions, text }: Written, inFile: ReadonlySet<string>): string | null {
  if (text.length > textMax) return `The answer is longer than ${textMax} characters.`;
  if (questions.some((question) => question.length > limits.chatTextMax))
    return `A question is longer than ${limits.chatTextMax} characters.`;
  return isAnswered(questions, inFile) ? answeredAlready : null;
}
