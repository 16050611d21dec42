/** Trainings after the first: when they come, what each of them found changed. */
import type { Static } from 'typebox';
import { Type } from 'typebox';
import { Id, IsoInstant, Nullable, OrRefusal } from './schemas.ts';

const Schedule = Type.Enum(['off', 'daily', 'weekly']);

const PageChange = Type.Object({
  url: Type.String(),
  title: Type.String(),
  change: Type.Enum(['new', 'gone', 'changed']),
});

/** Prices as `37.50 CAD`; null where the shop shows none. */
const PriceChange = Type.Object({
  url: Type.String(),
  name: Type.String(),
  before: Nullable(Type.String()),
  now: Nullable(Type.String()),
});

const PolicyChange = Type.Object({
  url: Type.String(),
  title: Type.String(),
  removed: Type.Array(Type.String()),
  added: Type.Array(Type.String()),
});

/** A line that changed alike on many pages; '' where there was none, or is none any more. */
const SharedLine = Type.Object({ before: Type.String(), now: Type.String(), pages: Type.Integer() });

/** What one training found changed since the one before it. Counts are whole, lists are cut short. */
export const TrainingDigest = Type.Object({
  pagesNew: Type.Integer(),
  pagesGone: Type.Integer(),
  pagesChanged: Type.Integer(),
  /** those that changed in nothing but shared lines are not listed */
  pages: Type.Array(PageChange),
  /** the one on the most pages first; absent where every page changed by itself */
  sharedLines: Type.Optional(Type.Array(SharedLine)),
  /** those that changed in more than shared lines and what stands around pages; absent where all did */
  pagesChangedAlone: Type.Optional(Type.Integer()),
  /** known before, and left out by the owner since; absent where none are */
  pagesLeftOut: Type.Optional(Type.Integer()),
  productsNew: Type.Integer(),
  productsGone: Type.Integer(),
  soldOut: Type.Integer(),
  backInStock: Type.Integer(),
  pricesChanged: Type.Integer(),
  prices: Type.Array(PriceChange),
  policies: Type.Array(PolicyChange),
  /** products whose structured data and visible page name different prices, so that none is shown */
  priceConflicts: Type.Integer(),
  conflicts: Type.Array(Type.Object({ url: Type.String(), name: Type.String() })),
});
export type TrainingDigest = Static<typeof TrainingDigest>;

/** How the question suite went before a training was published. */
const TrainingSuite = Type.Object({
  passed: Type.Integer(),
  /** those that it would break; a question that failed before as well is not among them */
  failed: Type.Array(
    Type.Object({
      questionId: Type.String(),
      ask: Type.String(),
      /** what the agent answers until then */
      before: Type.String(),
      now: Type.String(),
      /** it would say that it does not know; absent where it answers */
      unknown: Type.Optional(Type.Literal(true)),
      /** where it would be unsure, what it would quote: '' for nothing; absent where it is sure */
      quoted: Type.Optional(Type.String()),
      fault: Type.String(),
      /** a page that the answer came from until then and that the owner left out since; absent where there is none */
      excluded: Type.Optional(Type.String()),
    }),
  ),
  /** it read another website than before: only what the owner wrote or kept was asked of it; absent where it did not */
  moved: Type.Optional(Type.Literal(true)),
  /** those that its time did not suffice for */
  unasked: Type.Optional(Type.Integer()),
});
export type TrainingSuite = Static<typeof TrainingSuite>;

export const Training = Type.Object({
  _id: Type.String(),
  cause: Type.Enum(['saved', 'owner', 'schedule', 'plan']),
  phase: Type.Enum(['waiting', 'discovering', 'fetching', 'indexing', 'done', 'failed']),
  startedAt: Nullable(IsoInstant),
  finishedAt: Nullable(IsoInstant),
  pagesFound: Type.Integer(),
  pagesKept: Type.Integer(),
  pagesFailed: Type.Integer(),
  productsFound: Type.Integer(),
  reason: Nullable(Type.String()),
  /** so much less was found than before that the old knowledge was kept; `acceptSmaller` takes it all the same */
  heldBack: Type.Boolean(),
  /** it read everything, so that there is nothing it could be compared with */
  isFirst: Type.Boolean(),
  /** of one that questions hold back, what it would publish; null for others that did not end well */
  digest: Nullable(TrainingDigest),
  /** null when no question was asked of it */
  suite: Nullable(TrainingSuite),
});

const ScheduleState = Type.Object({
  success: Type.Literal(true),
  schedule: Schedule,
  nextTrainingAt: Nullable(IsoInstant),
});

export const trainingSchemas = {
  getTrainings: {
    params: Type.Object({ agentId: Id }),
    reply: Type.Object({
      ...ScheduleState.properties,
      /** findings of the newest training worth knowing, in plain words */
      notices: Type.Array(Type.String()),
      /** why pages were left out though nothing is wrong with them, and how many for each reason */
      leftOut: Type.Array(Type.Object({ reason: Type.String(), pages: Type.Integer() })),
      /** the newest first, at most 10 */
      trainings: Type.Array(Training),
    }),
  },
  trainAgain: {
    body: Type.Object({
      agentId: Id,
      acceptSmaller: Type.Optional(Type.Boolean()),
      acceptFailures: Type.Optional(Type.Boolean()),
    }),
    reply: OrRefusal(Type.Object({ success: Type.Literal(true) })),
  },
  updateTrainingSchedule: {
    body: Type.Object({ agentId: Id, schedule: Schedule }),
    reply: OrRefusal(ScheduleState),
  },
};
