/** What a product cost before it was reduced, where the shop shows it. */
import type { Price } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { fill, priceWords } from './composed.ts';
import type { NamedOption } from './named-option.ts';

interface Words {
  /** how visitors ask for it */
  asked: string;
  /** `{name}`, `{prior}` and `{price}` are filled in */
  told: string;
  /** where the shop shows no former price; `{name}` and `{price}` are filled in */
  none: string;
}

const words: Record<string, Words> = {
  en: {
    asked:
      'before (?:the )?(?:discount|sale|reduction|markdown|offer|it was (?:reduced|on sale))|(?:original|former|previous|old|regular|full|usual|normal|list|initial) price|(?:original|former|previous|usual|normal)ly|used to (?:cost|be)|(?:was|cost|price) (?:it )?before|(?:did|does|do|was|were|is|are|how much).{2,60} before|crossed[- ]out|struck through',
    told: '{name} was {prior} before and is {price} now.',
    none: '{name} is {price}; our page shows no reduction for it.',
  },
  de: {
    asked:
      'vor (?:de[rmn] )?(?:rabatt|reduzierung|aktion|angebot|sale|preissenkung)|(?:vorher|früher|zuvor|ursprünglich|eigentlich|normalerweise|sonst)|(?:alte[rn]?|frühere[rn]?|ursprüngliche[rn]?|reguläre[rn]?|normale[rn]?|vorherige[rn]?) preis|originalpreis|normalpreis|streichpreis|ursprungspreis|altpreis',
    told: '{name} hat vorher {prior} gekostet und kostet jetzt {price}.',
    none: '{name} kostet {price}; auf unserer Seite steht dafür keine Ermäßigung.',
  },
  es: {
    asked:
      'antes|precio (?:original|anterior|normal|inicial|habitual|de antes|sin (?:el )?descuento)|sin (?:el )?descuento|originalmente|tachado',
    told: '{name} costaba antes {prior} y ahora cuesta {price}.',
    none: '{name} cuesta {price}; en nuestra página no consta ninguna rebaja.',
  },
  fr: {
    asked:
      "avant|prix (?:d'origine|initial|original|normal|barré|habituel|de départ|sans (?:la )?(?:remise|réduction))|à l'origine|ancien prix",
    told: '{name} coûtait {prior} avant et coûte maintenant {price}.',
    none: '{name} coûte {price} ; notre page n’indique aucune réduction.',
  },
  it: {
    asked:
      'prima|prezzo (?:originale|iniziale|pieno|normale|precedente|intero|di partenza|di listino)|originariamente|senza (?:lo )?sconto|barrato',
    told: '{name} prima costava {prior}, ora costa {price}.',
    none: '{name} costa {price}; la nostra pagina non indica alcuno sconto.',
  },
  pt: {
    asked: 'antes|preço (?:original|anterior|normal|inicial|cheio|sem desconto)|sem (?:o )?desconto|originalmente',
    told: '{name} custava {prior} antes e agora custa {price}.',
    none: '{name} custa {price}; a nossa página não indica nenhum desconto.',
  },
  nl: {
    asked:
      'vroeger|eerst|voorheen|oorspronkelijk\\p{L}*|normaal|(?:oude|originele|normale|vorige) prijs|voor de (?:korting|actie|uitverkoop)|van-?prijs|adviesprijs',
    told: '{name} kostte eerst {prior} en kost nu {price}.',
    none: '{name} kost {price}; op onze pagina staat daarvoor geen korting.',
  },
  id: {
    asked:
      'sebelum (?:di)?(?:diskon|promo|sale|potong\\p{L}*)|harga (?:asli|awal|normal|coret|semula|sebelum\\p{L}*|lama|dulu\\p{L}*|aslinya|awalnya|normalnya)|(?:tadinya|semula|dulu|dulunya|sebelumnya|aslinya|awalnya|sblm diskon|sblmnya)',
    told: '{name} tadinya {prior}, sekarang {price}.',
    none: 'Harga {name}: {price}. Di halaman kami tidak tertulis ada diskon untuk produk ini.',
  },
  tr: {
    asked:
      'indirimden önce|indirimsiz|önceki fiyat\\p{L}*|eski fiyat\\p{L}*|orijinal fiyat\\p{L}*|normal fiyat\\p{L}*|eskiden|daha önce|önceden',
    told: '{name} önceden {prior} idi, şimdi {price}.',
    none: '{name}: {price}. Sayfamızda bu ürün için indirim yazmıyor.',
  },
  pl: {
    asked:
      'przed (?:obniżką|rabatem|promocją|przeceną)|(?:poprzedni|wcześniejsz|star|pierwotn|regularn|normaln)\\p{L}* cen\\p{L}*|cen\\p{L}* (?:poprzedni|wcześniejsz|pierwotn|regularn|sprzed)\\p{L}*|wcześniej|przedtem|kiedyś',
    told: '{name}: wcześniej {prior}, teraz {price}.',
    none: '{name}: {price}. Na naszej stronie nie ma informacji o obniżce.',
  },
  sv: {
    asked:
      'innan (?:rean?|rabatten|nedsättningen)|före (?:rean?|rabatten)|tidigare|förut|ordinarie pris|ursprungligt pris|originalpris',
    told: '{name} kostade tidigare {prior} och kostar nu {price}.',
    none: '{name} kostar {price}; på vår sida står ingen nedsättning.',
  },
  da: {
    asked:
      'før (?:rabatten|udsalget|tilbuddet)|tidligere|førhen|oprindelig\\p{L}*|normalpris\\p{L}*|førpris\\p{L}*|før',
    told: '{name} kostede før {prior} og koster nu {price}.',
    none: '{name} koster {price}; på vores side står der ingen rabat.',
  },
  no: {
    asked: 'før (?:rabatten|salget|tilbudet)|tidligere|opprinnelig\\p{L}*|ordinær pris|førpris\\p{L}*|før',
    told: '{name} kostet før {prior} og koster nå {price}.',
    none: '{name} koster {price}; på siden vår står det ingen rabatt.',
  },
  fi: {
    asked: 'ennen (?:alennusta|alea)|aiemmin|aikaisemmin|alkuperäi\\p{L}* hin\\p{L}*|normaalihin\\p{L}*|ennen',
    told: '{name} maksoi aiemmin {prior} ja maksaa nyt {price}.',
    none: '{name} maksaa {price}; sivullamme ei mainita alennusta.',
  },
  cs: {
    asked: 'před slevou|původn\\p{L}*|předtím|dříve|dřív|běžn\\p{L}* cen\\p{L}*',
    told: '{name}: dříve {prior}, nyní {price}.',
    none: '{name}: {price}. Na naší stránce není uvedena žádná sleva.',
  },
  hu: {
    asked: 'akció előtt|leárazás előtt|kedvezmény előtt|eredeti ár\\p{L}*|eredetileg|korábban|régi ár\\p{L}*|azelőtt',
    told: '{name}: korábban {prior}, most {price}.',
    none: '{name}: {price}. Az oldalunkon nem szerepel rá kedvezmény.',
  },
  ro: {
    asked: 'înainte(?: de reducere)?|inainte(?: de reducere)?|preț(?:ul)? (?:inițial|vechi|original|întreg)|inițial',
    told: '{name} costa înainte {prior}, iar acum costă {price}.',
    none: '{name} costă {price}; pagina noastră nu arată nicio reducere.',
  },
  ru: {
    asked: 'до скидки|раньше|без скидки|(?:стар|прежн|первоначальн|обычн|исходн)\\p{L}* цен\\p{L}*|изначально',
    told: '{name}: раньше {prior}, сейчас {price}.',
    none: '{name}: {price}. На нашей странице скидка на этот товар не указана.',
  },
  uk: {
    asked: 'до знижки|раніше|без знижки|(?:стар|попередн|початков|звичайн)\\p{L}* цін\\p{L}*|спочатку',
    told: '{name}: раніше {prior}, зараз {price}.',
    none: '{name}: {price}. На нашій сторінці знижку на цей товар не вказано.',
  },
  el: {
    asked: 'πριν(?: την έκπτωση)?|αρχική τιμή|παλιά τιμή|προηγούμενη τιμή|κανονική τιμή',
    told: '{name}: πριν {prior}, τώρα {price}.',
    none: '{name}: {price}. Στη σελίδα μας δεν αναφέρεται έκπτωση.',
  },
  ar: {
    asked: 'قبل(?: الخصم| التخفيض)?|السعر (?:الأصلي|السابق|القديم)|سابقا',
    told: '{name}: السعر السابق {prior}، والآن {price}.',
    none: '{name}: {price}. لا تذكر صفحتنا أي تخفيض على هذا المنتج.',
  },
  he: {
    asked: 'לפני (?:ההנחה|המבצע)|מחיר (?:מקורי|קודם|ישן)|המחיר (?:המקורי|הקודם|הישן)|קודם',
    told: '{name}: קודם {prior}, עכשיו {price}.',
    none: '{name}: {price}. בעמוד שלנו לא מצוינת הנחה על המוצר.',
  },
  ja: {
    asked: '割引前|値下げ前|セール前|元の?(?:値段|価格)|以前|通常価格|定価|元値',
    told: '{name}は以前{prior}、現在は{price}です。',
    none: '{name}は{price}です。当店のページに割引の記載はありません。',
  },
  ko: {
    asked: '할인 ?전|원래|정가|이전 가격|예전',
    told: '{name}: 이전 {prior}, 현재 {price}.',
    none: '{name}: {price}. 저희 페이지에는 할인 표시가 없습니다.',
  },
  zh: {
    asked: '打折前|折前|降价前|优惠前|原价|之前|以前',
    told: '{name}原价{prior}，现价{price}。',
    none: '{name}：{price}。我们的页面没有标明折扣。',
  },
};

