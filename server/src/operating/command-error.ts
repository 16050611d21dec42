/** A command cannot be done, for a reason its caller can act on; its message is what is printed. */
export class CommandError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}
