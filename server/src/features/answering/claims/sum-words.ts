/** How a reply counts up: the words that say so in the languages of the packs, and the amounts that come of it. */
import type { Comparative } from '../../../languages/language-pack.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { Claim } from './read-claims.ts';

/** Words by which a reply says that it counts up, compares, or tells what a thing cost before, in the languages of the packs. */
export const wordsOf = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');

const signs = /[=+]|合計|合计|总共|總共|一共|合わせて|差額|差价|합계|총|모두|차이|함께/u;
const totals = wordsOf(
  'all up|gives? you|(?:comes?|amounts?|adds? up|works? out|bring\\p{L}* (?:it|you)|gets? you) (?:to|at)|makes?|you(?:.d| would| will|.ll)? (?:be at|pay)|would be|that is|that.s|(?:so|jadi) (?=\\P{L}{0,3}(?:rp\\.? ?)?\\d)|jadi(?:nya)?|menjadi|totalnya|macht|machen|ergibt|ergeben|wären|kämen|(?:das|es) sind|sind (?:das|es)|komm(?:en|st|t) (?:sie|du|ihr|man|wir) (?:\\p{L}+ )?auf|(?:dazu|hinzu)|zahlen sie|soit|cela fait|ça fait|revient|reviennent|vous pay\\p{L}+|serían|sería|hacen|suman|sal(?:e|en|dr\\p{L}+) (?:por|a|en)|qued\\p{L}+ en|se quedan? en|asciend\\p{L}+|te qued\\p{L}+|pagas|paga|pagarías|sarebbero|fanno|verrebbe\\p{L}*|komt (?:het )?(?:op|neer)|dus|kosten u|wychodzi|daje|zapłaci\\p{L}+|blir|betalar|ficam?|perfaz|dão|tutar\\p{L}*|eder|ödersiniz|total\\p{L}{0,4}|together|altogether|both|sum|combined|in all|all in|plus|zusammen|gesamt\\p{L}*|insgesamt|beide\\p{L}?|summe|ensemble|tous les deux|les deux|somme|en tout|au total|ao todo|no total|tudo junto|in tutto|all told|w sumie|celkově|kaikkiaan|всього|juntos|juntas|ambos|ambas|en conjunto|suma|insieme|entramb[ie]|complessiv\\p{L}+|somma|totale|samen|totaal|beide|juntos|ambos|somado|celkem|dohromady|oba|obě|tilsammen|i alt|sammen|begge|totalt|tillsammans|båda|yhteensä|molemmat|σύνολο|συνολικά|μαζί|összesen|együtt|mindkettő|jumlah|keseluruhan|bersama|keduanya|razem|łącznie|suma|oba|obie|împreună|ambele|вместе|итого|всего|оба|обе|разом|усього|обидва|обидві|toplam\\p{L}*|birlikte|ikisi|المجموع|معا|الإجمالي|إجمالي|كلاهما|ביחד|סך הכל|סה"כ|שניהם',
);
const differences = wordsOf(
  'differ\\p{L}+|save|short|away from|onder de|tot aan|verwijderd|jusqu|saves|saving|savings|less|more|cheaper|dearer|left|missing|short of|unterschied\\p{L}*|differenz|spar\\p{L}+|günstiger|billiger|teurer|weniger|mehr|fehl\\p{L}+|différence|économis\\p{L}+|moins|plus|manqu\\p{L}+|diferencia|ahorr\\p{L}+|menos|más|falta\\p{L}*|differenza|risparmi\\p{L}*|meno|più|manca\\p{L}*|verschil|bespaar\\p{L}*|goedkoper|duurder|meer|minder|diferença|poup\\p{L}+|econom\\p{L}+|mais|rozdíl\\p{L}*|ušetř\\p{L}+|levněj\\p{L}*|dražší|chybí|forskel\\p{L}*|spar\\p{L}*|billigere|dyrere|mangler|skillnad\\p{L}*|billigare|dyrare|saknas|ero|säästä\\p{L}*|halvempi|kalliimpi|διαφορά|λιγότερο|περισσότερο|φθηνότερ\\p{L}+|különbség\\p{L}*|olcsóbb|drágább|megtakarít\\p{L}*|selisih\\p{L}*|hemat|tinggal|sisa(?:nya)?|lebih|kurang|różni\\p{L}+|oszczęd\\p{L}+|tańsz\\p{L}+|droższ\\p{L}+|brakuje|diferenț\\p{L}+|economis\\p{L}+|разниц\\p{L}+|эконом\\p{L}+|дешевле|дороже|меньше|больше|різниц\\p{L}+|заощад\\p{L}+|дешевш\\p{L}+|дорожч\\p{L}+|fark\\p{L}*|tasarruf|ucuz|pahalı|daha|الفرق|توفر|أقل|أكثر|أرخص|أغلى|הפרש|ההפרש|חוסך|פחות|יותר|זול|יקר',
);
const cjkDifferences = /安い|高い|便宜|贵|貴|省|お得|저렴|비싸|절약|差|还差|あと/u;
const formers = wordsOf(
  "was|were|before|previously|formerly|original(?:ly)?|former|instead of|down (?:to [^;]{1,20})?from|was|reduced from|used to|regular(?:ly)?|rather than|list price|war|vorher|früher\\p{L}*|statt|anstatt|ursprünglich|zuvor|bisher|reduziert|était|avant|auparavant|au lieu d[e'u]|ancien\\p{L}*|initial\\p{L}*|antes|anterior\\p{L}*|en lugar de|en vez de|rebajad\\p{L}+|costaba|prima|invece d\\p{L}+|anziché|precedent\\p{L}+|era|originari\\p{L}+|voorheen|eerst|eerder|was|in plaats van|oorspronkelijk|antigo|anteriormente|em vez de|era|původn\\p{L}+|dříve|místo|předtím|før|førpris|i stedet for|tidligere|oprindelig\\p{L}*|opprinnelig|förut|tidigare|istället för|ordinarie|aiemmin|ennen|sijaan|alun perin|πριν|αντί|αρχική|πρώην|από|korábban|helyett|eredeti\\p{L}*|sebelumnya|semula|dari|bukan|wcześniej|zamiast|przedtem|poprzedni\\p{L}*|pierwotn\\p{L}+|înainte|în loc de|anterior|inițial|раньше|вместо|прежн\\p{L}+|ранее|было|стоил\\p{L}*|раніше|замість|було|коштувал\\p{L}+|önce\\p{L}*|yerine|eski|قبل|سابقا|بدلا من|كان|במקום|לפני|קודם|היה",
);
const cjkFormers = /元は|以前|から|だった|旧価格|通常|原价|原價|之前|原来|기존|원래|이전|에서/u;

