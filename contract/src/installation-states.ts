/** What the install doctor can find on a page; only `ok` and `frame` need nothing done. */
export const installationStates = [
  'ok',
  /** the chat stands in an iframe, without the bubble's script */
  'frame',
  'twice',
  'blocked',
  'wrong_id',
  'missing',
  /** the page could not be read */
  'unreachable',
] as const;

export type InstallationState = (typeof installationStates)[number];
