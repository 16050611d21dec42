/** What an owner may choose from, and what stands where nobody has chosen yet (section 9). */
export const designDefaults = {
  welcomeText: 'Hi there! How can I help you?',
  placeholderText: 'Type your message here...',
  color: '#3b82f6',
  bubleIcone: 'modern',
} as const;

/** What the widget shows when no style is saved or loaded. */
export const widgetDefaults = {
  name: 'Vitrine Assistant',
  welcomeText: 'Hello, how can I assist you?',
  placeholderText: 'Type your message here...',
  color: '#3b82f6',
  bubleIcone: 'modern',
} as const;

/** Whom the first start's demonstration belongs to; nobody can have a mailbox there (RFC 2606). */
export const demoOwnerEmail = 'demo@hearthandloom.example';

/** `toneVoice` on the wire is one of these labels; with `Custom`, `customToneVoice` holds the owner's words. */
export const tones = ['Friendly & Casual', 'Professional & Formal', 'Playful & Fun', 'Custom'] as const;
export type Tone = (typeof tones)[number];

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
