/** The table of contents: every path of section 2.1 and the page behind it. Pages beyond the sign-in screens load when they are needed. */
import type { RouteObject } from 'react-router-dom';
import { LoginScreen } from '../features/auth/login-screen.tsx';
import { RegisterScreen } from '../features/auth/register-screen.tsx';
import { paths } from '../shared/paths.ts';
import { Gate, Splash } from './gate.tsx';
import { BrokenPage, NotFoundPage } from './message-pages.tsx';

export const routes: RouteObject[] = [
  {
    element: <Gate />,
    hydrateFallbackElement: <Splash />,
    errorElement: <BrokenPage />,
    children: [
      { path: paths.login, element: <LoginScreen /> },
      { path: paths.register, element: <RegisterScreen /> },
      {
        path: paths.forgotPassword,
        lazy: async () => ({
          Component: (await import('../features/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
        }),
      },
      {
        path: paths.resetPassword,
        lazy: async () => ({
          Component: (await import('../features/auth/reset-password-screen.tsx')).ResetPasswordScreen,
        }),
      },
      {
        path: paths.success,
        lazy: async () => ({ Component: (await import('./pages/success-page.tsx')).SuccessPage }),
      },
      { path: paths.cancel, lazy: async () => ({ Component: (await import('./pages/cancel-page.tsx')).CancelPage }) },
      {
        path: paths.desktopApp,
        lazy: async () => ({ Component: (await import('./desktop/desktop-page.tsx')).DesktopPage }),
      },
      {
        lazy: async () => ({ Component: (await import('./layout/layout.tsx')).Layout }),
        children: [
          {
            lazy: async () => ({ ErrorBoundary: (await import('./layout/broken-part.tsx')).BrokenPart }),
            children: [
              { path: paths.home, lazy: async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage }) },
              {
                path: paths.agentDesign,
                lazy: async () => ({ Component: (await import('./pages/agent-design-page.tsx')).AgentDesignPage }),
              },
              {
                path: paths.agentProfile,
                lazy: async () => ({ Component: (await import('./pages/agent-profile-page.tsx')).AgentProfilePage }),
              },
              {
                path: paths.knowledgeBase,
                lazy: async () => ({ Component: (await import('./pages/knowledge-page.tsx')).KnowledgePage }),
              },
              {
                path: paths.integrations,
                lazy: async () => ({ Component: (await import('./pages/integrations-page.tsx')).IntegrationsPage }),
              },
              {
                path: paths.testYourAgent,
                lazy: async () => ({ Component: (await import('./pages/test-agent-page.tsx')).TestAgentPage }),
              },
              {
                path: paths.account,
                lazy: async () => ({ Component: (await import('./pages/account-page.tsx')).AccountPage }),
              },
              {
                path: paths.onboarding,
                lazy: async () => ({ Component: (await import('./pages/onboarding-page.tsx')).OnboardingPage }),
              },
              {
                path: paths.conversations,
                lazy: async () => ({ Component: (await import('./pages/conversations-page.tsx')).ConversationsPage }),
              },
              {
                path: paths.customInstructions,
                lazy: async () => ({
                  Component: (await import('./pages/custom-instructions-page.tsx')).CustomInstructionsPage,
                }),
              },
              {
                path: paths.needHelp,
                lazy: async () => ({ Component: (await import('./pages/need-help-page.tsx')).NeedHelpPage }),
              },
              {
                path: paths.trackOrder,
                lazy: async () => ({ Component: (await import('./pages/track-order-page.tsx')).TrackOrderPage }),
              },
              {
                path: paths.takeOver,
                lazy: async () => ({ Component: (await import('./pages/take-over-page.tsx')).TakeOverPage }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
