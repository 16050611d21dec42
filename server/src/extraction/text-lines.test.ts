import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const read = (markup: string) =>
  extractPage({
    url: 'https://shop.example/terms',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(`<body><main><h1>Terms</h1><p>${intro}</p>${markup}</main></body>`),
  }).blocks;
const intro = 'Here we tell you how your parcel comes to you, and what to do when you would rather send it back.';
/** without the first, which is the same in all */
const lines = (markup: string) =>
  read(markup)
    .flatMap(({ headings, text }) => [headings.slice(1).join(' > '), ...text.split('\n')])
    .filter((line) => line !== '' && line !== intro);

describe('sentences are whole', () => {
  test.each([
    [
      'a line break before a small letter',
      '<p>Returns are free of charge within<br>thirty days of delivery.</p>',
      ['Returns are free of charge within thirty days of delivery.'],
    ],
    [
      'a source line and inline tags',
      '<p>We do <b>not</b>\n   take back <a href="/x">worn</a>\n things.</p>',
      ['We do not take back worn things.'],
    ],
    [
      'what only styles keep apart',
      '<p><span>Height</span><span>155 cm</span> <b>Zone EU</b><small>Spain, Italy</small> <s>€20</s><span>€15 a piece</span> H<sub>2</sub>O</p>',
      ['Height 155 cm Zone EU Spain, Italy €20€15 a piece H2O'],
    ],
    [
      'a word that nothing ends in',
      '<p>You can send things back within the</p><p>European Union for free.</p>',
      ['You can send things back within the European Union for free.'],
    ],
    [
      'a comma',
      '<p>We deliver to Ireland, Great Britain,<br>France and Spain.</p>',
      ['We deliver to Ireland, Great Britain, France and Spain.'],
    ],
  ])('%s', (_what, markup, expected) => expect(lines(markup)).toEqual(expected));

  test.each([
    ['lines of a list', '<p>cotton<br>silk<br>wool</p>', ['cotton', 'silk', 'wool']],
    [
      'ended sentences',
      '<p>We deliver to Ireland.<br>iDEAL is accepted.</p>',
      ['We deliver to Ireland.', 'iDEAL is accepted.'],
    ],
    [
      'entries',
      '<ul><li>Free delivery within Ireland for all</li><li>or a pick-up</li></ul>',
      ['Free delivery within Ireland for all', 'or a pick-up'],
    ],
    [
      'an address below a sentence',
      '<p>Write to us whenever you like to<br><br>info@shop.example</p>',
      ['Write to us whenever you like to info@shop.example'],
    ],
  ])('and %s stay apart', (_what, markup, expected) => expect(lines(markup)).toEqual(expected));
});

describe('lists, tables and labels', () => {
  test('entries are marked below the words that lead into them', () => {
    expect(lines('<p>We accept:</p><ul><li>Visa</li><li>PayPal</li></ul><ul><li>Else</li></ul>')).toEqual([
      'We accept:',
      '- Visa',
      '- PayPal',
      'Else',
    ]);
  });

  test('a label above rows that have labels of their own leads in to all of them', () => {
    const rows = ['Canada & Mexico: 7-12 business days', 'Europe: 8-14 business days'];
    const body = `<p>Times:</p><p><b>International:</b><br>${rows.join('<br>').replace('&', '&amp;')}</p>`;
    expect(lines(body)).toEqual(expect.arrayContaining(rows));
  });

  test('a label and its one value are one line, a label of many is not', () => {
    expect(lines('<p>Price:</p><p>12 €</p><p>Weight:</p><p>1 kg</p>')).toEqual(['Price: 12 €', 'Weight: 1 kg']);
    expect(lines('<p>Sizes:</p><p>S</p><p>M</p>')).toEqual(['Sizes:', 'S', 'M']);
  });

  test.each([
    ['marked', '<tr><th>Size<th>Chest</tr>'],
    ['in a head', '<thead><tr><td>Size<td>Chest</tr></thead>'],
    ['bold', '<tr><td><b>Size</b><td><strong>Chest</strong></tr>'],
  ])('a header row that is %s names the cells', (_how, header) => {
    expect(lines(`<table>${header}<tr><td>M<td>96 cm</tr><tr><td>L<td>102 cm</tr></table>`)).toEqual([
      'Size M | Chest: 96 cm',
      'Size L | Chest: 102 cm',
    ]);
  });

  test('words above numbers are a header row too', () => {
    const rows = '<tr><td>Sort of delivery<td>Cost<td>Days</tr><tr><td>Standard delivery<td>4 €<td>3–5</tr>';
    expect(lines(`<table>${rows}</table>`)).toEqual(['Sort of delivery: Standard delivery | Cost: 4 € | Days: 3–5']);
  });
});

