/** What a page's record says of who runs the site: how it is reached, where it is, when it is open, what it does. */
import { addresses, isNode, list, words } from './json-nodes.ts';
import type { Node } from './json-nodes.ts';

/** '' and empty where the record does not say */
export interface Organisation {
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
