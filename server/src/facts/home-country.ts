/** The country that a shop sells in first, by the currency of its terms or the language that it writes in. */
import type { FoundFact } from './fact.ts';

const ofCurrency: Record<string, string> = Object.fromEntries(
  'USD:US GBP:GB CAD:CA AUD:AU NZD:NZ BRL:BR MXN:MX CHF:CH INR:IN SGD:SG CNY:CN TWD:TW HKD:HK SAR:SA AED:AE EGP:EG MAD:MA IDR:ID MYR:MY PHP:PH THB:TH VND:VN JPY:JP KRW:KR PLN:PL TRY:TR SEK:SE NOK:NO DKK:DK CZK:CZ HUF:HU RON:RO RUB:RU UAH:UA ILS:IL ZAR:ZA NGN:NG KES:KE COP:CO CLP:CL ARS:AR PEN:PE'
    .split(' ')
    .map((pair) => pair.split(':')),
);
/** of languages that are spoken in one country mostly; where the euro is paid, also of others */
const ofLanguage: Record<string, string> = Object.fromEntries(
  'id:ID ja:JP ko:KR pl:PL tr:TR cs:CZ hu:HU ro:RO ru:RU uk:UA sv:SE da:DK no:NO fi:FI el:GR he:IL it:IT nl:NL de:DE fr:FR'
    .split(' ')
    .map((pair) => pair.split(':')),
);
const withEuro: Record<string, string> = { es: 'ES', pt: 'PT', en: 'IE' };

export function homeCountry(facts: readonly Pick<FoundFact, 'value' | 'language'>[], language: string): string | null {
  const currencies = facts.flatMap(({ value }) =>
    value?.kind === 'money' && value.currency !== null ? [value.currency] : [],
  );
  const [most] = [...Map.groupBy(currencies, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (most !== undefined && most !== 'EUR') return ofCurrency[most] ?? ofLanguage[language] ?? null;
  return ofLanguage[language] ?? (most === 'EUR' ? (withEuro[language] ?? null) : null);
}
