import { returns, shop, warranty } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

export const warrantyPage: TextPage = {
  path: '/warranty',
  title: 'Warranty and repairs',
  description: 'How long we stand behind what we sell, what is covered and how to claim.',
  updated: '2026-05-04',
  heading: 'Warranty',
  lead: `Everything carries the legal guarantee of ${warranty.legalYears} years. On lamps, furniture and cast iron we promise longer.`,
  body: html`
    <h2>How long the warranty lasts</h2>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Warranty by kind of goods">
      <table>
        <thead>
          <tr>
            <th scope="col">Goods</th>
            <th scope="col">Warranty</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Textiles, ceramics, candles and scent</th>
            <td>${warranty.legalYears} years</td>
          </tr>
          <tr>
            <th scope="row">Lamps, with LED and battery</th>
            <td>${warranty.lampYears} years</td>
          </tr>
          <tr>
            <th scope="row">Wooden furniture</th>
            <td>${warranty.furnitureYears} years</td>
          </tr>
          <tr>
            <th scope="row">Cast iron</th>
            <td>${warranty.castIronYears} years</td>
          </tr>
        </tbody>
      </table>
    </div>
    <p>It runs from the day of delivery. Your receipt or order number is proof enough; there is nothing to register.</p>

    <h2>What is covered</h2>
    <p>
      Faults in material and making: a seam that opens, a glaze that crazes, a joint that comes loose, enamel that
      flakes without a blow, a lamp that stops working. We repair first, replace if we cannot repair, and refund if we
      can do neither. Postage both ways is ours.
    </p>

    <h2>What is not covered</h2>
    <p>
      Ordinary wear, moth damage, shrinking or felting after a wash hotter than the label says, marks from water or heat
      on wood, unlacquered brass that darkens, and damage from a fall.
    </p>

    <h2>How to claim</h2>
    <p>
      Write to <a href="mailto:${shop.mail}">${shop.mail}</a> with your order number and two pictures. You get an answer
      ${shop.mailReplyTime}. Damage from the journey should reach us within ${returns.damageReportDays} days; see
      <a href="/returns">returns</a>.
    </p>

    <h2>Mending after the warranty</h2>
    <p>
      Weir Mill darns and re-edges its own blankets for as long as they exist, from €20 a piece. Spare batteries,
      shades, pumps and wicks can be ordered for everything that we have sold since ${shop.founded}.
    </p>
  `,
};
