/** What product pages label, as shop software and hand-written descriptions mark it up. */
import { describe, expect, test } from 'vitest';
import { extractPage } from './extract-page.ts';

const record = '{"@context":"https://schema.org","@type":"Product","name":"Thing"}';

function attributesOf(html: string, ld = record): string[] {
  const page = `<html lang="en"><head><script type="application/ld+json">${ld}</script></head><body><main><div class="product"><h1>Thing</h1>${html}</div></main></body></html>`;
  const [product] = extractPage({
    url: 'https://shop.example/products/thing',
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(page),
  }).products;
  return (product?.attributes ?? []).map(({ label, value, of }) => `${of === '' ? '' : `[${of}] `}${label}=${value}`);
}

describe('tables', () => {
  test('of two columns, in a tab that opens on a click', () => {
    const tab = `<a href="#info" role="tab" aria-controls="info">Additional information</a><div id="info" style="display:none">
      <table class="shop_attributes"><tr><th>Weight</th><td><p>1.3 kg</p></td></tr><tr><th>Voltage</th><td>220–240 V</td></tr></table></div>`;
    expect(attributesOf(tab)).toEqual(expect.arrayContaining(['Weight=1.3 kg', 'Voltage=220–240 V']));
  });

  test('a size chart in a dialog, in the unit that its caption names', () => {
    const chart = `<div class="modal"><h2>Size chart (cm)</h2><table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>96</td></tr><tr><td>M</td><td>104</td></tr></table></div>`;
    expect(attributesOf(chart)).toEqual(expect.arrayContaining(['[S] Chest=96 cm', '[M] Chest=104 cm']));
  });

  test('sizes along the top', () => {
    const chart = `<table><tr><th></th><th>S</th><th>M</th></tr><tr><td>Waist</td><td>74-78</td><td>79-84</td></tr></table>`;
    expect(attributesOf(chart)).toEqual(expect.arrayContaining(['[S] Waist=74-78', '[M] Waist=79-84']));
  });

  test('versions down the side', () => {
    const chart = `<table><thead><tr><th>Model</th><th>Weight</th><th>Power</th></tr></thead><tr><td>Duo</td><td>1 kg</td><td>40 W</td></tr></table>`;
    expect(attributesOf(chart)).toEqual(expect.arrayContaining(['[Duo] Weight=1 kg', '[Duo] Power=40 W']));
  });

  test('of other products and of menus are left out', () => {
    const table = '<table><tr><th>Weight</th><td>9 kg</td></tr></table>';
    expect(attributesOf(`<section class="related">${table}</section><nav>${table}</nav>`)).toEqual([]);
  });
});

describe('lists and lines', () => {
  test.each<[string, string[]]>([
    ['<dl><dt>Breite</dt><dd>180 cm</dd><dt>Höhe:</dt><dd>75 cm</dd></dl>', ['Breite=180 cm', 'Höhe=75 cm']],
    [
      '<ul><li><span>Height</span><span>155 cm</span></li><li><span>Shade</span><span>40 cm</span></li></ul>',
      ['Height=155 cm', 'Shade=40 cm'],
    ],
    [
      '<div class="description"><p>Bahan : kanvas<br>Lebar 12cm<br>Berat: 450 gram</p></div>',
      ['Bahan=kanvas', 'Lebar=12cm', 'Berat=450 gram'],
    ],
    [
      '<div class="description"><p>M = LD 102 cm, Panjang 70 cm<br>L = LD 108 cm, Panjang 72 cm</p></div>',
      ['[M] LD=102 cm', '[M] Panjang=70 cm', '[L] LD=108 cm', '[L] Panjang=72 cm'],
    ],
    [
      '<div class="description"><ul><li>Maße: 140 x 200 cm</li><li>100 % Schurwolle</li></ul></div>',
      ['Maße=140 x 200 cm', '=100 % Schurwolle'],
    ],
    ['<details><summary>Care</summary><p>Cold wash, line dry.</p></details>', ['Care=Cold wash, line dry.']],
  ])('%s', (html, attributes) => {
    expect(attributesOf(html)).toEqual(expect.arrayContaining(attributes));
  });

  test('a table of what can be had together labels nothing', () => {
    const select = (name: string, values: readonly string[]) =>
      `<label for="${name}">${name}</label><select id="${name}" name="option[${name}]">${values.map((one) => `<option>${one}</option>`).join('')}</select>`;
    const row = (size: string, pattern: string) =>
      `<tr><td>${size}</td><td>${pattern}</td><td>REF</td><td>€49</td></tr>`;
    const said = attributesOf(
      `<form action="/cart/add">${select('Size', ['S', 'M'])}${select('Pattern', ['Stars', 'Ferns'])}<button>Add</button></form><table><tr><th>Size</th><th>Pattern</th><th>Number</th><th>Price</th></tr>${row('S', 'Stars')}${row('S', 'Ferns')}${row('M', 'Stars')}</table>`,
    );
    expect(said.filter((one) => /REF|Stars|Ferns/.test(one))).toEqual([]);
  });

  test('the link that takes a choice back is no value', () => {
    const choices =
      '<table class="variations"><tr><th class="label"><label>Pack</label></th><td class="value"><select><option>1 bag</option><option>3 bags</option></select><a class="reset_variations" href="#">Clear</a></td></tr></table>';
    expect(attributesOf(`<div class="description"><p>A fine sand.</p></div>${choices}`)).toEqual([]);
  });

  test('the title of a review is no label', () => {
    const review =
      '<div class="jdgm-rev"><div class="jdgm-rev__content"><b class="jdgm-rev__title">Great, but warm</b><div class="jdgm-rev__body"><p>It stays put on ours.</p></div></div></div>';
    expect(attributesOf(`<div id="judgeme_product_reviews">${review}${review}</div>`)).toEqual([]);
  });

  test('sentences and prices are none', () => {
    const said = attributesOf(
      '<div class="description"><p>It goes everywhere with us, whatever 12 cm may mean to anybody else.</p><p>Price: $12</p></div>',
    );
    expect(said.filter((one) => /12|Price/.test(one))).toEqual([]);
  });

  test('what the record for search engines measures', () => {
    const ld = JSON.stringify({
      '@type': 'Product',
      name: 'Thing',
      weight: { '@type': 'QuantitativeValue', value: 1.2, unitCode: 'KGM' },
      additionalProperty: [{ name: 'Thread count', value: 400 }],
    });
    expect(attributesOf('', ld)).toEqual(expect.arrayContaining(['Weight=1.2 kg', 'Thread count=400']));
  });
});

test('endless tables, lists and lines stay bounded', () => {
  const rows = '<tr><td>Weight</td><td>1 kg</td></tr>'.repeat(4_000);
  const wide = `<tr>${'<td>9</td>'.repeat(1_000)}</tr>`.repeat(5);
  const items = '<li><span>Height</span><span>1 cm</span></li>'.repeat(4_000);
  const line = `${'a'.repeat(50)} `.repeat(4_000);
  const found = attributesOf(
    `<table>${rows}</table><table>${wide}</table><ul>${items}</ul><div class="description"><p>${line}: ${':'.repeat(50_000)}</p></div>`,
  );
  expect(found.length).toBeLessThanOrEqual(300);
});
