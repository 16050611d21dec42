/** Replies of an agent's life, for component tests. */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { AgentStatus } from '@vitrine/contract/session-record';

export const style: ReplyOf<'getStyle'>['agentStyle'] = {
  agentId: 'agt_1',
  name: 'Mia',
  welcomeText: 'Hello!',
  placeholderText: 'Ask away',
  color: '#b4532a',
  colorBuble: '#b4532a',
  bubleIcone: 'classic',
  isBlocked: false,
  isReady: true,
  suggestions: [],
  logoUrl: null,
  colorScheme: 'auto',
  greetings: {},
  contacts: { mail: 'help@shop.example', phone: '', whatsApp: '' },
  placement: null,
  links: ['shop.example'],
};

export const profile: NonNullable<ReplyOf<'getProfile'>['agentProfile']> = {
  agentId: 'agt_1',
  brandName: 'Hearth & Loom',
  brandOffer: ['blankets'],
  toneVoice: 'Friendly & Casual',
  customToneVoice: '',
  agentSupport: { mail: 'help@shop.example', phone: '', whatsApp: '' },
};

export const knowledge: NonNullable<ReplyOf<'getKnowledge'>['agentKnowledge']> = {
  agentId: 'agt_1',
  region: 'eu',
  websiteUrl: 'shop.example',
  sitemapURL: 'https://shop.example/sitemap.xml',
  excludeUrl: ['shop.example/cart'],
};

export const trainingsReply = (trainings: ReplyOf<'getTrainings'>['trainings'] = []): ReplyOf<'getTrainings'> => ({
  success: true,
  schedule: 'weekly',
  nextTrainingAt: null,
  notices: [],
  leftOut: [],
  trainings,
});

type Progress = NonNullable<NonNullable<ReplyOf<'getStatus'>['knowledge']>['progress']>;

export function statusReply(status: AgentStatus, progress: Partial<Progress> | null = null): ReplyOf<'getStatus'> {
  const none = { pagesFound: 0, pagesDone: 0, pagesKept: 0, pagesFailed: 0, productsFound: 0 };
  return {
    success: true,
    agent: { _id: 'agt_1', status, style: true, profile: true, knowledges: true },
    seenAt: null,
    knowledge: {
      pageNumberSite: 70,
      progress: progress && {
        phase: 'fetching',
        ...none,
        pageLimit: 1000,
        pausedUntil: null,
        reason: null,
        startedAt: null,
        finishedAt: null,
        ...progress,
      },
      sitemapInstead: null,
      ownership: {
        scriptTag: '<script src="https://vitrine.example/chatbox.js?id=agt_1" async></script>',
        token: 'tok',
        metaTag: '<meta name="vitrine-verification" content="tok">',
        fileUrl: 'https://shop.example/.well-known/vitrine-verification.txt',
        fileContent: 'tok',
        dnsName: 'shop.example',
        dnsValue: 'vitrine-verification=tok',
        provedAt: null,
        lostAt: null,
        trainsUntil: null,
      },
      failedPages: [],
    },
  };
}
