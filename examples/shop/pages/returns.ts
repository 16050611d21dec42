import { returns, shop } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';
import { formatPrice } from '../templates/price.ts';

export const returnsPage: TextPage = {
  path: '/returns',
  title: 'Returns and refunds',
  description: `Send unused goods back within ${returns.days} days: how it works, who pays and what cannot be returned.`,
  updated: '2026-09-12',
  heading: 'Returns',
  lead: `You have ${returns.days} days from the day of delivery to send back anything that is unused and in its original packaging. From Ireland it is free.`,
  body: html`
    <h2>How to return something</h2>
    <ol>
      <li>
        Write to <a href="mailto:${shop.mail}">${shop.mail}</a> with your order number, or use the form in the parcel.
      </li>
      <li>We send a return label by e-mail on the same working day.</li>
      <li>Pack the goods with their labels on and hand the parcel in at any post office or parcel shop.</li>
      <li>We refund you within ${returns.refundWithin} of the parcel reaching us, in the way in which you paid.</li>
    </ol>
    <p>
      You need not give a reason. The legal right to withdraw within ${returns.withdrawalDays} days is part of our
      ${returns.days} days; when you withdraw within it from a whole order, we also refund the standard delivery charge.
    </p>

    <h2>Who pays for the return?</h2>
    <ul>
      <li><strong>Ireland:</strong> returns are free with our label.</li>
      <li>
        <strong>Other EU countries:</strong> our label costs ${formatPrice(returns.labelPriceCents)}, which we take off
        the refund.
      </li>
      <li><strong>United Kingdom, Switzerland, Norway:</strong> you send the parcel back at your own cost.</li>
      <li>
        <strong>Furniture:</strong> we collect it from your home for ${formatPrice(returns.furnitureCollectionCents)}.
      </li>
      <li><strong>Faulty, damaged or wrong goods:</strong> we always pay, from every country.</li>
    </ul>

    <h2>What cannot be returned</h2>
    <ul>
      <li>Blankets, throws, cushions, robes and bed linen that have been used, worn or washed.</li>
      <li>Towels and bath mats that have been used or washed, or whose paper band has been opened.</li>
      <li>Candles that have been lit and diffusers that have been opened.</li>
      <li>Anything made or cut to your order, such as underlays for bath mats.</li>
      <li>
        Gift cards that have been used in part. An unused gift card may be cancelled within ${returns.withdrawalDays}
        days of purchase.
      </li>
    </ul>

    <h2>Can I return a worn blanket?</h2>
    <p>
      No. A blanket that has been worn, used or washed cannot be returned, because we could not sell it to anyone else.
      You may of course unfold it, feel it and lay it on the bed to see the colour, with its label left on. If it turns
      out to have a fault, it is covered by our <a href="/warranty">warranty</a>, worn or not.
    </p>

    <h2>Exchanges</h2>
    <p>
      For another size or colour, write to us before you send anything: we put the new one aside and send it as soon as
      the carrier has scanned your return. The first exchange in an order is delivered free.
    </p>

    <h2>Something arrived damaged</h2>
    <p>
      Send us a picture within ${returns.damageReportDays} days of delivery. You may choose between a replacement and a
      full refund, and you need not send broken ceramics or glass back.
    </p>

    <h2>Sale goods and presents</h2>
    <p>
      Sale goods can be returned like any others. If you were given something, you can return it with the gift receipt
      and get its value on a <a href="/gift-cards">gift card</a>.
    </p>
  `,
};
