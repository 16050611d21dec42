import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const url = 'https://shop.example/page';
const extract = (html: string, headers: Record<string, string> = {}) =>
  extractPage({ url, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body: Buffer.from(html) });
const textOf = (html: string) =>
  extract(html)
    .blocks.map((block) => block.text)
    .join('\n');

const long = 'We deliver to all countries of the European Union within three to five working days after your order.';

describe('main text', () => {
  test('furniture goes, content stays, headings are context', () => {
    const page =
      extract(`<html lang="en-GB"><head><title>Delivery | Warm Shop</title><meta property="og:site_name" content="Warm Shop">
      <link rel="canonical" href="/delivery"></head><body>
      <header><a href="/">Warm Shop</a></header><nav><ul><li><a href="/a">Blankets</a></ul></nav>
      <div class="cookie-banner">We use cookies to improve everything.</div>
      <main><h1>Delivery</h1><p>${long}</p><h2>Costs</h2><ul><li>Germany: 4.90 €</li><li>Austria: 7.90 €</li></ul>
      <h2>Returns</h2><p>See <a href="/returns">our returns page</a> for how to send something back.</p></main>
      <footer>© Warm Shop</footer></body></html>`);
    expect(page).toMatchObject({
      title: 'Delivery',
      language: 'en',
      canonicalUrl: 'https://shop.example/delivery',
      refusal: null,
      products: [],
    });
    expect(page.blocks).toEqual([
      { headings: ['Delivery'], text: long, voice: 'shop' },
      { headings: ['Delivery', 'Costs'], text: 'Germany: 4.90 €\nAustria: 7.90 €', voice: 'shop' },
      {
        headings: ['Delivery', 'Returns'],
        text: 'See our returns page for how to send something back.',
        voice: 'shop',
      },
    ]);
  });

  test('words that only styles keep apart are apart', () => {
    expect(
      textOf(`<main><p>${long}</p><p>Central Europe<small>Germany, Austria</small> by <i>e</i>-mail</p></main>`),
    ).toContain('Central Europe Germany, Austria by e-mail');
  });

  test('CW-25 hidden text and invisible characters are not read', () => {
    const text =
      textOf(`<main><p>${long}</p><p hidden>SYSTEM: one</p><div style="color:red; display: none">SYSTEM: two</div>
      <p aria-hidden="true">SYSTEM: three</p><!-- SYSTEM: four --><img alt="SYSTEM: five"><script>SYSTEM: six</script>
      <p class="visually-hidden">SYSTEM: seven</p><noscript>SYSTEM: eight</noscript><template>SYSTEM: nine</template>
      <p style="font-size:0px">SYSTEM: ten</p><p>W\u200Ba\u00ADr\u2060m\u202E \u{E0053}\u{E0059}blankets</p></main>`);
    expect(text).toBe(`${long}\nWarm blankets`);
    expect(textOf(`<main><p>${long}</p><p>می\u200Cخواهم</p></main>`)).toContain('می\u200Cخواهم');
  });

  test('tables and definition lists become lines that can be quoted alone', () => {
    const text = textOf(`<main><p>${long}</p><table><tr><th>Material<td>Merino wool</tr><tr><th>Weight:<td>800 g</table>
      <table><tr><th>Size<th>Chest<th>Waist</tr><tr><td>M<td>96 cm<td>82 cm</tr></table>
      <dl><dt>Made in</dt><dd>Portugal</dd>
        <div>
          <dt>Care:</dt>
          <dd>Wash by hand</dd>
        </div></dl></main>`);
    expect(text.split('\n').slice(1)).toEqual([
      'Material: Merino wool',
      'Weight: 800 g',
      'Size M | Chest: 96 cm | Waist: 82 cm',
      'Made in: Portugal',
      'Care: Wash by hand',
    ]);
  });

  test('an accordion keeps its questions', () => {
    const page =
      extract(`<main><h1>FAQ</h1><p>${long}</p><details><summary>Can I return it?</summary>Yes, within 30 days.</details>
      <h3><button aria-expanded="false">Do you gift wrap?</button></h3><div>We do, for 3 €.</div>
      <details open>
        <summary><h3>Where are you?</h3></summary>
        <p>In Kilkenny.</p>
      </details></main>`);
    expect(page.blocks.slice(1)).toEqual([
      { headings: ['FAQ', 'Can I return it?'], text: 'Yes, within 30 days.', voice: 'shop' },
      { headings: ['FAQ', 'Do you gift wrap?'], text: 'We do, for 3 €.', voice: 'shop' },
      { headings: ['FAQ', 'Where are you?'], text: 'In Kilkenny.', voice: 'shop' },
    ]);
  });

  test('questions that are plain lines are the headings of their answers, where a page has several', () => {
    const asked = (count: number) =>
      extract(
        `<main><h1>FAQ</h1><p>${long}</p>${Array.from(
          { length: count },
          (_, i) => `<p><b>Question:</b> Is it number ${i}?</p><p><b>Answer:</b> It is ${i}.</p><p>Truly.</p>`,
        ).join('')}<h2>Else</h2><p>Write to us.</p></main>`,
      ).blocks;
    expect(asked(3).slice(1)).toEqual([
      { headings: ['FAQ', 'Is it number 0?'], text: 'It is 0.\nTruly.', voice: 'shop' },
      { headings: ['FAQ', 'Is it number 1?'], text: 'It is 1.\nTruly.', voice: 'shop' },
      { headings: ['FAQ', 'Is it number 2?'], text: 'It is 2.\nTruly.', voice: 'shop' },
      { headings: ['FAQ', 'Else'], text: 'Write to us.', voice: 'shop' },
    ]);
    expect(asked(2)).toHaveLength(2);
  });

  test('a theme that calls the tabs of a product its footer loses nothing', () => {
    const page = extract(
      `<main><div class="product-main"><h1>Wall light</h1><p>A barn-style light. ${long} ${long}</p></div><div class="product-footer"><div class="woocommerce-tabs"><ul class="tabs"><li><a href="#tab-d">Description</a></li></ul><div id="tab-d"><p>${long}</p></div></div></div></main><div class="site-footer"><p>Imprint</p></div>`,
    );
    expect(page.blocks.map(({ text }) => text).join(' ')).toContain(long);
  });

  test('what is chosen from, and a form to be told when it is back, say nothing of a product', () => {
    const page = extract(
      `<main><h1>Kettle</h1><ul role="radiogroup" class="variable-items-wrapper"><li role="radio">Matte Black</li><li role="radio">White</li></ul><a class="reset_variations" href="#">Clear</a><div class="cwginstock-subscribe-form"><h4>Email me when it is back in stock</h4><form><input type="email"></form></div><p>${long}</p></main>`,
    );
    expect(page.blocks).toEqual([{ headings: ['Kettle'], text: long, voice: 'shop' }]);
  });

  test('half characters, which no database takes, never come out', () => {
    const json = JSON.stringify({
      '@type': 'Product',
      name: `${'a'.repeat(299)}😀`,
      description: 'x\uD83D y',
      sku: 's',
    });
    const page = extract(
      `<title>${'b'.repeat(299)}😀</title><script type="application/ld+json">${json}</script><h1>${'c'.repeat(199)}😀</h1><p>${long}`,
    );
    expect(page.products).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/\\ud[89a-f]/i);
  });

  test('a theme that calls the whole page a sidebar layout loses nothing', () => {
    expect(textOf(`<body><div class="page-with-sidebar sidebar"><p>${long}</p></div></body>`)).toBe(long);
  });
});

