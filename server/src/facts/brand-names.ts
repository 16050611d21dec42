/** Names that mean the same in every language: who carries parcels. Names that are also words are known by their capitals. */
const carriers: [name: string, forms: string][] = [
  ['usps', 'USPS|U\\.S\\. Postal Service|United States Postal Service'],
  ['ups', 'UPS'],
  ['fedex', 'Fed ?Ex'],
  ['dhl', 'DHL'],
  ['dpd', 'DPD'],
  ['gls', 'GLS'],
  ['hermes', 'Hermes(?= )|myHermes'],
  ['evri', 'Evri'],
  ['royal mail', 'Royal Mail'],
  ['parcelforce', 'Parcelforce'],
  ['yodel', 'Yodel'],
  ['canada post', 'Canada Post|Postes Canada'],
  ['purolator', 'Purolator'],
  ['australia post', 'Australia Post|AusPost'],
  ['nz post', 'NZ Post'],
  ['an post', 'An Post'],
  ['deutsche post', 'Deutsche Post'],
  ['österreichische post', 'Österreichische[rn]? Post'],
  ['swiss post', 'Swiss Post|Schweizerische[rn]? Post|Die Post CH'],
  ['postnl', 'Post ?NL'],
  ['bpost', 'bpost'],
  ['colissimo', 'Colissimo'],
  ['la poste', 'La Poste'],
  ['chronopost', 'Chronopost'],
  ['mondial relay', 'Mondial Relay'],
  ['correos', 'Correos'],
  ['seur', 'SEUR'],
  ['mrw', 'MRW'],
  ['nacex', 'Nacex'],
  ['poste italiane', 'Poste Italiane'],
  ['brt', 'BRT|Bartolini'],
  ['ctt', 'CTT'],
  ['correios', 'Correios'],
  ['inpost', 'InPost|Paczkomat\\p{L}*'],
  ['poczta polska', 'Poczt[aąy] Polsk(?:a|ą|iej)'],
  ['česká pošta', 'Česk[áéou]+ pošt[aouy]+'],
  ['zásilkovna', 'Zásilkovn\\p{L}*|Packeta'],
  ['postnord', 'Post ?Nord'],
  // "Bring the order number" sends nothing
  ['bring', '(?<=\\p{L} )Bring(?= |[.,])|Bring(?= [A-Z])'],
  ['posti', 'Posti(?:n|lla|tse)?(?!\\p{L})'],
  ['matkahuolto', 'Matkahuol\\p{L}*'],
  ['smsa', 'SMSA'],
  ['fan courier', 'FAN [Cc]ourier'],
  ['sameday', 'Sameday'],
  ['anteraja', 'Anter ?[Aa]ja'],
  ['ninja xpress', 'Ninja ?(?:Xpress|Van)'],
  ['tiki', 'TIKI'],
  ['lion parcel', 'Lion ?Parcel'],
  ['foxpost', 'Foxpost'],
  ['elta', 'ΕΛΤΑ'],
  ['acs', 'ACS(?= |,|\\.|$)'],
  ['aramex', 'Aramex'],
  ['yurtiçi kargo', 'Yurtiçi Kargo'],
  ['aras kargo', 'Aras Kargo'],
  ['mng kargo', 'MNG Kargo'],
  ['sürat kargo', 'Sürat Kargo'],
  ['ptt kargo', 'PTT Kargo'],
  ['jne', 'JNE'],
  ['j&t', 'J&T(?: Express)?'],
  ['sicepat', 'Si ?Cepat'],
  ['pos indonesia', 'Pos Indonesia'],
  ['gosend', 'Go ?Send'],
  ['grab express', 'Grab ?Express'],
  ['yamato', 'ヤマト運輸|クロネコヤマト|Yamato'],
  ['sagawa', '佐川急便|Sagawa'],
  ['japan post', '日本郵便|ゆうパック|Japan Post'],
  ['sf express', '顺丰|順豐|SF Express'],
  ['cj logistics', 'CJ대한통운'],
  ['nova poshta', 'Нов(?:а|ою|ої) [Пп]ошт(?:а|ою|и)|Nova Poshta'],
  ['cdek', 'СДЭК|CDEK'],
  ['russian post', 'Почт(?:а|ой) России'],
];

/** "PayPallal", "Mastercardilla": long names bend in some languages */
const bendingFrom = 6;
const ending = '\\p{Ll}{0,5}';

type NamePatterns = (readonly [name: string, pattern: RegExp])[];

export const compiled = (list: readonly [name: string, forms: string][], flags = 'u'): NamePatterns =>
  list.map(
    ([name, forms]) =>
      [
        name,
        new RegExp(
          `(?<![\\p{Script=Latin}\\p{N}])(?:${forms})${name.length >= bendingFrom ? ending : ''}(?![\\p{Script=Latin}\\p{N}])`,
          flags,
        ),
      ] as const,
  );
const carrierPatterns = compiled(carriers);

export const namesIn = (patterns: NamePatterns, text: string): string[] =>
  patterns
    .filter(([, pattern]) => pattern.test(text))
    .map(([name]) => name)
    .toSorted();

export const carriersIn = (text: string): string[] => namesIn(carrierPatterns, text);
export const withoutCarriers = (text: string): string =>
  carrierPatterns.reduce((rest, [, pattern]) => rest.replace(pattern, ''), text);
