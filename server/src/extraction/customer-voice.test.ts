import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (body: string, { path = '/pages/towels', head = '' } = {}) =>
  extractPage({
    url: `https://shop.example${path}`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<html><head>${head}</head><body><main><h1>Towels</h1>${body}</main></body></html>`),
  }).blocks;
const of = (voice: string, blocks: ReturnType<typeof read>) =>
  blocks
    .filter((block) => block.voice === voice)
    .map((block) => block.text)
    .join('\n');

const shop = 'Our towels are woven of Turkish cotton, dry quickly and are sent to you within three working days.';
const review = 'Shipping was free and they sent it back to me for nothing.';

describe('what customers say is theirs', () => {
  test.each([
    ['microdata', `<div itemprop="review" itemscope itemtype="https://schema.org/Review"><p>${review}</p></div>`],
    ['comments', `<div itemtype="http://schema.org/UserComments" itemscope><p>${review}</p></div>`],
    ['Judge.me', `<div class="jdgm-rev__body"><p>${review}</p></div>`],
    ['Shopify reviews', `<div class="spr-review-content"><p>${review}</p></div>`],
    ['Yotpo', `<div class="yotpo-review"><p>${review}</p></div>`],
    ['Stamped', `<div id="stamped-main-widget"><p>${review}</p></div>`],
    ['Loox', `<div id="looxReviews"><p>${review}</p></div>`],
    ['WooCommerce', `<div id="reviews"><ol class="commentlist"><li class="comment"><p>${review}</p></li></ol></div>`],
    ['Disqus', `<div id="disqus_thread"><p>${review}</p></div>`],
    ['a testimonial slider', `<div class="section-testimonials__slide"><p>${review}</p></div>`],
    ['a heading', `<h2>What our customers say</h2><p>${review}</p>`],
    ['a German heading', `<h2>Kundenstimmen</h2><p>${review}</p>`],
    ['a French heading', `<h2>Avis clients (12)</h2><p>${review}</p>`],
    ['a Japanese heading', `<h2>お客様の声</h2><p>${review}</p>`],
    [
      'stars, a name and a date',
      `<div><span aria-label="5 out of 5 stars"></span><b>Jo</b><span>03/14/2020</span><p>${review}</p></div>`,
    ],
    [
      'a record beside it',
      `<p>${review}</p><script type="application/ld+json">{"@type":"Review","reviewBody":"${review}"}</script>`,
    ],
  ])('told by %s', (_by, markup) => {
    const blocks = read(`<p>${shop}</p>${markup}`);
    expect(of('customer', blocks)).toContain(review);
    expect(of('shop', blocks)).toBe(shop);
  });

  test('how many they are is nobody’s words', () => {
    const blocks = read(
      `<p>${shop}</p><div class="jdgm-rev-widg"><p>Based on 3 reviews</p><p>Dinilai 4.00 dari 5 berdasarkan 1 penilaian pelanggan</p><p>${review}</p></div>`,
    );
    expect(of('customer', blocks)).toBe(review);
  });

  test('plain words beside names', () => {
    const blocks =
      read(`<p>${shop}</p><p>I bought three of these for my mother and she loves them.</p><p>Christine R.</p>
      <p>The colour is just what the picture shows, what a find.</p><p>— Leslie Brown</p>`);
    expect(of('shop', blocks)).toBe(shop);
    expect(of('customer', blocks)).toContain('just what the picture shows');
  });
});

describe('what the shop says stays its own', () => {
  test.each([
    [
      'an owner’s story',
      '/pages/about-us',
      'I ordered my first loom in 1998 and I love it to this day.</p><p>Jenny Harrison',
    ],
    [
      'an owner’s words on the home page',
      '/',
      'I started my business because I love candles, as my family does.</p><p>Jenny Harrison',
    ],
    [
      'a question that is asked often',
      '/faq',
      'I ordered the wrong size, what now? Write to us, and you will get another.',
    ],
    ['an invitation', '/faq', 'I love your towels! How can I leave a review? Everybody can, below each towel.'],
  ])('%s', (_what, path, words) => {
    expect(of('customer', read(`<p>${shop}</p><p>${words}</p>`, { path }))).toBe('');
  });

  test('a blog text in the first person, whose comments are not', () => {
    const blocks = read(
      `<article><p>${shop}</p><p>I bought a towel in Denizli and I love it. My husband does too.</p></article>
      <div id="comments"><div class="comment"><p>${review}</p></div></div>`,
      { head: '<meta property="og:type" content="article">' },
    );
    expect(of('shop', blocks)).toContain('in Denizli');
    expect(of('customer', blocks)).toBe(review);
  });

  test('a wrapper that is called after its reviews holds the product all the same', () => {
    const blocks = read(
      `<div class="product-with-reviews reviews"><form action="/cart/add"></form><p>${shop}</p></div>`,
    );
    expect(of('shop', blocks)).toBe(shop);
  });

  test('what is below a heading inside of the reviews, and no review', () => {
    expect(of('shop', read(`<h2>Customer reviews</h2><p>${review}</p><h3>Who we are</h3><p>${shop}</p>`))).toBe(shop);
  });
});
