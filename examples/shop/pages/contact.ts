import { shop } from '../policies.ts';
import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

const hoursRow = (row: { days: string; hours: string }) =>
  html`<tr>
    <th scope="row">${row.days}</th>
    <td>${row.hours}</td>
  </tr>`;

export const contactPage: TextPage = {
  path: '/contact',
  title: 'Contact and opening hours',
  description: 'How to reach Hearth & Loom by mail and phone, where the shop is and when it is open.',
  updated: '2026-09-01',
  heading: 'Contact',
  lead: `Write to ${shop.mail} or ring ${shop.phone}. A person answers; mails get a reply ${shop.mailReplyTime}.`,
  body: html`
    <h2>Mail and phone</h2>
    <ul>
      <li>E-mail: <a href="mailto:${shop.mail}">${shop.mail}</a></li>
      <li>Phone: <a href="tel:${shop.phone.replaceAll(' ', '')}">${shop.phone}</a></li>
    </ul>
    <p>Have your order number ready (it starts with HL and stands in the subject of every mail from us).</p>

    <h2>When we answer</h2>
    <table>
      <caption>
        Customer care, Irish time
      </caption>
      <tbody>
        ${shop.careHours.map(hoursRow)}
      </tbody>
    </table>

    <h2>The shop in Kilkenny</h2>
    <address>
      ${shop.name}<br />${shop.address.street}<br />${shop.address.town}, ${shop.address.postcode}<br />${shop.address.country}
    </address>
    <table>
      <caption>
        Shop opening hours
      </caption>
      <tbody>
        ${shop.storeHours.map(hoursRow)}
      </tbody>
    </table>
    <p>
      The shop is on the ground floor of the mill, with no step at the river door. The railway station is twelve minutes
      on foot. Orders can be <a href="/delivery">collected here</a> for nothing, and returns handed in.
    </p>

    <h2>Press and trade</h2>
    <p>
      Hotels, restaurants and decorators get trade prices from ten pieces of one kind. Write to the same address with
      the word trade in the subject.
    </p>
  `,
};
