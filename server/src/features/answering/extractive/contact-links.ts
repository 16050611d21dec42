/** The shop's support contacts as links that a reply may hold. */
import { contactAddresses } from '../../../lib/contact-addresses.ts';
import type { Brand } from '../../../ports/model.ts';

export function contactLinks(contacts: Brand['contacts'], or: string): string {
  const { mail, phone, whatsApp } = contactAddresses(contacts);
  const ways = [
    mail === null ? '' : `[${contacts.mail}](${mail})`,
    phone === null ? '' : `[${contacts.phone}](${phone})`,
    whatsApp === null ? whatsAppWords(contacts.whatsApp.trim()) : `[WhatsApp](${whatsApp})`,
  ].filter((way) => way !== '');
  if (ways.length < 2) return ways.join('');
  return `${ways.slice(0, -1).join(', ')} ${or} ${ways.at(-1)}`;
}

const whatsAppWords = (whatsApp: string) => (whatsApp === '' ? '' : `WhatsApp ${whatsApp}`);