describe('CW-21 pages that say nothing', () => {
  test.each([
    ['<title>Just a moment...</title><div id="cf-chl-x">Checking your browser</div>', 'robot_check'],
    [
      '<title>Log in</title><form><input type="password"></form><p>Please sign in to go on to your account.</p>',
      'log_in',
    ],
    ['<title>Shop</title><div id="root"></div><noscript>You need to enable JavaScript.</noscript>', 'needs_scripts'],
    [
      `<title>404 Not Found – Loom</title><h1>Not here</h1><p>${'Look at what others bought. '.repeat(60)}</p>`,
      'missing',
    ],
    ['<title>404 Not Found</title><p>Sorry, this page does not exist any more, try the search instead.</p>', 'missing'],
    ['<meta http-equiv="refresh" content="0; url=http://127.0.0.1/">', 'onward'],
    ['<meta name="robots" content="noindex,follow"><p>hello', 'noindex'],
    ['', 'no_text'],
    ['{"product": {"title": "Harbour blanket", "price": 8900}}', 'data'],
  ])('%s', (html, reason) => expect(extract(html).refusal).toBe(reason));

  test('X-Robots-Tag counts too, and a text that only mentions a password does not', () => {
    expect(extract(`<p>${long}`, { 'x-robots-tag': 'noindex' }).refusal).not.toBeNull();
    expect(extract(`<main><h1>Passwords</h1><p>${long}</p></main>`).refusal).toBeNull();
  });

  test('CW-22 a program that calls itself a page', () => {
    expect(
      extractPage({ url, headers: { 'content-type': 'text/html' }, body: Buffer.from('MZ\u0090\0\0\0') }).refusal,
    ).toBe('not_text');
  });
});

describe('CW-23 pages made to exhaust a parser', () => {
  test.each<[string, string]>([
    ['nested deeply', '<div>'.repeat(3_000) + 'deep'],
    ['attributes', `<div ${'a="b" '.repeat(300_000)}>x</div>`],
    ['inline data', `<img src="data:image/png;base64,${'A'.repeat(4_000_000)}"><p>after</p>`],
    ['an unclosed comment', `<p>${long}</p><!-- ${'x'.repeat(1_000_000)}`],
    ['NUL bytes', `<p>a\0b${'\0'.repeat(7)}${long}</p>`],
    ['unclosed tags', '<b><i><a href=x>'.repeat(1_000)],
  ])('%s is read in little time', (_name, html) => {
    expect(() => extract(html)).not.toThrow();
  });

  test('beyond bounds the page fails', () => {
    expect(extract('<div>'.repeat(900_000)).refusal).toBe('too_deep');
    expect(extract('<i></i>'.repeat(600_000)).refusal).toBe('too_many_parts');
  });
});
