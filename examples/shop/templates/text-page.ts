import { html } from './html.ts';
import { breadcrumbScript } from './layout.ts';
import type { Site } from './layout.ts';
import type { Page, TextPage } from './page.ts';

export const textPage = (site: Site, page: TextPage): Page => {
  const crumbs = [
    { name: 'Home', path: '/' },
    ...(page.parent ? [page.parent] : []),
    { name: page.heading, path: page.canonicalPath ?? page.path },
  ];
  return {
    ...page,
    crumbs,
    head: html`${breadcrumbScript(site, crumbs)}${page.head}`,
    main: html`<article class="text-page">
      <header>
        <h1>${page.heading}</h1>
        <p class="lead">${page.lead}</p>
      </header>
      <div class="prose">${page.body}</div>
    </article>`,
  };
};
