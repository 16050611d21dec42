import { html } from '../templates/html.ts';
import type { Crumb, TextPage } from '../templates/page.ts';
import { productLink, productLinkWithPrice } from '../templates/product-link.ts';

const journal: Crumb = { name: 'Journal', path: '/journal' };

const choosingABlanket: TextPage = {
  path: '/journal/how-to-choose-a-wool-blanket',
  title: 'How to choose a wool blanket',
  description: 'Lambswool, merino, alpaca or recycled: what the words mean and which blanket suits whom.',
  updated: '2026-10-24',
  heading: 'How to choose a wool blanket',
  lead: 'There are four things to know about a blanket: the fibre, the weave, the weight and where it will live.',
  parent: journal,
  body: html`
    <h2>The fibre</h2>
    <p>
      Wool is measured by how thick its hairs are. Merino is the finest and hardly ever itches. Lambswool, from the
      first shearing, is soft, springy and a little hairier: most people wear it happily over a shirt. Alpaca is
      smoother than either and very warm, but it costs more because an animal gives little of it. Recycled wool is
      shorter in the fibre and so firmer, and it forgives the dog.
    </p>

    <h2>The weave</h2>
    <p>
      A plain weave is light and lets air through. A twill or herringbone packs more yarn into the same space and keeps
      its shape. Double weaving makes two cloths at once with air between them, which is the warmest of all.
    </p>

    <h2>The weight</h2>
    <p>
      A throw of some 600 grams is for shoulders and knees. From one kilogram a blanket stays where it is put on a bed.
      Above two kilograms it can take the place of a duvet.
    </p>

    <h2>Our advice in one list</h2>
    <ul>
      <li>For the sofa: the ${productLinkWithPrice('aran-wool-throw')}.</li>
      <li>For the car, the garden and the dog: the ${productLinkWithPrice('hearthside-check-blanket')}.</li>
      <li>For a cold bedroom: the ${productLinkWithPrice('kilkenny-herringbone-blanket')}.</li>
      <li>For a king-size bed: the ${productLinkWithPrice('fjell-striped-merino-blanket')}.</li>
      <li>For skin that itches: the ${productLinkWithPrice('altura-alpaca-throw')}.</li>
      <li>For a new baby: the ${productLinkWithPrice('lamb-cot-blanket')}.</li>
    </ul>
    <p>Whichever it is, air it often and wash it seldom. The <a href="/care-guide">care guide</a> has the rest.</p>
  `,
};

const lightToReadBy: TextPage = {
  path: '/journal/a-good-light-to-read-by',
  title: 'A good light to read by',
  description: 'How bright, how warm and from where: what makes a lamp good for reading in bed or in a chair.',
  updated: '2026-11-09',
  heading: 'A good light to read by',
  lead: 'Reading light is less about watts than about where the light lands.',
  parent: journal,
  body: html`
    <h2>In bed</h2>
    <p>
      You want a narrow beam, from beside or behind your shoulder, that ends at the edge of the page. Three to four
      hundred lumens are plenty at that distance. The bulb should be out of sight, both for you and for the person on
      the other pillow, and it should dim, because a page at midnight needs less than a page at nine.
    </p>
    <p>
      That is what the ${productLinkWithPrice('fern-bedside-reading-lamp')} was made for. Where there is no bedside
      table, the ${productLinkWithPrice('finch-wall-reading-light')} does the same from the wall. A wide-shaded lamp
      such as the ${productLink('dune-table-lamp')} is lovely in a bedroom, but it lights the room rather than the book.
    </p>

    <h2>In a chair</h2>
    <p>
      Put the lamp behind your shoulder on the side of the hand that does not turn pages, with its head a little above
      your eyes. Small print and knitting want more light: the ${productLinkWithPrice('heron-floor-lamp')} gives 900
      lumens.
    </p>

    <h2>How warm</h2>
    <p>
      The colour of light is given in kelvin. Candles are below 2,000, daylight is above 5,000. In the evening stay at
      2,700 or less: it is kinder to sleep. All our lamps are 2,700 kelvin.
    </p>
  `,
};

export const posts: readonly TextPage[] = [lightToReadBy, choosingABlanket];

export const journalPage: TextPage = {
  path: '/journal',
  title: 'Journal',
  description: 'Notes from the mill: how things are made, chosen and looked after.',
  updated: '2026-11-09',
  heading: 'Journal',
  lead: 'Notes from the mill, now and then, on how things are made, chosen and looked after.',
  body: html`<ul class="post-list">
    ${posts.map(
      (post) =>
        html`<li>
          <h2><a href="${post.path}">${post.heading}</a></h2>
          <p>${post.lead}</p>
          <p class="muted"><time datetime="${post.updated}">${post.updated}</time></p>
        </li>`,
    )}
  </ul>`,
};
