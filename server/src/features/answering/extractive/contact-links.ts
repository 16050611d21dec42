/** The shop's support contacts as links that a reply may hold. */
import type { Brand } from '../../../ports/model.ts';

export function contactLinks({ mail, phone, whatsApp }: Brand['contacts'], or: string): string {
  const ways = [
    mail === '' ? '' : `[${mail}](mailto:${mail})`,
    phone === '' ? '' : `[${phone}](tel:${phone})`,
    whatsAppLink(whatsApp.trim()),
  ].filter((way) => way !== '');
  if (ways.length < 2) return ways.join('');
  return `${ways.slice(0, -1).join(', ')} ${or} ${ways.at(-1)}`;
}

/** Owners give a number or a link; only wa.me and https become links (T14). */
function whatsAppLink(whatsApp: string): string {
  if (whatsApp === '') return '';
  const digits = whatsApp.replaceAll(/[\s()+.-]/g, '');
  if (/^\d{6,15}$/.test(digits)) return `[WhatsApp](https://wa.me/${digits})`;
  const url = URL.parse(whatsApp.startsWith('wa.me/') ? `https://${whatsApp}` : whatsApp);
  return url?.protocol === 'https:' ? `[WhatsApp](${url.href})` : `WhatsApp ${whatsApp}`;
}
