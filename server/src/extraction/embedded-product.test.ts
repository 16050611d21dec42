import { describe, expect, test } from 'vitest';
import { form, jsonLd, offersOf, page, price, productOf, shopify, told, url } from './product-page.fixture.ts';

const bothOffers = ['size M, color Sand: 45 was 60 in_stock', 'size XL, color Sand: 55 out_of_stock'];

describe('product data that shop software embeds', () => {
  test.each<[string, string]>([
    ['a script of JSON', `<script type="application/json" data-product-json>${JSON.stringify(shopify)}</script>`],
    ['a hidden textarea', `<textarea class="hide" data-variant-json>${JSON.stringify(shopify)}</textarea>`],
    [
      'a script of JSON around it',
      `<script type="application/json" id="ProductJson-1">${JSON.stringify({ product: shopify, other: 1 })}</script>`,
    ],
    [
      'an option selector',
      `<script>new Shopify.OptionSelectors('s', { product: ${JSON.stringify(shopify)}, on: f });</script>`,
    ],
    ['a variable', `<script>var a = {b: 1}; window.product = ${JSON.stringify(shopify)}; go();</script>`],
  ])('%s', (_name, script) => {
    const offers = offersOf(page(price + script));
    expect(told(offers)).toEqual(bothOffers);
    expect(offers[0]).toMatchObject({
      id: '1001',
      sku: 'T-M',
      gtin: '0081234567890',
      url: `${url}?variant=1001`,
      imageUrl: 'https://cdn.example/m.jpg',
      price: { amount: 45, currency: 'USD' },
    });
  });

  test('amounts in whole units are told from cents by what the page states', () => {
    const whole = {
      ...shopify,
      variants: shopify.variants.map((one) => ({ ...one, price: one.price / 100, compare_at_price: null })),
    };
    const script = (product: object) => `<script type="application/json">${JSON.stringify(product)}</script>`;
    expect(told(offersOf(page(price + script(whole))))).toEqual([
      'size M, color Sand: 45 in_stock',
      'size XL, color Sand: 55 out_of_stock',
    ]);
    const unlike = page(
      '<p class="price">$12.00</p>' + script(shopify),
      jsonLd({ offers: { price: 12, priceCurrency: 'USD' } }),
    );
    expect(told(offersOf(unlike))).toEqual(['size M, color Sand: ? in_stock', 'size XL, color Sand: ? out_of_stock']);
  });

  test('the meta of analytics names the variants, the markup for search engines their stock', () => {
    const meta = {
      product: {
        id: 1,
        variants: [
          { id: 1001, price: 4500, name: 'Wool Throw - M', public_title: 'M', sku: '' },
          { id: 1002, price: 5500, name: 'Wool Throw - XL', public_title: 'XL', sku: '' },
        ],
      },
    };
    const head = jsonLd({
      offers: [
        { price: 45, priceCurrency: 'USD', availability: 'OutOfStock', url: `${url}?variant=1001` },
        {
          price: 55,
          priceCurrency: 'USD',
          availability: 'InStock',
          url: `${url}?variant=1002`,
          gtin13: '4006381333931',
        },
      ],
    });
    const product = productOf(
      page(`<p class="price">$45.00</p><script>var meta = ${JSON.stringify(meta)};</script>`, head),
    );
    expect(told(product?.offers ?? [])).toEqual(['option M: 45 out_of_stock', 'option XL: 55 in_stock']);
    expect(product?.offers[1]?.gtin).toBe('4006381333931');
    // the cheapest that can be had
    expect(product).toMatchObject({ price: { amount: 55 }, availability: 'in_stock', variants: ['M', 'XL'] });
  });

  test('a product without a choice has no variants, and other products on the page give none', () => {
    const lone = {
      ...shopify,
      options: ['Title'],
      variants: [{ id: 7, title: 'Default Title', option1: 'Default Title', price: 4500, available: true }],
    };
    const other = { ...shopify, title: 'Other', handle: 'other' };
    const html = page(
      price + [lone, other].map((one) => `<script type="application/json">${JSON.stringify(one)}</script>`).join(''),
    );
    expect(productOf(html)).toMatchObject({ offers: [], variants: [] });
  });

  test('WooCommerce writes its variations into the form', () => {
    const variations = [
      {
        variation_id: 11,
        attributes: { attribute_pa_size: 'm' },
        display_price: 45,
        display_regular_price: 60,
        is_in_stock: true,
        sku: 'M1',
        image: { url: 'https://shop.example/m.jpg' },
      },
      {
        variation_id: 12,
        attributes: { attribute_pa_size: 'xl' },
        display_price: 55,
        display_regular_price: 55,
        is_in_stock: false,
        sku: 'X1',
      },
    ];
    const written = JSON.stringify(variations).replaceAll('"', '&quot;');
    const html = page(
      `${price}<form class="variations_form cart" data-product_variations="${written}"><label for="pa_size">Fit</label>
      <select id="pa_size" name="attribute_pa_size"><option value="">Choose an option</option><option value="m">Medium</option><option value="xl">Extra large</option></select></form>`,
    );
    expect(told(offersOf(html))).toEqual(['fit Medium: 45 was 60 in_stock', 'fit Extra large: 55 out_of_stock']);
    expect(offersOf(html)[0]).toMatchObject({ url: `${url}?attribute_pa_size=m`, sku: 'M1' });
  });

  test('Squarespace and PrestaShop', () => {
    const squarespace = [
      {
        id: 'a',
        attributes: { Size: 'M' },
        sku: 'S1',
        priceMoney: { value: '60.00', currency: 'USD' },
        salePriceMoney: { value: '45.00', currency: 'USD' },
        onSale: true,
        unlimited: true,
      },
      {
        id: 'b',
        attributes: { Size: 'L' },
        sku: 'S2',
        priceMoney: { value: '60.00', currency: 'USD' },
        onSale: false,
        qtyInStock: 0,
      },
    ];
    const later = squarespace.map(({ priceMoney: { value, currency }, salePriceMoney, ...variant }) => ({
      ...variant,
      price: { currencyCode: currency, value: Number(value) * 100, decimalValue: value },
      ...(salePriceMoney && { salePrice: { currencyCode: currency, value: 4500, decimalValue: salePriceMoney.value } }),
    }));
    const attribute = (value: unknown) => JSON.stringify(value).replaceAll('"', '&quot;');
    expect(told(offersOf(page(`${price}<div data-variants="${attribute(squarespace)}"></div>`)))).toEqual([
      'size M: 45 was 60 in_stock',
      'size L: 60 out_of_stock',
    ]);
    expect(told(offersOf(page(`${price}<div data-variants="${attribute(later)}"></div>`)))).toEqual([
      'size M: 45 was 60 in_stock',
      'size L: 60 out_of_stock',
    ]);
    const presta = {
      id_product_attribute: 5,
      reference: 'P-5',
      price_amount: 45,
      quantity: 0,
      attributes: { 1: { group: 'Size', name: 'M' } },
    };
    const html = page(
      price +
        form(
          '<span class="control-label">Size</span><select name="group[1]"><option value="1">M</option><option value="2">L</option></select>',
        ) +
        `<div id="product-details" data-product="${attribute(presta)}"></div>`,
    );
    expect(told(offersOf(html))).toEqual(['size M: 45 out_of_stock', 'size L: ? unknown']);
  });

  test('a bare list of variants, named by the fieldsets beside it, whose other marks say nothing', () => {
    const variant = (id: number, size: string, colour: string, available: boolean) => ({
      id,
      title: `${size} / ${colour}`,
      name: `Wool Throw - ${size} / ${colour}`,
      public_title: `${size} / ${colour}`,
      options: [size, colour],
      price: 4500,
      available,
    });
    const script = `<script type="application/json">${JSON.stringify([variant(1001, '30', 'Sand', true), variant(1002, '32', 'Clay', false)])}</script>`;
    const choice = (name: string, values: string[]) =>
      `<fieldset><legend>${name}</legend>${values.map((value) => `<input type="radio" name="${name}" id="${value}" value="${value}"><label for="${value}">${value}</label>`).join('')}</fieldset>`;
    const radios = `<variant-radios>${choice('Waist', ['30', '32'])}${choice('Colour', ['Sand', 'Clay'])}${script}</variant-radios>`;
    expect(told(offersOf(page(price + radios + form(''))))).toEqual([
      'waist 30, colour Sand: 45 in_stock',
      'waist 32, colour Clay: 45 out_of_stock',
    ]);
  });

  test('Wix and Magento write tables of combinations', () => {
    const product = {
      name: 'Wool Throw',
      urlPart: 'throw',
      options: [
        {
          title: 'Size',
          selections: [
            { id: 1, value: 'M' },
            { id: 2, value: 'L' },
          ],
        },
      ],
      productItems: [
        {
          id: 'a-1',
          price: 45,
          comparePrice: 60,
          optionsSelections: [1],
          inventory: { status: 'in_stock' },
          sku: 'W1',
        },
        { id: 'a-2', price: 50, comparePrice: 0, optionsSelections: [2], inventory: { status: 'out_of_stock' } },
      ],
    };
    const wix = `<script type="application/json" id="wix-warmup-data">${JSON.stringify({ appsWarmupData: { x: { product } } })}</script>`;
    expect(told(offersOf(page(price + wix)))).toEqual(['size M: 45 was 60 in_stock', 'size L: 50 out_of_stock']);

    const config = {
      attributes: {
        93: {
          label: 'Color',
          options: [
            { id: '50', label: 'Sand', products: ['7'] },
            { id: '51', label: 'Clay' },
          ],
        },
      },
      optionPrices: {
        7: { oldPrice: { amount: 60 }, finalPrice: { amount: 45 } },
        8: { oldPrice: { amount: 55 }, finalPrice: { amount: 55 } },
      },
      index: { 7: { 93: '50' }, 8: { 93: '51' } },
    };
    const magento = (place: string) =>
      `<script type="text/x-magento-init">${JSON.stringify({ [place]: { 'Magento_Swatches/js/swatch-renderer': { jsonConfig: config } } })}</script>`;
    expect(told(offersOf(page(price + magento('[data-role=swatch-options]'))))).toEqual([
      'color Sand: 45 was 60 unknown',
      'color Clay: 55 unknown',
    ]);
    expect(offersOf(page(price + magento('[data-role=swatch-option-12]')))).toEqual([]);
  });
});
