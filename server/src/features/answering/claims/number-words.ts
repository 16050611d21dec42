/** Numbers in words as digits, in the languages of the packs: a price or a deadline that is spelled out is no less a promise. */
import { packOf, perLanguage } from '../../../languages/packs.ts';

/**
 * What the packs' own one to twelve leave out, `word value`, comma-separated; `*100` multiplies and `+10` adds to what stands right before it.
 * The rest is composed: "neunundachtzig", "vingt-cinq", "dua puluh lima", "十九".
 */
const words: Record<string, string> = {
  en: 'thirteen 13, fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50, sixty 60, seventy 70, eighty 80, ninety 90, hundred *100, thousand *1000',
  de: 'ein 1, dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, zwanzig 20, dreißig 30, dreissig 30, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90, hundert *100, tausend *1000',
  fr: 'treize 13, quatorze 14, quinze 15, seize 16, vingt 20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70, nonante 90, quatre-vingts 80, quatre-vingt 80, cent *100, cents *100, mille *1000',
  es: 'trece 13, catorce 14, quince 15, dieciséis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiuno 21, veintiún 21, veintidós 22, veintitrés 23, veinticuatro 24, veinticinco 25, veintiséis 26, veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70, ochenta 80, noventa 90, cien 100, ciento 100, doscientos 200, mil *1000',
  it: 'tredici 13, quattordici 14, quindici 15, sedici 16, diciassette 17, diciotto 18, diciannove 19, venti 20, vent 20, trenta 30, trent 30, quaranta 40, cinquanta 50, sessanta 60, settanta 70, ottanta 80, novanta 90, cento *100, mille 1000, mila *1000',
  nl: 'dertien 13, veertien 14, vijftien 15, zestien 16, zeventien 17, achttien 18, negentien 19, twintig 20, dertig 30, veertig 40, vijftig 50, zestig 60, zeventig 70, tachtig 80, negentig 90, honderd *100, duizend *1000',
  pt: 'treze 13, catorze 14, quatorze 14, quinze 15, dezasseis 16, dezesseis 16, dezassete 17, dezessete 17, dezoito 18, dezanove 19, dezenove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60, setenta 70, oitenta 80, noventa 90, cem 100, cento 100, duzentos 200, mil *1000',
  cs: 'třináct 13, čtrnáct 14, čtrnácti 14, patnáct 15, patnácti 15, šestnáct 16, sedmnáct 17, osmnáct 18, devatenáct 19, dvacet 20, dvaceti 20, třicet 30, třiceti 30, čtyřicet 40, padesát 50, šedesát 60, sedmdesát 70, osmdesát 80, devadesát 90, sto 100, tisíc *1000',
  da: 'tretten 13, fjorten 14, femten 15, seksten 16, sytten 17, atten 18, nitten 19, tyve 20, tredive 30, fyrre 40, halvtreds 50, tres 60, halvfjerds 70, firs 80, halvfems 90, hundrede *100, tusind *1000',
  no: 'tretten 13, fjorten 14, femten 15, seksten 16, sytten 17, atten 18, nitten 19, tjue 20, tretti 30, førti 40, femti 50, seksti 60, sytti 70, åtti 80, nitti 90, hundre *100, tusen *1000',
  sv: 'tretton 13, fjorton 14, femton 15, sexton 16, sjutton 17, arton 18, nitton 19, tjugo 20, trettio 30, fyrtio 40, femtio 50, sextio 60, sjuttio 70, åttio 80, nittio 90, hundra *100, tusen *1000',
  fi: 'toista +10, kymmentä *10, kymmenen 10, sata *100, sataa *100, tuhat *1000, tuhatta *1000',
  el: 'δεκατρείς 13, δεκατρία 13, δεκατέσσερις 14, δεκατέσσερα 14, δεκατεσσάρων 14, δεκαπέντε 15, δεκαέξι 16, δεκαεπτά 17, δεκαοκτώ 18, δεκαεννέα 19, είκοσι 20, τριάντα 30, σαράντα 40, πενήντα 50, εξήντα 60, εβδομήντα 70, ογδόντα 80, ενενήντα 90, εκατό 100, εκατόν 100, χίλια 1000',
  hu: 'tizen 10, húsz 20, huszon 20, harminc 30, negyven 40, ötven 50, hatvan 60, hetven 70, nyolcvan 80, kilencven 90, száz *100, ezer *1000',
  id: 'belas +10, puluh *10, ratus *100, ribu *1000, seratus 100, seribu 1000',
  pl: 'trzynaście 13, trzynastu 13, czternaście 14, czternastu 14, piętnaście 15, piętnastu 15, szesnaście 16, siedemnaście 17, osiemnaście 18, dziewiętnaście 19, dziewiętnastu 19, dwadzieścia 20, dwudziestu 20, trzydzieści 30, trzydziestu 30, czterdzieści 40, pięćdziesiąt 50, sześćdziesiąt 60, siedemdziesiąt 70, osiemdziesiąt 80, dziewięćdziesiąt 90, sto 100, tysiąc *1000',
  ro: 'treisprezece 13, paisprezece 14, cincisprezece 15, șaisprezece 16, șaptesprezece 17, optsprezece 18, nouăsprezece 19, douăzeci 20, treizeci 30, patruzeci 40, cincizeci 50, șaizeci 60, șaptezeci 70, optzeci 80, nouăzeci 90, sută *100, sute *100, mie *1000, mii *1000',
  ru: 'тринадцать 13, тринадцати 13, четырнадцать 14, четырнадцати 14, пятнадцать 15, пятнадцати 15, шестнадцать 16, семнадцать 17, восемнадцать 18, девятнадцать 19, девятнадцати 19, двадцать 20, двадцати 20, тридцать 30, тридцати 30, сорок 40, пятьдесят 50, шестьдесят 60, семьдесят 70, восемьдесят 80, девяносто 90, сто 100, ста 100, тысяча *1000, тысяч *1000',
  uk: "тринадцять 13, чотирнадцять 14, чотирнадцяти 14, п'ятнадцять 15, п'ятнадцяти 15, шістнадцять 16, сімнадцять 17, вісімнадцять 18, дев'ятнадцять 19, двадцять 20, двадцяти 20, тридцять 30, тридцяти 30, сорок 40, п'ятдесят 50, шістдесят 60, сімдесят 70, вісімдесят 80, дев'яносто 90, сто 100, тисяча *1000, тисяч *1000",
  tr: 'yirmi 20, otuz 30, kırk 40, elli 50, altmış 60, yetmiş 70, seksen 80, doksan 90, yüz *100, bin *1000',
  ar: 'أسبوعين 2 أسبوع, يومين 2 يوم, شهرين 2 شهر, سنتين 2 سنة, عامين 2 عام, عشرة 10, عشر +10, عشرين 20, عشرون 20, ثلاثين 30, ثلاثون 30, أربعين 40, أربعون 40, خمسين 50, خمسون 50, ستين 60, ستون 60, سبعين 70, سبعون 70, ثمانين 80, ثمانون 80, تسعين 90, تسعون 90, مئة *100, مائة *100, ألف *1000',
  he: 'שבועיים 2 שבוע, יומיים 2 יום, חודשיים 2 חודש, שנתיים 2 שנה, עשרה 10, עשר +10, עשרים 20, שלושים 30, ארבעים 40, חמישים 50, שישים 60, שבעים 70, שמונים 80, תשעים 90, מאה *100, אלף *1000',
  ja: '一 1, 二 2, 三 3, 四 4, 五 5, 六 6, 七 7, 八 8, 九 9, 十 *10, 百 *100, 千 *1000, 万 *10000',
  zh: '一 1, 二 2, 两 2, 兩 2, 三 3, 四 4, 五 5, 六 6, 七 7, 八 8, 九 9, 十 *10, 百 *100, 千 *1000, 万 *10000, 萬 *10000',
  ko: '이 2, 삼 3, 사 4, 오 5, 육 6, 칠 7, 팔 8, 구 9, 십 *10, 백 *100, 천 *1000, 만 *10000, 한 1, 두 2, 세 3, 네 4, 하루 1 일, 이틀 2 일, 사흘 3 일, 일주일 1 주, 보름 15 일, 열 10, 스무 20, 서른 30',
};

