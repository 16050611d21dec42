/** How and where the shop is reached. */
import { namesAccount } from '../lib/mask-personal.ts';
import { carriersIn } from './brand-names.ts';
import { bareHours, emailsIn, hoursIn, isStreetAddress, namesWeekday, phonesIn } from './contact-shapes.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { weekdaysIn } from './weekdays.ts';

export function contact({ statement, says, under, within, signals }: Reading): FoundTopic[] {
  const { text, language, kind } = statement;
  if (kind === 'article' || kind === 'product' || kind === 'collection' || says('review', 'jobs')) return [];
  const found: FoundTopic[] = [];
  const emails = emailsIn(text);
  if (emails.length > 0 && !emails.some(isExample))
    found.push({ topic: 'contact.email', value: { kind: 'names', names: emails } });
  const phones = phonesIn(text);
  const isOurs = carriersIn(text).length === 0 && (!isStreetAddress(text) || says('phone') || text.includes('+'));
  const isNumber =
    says('phone') || within('phone', 'contact', 'hours') || kind === 'site' || kind === 'home' || text.includes('+');
  if (phones.length > 0 && isOurs && isNumber && !namesAccount(text))
    found.push({ topic: 'contact.phone', value: { kind: 'names', names: phones } });
  if (
    isStreetAddress(text) &&
    !says('returns', 'refund') &&
    (!says('event') || (workrooms.has(language) && within('shop', 'address'))) &&
    !signals('first_person')
  )
    found.push({ topic: 'contact.address', value: null });
  const isShut = shut.test(text) && weekdaysIn(text, language).size > 0 && text.length <= shortLine;
  const isClosing = closings.test(text) && under('hours') && text.length <= shortLine;
  const isLine = says('phone', 'hours', 'shop') && text.length <= shortLine && namesWeekday(text, language);
  const isOfWeekday = (isRowOfDay(text, language) || isLine) && bareHours.test(text);
  // "WhatsApp, answered 08.00–21.00"
  const isOfWay = says('phone', 'contact') && text.length <= shortLine && hoursIn(text);
  const isOpen =
    (hoursIn(text) && (namesWeekday(text, language) || under('hours'))) ||
    isShut ||
    isClosing ||
    isOfWeekday ||
    isOfWay;
  // "Monday: closed (but we ship)" tells hours whatever else it says
  const isOfDay = isShut && isRowOfDay(text, language);
  if (isOpen && (isOfDay || !says('event', 'delivery', 'dispatch', 'express')))
    found.push({ topic: 'contact.hours', value: null });
  return found;
}

const isRowOfDay = (text: string, language: string): boolean =>
  weekdaysIn(text.slice(0, Math.max(0, text.indexOf(':'))), language).size > 0;

/** "Closed on Sundays" */
const shut =
  /(?<!\p{L})(?:closed|geschlossen|dicht|ruhetag|zu|fermée?s?|cerrad[oa]s?|cerramos|chius[oi]|gesloten|fechad[oa]s?|tutup|libur|kapalı|zamknięte|nieczynne|закрыто|зачинено|stängt|lukket|stengt|suljettu|zavřeno|zárva|închis|κλειστά)(?!\p{L})|定休|休業|休み|休息|휴무|مغلق|סגור/iu;
const shortLine = 160;
/** days that the week's table does not hold */
const closings =
  /(?<!\p{L})(?:(?:bank|public|national) holidays?|annual (?:leave|closure|shutdown|holiday)|(?:shop|winter|summer|yearly) (?:holidays?|closure|shutdown)|closed (?:for|from|between|over)|betriebs(?:ferien|urlaub)|werksferien|feiertag\p{L}*|urlaub|congés|fermeture (?:annuelle|estivale)|jours fériés|fermés? (?:du|pour)|vacaciones|festivos|cerrad[oa]s? (?:por|del)|ferie|festivi|giorni festivi|chius[oi] (?:per|dal)|feestdagen|vakantie|gesloten (?:van|wegens)|férias|feriados|libur (?:lebaran|nasional|bersama)|tanggal merah|hari (?:libur|besar)|resmî? tatil\p{L}*|bayram\p{L}*|dni wolne|święta)(?!\p{L})/iu;
/** languages in which a workshop is where things are made, too */
const workrooms: ReadonlySet<string> = new Set(['id']);

const isExample = (email: string): boolean =>
  /(?:^|[@.])(?:example|yourdomain|domain|email)\.(?:com|org|net)$|^(?:you|name|your)/u.test(email);