const halves = wordsOf(
  'half|hälfte|moitié|mitad|metà|helft|metade|połow\\p{L}|polovin\\p{L}|halvdelen|hälften|puolet|yarısı',
);
export const saysHalf = (text: string): boolean => halves.test(text);

export const saysTotal = (text: string): boolean => totals.test(text) || signs.test(text);
export const saysDifference = (text: string): boolean =>
  differences.test(text) || cjkDifferences.test(text) || /[−=]/u.test(text);
export const saysFormer = (text: string): boolean => formers.test(text) || cjkFormers.test(text);

const each = wordsOf(
  "each|per|apiece|a piece|€?[\\d.,]+ (?:a|an) \\p{L}+|pro|je|jeweils|einzeln|chacun\\p{L}?|(?:la|l')(?: pièce|unité)|pièce|par|cada|por|uno|una unidad|ciascun\\p{L}|l'uno|l'una|cadauno|ognuno|al pezzo|per stuk|elk|stuk|cada um|cada uma|za sztukę|sztuka|każd\\p{L}+|za kus|jeden|stykket|pr\\.?|hver|styck|vardera|st|kappale\\p{L}*|kpl|το ένα|το καθένα|το τεμάχιο|darabja|darabonként|satuan|per buah|masing-masing|bucata|fiecare|штук\\p{L}+|за (?:одну|один)|кажд\\p{L}+|кожн\\p{L}+|tanesi|adet|her biri|للواحدة?|للقطعة|לכל אחד|ליחידה|כל אחד",
);
const cjkEach = /1?(?:枚|個|つ|本|点)あたり|一枚|一個|每|各|개당|장당|하나당/u;
/** near an amount: it is that of one of several */
export const saysEach = (text: string): boolean => each.test(text) || cjkEach.test(text);

