/** What a page is for, by its address, its names, its records and what stands on it; and which addresses are one product’s. */
import type { Document } from 'domhandler';
import { existsOne, findOne } from 'domutils';
import type { PageKind } from './extracted-page.ts';

/** How pages that tell a shop's terms are called, in addresses, titles and links of many languages. */

const termWords =
  /shipping|deliver(?!ed)|\breturns?\b|refund|exchange|polic(y|ies)|\bterms\b|conditions|privacy|warrant|guarantee|payment|\bfaqs?\b|frequently.asked|\bhelp\b|customer.(service|care)|support\b|legal|billing|chargeback|international.orders|klarna|afterpay|size.?(guide|chart)|care.(guide|instructions)|versand|liefer|r(ü|ue?)ck(gabe|send)|umtausch|widerruf|\bagb\b|impressum|datenschutz|garantie|zahlung|h(ä|ae?)ufige.fragen|\bhilfe\b|kundenservice|gr(ö|oe?)(ß|ss)entabelle|livraison|exp[ée]dition|retours?\b|rembours|mentions.l[ée]gales|paiement|\bcgv\b|\baide\b|questions.fr[ée]quentes|guide.des.tailles|env[ií]os?\b|entrega|devoluci|reembolso|condiciones|\bpagos?\b|ayuda|preguntas|aviso.legal|gu[ií]a.de.tallas|spedizion|consegn|\bresi?\b|rimbors|condizion|pagament|domande|\baiuto|trocas?\b|devolu[cç]|prazos?\b|ajuda|perguntas|frete|verzend|bezorg|retourn|betal|veelgestelde|klantenservice|voorwaarden|dostaw|wysy[lł]k|zwrot|reklamac|regulamin|p[lł]atno|pomoc|\bkargo|teslimat|iade|de[ğg]i[şs]im|[öo]deme|s[ıi]k[çc]a.sorulan|s[öo]zle[şs]me|gizlilik|leverans|frakt|retur|k[öo]pvillkor|levering|handelsbetingelser|toimitus|palautus|doprava|vr[aá]cen|obchodn[ií].podm[ií]nky|sz[aá]ll[ií]t|livrare|retururi|доставк|возврат|оплат|гаранти|вопрос|повернення|питання|配送|送料|返品|特定商取引|支払|よくある|退货|退換|运费|支付|常见问题|배송|반품|교환|환불|자주.묻는|การจัดส่ง|คืนสินค้า|คำถาม|vận chuyển|đổi trả|thanh toán|câu hỏi|الشحن|الإرجاع|الأسئلة|משלוח|החזר|משלוחים|תקנון|שאלות|תשלום|سياسة|الدفع|الشروط|αποστολ|επιστροφ|πληρωμ|[όο]ροι|πολιτικ|συχν[έε]ς|pengiriman|pengembalian|penukaran|garansi|pembayaran|cara.(order|pesan|pemesanan|belanja|beli|pembelian|bayar)|syarat|ketentuan|kebijakan|privasi|bantuan|tanya.jawab|panduan.ukuran|ongkir|[áa]szf|felt[ée]telek|gar[áa]ci|gyakori|condi[țt]ii|garan[țt]i|plat[ăa]\b|[îi]ntreb[ăa]ri|ehdot|maksu|usein.kysyt|vilk[åa]r|betingelser|sp[øo]rsm[åa]l|sp[øo]rgsm[åa]l|vanliga.fr[åa]gor|\bplatb|ot[áa]zky|reklamace/iu;

