/** Ways to pay by the names that mean the same in every language, and those that each language calls its own. Names that are also words are known by their capitals. */
import { compiled, namesIn } from './brand-names.ts';

/** ways to pay that have no maker's name */
const cashOnDelivery =
  '[Cc]ash on [Dd]elivery|COD(?!\\p{L})|[Bb]ayar di [Tt]empat|[Nn]achnahme|[Cc]ontra ?r{1,2}eembolso|[Cc]ontra entrega|[Cc]ontre[- ]remboursement|[Pp]aiement à la livraison|[Pp]ayer à la livraison|[Cc]ontrassegno|(?:[Pp]agamento )?[Nn]a entrega|[Rr]embours(?!\\p{L})|[Bb]ij (?:af)?levering betalen|(?:[Pp]łatność|[Zz]a)\\s?(?:przy odbiorze|pobraniem)|[Kk]apıda (?:[Öö]deme|nakit)|代金引換|代引き?|货到付款|貨到付款|[Pp]ostförskott|[Pp]ostforskudd|[Dd]obírk\\p{L}*|[Uu]tánvét\\p{L}*|[Rr]amburs(?= )|при получении|при отриманні|[Пп]ісляплат\\p{L}*|[Аа]ντικαταβολή|αντικαταβολή|الدفع عند الاستلام';
const bankTransfer =
  '[Bb]ank [Tt]ransfer|[Tt]ransfer (?:[Bb]ank|BCA|BRI|BNI|Mandiri)|[Vv]orkasse|[Üü]berweisung|[Tt]ransferencia(?: bancaria)?|[Tt]ransferência(?: bancária)?|[Vv]irement(?: bancaire)?|[Bb]onifico(?: bancario)?|[Bb]ankoverschrijving|[Oo]verboeking|[Pp]rzelew(?:em)?(?: tradycyjny| bankowy)?|[Hh]avale(?:/EFT)?|銀行振込|银行转账|銀行轉帳|무통장\\s?입금|계좌이체|[Bb]anköverföring|[Bb]ankoverførsel|[Bb]ankoverføring|[Tt]ilisiirto|[Pp]řevodem|[Bb]ankovní(?:m)? převod\\p{L}*|[Bb]anki átutalás\\p{L}*|[Tt]ransfer bancar|[Бб]анковск\\p{L}* перевод\\p{L}*|[Бб]анківськ\\p{L}* переказ\\p{L}*|[Ττ]ραπεζική κατάθεση|تحويل بنكي|העברה בנקאית';

const invoice =
  '(?:[Bb]y|[Oo]n|[Pp]ay) (?:an )?invoice|[Ii]nvoice payments?|(?:[Aa]uf|[Pp]er) Rechnung|(?<=^|, |und |oder )Rechnung(?=\\s?(?:[:,.(]|$)| und | oder )|Rechnung(?= (?:über|via|per|mit) )|Rechnungskauf|(?:[Oo]p|per) (?:factuur|rekening)|(?:[Pp]aiement|[Pp]ayer|[Rr]èglement)s? sur facture|[Pp]ago con factura|[Pp]agamento (?:con|su) fattura|[Pp]å faktura|[Mm]ot faktura|[Ff]akturaköp|請求書払い|후불';
const cheque =
  '[Cc]heques?|(?:[Pp]ersonal|[Bb]y) checks?|[Mm]oney orders?|[Cc]hèques?|[Ss]checks?|[Aa]ssegn[oi]|[Çç]ek ile|小切手|支票|[Cc]zek(?:iem)?(?!\\p{L})';
const directDebit =
  '[Dd]irect [Dd]ebit|SEPA|(?:SEPA[- ])?[Ll]astschrift|[Bb]ankeinzug|[Pp]rélèvement|[Dd]omiciliación|[Aa]ddebito diretto|[Aa]utomatische incasso|口座振替';
const cash =
  '(?:[Ii]n|[Pp]ay|[Bb]y) cash|Cash(?= |,|\\.|$)|(?:[Ii]n )?[Bb]ar(?=zahlung| (?:be)?zahlen| bei)|[Bb]arzahlung|[Ee]spèces|[Ee]n efectivo|[Ii]n contanti|[Cc]ontant(?! opnemen)|[Gg]otówk\\p{L}*|[Tt]unai|[Nn]akit|現金|现金|현금';

