import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from './app/app.tsx';
import { routes } from './app/routes.tsx';
import { createApi } from './shared/api/api.ts';
import { choosePlatform } from './shared/platform/choose-platform.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

const platform = await choosePlatform(window);

createRoot(root).render(
  <StrictMode>
    <App services={{ platform, api: createApi(platform) }} router={createBrowserRouter(routes)} />
  </StrictMode>,
);
