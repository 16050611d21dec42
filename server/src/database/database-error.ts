/** The database cannot be had, for a reason a person can act on; its message is the one line to print. */
export class DatabaseError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseError';
  }
}
