/** Hands the platform and the API to whoever needs them, and the stand-ins of tests. */
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { Api } from './api/api.ts';
import type { Platform } from './platform/platform.ts';

export interface Services {
  platform: Platform;
  api: Api;
}

const ServicesContext = createContext<Services | null>(null);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('useServices must be used within a ServicesProvider');
  return services;
}

export const useApi = (): Api => useServices().api;

export const usePlatform = (): Platform => useServices().platform;