const surcharges = wordsOf(
  'surcharges?|extra|on top|(?:di)?tambah(?:an)?|aufpreis|aufschlag|zuschlag|mehrpreis|supplément|recargo|suplemento|supplemento|toeslag|meerprijs|acréscimo|dopłat\\p{L}+|příplat\\p{L}+|tillegg|tillæg|tillägg|lisämaksu|felár\\p{L}*|доплат\\p{L}+|ek ücret',
);
/** an amount that a product's own page asks for something more */
export const saysSurcharge = (text: string): boolean => surcharges.test(text);

const fees = wordsOf(
  'deposit|handling|surcharge|cleaning|wash|kaution|pfand|bearbeitung\\p{L}*|caution|consigne|fianza|dep[oó]sito|cauzione|borg|kaucja|deposito',
);
/** what a shop asks beside a price, by the word next to the amount */
export const saysFee = (word: string): boolean => fees.test(word);

export interface Scale {
  kind: Comparative;
  /** the winner has more of it */
  isMore: boolean;
  /** no other thing is meant by the word: where nothing tells, nothing may be said */
  isPlain: boolean;
}

const scales: readonly Scale[] = [
  { kind: 'heavier', isMore: true, isPlain: true },
  { kind: 'lighter', isMore: false, isPlain: false },
  { kind: 'brighter', isMore: true, isPlain: true },
  { kind: 'cheaper', isMore: false, isPlain: false },
  { kind: 'dearer', isMore: true, isPlain: false },
];

const scalesOf = perLanguage((pack) =>
  scales.map((scale) => ({ ...scale, pattern: wordsPattern(pack.comparatives[scale.kind], pack) })),
);

/** What of two things a text compares, and where; in any of the languages. */
export const scalesIn = (text: string, languages: readonly string[]): { scale: Scale; at: number }[] =>
  [...new Set(languages)].flatMap((language) =>
    (scalesOf(language) ?? []).flatMap(({ pattern, ...scale }) => {
      const found = pattern.exec(text);
      return found === null ? [] : [{ scale, at: found.index }];
    }),
  );

/** Amounts that a reply works out from what it said: a share off a price, a code's amount off it, a part for each of several. */
export const cent = (amount: number): number => Math.round(amount * 100);
const same = (one: number, other: number): boolean => cent(one) === cent(other);

export interface Reductions {
  /** per cent that the reply named and that were found true */
  percents: readonly number[];
  /** what a code that the sentence names takes off */
  amountsOff: readonly number[];
}

/** "10 % less: 10.80 instead of 12", and how much that is by itself */
export const isReduced = (wanted: number, prices: readonly number[], { percents, amountsOff }: Reductions): boolean =>
  prices.some(
    (price) =>
      percents.some((percent) => same(price * (1 - percent / 100), wanted) || same((price * percent) / 100, wanted)) ||
      amountsOff.some((off) => same(price - off, wanted)),
  );

/** "180 for up to four, which is 45 each" */
export const isShareOf = (wanted: number, stated: readonly number[], counts: readonly number[]): boolean =>
  stated.some((amount) => counts.some((count) => count > 1 && same(amount / count, wanted)));

const pairs =
  /(?<!\p{L})(?:pairs?|paar|paire|par(?:es)?|paio|paia|para|pár|pari|çift|ζευγάρι|пара|пару)(?!\p{L})|双|ペア|쌍/iu;

/** "220 g each, so 440 g a pair": two are counted though no number says so */
export const countsOfPair = (text: string): number[] => (pairs.test(text) ? [2] : []);

/** within both ends of what the sentence says besides: "from 10 to 150, so 50 is fine" */
export function isWithinRange(claim: Claim, claims: readonly Claim[]): boolean {
  const ends = claims.filter(({ kind, range }) => kind === claim.kind && range >= 0 && range !== claim.range);
  return (
    ends.some(({ value }) => value <= claim.value) && ends.some(({ value }) => value >= claim.value) && ends.length > 1
  );
}