const unspaced = new Set(['ja', 'ko', 'zh', 'ar', 'he']);
const patterns = new Map(
  Object.entries(words).map(([tag, { asked }]) => [
    tag,
    unspaced.has(tag) ? new RegExp(asked, 'iu') : new RegExp(`(?<!\\p{L})(?:${asked})(?!\\p{L})`, 'iu'),
  ]),
);
const most = 3;

const asksFormer = (text: string, language: string): boolean =>
  patterns.get(language)?.test(text) === true || patterns.get('en')?.test(text) === true;

/** a code, a club or a quantity is reduced by the shop's terms */
const ofTerms =
  /(?<!\p{L})(?:codes?|kode|vouchers?|vou?cher\p{L}*|coupons?|kupon\p{L}*|gutschein\p{L}*|cup[oó]n\p{L}*|students?|members?|first order|bulk|wholesale|grosir|reseller|newsletter)(?!\p{L})/iu;

interface AskedPrice {
  text: string;
  language: string;
  /** a sale or a discount is asked for */
  asksSale: boolean;
  /** of this product and no other */
  isNamed: boolean;
}

/** Null where it is not asked for, or no former price is shown: of the named choice alone where each has its own. */
export function formerPrice(
  { text, language, asksSale, isNamed }: AskedPrice,
  product: FoundProduct,
  option: NamedOption | null,
): string | null {
  const isOfSale = asksSale && !ofTerms.test(text);
  if (!(asksFormer(text, language) || isOfSale) || product.isOutdated === true) return null;
  const told = words[language]?.told ?? words['en']?.told ?? '';
  const say = (name: string, prior: Price, price: Price) =>
    fill(told, { name, prior: priceWords(prior, language), price: priceWords(price, language) });
  const reduced = (option?.offers ?? product.offers).flatMap(({ options, price, priorPrice }) =>
    isReduced(price, priorPrice) ? [{ label: Object.values(options).join(' / '), price, priorPrice }] : [],
  );
  const differs = new Set(reduced.map(({ price, priorPrice }) => `${price?.amount} ${priorPrice?.amount}`)).size > 1;
  const [one] = reduced;
  if (one?.price != null && one.priorPrice != null && (option !== null || differs)) {
    return reduced
      .slice(0, most)
      .flatMap(({ label, price, priorPrice }) =>
        price === null || priorPrice === null ? [] : [say(`${product.name} (${label})`, priorPrice, price)],
      )
      .join('\n');
  }
  const [price, prior] = [one?.price ?? product.price, one?.priorPrice ?? product.priorPrice];
  if (price !== null && prior !== null && isReduced(price, prior)) return say(product.name, prior, price);
  if (price === null || !isOfSale || !isNamed || product.isPriorUnseen === true) return null;
  const none = words[language]?.none ?? words['en']?.none ?? '';
  return fill(none, { name: product.name, price: priceWords(price, language) });
}

const isReduced = (price: Price | null, prior: Price | null): boolean =>
  price !== null && prior !== null && price.currency === prior.currency && prior.amount > price.amount;
