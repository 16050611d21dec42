/** How long a parcel takes, told from the many other lengths of time that stand in terms of delivery. */
import type { Concept } from '../languages/concepts.ts';
import { durationsIn, saysSoonAlone } from './durations.ts';
import { paymentNamesIn } from './payment-names.ts';
import { asksForOrder } from './reading.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { placeOf, wordsIn } from './words-in.ts';

/** days */
const longestDelivery = 400;
/** "paid by 3 pm, sent the same day" */
export const byTheHour = /(?<![\p{N}.,])\d{1,2}(?:[.:h]\d{2}(?!\p{N})|\s?(?:[ap]\.?m\.?|uhr|h)(?!\p{L}))/iu;

/** Days that come on top of others and the hour until which a parcel still leaves are no time that it takes: they are held without a value. */
export function timeOf(reading: Reading, isOther: boolean): FoundTopic | null {
  const { says, signals, statement } = reading;
  const { text } = statement;
  const spans = durationsIn(text.replace(besideDelivery, ' '));
  const [span] = spans;
  if (
    span === undefined ||
    // "handed to somebody over 18 years"
    span.to >= longestDelivery ||
    isOther ||
    // "10 to 20 days, depending on customs" is how long it takes, too
    (says('customs') && !isBeforeCustoms(reading)) ||
    (says('payment') && !((signals('after') || byTheHour.test(text)) && says('delivery', 'dispatch', 'express'))) ||
    text.includes('@') ||
    signals('kept_open') ||
    (!/\p{N}/u.test(text) && signals('negative')) ||
    isOfOtherTime(reading) ||
    !takesTime(reading)
  )
    return null;
  const isOne = spans.length === 1 && !addsDays(text) && !isCutOff(reading);
  return { topic: 'delivery.time', value: isOne ? { kind: 'days', ...span } : null };
}

const isBeforeCustoms = ({ statement: { text }, words }: Reading): boolean =>
  text.search(/\p{N}/u) < (placeOf(text, words, 'customs') ?? 0);

