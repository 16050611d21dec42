/**
 * Every HTTP call there is: its method, its path under /api and who may make it. The one list that the server registers, the clients
 * call by name and the generated access tests walk. Paths and odd spellings are the specification's (section 7); additions stand last.
 *
 * `access`: `owner` needs a signed-in owner, whose own user and agent ids alone are accepted; `public` needs nobody.
 * `gate: 'plan'` refuses owners whose payment state is not verified with 403 `billing.plan_needed`.
 * `origins: 'any'` lets pages of every origin call it, never with credentials; the others are for our own pages and the desktop.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  access: 'public' | 'owner';
  gate?: 'plan';
  origins?: 'any';
}

export const calls = {
  getUser: { method: 'GET', path: '/users/get_user/:id', access: 'owner' },
  login: { method: 'POST', path: '/login/login-user', access: 'public' },
  register: { method: 'POST', path: '/users/register', access: 'public' },
  forgotPassword: { method: 'POST', path: '/users/forgot_password', access: 'public' },
  resetPassword: { method: 'POST', path: '/users/reset_password', access: 'public' },
  stats: { method: 'POST', path: '/agents/stats_agent', access: 'owner', gate: 'plan' },
  createSession: { method: 'POST', path: '/agents/create_new_session', access: 'public', origins: 'any' },
  getStyle: { method: 'GET', path: '/agents/get_agent_style/:id', access: 'public', origins: 'any' },
  createStyle: { method: 'POST', path: '/agents/create_agent_style', access: 'owner' },
  updateStyle: { method: 'PATCH', path: '/agents/update_agent_style', access: 'owner' },
  getProfile: { method: 'GET', path: '/agents/get_agent_profile/:id', access: 'owner' },
  createProfile: { method: 'POST', path: '/agents/create_agent_profile', access: 'owner' },
  updateProfile: { method: 'PATCH', path: '/agents/update_agent_profile', access: 'owner' },
  getKnowledge: { method: 'GET', path: '/agents/get_agent_knowledge/:id', access: 'owner' },
  createKnowledge: { method: 'POST', path: '/agents/create_agent_knowledge', access: 'owner' },
  updateKnowledge: { method: 'PATCH', path: '/agents/update_agent_knowledge', access: 'owner' },
  getStatus: { method: 'POST', path: '/agents/get_agent_status/:agentId', access: 'owner' },
  getTestResponse: { method: 'POST', path: '/agents/get_response_test', access: 'owner' },
  getResponse: { method: 'POST', path: '/agents/get_response', access: 'public', origins: 'any' },
  getSessionMessages: { method: 'GET', path: '/agents/get_session_messages', access: 'public', origins: 'any' },
  getSessionsList: { method: 'GET', path: '/agents/get_sessions_list', access: 'owner', gate: 'plan' },
  getInstructions: { method: 'GET', path: '/agents/get_custom_instructions/:agentId', access: 'owner', gate: 'plan' },
  createInstructions: { method: 'POST', path: '/agents/create_custom_instructions', access: 'owner', gate: 'plan' },
  updateInstructions: { method: 'PATCH', path: '/agents/update_custom_instructions', access: 'owner', gate: 'plan' },
  getPaymentUrl: { method: 'POST', path: '/payments/get_payment_url', access: 'owner' },
  getPayment: { method: 'POST', path: '/payments/get_one_payment', access: 'owner' },
  getPortalUrl: { method: 'POST', path: '/payments/get_portal_url', access: 'owner' },
  topUp: { method: 'POST', path: '/payments/one_time_payment', access: 'owner' },
  validatePayment: { method: 'POST', path: '/payments/validate_payment', access: 'public' },
  cancelPayment: { method: 'POST', path: '/users/payment_canceled', access: 'public' },
  getReceipt: { method: 'GET', path: '/agents/get_receipt/:messageId', access: 'owner', gate: 'plan' },
  watchConversations: { method: 'GET', path: '/agents/watch_conversations', access: 'owner', gate: 'plan' },
  getEmbedding: { method: 'GET', path: '/agents/get_agent_embedding/:id', access: 'owner' },
  updateEmbedding: { method: 'PATCH', path: '/agents/update_agent_embedding', access: 'owner' },
  checkInstallation: { method: 'POST', path: '/agents/check_installation', access: 'owner' },
  /** the visitor's own: their whole conversation as JSON for people, and its end for good */
  downloadChat: { method: 'POST', path: '/agents/download_chat', access: 'public', origins: 'any' },
  deleteChat: { method: 'POST', path: '/agents/delete_chat', access: 'public', origins: 'any' },
  getTrainings: { method: 'GET', path: '/agents/get_trainings/:agentId', access: 'owner' },
  trainAgain: { method: 'POST', path: '/agents/train_again', access: 'owner' },
  updateTrainingSchedule: { method: 'PATCH', path: '/agents/update_training_schedule', access: 'owner' },
  setExtraBlocks: { method: 'POST', path: '/payments/set_extra_blocks', access: 'owner', gate: 'plan' },
  logout: { method: 'POST', path: '/users/logout', access: 'owner' },
  /** the owner's answer to a visitor who asks for their data or its end; open whatever the plan is */
  exportConversation: { method: 'POST', path: '/agents/export_conversation', access: 'owner' },
  deleteConversation: { method: 'POST', path: '/agents/delete_conversation', access: 'owner' },
  exportConversations: { method: 'POST', path: '/agents/export_conversations', access: 'owner' },
  getRetention: { method: 'GET', path: '/agents/get_retention/:id', access: 'owner' },
  updateRetention: { method: 'PATCH', path: '/agents/update_retention', access: 'owner' },
  exportAccount: { method: 'GET', path: '/users/export_account/:id', access: 'owner' },
  deleteAccount: { method: 'POST', path: '/users/delete_account', access: 'owner' },
  getFacts: { method: 'GET', path: '/agents/get_facts', access: 'owner' },
  saveFact: { method: 'POST', path: '/agents/save_fact', access: 'owner' },
  getAnswers: { method: 'GET', path: '/agents/get_answers', access: 'owner' },
  saveAnswer: { method: 'POST', path: '/agents/save_answer', access: 'owner' },
  deleteAnswer: { method: 'POST', path: '/agents/delete_answer', access: 'owner' },
  getQuestions: { method: 'GET', path: '/agents/get_questions', access: 'owner' },
  importAnswers: { method: 'POST', path: '/agents/import_answers', access: 'owner' },
  undoImport: { method: 'POST', path: '/agents/undo_import', access: 'owner' },
  exportAnswers: { method: 'GET', path: '/agents/export_answers', access: 'owner' },
  getDocuments: { method: 'GET', path: '/agents/get_documents', access: 'owner' },
  saveDocument: { method: 'POST', path: '/agents/save_document', access: 'owner' },
  deleteDocument: { method: 'POST', path: '/agents/delete_document', access: 'owner' },
  saveQuestion: { method: 'POST', path: '/agents/save_question', access: 'owner' },
  deleteQuestion: { method: 'POST', path: '/agents/delete_question', access: 'owner' },
  markRead: { method: 'POST', path: '/agents/mark_read', access: 'owner', gate: 'plan' },
  archiveConversations: { method: 'POST', path: '/agents/archive_conversations', access: 'owner', gate: 'plan' },
  discardConversations: { method: 'POST', path: '/agents/discard_conversations', access: 'owner', gate: 'plan' },
  deleteConversations: { method: 'POST', path: '/agents/delete_conversations', access: 'owner' },
  /** the visitor's thumb on a reply */
  rateReply: { method: 'POST', path: '/agents/rate_reply', access: 'public', origins: 'any' },
  getCheckup: { method: 'GET', path: '/agents/get_checkup', access: 'owner' },
  getOpenQuestions: { method: 'GET', path: '/agents/get_open_questions', access: 'owner' },
  dismissQuestion: { method: 'POST', path: '/agents/dismiss_question', access: 'owner' },
  getHiddenSources: { method: 'GET', path: '/agents/get_hidden_sources', access: 'owner' },
  hideSource: { method: 'POST', path: '/agents/hide_source', access: 'owner' },
  showSource: { method: 'POST', path: '/agents/show_source', access: 'owner' },
  getInsights: { method: 'GET', path: '/agents/get_insights', access: 'owner', gate: 'plan' },
  updateWeeklyLetter: { method: 'POST', path: '/agents/update_weekly_letter', access: 'owner' },
  /** a visitor opened a product that their chat showed */
  reportClick: { method: 'POST', path: '/agents/report_click', access: 'public', origins: 'any' },
  /** first questions for the visitor of a page, each of which the agent answers */
  getSuggestions: { method: 'GET', path: '/agents/get_suggestions', access: 'public', origins: 'any' },
  getPages: { method: 'GET', path: '/agents/get_pages', access: 'owner' },
  /** the visitor's, who holds the session's secret */
  requestPerson: { method: 'POST', path: '/agents/request_person', access: 'public', origins: 'any' },
  watchChat: { method: 'GET', path: '/agents/watch_chat', access: 'public', origins: 'any' },
  tellTyping: { method: 'POST', path: '/agents/tell_typing', access: 'public', origins: 'any' },
  openReturnLink: { method: 'POST', path: '/agents/open_return_link', access: 'public', origins: 'any' },
  setHandover: { method: 'POST', path: '/agents/set_handover', access: 'owner', gate: 'plan' },
  sendOwnerMessage: { method: 'POST', path: '/agents/send_owner_message', access: 'owner', gate: 'plan' },
  tellOwnerTyping: { method: 'POST', path: '/agents/tell_owner_typing', access: 'owner', gate: 'plan' },
  getHandover: { method: 'GET', path: '/agents/get_handover', access: 'owner', gate: 'plan' },
  saveNote: { method: 'POST', path: '/agents/save_note', access: 'owner', gate: 'plan' },
  setPresence: { method: 'POST', path: '/agents/set_presence', access: 'owner' },
  getPresence: { method: 'GET', path: '/agents/get_presence', access: 'owner' },
  keepPresent: { method: 'POST', path: '/agents/keep_present', access: 'owner' },
  getLeads: { method: 'GET', path: '/agents/get_leads', access: 'owner' },
  exportLeads: { method: 'GET', path: '/agents/export_leads', access: 'owner' },
  getWebhook: { method: 'GET', path: '/agents/get_webhook', access: 'owner' },
  saveWebhook: { method: 'POST', path: '/agents/save_webhook', access: 'owner' },
  testWebhook: { method: 'POST', path: '/agents/test_webhook', access: 'owner' },
  getFeeds: { method: 'GET', path: '/agents/get_feeds', access: 'owner' },
  detectFeeds: { method: 'POST', path: '/agents/detect_feeds', access: 'owner' },
  updateFeed: { method: 'POST', path: '/agents/update_feed', access: 'owner' },
  /** what a shop's home page says of it, read while its address is typed; nothing is kept */
  lookAtSite: { method: 'POST', path: '/agents/look_at_site', access: 'owner' },
  /** a few pages are read before the site is proved, for the owner's own test chat; asked again it tells how far it is */
  tryAgent: { method: 'POST', path: '/agents/try_agent', access: 'owner' },
  updateAccount: { method: 'POST', path: '/users/update_account', access: 'owner' },
  /** the new address is written to, and counts once its owner opened the link; the old one is told */
  changeEmail: { method: 'POST', path: '/users/change_email', access: 'owner' },
  confirmEmail: { method: 'POST', path: '/users/confirm_email', access: 'owner' },
  changePassword: { method: 'POST', path: '/users/change_password', access: 'owner' },
  getSignIns: { method: 'GET', path: '/users/get_sign_ins/:id', access: 'owner' },
  endSignIns: { method: 'POST', path: '/users/end_sign_ins', access: 'owner' },
  getSupport: { method: 'GET', path: '/support', access: 'public' },
  /** the door through which other assistants read the catalogue */
  getCatalogueDoor: { method: 'GET', path: '/agents/get_catalogue_door', access: 'owner' },
  /** conversations that were written for the demonstration, and their end */
  getDemo: { method: 'GET', path: '/agents/get_demo', access: 'owner' },
  removeDemo: { method: 'POST', path: '/agents/remove_demo', access: 'owner' },
  updateCatalogueDoor: { method: 'POST', path: '/agents/update_catalogue_door', access: 'owner' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Stands on an answer that was given from memory because the database does not answer: a chat that reads it says so, and tries again. */
export const awayHeader = 'x-vitrine-away';
