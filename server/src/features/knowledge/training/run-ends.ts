/** The ways in which a training run ends without being published. */

/** Says in plain words why it cannot go on, whatever is tried. */
export class RunFailed extends Error {}

/** It read so much less than before that the old knowledge is kept. */
export class HeldBack extends Error {}

/** A newer run took its place; nothing is to be said. */
export class Overtaken extends Error {}