const shopWords =
  /\bcontacts?\b|\bkontakt|contacto|contatti|contato|\bcontact(ez|er)?\b|i?leti[şs]im|контакт|お問い合わせ|联系|문의|ติดต่อ|liên hệ|اتصل|\babout\b|our.story|who.we.are|(ü|ue)ber.uns|qui.sommes|[àa].propos|sobre.(nosotros|n[óo]s)|qui[ée]nes.somos|chi.siamo|over.ons|o.nas\b|hakk[ıi]m[ıi]zda|om.(oss|os)\b|meist[äa]|о.нас|о.компании|会社概要|关于|회사.?소개|เกี่ยวกับ|về chúng tôi|find.us|visit.us|locations?\b|opening.hours|stores?\b|stockists?|wholesale|bulk.orders|gro(ß|ss)handel|tentang.(kami|toko)|\bkontak\b|hubungi|alamat.(kami|toko)|lokasi|profil.(toko|perusahaan)|rólunk|kapcsolat|despre.noi|yhteyst|meistä|om.os\b|επικοινων|σχετικά|ποιοι.ε[ίι]μαστε|צור.קשר|אודות|من.نحن|про.нас/iu;

/** `/pages/%C3%BCber-uns` is `/pages/über uns` */
export function readableAddress(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  try {
    return decodeURIComponent(path).replace(/[-_+.]/g, ' ');
  } catch {
    return path.replace(/[-_+.]/g, ' ');
  }
}

/** shipping, returns, payment, frequent questions, size guides */
export const tellsTerms = (name: string): boolean => termWords.test(name.slice(0, 300));

/** contact, about, stores, wholesale */
export const isShopPage = (name: string): boolean => shopWords.test(name.slice(0, 300));

const articleTypes = [
  'Article',
  'NewsArticle',
  'BlogPosting',
  'Report',
  'AdvertiserContentArticle',
  'OpinionNewsArticle',
];
const termTypes = ['FAQPage', 'MerchantReturnPolicy'];
const listTypes = ['CollectionPage', 'ProductCollection', 'ItemList', 'OfferCatalog'];

const home = /^\/((index|home|default|start)(\.\w+)?\/?|[a-z]{2}([_-][a-z]{2})?\/?)?$/i;
const policyPath = /\/(policies|legal|help|faqs?|hilfe|aide|ayuda|support)(\/|$)/i;
const articlePath =
  /\/(blogs?|news|articles?|journal|magazine?|stor(y|ies)|posts?|recipes?|ratgeber|actualites?|noticias|notizie|aktualnosci|haber(ler)?)\/[^/]+|\/20\d{2}\/\d{1,2}\//i;
const collectionPath =
  /\/(collections?|categor(y|ies|ie)|product-category|c|catalog(ue)?|shop|kategorien?|sammlung(en)?|categor[ií]a|kategori)(\/|$)/i;
const productPath =
  /\/(products?|product-page|produkte?r?|produk|produits?|productos?|prodott[io]|produtos?|producte|produs[e]?|produkty|urun|tuote|termek|p|dp|item)\/[^/]+\/?$/i;

interface Known {
  url: string;
  title: string;
  /** of JSON-LD records */
  types: ReadonlySet<string>;
  isArticle: boolean;
  products: number;
  document: Document;
}

export function pageKind({ url, title, types, isArticle, products, document }: Known): PageKind {
  const path = URL.parse(url)?.pathname ?? '/';
  const has = (names: readonly string[]) => names.some((name) => types.has(name));
  if (home.test(path)) return 'home';
  const tells = (has(articleTypes) || isArticle) && !isStandingPage(document);
  // news sell subscriptions, blogs show what they write of: neither makes them products
  const isProductPath = productPath.test(path);
  if (products > 0 && (isProductPath || !tells)) {
    return products > 1 && collectionPath.test(path) && !isProductPath ? 'collection' : 'product';
  }
  if (policyPath.test(path) || has(termTypes)) return 'policy';
  if (isProductPath && !tells) return 'product';
  if (collectionPath.test(path)) return 'collection';
  if (tells || articlePath.test(path)) return 'article';
  const named = `${readableAddress(url)} ${title}`;
  if (named.length < nameMaxLength && tellsTerms(named)) return 'policy';
  if (has(listTypes) || (!isShopPage(named) && listsProducts(document))) return 'collection';
  return 'page';
}

