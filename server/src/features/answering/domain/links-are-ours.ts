/**
 * Whether every address in a reply is a page that the agent was given or a contact of the shop's: a page that was crawled may try to send
 * visitors elsewhere (CH-07, CH-11). What any program that shows text could turn into a link counts as an address, and so does every
 * piece of markup: a reply has no use for either.
 */
import { belongsTo, normaliseUrl, pageKey } from '../../../crawling/site-identity.ts';
import { contactAddresses } from '../../../lib/contact-addresses.ts';
import { oneString } from '../../../lib/one-string.ts';
import type { Question } from '../../../ports/model.ts';

/** The ends of host names that mail programs and chats turn into links without being asked to: all of countries, and the others that are much used. */
const countries =
  'ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw рф бел укр срб 中国 中國 台湾 香港 한국';
/** Without those that a sentence may begin with: "three days.Today". With a path behind it any of them counts as an address. */
const others =
  'com net org edu gov mil int info biz pro mobi asia app dev page blog shop store online site website web cloud tech digital club vip top xyz icu cyou click link bet casino loan loans win bid promo zip mov goo google amazon apple africa berlin hamburg koeln wien london paris nyc tokyo amsterdam swiss onion example test invalid local localhost internal рус онлайн сайт дети 网址 公司 网络 在线 商店 网店 コム ストア';

const topLevelNames: ReadonlySet<string> = new Set(`${countries} ${others}`.split(' '));

