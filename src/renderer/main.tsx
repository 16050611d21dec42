import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App, routes } from './app/app.tsx';
import { createApi } from './shared/api/api.ts';
import { choosePlatform } from './shared/platform/choose-platform.ts';
import type { Platform } from './shared/platform/platform.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

function show(platform: Platform, at: Element): void {
  createRoot(at).render(
    <StrictMode>
      <App services={{ platform, api: createApi(platform) }} router={createBrowserRouter(routes)} />
    </StrictMode>,
  );
}

// Not awaited: a module that waits may not be imported by the pages loaded later, and all that they share would become files of its own.
void choosePlatform(window).then((platform) => show(platform, root));
