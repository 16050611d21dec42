/** How people are reached: a shop’s contacts as links, e-mail addresses in one spelling, and the first line of a letter. */

/** A shop's support contacts. */
interface Contacts {
  mail: string;
  phone: string;
  /** owners give a number or a link */
  whatsApp: string;
}

/** The addresses that a reply may link, or null; of WhatsApp only wa.me and https become links (T14). */
export function contactAddresses({ mail, phone, whatsApp }: Contacts) {
  return {
    mail: mail === '' ? null : `mailto:${mail}`,
    phone: phone === '' ? null : `tel:${phone}`,
    whatsApp: whatsAppAddress(whatsApp.trim()),
  };
}

function whatsAppAddress(whatsApp: string): string | null {
  if (whatsApp === '') return null;
  const digits = whatsApp.replaceAll(/[\s()+.-]/g, '');
  if (/^\d{6,15}$/.test(digits)) return `https://wa.me/${digits}`;
  const url = URL.parse(whatsApp.startsWith('wa.me/') ? `https://${whatsApp}` : whatsApp);
  return url?.protocol === 'https:' ? url.href : null;
}

/** One account per address: trimmed, lower-case, ASCII only (AU-08). */
const pattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

export function canonicalEmail(input: string): string | null {
  const email = input.trim().toLowerCase();
  return pattern.test(email) && email.length <= 254 ? email : null;
}

/** The first line of a letter. Anybody can register somebody else's address under any name, so a name that could be a link or a message is left out (RE-08). */
const plainName = /^(?:[\p{L}\p{M}\p{N} ,&'’-]|\.(?= |$)){1,60}$/u;

export const greeting = (name: string): string => (plainName.test(name) ? `Hello ${name},` : 'Hello,');
