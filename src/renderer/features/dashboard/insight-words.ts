/** The figures of a range in words for people, and as lines of a table to take away. */
import { outcomes } from '@vitrine/contract/outcomes';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { ReplyOf } from '@vitrine/contract/routes';
import { topicName } from '../../shared/texts.ts';

export type Insights = ReplyOf<'getInsights'>;

export const outcomeWords: Record<Outcome, string> = {
  answered: 'Answered',
  unsure: 'Unsure',
  unknown: 'Not known',
  person: 'Wanted a person',
  order: 'About an order',
  talk: 'Small talk',
  failed: 'Failed',
};

/** Best first, so that a glance finds how much was answered. */
export const shownOutcomes: readonly Outcome[] = ['answered', 'unsure', 'unknown', 'person', 'order', 'failed'];

export const resolvedMeans =
  'Answered, and neither rated down, asked again nor followed by a wish for a person. Greetings and thanks are no questions.';

const number = new Intl.NumberFormat('en-GB');
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;

export const percent = (share: number): string => `${Math.round(share * 100)} %`;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** How long the credits last, in a sentence. */
export function forecastText({ perDay, lastsUntil }: Insights['forecast']): string {
  if (perDay === 0) return 'No credits were used in the last four weeks.';
  const pace = `About ${count(Math.round(perDay * 10) / 10, 'credit')} a day over the last four weeks`;
  if (lastsUntil === null) return `${pace}: what is left lasts until new ones come.`;
  return `${pace}: at this pace yours last until ${day.format(new Date(lastsUntil))}.`;
}

const languageNames = new Intl.DisplayNames('en-GB', { type: 'language', fallback: 'code' });

export function languageName(language: string): string {
  try {
    return languageNames.of(language) ?? language;
  } catch {
    return language;
  }
}

/** Hours as the reader's clock has them now. */
export const localHours = (hours: readonly number[], offsetMinutes: number): number[] =>
  hours.map((_none, at) => hours[(((at + Math.round(offsetMinutes / 60)) % 24) + 24) % 24] ?? 0);

/** The hours with the most conversations: `from 18:00 to 19:00`; null without any. */
export function busiestHour(hours: readonly number[]): string | null {
  const most = Math.max(0, ...hours);
  if (most === 0) return null;
  const at = hours.indexOf(most);
  const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;
  return `from ${clock(at)} to ${clock(at + 1)}`;
}

/** Everything that is shown and the rest of it, RFC 4180. */
export function csvOf(insights: Insights, days: string): string {
  const { outcomes: became, resolved, ratings, forecast } = insights;
  const rows: (string | number)[][] = [
    ['what', 'name', 'number', 'answered', 'shown', 'clicked', 'asked while sold out', 'more'],
    ['days', days],
    ...outcomes.map((outcome) => ['outcome', outcome, became[outcome]]),
    ['resolved', 'share', resolved.share, '', '', '', '', resolvedMeans],
    ['resolved', 'of', resolved.of],
    ...insights.topics.map(({ name, asked, answered, examples }) => [
      'topic',
      topicName(name),
      asked,
      answered,
      '',
      '',
      '',
      examples.join(' / '),
    ]),
    ...insights.products.map(({ name, url, asked, shown, clicked, soldOutAsked }) => [
      'product',
      name,
      asked,
      '',
      shown,
      clicked,
      soldOutAsked,
      url,
    ]),
    ...insights.languages.map(({ language, conversations }) => ['language', language, conversations]),
    ...insights.pages.map(({ path, conversations }) => ['page', path, conversations]),
    ...insights.hours.map((conversations, hour) => ['hour (UTC)', hour, conversations]),
    ['rating', 'up', ratings.up],
    ['rating', 'down', ratings.down],
    ['credits', 'per day', forecast.perDay, '', '', '', '', forecast.lastsUntil ?? ''],
  ];
  return `${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Visitors' words are in it: a spreadsheet must not take one of them for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Pages without their host, each once: the most conversations first. */
export function pagesOfSite(pages: Insights['pages']): Insights['pages'] {
  const counts = new Map<string, number>();
  for (const { path, conversations } of pages) {
    const at = path.indexOf('/');
    const page = (at < 0 ? '' : path.slice(at)).replace(/\/+$/, '') || '/';
    counts.set(page, (counts.get(page) ?? 0) + conversations);
  }
  return [...counts]
    .map(([path, conversations]) => ({ path, conversations }))
    .toSorted((a, b) => b.conversations - a.conversations);
}
