/** The app whole: who is signed in, the pages, and the toasts above them. */
import { RouterProvider } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { AuthProvider } from '../features/auth/auth-context.tsx';
import { Toasts } from '../shared/notify/toasts.tsx';
import { ServicesProvider } from '../shared/services.tsx';
import type { Services } from '../shared/services.tsx';

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
