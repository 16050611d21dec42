/** Where else the shop is reached and seen: chats behind floating buttons, what its record says of it, its pages on networks and marketplaces. */
import type { Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import { addresses, isNode, list, words } from './json-nodes.ts';
import type { Node } from './json-nodes.ts';
import { chatNumber, cutText, isSilent, lettersOf, whatsAppOf } from './page-parts.ts';
import type { SitePart } from './site-parts.ts';
import { isRemnant } from './text-line.ts';
import { textLines } from './text-lines.ts';

const chatsMax = 4;
const networksMax = 12;
const lineMaxLength = 300;
const settingsMaxLength = 4_000;

interface Needs {
  document: Document;
  parts: readonly SitePart[];
  organisation: Organisation;
  language: string | null;
  /** what header and footer say in words: nothing is told twice */
  said: readonly string[];
}

export function siteContacts({ document, parts, organisation, language, said }: Needs): string[] {
  const known = said.join('\n');
  const digits = known.replaceAll(/\D/g, '');
  const isNewNumber = (number: string) => !digits.includes(number.replaceAll(/\D/g, '').slice(-7));
  const { phone, mail, address, street, hours } = organisation;
  const isNumber = phone.replaceAll(/\D/g, '').length >= 7;
  const lines = [
    ...chatsOf(document).filter(isNewNumber),
    ...(isNumber && isNewNumber(phone) ? [phone] : []),
    ...(mail !== '' && !known.toLowerCase().includes(mail.toLowerCase()) ? [mail] : []),
    ...(address !== '' && !lettersOf(known).includes(lettersOf(street)) ? [address] : []),
    ...(hours !== '' && !/\d[:.]\d{2}/.test(known) ? [hours] : []),
    ...carriersShown(parts, language),
    ...cartPromises(document).filter((line) => !known.includes(line)),
    networksOf(parts, organisation.pages),
  ];
  return [...new Set(lines)].filter((line) => line !== '').map((line) => cutText(line, lineMaxLength));
}

const chatName = /whats-?app|joinchat|ht-ctc|(^|[\s_-])wa[_-]?(me|chat|btn|button|link|float)/i;
/** of a plug-in that opens the chat by a script: `"telephone":"62812…"` */
const settingsNumber = /"?(?:tele?phone|phone|number|no_number)"?\s*[:=]\s*"?\+?(\d{9,15})(?!\d)/i;

function chatsOf(document: Document): string[] {
  const numbers = new Map<string, string>();
  existsOne(({ name, attribs }) => {
    const found = name === 'a' ? whatsAppOf(attribs['href'] ?? '') : byPlugin(attribs);
    if (found !== null) numbers.set(found.slice(-7), found.replace(' ', ': '));
    return numbers.size >= chatsMax;
  }, document.children);
  return [...numbers.values()];
}

function byPlugin(attribs: Element['attribs']): string | null {
  if (!chatName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`)) return null;
  const settings = Object.entries(attribs).filter(([name]) => name.startsWith('data-'));
  const said = settings.map(([name, value]) => `${name.replace(/^data-/, '')}:${value.slice(0, settingsMaxLength)}`);
  const digits = said.map((one) => settingsNumber.exec(one)?.[1]).find((one) => one !== undefined);
  return digits === undefined ? null : chatNumber(digits);
}

const cartName = /(^|[\s_-])(cart-?drawer|(mini|side|ajax|slide)-?cart)(?=$|[\s_-])/i;
const freeDelivery =
  /free (?:\p{L}+ )?(?:shipping|delivery|postage)|(?:gratis|bebas|free) (?:ongkir|ongkos kirim)|versandkostenfrei|kostenlose[rn]? (?:versand|lieferung)|livraison (?:gratuite|offerte)|env[ií]o gratis|spedizione gratuita|frete gr[aá]tis|gratis (?:verzending|frakt|fragt)|darmowa (?:dostawa|wysyłka)|ücretsiz kargo/iu;
const promiseMaxLength = 120;

/** Some themes say in the cart alone from what value on delivery is free. */
function cartPromises(document: Document): string[] {
  const carts = findAll(
    ({ name, attribs }) => name === 'cart-drawer' || cartName.test(`${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`),
    document.children,
  );
  return textLines(carts.slice(0, 1), isSilent)
    .map(({ text }) => text)
    .filter(
      (text) => text.length <= promiseMaxLength && freeDelivery.test(text) && /\d/.test(text) && !isRemnant(text),
    );
}

const carriers =
  /^(?:JNE|J&T(?: Express)?|SiCepat|AnterAja|Ninja ?(?:Xpress|Van)|TIKI|Pos Indonesia|Lion Parcel|GoSend|Grab ?Express|DHL|UPS|FedEx|USPS|DPD|GLS|Royal Mail|Evri|PostNL|InPost|Mondial Relay|Colissimo|Correos)$/i;
const deliveryBy: Record<string, string> = {
  de: 'Versand mit',
  es: 'Envío con',
  fr: 'Livraison par',
  id: 'Pengiriman dengan',
  it: 'Spedizione con',
  nl: 'Verzending met',
  pl: 'Dostawa przez',
  pt: 'Envio por',
};

/** Who carries parcels, where pictures alone tell it; one may be anything. */
function carriersShown(parts: readonly SitePart[], language: string | null): string[] {
  const pictures = findAll(
    ({ name }) => name === 'img',
    parts.map(({ element }) => element),
  );
  const names = pictures.map(({ attribs }) => (attribs['alt'] ?? '').replace(/\s*logo$/i, '').trim());
  const shown = [...new Set(names.filter((name) => carriers.test(name)))];
  return shown.length < 2 ? [] : [`${deliveryBy[language ?? ''] ?? 'Delivery by'}: ${shown.join(', ')}`];
}

const networks: [name: string, address: RegExp][] = [
  ['Instagram', /^instagram\.com\/[\w.]{2,40}/i],
  [
    'Facebook',
    /^(?:[a-z]{1,3}\.)?facebook\.com\/(?:profile\.php\?id=\d+|(?:p|pages|people|groups)\/[^?#]{2,80}|[\w.-]{2,60})/i,
  ],
  ['TikTok', /^tiktok\.com\/@[\w.]{2,40}/i],
  ['YouTube', /^youtube\.com\/(?:(?:c|channel|user)\/[\w-]{2,60}|@[\w.-]{2,60})/i],
  ['X', /^(?:twitter|x)\.com\/\w{2,30}/i],
  ['Pinterest', /^(?:[a-z]{2}\.)?pinterest\.[a-z.]{2,6}\/[\w-]{2,60}/i],
  ['LinkedIn', /^(?:[a-z]{2}\.)?linkedin\.com\/company\/[\w%-]{2,80}/i],
  ['Telegram', /^t\.me\/\w{3,40}/i],
  ['LINE', /^(?:line\.me\/(?:ti\/p|R\/ti\/p)|lin\.ee)\/[\w~%@-]{2,40}/i],
  ['Tokopedia', /^tokopedia\.com\/[\w-]{2,60}/i],
  ['Shopee', /^shopee\.[a-z.]{2,6}\/[\w.-]{2,60}/i],
  ['Lazada', /^lazada\.[a-z.]{2,6}\/shop\/[\w-]{2,60}/i],
  ['Bukalapak', /^bukalapak\.com\/u\/[\w-]{2,60}/i],
  ['Etsy', /^etsy\.com\/(?:[a-z]{2}\/)?shop\/[\w-]{2,60}/i],
];
/** buttons to share a page, and whom themes name before the shop names itself */
const noPage =
  /[/.](?:shar(?:e|er|ing)|intent|dialog|hashtag|explore|search|plugins|tr|reel|pin\/create|login|shopify|wix|wordpress\w*|squarespace|woocommerce|elementor)(?:[/.?]|$)/i;

/** `Instagram: instagram.com/oakandember, Shopee: shopee.co.id/oakandember` */
function networksOf(parts: readonly SitePart[], pages: readonly string[]): string {
  const links = parts.flatMap(({ element }) => findAll(({ name }) => name === 'a', [element]));
  const found = new Map<string, string>();
  for (const href of [...links.map(({ attribs }) => attribs['href'] ?? ''), ...pages]) {
    const address = href.trim().replace(/^(?:https?:)?\/\/(?:www\.)?/i, '');
    const network = networks.find(([, pattern]) => pattern.test(address));
    if (network === undefined || found.has(network[0]) || found.size >= networksMax || noPage.test(address)) continue;
    found.set(network[0], network[1].exec(address)?.[0].replace(/\/$/, '') ?? '');
  }
  return [...found].map(([name, address]) => `${name}: ${address}`).join(', ');
}

/** What a page's record says of who runs the site: how it is reached, where it is, when it is open, what it does. */

/** '' and empty where the record does not say */
interface Organisation {
  logo: string;
  mail: string;
  phone: string;
  description: string;
  /** on one line */
  address: string;
  street: string;
  /** one line, in the page's language */
  hours: string;
  /** addresses of its pages elsewhere */
  pages: string[];
}

const pagesMax = 20;

/** @param language of the page, for the names of days */
export function readOrganisation(organisations: readonly Node[], language: string | null): Organisation {
  const place = organisations.flatMap((node) => list(node['address']).filter(isNode))[0] ?? {};
  const street = words(place['streetAddress']);
  const parts = [street, ...['addressLocality', 'addressRegion', 'postalCode'].map((key) => words(place[key]))];
  return {
    logo: organisations.flatMap((node) => addresses(node['logo']))[0] ?? '',
    mail: firstOf(organisations, 'email').replace(/^mailto:/i, ''),
    phone: firstOf(organisations, 'telephone').replace(/^tel:/i, ''),
    description: organisations.map((node) => words(node['description'])).find((said) => said !== '') ?? '',
    address: street === '' ? '' : [...new Set(parts)].filter((part) => part !== '').join(', '),
    street,
    hours: organisations.map((node) => hoursOf(node, language)).find((said) => said !== '') ?? '',
    pages: organisations.flatMap((node) => addresses(node['sameAs'])).slice(0, pagesMax),
  };
}

/** As the organisation says it, else as one of its contact points does. */
const firstOf = (organisations: readonly Node[], key: string): string =>
  organisations
    .flatMap((node) => [node, ...list(node['contactPoint']).filter(isNode)])
    .map((node) => words(node[key]))
    .find((said) => said !== '') ?? '';

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** `Monday–Friday 09:00–17:00, Saturday 10:00–14:00` */
function hoursOf(node: Node, language: string | null): string {
  const spans = list(node['openingHoursSpecification'])
    .filter(isNode)
    .map((one) => {
      const named = list(one['dayOfWeek']).map((day) => days.indexOf(words(day).toLowerCase().replace(/^.*\//, '')));
      const [opens, closes] = [words(one['opens']), words(one['closes'])].map((time) => time.slice(0, 5));
      return { at: named.filter((day) => day >= 0).toSorted((a, b) => a - b), opens, closes };
    })
    .filter(({ at, opens, closes }) => at.length > 0 && isTime(opens) && isTime(closes) && opens !== closes);
  const format = new Intl.DateTimeFormat(language ?? 'en', { weekday: 'long', timeZone: 'UTC' });
  // the fifth of January 2026 was a Monday
  const nameOf = (day: number) => format.format(Date.UTC(2026, 0, 5 + day));
  return spans
    .map(({ at, opens, closes }) => {
      const [first = 0, last = first] = [at[0], at.at(-1)];
      const isRow = at.length > 2 && last - first === at.length - 1;
      return `${isRow ? `${nameOf(first)}–${nameOf(last)}` : at.map(nameOf).join(', ')} ${opens}–${closes}`;
    })
    .join(', ');
}

const isTime = (text: string | undefined): boolean => /^\d{2}:\d{2}$/.test(text ?? '');
