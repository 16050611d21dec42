/** The one place that writes to the console: for failures that the specification only wants logged. */
export function report(message: string, cause: unknown): void {
  // The reason's own words only: an HTTP error object carries what was sent, passwords included.
  // oxlint-disable-next-line no-console
  console.error(message, cause instanceof Error ? cause.message : '');
}
