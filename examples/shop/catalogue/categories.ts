export type CategorySlug =
  | 'blankets-throws'
  | 'bed-linen-cushions'
  | 'kitchen-table'
  | 'lighting'
  | 'bath'
  | 'candles-scent'
  | 'small-furniture';

export type Category = { slug: CategorySlug; name: string; line: string; intro: string; cover: string };

export const categories: readonly Category[] = [
  {
    slug: 'blankets-throws',
    name: 'Blankets & Throws',
    line: 'Wool, alpaca and cotton, woven slowly',
    intro:
      'Wool blankets for cold rooms, lighter throws for the sofa and cotton for summer. Most are woven at Weir Mill in County Kilkenny, a short walk from our shop, and washed there in soft river water before they reach us.',
    cover: 'kilkenny-herringbone-blanket',
  },
  {
    slug: 'bed-linen-cushions',
    name: 'Bed Linen & Cushions',
    line: 'Washed linen, crisp percale, soft corners',
    intro:
      'Linen that has been washed before you meet it, percale that feels like a good hotel, and cushions with covers that come off. Bed linen is cut to the European sizes in our size guide.',
    cover: 'washed-linen-duvet-set',
  },
  {
    slug: 'kitchen-table',
    name: 'Kitchen & Table',
    line: 'Stoneware, cast iron, oak and linen',
    intro:
      'Things for the table that are used every day and look better for it: stoneware thrown in small batches, cast iron to cook in for a lifetime, oiled oak and heavy kitchen linen.',
    cover: 'ember-cast-iron-casserole',
  },
  {
    slug: 'lighting',
    name: 'Lighting',
    line: 'Warm light, where you sit and read',
    intro:
      'Lamps chosen for the light they give: narrow beams for reading in bed, broad shades for a sitting room, paper and ceramic for a glow in the corner. Every lamp is warm white and comes with its bulb.',
    cover: 'dune-table-lamp',
  },
  {
    slug: 'bath',
    name: 'Bath',
    line: 'Organic cotton and walnut',
    intro:
      'Long-looped towels in organic cotton, a waffle robe that dries by morning and a few good things in wood and stoneware to keep beside the bath.',
    cover: 'organic-cotton-towel',
  },
  {
    slug: 'candles-scent',
    name: 'Candles & Scent',
    line: 'Plant wax, beeswax and quiet scents',
    intro:
      'Candles poured by hand in small numbers, scented with oils rather than with perfume, and the brass to stand them in. Each burns cleanly when the wick is kept short.',
    cover: 'turf-smoke-candle',
  },
  {
    slug: 'small-furniture',
    name: 'Small Furniture',
    line: 'Oak, ash and seagrass for small rooms',
    intro:
      'Stools, side tables, ladders and baskets: the pieces that make a room work. The wood is solid, from managed European forests, and finished with hard-wax oil that you can renew at home.',
    cover: 'oak-milking-stool',
  },
];
