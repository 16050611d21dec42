/** Where else the shop is reached and seen: chats behind floating buttons, what its record says of it, its pages on networks and marketplaces. */
import type { Document, Element } from 'domhandler';
import { existsOne, findAll } from 'domutils';
import { cutText } from './clean-text.ts';
import { whatsAppOf } from './inline-text.ts';
import type { Organisation } from './read-organisation.ts';
import type { SitePart } from './site-parts.ts';

const chatsMax = 4;
const networksMax = 12;
const lineMaxLength = 300;
const settingsMaxLength = 4_000;

interface Needs {
  document: Document;
  parts: readonly SitePart[];
  organisation: Organisation;
  /** what header and footer say in words: nothing is told twice */
  said: readonly string[];
}

export function siteContacts({ document, parts, organisation, said }: Needs): string[] {
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
    networksOf(parts, organisation.pages),
  ];
  return [...new Set(lines)].filter((line) => line !== '').map((line) => cutText(line, lineMaxLength));
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const chatName = /whats-?app|joinchat|ht-ctc|(^|[\s_-])wa[_-]?(me|chat|btn|button|link|float)/i;
/** of a plug-in that opens the chat by a script: `"telephone":"62812…"` */
const chatNumber = /"?(?:tele?phone|phone|number|no_number)"?\s*[:=]\s*"?\+?(\d{9,15})(?!\d)/i;

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
  const digits = said.map((one) => chatNumber.exec(one)?.[1]).find((one) => one !== undefined);
  return digits === undefined ? null : `WhatsApp ${digits.startsWith('0') ? '' : '+'}${digits}`;
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
