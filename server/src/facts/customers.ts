/** Terms that hold for some customers alone, or in the shop that one walks into. */
import { isShopPage, readableAddress, tellsTerms } from '../extraction/page-kind.ts';
import type { Concept } from '../languages/concepts.ts';
import type { Reading } from './reading.ts';

/** who buys and is no consumer */
const institution =
  'schools|colleges|universities|libraries|charities|(?:parish )?councils|public bodies|institutions|businesses|trade (?:accounts?|customers?|orders?)|(?:wholesale|club)(?: and (?:wholesale|club))? (?:accounts?|customers?|orders?)|resellers|' +
  'schulen|kitas|kindergärten|behörden|firmen|firmenkunden|vereinen?|einrichtungen|unternehmern?|unternehmen|geschäftskunden|gewerbe(?:kunden|treibende)|wiederverkäufer|institutionen|' +
  'écoles|entreprises|associations|collectivités|administrations|professionnels|mairies|revendeurs|' +
  'colegios|empresas|asociaciones|ayuntamientos|mayoristas|profesionales|' +
  'scuole|aziende|imprese|enti pubblici|associazioni|rivenditori|scholen|bedrijven|verenigingen|instellingen|overheden|zakelijke klanten|wederverkopers|' +
  'escolas|associações|prefeituras|instituições|revendedores|szkoły|szkół|firmy|firm|instytucj[eai]|' +
  'sekolah|instansi(?: pemerintah)?|perusahaan|reseller|dropshipper|kampus|' +
  'skolor|företag|föreningar|skoler|virksomheder|foreninger|bedrifter|yrityks\\p{L}*|koulut|školy|firmám|școli|firme|iskolák|cégek|okullar|kurumlar|şirketler|bayiler|' +
  'школ|организаци[ийя]|юр(?:идических |\\. ?)?лиц|школи|організаці[ії]|σχολεία|εταιρείες|επιχειρήσεις|الشركات|المدارس|חברות|מוסדות|בתי ספר';
const customers = new RegExp(
  `(?<!\\p{L}|card |delivery |shipping |payment |except from |except from parish |except for |except |außer |sauf |salvo |kecuali )(?:${institution})(?:(?:, | and | und | sowie | et | y | e | en | i | dan | och | og | ja | és | și | ve | и | і | & )(?:${institution}))*(?!\\p{L}| \\d)|法人|企业客户|企業客戶|법인|기업 고객`,
  'iu',
);
const everybody =
  /(?<!\p{L})(?:priva\p{L}*|individuals?|consumers?|personal customers|verbraucher\p{L}*|particuli\p{L}*|particular\p{L}*|consument\p{L}*|perorangan|osoby prywatne|bireysel)(?!\p{L})/iu;

const counter =
  /(?<!\p{L})(?:in[- ](?:the )?(?:store|showroom)(?! credit)|in the shop|in (?:our|the) (?:showroom|physical (?:shop|store))|at the (?:counter|till)|over the counter|im (?:laden(?:geschäft)?|geschäft|showroom)|in (?:der|unserer) filiale|vor ort|(?:en|à la|dans (?:la|notre)) boutique|(?:en|au) magasin|en (?:la |nuestra )?tienda(?! online| web)|en el (?:local|mostrador)|in (?:negozio|showroom)|nel (?:nostro )?negozio|(?:na|em) loja física|no balcão|in (?:de|onze) (?:winkel|showroom)|w (?:sklepie stacjonarnym|salonie)|di (?:showroom|gerai|kasir|outlet|toko fisik)|mağaza(?:da|mızda|larımızda)|i butik(?:en|ken)|myymälässä|na prodejně|v prodejně|(?:az )?üzletünkben|în magazinul fizic|в (?:розничном магазине|шоуруме|салоне)|у (?:роздрібному магазині|шоурумі)|στο κατάστημα|في المعرض|בחנות)(?!\p{L})|店頭|店舗で|门店|門市|매장/iu;
const online =
  /(?<!\p{L})(?:online|web|website|internet|situs|site|en ligne|both|beid\p{L}*|les deux|ambos|keduanya)(?!\p{L})|[-.]shop(?!\p{L})/iu;

/** "Schools pay by invoice", "In the shop: cash" */
export function customersIn(text: string): string | null {
  const found = customers.exec(text)?.[0] ?? null;
  return found === null || everybody.test(text) ? null : found;
}
/** "Visa, PayPal, and cash over the counter": what ends a list is said of its last alone. */
export function counterIn(text: string): string | null {
  const found = online.test(text) ? null : counter.exec(text);
  return found === null || found.index > leadsWithin ? null : found[0];
}
const leadsWithin = 60;

const ofTerms: Concept[] = ['order', 'payment', 'card', 'delivery', 'returns', 'refund', 'contact', 'owner'];

/** What a page of lessons, of rentals or for traders says of paying and of calling off holds for those alone. */
export function isOfOwnMatter({ statement: { kind, url, isItem }, above }: Reading): boolean {
  const title = above.at(-1);
  const isSection = kind === 'page' || (kind === 'collection' && !isItem);
  if (!isSection || title === undefined || URL.parse(url)?.pathname === '/') return false;
  const named = `${readableAddress(url)} ${title.text}`;
  const isApart = (['wholesale', 'custom', 'event'] as const).some((one) => title.words.concepts.has(one));
  if (isApart || customersIn(title.text) !== null) return true;
  if (tellsTerms(named) || isShopPage(named) || title.words.signals.has('about')) return false;
  return !above.some(({ words }) => ofTerms.some((concept) => words.concepts.has(concept)));
}
