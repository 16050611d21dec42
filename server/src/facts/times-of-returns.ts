/** What a time among the terms of returns is: how long a thing may go back, when its money comes, or neither of them. */
import type { Concept } from '../languages/concepts.ts';
import type { Reading } from './reading.ts';
import { namesDate } from './dated.ts';
import { durationsIn } from './durations.ts';
import { placeOf, wordsIn } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

const ofReturns = [
  'returns',
  'refund',
  'exchange',
  'store_credit',
  'condition',
  'time',
  'damaged',
  'custom',
  'final_sale',
  'order',
  'delivery',
] as const;

/** "Free first service" as a section of the page of returns. */
export function isOfOtherMatter({ above: [nearest, ...wider] }: Reading): boolean {
  if (nearest === undefined || wider.length === 0 || nearest.words.concepts.size === 0) return false;
  return !ofReturns.some((one) => nearest.words.concepts.has(one));
}

/** "Will it be back?", "Layaway", "Wool care": what is said there of coming back is of no return, unless the page is. */
export const isElsewhere = (reading: Reading): boolean =>
  !reading.above.some(
    ({ words: { concepts } }) => concepts.has('returns') || concepts.has('refund') || concepts.has('exchange'),
  ) &&
  reading.above
    .slice(0, 2)
    .some(({ words: { concepts } }) =>
      elsewhere.some((one) => concepts.has(one) && !(besideReturns.has(one) && isPlainlyOfReturns(reading))),
    );

const elsewhere = ['stock', 'preorder', 'payment', 'instalments', 'pickup', 'wash', 'event', 'jobs'] as const;
const besideReturns: ReadonlySet<Concept> = new Set<Concept>(['payment', 'instalments', 'wash']);

/** "You have 30 days from delivery to send it back" is what it says under "How can I pay?" too. */
const isPlainlyOfReturns = ({ says, signals }: Reading): boolean =>
  !says('payment', 'card', 'instalments', 'wash', 'discount', 'damaged') &&
  (says('refund', 'exchange') || (says('returns') && (signals('received') || says('delivery', 'time'))));

/** A deposit, a rented thing, a sample or a thing traded in goes back under terms of its own. */
export const isLent = ({ statement, above }: Reading): boolean =>
  [statement.text, ...above.slice(0, 2).map(({ text }) => text)].some((text) => lent.test(text));

const lent =
  /(?<!\p{L})(?:deposits?|rent(?:s|ed|als?|ing)?|hir(?:e|es|ed|ing)|lend(?:s|ing)?|lent|loan(?:s|ed)?|borrow\p{L}*|layaway|trade[- ]?ins?|kaution\p{L}*|(?:ver)?miet(?:e|en|preis\p{L}*|geräte?\p{L}*|dauer|zeit\p{L}*)|(?:aus|ver)?leih(?:e|en|t|gerät\p{L}*|gebühr\p{L}*|zeit\p{L}*)|muster\p{L}{4,}|ansichtsexemplar\p{L}*|inzahlungnahme|caution|(?:en|de) location|location de|louer|louée?s?|prêt(?:er|ons|ée?s?)|emprunt\p{L}*|fianza|alquil\p{L}*|prestam\p{L}*|préstam\p{L}*|cauzion\p{L}*|noleggi\p{L}*|in prestito|caução|alugu\p{L}*|empréstim\p{L}*|waarborgsom|borgsom|(?:ver)?huur\p{L}*|leen(?:t|exempl\p{L}*|apparaat)?|uitleen\p{L}*|kaucj\p{L}*|wypożycz\p{L}*|depozito\p{L}*|kirala\p{L}*|kiralık|uang jaminan|deposit|(?:di|me|pe)?sewa\p{L}*|(?:di|me|pe)?pinjam\p{L}*|tukar tambah|deposition|uthyrning|udlejning|utleie|lejes?|leies?|vuokra\p{L}*|lainata\p{L}*|kauc\p{L}*|půjč\p{L}*|închiri\p{L}*|bérl\p{L}*|kölcsön\p{L}*|аренд\p{L}*|прокат\p{L}*|оренд\p{L}*|ενοικ\p{L}*|تأجير|إيجار|השכר\p{L}*|פיקדון)(?!\p{L})|レンタル|貸し?出|保証金|租借|押金|대여|보증금/iu;

