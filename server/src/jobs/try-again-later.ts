/** Thrown by a job that cannot go on now through nobody's fault here: it is no failure, and uses up none of its attempts. */
export class TryAgainLater extends Error {
  readonly inMs: number;
  constructor(inMs: number, message: string) {
    super(message);
    this.name = 'TryAgainLater';
    this.inMs = inMs;
  }
}
