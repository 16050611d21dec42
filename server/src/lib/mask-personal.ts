/** Removes what identifies a visitor or an order from their words before these appear in a title or an example. */

const connectors =
  'and|but|i|my|the|from|with|here|und|ich|aus|mit|die|das|et|je|de|avec|y|yo|con|e|ho|io|en|ik|met|van|i|och|jag|og|jeg|a|mam|do|can|could|is|are|how|when|what|where|who|why|will|please';
const namings = String.raw`my (?:full |last |first )?name(?: is|['’]s|:)|name(?:['’]s| is|:)|i am called|ich hei(?:ß|ss)e|mein(?: \p{L}{1,12})? ?name ist|ich bin (?:herr|frau)|je m['’]appelle|mon nom est|me llamo|mi nombre es|mi chiamo|il mio nome è|mijn naam is|ik heet|nazywam się|mam na imię|jag heter|mitt namn är|jeg hedder|jeg heter|mit navn er|chamo-me|meu nome é|(?:mr|mrs|ms|herr|frau|mme|monsieur|madame|señor|señora|sig\.?ra?)\b\.?`;
const named = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(${namings})\s{1,3}(?!\[)\p{L}[\p{L}\p{M}'’.-]{0,30}(?:\s(?!(?:${connectors})(?![\p{L}\p{N}]))\p{L}[\p{L}\p{M}'’-]{0,30}){0,2}`,
  'giu',
);

/** in this order: what stands in an address is no number of its own */
const masks: readonly (readonly [RegExp, string])[] = [
  [/[\p{L}\p{N}._%+-]{1,64}\s?(?:@|\[at\]|\(at\))\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,5}/giu, '[e-mail]'],
  [/(?<![\p{L}\p{N}])[\p{L}\p{N}._%+-]{1,64} at [\p{L}\p{N}-]{1,63} dot \p{L}{2,12}(?![\p{L}\p{N}])/giu, '[e-mail]'],
  [/\b(?:https?:\/\/|www\.)[^\s<>"]{1,500}/giu, '[link]'],
  [named, '$1 [name]'],
  // IBAN, ISO 13616: country, two digits, groups of letters and digits
  [/(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){2,7}(?:[ -]?[a-z0-9]{1,3})?(?![\p{L}\p{N}])/giu, '[account]'],
  // codes such as PO-2041-B or AB12345
  [
    /(?<![\p{L}\p{N}])(?=[\p{L}-]{0,12}\p{Nd})[\p{L}]{1,8}[-_/]?\p{Nd}{3,20}(?:[-_/]?[\p{L}\p{Nd}]{1,20}){0,3}(?![\p{L}\p{N}])/giu,
    '[number]',
  ],
  [/[#№]\s?[\p{L}\p{Nd}-]{1,30}/gu, '[number]'],
  // phone numbers, however they are written in groups
  [/(?<![\p{L}\p{N}])[+(]{0,2}\p{Nd}(?:[ ()./-]{0,3}\p{Nd}){5,30}(?![\p{L}\p{N}])/gu, '[number]'],
  [/\+?\p{Nd}{5,40}/gu, '[number]'],
  [
    /(?<![\p{L}\p{N}])((?:order|bestell(?:ung|nummer)|auftrag(?:snummer)?|commande|pedido|ordine|bestelling|zamówieni[ea]|encomenda|beställning|invoice|rechnung|facture|tracking)\s?(?:number|no\.?|nr\.?|nummer|numéro|número|numero|n[°º])?\s?:?\s?)\p{Nd}{3,4}(?!\p{Nd})/giu,
    '$1[number]',
  ],
  // "my order number is 5566"
  [
    /((?:number|nummer|numéro|número|numero|nomor(?: \p{L}{2,10}){0,2}|no\.?|nr\.?)\s(?:is|was|ist|war|lautet|est|es|era|è|adalah)\s?:?\s?)\p{Nd}{3,4}(?!\p{Nd})/giu,
    '$1[number]',
  ],
];

const longest = 300;

/** Lines stay as they are. */
export const maskPersonal = (text: string): string =>
  masks.reduce((masked, [pattern, put]) => masked.replace(pattern, put), text.normalize('NFC'));

/** What is masked is nobody's words: two who give their numbers ask for nothing alike by that. */
export const withoutMasks = (masked: string): string =>
  masked.replaceAll(introduced, ' ').replaceAll(/\[(?:e-mail|link|name|account|number)\]/g, ' ');

/** Some letters are not seen: beside dots they make no title. */
export const saysWords = (masked: string): boolean =>
  /\p{L}/u.test(withoutMasks(masked).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''));

const introduced = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${namings})\s{1,3}\[name\]`, 'giu');

/** One line of at most 300 characters. */
export function maskQuestion(text: string): string {
  const line = maskPersonal(text.slice(0, 2 * longest))
    .replace(/\s+/gu, ' ')
    .trim();
  return (line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line).toWellFormed();
}

const bankAccount =
  /(?<!\p{L})(?:BCA|BRI|BNI|BSI|Mandiri|CIMB|Permata|Danamon|BTN|IBAN|BIC|SWIFT|[Nn]o\.? ?[Rr]ek|[Nn]orek|[Rr]ekening|a\.?n\.? (?=\p{Lu})|atas nama|[Aa]ccount (?:no|number)|[Ss]ort code|BSB|Kontonummer|[Nn]úmero de cuenta|[Cc]onta corrente)(?!\p{L})/u;

/** `BCA 123 456 7890 a.n. Wijaya`, `IBAN DE12 …`: the digits of a bank account, not of a phone. */
export const namesAccount = (text: string): boolean => bankAccount.test(text);
