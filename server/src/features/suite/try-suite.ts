/** The suite put to what a training read, before it is published: a question that the agent answers well today and would not any more is told. */
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { SuiteResult } from '@vitrine/contract/suite';
import type { TrainingSuite } from '@vitrine/contract/trainings';
import type { AgentsReply, AskNow } from './domain/fault-of-reply.ts';
import { questionsMax, resultOf } from './service.ts';
import { isOnlyDrawn } from './store.ts';
import type { SuiteRow, SuiteStore } from './store.ts';

/** of all questions together: a model that is slow holds up no training for long */
const totalMs = 60_000;
/** a model says it otherwise each time: what fails is asked again, and most tries decide */
const triesOfModel = 3;

export interface SuiteNeeds {
  store: Pick<SuiteStore, 'all' | 'setLast' | 'removeDrawn'>;
  /** whether answers come from a model */
  hasModel: boolean;
  /** milliseconds that only go on */
  clock?: () => number;
}

interface Tries {
  /** of what is to be published */
  now: AskNow;
  /** of what is published */
  before: AskNow;
  /** names and addresses of products that the shop has taken out of its range */
  gone: ReadonlySet<string>;
  /** the agent reads another shop: what was drawn from the one before is not asked of this one */
  isMoved: boolean;
}

/** How a question went, and what became of it. */
interface Judged {
  result: SuiteResult;
  outcome: Outcome;
}

export interface Tried {
  suite: TrainingSuite;
  /** writes down how each question went, once it is published */
  keep: () => Promise<void>;
}

export function createSuiteTrial({ store, hasModel, clock = () => performance.now() }: SuiteNeeds) {
  /** The result that most tries had. */
  async function judged({ ask, expect }: SuiteRow, put: AskNow): Promise<Judged> {
    const first = await tried(ask, expect, put);
    if (first.result.passed || !hasModel) return first;
    const results = [first];
    while (results.length < triesOfModel) results.push(await tried(ask, expect, put));
    const passed = results.filter(({ result }) => result.passed);
    return passed.length > triesOfModel / 2 ? (passed[0] ?? first) : first;
  }

  /** @returns null when there is nothing to ask */
  return async (agentId: string, { now, before, gone, isMoved }: Tries): Promise<Tried | null> => {
    const known = (await store.all(agentId)).slice(0, questionsMax);
    if (known.length === 0) return null;
    const rows = isMoved ? known.filter((row) => !isOnlyDrawn(row)) : known;
    const until = clock() + totalMs;
    const results = new Map<string, SuiteResult>();
    const suite: TrainingSuite = { passed: 0, failed: [], ...(isMoved && { moved: true as const }) };
    for (const [at, row] of rows.entries()) {
      if (clock() > until) {
        suite.unasked = rows.length - at;
        break;
      }
      // what is no longer sold is rightly no longer shown
      if (row.expect.product !== undefined && gone.has(row.expect.product)) continue;
      await letOthersRun();
      const { result, outcome } = await judged(row, now);
      results.set(row.id, result);
      if (result.passed) suite.passed += 1;
      else {
        const { result: was } = await judged(row, before);
        if (was.passed)
          suite.failed.push({
            questionId: row.id,
            ask: row.ask,
            before: was.reply,
            now: result.reply,
            ...(outcome === 'unknown' && { unknown: true as const }),
            ...(outcome === 'unsure' && { quoted: quotedIn(result.reply) }),
            fault: result.fault ?? '',
          });
      }
    }
    return {
      suite,
      keep: async () => {
        if (isMoved) await store.removeDrawn(agentId);
        for (const [id, result] of results) await store.setLast(agentId, id, result);
      },
    };
  };
}

async function tried(ask: string, expect: SuiteRow['expect'], put: AskNow): Promise<Judged> {
  const reply: AgentsReply = await put(ask);
  return { result: resultOf(ask, reply, expect), outcome: reply.outcome };
}

/** What an unsure reply quotes, without what it says before: each paragraph of that ends with a colon. '' where nothing is told apart. */
export function quotedIn(reply: string): string {
  const paragraphs = reply.split(/\n{2,}/u);
  const opening = paragraphs.findIndex(opens);
  return opening < 0
    ? ''
    : paragraphs
        .slice(opening)
        .filter((paragraph) => !opens(paragraph))
        .join('\n\n')
        .trim();
}

const opens = (paragraph: string): boolean => /[:：]\s*$/u.test(paragraph);