/** "a one-hour slot", "five days a week": beside it the time that a parcel takes may stand */
const besideDelivery =
  /(?<!\p{L})(?:[\p{L}\p{N}]+[\s-]hours?[\s-](?:\p{L}+ )?(?:slots?|windows?)|[\p{L}\p{N}]+[\s-]?stündig\p{L}* (?:zeitfenster|fenster|slots?)|(?:zeitfenster|lieferfenster) von [\p{L}\p{N}]+ \p{L}+|(?:créneaux?|plages?) (?:horaires? )?(?:de |d')[\p{L}\p{N}]+ heures?|(?:franjas?|ventanas?|tramos?) (?:horarias? )?de [\p{L}\p{N}]+ horas?|fasc(?:ia|e) (?:orari[ae] )?di [\p{L}\p{N}]+ or[ae]|janelas? (?:horárias? )?de [\p{L}\p{N}]+ horas?|tijdvak(?:ken)? van [\p{L}\p{N}]+ uur|(?:slot|jendela|rentang) (?:waktu )?[\p{L}\p{N}]+ jam|[\p{L}\p{N}]+ (?:days?|hours?) (?:a|per) (?:week|day)|[\p{L}\p{N}]+ tage (?:die|in der|pro) woche|[\p{L}\p{N}]+ jours (?:par semaine|sur sept)|[\p{L}\p{N}]+ días (?:a la|por) semana|[\p{L}\p{N}]+ giorni (?:alla|a|su) (?:settimana|sette)|[\p{L}\p{N}]+ dias por semana|[\p{L}\p{N}]+ dagen per week|[\p{L}\p{N}]+ dni w tygodniu|[\p{L}\p{N}]+ hari (?:dalam )?seminggu)(?!\p{L})/giu;

/** kept at a counter, fresh for so long, tried again, chosen ahead, counted from the arrival */
const otherTimes = [
  /(?<!\p{L})(?:(?:hold|holds|held|keep|keeps|kept|stored|reserved?)(?! in mind)[^.;]{0,40}?\p{N}|(?:aufbewahr\p{L}*|reservier\p{L}+|bewahren|lager(?:n|t)|gelagert)[^.;]{0,50}?\p{N}|(?:gard(?:ons|ée?s?)|conserv(?:ons|ée?s?)|réserv(?:ons|ée?s?))(?!\p{L})[^.;]{0,50}?\p{N}|(?:guardamos|guardan?|reservamos|guardad[oa]s?)(?!\p{L})[^.;]{0,50}?\p{N}|(?:conserviamo|tratteniamo|teniamo|giacenza)(?!\p{L})[^.;]{0,50}?\p{N}|(?:bewaren|bewaard|reserveren|gereserveerd)(?!\p{L})[^.;]{0,50}?\p{N}|(?:przechow\p{L}+|rezerwujemy)[^.;]{0,50}?\p{N}|(?:disimpan|kami simpan|ditahan)(?!\p{L})[^.;]{0,50}?\p{N}|(?:saklan\p{L}+|bekletil\p{L}+))/iu,
  /(?<!\p{L})(?:shelf[ -]life|best before|stays? fresh|keeps? fresh|(?:mindestens? )?\p{L}*haltbar\p{L}*|consumo preferente|caducidad|se conserv\p{L}+|à consommer|dlu?o|ddm|scadenza|validade|houdbaar\p{L}*|kedaluwarsa|kadaluarsa|masa simpan|przydatnoś\p{L}+|hållbar\p{L}*|holdbar\p{L}*|son kullanma)(?!\p{L})/iu,
  /\p{N}[\s-]*(?:days?|months?|years?|tage|monate|jahre|jours|mois|ans|días|meses|años|giorni|mesi|anni|dias|anos|dagen|maanden|jaar|hari|bulan|tahun)[\s-](?:[\p{L}-]+\s){0,3}?[\p{L}-]*(?:guarantee|warranty|garantie|garantía|garanzia|garantia|garansi)(?!\p{L})/iu,
  /(?<!\p{L})(?:valid for|gültig|valables?|válid[oa]s?|valid[oaie]|geldig|ważn\p{L}+|berlaku|giltig\p{L}*|gyldig\p{L}*|geçerli)(?!\p{L})/iu,
  /(?<!\p{L})(?:tr(?:y|ies) again|attempts?|zustellversuch\p{L}*|erneut\p{L}* (?:zu|ver)\p{L}+|nouvelle (?:tentative|présentation)|seconde? (?:tentative|présentation)|(?:segundo|nuevo) intento|(?:secondo|nuovo) tentativo|nova tentativa|segunda tentativa|(?:nieuwe|tweede) poging|coba lagi|percobaan|ponown\p{L}+ prób\p{L}+|nytt försök|yeniden dene\p{L}+)(?!\p{L})/iu,
  /\p{N}[^.;]{0,24}(?<!\p{L})(?:ahead|in advance|im voraus|vorab|à l[’']avance|de antelación|con antelación|d[’']anticipo|in anticipo|de antecedência|van tevoren|vooruit|z wyprzedzeniem|di muka|önceden|i förväg)(?!\p{L})|(?:weeks?|days?|months?) (?:ahead|in advance)/iu,
  /\p{N}[^.;]{0,24}(?<!\p{L})(?:(?:of|after|from|since) (?:the )?(?:delivery|arrival|receiving it)|nach (?:der )?(?:lieferung|zustellung|warenerhalt|erhalt der (?:ware|lieferung))|après (?:la )?livraison|(?:desde|tras) la entrega|dalla consegna|após a entrega|na (?:de )?levering|od (?:doręczenia|dostawy)|setelah (?:barang |paket )?diterima)(?!\p{L})/iu,
];
const replies =
  /(?<!\p{L})(?:answers?|repl(?:y|ies)|responds?|antwort(?:en|et)|beantwort\p{L}+|répond\p{L}+|responde\p{L}*|contesta\p{L}*|rispond\p{L}+|antwoord\p{L}*|odpowi\p{L}+|balas|dibalas|jawab|dijawab|yanıtl\p{L}+)(?!\p{L})/iu;
const ready =
  /(?<!\p{L})(?:ready|fertig|abholbereit|prête?s?|list[oa]s?|pront[oaie]s?|klaar|gotow\p{L}+|siap|hazır)(?!\p{L})/iu;

function isOfOtherTime({ says, statement: { text, row }, above }: Reading): boolean {
  if (otherTimes.some((one) => one.test(text)) || paymentNamesIn(text).length > 1) return true;
  // "the same day" is express, too
  const isOfParcels = says('delivery', 'dispatch', 'carrier');
  if (!isOfParcels && (replies.test(text) || (row === '' && ready.test(text)))) return true;
  // how long a repair takes, or is guaranteed
  const isUnder = (...wanted: Concept[]) =>
    above.some(({ words: { concepts } }) => wanted.some((one) => concepts.has(one)));
  return says('repair') || (isUnder('repair', 'warranty', 'custom') && !isUnder('delivery', 'dispatch'));
}

const count =
  '(?:\\p{N}+|one|two|three|four|five|six|seven|ten|ein\\p{L}{0,2}|zwei|drei|vier|fünf|sechs|sieben|zehn|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|três|quatro|twee|drie|vier|vijf|dwa|trzy|dua|tiga|empat|lima)';
const before = new RegExp(
  `(?<!\\p{L})(?:(?:adds?|adding|another|additional|further|extra|weitere[nr]?|zusätzlich\\p{L}*|ajoute\\p{L}*|añad\\p{L}+|adicional(?:es)?|otros|aggiung\\p{L}+|ulteriori|altri|acrescent\\p{L}+|adicionais|mais|nog|dodatkow\\p{L}+|ditambah|tambah\\p{L}*|ytterligare|yderligere|ekstra|dalších|ek|longer|lebih lama)\\s(?:\\p{L}+\\s){0,2}?${count}|verläng\\p{L}+\\s[^.]{0,40}${count})(?!\\p{L}).{0,24}`,
  'iu',
);
const after = new RegExp(
  `(?<![\\p{L}\\p{N}])${count}\\s?(?:[-–]\\s?\\p{N}+\\s?|\\p{L}+\\s${count}\\s?)?(?:\\p{L}+\\s){1,4}?(?:more(?! than)|longer|extra|on top|länger|mehr|zusätzlich|obendrauf|en plus|de plus|supplémentaires?|más|adicionales|in più|ulteriori|a mais|adicionais|langer|dłużej|więcej|lebih lama|tambahan|lagi|längre|daha)(?!\\p{L})|(?<![\\p{L}\\p{N}])${count} (?:more|weitere|mehr|meer) (?:\\p{L}+ )?\\p{L}+`,
  'iu',
);

/** "Engraved goods take 3 days more" */
const addsDays = (text: string): boolean =>
  [before, after].some((one) => {
    const said = one.exec(text)?.[0] ?? '';
    return durationsIn(said.replace(/(?<!\p{L})(?:more|weitere|mehr|meer) /iu, '')).length > 0;
  });

const arrival =
  /(?<!\p{L})(?:deliver\p{L}*|arriv\p{L}*|reach(?:es)? you|with you|you(?:[’']ll)? (?:have|get)|have it|hat das paket|haben sie|hast du|zugestellt|zustell\p{L}+|liefer\p{L}*|geliefert|da(?=[.!,]|$)|ankomm\p{L}*|kommt an|livr\p{L}+|reç\p{L}+|recev\p{L}+|entreg\p{L}+|lleg\p{L}+|recib\p{L}+|consegn\p{L}+|receb\p{L}+|cheg\p{L}+|in huis|bezorg\p{L}*|gelever\p{L}*|lever\p{L}*|dostarcz\p{L}*|dostaw\p{L}*|dotrze|teslim\p{L}*|ulaş\p{L}*|sampai|tiba|toimit\p{L}*|doruč\p{L}*|livr\p{L}+|достав\p{L}+|παραδ\p{L}+|παράδ\p{L}+|يصل|توصيل|יגיע\p{L}*)(?!\p{L})|お届け|到着|送达|送達|도착/iu;

/** It says when a parcel leaves the shop, and not when it arrives. */
export function isDispatch(text: string, language: string): boolean {
  const { concepts, signals } = wordsIn(text.replace(sinceDispatch, ' '), language);
  return concepts.has('dispatch') && !signals.has('received');
}

/** "2 to 3 days (after dispatch)" is how long it travels */
const sinceDispatch =
  /(?<!\p{L})(?:after|from|nach|ab|après|dès|tras|desde|dopo|dal|após|na|setelah|sejak)\s+(?:the |de[mr] |die |la |el |l['’])?(?:dispatch|despatch|shipment|shipping|processing|versand\p{L}*|expédition|envío|spedizione|envio|verzending|pengiriman)(?!\p{L})/giu;

/** "Ordered before 1 pm, it leaves the same day" */
export function isCutOff({ statement: { text, language, row, isItem }, amounts, says }: Reading): boolean {
  if (row !== '' || !saysSoonAlone(text)) return false;
  const isArranged = arrival.test(text) || amounts.length > 0 || says('carrier');
  // "Same day" alone names a way of delivery
  return isDispatch(text, language) || (!isArranged && (!isItem || byTheHour.test(text) || says('order')));
}

/** A length of time is the delivery's when the statement speaks of parcels, or answers a question or stands in a list that does. */
function takesTime({ says, under, above, statement, words, amounts, percent }: Reading): boolean {
  if (under('pickup', 'missing', 'damaged')) return false;
  // "Tracked 48" is the name of a way of delivery
  if (statement.row === '' ? under('tracking') : above.slice(0, 2).some((one) => one.words.concepts.has('tracking')))
    return false;
  const isOfParcels = says('dispatch', 'carrier', 'delivery') || byTheHour.test(statement.text);
  // "buy it the same day and a fee comes off"
  const isOfSums = percent !== null || amounts.some(({ limit }) => limit !== null);
  if (saysSoonAlone(statement.text) && isOfSums && !isOfParcels) return false;
  const [nearest, second] = above.filter(({ text }) => text !== statement.label);
  const isHeaded = [nearest, second].some(
    (one) =>
      one !== undefined &&
      (one.words.concepts.has('delivery') || one.words.concepts.has('dispatch') || asksForOrder(one.text, one.words)),
  );
  if (nearest !== undefined && asksForOrder(nearest.text, nearest.words)) return true;
  if (says('dispatch', 'express', 'carrier')) return true;
  // a candle "will deliver 48 hours of fragrance"
  if (says('delivery'))
    return isHeaded || statement.kind === 'policy' || says('order', 'time', 'shop') || words.countries.size > 0;
  const isListed =
    statement.isItem || words.signals.has('standard') || words.countries.size > 0 || addsDays(statement.text);
  return isHeaded && (isListed || says('order', 'time', 'abroad'));
}