interface Piece {
  value: number;
  by: '=' | '*' | '+';
}

interface Vocabulary {
  runs: RegExp;
  piece: RegExp;
  read: (piece: string) => Piece;
  /** whole lengths of time in one word: "שבועיים" */
  whole: Map<string, string>;
  wholes: RegExp | null;
}

const articles = new Set(
  'a an ein eine einem einen einer eines un una une um uma een en et ett egy bir uno o a single'.split(' '),
);
const joints = 'und|and|et|y|e|en|og|och|ja|si|și|i|και|و|ו';
/** "and" holds an "a" that counts nothing */
const joined = new RegExp(`(?<=\\s)(?:${joints})(?=\\s)`, 'gu');
const unspacedTags = new Set(['ja', 'zh', 'ko']);

const vocabularyOf = perLanguage(({ tag, numbers }): Vocabulary => {
  const isUnspaced = unspacedTags.has(tag);
  const pieces: [source: string, Piece][] = [];
  const whole = new Map<string, string>();
  for (const entry of (words[tag] ?? '').split(',')) {
    const [, word = '', by = '', value = '', unit = ''] = /^\s*(.+?) ([*+]?)(\d+)(?: (.+))?$/u.exec(entry) ?? [];
    if (word === '') continue;
    if (unit !== '') whole.set(word, `${value} ${unit}`);
    else pieces.push([word, { value: Number(value), by: by === '*' || by === '+' ? by : '=' }]);
  }
  if (!isUnspaced) for (const [at, forms] of numbers.entries()) pieces.push([forms, { value: at + 1, by: '=' }]);
  const sources = pieces
    .flatMap(([source, piece]) =>
      (source.includes('[') || source.includes('(') ? [source] : source.split('|')).map((one) => [one, piece] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length);
  const piece = `(?:${sources.map(([source]) => source).join('|')})`;
  const known = new Map<string, Piece>();
  const exact = sources.map(([source, of]) => ({ pattern: new RegExp(`^(?:${source})$`, 'iu'), of }));
  const [open, close] = isUnspaced ? ['', ''] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  const gap = isUnspaced ? '' : `(?:[\\s-]?(?:${joints})[\\s-]?|[\\s-])?`;
  return {
    runs: new RegExp(`${open}(?:[0-9]+ )?${piece}(?:${gap}${piece}){0,5}${close}`, 'giu'),
    piece: new RegExp(piece, 'giu'),
    read: (said) => {
      const ready = known.get(said) ??
        exact.find(({ pattern }) => pattern.test(said))?.of ?? { value: 0, by: '=' as const };
      known.set(said, ready);
      return ready;
    },
    whole,
    wholes: whole.size === 0 ? null : new RegExp(`(?<!\\p{L})(?:${[...whole.keys()].join('|')})`, 'gu'),
  };
});

/** stands before the digits of a number that was a word, so that "one of ours" is not read as a count */
export const spelledMark = '\u2060';

/** "two and a half", "zweieinhalb" */
const halfMore =
  /\s(?:and a half|und einhalb|et demie?|y medi[oa]|e mezz[oa]|e mei[oa]|en een halve?)(?!\p{L})|(?<=\p{L})(?:einhalb|ënhalf)(?!\p{L})/giu;
const halfMark = '\ue00a';

/** Number words as digits, each behind `spelledMark`; articles ("a", "ein") behind two. Texts without number words come back as they are. */
export function withDigits(text: string, language: string): string {
  const vocabulary = vocabularyOf(packOf(language)?.tag ?? language);
  if (vocabulary === null) return text;
  const { runs, piece, read, whole, wholes } = vocabulary;
  const kept = wholes === null ? text : text.replaceAll(wholes, (said) => spelledMark + (whole.get(said) ?? said));
  const halves = [...kept.matchAll(halfMore)].map(([said]) => said);
  const told = halves.length === 0 ? kept : kept.replaceAll(halfMore, halfMark);
  const piecesIn = (run: string) => run.replaceAll(joined, ' ').match(piece)?.map(read) ?? [];
  const counted = told.replaceAll(runs, (said) => {
    const lower = said.toLowerCase();
    if (articles.has(lower)) return spelledMark + spelledMark + '1';
    const [digits = ''] = /^\d+/.exec(lower) ?? [];
    // "a two-year guarantee" counts two
    const [ahead = '', number = lower] = articleAhead(lower, read);
    if (ahead !== '') return spelledMark + spelledMark + '1 ' + spelledMark + String(sumOf(piecesIn(number)));
    const found = piecesIn(lower);
    // "19 hundred": the digits count with what follows; "3 two" are two numbers
    if (digits !== '' && found[0]?.by !== '*') return said;
    return spelledMark + String(sumOf(digits === '' ? found : [{ value: Number(digits), by: '=' }, ...found]));
  });
  // "an hour and a half" stays as it is
  return halves.length === 0
    ? counted
    : counted.replaceAll(afterNumber, (_, digit: string | undefined) => {
        const half = halves.shift() ?? '';
        return digit === undefined ? half : `${digit}.5`;
      });
}

const afterNumber = /(?:(\d))?\ue00a/gu;

/** An article in front of a number that it does not multiply: "a two", where "a hundred" is one number. */
function articleAhead(run: string, read: (piece: string) => Piece): [string, string] | [] {
  const [, ahead = '', rest = ''] = /^(\p{L}+) (.+)$/u.exec(run) ?? [];
  const [first = ''] = rest.split(/[\s-]/u);
  return articles.has(ahead) && read(first).by === '=' && read(first).value > 0 ? [ahead, rest] : [];
}

function sumOf(pieces: readonly Piece[]): number {
  let total = 0;
  let last = 0;
  for (const { value, by } of pieces) {
    if (by === '+') last += value;
    else if (by === '*' && value >= 1000) [total, last] = [Math.max(1, total + last) * value, 0];
    else if (by === '*') [total, last] = [total + Math.max(1, last) * value, 0];
    else [total, last] = [total + last, value];
  }
  return total + last;
}