/** A product, a collection or an article, by its address: of those a site has many, and its sitemap names them. */
export function isOneOfMany(url: string): boolean {
  const path = URL.parse(url)?.pathname ?? '/';
  return productPath.test(path) || collectionPath.test(path) || articlePath.test(path);
}

/** WordPress and its kin tell pages that stand from posts in the body's class; their records call both articles. */
const standingPage = /(?:^|\s)(?:page-id-\d+|page-template(?:-[\w-]+)?|type-page|cms-page-view)(?:\s|$)/;

function isStandingPage(document: Document): boolean {
  const body = findOne(({ name }) => name === 'body', document.children);
  return standingPage.test(body?.attribs['class']?.slice(0, classMaxLength) ?? '');
}

const classMaxLength = 4_000;

/** longer ones are headlines, in which any word may stand */
const nameMaxLength = 160;
export const isHomeAddress = (url: string): boolean => home.test(URL.parse(url)?.pathname ?? '/');
export const isProductAddress = (url: string): boolean => productPath.test(URL.parse(url)?.pathname ?? '/');

const cardsMin = 6;

function listsProducts(document: Document): boolean {
  const seen = new Set<string>();
  existsOne(({ name, attribs }) => {
    if (name === 'a' && productPath.test(attribs['href']?.split(/[?#]/, 1)[0] ?? '')) seen.add(attribs['href'] ?? '');
    return seen.size >= cardsMin * 4;
  }, document.children);
  return (
    seen.size >= cardsMin &&
    existsOne(({ attribs }) => /product-?(grid|list|card|item)/i.test(attribs['class'] ?? ''), document.children)
  );
}

/** Which addresses are a product's own, and which of them a visitor's browser may load a picture from. */

const path = (url: URL) => url.pathname.replace(/\/$/, '').toLowerCase();

export function samePage(written: string, pageUrl: string, canonicalUrl: string | null): boolean {
  const url = URL.parse(written, pageUrl);
  return url !== null && [pageUrl, canonicalUrl].some((own) => own !== null && path(new URL(own)) === path(url));
}

/** The last word of the page's path, by which shop software calls the product. */
export const handleOf = (url: string): string =>
  path(new URL(url))
    .replace(/^.*\//, '')
    .replace(/\.html?$/, '');

/** The canonical address counts where it is of the same site. */
export function ownUrl(pageUrl: string, canonicalUrl: string | null): string {
  const host = (url: string) => new URL(url).hostname.replace(/^www\./, '');
  return canonicalUrl !== null && host(canonicalUrl) === host(pageUrl) ? canonicalUrl : pageUrl;
}

const publicName = /\.(?!local$|localhost$|internal$|lan$|home$)[a-z][a-z0-9-]*$/;

export function httpsUrl(written: string, base: string): string | null {
  const url = URL.parse(written, base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '') return null;
  // a picture is loaded by the visitor's browser: not from a machine in their own house
  if (!publicName.test(url.hostname)) return null;
  url.protocol = 'https:';
  return url.href.length <= 2000 ? url.href : null;
}

/** Equal for all addresses of a product's page: under whichever list, with whichever of its variants open. */
export function productKey(url: string): string {
  const address = new URL(url);
  for (const name of Array.from(address.searchParams.keys()))
    if (/^(?:variant|attribute_.*|currency|country)$/.test(name)) address.searchParams.delete(name);
  const own = address.pathname
    .replace(/^(?:\/[^/]+)*\/collections\/[^/]+(?=\/products\/[^/]+$)/, '')
    .replace(/(?<=.)(?:\/|\.html?)$/, '');
  return address.hostname.replace(/^www\./, '') + own + address.search;
}

/** The ways in which a product's address may be written where it is listed. */
export function productSpellings(url: string): string[] {
  const [page = '', search = ''] = productKey(url).split(/(?=\?)/);
  const ends = page.endsWith('/') ? [''] : ['', '/', '.html'];
  return ['https://', 'https://www.', 'http://', 'http://www.'].flatMap((start) =>
    ends.map((end) => start + page + end + search),
  );
}
