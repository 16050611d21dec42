/** Section 9: what stands where nobody has chosen yet. */
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
