/** The whole app: who is signed in, the pages, and the toasts above them. */
import { RouterProvider } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { RouteObject } from 'react-router-dom';
import { AuthProvider } from '../features/auth/auth-context.tsx';
import { Toasts } from '../shared/notify/toasts.tsx';
import { ServicesProvider } from '../shared/services.tsx';
import type { Services } from '../shared/services.tsx';
import { LoginScreen, RegisterScreen } from '../features/auth/sign-in-screens.tsx';
import { paths } from '../shared/paths.ts';
import { Gate, Splash } from './gate.tsx';
import { BrokenPage, NotFoundPage } from './message-pages.tsx';

interface AppProps {
  services: Services;
  router: ComponentProps<typeof RouterProvider>['router'];
}

export function App({ services, router }: AppProps) {
  return (
    <ServicesProvider services={services}>
      <AuthProvider>
        <RouterProvider router={router} />
      </AuthProvider>
      <Toasts />
    </ServicesProvider>
  );
}

/** The table of contents: every path of section 2.1 and the page behind it. Pages beyond the sign-in screens load when they are needed. */
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
          Component: (await import('../features/auth/password-screens.tsx')).ForgotPasswordScreen,
        }),
      },
      {
        path: paths.resetPassword,
        lazy: async () => ({
          Component: (await import('../features/auth/password-screens.tsx')).ResetPasswordScreen,
        }),
      },
      {
        path: paths.success,
        lazy: async () => ({ Component: (await import('./pages/payment-pages.tsx')).SuccessPage }),
      },
      { path: paths.cancel, lazy: async () => ({ Component: (await import('./pages/payment-pages.tsx')).CancelPage }) },
      {
        path: paths.desktopApp,
        lazy: async () => ({ Component: (await import('./desktop/desktop-page.tsx')).DesktopPage }),
      },
      {
        lazy: async () => ({ Component: (await import('./layout/layout.tsx')).Layout }),
        children: [
          {
            lazy: async () => ({ ErrorBoundary: (await import('./layout/layout.tsx')).BrokenPart }),
            children: [
              { path: paths.home, lazy: async () => ({ Component: (await import('./pages/home-page.tsx')).HomePage }) },
              {
                path: paths.agentDesign,
                lazy: async () => ({ Component: (await import('./pages/agent-pages.tsx')).AgentDesignPage }),
              },
              {
                path: paths.agentProfile,
                lazy: async () => ({ Component: (await import('./pages/agent-pages.tsx')).AgentProfilePage }),
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
                lazy: async () => ({ Component: (await import('./pages/agent-pages.tsx')).TestAgentPage }),
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
                  Component: (await import('./pages/agent-pages.tsx')).CustomInstructionsPage,
                }),
              },
              {
                path: paths.needHelp,
                lazy: async () => ({ Component: (await import('./pages/help-pages.tsx')).NeedHelpPage }),
              },
              {
                path: paths.trackOrder,
                lazy: async () => ({ Component: (await import('./pages/help-pages.tsx')).TrackOrderPage }),
              },
              {
                path: paths.takeOver,
                lazy: async () => ({ Component: (await import('./pages/help-pages.tsx')).TakeOverPage }),
              },
            ],
          },
        ],
      },
      { path: '*', element: <NotFoundPage /> },
    ],
  },
];
