/** How visitors put limits on prices, per language; `N` stands for an amount with or without its currency. */
export interface PriceWords {
  atMost: string[];
  atLeast: string[];
  between: string[];
  about: string[];
  cheapest: string[];
  dearest: string[];
  onSale: string[];
}

export const priceWords: Record<string, PriceWords> = {
  en: {
    atMost: [
      '(?:under|below|beneath|within|max(?:imum)?(?: of)?|up to|at most|less than|lower than|cheaper than|no more than|not more than|not over|budget(?: is| of)?) N',
      'N (?:or less|or under|max(?:imum)?|at most|tops)',
    ],
    atLeast: [
      '(?:over|above|beyond|at least|min(?:imum)?(?: of)?|more than|higher than|starting (?:at|from)|from) N',
      'N (?:or more|and up|and above|upwards|min(?:imum)?)',
    ],
    between: ['(?:between|from) N (?:and|to|-|–) N'],
    about: ['(?:about|around|approximately|roughly) N'],
    cheapest: ['cheapest', 'least expensive', 'lowest price[ds]?', 'most affordable'],
    dearest: ['most expensive', 'priciest', 'highest price[ds]?'],
    onSale: ['on sale', 'discount(?:ed|s)?', 'reduced', 'clearance', 'special offers?', 'deals'],
  },
  de: {
    atMost: [
      '(?:unter|bis(?: zu)?|höchstens|maximal|max\\.?|weniger als|nicht mehr als|nicht über|günstiger als|billiger als|budget(?: von| ist)?) N',
      'N (?:oder weniger|maximal|höchstens)',
    ],
    atLeast: ['(?:über|ab|mindestens|mehr als|teurer als) N', 'N (?:oder mehr|aufwärts)'],
    between: ['(?:zwischen|von) N (?:und|bis|-|–) N'],
    about: ['(?:etwa|ungefähr|circa|ca\\.?|rund|um die) N'],
    cheapest: ['(?:am )?(?:billigsten?|günstigsten?)(?:e[rsmn]?)?', 'preiswertesten?'],
    dearest: ['(?:am )?teuersten?'],
    onSale: ['im angebot', 'sonderangebote?', 'reduzierte?[rsn]?', 'rabatt(?:iert)?', 'im sale', 'ausverkauf'],
  },
  fr: {
    atMost: [
      "(?:moins de|moins cher que|sous|en dessous de|au-dessous de|jusqu'à|maximum|max|au plus|pas plus de|inférieure?s? à|budget de) N",
      'N (?:maximum|max|ou moins|au plus)',
    ],
    atLeast: [
      '(?:plus de|plus cher que|au-dessus de|à partir de|au moins|minimum|supérieure?s? à) N',
      'N (?:minimum|ou plus|au moins)',
    ],
    between: ['entre N (?:et|-|–) N', 'de N à N'],
    about: ['(?:environ|autour de|à peu près) N'],
    cheapest: ['(?:le|la|les) moins ch(?:er|ère)s?', 'moins ch(?:er|ère)s?(?! (?:que|de))', 'meilleur marché'],
    dearest: ['(?:le|la|les) plus ch(?:er|ère)s?'],
    onSale: ['en promo(?:tion)?s?', 'en solde', 'soldes', 'réductions?', 'remises?'],
  },
  es: {
    atMost: [
      '(?:menos de|por debajo de|bajo|hasta|máximo(?: de)?|como mucho|no más de|más barat[oa]s? que|inferior(?:es)? a|presupuesto de) N',
      'N (?:como máximo|máximo|o menos)',
    ],
    atLeast: [
      '(?:más de|por encima de|desde|a partir de|al menos|mínimo(?: de)?|superior(?:es)? a) N',
      'N (?:o más|como mínimo)',
    ],
    between: ['entre N (?:y|e|-|–) N', '(?:de|desde) N (?:a|hasta) N'],
    about: ['(?:alrededor de|unos|unas|aproximadamente|cerca de) N'],
    cheapest: ['(?:el|la|los|las) más (?:barat|económic)[oa]s?', 'más barat[oa]s?(?! que)'],
    dearest: ['(?:el|la|los|las) más car[oa]s?'],
    onSale: ['en oferta', 'ofertas', 'rebaj(?:as|ad[oa]s?)', 'descuentos?'],
  },
  it: {
    atMost: [
      '(?:meno di|sotto(?: i| gli| le)?|fino a|entro(?: i)?|massimo|al massimo|non più di|inferior[ei] a|budget di) N',
      'N (?:al massimo|massimo|o meno)',
    ],
    atLeast: [
      '(?:più di|sopra(?: i)?|oltre(?: i)?|a partire da|almeno|minimo|superior[ei] a|da) N',
      'N (?:o più|in su)',
    ],
    between: ['(?:tra|fra)(?: i)? N (?:e|ed|-|–)(?: i)? N', 'da N a N'],
    about: ['(?:circa|intorno a[il]?|attorno a[il]?) N'],
    cheapest: ['(?:il|la|i|le) (?:più economic[oaihe]+|meno car[oaie])', 'più economic[oaihe]+(?! di)'],
    dearest: ['(?:il|la|i|le) più car[oaie]'],
    onSale: ['in offerta', 'offerte', 'scont[oi]', 'scontat[oaie]', 'in saldo', 'saldi'],
  },
  nl: {
    atMost: [
      '(?:onder(?: de)?|tot|maximaal|max|hooguit|hoogstens|minder dan|niet meer dan|goedkoper dan|budget van) N',
      'N (?:of minder|maximaal)',
    ],
    atLeast: ['(?:boven(?: de)?|vanaf|minstens|minimaal|meer dan|duurder dan) N', 'N (?:of meer)'],
    between: ['tussen(?: de)? N (?:en|-|–) N', 'van N tot N'],
    about: ['(?:ongeveer|rond(?: de)?|circa) N'],
    cheapest: ['goedkoopste', 'voordeligste'],
    dearest: ['duurste'],
    onSale: ['in de aanbieding', 'aanbiedingen', 'afgeprijsde?', 'met korting', 'korting', 'uitverkoop'],
  },
  tr: {
    atMost: [
      "N(?:'?[dt][ae]n)? (?:ucuz|daha ucuz|az|düşük|aşağı)",
      "N(?:'?n?[ıiuü]n)? (?:altı(?:nda)?(?:ki)?)",
      "N(?:'?y?[ae])? kadar",
      '(?:en fazla|maksimum|en çok) N',
    ],
    atLeast: [
      "N(?:'?[dt][ae]n)? (?:pahalı|daha pahalı|fazla|yüksek|yukarı|başlayan)",
      "N(?:'?n?[ıiuü]n)? (?:üst[üu](?:nde)?(?:ki)?|üzeri(?:nde)?(?:ki)?)",
      '(?:en az|minimum) N',
    ],
    between: ["N (?:ile|ve|-|–) N(?:'?n?[ıiuü]n)?(?: ara(?:sı(?:nda)?(?:ki)?)?)", "N'?[dt]?[ae]?n? N'?y?[ae]? kadar"],
    about: ['(?:yaklaşık|aşağı yukarı) N', 'N (?:civarı(?:nda)?)'],
    cheapest: ['en ucuz(?:u)?', 'en uygun(?: fiyatlı)?'],
    dearest: ['en pahalı(?:sı)?'],
    onSale: ['indirim(?:li|de|ler)?', 'kampanya(?:lı)?'],
  },
  pt: {
    atMost: [
      '(?:menos de|abaixo de|até|no máximo|máximo|não mais que|inferior(?:es)? a) N',
      'N (?:no máximo|ou menos)',
    ],
    atLeast: ['(?:mais de|acima de|a partir de|pelo menos|no mínimo|superior(?:es)? a) N', 'N ou mais'],
    between: ['entre N (?:e|-|–) N', 'de N (?:a|até) N'],
    about: ['(?:cerca de|por volta de|aproximadamente) N'],
    cheapest: ['(?:o|a|os|as) mais barat[oa]s?', 'mais barat[oa]s?(?! (?:que|do))'],
    dearest: ['(?:o|a|os|as) mais car[oa]s?'],
    onSale: ['em promoção', 'promoções', 'descontos?', 'em saldo', 'saldos'],
  },
  pl: {
    atMost: ['(?:poniżej|do|maksymalnie|max|mniej niż|nie więcej niż|tańsz[eay] niż) N', 'N (?:lub mniej|maksymalnie)'],
    atLeast: ['(?:powyżej|ponad|od|co najmniej|minimum|więcej niż) N', 'N lub więcej'],
    between: ['(?:między|pomiędzy) N (?:a|i|-|–) N', 'od N do N'],
    about: ['(?:około|ok\\.?) N'],
    cheapest: ['najtańsz[eyai](?:ch|go)?'],
    dearest: ['najdroższ[eyai](?:ch|go)?'],
    onSale: ['w promocji', 'promocj[aei]', 'przecenion[eya]', 'wyprzedaż[yi]?', 'zniżk[aię]'],
  },
};
