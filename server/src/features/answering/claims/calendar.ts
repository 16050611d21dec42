/** When something comes that was said without a number: "next week", "in March". A source about the same must say it. */
import { remembered } from '../../../lib/remembered.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import { patternOf, saysNo } from './promise-words.ts';
import { productsAt } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { perSource } from './per-source.ts';
import type { Source } from './source.ts';

const weeks = patternOf(
  "(?:next|this|coming|following) (?:week|weekend|month|spring|summer|autumn|winter)|in (?:a few|a couple of|some) (?:days|weeks)|(?:nächste|kommende|diese)[nrms]? (?:woche|wochenende|monat)|in (?:wenigen|ein paar|einigen) (?:tagen|wochen)|(?:la )?semaine prochaine|cette semaine|(?:le )?mois prochain|ce mois-ci|d'ici quelques (?:jours|semaines)|dans quelques (?:jours|semaines)|(?:la )?próxim[oa] (?:semana|mes|mês)|semana que viene|esta semana|este (?:mes|mês)|en unos días|dentro de unos días|prossim[oa] (?:settimana|mese)|(?:settimana|mese) prossim[oa]|questa settimana|tra (?:pochi|qualche) giorn[oi]|(?:volgende|komende|deze) (?:week|maand)|over een paar dagen|semana que vem|daqui a uns dias|(?:w )?(?:przyszłym|tym|następnym) (?:tygodniu|miesiącu)|za kilka dni|(?:příští|tento) (?:týden|měsíc)|za pár dní|(?:næste|neste|nästa|denne|denna) (?:uge|uke|vecka|måned|månad)|om (?:et par|några|noen) (?:dage|dagar|dager)|ensi (?:viikolla|kuussa)|tällä viikolla|(?:την )?επόμενη εβδομάδα|τον επόμενο μήνα|jövő héten|jövő hónapban|ezen a héten|(?:minggu|bulan) (?:depan|ini)|săptămâna (?:viitoare|aceasta)|luna viitoare|(?:на )?следующей неделе|в следующем месяце|на этой неделе|через несколько дней|(?:на )?наступного тижня|наступного місяця|цього тижня|(?:gelecek|önümüzdeki|bu) (?:hafta|ay)|(?:الأسبوع|الشهر) (?:القادم|المقبل)|هذا الأسبوع|(?:ב)?(?:שבוע|חודש) הבא|השבוע",
  '来週|今週|来月|数日|下周|下週|本周|下个月|几天内|다음 ?주|이번 ?주|다음 ?달',
);
const shortest = 5;
/** "März" of a shop may be one, which allows and forbids nothing by itself */
const shortestOfShop = 3;
const letters = /\p{L}+/gu;
const keptMonths = new Map<string, ReadonlyMap<string, number>>();

/** By the first letters, which hold through inflections; shorter names are words of other meanings too. */
const monthStems = (language: string): ReadonlyMap<string, number> =>
  remembered(keptMonths, language, () => {
    const named = (month: number, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 5)));
    const found = Array.from({ length: 12 }, (_, month) =>
      [named(month, { month: 'long' }), named(month, { month: 'long', day: 'numeric' })].flatMap((text) =>
        stemsIn(text, shortestOfShop).map((stem): [string, number] => [stem, month]),
      ),
    );
    return new Map(found.flat());
  });

const stemsIn = (text: string, least = shortest): string[] =>
  (withoutMarks(text.toLowerCase()).match(letters) ?? [])
    .filter((word) => word.length >= least)
    .map((word) => word.slice(0, shortest));

const monthsIn = (text: string, language: string, least = shortest): number[] =>
  stemsIn(text, least).flatMap((stem) => monthStems(language).get(stem) ?? []);
const monthsOfSource = perSource(({ plain, language }) => new Set(monthsIn(plain, language, shortestOfShop)));
const saysWeeks = perSource(({ plain }) => weeks.test(plain));

export function createCalendarFault(sources: readonly Source[]) {
  return (sentence: Sentence): string | null => {
    const { plain, language } = sentence;
    if (saysNo(plain) || /[?？؟]\s*$/u.test(plain)) return null;
    const isSoon = weeks.test(plain);
    const months = monthsIn(plain, language);
    if (!isSoon && months.length === 0) return null;
    const urls = new Set(productsAt(sentence, { at: plain.length }).map(({ url }) => url));
    const near = sources.filter(({ product }) => product === null || urls.size === 0 || urls.has(product));
    if (isSoon && !near.some((source) => saysWeeks(source))) return 'it promises a week that the shop data does not';
    return months.every((month) => near.some((source) => monthsOfSource(source).has(month)))
      ? null
      : 'it names a month that the shop data does not name for this';
  };
}
