/** Opening hours of an answer that pages say otherwise: a time that none of them names, or a day on which all are closed. */
import type { Fact } from '../../../facts/fact.ts';
import { namedDaysIn, weekdaysIn } from '../../../facts/weekdays.ts';

export interface Answer {
  questions: readonly string[];
  text: string;
}

/** The pages' facts that say otherwise. */
export function openOtherwise({ questions, text }: Answer, pages: readonly Fact[], language: string): Fact[] {
  const hours = pages.filter(({ topic }) => topic === 'contact.hours');
  const open = hours.filter((fact) => timesIn(fact.text).length > 0);
  if (open.length === 0) return [];
  const times = timesIn(text);
  const known = new Set(open.flatMap((fact) => timesIn(fact.text)));
  if (times.some((time) => !known.has(time))) return open;
  if (times.length === 0 && !affirms(text)) return [];
  const days = daysOf(text, questions, language);
  const daysOpen = new Set(open.flatMap((fact) => [...weekdaysIn(fact.text, fact.language ?? language)]));
  const otherwise = [...days].filter((day) => !daysOpen.has(day));
  if (daysOpen.size === 0 || otherwise.length === 0) return [];
  const closed = hours.filter((fact) => {
    const named = namedDaysIn(fact.text, fact.language ?? language);
    return !open.includes(fact) && otherwise.some((day) => named.has(day));
  });
  return closed.length > 0 ? closed : open;
}

/** "Are you open on Sundays?" "Yes." */
function daysOf(text: string, questions: readonly string[], language: string): ReadonlySet<number> {
  const told = weekdaysIn(text, language);
  return told.size > 0 ? told : new Set(questions.flatMap((question) => [...weekdaysIn(question, language)]));
}

export const affirms = (text: string): boolean =>
  /^(?:yes|ja|oui|sí|si|sim|tak|evet|ya|joo|kyllä)(?!\p{L})/iu.test(text);

const clock =
  /(?<![\d:.,€$£])(?<hour>[01]?\d|2[0-4])(?:[:.h](?<minute>[0-5]\d))?\s?(?<half>[ap]\.?\s?m\b\.?)?(?<unit>(?:\s?(?:uhr|h|heures?|o['’]clock))(?!\p{L}))?(?![\d:€$£%]|[.,]\d)/giu;
/** "from 8 to 20", which names no unit */
const bare =
  /(?<![\d:.,€$£])([01]?\d|2[0-4])\s?(?:-|–|—|to|till|until|bis|à|a|tot|do)\s?([01]?\d|2[0-4])(?!\d|[:.,]\d|\s?\p{L}|[€$£%])/giu;

/** As `8:00`; of hours alone those that are marked as such, or stand in a span. */
function timesIn(text: string): string[] {
  const marked = [...text.matchAll(clock)].flatMap(({ groups = {} }) => {
    const { hour = '', minute, half, unit } = groups;
    if (minute === undefined && half === undefined && unit === undefined) return [];
    return [`${hourOf(Number(hour), half)}:${minute ?? '00'}`];
  });
  if (marked.length > 0) return marked;
  return [...text.matchAll(bare)].flatMap(([, from, to]) => [`${Number(from)}:00`, `${Number(to)}:00`]);
}

const hourOf = (hour: number, half: string | undefined): number => {
  if (half === undefined) return hour;
  return (hour % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0);
};
