/** Every page's path (section 2.1), so that a link cannot name one that is not there. */
export const paths = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  success: '/success',
  cancel: '/cancel',
  home: '/',
  account: '/account',
  conversations: '/conversations',
  agentDesign: '/agent-design',
  agentProfile: '/agent-profile',
  integrations: '/integrations',
  testYourAgent: '/test-your-agent',
  needHelp: '/need-help',
  knowledgeBase: '/knowledge-base',
  trackOrder: '/track-order',
  takeOver: '/take-over',
  customInstructions: '/custom-instructions',
  onboarding: '/onboarding',
  /** on the desktop alone, and open to everybody: it names the server to sign in to */
  desktopApp: '/desktop-app',
} as const;

/** Shown inside the common layout, to a signed-in owner only. */
export const protectedPaths: readonly string[] = [
  paths.home,
  paths.account,
  paths.conversations,
  paths.agentDesign,
  paths.agentProfile,
  paths.integrations,
  paths.testYourAgent,
  paths.needHelp,
  paths.knowledgeBase,
  paths.trackOrder,
  paths.takeOver,
  paths.customInstructions,
  paths.onboarding,
];
