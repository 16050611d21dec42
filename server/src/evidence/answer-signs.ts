/** What an answer of each kind most likely holds, in any language that we know units of: a figure, a sum, a time of day, a name. */
import type { AnswerKind } from '../languages/concepts.ts';
import { remembered } from '../lib/remembered.ts';

const timeUnit =
  'seconds?|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|minuten?|stunden?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|heures?|semaines?|mois|ans?|días?|horas?|semanas?|meses|años?|giorn[oi]|or[ae]|settiman[ae]|mes[ei]|ann[oi]|dagen|uur|uren|weken|maanden|dias?|gün|saat|hafta|ay|yıl|dni|godzin\\p{L}*|dagar|dage|dager|veckor|uger|uker|detik|menit|jam|hari|minggu|pekan|bulan|tahun';
const numberWord =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|several|few|couple|zwei|drei|vier|deux|trois|dos|tres|due|tre|satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|setengah|beberapa';

const signs = {
  number: new RegExp(`\\p{N}|\\b(?:${numberWord}|hundreds?|thousands?|millions?|dozens?)\\b`, 'iu'),
  duration: new RegExp(`(?:\\p{N}|\\b(?:${numberWord}))[^.]{0,24}?(?<!\\p{L})(?:${timeUnit})(?!\\p{L})`, 'iu'),
  money:
    /[€$£¥₺]\s?\p{N}|\p{N}\s?(?:[€£¥₺$]|zł|kr\b|eur\b|usd\b|cad\b|gbp\b|try\b|tl\b|dollars?\b|cents?\b|ribu\b|juta\b)|(?<!\p{L})(?:rp|idr)\.?\s?\p{N}/iu,
  isFree:
    /\b(?:free|no (?:charge|cost|fee|minimum)|kostenlos|gratis|kostenfrei|gratuite?|ücretsiz|grátis|portofrei|tanpa biaya|bebas biaya)\b/iu,
  date: /\b(?:1[5-9]|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|januari?|februari?|märz|maret|mai|mei|juni|juli|agustus|oktober|dezember|desember|senin|selasa|rabu|kamis|jumat|sabtu|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/iu,
  hours: /\b\d{1,2}[:.h]\d{2}\b|\d\s?(?:am|pm|a\.m|p\.m|uhr)\b/iu,
  phone: /\+?\d[\d\s().-]{7,}\d/u,
  mail: /[\w.+-]+@[\w-]+\.\w/u,
  web: /\b(?:https?:|www\.)|\w\.(?:com|org|net|shop)\b/iu,
  percent: /\p{N}\s?%|\bpercent/iu,
  measure:
    /\p{N}\s?(?:×|x\s?\p{N}|cm\b|mm\b|m\b|in\b|inch|"|”|ft\b|feet|foot|oz\b|ounce|lbs?\b|pounds?\b|kg\b|g\b|gsm\b|ml\b|l\b|litres?|liters?|gal|watts?|volts?|mah\b|gb\b|mb\b)/iu,
  street:
    /\b\d+\p{L}?,? (?:\p{L}+\.? ){1,4}(?:st|street|ave|avenue|rd|road|lane|ln|blvd|drive|dr|way|hwy|highway|court|suite|unit)\b|\p{L}+(?:straße|strasse|weg|platz|laan|straat) \d/iu,
  place: /\b(?:in|at|from|near|of|to|across|within|throughout) (?:the )?\p{Lu}\p{L}+|\bworldwide|\binternational/u,
  name: /(?<=[\p{L}\p{N},;)] )\p{Lu}\p{L}+/u,
  because:
    /\b(?:because|since|due to|so that|in order to|therefore|as a result|reason|caus\w+|thanks to|weil|damit|parce que|porque|ya que|debido|perché|omdat|karena|sebab|agar|supaya|çünkü|ponieważ|eftersom|fordi)\b/iu,
  method:
    /\b(?:by \w+ing|click|contact|e-?mail|call|visit|send|simply|please|follow|step|use|using|go to|enter|select|choose|fill|complete|reach|wash|place|apply|silakan|silahkan|hubungi|kirim\w*|klik|pilih|isi|ikuti|melalui|lewat|transfer|bitte|klicken|wählen|schreib\w*|escríb\w*|envía\w*|elige|contacta|cliquez|contactez|envoyez|choisissez|stuur|kies|clicca|invia|scegli|scrivi|clique|envie|escolha)\b/iu,
  polar:
    /^(?:yes|no|sure|absolutely|of course|unfortunately|sorry|ja|nein|oui|non|sí|evet|hayır|ya|iya|tidak|bisa|maaf)\b/iu,
  negative:
    /\b(?:not?|never|cannot|can'?t|don'?t|doesn'?t|isn'?t|aren'?t|won'?t|unable|without|nicht|kein\p{L}*|pas|sin|tidak|bukan|belum|tanpa|jangan|niet|geen|não|değil|inte|ikke)\b/iu,
  modal:
    /\b(?:can|may|will|must|should|offer|accept|available|ships?|deliver\w*|include\w*|comes? with|made|bisa|dapat|boleh|harus|tersedia|melayani|menerima|kann|können|peut|puede[ns]?|kan)\b/iu,
  you: /\b(?:you|your|anda|kamu|kakak|kak|sie|ihre?n?|vous|votre|usted|tu|tus)\b/iu,
  we: /\b(?:we|our|us|kami|wir|uns|unsere?\w*|nous|notre|nosotros|nuestr\w+)\b/iu,
  i: /\b(?:i|my|me|i'm|i've)\b/iu,
} as const;

export type Sign = keyof typeof signs;
export const signNames = Object.keys(signs).filter((name): name is Sign => name in signs);

/** these cannot be without a digit */
const inDigits: ReadonlySet<Sign> = new Set<Sign>(['money', 'hours', 'phone', 'measure', 'street']);
const keptMax = 10_000;
/** Shops say the same sentences again and again. */
const kept = new Map<string, readonly number[]>();

/** 1 for each sign that the text bears, 0 for the others, in the names' order */
export function signsOf(text: string): readonly number[] {
  const read = () => {
    const hasDigit = /\p{N}/u.test(text);
    return signNames.map((name) => ((hasDigit || !inDigits.has(name)) && signs[name].test(text) ? 1 : 0));
  };
  return remembered(kept, text, read, keptMax);
}

/** Any of these makes a text look like an answer of the kind. */
const expected: Record<AnswerKind, readonly Sign[]> = {
  duration: ['duration'],
  time: ['date', 'hours', 'duration'],
  cost: ['money', 'isFree', 'percent'],
  count: ['number', 'measure'],
  place: ['street', 'place'],
  person: ['name'],
  method: ['method', 'mail', 'phone'],
  reason: ['because'],
  which: [],
};

/** 1 where a text looks like the kind of answer that is asked for, -1 where it does not, 0 where nothing is expected. */
export function expectedShape(asks: ReadonlySet<AnswerKind>, held: readonly number[]): number {
  const wanted = [...asks].filter((kind) => expected[kind].length > 0);
  if (wanted.length === 0) return 0;
  return wanted.some((kind) => expected[kind].some((sign) => held[signNames.indexOf(sign)] === 1)) ? 1 : -1;
}
