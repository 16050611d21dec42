import { products } from '../catalogue.ts';
import { delivery, deliveryZones } from '../policies.ts';
import type { DeliveryZone } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';
import { formatPrice } from '../templates/price.ts';
import { productLink } from '../templates/product-link.ts';

const zoneName = ({ name, countries }: DeliveryZone) =>
  countries.every((country) => name.includes(country)) ? name : html`${name}<small>${countries.join(', ')}</small>`;

const zoneRow = (zone: DeliveryZone) =>
  html`<tr>
    <th scope="row">${zoneName(zone)}</th>
    <td>${zone.time}</td>
    <td>${formatPrice(zone.priceCents)}</td>
    <td>from ${formatPrice(zone.freeFromCents)}</td>
  </tr>`;

const furnitureRow = (zone: DeliveryZone) =>
  zone.furniture &&
  html`<tr>
    <th scope="row">${zoneName(zone)}</th>
    <td>${zone.furniture.time}</td>
    <td>${formatPrice(zone.furniture.priceCents)}</td>
  </tr>`;

const largeGoods = products
  .filter((product) => product.large)
  .map((product, index) => html`${index > 0 && ', '}${productLink(product.slug)}`);

const [ireland, central, restOfEu] = deliveryZones;

export const deliveryPage: TextPage = {
  path: '/delivery',
  title: 'Delivery times and prices',
  description: 'How long delivery takes and what it costs, country by country, and when it is free.',
  updated: '2026-10-20',
  heading: 'Delivery',
  lead: `Delivery takes ${ireland?.time} in Ireland, ${central?.time} to Germany, Austria, France and the Benelux countries, and ${restOfEu?.time} to the rest of the EU. It is free in the EU from ${formatPrice(delivery.freeInEuFromCents)}.`,
  body: html`
    <h2>How long does delivery take?</h2>
    <p>
      Orders placed before ${delivery.cutOff} Irish time on a working day leave our mill the same day; later orders
      leave on the next working day. The times below count from that day. Saturdays, Sundays and public holidays are not
      working days.
    </p>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Delivery times and prices by country">
      <table>
        <caption>
          Standard delivery
        </caption>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">How long</th>
            <th scope="col">Price</th>
            <th scope="col">Free</th>
          </tr>
        </thead>
        <tbody>
          ${deliveryZones.map(zoneRow)}
        </tbody>
      </table>
    </div>
    <p>We do not deliver outside these countries at present.</p>

    <h2>When is delivery free?</h2>
    <p>
      Standard delivery is free to all EU countries when the goods in your basket come to
      ${formatPrice(delivery.freeInEuFromCents)} or more, and to the United Kingdom, Switzerland and Norway from
      ${formatPrice(delivery.freeElsewhereFromCents)}. The amount counts after discounts; gift cards do not count
      towards it. Furniture and express delivery are charged as shown.
    </p>

    <h2>Express delivery</h2>
    <p>
      In Ireland we deliver ${delivery.express.promise} for ${formatPrice(delivery.express.priceCents)} when you order
      before ${delivery.cutOff}. Express is not available for furniture or to other countries.
    </p>

    <h2>Furniture</h2>
    <p>
      Some furniture is too large for the post: ${largeGoods}. Two people bring it into the room that you choose, at a
      time agreed with you by phone, and take the packaging away.
    </p>
    <div class="table-scroll" tabindex="0" role="region" aria-label="Furniture delivery times and prices">
      <table>
        <caption>
          Furniture delivery, per order
        </caption>
        <thead>
          <tr>
            <th scope="col">Where</th>
            <th scope="col">How long</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          ${deliveryZones.map(furnitureRow)}
        </tbody>
      </table>
    </div>
    <p>We do not deliver furniture to other countries.</p>

    <h2>Collection in Kilkenny</h2>
    <p>
      Collection from our shop is free. Your order is ready within ${delivery.collection.readyWithin} during shop hours;
      we write when it is, and keep it for ${delivery.collection.keptFor}. See <a href="/contact">contact</a> for the
      address.
    </p>

    <h2>Following your parcel</h2>
    <p>
      You get a tracking link by e-mail when the parcel leaves. The carrier tries ${delivery.redeliveryAttempts} times
      and then leaves the parcel at a pick-up point near you for seven days. If nothing has moved for three working
      days,
      <a href="/contact">tell us</a> and we will find it.
    </p>

    <h2>Customs</h2>
    <p>
      Within the EU there is nothing to pay at the door. Orders to the United Kingdom are sent with VAT and duties paid
      up to £135; above that, and for Switzerland and Norway, the carrier may collect local VAT and duties from you.
    </p>
  `,
};

/** The old address of the delivery page, kept as a copy that names the new one as canonical. */
export const shippingPage: TextPage = { ...deliveryPage, path: '/shipping', canonicalPath: deliveryPage.path };
