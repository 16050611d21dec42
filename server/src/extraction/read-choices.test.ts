/** What can be chosen at a product, read from its page's controls, with what each choice costs and whether it is there. */
import { describe, expect, test } from 'vitest';
import { form, offersOf, page, price, productOf, told } from './product-page.fixture.ts';

describe('controls', () => {
  test('a list of variants with prices and what is sold out', () => {
    const select = `<select name="id"><option value="1001">S - $45.00</option><option value="1002" disabled>M - Sold out</option><option value="1003">5-6 - $50.00 USD</option></select>`;
    expect(told(offersOf(page(price + form(select))))).toEqual([
      'option S: 45 in_stock',
      'option M: ? out_of_stock',
      'option 5-6: 50 in_stock',
    ]);
  });

  test('numbers are sizes too, a quantity is none', () => {
    const html = page(
      price +
        form(`<label for="s">Taille</label><select id="s" name="options[Taille]"><option>30</option><option>32</option><option>40</option></select>
        <select name="quantity"><option>1</option><option>2</option></select>`),
    );
    expect(told(offersOf(html))).toEqual(['taille 30: ? unknown', 'taille 32: ? unknown', 'taille 40: ? unknown']);
    expect(productOf(html)?.variants).toEqual(['30', '32', '40']);
  });

  test('radio swatches under a legend, of which the marked are sold out', () => {
    const swatch = (value: string, mark = '') =>
      `<input type="radio" id="c-${value}" name="Colour-1" value="${value}" class="${mark}"><label for="c-${value}">${value}<span class="visually-hidden">Variant sold out or unavailable</span></label>`;
    const html = page(
      price + form(`<fieldset><legend>Colour: Sand</legend>${swatch('Sand')}${swatch('Clay', 'disabled')}</fieldset>`),
    );
    expect(told(offersOf(html))).toEqual(['colour Sand: ? in_stock', 'colour Clay: ? out_of_stock']);
  });

  test('a colour is no other control, whatever letters it has', () => {
    const swatch = (value: string) =>
      `<input type="radio" name="attribute[2]" value="${value.length}" id="c-${value}" aria-label="${value}"><label for="c-${value}">${value}</label>`;
    const html = page(
      price + form(`<fieldset><legend>Colour</legend>${swatch('Slate')}${swatch('Mustard')}</fieldset>`),
    );
    expect(productOf(html)?.variants).toEqual(['Slate', 'Mustard']);
  });

  test('colours that are named for screen readers alone, as PrestaShop draws them', () => {
    const colour = (name: string, id: number, rest = '') =>
      `<li class="input-container"><label aria-label="${name}"><input class="input-color" type="radio" name="group[4]" value="${id}" title="${name}"${rest}><span class="color"><span class="sr-only">${name}</span></span></label></li>`;
    const html = page(
      price +
        form(
          `<div class="product-variants-item"><span class="control-label">Couleur : Écru</span><ul>${colour('Écru', 350)}${colour("Vert d'eau - Épuisé", 352, ' disabled')}</ul></div>`,
        ),
    );
    expect(told(offersOf(html))).toEqual(['couleur Écru: ? in_stock', "couleur Vert d'eau: ? out_of_stock"]);
  });

  test('a table of all that can be chosen says what each costs and whether it is there', () => {
    const select = (name: string, values: readonly string[]) =>
      `<label for="${name}">${name}</label><select id="${name}" name="group[${name}]">${values.map((one) => `<option>${one}</option>`).join('')}</select>`;
    const row = (size: string, pattern: string, cost: string, stock: string) =>
      `<tr><td>${size}</td><td>${pattern}</td><td>REF-1</td><td>${cost}</td><td>${stock}</td></tr>`;
    const table = `<div class="combinations"><table><thead><tr><th>Taille</th><th>Motif</th><th>Référence</th><th>Prix</th><th>Disponibilité</th></tr></thead><tbody>${row('0-6 mois', 'Étoiles', '$45.00', 'En stock')}${row('0-6 mois', 'Fougères', '$45.00', 'Rupture de stock')}${row('6-24 mois', 'Étoiles', '$49.00', 'Derniers articles en stock')}</tbody></table></div>`;
    const html = page(
      price + form(select('Taille', ['0-6 mois', '6-24 mois']) + select('Motif', ['Étoiles', 'Fougères'])) + table,
    );
    expect(told(offersOf(html))).toEqual([
      'taille 0-6 mois, motif Étoiles: 45 in_stock',
      'taille 0-6 mois, motif Fougères: 45 out_of_stock',
      'taille 6-24 mois, motif Étoiles: 49 in_stock',
      'taille 6-24 mois, motif Fougères: ? unknown',
    ]);
  });

  test('what a choice adds to the price makes its price', () => {
    const radios = ['Seatpost', 'Rack mount (+$2.50)']
      .map(
        (label, at) =>
          `<input type="radio" name="attribute[3]" value="${at}" id="f${at}"><label for="f${at}">${label}</label>`,
      )
      .join('');
    expect(told(offersOf(page(price + form(`<fieldset><legend>Fitting</legend>${radios}</fieldset>`))))).toEqual([
      'fitting Seatpost: 45 unknown',
      'fitting Rack mount: 47.5 unknown',
    ]);
  });

  test('what a list of all that is there leaves out is gone, whatever else is chosen', () => {
    const radios = (id: number, values: readonly string[]) =>
      values
        .map(
          (value, at) =>
            `<input type="radio" name="attribute[${id}]" value="${id + at}" id="r${id + at}"><label for="r${id + at}">${value}</label>`,
        )
        .join('');
    const colours = `<fieldset><legend>Colour</legend>${radios(200, ['Black', 'Coral'])}</fieldset>`;
    const sizes = `<fieldset><legend>Size</legend>${radios(300, ['S', 'M'])}</fieldset>`;
    const stock = (ids: string) =>
      `<script>var BCData = {"product_attributes":{"in_stock_attributes":[${ids}]}};</script>`;
    expect(told(offersOf(page(price + form(colours) + stock('200, 201'))))).toEqual([
      'colour Black: ? in_stock',
      'colour Coral: ? in_stock',
    ]);
    expect(told(offersOf(page(price + form(colours + sizes) + stock('200, 300, 301')))).toSorted()).toEqual([
      'colour Black, size M: ? unknown',
      'colour Black, size S: ? unknown',
      'colour Coral, size M: ? out_of_stock',
      'colour Coral, size S: ? out_of_stock',
    ]);
  });

  test('buttons, and two choices together of which nothing says the stock', () => {
    const html = page(
      `${price}<div class="swatches"><span>Color</span><div class="swatch-list"><button data-value="Sand">Sand</button><button data-value="Clay" class="sold-out">Clay</button></div></div>` +
        form('<label for="z">Size</label><select id="z" name="size"><option>M</option><option>L</option></select>'),
    );
    expect(told(offersOf(html)).toSorted()).toEqual([
      'size L, color Clay: ? unknown',
      'size L, color Sand: ? unknown',
      'size M, color Clay: ? unknown',
      'size M, color Sand: ? unknown',
    ]);
  });
});

test('thousands of controls, and a list of variants without an end, are read in a moment', () => {
  const many = (written: (i: number) => string) => Array.from({ length: 5_000 }, (_, i) => written(i)).join('');
  const html =
    form(many((i) => `<p>x</p><select name="size${i}"><option>a${i}</option></select>`)) +
    form(many((i) => `<input type="radio" name="color${i}" value="c"><span>y</span>`)) +
    `<script>product = {"variants": [${many((i) => `{"id": ${i}, "title": "v${i}", "option1": "v${i}", "price": 4500},`)}</script>`;
  expect(offersOf(page(price + html)).length).toBeLessThanOrEqual(250);
});
