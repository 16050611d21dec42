import { shop } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

export const aboutPage: TextPage = {
  path: '/about',
  title: 'About us',
  description: 'A small shop in an old mill in Kilkenny, and the workshops behind what it sells.',
  updated: '2026-02-16',
  heading: 'About us',
  lead: `${shop.name} began in ${shop.founded} with one loom, one stove and forty blankets on a market table.`,
  body: html`
    <p>
      Nora Tierney learned to weave at Weir Mill when the mill had two looms left, and her brother Fintan made stools in
      the shed across the river. People who bought a blanket asked where the stool came from. That was the shop. Today
      the mill runs six looms, eleven of us work here, and what we do not make ourselves comes from workshops whose
      people we know by name.
    </p>

    <h2>How we choose</h2>
    <p>
      We sell about forty things and do not want to sell many more. Each has been used in one of our own homes for a
      winter before it goes on the shelf. It should be made of one honest material as far as that can be done, it should
      be possible to mend it, and it should not look of this year.
    </p>

    <h2>Who makes it</h2>
    <ul>
      <li><strong>Weir Mill</strong>, County Kilkenny: our own wool blankets and duvets.</li>
      <li><strong>Oak &amp; Ember</strong>, County Laois: Fintan’s workshop for wood and brass.</li>
      <li><strong>Casa Tejo</strong>, near Guimarães in Portugal: linen, cotton and towels.</li>
      <li><strong>Halva Ceramics</strong>, Vallauris in France: the Tideline stoneware.</li>
      <li><strong>Fonderie Aubac</strong>, in the Ardennes: cast iron.</li>
      <li><strong>Lumen Street</strong>, Ghent in Belgium: lamps.</li>
      <li><strong>Maison Brume</strong>, Lyon in France: candles and scent.</li>
      <li><strong>Sennhus</strong>, Denmark: merino, alpaca, bouclé and baskets.</li>
    </ul>

    <h2>Packaging and transport</h2>
    <p>
      Parcels go out in recycled card with paper tape and without plastic. We send by road and sea only, never by air,
      which is why express delivery stops at the Irish coast. Since 2022 the mill has run on its own turbine from March
      to November.
    </p>

    <h2>Prices</h2>
    <p>
      We hold two short sales a year, in January and in November, and at other times the price is the price. A
      crossed-out price is always the lowest of the thirty days before.
    </p>
  `,
};
