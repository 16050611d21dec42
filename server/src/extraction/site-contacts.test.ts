import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (body: string, { head = '', language = 'en', path = '/' } = {}) =>
  extractPage({
    url: `https://shop.example${path}`,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<html lang="${language}"><head>${head}</head><body>${body}</body></html>`),
  });
const main = '<main><h1>Clay</h1><p>We throw mugs and bowls from clay that we dig behind the house.</p></main>';

test('a chat behind a link or a floating button is a contact of the shop, once', () => {
  const page = read(`${main}<footer><ul>
    <li><a href="https://api.whatsapp.com/send?phone=6281355500011&text=Halo">Chat WhatsApp</a></li>
    <li><a href="https://api.whatsapp.com/send?text=look">Share</a></li></ul></footer>
    <a class="float" href="https://wa.me/6281355500011"><i></i></a>
    <div class="joinchat" data-settings='{"telephone":"6281399900022","mobile_only":false}'></div>`);
  expect(page.siteLines).toEqual(['Chat WhatsApp (+6281355500011)', 'WhatsApp: +6281399900022']);
  const wordless = read(`${main}<footer><a href="https://wa.me/6281355500011"><i></i></a></footer>`);
  expect(wordless.siteLines).toEqual(['WhatsApp: +6281355500011']);
});

test('pages on networks and marketplaces are told, buttons to share are not', () => {
  const page = read(`${main}<footer><a href="https://www.facebook.com/sharer/sharer.php?u=x"></a>
    <a href="https://www.instagram.com/claybarn/?hl=en"><svg></svg></a><a href="https://shopee.co.id/claybarn"></a></footer>`);
  expect(page.siteLines).toEqual(['Instagram: instagram.com/claybarn, Shopee: shopee.co.id/claybarn']);
});

test('the record of who runs the site says where it is and when it is open, where its words do not', () => {
  const record = {
    '@type': 'HomeGoodsStore',
    telephone: '+62 231 555 7788',
    address: { streetAddress: 'Jl. Kenanga 4', addressLocality: 'Cirebon', postalCode: '45131' },
    openingHoursSpecification: {
      dayOfWeek: ['Monday', 'Tuesday', 'https://schema.org/Wednesday'],
      opens: '08:00:00',
      closes: '16:30',
    },
  };
  const head = `<script type="application/ld+json">${JSON.stringify(record)}</script>`;
  expect(read(main, { head, language: 'id' }).siteLines).toEqual([
    '+62 231 555 7788',
    'Jl. Kenanga 4, Cirebon, 45131',
    'Senin–Rabu 08:00–16:30',
  ]);
  const said = `${main}<footer><p>Jl. Kenanga 4, Cirebon</p><p>Telp. (0231) 555 7788</p><p>Senin 09:00 - 15:00</p></footer>`;
  expect(read(said, { head, language: 'id' }).siteLines).toHaveLength(3);
});

test('what a home page tells search engines of the shop is told to visitors, too', () => {
  const head =
    '<title>Clay Barn</title><meta name="description" content="Clay Barn sells mugs, bowls and tiles made in Devon.">';
  expect(read(main, { head }).blocks[0]).toEqual({
    headings: ['About us'],
    text: 'Clay Barn sells mugs, bowls and tiles made in Devon.',
    voice: 'shop',
  });
  // a page of pictures alone is known by it
  expect(read('<img src="mug.jpg" alt="">', { head }).refusal).toBe(null);
  expect(read(main, { head, path: '/clay' }).blocks[0]?.headings).toEqual(['Clay']);
  const template = '<meta name="description" content="Just another WordPress site on the web">';
  expect(read(main, { head: template }).blocks[0]?.headings).toEqual(['Clay']);
});
