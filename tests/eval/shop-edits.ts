/** What happens to a shop's pages between two trainings: what would make its agent worse, and what is everyday business. */
export interface Html {
  url: string;
  body: string;
}

export interface Edit {
  name: string;
  /** null where the shop has nothing that it could change */
  edit: (pages: readonly Html[]) => Html[] | null;
}

const isPolicy = ({ url }: Html) => /polic|return|refund|shipping|delivery|faq|terms/i.test(new URL(url).pathname);
const isProduct = ({ url }: Html) => /\/products\/[^/]+$/.test(new URL(url).pathname);

/** Lists and pages of goods: what stands on others are sums of the shop's terms. */
const showsGoods = ({ url }: Html) => /^\/$|\/(?:products|collections)(?:\/|$)/.test(new URL(url).pathname);
/** A sum that is all of its element or attribute. Within a sentence stands what a delivery or a return costs. */
const aloneSum = /(?<=["'>]\s*\$?\s?)\b(\d{1,4})\.(\d\d)(?=(?:\s?(?:USD|CAD))?\s*["'<])/g;
const inCents = /(?<="price":)\d{3,6}(?=[,}])/g;

const changed =
  (change: (body: string) => string, of: (page: Html) => boolean) =>
  (pages: readonly Html[]): Html[] | null => {
    const edited = pages.map((page) => (of(page) ? { ...page, body: change(page.body) } : page));
    return edited.some(({ body }, at) => body !== pages[at]?.body) ? edited : null;
  };
const replaced = (pattern: RegExp, by: string, of: (page: Html) => boolean = () => true) =>
  changed((body) => body.replaceAll(pattern, by), of);
const without =
  (of: (page: Html, nth: number) => boolean) =>
  (pages: readonly Html[]): Html[] | null => {
    let nth = 0;
    const kept = pages.filter((page) => !of(page, nth++));
    return kept.length < pages.length ? kept : null;
  };
const filled = (words: string, of: (page: Html) => boolean) => (pages: readonly Html[]) =>
  pages.some(of)
    ? pages.map((page) =>
        of(page)
          ? { ...page, body: `<html><title>Page</title><main><h1>Page</h1><p>${words}</p></main></html>` }
          : page,
      )
    : null;
const added = (path: string, words: string) => (pages: readonly Html[]) => [
  ...pages,
  {
    url: new URL(path, pages[0]?.url).href,
    body: `<html><title>News</title><main><h1>News</h1>${words}</main></html>`,
  },
];
const everywhere = (words: string) => replaced(/<body([^>]*)>/gi, `<body$1>${words}`);

/** Every span of days and weeks that a shop's rules name, its return window among them. */
const spans = (name: string, of: (count: number) => number): Edit => ({
  name,
  edit: (pages) => {
    const edited = pages.map((page) => ({
      ...page,
      body: isPolicy(page)
        ? page.body.replaceAll(/\b(\d{1,2})(?=(?:[\s-]|&nbsp;)*(?:days?|weeks?)\b)/gi, (count) =>
            String(of(Number(count))),
          )
        : page.body,
    }));
    return edited.some(({ body }, at) => body !== pages[at]?.body) ? edited : null;
  },
});
const wall = 'Checking your browser before you go on. Please turn JavaScript on and reload the page.';

export const harmful: Edit[] = [
  spans('half the days', (count) => Math.ceil(count / 2)),
  spans('twice the days', (count) => count * 2),
  spans('three days fewer', (count) => Math.max(1, count - 3)),
  { name: 'returns page gone', edit: without(({ url }) => /return|refund|exchange/i.test(url)) },
  { name: 'all policies gone', edit: without(isPolicy) },
  ...[
    ['EUR', '€'],
    ['GBP', '£'],
    ['JPY', '¥'],
  ].map(([code = '', sign = '']) => ({
    name: `prices in ${code}`,
    edit: (pages: readonly Html[]) =>
      replaced(/\b(?:USD|CAD)\b/g, code)(replaced(/\$(?=\s?\d)/g, sign)(pages) ?? pages),
  })),
  { name: 'bot wall everywhere', edit: filled(wall, () => true) },
  { name: 'bot wall before policies', edit: filled(wall, isPolicy) },
  { name: 'bot wall before products', edit: filled(wall, isProduct) },
  { name: 'template text in policies', edit: filled('Add your policy here. Lorem ipsum dolor sit amet.', isPolicy) },
  { name: 'theme code in policies', edit: filled('{{ page.content }} {{ settings.policy_text }}', isPolicy) },
  { name: 'template text in products', edit: filled('Product description goes here.', isProduct) },
];

export const harmless: Edit[] = [
  {
    name: 'prices rise',
    edit: changed(
      (body) =>
        body
          .replaceAll(aloneSum, (_, whole: string, part: string) => `${Number(whole) + 3}.${part}`)
          .replaceAll(inCents, (cents) => String(Number(cents) + 300)),
      showsGoods,
    ),
  },
  { name: 'a product gone', edit: without((page, nth) => isProduct(page) && nth % 9 === 1) },
  { name: 'three in ten products gone', edit: without((page, nth) => isProduct(page) && nth % 10 < 3) },
  { name: 'sold out', edit: replaced(/schema\.org\/InStock/g, 'schema.org/OutOfStock') },
  { name: 'blog gone', edit: without(({ url }) => url.includes('/blogs')) },
  { name: 'a new story', edit: added('/blogs/news/summer', '<p>Our summer began with a walk to the river.</p>') },
  { name: 'a banner', edit: everywhere('<div class="announcement">Summer is here: see what is new this week.</div>') },
  { name: 'another year', edit: replaced(/©\s?20\d\d/g, '© 2031') },
  { name: 'other markup', edit: replaced(/<p(\s[^>]*)?>/gi, '<p class="rte text">') },
  { name: 'other titles', edit: replaced(/<\/title>/gi, ' | Official shop</title>') },
  { name: 'items are goods', edit: replaced(/\bitems\b/g, 'goods', isPolicy) },
  { name: 'we are our team', edit: replaced(/\bWe (?=will|can|do|offer|accept|ship)/g, 'Our team and we ', isPolicy) },
  { name: 'other quotes', edit: replaced(/(\p{L})'(\p{L})/gu, '$1’$2') },
  {
    name: 'a new question',
    edit: added('/pages/more-questions', '<h2>Do you have a shop dog?</h2><p>Yes, her name is Lily.</p>'),
  },
];
