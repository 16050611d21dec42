/** What a shop offers beside its goods: gift cards, discounts, trade prices, goods ordered ahead. */
import type { Concept } from '../languages/concepts.ts';
import type { FactValue } from './fact.ts';
import { isOfPledge } from './paying-topics.ts';
import { paymentNamesIn } from './payment-names.ts';
import { isQuestion } from './reading.ts';
import type { FoundTopic, Reading } from './reading.ts';
import { isOfTheShop } from './statements.ts';
import { placeOf, wordsIn } from './words-in.ts';

export function offers(reading: Reading): FoundTopic[] {
  if (!isOfTheShop(reading.statement.kind)) return [];
  const value = valueOf(reading);
  // "first order $250, after that $150": neither is the least
  const ofTrade = reading.percent === null && reading.amounts.length > 1 ? null : value;
  const isTrade = isOfTrade(reading, ofTrade);
  return [
    ...(isTrade && isUsefulToTraders(reading, ofTrade) ? [{ topic: 'wholesale' as const, value: ofTrade }] : []),
    ...giftCards(reading, value),
    ...(isTrade ? [] : discounts(reading, value)),
    ...preorders(reading),
  ];
}

/** Several shares hold for several amounts: none of them is the discount. */
function valueOf({ percent, amounts, statement }: Reading): FactValue | null {
  if (percent !== null) return sharesIn(statement.text) > 1 ? null : { kind: 'percent', percent };
  const [money, ...others] = amounts.length > 1 ? amounts.filter(({ limit }) => limit === null) : amounts;
  return money === undefined || others.length > 0
    ? null
    : { kind: 'money', amount: money.amount, currency: money.currency };
}
const sharesIn = (text: string): number => text.replaceAll(/\([^()]*\)/gu, '').match(/\p{N}\s?[%％]/gu)?.length ?? 0;

const isOfTrade = ({ says, under, percent }: Reading, value: FactValue | null): boolean =>
  says('wholesale') || (under('wholesale') && (value !== null || percent !== null || says('contact', 'tax')));

function isUsefulToTraders(
  { above, says, statement: { text, isItem }, domain, percent }: Reading,
  value: FactValue | null,
): boolean {
  const [nearest] = above;
  // "Bank transfer" above "only for trade orders over $500", and what calling off an order costs
  if (nearest?.words.concepts.has('payment') === true || says('cancel') || domain !== null) return false;
  const isHeaded = above.slice(0, 2).some((one) => one.words.concepts.has('wholesale'));
  const isValued = value !== null || percent !== null;
  const isUseful = isValued || says('minimum') || (text.length <= 220 && (isHeaded || says('contact', 'email')));
  return isUseful && (!isItem || isValued);
}

const ofOthers: Concept[] = ['wholesale', 'loyalty', 'discount', 'returns', 'instalments', 'event'];
/** "Gift cards", and not "Points & gift cards" */
const isOfGiftCards = ({ text, words }: Reading['above'][number], language: string): boolean =>
  words.concepts.has('gift_card') &&
  !ofOthers.some((concept) => words.concepts.has(concept)) &&
  text.split(joint).every((part, _, parts) => parts.length === 1 || wordsIn(part, language).concepts.has('gift_card'));
const joint = /\s(?:&|\+|and|und|et|y|e|en|dan|och|og|és|și|ve|и|та)\s/iu;

/** codes that are typed in at the checkout, and what one earns */
const codes =
  /(?<!\p{L})(?:(?:discount |promo |newsletter |welcome |voucher )?codes?|coupons?|(?:rabatt|aktions|gutschein|newsletter)-?codes?|códigos?|codici|codice|kod[aey]?|kode|kupon\p{L}*|kuponer?|rabattkod\p{L}*|alekood\p{L}*|koodi\p{L}*|kód\p{L}*|cupo\p{L}*|промокод\p{L}*|κωδικ\p{L}*|كود|קוד)(?!\p{L})|クーポン|优惠码|優惠碼|쿠폰/iu;
const points =
  /(?<!\p{L})(?:points?|punkte?n?|puntos?|punti|pontos?|punten|punkt(?:y|ów|er)|puan\p{L}*|poin|poäng|pisteitä|bod[ůy]|puncte|pont(?:ot|ért)|балл\p{L}*|бал(?:ів|и)|πόντ\p{L}*|نقاط|נקודות)(?!\p{L})|ポイント|积分|포인트/iu;
const voucher =
  /(?<!\p{L})(?:vouchers?|gutschein\p{L}*|bons?|vales?|cheque regalo|buon[oi]|waardebon\p{L}*|bon(?:y|ów)|kupon\p{L}*|potongan|cupom|cupão|poukaz\p{L}*|utalvány\p{L}*|lahjakort\p{L}*|купон\p{L}*)(?!\p{L})/iu;
