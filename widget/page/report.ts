/** A failure that the visitor is not told of in words (8-24): one line for developers, without any text of the conversation. */
export function report(what: string, detail: unknown): void {
  // oxlint-disable-next-line no-console -- "only logged" is what the specification asks for
  console.warn('[vitrine]', what, detail);
}
