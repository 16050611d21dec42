/** Thrown by work whose other side is there, and asks for less: what else waits for it should not ask now either. */
export class TakesNoMore extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'TakesNoMore';
  }
}