const linkTarget = /\]\(\s{0,9}([^\s()<>[\]]*(?:\([^\s()<>[\]]*\)[^\s()<>[\]]*){0,9})\s{0,9}\)/g;
const bareAddress = /\bhttps?:\/\/[^\s()<>[\]"'“”«»]+(?:\([^\s()<>[\]]*\))?/giu;
const mailAddress = /(?<![^\s@<>()[\],;:"'“”«»])[^\s@<>()[\],;:"'“”«»]{1,100}@[^\s@<>()[\],;:"'“”«»]{1,200}/gu;
const hostName = /[\p{L}\p{N}][\p{L}\p{N}\p{M}_.-]*(?:\/[^\s()<>[\]"'“”«»]*)?/gu;
const endOfSentence = /[.,;:!?*_'"”»)。！？]+$/u;

const forbidden = [
  /:\/\//,
  /(?:^|[^\p{L}\p{N}:/])\/\/[^\s/]/u,
  /\\\\\S/,
  /(?<![\p{L}\p{N}])(?:https?|javascript|vbscript|data|file|blob|about|mailto|tel|sms|callto|ftp|wss?|intent|skype|whatsapp|tg|geo|maps?|view-source)\s?:(?=[^\s])/iu,
  /(?<![\p{L}\p{N}])www\s?\.\s?[\p{L}\p{N}]/iu,
  /\S@[\p{L}\p{N}]/u,
  /(?<![\d.,])(?:\d{1,3}\.){3}\d{1,3}(?![\d.,]*\d)/,
  /\]\(/,
  /^\s{0,9}\[[^\]\n]*\]:/m,
  /<[/!?]?[a-z][\w:-]*[\s/>]|<!--|<\//i,
  /```|~~~/,
  /^\s*[[{]+\s*["'{]|^"\{/,
  /&(?:#x?[0-9a-f]{1,7}|colon|sol|period|commat|lpar|rpar|lsqb|rsqb|lbrack|rbrack|lt|gt|tab|newline|nbsp|shy|zwn?j);/i,
  /\\u00[0-9a-f]{2}|%[0-9a-f]{2}%[0-9a-f]{2}/i,
];
const unseen = /[\p{M}\u200c\u200d]/gu;
const marks = /[[\](){}<>*_`~|\\"'“”«»‹›]/g;
const spelledDot = /\s?(?:\bdot\b|\bpunkt\b|\bpoint\b)\s?/gi;

export function createLinksAreOurs(question: Question, siteHost: string): (text: string) => boolean {
  const { contacts, name } = question.brand;
  const links = new Set(Object.values(contactAddresses(contacts)).filter((link) => link !== null));
  // most replies hold no address: what ours are is found out when one does
  const texts = () => [
    ...question.facts.map((fact) => fact.text),
    ...question.passages.map(({ document }) => document.text),
  ];
  const pages = once(() => new Set(addressesIn(question, siteHost).flatMap((url) => keyOf(url, siteHost) ?? [])));
  // a name may look like a host: "Lamps.example", "Booking.com bag"
  const names = once(
    () =>
      new Set(
        [name, ...question.products.map(({ document }) => document.name)].flatMap((one) =>
          oneString(one).toLowerCase().split(/\s+/),
        ),
      ),
  );

  function isOurs(address: string): boolean {
    if (links.has(address)) return true;
    const key = /^https?:\/\//i.test(address) ? keyOf(address, siteHost) : null;
    return key !== null && (pages().has(key) || !key.includes('/'));
  }
  const isOurMail = (address: string) =>
    address === contacts.mail ||
    (siteHost !== '' && address.endsWith(`@${siteHost}`) && texts().some((said) => said.includes(address)));
  const isOurHost = (found: string) =>
    names().has(found.toLowerCase()) || isOurs(`https://${found}`) || links.has(`https://${found}`);

  return (text) => {
    let foreign = false;
    const judge = (isFine: boolean, instead: string): string => {
      foreign ||= !isFine;
      return instead;
    };
    const rest = text
      .replace(linkTarget, (_all, target: string) => judge(isOurs(target), '] '))
      .replace(bareAddress, (found) => judge(isOurs(found.replace(endOfSentence, '')), ' '))
      .replace(mailAddress, (found) => judge(isOurMail(found.replace(endOfSentence, '')), ' '))
      .replace(unseen, '');
    if (foreign || forbidden.some((pattern) => pattern.test(rest))) return false;
    const bare = rest.replace(marks, '');
    return [rest, bare, bare.replace(spelledDot, '.')].every((seen) =>
      [...seen.matchAll(hostName)].every(([found]) => {
        const plain = found.replace(endOfSentence, '');
        return !looksLikeHost(plain) || isOurHost(plain);
      }),
    );
  };
}

function once<T>(find: () => T): () => T {
  let found: { it: T } | null = null;
  return () => (found ??= { it: find() }).it;
}

function looksLikeHost(found: string): boolean {
  const [host = '', path] = found.split('/', 2);
  const labels = host.split('.');
  if (labels.length < 2) return false;
  const end = labels.at(-1)?.toLowerCase() ?? '';
  // "9.am" is an hour
  if (labels.slice(0, -1).every((label) => /^\d*$/.test(label)) && path === undefined) return false;
  return topLevelNames.has(end) || end.startsWith('xn--') || (path !== undefined && /^\p{L}{2,}$/u.test(end));
}

/** All that this turn was given, what was said before, and what the owner names of their own site. */
function addressesIn({ passages, products, facts, history, instructions }: Question, siteHost: string): string[] {
  const said = [...history.map(({ text }) => text), instructions ?? ''].join('\n');
  return [
    ...passages.map(({ document }) => document.url),
    ...products.flatMap(({ document }) => [document.url, ...document.offers.map((offer) => offer.url)]),
    ...facts.map(({ url }) => url),
    ...history.flatMap(({ shown = [] }) => shown.map(({ url }) => url)),
    ...[...said.matchAll(bareAddress)].map(([found]) => found.replace(endOfSentence, '')),
  ].filter((url): url is string => typeof url === 'string' && belongsTo({ host: siteHost }, url));
}

/** null for what is no page of the site's. */
function keyOf(address: string, siteHost: string): string | null {
  const url = normaliseUrl(address);
  if (url === null || siteHost === '' || !belongsTo({ host: siteHost }, url)) return null;
  return pageKey(url).replace(/\/$/, '');
}
