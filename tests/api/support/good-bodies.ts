import type { CallName } from '@vitrine/contract/calls';

/** A well-formed body for each call that has one, naming the given ids. */
export function goodBodies({ userId, agentId }: { userId: string; agentId: string }) {
  const style = {
    agentId,
    name: 'Mira',
    welcomeText: 'Hello',
    placeholderText: 'Ask',
    color: '#225544',
    colorBuble: '#225544',
    bubleIcone: 'modern',
  };
  const profile = {
    agentId,
    brandName: 'Loom',
    brandOffer: ['Blankets'],
    toneVoice: 'Friendly & Casual',
    customToneVoice: '',
    agentSupport: { mail: 'help@loom.example', phone: '', whatsApp: '' },
  };
  const knowledge = {
    agentId,
    region: 'eu',
    websiteUrl: 'loom.example',
    sitemapURL: 'https://loom.example/sitemap.xml',
    excludeUrl: [],
  };
  const chat = { agentId, userQuery: 'Hello?', sessionId: 'x'.repeat(43) };
  return {
    login: { email: 'a@b.example', password: 'secret 99' },
    register: { name: 'A', email: 'a@b.example', password: 'secret 99' },
    forgotPassword: { email: 'a@b.example' },
    resetPassword: { userId: 'x'.repeat(43), password: 'secret 99' },
    stats: { userId, agentId, startDate: '2026-11-01T00:00:00.000Z', endDate: '2026-11-07T23:59:59.999Z' },
    createSession: { agentId },
    createStyle: style,
    updateStyle: style,
    createProfile: profile,
    updateProfile: profile,
    createKnowledge: knowledge,
    updateKnowledge: knowledge,
    trainAgain: { agentId },
    updateTrainingSchedule: { agentId, schedule: 'daily' },
    getResponse: { ...chat, path: 'loom.example/' },
    getTestResponse: chat,
    downloadChat: { agentId, sessionId: chat.sessionId },
    deleteChat: { agentId, sessionId: chat.sessionId },
    exportConversation: { agentId, conversationId: 'cnv_1' },
    deleteConversation: { agentId, conversationId: 'cnv_1' },
    exportConversations: { agentId },
    updateRetention: { agentId, days: 90 },
    deleteAccount: { userId, password: 'secret 99' },
    updateEmbedding: { agentId, hosts: ['partner.example'], anySite: false, sandboxed: true },
    checkInstallation: { agentId, url: 'https://loom.example/' },
    saveFact: { agentId, factId: `fct_${'0'.repeat(32)}`, state: 'confirmed' },
    saveAnswer: { agentId, questions: ['Do you wrap gifts?'], text: 'Yes.' },
    deleteAnswer: { agentId, answerId: 'ans_1' },
    importAnswers: { agentId, name: 'answers.csv', text: 'question,answer' },
    saveDocument: { agentId, name: 'terms.txt', contentBase64: 'VGVybXM=' },
    deleteDocument: { agentId, documentId: 'doc_1' },
    saveQuestion: { agentId, ask: 'Do you wrap gifts?', expect: { says: ['yes'] } },
    deleteQuestion: { agentId, questionId: 'qst_1' },
    createInstructions: { agentId, instructions: 'Be brief.' },
    updateInstructions: { agentId, instructions: 'Be brief.', isActive: true },
    getPaymentUrl: { amount: 0, userId, currency: 'eur', requestsNumber: 500, plan: 'Free' },
    getPayment: { userId },
    getPortalUrl: { userId },
    setExtraBlocks: { userId, extraBlocksMax: 5 },
    topUp: { userId, currency: 'eur' },
    validatePayment: { verifyPayment: true, userId },
    cancelPayment: { userId },
  } satisfies Partial<Record<CallName, object>> as Partial<Record<CallName, Record<string, unknown>>>;
}
