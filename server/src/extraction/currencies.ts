/** Signs and words that shops write for currencies, with the ISO codes they may mean, the likeliest first. */
import type { Price } from './extracted-page.ts';

const signs: Record<string, string> = {
  $: 'USD CAD AUD NZD MXN SGD HKD ARS CLP COP UYU',
  '€': 'EUR',
  '£': 'GBP EGP LBP',
  '¥': 'JPY CNY',
  '￥': 'JPY CNY',
  円: 'JPY',
  元: 'CNY TWD',
  '₩': 'KRW',
  원: 'KRW',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  '₦': 'NGN',
  '₱': 'PHP',
  '₡': 'CRC',
  '₲': 'PYG',
  '₵': 'GHS',
  '₸': 'KZT',
  '₼': 'AZN',
  '₾': 'GEL',
  '₮': 'MNT',
  '₭': 'LAK',
  '៛': 'KHR',
  '৳': 'BDT',
  ƒ: 'ANG AWG',
  '﷼': 'IRR SAR',
  us$: 'USD',
  us: 'USD',
  u$s: 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cdn$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  sg$: 'SGD',
  hk$: 'HKD',
  nt$: 'TWD',
  mx$: 'MXN',
  mex$: 'MXN',
  r$: 'BRL',
  tt$: 'TTD',
  j$: 'JMD',
  z$: 'ZWL',
  bz$: 'BZD',
  rd$: 'DOP',
  'b/.': 'PAB',
  's/': 'PEN',
  's/.': 'PEN',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'DKK SEK NOK',
  kč: 'CZK',
  kc: 'CZK',
  zł: 'PLN',
  zl: 'PLN',
  ft: 'HUF',
  lei: 'RON',
  leu: 'RON',
  лв: 'BGN',
  'лв.': 'BGN',
  ден: 'MKD',
  'дин.': 'RSD',
  din: 'RSD',
  kn: 'HRK',
  km: 'BAM',
  tl: 'TRY',
  руб: 'RUB',
  'руб.': 'RUB',
  'р.': 'RUB',
  р: 'RUB',
  грн: 'UAH',
  'грн.': 'UAH',
  br: 'BYN ETB',
  тг: 'KZT',
  som: 'KGS UZS',
  rs: 'INR PKR LKR NPR MUR',
  'rs.': 'INR PKR LKR NPR MUR',
  rp: 'IDR',
  'rp.': 'IDR',
  rm: 'MYR',
  baht: 'THB',
  '฿.': 'THB',
  บาท: 'THB',
  đ: 'VND',
  ksh: 'KES',
  kshs: 'KES',
  tsh: 'TZS',
  ush: 'UGX',
  r: 'ZAR',
  dh: 'AED MAD',
  dhs: 'AED MAD',
  درهم: 'AED',
  'د.إ': 'AED',
  sr: 'SAR',
  'ر.س': 'SAR',
  ريال: 'SAR',
  kd: 'KWD',
  'د.ك': 'KWD',
  bd: 'BHD',
  jd: 'JOD',
  le: 'EGP',
  'ج.م': 'EGP',
  تومان: 'IRR',
  'ש״ח': 'ILS',
  'ש"ח': 'ILS',
  fr: 'CHF',
  'fr.': 'CHF',
  sfr: 'CHF',
  euro: 'EUR',
  euros: 'EUR',
  dollars: 'USD',
  pounds: 'GBP',
  fcfa: 'XOF XAF',
  cfa: 'XOF XAF',
};

const codes = new Set(
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWL'.split(
    ' ',
  ),
);

/** Currencies that are counted to the thousandth, where `1.234` may be one and a bit. */
const threeDecimals = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);
export const hasThreeDecimals = (currency: string | null): boolean => currency !== null && threeDecimals.has(currency);

/** The code that this sign or word stands for; an ambiguous one follows the hint where it can. */
export function currencyOf(sign: string, hint?: string | null): string | null {
  const trimmed = sign.trim();
  const upper = trimmed.toUpperCase();
  if (codes.has(upper)) return upper;
  const meanings = signs[trimmed.toLowerCase()]?.split(' ');
  if (meanings === undefined) return null;
  return hint && meanings.includes(hint) ? hint : (meanings[0] ?? null);
}

/** Every sign, longest first, for finding one beside an amount. */
export const currencySigns: readonly string[] = Object.keys(signs).toSorted((a, b) => b.length - a.length);

/** `$` is a dollar of whichever country the shop is in. */
const shareSign = (one: string, other: string): boolean =>
  Object.values(signs).some((codes) => codes.split(' ').includes(one) && codes.split(' ').includes(other));

/** A bare sign means the shop's own currency, where that has the same sign. */
export const meantIn = (price: Price, own: string | null): Price =>
  own !== null && shareSign(price.currency, own) ? { ...price, currency: own } : price;
