/** How one pays, at once and in parts. */
import { isQuestion } from './reading.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { instalmentNamesIn, paymentNamesIn } from './payment-names.ts';
import { isOfTheShop } from './statements.ts';
import { wordsIn } from './words-in.ts';

const lender = 'klarna|after ?pay|clearpay|riverty|ratepay|paypo';
const invoice =
  'rechnungs?(?:kauf)?|invoices?|factures?|facturas?|fatture|fattura|fatura|factuur|rekening|faktur\\p{L}*|lasku\\p{L}*|szám\\p{L}*|счет\\p{L}*|рахун\\p{L}*|τιμολόγι\\p{L}*';
/** "Invoice by Klarna, due in 30 days" is paid whole, though later */
const isByInvoice = new RegExp(
  `(?<!\\p{L})(?:(?:${invoice})[^,;.]{0,14}(?:${lender})|(?:${lender})[^,;.]{0,14}(?:${invoice}))(?!\\p{L})`,
  'iu',
);

/** what is paid before, or left as a pledge */
const deposit =
  /(?<!\p{L})(?:deposits?|down[- ]payments?|anzahlung\p{L}*|kaution\p{L}*|acomptes?|arrhes|caution|fianzas?|anticipo|señal|caparra|acconto|cauzione|aanbetaling|borgsom|waarborgsom|sinal|caução|zaliczk\p{L}*|zadatek|kaucj\p{L}*|uang muka|dp|jaminan|depozito|kapora|handpenning|depositum|záloh\p{L}*|foglaló\p{L}*|avans|предоплат\p{L}*|задат\p{L}*|депозит\p{L}*|завдат\p{L}*|προκαταβολή|عربون|מקדמה|פיקדון)(?!\p{L})|保証金|手付金|押金|定金|보증금|예약금/giu;

export const isOfPledge = (text: string): boolean => text.search(deposit) >= 0;

/** Who handles what a customer types in is no way to pay. */
const ofData =
  /(?<!\p{L})(?:(?:card|payment|bank) (?:details?|numbers?|data|information)|(?:zahlungs|karten|kreditkarten|bank)daten|ihre daten|données (?:de paiement|bancaires|de carte)|datos (?:de pago|bancarios|de (?:la|su|tu) tarjeta)|dati (?:di pagamento|della carta|bancari)|betaalgegevens|kaartgegevens|dados (?:de pagamento|do cartão|bancários)|dane (?:karty|płatnicze)|data (?:kartu|pembayaran)|kart bilgi\p{L}*|kortuppgifter|kortoplysninger|kortopplysninger|korttitiedot|údaje o kartě|datele cardului|kártyaadat\p{L}*|данные карт\p{L}*|дані картки|στοιχεία (?:της )?κάρτας|פרטי כרטיס)(?!\p{L})|カード(?:情報|番号)|银行卡信息|카드\s?(?:정보|번호)/iu;
const handled =
  /(?<!\p{L})(?:handled|processed|taken by|reach|see|stored?|kept|verarbeite\p{L}*|gespeichert|gelangen|trait\p{L}*|stock\p{L}*|conserv\p{L}*|trata\p{L}*|proces\p{L}*|guarda\p{L}*|almacen\p{L}*|gestit\p{L}*|elabora\p{L}*|verwerk\p{L}*|opgeslagen|armazen\p{L}*|przetwarz\p{L}*|diolah|diproses|disimpan|işlen\p{L}*|behandlas|behandles|käsitel\p{L}*|zpracov\p{L}*|prelucra\p{L}*|kezel\p{L}*|обрабатыва\p{L}*|обробля\p{L}*|weiter)(?!\p{L})|処理|处理|처리/iu;

/** accounts that one sends money to, not cards of those banks */
const transferred = /(?<!\p{L})(?:transfer|rekening|virtual|va)(?!\p{L})/iu;

/** "Not accepted" above what is not accepted: away from it the list says the opposite. */
const deniedMax = 40;
const isDeniedAbove = ({ above }: Reading): boolean =>
  above
    .slice(0, 2)
    .some(
      ({ text, words }) =>
        text.length <= deniedMax &&
        !isQuestion(text) &&
        words.signals.has('negative') &&
        [...words.concepts.keys()].every((concept) => concept === 'payment' || concept === 'card'),
    );

export function paying(reading: Reading): FoundTopic[] {
  const { statement, says, within, signals, domain, above, amounts, spans, under } = reading;
  const { text, kind, language } = statement;
  const isBackward = !within('payment', 'card') || above.some(({ words }) => words.concepts.has('refund'));
  const isOfReturns = domain === 'returns' || (isBackward && within('returns', 'refund'));
  const isPledge = isOfPledge(text);
  const isOfParts = says('instalments') || above.slice(0, 2).some(({ words }) => words.concepts.has('instalments'));
  const names = paymentNamesIn(text).filter(
    (name) => name !== 'bank transfer' || transferred.test(text) || !(says('card') || isOfParts) || !isBank.test(text),
  );
  const isRefused = signals('negative') || lacksOne(text);
  if (!isOfTheShop(kind) || isOfReturns || says('privacy') || (says('cancel') && names.length === 0)) return [];
  if ((ofData.test(text) && handled.test(text)) || isDeniedAbove(reading)) return [];
  // what a parcel costs to a region, and that it can be paid at the door there
  if (statement.row !== '' && amounts.length > 1) return [];
  const found: FoundTopic[] = [];
  const isPaying = within('payment', 'card') || (names.length >= 3 && kind !== 'page');
  const lenders = instalmentNamesIn(names);
  const beside = (pattern: RegExp) => wordsIn(text.replaceAll(pattern, ' '), language).concepts.has('instalments');
  const isWhole = lenders.length > 0 && isByInvoice.test(text) && !beside(new RegExp(lender, 'giu'));
  const later = isWhole ? [] : lenders;
  const isInParts = says('instalments') && !isWhole && (!isPledge || beside(deposit));
  // an invoice by one who lends is paying later
  const plain = names.filter((name) => !later.includes(name) && !(later.length > 0 && name === 'invoice'));
  if (plain.length > 0 && isPaying && !isPledge)
    found.push({ topic: 'payment.methods', value: isRefused ? null : { kind: 'names', names } });
  if (
    (later.length > 0 && (isPaying || isInParts)) ||
    (isInParts && (/\p{N}/u.test(text) || (says('payment') && !statement.isItem))) ||
    // "3 or 6 months" below "Instalments"
    (!says('payment') && plain.length === 0 && spans.length > 0 && isOfParts && under('payment', 'card') && !isPledge)
  ) {
    found.push({
      topic: 'payment.instalments',
      value: later.length === 0 || isRefused ? null : { kind: 'names', names: later },
    });
  }
  return found;
}

const isBank = /(?<!\p{L})(?:BCA|BRI|BNI|BSI|Mandiri)(?!\p{L})/u;

/** "by card only, without cash on delivery" */
const lacksOne = (text: string): boolean =>
  paymentNamesIn(
    /(?<!\p{L})(?:without|ohne|sans|sin|senza|zonder|sem|tanpa|bez|utan|uden|uten|fără|без|χωρίς|بدون|ללא)\s(.{3,12})/iu.exec(
      text,
    )?.[1] ?? '',
  ).length > 0;
