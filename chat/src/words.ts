/** The chat's own words: English here, other languages in `languages/`, one file each, fetched by who needs it. */
import type { MenuWords } from './menu-words.ts';
import type { VisitWords } from './visit-words.ts';

export interface Words {
  /** BCP 47, also for prices and dates */
  language: string;
  direction: 'ltr' | 'rtl';
  /** where the owner wrote none; in English those of the server stand */
  greeting?: string;
  placeholder: string;
  aiAssistant: string;
  online: string;
  close: string;
  conversation: string;
  you: string;
  message: string;
  send: string;
  waiting: string;
  /** waits for a line */
  queued: string;
  /** went out, and nothing came back */
  unanswered: string;
  /** asked too often */
  busy: string;
  tryAgain: string;
  earlier: string;
  products: string;
  originalPrice: string;
  opensInNewTab: string;
  closed: string;
  unavailable: string;
  notReady: string;
  offline: string;
  away: string;
  menu: string;
  /** English menus bring their own */
  menuWords?: MenuWords;
  /** as are those of what comes with the first use */
  visitWords?: VisitWords;
}

/** What a language of its own brings: all of it, or it does not compile. */
export type WholeWords = Required<Words>;

export const english: Words = {
  language: 'en',
  direction: 'ltr',
  placeholder: 'Type your message here...',
  aiAssistant: 'AI assistant',
  online: 'Online',
  close: 'Close chat',
  conversation: 'Conversation',
  you: 'You',
  message: 'Message',
  send: 'Send message',
  waiting: 'The reply is on its way',
  queued: 'Not sent yet. It goes out when you are online again.',
  unanswered: 'No answer came.',
  busy: 'That was a lot at once. Please wait a moment.',
  tryAgain: 'Try again',
  earlier: 'Loading earlier messages',
  products: 'Products',
  originalPrice: 'Original price:',
  opensInNewTab: '(opens in a new tab)',
  closed: 'This chat is closed at the moment.',
  unavailable: 'This chat is not available.',
  notReady: 'This chat is being set up. Please try again soon.',
  offline: 'You are offline. What you write is kept.',
  away: 'We cannot be reached right now. We keep trying.',
  menu: 'More',
};
