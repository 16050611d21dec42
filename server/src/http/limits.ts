/** How often a call may be made, by whom. One table; the catalogue's rows stand where they chose the number (AU, RE, SE, TE, CR). */
import type { CallName } from '@vitrine/contract/calls';

/** What is counted: the asker's address, or a field that names whom or what the call is about. */
export type Part = 'ip' | 'account' | 'email' | 'sessionId' | 'agentId';

export interface Limit {
  /** calls that share a name share a count */
  name: string;
  by: readonly Part[];
  hits: number;
  seconds: number;
  /** `misses` counts only calls that found nothing (404); `failures` forgets the count once a call succeeds */
  counts?: 'misses' | 'failures';
  /** each process counts for itself: what is guarded is its own time, and a read costs no write */
  here?: true;
  /** for people; whoever reads it is told how long to wait besides */
  words: string;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const guesses = 'Too many attempts.';
const messages = 'Too many messages in a short time.';
const busy = 'This chat is very busy right now.';
const often = 'That was asked for too often.';

/** Ids and session secrets cannot be guessed; trying costs us nothing either (SE-01, TE-15). */
const misses: Limit = { name: 'miss', by: ['ip'], hits: 60, seconds: minute, counts: 'misses', words: often };

/**
 * Reads that any visitor's browser makes. A widget asks for its style with each page and for a history with each opening, so an office of
 * hundreds behind one address stays far below; a flood does not (LO-03).
 */
const history: readonly Limit[] = [
  { name: 'history', by: ['sessionId'], hits: 120, seconds: minute, here: true, words: often },
  { name: 'history_ip', by: ['ip'], hits: 600, seconds: minute, here: true, words: often },
  misses,
];
const style: readonly Limit[] = [
  { name: 'style_ip', by: ['ip'], hits: 1_200, seconds: minute, here: true, words: often },
  misses,
];

/** Of one address, whatever it asks for: pages, files and health among it. */
export const anything: Limit = { name: 'any', by: ['ip'], hits: 6_000, seconds: minute, here: true, words: often };
/** addresses that lead nowhere */
export const unknownPaths: Limit = { name: 'path', by: ['ip'], hits: 120, seconds: minute, here: true, words: often };
/** sign-ins that are none: each costs a look into the database */
export const refusedTokens: Limit = {
  name: 'token',
  by: ['ip'],
  hits: 60,
  seconds: minute,
  here: true,
  words: guesses,
};

/** Calls of one address that a process works on at once; log-in and chat have as many for themselves. */
export const atOncePerAddress = 32;

/** They may have every connection to the database, others only their share. */
export const firstCalls: ReadonlySet<CallName> = new Set(['login', 'createSession', 'getResponse']);

/** Each asks the payment provider, whose patience with us is everybody's. */
const checkout: readonly Limit[] = [{ name: 'checkout', by: ['account'], hits: 20, seconds: minute, words: often }];

/** A save may have a site's maps counted before anybody proved that it is theirs (CW-28). */
const saving: readonly Limit[] = [{ name: 'knowledge', by: ['account'], hits: 30, seconds: hour, words: often }];

/** Each asks somebody's site for a few addresses, before anybody proved that it is theirs (CW-28). */
const looking: readonly Limit[] = [
  { name: 'look', by: ['account'], hits: 15, seconds: minute, words: often },
  { name: 'look_ip', by: ['ip'], hits: 120, seconds: hour, words: often },
];

/** A stolen sign-in tries passwords here (AU-03). */
const ownPassword: Limit = {
  name: 'erase',
  by: ['account'],
  hits: 5,
  seconds: 15 * minute,
  counts: 'failures',
  words: guesses,
};

const ownChat: readonly Limit[] = [
  { name: 'own_chat_ip', by: ['ip'], hits: 20, seconds: minute, words: often },
  { name: 'own_chat', by: ['sessionId'], hits: 6, seconds: minute, words: often },
  misses,
];

/** Owner's calls that have no limits of their own: far more than an app with several windows asks for. */
export const ownersLimits: readonly Limit[] = [
  { name: 'owner', by: ['account'], hits: 1_200, seconds: minute, words: often },
];

export const limits: Partial<Record<CallName, readonly Limit[]>> = {
  login: [
    // AU-04, AU-05; the widest stops thousands of addresses that share the work, and ends by itself for the real owner
    { name: 'login', by: ['email', 'ip'], hits: 5, seconds: 5 * minute, counts: 'failures', words: guesses },
    { name: 'login_ip', by: ['ip'], hits: 30, seconds: 15 * minute, words: guesses },
    { name: 'login_email', by: ['email'], hits: 200, seconds: 15 * minute, words: guesses },
  ],
  register: [{ name: 'register', by: ['ip'], hits: 20, seconds: hour, words: often }],
  // RE-08: 20 an hour; letters to one address are counted where they are queued
  forgotPassword: [{ name: 'forgot', by: ['ip'], hits: 20, seconds: hour, words: often }],
  resetPassword: [{ name: 'reset', by: ['ip'], hits: 20, seconds: hour, words: guesses }],
  // SE-05
  createSession: [
    { name: 'session', by: ['ip'], hits: 6, seconds: minute, words: 'Too many new chats in a short time.' },
    { name: 'session_agent', by: ['agentId'], hits: 6_000, seconds: minute, words: busy },
    misses,
  ],
  // CR-12
  getResponse: [
    { name: 'chat', by: ['sessionId'], hits: 12, seconds: minute, words: messages },
    { name: 'chat_ip', by: ['ip'], hits: 40, seconds: minute, words: messages },
    { name: 'chat_ip_day', by: ['ip', 'agentId'], hits: 600, seconds: day, words: messages },
    { name: 'chat_agent', by: ['agentId'], hits: 600, seconds: minute, words: busy },
    { name: 'chat_agent_day', by: ['agentId'], hits: 20_000, seconds: day, words: busy },
    misses,
  ],
  deleteAccount: [ownPassword],
  changePassword: [ownPassword],
  // a letter goes to an address of somebody's choice
  changeEmail: [ownPassword, { name: 'change_email', by: ['account'], hits: 5, seconds: hour, words: often }],
  confirmEmail: [{ name: 'confirm_email', by: ['account'], hits: 20, seconds: hour, words: guesses }],
  exportConversations: [{ name: 'export', by: ['account'], hits: 300, seconds: minute, words: often }],
  exportAccount: [{ name: 'export_account', by: ['account'], hits: 10, seconds: minute, words: often }],
  getTestResponse: [{ name: 'test_chat', by: ['account'], hits: 30, seconds: minute, words: messages }],
  getSessionMessages: history,
  getStyle: style,
  // a new page of the shop asks the agent a few things; the same page again costs a look into a memory
  getSuggestions: [
    { name: 'suggest_ip', by: ['ip'], hits: 120, seconds: minute, here: true, words: often },
    { name: 'suggest_agent', by: ['agentId'], hits: 1_200, seconds: minute, here: true, words: busy },
    misses,
  ],
  rateReply: [
    { name: 'rate', by: ['sessionId'], hits: 30, seconds: minute, words: often },
    { name: 'rate_ip', by: ['ip'], hits: 120, seconds: minute, words: often },
    misses,
  ],
  // a person opens a few of what is shown; a program may fill no table
  reportClick: [
    { name: 'click', by: ['sessionId'], hits: 30, seconds: minute, words: often },
    { name: 'click_ip', by: ['ip'], hits: 120, seconds: minute, words: often },
    misses,
  ],
  // an address that somebody leaves is written to; the letters themselves have limits besides
  requestPerson: [
    { name: 'person', by: ['sessionId'], hits: 5, seconds: 10 * minute, words: often },
    { name: 'person_ip', by: ['ip'], hits: 20, seconds: hour, words: often },
    { name: 'person_agent', by: ['agentId'], hits: 600, seconds: hour, words: busy },
    misses,
  ],
  watchChat: [
    { name: 'watch', by: ['sessionId'], hits: 30, seconds: minute, here: true, words: often },
    { name: 'watch_ip', by: ['ip'], hits: 600, seconds: minute, here: true, words: often },
    misses,
  ],
  tellTyping: [
    { name: 'typing', by: ['sessionId'], hits: 60, seconds: minute, here: true, words: often },
    { name: 'typing_ip', by: ['ip'], hits: 600, seconds: minute, here: true, words: often },
    misses,
  ],
  openReturnLink: [{ name: 'return', by: ['ip'], hits: 30, seconds: minute, words: guesses }, misses],
  testWebhook: [{ name: 'webhook_test', by: ['account'], hits: 10, seconds: minute, words: often }],
  saveWebhook: [{ name: 'webhook', by: ['account'], hits: 30, seconds: hour, words: often }],
  downloadChat: ownChat,
  deleteChat: ownChat,
  validatePayment: [{ name: 'payment', by: ['ip'], hits: 60, seconds: minute, words: often }],
  cancelPayment: [{ name: 'payment', by: ['ip'], hits: 60, seconds: minute, words: often }],
  lookAtSite: looking,
  // the screen asks every few seconds; what is read is counted where it is read
  tryAgent: [{ name: 'try', by: ['account'], hits: 60, seconds: minute, words: often }],
  createKnowledge: saving,
  updateKnowledge: saving,
  getPaymentUrl: checkout,
  topUp: checkout,
  getPortalUrl: checkout,
  checkInstallation: [{ name: 'doctor', by: ['account'], hits: 10, seconds: minute, words: often }],
  // several requests to the shop each
  detectFeeds: [{ name: 'find-feeds', by: ['account'], hits: 6, seconds: minute, words: often }],
  updateFeed: [{ name: 'feed', by: ['account'], hits: 20, seconds: minute, words: often }],
  // each is read in a thread of its own
  saveDocument: [{ name: 'document', by: ['account'], hits: 20, seconds: minute, words: often }],
  importAnswers: [{ name: 'import', by: ['account'], hits: 20, seconds: minute, words: often }],
  // asks the shop's site for a proof; the screen asks every few seconds
  getStatus: [{ name: 'status', by: ['account'], hits: 120, seconds: minute, words: often }],
};