describe('headings', () => {
  test('bold lines above text, and lines in capitals', () => {
    expect(lines(`<p><strong>Cost</strong></p><p>Nothing at all.</p><p><b>When</b></p><p>Soon.</p>`)).toEqual([
      'Cost',
      'Nothing at all.',
      'When',
      'Soon.',
    ]);
    expect(lines(`<p>RETURN POLICY</p><p>${intro} Truly.</p>`)).toEqual(['RETURN POLICY', `${intro} Truly.`]);
    expect(read('<p><strong>Cost</strong></p><p>Nothing at all.</p>').at(-1)?.headings).toEqual(['Terms', 'Cost']);
  });

  test('a bold sentence, and bold lines that follow each other, are text', () => {
    expect(read('<p><b>Nothing is sold here!</b></p><p>So.</p>')).toHaveLength(1);
    expect(read('<p><b>One</b></p><p><b>Two</b></p>')).toHaveLength(1);
  });

  test('a heading with nothing below it says something all the same', () => {
    expect(lines('<h2>Free delivery from 50 €</h2><h2>Else</h2><p>Text.</p>')).toEqual([
      'Free delivery from 50 €',
      'Else',
      'Text.',
    ]);
  });

  test('paragraphs and addresses that are set as headings are text', () => {
    expect(
      lines(`<h4>${intro} And so on, for what is true of one is true of all.</h4><h5>a@shop.example</h5>`),
    ).toEqual([`${intro} And so on, for what is true of one is true of all.`, 'a@shop.example']);
  });

  test.each(['<h1>'.repeat(240), '<details><summary>'.repeat(120)])('%.12s nested is read in little time', (start) => {
    expect(() => read(`${start}x`)).not.toThrow();
  });
});

test('addresses behind scripts and links are read', () => {
  expect(
    lines(
      '<p>Write to <a href="/cdn-cgi/l/email-protection" data-cfemail="1c7d5c7e327f73">[email&#160;protected]</a></p>',
    ),
  ).toEqual(['Write to a@b.co']);
  expect(
    lines('<p><a href="tel:+353567700000">Call us</a> or <a href="mailto:a@shop.example?subject=x">write</a></p>'),
  ).toEqual(['Call us (+353567700000) or write (a@shop.example)']);
});

test('code that slipped into the text is none', () => {
  expect(
    lines(
      '<p>var shop = { a: 1 };</p><p>.price { color: red; }</p><p>{{ product.title }}</p><p>Clean {while warm}.</p>',
    ),
  ).toEqual(['Clean {while warm}.']);
});

test('promises that are links stay, menus and cards of products do not', () => {
  expect(
    lines(`<a href="/pages/delivery"><p>Free delivery on all orders</p></a>
      <a href="/collections/all"><h4>Thirty days</h4><p>Send your things back within thirty days of delivery</p></a>
      <a href="/pages/a">About us</a><a href="/products/a"><p>Warm Woollen Blanket With Long Fringes</p></a>
      <a href="/products/b"><p>Large Cotton Towels In Many Colours</p></a>
      <h3>Stockists</h3><ul><li><a href="https://museum.example/">State Museum</a></li><li><a href="https://spa.example/">Spa</a></li></ul>`),
  ).toEqual([
    'Free delivery on all orders',
    'Thirty days',
    'Send your things back within thirty days of delivery',
    'Stockists',
    'State Museum',
    'Spa',
  ]);
});

test('a bold line that ends in a little word is a heading all the same', () => {
  expect(
    lines(
      '<p><strong>Countries we do not ship to</strong></p><p>The list above is complete, and nothing leaves it.</p>',
    ),
  ).toEqual(['Countries we do not ship to', 'The list above is complete, and nothing leaves it.']);
});

test('the heading of a shelf of goods heads nothing that stands behind it', () => {
  const card = (name: string) =>
    `<article class="product-miniature"><a href="/products/${name}"><img src="x.jpg"></a><h3><a href="/products/${name}">${name}, oiled by hand in York</a></h3><span class="price">£89.00</span></article>`;
  const { blocks } = extractPage({
    url: 'https://shop.example/',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(
      `<main><h1>Acorn</h1><p>We are two, and we make stools of oak in York.</p><section><h2>On sale</h2><div class="products">${card('stool')}${card('bench')}${card('shelf')}</div><a class="all-product-link" href="/10-toys">All our goods that are on sale at the moment, in wood, in wool and in paper</a></section><div><ul><li>Free delivery from £50</li><li>Three payments without interest</li></ul></div></main>`,
    ),
  });
  expect(blocks.filter(({ headings }) => headings.includes('On sale'))).toEqual([]);
  expect(blocks.map(({ text }) => text).join('\n')).toContain('Free delivery from £50');
});
