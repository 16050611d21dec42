import { products, productsIn } from '../catalogue.ts';
import type { Category } from '../catalogue/categories.ts';
import type { Product } from '../catalogue/product.ts';
import { html } from './html.ts';
import { breadcrumbScript } from './layout.ts';
import type { Site } from './layout.ts';
import type { Page } from './page.ts';
import { productGrid } from './product-card.ts';

type Shelf = { path: string; name: string; description: string; intro: string; goods: readonly Product[] };

const shelfPage = (site: Site, shelf: Shelf): Page => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: shelf.name, path: shelf.path },
  ];
  return {
    path: shelf.path,
    title: shelf.name,
    description: shelf.description,
    updated: shelf.goods.reduce((latest, product) => (product.updated > latest ? product.updated : latest), ''),
    crumbs,
    head: breadcrumbScript(site, crumbs),
    main: html`<div class="shelf-intro">
        <h1>${shelf.name}</h1>
        <p class="lead">${shelf.intro}</p>
        <p class="muted">${shelf.goods.length} products</p>
      </div>
      <div class="shelf">${productGrid(shelf.goods, 2)}</div>`,
  };
};

export const categoryPage = (site: Site, category: Category): Page =>
  shelfPage(site, {
    path: `/collections/${category.slug}`,
    name: category.name,
    description: category.line,
    intro: category.intro,
    goods: productsIn(category.slug),
  });

export const salePage = (site: Site): Page =>
  shelfPage(site, {
    path: '/sale',
    name: 'Sale',
    description: 'What is reduced this month.',
    intro:
      'Twice a year, in January and in November, some things cost less for a while. They are the same things; last year’s colours or a batch that was woven too long.',
    goods: products.filter((product) => product.priorPriceCents !== undefined),
  });
