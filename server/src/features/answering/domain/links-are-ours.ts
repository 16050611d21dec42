/** Whether every address in a reply is the shop's own or one of its contacts: a page that was crawled may try to send visitors elsewhere (CH-07, CH-11). */
import { belongsTo } from '../../../crawling/site-identity.ts';
import type { Brand } from '../../../ports/model.ts';

const address =
  /(?:\b[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\]\(\s*)[^\s)<>\]]*|\b(?:javascript|data|vbscript|file|blob):\S*/giu;

export function linksAreOurs(text: string, siteHost: string, contacts: Brand['contacts']): boolean {
  return [...text.matchAll(address)].every(([found]) => {
    const bare = found.replace(/^\]\(\s*/, '').replace(/[.,;:!?'"]+$/, '');
    return isContact(bare, contacts) || isShops(bare, siteHost);
  });
}

function isShops(bare: string, siteHost: string): boolean {
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(bare) ? bare : `https://${bare}`);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.username === '' && siteHost !== '' && belongsTo({ host: siteHost }, url.href);
}

function isContact(bare: string, { mail, phone, whatsApp }: Brand['contacts']): boolean {
  const digits = whatsApp.replaceAll(/\D/g, '');
  const own = [
    mail && `mailto:${mail}`,
    phone && `tel:${phone}`,
    whatsApp,
    whatsApp && `https://${whatsApp}`,
    digits && `https://wa.me/${digits}`,
  ];
  return bare !== '' && own.includes(bare);
}
