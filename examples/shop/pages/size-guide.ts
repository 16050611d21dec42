import { duvetSizes, towelSizes } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';
import { productLink } from '../templates/product-link.ts';

export const sizeGuidePage: TextPage = {
  path: '/size-guide',
  title: 'Size guide for duvets, blankets and towels',
  description: 'Which duvet cover, blanket, cushion, towel or robe fits: all sizes in centimetres.',
  updated: '2026-06-18',
  heading: 'Size guide',
  lead: 'All sizes are in centimetres, width before length. Textiles may differ by up to 3 % because they are washed before they are sewn.',
  body: html`
    <h2>Duvets and duvet covers</h2>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Duvet sizes">
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Duvet and cover</th>
            <th scope="col">For mattresses</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Single</th>
            <td>${duvetSizes.single}</td>
            <td>80 to 100 cm wide</td>
          </tr>
          <tr>
            <th scope="row">Double</th>
            <td>${duvetSizes.double}</td>
            <td>140 to 160 cm wide</td>
          </tr>
          <tr>
            <th scope="row">King</th>
            <td>${duvetSizes.king}</td>
            <td>160 to 200 cm wide</td>
          </tr>
        </tbody>
      </table>
    </div>
    <p>
      Measure your duvet, not your mattress: a cover should be the same size as the duvet in it. An older Irish or
      British single duvet of 135 × 200 cm is comfortable in our single cover.
    </p>

    <h2>Which blanket for which bed?</h2>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Blanket sizes">
      <table>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">Size to look for</th>
            <th scope="col">For example</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Cot, pram, lap</th>
            <td>75 × 100 cm</td>
            <td>${productLink('lamb-cot-blanket')}</td>
          </tr>
          <tr>
            <th scope="row">Sofa, one person</th>
            <td>130 × 170 cm</td>
            <td>${productLink('aran-wool-throw')}</td>
          </tr>
          <tr>
            <th scope="row">Single bed</th>
            <td>150 × 200 cm</td>
            <td>${productLink('kilkenny-herringbone-blanket')}</td>
          </tr>
          <tr>
            <th scope="row">Double bed</th>
            <td>200 × 230 cm</td>
            <td>${productLink('kilkenny-herringbone-blanket')}</td>
          </tr>
          <tr>
            <th scope="row">King-size bed</th>
            <td>230 × 260 cm</td>
            <td>${productLink('fjell-striped-merino-blanket')}</td>
          </tr>
        </tbody>
      </table>
    </div>

    <h2>Towels</h2>
    <ul>
      <li>Guest towel: ${towelSizes.guest}, for hands and faces.</li>
      <li>Hand towel: ${towelSizes.hand}, for the washbasin and for hair.</li>
      <li>Bath towel: ${towelSizes.bath}, wraps around most adults.</li>
    </ul>

    <h2>Robes</h2>
    <p>
      Choose by height: S/M up to 172 cm, L/XL above that. The ${productLink('morning-waffle-robe')} is cut wide, so
      chest and waist do not matter much.
    </p>

    <h2>Pillows and cushions</h2>
    <p>
      Our pillowcases are 50 × 75 cm. Cushion pads are 2 to 3 cm larger than their covers so that the corners are full.
    </p>
  `,
};
