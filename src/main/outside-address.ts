/** Which addresses leave for the system's browser, mail or telephone. The parsed form is opened, never the text that came. */
import { paymentAddress } from '@vitrine/contract/payment-address';

const longest = 2000;
const phone = /^tel:\+?[\d().\- ]{3,30}$/;
const mail = /^mailto:[^\s@?&#"<>%]+@[^\s@?&#"<>%/]+(\?(subject|body)=[^&]*(&(subject|body)=[^&]*)?)?$/i;

const serverPage = (address: URL, serverOrigin: string) => address.origin === serverOrigin;

/** @returns the address to open, or null when it is refused */
export function outsideAddress(url: string, serverOrigin: string): string | null {
  if (url.length > longest) return null;
  const address = URL.parse(url);
  if (address === null || address.username !== '' || address.password !== '') return null;
  // a server of one's own may stand on http; every other page has to be private on its way
  if (address.protocol === 'https:' || serverPage(address, serverOrigin)) return address.href;
  if (address.protocol === 'mailto:' && mail.test(address.href)) return address.href;
  if (address.protocol === 'tel:' && phone.test(address.href)) return address.href;
  return null;
}

/** @returns the payment page to open, or null: the provider's hosts over https and our own server alone */
export const outsidePayment = (url: string, serverOrigin: string): string | null =>
  url.length > longest ? null : paymentAddress(url, serverOrigin);