const payments: [name: string, forms: string][] = [
  ['visa', 'VISA|Visa'],
  ['mastercard', '[Mm]aster ?[Cc]ard|MASTERCARD'],
  ['american express', 'American Express|Amex|AMEX'],
  ['discover', 'Discover(?= [Cc]ard|,| and|$|\\.)'],
  ['diners club', 'Diners(?: Club)?'],
  ['jcb', 'JCB'],
  ['unionpay', 'Union ?Pay|银联'],
  ['maestro', 'Maestro'],
  ['paypal', 'Pay ?Pal|PAYPAL'],
  ['apple pay', 'Apple ?Pay'],
  ['google pay', 'Google ?Pay|G ?Pay'],
  ['shop pay', 'Shop ?Pay'],
  ['amazon pay', 'Amazon ?Pay(?:ments)?'],
  ['venmo', 'Venmo'],
  ['cash app', 'Cash ?App'],
  ['klarna', 'Klarna'],
  ['afterpay', 'After ?[Pp]ay'],
  ['clearpay', 'Clear ?[Pp]ay'],
  ['affirm', 'Affirm(?!\\p{L})'],
  ['sezzle', 'Sezzle'],
  ['zip', 'Zip [Pp]ay|ZipPay|QuadPay'],
  ['laybuy', 'Laybuy'],
  ['scalapay', 'Scalapay'],
  ['alma', 'Alma(?= |,|\\.|$)'],
  ['oney', 'Oney'],
  ['ideal', 'iDEAL'],
  ['bancontact', 'Bancontact'],
  ['giropay', 'giropay|Giropay'],
  ['sofort', 'SOFORT|Sofortüberweisung'],
  ['eps', 'EPS(?!\\p{L})'],
  ['przelewy24', 'Przelewy ?24'],
  ['blik', 'BLIK'],
  ['payu', 'PayU'],
  ['twint', 'TWINT|Twint'],
  ['swish', 'Swish(?= |,|\\.|$)'],
  ['vipps', 'Vipps'],
  ['mobilepay', 'Mobile ?Pay'],
  ['bizum', 'Bizum'],
  ['satispay', 'Satispay'],
  ['multibanco', 'Multibanco'],
  ['mb way', 'MB ?Way|MB ?WAY'],
  ['pix', 'PIX|Pix(?= |,|\\.|$)'],
  ['boleto', '[Bb]oleto'],
  ['carte bleue', 'Carte[s]? [Bb]leue[s]?'],
  ['iyzico', '[İiI]yzico'],
  ['gopay', 'Go ?Pay|GOPAY'],
  ['ovo', 'OVO'],
  ['dana', 'DANA'],
  ['qris', 'QRIS'],
  ['alipay', 'Ali ?[Pp]ay|支付宝|支付寶'],
  ['wechat pay', 'We ?[Cc]hat ?[Pp]ay|微信支付'],
  ['paypay', 'PayPay'],
  ['rakuten pay', '楽天ペイ|Rakuten ?Pay'],
  ['line pay', 'LINE ?Pay'],
  ['kakao pay', '카카오페이|Kakao ?Pay'],
  ['naver pay', '네이버페이|Naver ?Pay'],
  ['mada', '(?<![\\p{L}])mada(?!\\p{L})|مدى'],
  ['tabby', '[Tt]abby'],
  ['paypo', 'PayPo'],
  ['mercado pago', 'Mercado ?Pago'],
  ['kredivo', 'Kredivo'],
  ['akulaku', 'Akulaku'],
  ['shopeepay', 'Shopee ?Pay'],
  ['linkaja', 'Link ?Aja'],
  ['tamara', 'Tamara|تمارا'],
  ['stc pay', 'STC ?Pay'],
  ['bit', 'Bit(?= |,|\\.|$)|ביט'],
  ['troy', 'Troy|TROY'],
  ['konbini', 'コンビニ(?:払い|決済|後払い)'],
  ['toss', '토스'],
  ['cash on delivery', cashOnDelivery],
  ['bank transfer', bankTransfer],
  ['invoice', invoice],
  ['cheque', cheque],
  ['direct debit', directDebit],
  ['cash', cash],
  ['crypto', '[Bb]itcoins?|[Cc]rypto\\p{L}*|[Kk]rypto\\p{L}*|[Cc]ripto\\p{L}*'],
  ['mir', '(?<!\\p{L})МИР(?!\\p{L})'],
];

const instalmentNames = new Set(
  'klarna afterpay clearpay affirm sezzle zip laybuy scalapay alma oney tabby tamara paypo kredivo akulaku'.split(' '),
);

const patterns = compiled(payments);
/** visitors write names as they come */
const hurriedPatterns = compiled(payments, 'iu');
/** in small letters these are words of some language */
const words: ReadonlySet<string> = new Set([
  'dana',
  'bit',
  'alma',
  'zip',
  'swish',
  'mir',
  'cash',
  'discover',
  'pix',
  'toss',
  'mada',
  'eps',
]);

/** whose account is named is paid by transfer; a question that names one may ask for its number */
const banks = compiled([['bank transfer', '(?:BCA|BRI|BNI|BSI|Mandiri)(?=[ ,:./)]|$)']]);

export const paymentNamesIn = (text: string): string[] => [
  ...new Set([...namesIn(patterns, text), ...namesIn(banks, text)].toSorted()),
];
/** In a question of how to pay. */
export const paymentNamesAsked = (text: string): string[] => [
  ...new Set([...namesIn(patterns, text), ...namesIn(hurriedPatterns, text).filter((name) => !words.has(name))]),
];
export const instalmentNamesIn = (names: readonly string[]): string[] =>
  names.filter((name) => instalmentNames.has(name));