/** The parts of the statement that name times: "by post, within 14 days" is one. */
function timedParts({ statement: { text } }: Pick<Reading, 'statement'>): string[] {
  const parts = text.split(/[,;，、；。]\s*|[:：]\s|\s[–—]\s/u).filter((part) => durationsIn(part).length > 0);
  return parts.length === 0 ? [text] : parts;
}

/** what a shop does within a time: it answers, checks, mends, and sends labels and things */
const attended =
  /(?<!\p{L})(?:we (?:\p{L}+ ){0,2}(?:answer|reply|respond|send|post|ship|mail|inspect|check|look|test|examine|quote|confirm|approve|review|repair|mend|sharpen)|you(?:['’]ll| will) (?:get|receive|have) (?:an?|your|the) (?:\p{L}+ ){0,2}(?:label|number|code|reply|answer|quote)|(?:(?:be)?antworten|prüfen|schicken|senden|verschicken|reparieren|begutachten|bestätigen|melden) wir|wir (?:\p{L}+ ){0,4}(?:(?:be)?antworten|prüfen|schicken|senden|verschicken|reparieren|begutachten|bestätigen|melden)|nous (?:vous )?(?:répondons|envoyons|renvoyons|retournons|vérifions|contrôlons|examinons|réparons|confirmons)|(?:le |te |os |les |lo |la )?(?:respondemos|contestamos|enviamos|mandamos|revisamos|comprobamos|reparamos|confirmamos)|(?:ti |vi |le )?(?:rispondiamo|inviamo|spediamo|rispediamo|verifichiamo|controlliamo|ripariamo|confermiamo)|(?:verificamos|analisamos|conferimos)|(?:antwoorden|sturen|controleren|repareren|bekijken|bevestigen) (?:wij|we)|(?:wij|we) (?:\p{L}+ ){0,3}(?:antwoorden|sturen|controleren|repareren|bekijken|bevestigen)|odpowiadamy|odpowiemy|odpiszemy|wyślemy|wysyłamy|odeślemy|sprawdzimy|sprawdzamy|naprawiamy|yanıtl\p{L}*|cevapl\p{L}*|(?:geri )?göndeririz|gönderiyoruz|inceliyoruz|inceleriz|onarıyoruz|kami (?:balas|jawab|kirim|periksa|cek|perbaiki|konfirmasi)|teknisi|pengecekan|pemeriksaan|svarar vi|vi (?:svarar|skickar|kontrollerar|reparerar|svarer|sender|kontrollerer|reparerer)|vastaamme|lähetämme|tarkistamme|korjaamme|odpovíme|odpovídáme|zašleme|zkontrolujeme|opravíme|răspundem|trimitem|verificăm|reparăm|válaszolunk|küldünk|ellenőrizzük|javítjuk|ответим|отвечаем|отправим|проверим|проверяем|відповімо|відповідаємо|надішлемо|перевіримо|απαντάμε|απαντούμε|στέλνουμε|ελέγχουμε|نرد|نرسل|نفحص|נשיב|נחזור אליכם|נבדוק)(?!\p{L})|(?:返信|回答|検品|修理)(?:いた)?します|我们(?:会|将)?(?:回复|检查|维修)|답변|검수/iu;

/** how long a parcel or a size waits for somebody */
const stored =
  /(?<!\p{L})(?:(?:is|are|be) (?:held|stored|reserved)|(?:hold|store|reserve) (?:it|them|your)|(?:wird|werden) .{0,40}(?:gelagert|zurückgelegt|aufbewahrt|reserviert)|lagert|(?:est|sont) (?:gardée?s?|conservée?s?|réservée?s?)|se (?:guarda|guardan|reserva|reservan)|(?:viene|vengono) (?:conservat|custodit|riservat)[aoie]|fica(?:m)? (?:guardad|reservad)[ao]s?|wordt .{0,40}(?:bewaard|gereserveerd)|przechowuj\p{L}*|disimpan|saklanır)(?!\p{L})/iu;

/** "48 hours before": until something begins, and not from when a thing is there */
const beforehand =
  /\p{N}\s?\p{L}+\s(?:\p{L}+\s)?(?:before|vorher|vor|avant|antes|prima|van tevoren|przed|önce|sebelum|före|innan|inden|ennen|před|înainte|πριν|قبل|לפני)(?!\p{L})|\p{N}\s?(?:時間|日|小时|天|시간|일)\s?(?:前|전)/iu;

/** how long a thing may be on its way once its return was asked for or declared */
const onceAsked =
  /(?<!\p{L})(?:(?:once|after|within|of|from) (?:\p{L}+ ){0,4}(?:approv\p{L}+|authori[sz]\p{L}+|return number|label)|(?:days?|date) (?:\p{L}+ ){0,5}(?:inform(?:s|ed)?|communicated?|notif(?:y|ies|ied))|über (?:den|ihren|deinen) widerruf.{0,60}(?:unterricht|informier)\p{L}*|(?:nach|sobald|ab) (?:\p{L}+ ){0,3}(?:genehmig|freigab|freigeb|bestätig)\p{L}*|jours? (?:\p{L}+ ){0,6}communiqué\p{L}*|après (?:\p{L}+ ){0,3}(?:accord|validation|acceptation)|(?:fecha|día|giorno|dia|data) (?:\p{L}+ ){0,4}comuni\p{L}*|(?:tras|una vez|después de) (?:\p{L}+ ){0,2}(?:aprob|autoriz|acept)\p{L}*|dopo (?:\p{L}+ ){0,2}(?:approvazione|autorizzazione|conferma)|após (?:\p{L}+ ){0,2}(?:aprovação|autorização)|meegedeeld|na (?:\p{L}+ ){0,2}(?:goedkeuring|akkoord)|po (?:\p{L}+ ){0,2}(?:akceptacji|zatwierdzeniu)|onay\p{L}*(?= .{0,20}sonra)|(?:setelah|usai) (?:\p{L}+ ){0,2}(?:disetujui|persetujuan|konfirmasi|dikonfirmasi))(?!\p{L})/iu;

/** "the goods are yours again, and so is the money" */
const money =
  /(?<!\p{L})(?:the money|(?:das|ihr|dein|euer) geld|l['’]argent|(?:el|tu|su) dinero|il denaro|i soldi|o dinheiro|(?:het|je|uw) geld|pieniądze|paranız\p{L}*|uang (?:anda|kamu|kembali)|pengarna|pengene|rahat|rahasi|peníze|banii|a pénz\p{L}*|деньги|кошти|гроші|τα χρήματ\p{L}*)(?!\p{L})|お金|款项|款項/iu;

/** a picture shows what is wrong with a thing */
const pictured =
  /(?<!\p{L})(?:photos?|pictures?|videos?|fotos?|foto['’]s|bild(?:er)?|vidéos?|fotografias?|zdjęci\p{L}*|fotoğraf\p{L}*|kuva|kuvia|fotk\p{L}*|fotografi\p{L}*|poze|fénykép\p{L}*|фото\p{L}*|φωτογραφ\p{L}*|صور\p{L}*|תמונ\p{L}*)(?!\p{L})|写真|照片|사진/iu;

/** "your bank may take another 3 days": on top of what the shop takes */
const onTop =
  /(?<!\p{L})(?:another|additional|further|extra|weitere|zusätzliche?|noch einmal|supplémentaires?|adicionales|ulteriori|altri|adicionais|nog|tambahan|lagi|kolejne|dodatkowe|ytterligare|yderligere|ekstra|dalších|ek)\s\p{N}|\p{N}[\p{N}\s–-]*(?:\p{L}+\s){0,2}(?:supplémentaires|adicionales|más|lagi|tambahan|ulteriori|adicionais)(?!\p{L})/iu;

const ofBank =
  /(?<!\p{L})(?:banks?|banques?|bancos?|banche|banca|banken)\s(?:\p{L}+\s){0,2}(?:takes?|needs?|braucht|brauchen|benötigt|prend|prennent|mettent|tarda|tardan|tardar|impiega|demora|leva|doet|doen|potrzebuje|membutuhkan|perlu|butuh)(?!\p{L})/iu;

export const isOnTop = (reading: Reading): boolean =>
  timedParts(reading).every((part) => onTop.test(part) || ofBank.test(part));

/** What was paid for the way there, and not for the goods. */
export const wayThere =
  /(?<!\p{L})(?:(?:original|initial|outbound|outward) (?:shipping|delivery|postage|carriage)|delivery charges?|(?:ursprünglich\p{L}*|anfallend\p{L}*) (?:versand|liefer)\p{L}*|hinsendekosten|hinversand\p{L}*|frais (?:de port|de livraison|d['’]envoi|d['’]expédition) (?:initiaux|d['’]origine|aller)|(?:gastos|costes?|costos?) de envío (?:originales|iniciales)|portes? de ida|spese di spedizione (?:originali|iniziali)|ongkos kirim awal|ongkir awal|oorspronkelijke verzendkosten)(?!\p{L})/iu;

/** "Delivery charges are refunded if the whole order comes back within 14 days" */
export function refundsWayThere({ statement: { text }, words }: Reading): boolean {
  const at = wayThere.exec(text)?.index;
  if (at === undefined) return false;
  const refund = placeOf(text, words, 'refund') ?? placeOf(text, words, 'returns');
  // "We refund the price within 14 days, the delivery charges too"
  return refund !== null && at <= refund;
}

/** A time that is of something else than of a thing that goes back or of its money. */
export function isOtherTime(reading: Reading): boolean {
  const { statement, spans, under, signals, says } = reading;
  const parts = timedParts(reading);
  const isShort = spans.every(({ to }) => to <= 1) && !under('damaged') && !signals('report');
  return (
    isShort ||
    isLent(reading) ||
    isElsewhere(reading) ||
    beforehand.test(statement.text) ||
    onceAsked.test(statement.text) ||
    refundsWayThere(reading) ||
    (pictured.test(statement.text) && !under('damaged') && !says('returns', 'exchange')) ||
    parts.some((part) => stored.test(part)) ||
    parts.some((part) => attended.test(part))
  );
}

const isOfMoney = (text: string, { concepts }: WordsIn): boolean => concepts.has('refund') || money.test(text);

/** The money itself is what comes. */
export const saysMoney = ({ statement, spans }: Reading): boolean => spans.length > 0 && money.test(statement.text);

/** Above it stands when money comes: "Refunds", "When the money comes". */
export const isUnderMoney = ({ above: [nearest] }: Reading): boolean =>
  nearest !== undefined && isOfMoney(nearest.text, nearest.words) && !nearest.words.concepts.has('returns');

/** The time names when money comes, not how long a thing may go back. */
export function isSettled(reading: Reading): boolean {
  const { says, under, signals, above, statement } = reading;
  if (signals('negative') || beforehand.test(statement.text)) return false;
  // "it is checked within 2 days" under "When does the money come?"
  if (
    !says('refund', 'store_credit') &&
    !money.test(statement.text) &&
    timedParts(reading).some((part) => attended.test(part))
  )
    return false;
  if (forRefund.test(statement.text) && !says('returns', 'condition', 'contact', 'email', 'damaged')) return true;
  const isRow = statement.row !== '';
  const isAsked = !isRow && above[0]?.words.signals.has('how_long') === true && under('refund', 'store_credit');
  // under "Money back" a time is the money's
  const isHeaded =
    isUnderMoney(reading) &&
    !says('exchange', 'condition', 'contact', 'email', 'damaged') &&
    (!says('returns') || (says('card') && says('payment'))) &&
    !/whats ?app/iu.test(statement.text);
  if (isHeaded) return true;
  if (isRow && !says('returns')) return false;
  // "report it within 7 days of receipt, and you get your money back"
  if ((signals('report') || says('damaged')) && (under('damaged') || says('contact'))) return false;
  const parts = timedParts(reading).flatMap((part) => [part, ...part.split(joint).filter(namesTime)]);
  if (parts.some((part) => isPaidBack(part, reading))) return true;
  if (signals('received') && isPaidBack(statement.text, reading)) return true;
  if (!signals('settling')) return isAsked && (says('refund') || !says('exchange'));
  return isAsked || says('refund', 'store_credit', 'returns') || under('refund', 'returns');
}

/** "Please allow 10 days for your refund." */
const forRefund =
  /\p{N}\s(?:\p{L}+\s){1,2}(?:for|für|pour|para|per|voor|untuk)\s(?:(?:the|your|die|ihre|deine|eure|votre|ton|le|el|tu|su|il|tuo|suo|o|seu|de|je|uw)\s)?(?:refunds?|(?:rück)?erstattung|remboursement|reembolso|rimborso|terugbetaling|pengembalian dana)(?!\p{L})/iu;

const namesTime = (part: string): boolean => durationsIn(part).length > 0;
/** "We check it and refund you within 5 days" */
const joint = /\s(?:and|und|et|y|e|en|i|ve|dan|og|och|ja|și|és|и|та|και)\s/iu;

/** "The refund is paid within 14 days of the return reaching us", and not "refunded if it comes back within 14 days" */
function isPaidBack(part: string, { statement: { language }, words }: Reading): boolean {
  const own = wordsIn(part, language);
  const says = (...wanted: ('returns' | 'condition' | 'order' | 'delivery' | 'card' | 'payment')[]) =>
    wanted.some((one) => own.concepts.has(one));
  if (!isOfMoney(part, own) || says('condition') || own.signals.has('conditional')) return false;
  if (says('returns') && !refundStandsFirst(part, own)) return false;
  if (money.test(part) && !says('returns')) return true;
  const isBack =
    own.signals.has('received') ||
    (own.signals.has('after') && (words.concepts.has('card') || !says('returns', 'delivery')));
  return (isBack && !says('order')) || (says('card', 'payment') && !says('order', 'delivery', 'returns'));
}

function refundStandsFirst(text: string, words: WordsIn): boolean {
  const [refund, returned] = [placeOf(text, words, 'refund'), placeOf(text, words, 'returns')];
  return refund !== null && returned !== null && refund <= returned;
}

/** "30 days to exchange it, and you pay the postage": what stands beside the time's own part is another matter. */
export const timesItself = (reading: Reading): boolean =>
  timedParts(reading).some((part) => {
    const { concepts } = wordsIn(part, reading.statement.language);
    const isReturn = concepts.has('returns') || concepts.has('exchange');
    return isReturn && !concepts.has('cost') && !concepts.has('payment') && part !== reading.statement.text;
  });

const until =
  /(?<!\p{L})(?:until|till|through|by|no later than|bis|jusqu['’]au|hasta|fino (?:a|al)|até|tot(?: en met)?|t\/m|do|kadar|sampai|hingga|till och med|til|asti|saakka|până|до|έως|μέχρι|حتى|עד)(?!\p{L})|まで|迄|之前|까지/iu;

/** "What is bought in December may come back until 15 January" */
export const endsOnDate = (reading: Reading): boolean => {
  const { statement, says, within, signals, amounts } = reading;
  return (
    namesDate(statement.text, statement.language) &&
    until.test(statement.text) &&
    amounts.length === 0 &&
    !signals('negative') &&
    !says('delivery', 'dispatch', 'hours') &&
    (says('returns', 'exchange') || (within('returns') && comesBack.test(statement.text))) &&
    !isElsewhere(reading) &&
    !isLent(reading)
  );
};

export const comesBack =
  /(?<!\p{L})(?:(?:come|comes|coming|go|goes|taken|take) back|(?:zurück|retour|terug)\p{L}*|kembali)(?!\p{L})/iu;