const joining =
  /(?<!\p{L})(?:newsletter\p{L}*|sign(?:ing)? up|subscrib\p{L}*|anmeld\p{L}*|meld\p{L}* (?:dich|sie sich|euch)|rundbrief\p{L}*|inscri\p{L}*|lettre d.information|infolettre|suscri\p{L}*|bolet[ií]n\p{L}*|iscri\p{L}*|nieuwsbrief\p{L}*|inschrijv\p{L}*|inscrev\p{L}*|zapis\p{L}*|abone\p{L}*|bülten\p{L}*|buletin|langganan|berlangganan|nyhetsbrev\p{L}*|nyhedsbrev\p{L}*|uutiskirje\p{L}*|hírlevél\p{L}*|подпис\p{L}*|рассылк\p{L}*|підпис\p{L}*|розсилк\p{L}*|first order|erste bestellung|première commande|primer pedido|primo ordine|pertama)(?!\p{L})|メルマガ|订阅|뉴스레터/iu;
const excluding =
  /(?<!\p{L})(?:except|excluding|excluded|ausgenommen|außer|sauf|hors|exclu\p{L}*|excep\p{L}*|salvo|eccetto|esclus\p{L}*|behalve|uitgezonderd|exceto|oprócz|z wyjątkiem|wyłączon\p{L}*|hariç|kecuali|utom|undtagen|unntatt|paitsi|kromě|cu excepția|kivéve|кроме|крім|εκτός)(?!\p{L})/iu;
/** "Not valid on rugs or gift cards" goes on with what was said before it */
const holdsNotFor =
  /^(?:not (?:valid|applicable|redeemable)|nicht (?:gültig|einlösbar|kombinierbar|anwendbar)|non (?:valables?|valid[aeio]|cumulables?)|no (?:válid[ao]s?|aplicables?)|niet geldig|não (?:válid[ao]s?|aplicáve(?:l|is))|tidak berlaku|gäller inte|gælder ikke|gjelder ikke)(?!\p{L})/iu;
/** "1% of our sales goes to the river" */
const givenAway =
  /\p{N}\s?(?:%|percent|prozent)[^.;]{0,20}(?<!\p{L})(?:sales|profits?|revenue|turnover|proceeds|umsatz\p{L}*|gewinn\p{L}*|erlös\p{L}*|(?:nos|des) ventes|chiffre d.affaires|bénéfices|ventas|beneficios|vendite|ricavi|omzet|winst|vendas|lucros?|sprzedaży|zysk\p{L}*|satış\p{L}*|penjualan|keuntungan|omset|försäljning\p{L}*|salg\p{L}*|myynni\p{L}*|tržeb|vânzări\p{L}*|продаж\p{L}*|прибыл\p{L}*)(?!\p{L})[^.;]{0,60}(?<!\p{L})(?:to|for|an|für|geh\p{L}*|spend\p{L}*|à|aux?|para|va|van|a|al|alla|ai|naar|aan|na|dla|untuk|kepada|till|til|på|pentru|на|donat\p{L}*)(?!\p{L})/iu;

/** "Codes can't be used on gift cards": what the card is left out of, and not what it is. */
function isLeftOut({ statement: { text }, words, says, above }: Reading, concept: Concept): boolean {
  const at = placeOf(text, words, concept);
  if (at === null) return false;
  const isBefore = (words.signals.get('negative') ?? []).some((place) => place < at) || excluding.test(text);
  const code = text.search(codes);
  const isOfMore = says('discount', 'loyalty', 'store_credit', 'custom', 'final_sale') || points.test(text);
  if (isBefore && ((code >= 0 && code < at) || isOfMore || holdsNotFor.test(text))) return true;
  // an item of what "Which things cannot be paid so?" counts up
  const [nearest] = above;
  return (
    nearest !== undefined &&
    nearest.words.signals.has('negative') &&
    (nearest.words.concepts.has('payment') || nearest.words.concepts.has('discount')) &&
    (text.match(/[,，、]/gu)?.length ?? 0) > 1
  );
}

/** "A €5 voucher when you sign up", "100 points are a voucher of €5": nobody gives these away */
const isEarned = ({ statement: { text }, says, under, percent, amounts }: Reading): boolean =>
  percent !== null ||
  ((says('loyalty') || under('loyalty') || points.test(text)) && !says('gift')) ||
  (amounts.length > 0 && (joining.test(text) || (amounts.length > 1 && amounts.some(({ limit }) => limit === 'over'))));

