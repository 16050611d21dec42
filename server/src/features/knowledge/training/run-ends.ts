/** The ways in which a training run ends without being published. */
import type { TrainingSuite } from '@vitrine/contract/trainings';

/** Says in plain words why it cannot go on, whatever is tried. */
export class RunFailed extends Error {}

/** It read so much less than before, or breaks so much, that the old knowledge is kept. */
export class HeldBack extends Error {
  /** of a run that breaks questions of the suite */
  readonly suite: TrainingSuite | null;
  constructor(message: string, suite: TrainingSuite | null = null) {
    super(message);
    this.suite = suite;
  }
}

/** A newer run took its place; nothing is to be said. */
export class Overtaken extends Error {}
