import { expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (body: string, language = 'en', url = 'https://shop.example/about') =>
  extractPage({
    url,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<html lang="${language}"><body>${body}</body></html>`),
  });
const text = 'We weave blankets from the wool of our own sheep, and have done so for more than forty years.';
const main = `<main><h1>About</h1><p>${text}</p></main>`;

test('header, notice and footer speak of the site, and their menus do not', () => {
  const page = read(`<div class="announcement-bar"><a href="/sale">Free delivery from 50 €</a></div>
    <header><a href="/">Shop</a><nav><a href="/a">Blankets and throws of wool</a></nav>
      <form role="search"><label>Search our whole shop</label></form></header>${main}
    <footer><ul><li><a href="/b">How we deliver to you</a></li></ul><p>© 2026 Shop and more</p>
      <div class="mini-cart">Your cart is empty now</div></footer>`);
  expect(page.siteLines).toEqual(['Free delivery from 50 €']);
  expect(page.blocks.map((block) => block.text)).toEqual([text]);
});

test('what is said beside the copyright with a number of its own is read', () => {
  const footer = (text: string) => read(`${main}<footer><p>${text}</p></footer>`).siteLines;
  expect(footer('© 2027 Loom Ltd. New: weaving courses every Saturday for €45. An invented shop of ours.')).toEqual([
    'New: weaving courses every Saturday for €45.',
  ]);
  expect(footer('© 2015 – 2027 Loom Ltd. All rights reserved. Founded in the year 2015 by us.')).toEqual([]);
});

test('hours, address, telephone and e-mail are lines of their own, with their labels', () => {
  const page = read(`${main}<footer><h4>Visit us</h4><address>12 Mill Lane<br>Kilkenny R95 X2Y7<br>Ireland</address>
    <p><strong>Opening hours:</strong></p><p>Mon–Fri 9am – 5pm</p><p>Sat 10am – 2pm</p>
    <p>Call +353 56 770 0000 | hello@shop.example</p>
    <a href="tel:+353 87 123 4567"><i class="icon"></i></a></footer>`);
  expect(page.siteLines).toEqual([
    'Visit us: 12 Mill Lane, Kilkenny R95 X2Y7, Ireland',
    'Opening hours: Mon–Fri 9am – 5pm, Sat 10am – 2pm',
    'Call +353 56 770 0000',
    'hello@shop.example',
    '+353 87 123 4567',
  ]);
});

test('the lines of an address say something together, those of a sidebar too', () => {
  const long = `<main><h1>About</h1><p>${text} ${text} ${text}</p></main>`;
  const page = read(`<div>${long}<aside class="widget-area"><h3>Open</h3><p>Mo–Fr 9:00–17:00 Uhr</p></aside></div>
    <footer><h4>Kontakt</h4><p>Weberei GmbH<br>Hauptstr. 5<br>10115 Berlin<br>Tel.: 030 123456</p></footer>`);
  expect(page.siteLines).toEqual([
    'Kontakt: Weberei GmbH, Hauptstr. 5, 10115 Berlin',
    'Tel.: 030 123456',
    'Open: Mo–Fr 9:00–17:00 Uhr',
  ]);
});

test.each([
  ['alternative texts', '<img alt="Visa"><img alt="PayPal">'],
  ['labels', '<svg aria-label="visa"></svg><svg><title>PayPal</title></svg>'],
  ['classes', '<i class="icon-visa"></i><span class="pay-pal"></span>'],
  ['files', '<img src="/cdn/visa-2f3.svg?v=1"><img src="/cdn/paypal.svg">'],
])('means of payment are named by their pictures’ %s', (_by, icons) => {
  expect(read(`${main}<footer><div class="payment-icons">${icons}</div></footer>`, 'de').siteLines).toEqual([
    'Wir akzeptieren: Visa, PayPal',
  ]);
});

test('a heading of the page inside of a header tag is the page’s', () => {
  const page = read(`<header><h1>About our sheep and us</h1><p>${text}</p></header><p>${text} Truly.</p>`);
  expect(page.siteLines).toEqual([]);
  expect(page.blocks[0]).toMatchObject({ headings: ['About our sheep and us'], text: `${text}\n${text} Truly.` });
});

test('links: the shop’s terms first, never what is for one visitor or of another site', () => {
  const page = read(`<header><nav><a href="/collections/wool">Wool</a><a href="/cart">Cart</a></nav></header>${main}
    <footer><a href="/blog">Blog</a><a href="/p/17">Shipping</a><a href="/policies/refund-policy#x">Refunds</a>
    <a href="/search?q=x">Search</a><a href="https://other.example/returns">Returns</a><a href="mailto:a@b.example">Mail</a>
    <a href="https://www.shop.example/pages/%C3%BCber-uns">Wir</a></footer>`);
  expect(page.siteLinks).toEqual([
    'https://shop.example/p/17',
    'https://shop.example/policies/refund-policy',
    'https://www.shop.example/pages/%C3%BCber-uns',
    'https://shop.example/blog',
    'https://shop.example/collections/wool',
  ]);
});

test('the home page’s text may name the terms too', () => {
  const body = `<main><h1>Shop</h1><p>${text} Read <a href="/delivery">how we deliver</a> or <a href="/x">more</a>.</p></main>`;
  expect(read(body, 'en', 'https://shop.example/').siteLinks).toEqual(['https://shop.example/delivery']);
  expect(read(body).siteLinks).toEqual([]);
});

test('short blocks beside the main part are the site’s', () => {
  const long = `<main><h1>About</h1><p>${text} ${text} ${text}</p></main>`;
  const page = read(`${long}<section class="icons"><p>We ship all over the world</p><p>Customer support hours</p>
    <p>Monday to Friday 10am–5pm</p></section><div class="modal-newsletter">Ten percent off for you</div>`);
  expect(page.siteLines).toEqual(['We ship all over the world', 'Customer support hours: Monday to Friday 10am–5pm']);
});

test('what is set beside each other is told apart, and what closes a notice is not told', () => {
  const page =
    read(`<div class="usp-bar"><span>Made by hand</span> <span>Free delivery from 60 €</span><span>30 days to return</span></div>
    <p class="store-notice">Closed in August <a class="store-notice__dismiss-link" href="#">Dismiss</a></p>${main}`);
  expect(page.siteLines).toEqual(['Made by hand', 'Free delivery from 60 €', '30 days to return', 'Closed in August']);
});

test('a sentence that its page sets in spans is one', () => {
  const page = read(
    `<main><h1>News</h1><div><span>We moved to a larger mill, towards </span><span>the river Elbe</span><span>, in the spring of last year.</span></div></main>`,
  );
  expect(page.blocks[0]?.text).toBe('We moved to a larger mill, towards the river Elbe, in the spring of last year.');
});

test('days of any language have the line above as their heading, and bare hours belong to a day', () => {
  const footer = (lines: string) => read(`${main}<footer>${lines}</footer>`, 'id').siteLines;
  expect(footer('<span>Jam Buka</span><p>Senin–Jumat 08.30–17.00<br>Minggu &amp; hari raya libur</p>')).toEqual([
    'Jam Buka: Senin–Jumat 08.30–17.00, Minggu & hari raya libur',
  ]);
  expect(read(`${main}<footer><h4>Hours</h4><p>Wednesday – Sunday<br>11 – 5</p></footer>`).siteLines).toEqual([
    'Hours: Wednesday – Sunday, 11 – 5',
  ]);
});

test('header and footer that stand inside of the main part are the site’s', () => {
  const page = read(`<main><header id="header"><div class="header-banner">Free delivery from 45 €</div></header>
    <section><h1>About</h1><p>${text}</p></section><footer id="footer"><p>Call us: 952 000 412</p></footer></main>`);
  expect(page.siteLines).toEqual(['Free delivery from 45 €', 'Call us: 952 000 412']);
  expect(page.blocks.map((block) => block.text)).toEqual([text]);
});
