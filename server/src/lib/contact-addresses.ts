/** A shop's support contacts as the addresses that a reply may link. */
export interface Contacts {
  mail: string;
  phone: string;
  /** owners give a number or a link */
  whatsApp: string;
}

/** null where there is none; of WhatsApp only wa.me and https become links (T14). */
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