function giftCards(reading: Reading, value: FactValue | null): FoundTopic[] {
  const { says, under, above, amounts, spans, statement, domain, answers } = reading;
  const { text, isItem } = statement;
  const isCards = (one: Reading['above'][number]) => isOfGiftCards(one, statement.language);
  const isAbove = above.slice(0, 2).some(isCards);
  const isAsked =
    answers !== null && isQuestion(answers.text) && isCards(answers) && text.split(/\s+/u).length >= replyMin;
  const isOfPage = above.slice(-2).some(isCards) && !above.slice(0, -2).some(({ words }) => words.concepts.size > 0);
  // "Gift wrapping" on the page of gift cards
  const isWrapped = !says('gift_card') && says('gift');
  const isNamed = says('gift_card') && (isAbove || !isEarned(reading)) && !isLeftOut(reading, 'gift_card');
  const isTold = isAbove && !isWrapped && !isOfOtherMoney(reading) && (value !== null || says('email', 'use'));
  // its amounts, and how long it is good for
  const isListed =
    isOfPage && !isWrapped && (amounts.length > 1 || (spans.length === 1 && (spans[0]?.to ?? 0) >= longLife));
  if (!isNamed && !isTold && !isAsked && !isListed) return [];
  const isSent = domain === null || isAsked || isListed || (domain === 'delivery' && says('email'));
  const isWhole = !isItem || value !== null || isListed;
  const isFact = isSent && isWhole && !under('store_credit') && paymentNamesIn(text).length === 0;
  return isFact && text.length <= textMax ? [{ topic: 'gift_card', value: null }] : [];
}
const textMax = 300;
/** words: "Never." says nothing away from its question */
const replyMin = 3;
/** days: less is how long one waits for it */
const longLife = 150;

const isOfOtherMoney = ({ says, percent, statement, above }: Reading): boolean =>
  percent !== null ||
  points.test(statement.text) ||
  (says('loyalty') && above[0]?.words.concepts.has('gift_card') !== true);

function discounts(reading: Reading, value: FactValue | null): FoundTopic[] {
  const { says, signals, percent, amounts, statement, domain, above, under } = reading;
  const { text } = statement;
  const isContacts = (statement.kind === 'home' || statement.kind === 'site') && isContact.test(text);
  const isNot = givenAway.test(text) || isOfPledge(text) || isContacts || says('cancel', 'tax', 'instalments');
  if (domain !== null || isNot) return [];
  const isValued = percent !== null || (value !== null && !amounts.every(({ limit }) => limit === 'over'));
  const isOff = signals('off') && !partsFrom.test(text);
  const isHeaded = above.slice(0, 2).some(({ words }) => words.concepts.has('discount') && words.signals.has('off'));
  const isCut = (says('discount') || isOff || (isHeaded && (percent !== null || codes.test(text)))) && isValued;
  const isPaidBack = (says('loyalty') || under('loyalty')) && voucher.test(text) && amounts.length > 0;
  // "One code for each order, and not on gift cards"
  const isOfCodes = (['gift_card', 'preorder'] as const).some((one) => says(one) && isLeftOut(reading, one));
  const isGiven =
    says('gift_card') &&
    !isOfCodes &&
    isEarned(reading) &&
    (isValued || isPaidBack) &&
    !above.some((one) => isOfGiftCards(one, statement.language));
  const isLimit =
    isOfCodes && (says('discount') || codes.test(text) || isOff) && !points.test(text) && !says('loyalty');
  if ((!isCut || says('gift_card')) && !isPaidBack && !isGiven && !isLimit) return [];
  return [{ topic: 'discount', value: isValued || isPaidBack ? value : null }];
}

/** a footer's lines below the heading of its newsletter */
const isContact =
  /@|(?<![\p{L}\p{N}.,])(?:\+\d|0\d{2,})[\d\s()/-]{5,}|(?<!\p{L})[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}(?!\p{L})/u;

/** "$4 per package, with the hook cut off" */
const partsFrom =
  /(?<!\p{L})(?:cut|fall|break|broke|come|came|wear|wore|wash|peel|rub|switch|turn|day|send)(?:s|en|ed|ing)? off(?!\p{L})/iu;

/** a table for two, a thing held until money comes, a purchase order: none is sold before it is there */
const reserved =
  /^(?:re[sz]er|rezer|riserv|rezerw|réserv|prenot|gereserveerd|forrest|book|брон|заброн|κράτηση|حجز|احجز|por adelantado|im voraus|po$)/iu;
const purchaseOrder = /(?<!\p{L})(?:surat pesanan|purchase order|nomor po|instansi|faktur)(?!\p{L})/iu;

function preorders(reading: Reading): FoundTopic[] {
  const { says, words, statement, domain, answers } = reading;
  const word = words.concepts.get('preorder') ?? '';
  const isPo = /^po$/iu.test(word);
  const isNamed =
    word !== '' &&
    (isPo ? !purchaseOrder.test(statement.text) : !reserved.test(word)) &&
    !isLeftOut(reading, 'preorder');
  const isAsked =
    answers !== null && isQuestion(answers.text) && !reserved.test(answers.words.concepts.get('preorder') ?? 'reserv');
  if (statement.isItem || (!isNamed && !isAsked) || says('stock', 'event', 'pickup')) return [];
  return domain !== 'returns' || says('cancel') ? [{ topic: 'preorder', value: null }] : [];
}
