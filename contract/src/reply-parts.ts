/**
 * What a client reads into without asking: the lists (`[]`), objects and objects or null (`?`) at the top of each call's reply. The schemas say the same and more,
 * and are too heavy for a page. `stats` is missing, whose figures may be absent (8-11), and so are an agent's replies, which are read with care.
 */
import type { CallName } from './calls.ts';
import { isRefusal } from './refusal.ts';

export const replyParts: Partial<Record<CallName, string>> = {
  getUser: 'user payment agent',
  login: 'user payment agent',
  register: 'user payment agent',
  getSignIns: 'signIns[]',
  getStyle: 'agentStyle',
  getSuggestions: 'suggestions[]',
  createStyle: 'data',
  updateStyle: 'data',
  getProfile: 'agentProfile?',
  createProfile: 'data',
  updateProfile: 'data',
  getEmbedding: 'embedding',
  updateEmbedding: 'data',
  checkInstallation: 'installation',
  getCatalogueDoor: 'door',
  updateCatalogueDoor: 'door',
  getInstructions: 'instruction?',
  createInstructions: 'instruction',
  updateInstructions: 'instruction',
  getKnowledge: 'agentKnowledge?',
  createKnowledge: 'data',
  updateKnowledge: 'data',
  getStatus: 'agent knowledge?',
  lookAtSite: 'contacts feeds[] sells[]',
  tryAgent: 'preview',
  getPages: 'pages[]',
  getTrainings: 'notices[] leftOut[] trainings[]',
  getFacts: 'facts[]',
  saveFact: 'fact',
  getFeeds: 'feeds[]',
  detectFeeds: 'feeds[]',
  updateFeed: 'feed',
  createSession: 'data',
  getSessionMessages: 'messages[]',
  getSessionsList: 'sessions[] totals',
  downloadChat: 'chat',
  getReceipt: 'receipt',
  getHandover: 'request?',
  setPresence: 'presence',
  getPresence: 'presence',
  getLeads: 'leads[]',
  getWebhook: 'webhook? deliveries[]',
  saveWebhook: 'webhook?',
  testWebhook: 'delivery',
  getInsights: 'outcomes resolved topics[] products[] languages[] pages[] hours[] ratings forecast',
  getPayment: 'payement',
  exportConversation: 'conversation',
  exportConversations: 'conversations[]',
  getRetention: 'retention',
  updateRetention: 'retention',
  exportAccount: 'export',
  getOpenQuestions: 'groups[]',
  getAnswers: 'answers[]',
  saveAnswer: 'answer now',
  importAnswers: 'skipped[] undo',
  getDocuments: 'documents[]',
  saveDocument: 'document',
  getQuestions: 'questions[]',
  saveQuestion: 'question',
  getCheckup: 'findings[]',
  getHiddenSources: 'sources[]',
  hideSource: 'source',
};

/** Whether a reply can be read at all: an object, with its lists and objects in place, or a refusal. */
export function isReadable(name: CallName, reply: unknown): boolean {
  if (typeof reply !== 'object' || reply === null || Array.isArray(reply)) return false;
  if (isRefusal(reply)) return true;
  return (replyParts[name]?.split(' ') ?? []).every((part) => {
    const value: unknown = Reflect.get(reply, part.replace(/\W+$/, ''));
    if (value === null) return part.endsWith('?');
    return typeof value === 'object' && Array.isArray(value) === part.endsWith(']');
  });
}
