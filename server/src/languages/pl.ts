import { polishThings } from './things/pl.ts';
import type { LanguagePack } from './language-pack.ts';

export const polish: LanguagePack = {
  tag: 'pl',
  phrases: {
    casual: {
      greeting: 'Cześć! W czym mogę pomóc w {brand}?',
      thanks: 'Nie ma za co! Coś jeszcze?',
      goodbye: 'Do zobaczenia!',
      assistant: 'Jestem asystentem AI sklepu {brand}. Pytaj śmiało o produkty, dostawę i zwroty.',
      unknown: 'Niestety nie ma tego na naszych stronach.',
      unable: 'Niestety nie mogę teraz na to odpowiedzieć.',
      unknownPart: 'O tym niestety nic nie ma na naszych stronach: „{topic}”.',
      perhaps: 'Nie wiem na pewno, czy nasze strony na to odpowiadają. Najbliżej tego jest:',
      unclear: 'Na naszych stronach nie ma na to jasnej odpowiedzi. Najbliżej tego jest:',
      nearly: 'Dokładnie tego nie mamy. Najbliżej tego jest:',
      closest: 'Na naszych stronach najbliżej tego jest:',
      pagesSay: 'Na naszych stronach jest napisane:',
      customersSay: 'Klienci piszą:',
      pagesDiffer: 'Nasze strony podają różne informacje:',
      order: 'Nie widzę stąd zamówień, ale nasz zespół je widzi.',
      human: 'Nasz zespół chętnie pomoże.',
      complaint: 'Bardzo mi przykro. Napisz do naszego zespołu, pomoże to rozwiązać.',
      contacts: 'Możesz się z nami skontaktować: {contacts}.',
      or: 'lub',
      more: 'Więcej',
      products: 'Zobacz te produkty:',
      nothingWithin: 'Niestety nie ma nic w tej cenie.',
      notSold: 'Niestety nie mamy tego w sklepie: {name}.',
      price: '{name} kosztuje {price}.',
      priceRange: '{name} kosztuje od {price} do {high}.',
      priceOption: '{name} ({option}): {price}.',
      cheapest: 'Najtaniej: {name}, {price}.',
      dearest: 'Najdrożej: {name}, {price}.',
      compared: 'To {name}: {option} wobec {options}.',
      inStock: '{name}: produkt dostępny.',
      soldOutNow: '{name}: produkt chwilowo niedostępny.',
      preordered: '{name}: można zamówić z wyprzedzeniem, obecnie nie ma na stanie.',
      inStockOption: '{name} ({option}): dostępne.',
      soldOutOption: '{name} ({option}): chwilowo niedostępne.',
      notOffered: '{name}: opcji „{option}” nie ma. Do wyboru: {options}.',
      availableIn: '{name}: do wyboru {options}.',
      stockUnknown: 'Na naszych stronach nie ma informacji, czy ten produkt jest dostępny: {name}.',
      viewProduct: 'Zobacz produkt',
      soldOut: 'Wyprzedane',
      priceThen: '{price} w dniu {date}. Dzisiejsza cena jest na stronie produktu.',
      priceOnPage: 'Dzisiejsza cena jest na stronie produktu.',
    },
    formal: {
      greeting: 'Dzień dobry. W czym mogę Państwu pomóc w {brand}?',
      thanks: 'Proszę bardzo. Czy mogę jeszcze w czymś pomóc?',
      goodbye: 'Do widzenia i dziękujemy za wizytę.',
      assistant: 'Jestem asystentem AI sklepu {brand}. Chętnie pomogę w sprawie produktów, dostawy i zwrotów.',
      unknown: 'Niestety nie ma tego w naszych informacjach.',
      unable: 'Niestety w tej chwili nie mogę odpowiedzieć na to pytanie.',
      unknownPart: 'O tym niestety nic nie ma w naszych informacjach: „{topic}”.',
      perhaps: 'Nie wiem na pewno, czy nasze strony na to odpowiadają. Najbliżej tego jest:',
      unclear: 'Na naszych stronach nie ma na to jasnej odpowiedzi. Najbliżej tego jest:',
      nearly: 'Dokładnie tego nie mamy. Najbliżej tego jest:',
      closest: 'Na naszych stronach najbliżej tego jest:',
      pagesSay: 'Na naszych stronach jest napisane:',
      customersSay: 'Nasi klienci piszą:',
      pagesDiffer: 'Nasze strony podają różne informacje:',
      order: 'Nie widzę stąd zamówień, ale nasz zespół je widzi.',
      human: 'Nasz zespół chętnie Państwu pomoże.',
      complaint: 'Bardzo przepraszamy. Nasz zespół pomoże Państwu to rozwiązać.',
      contacts: 'Mogą się Państwo z nami skontaktować: {contacts}.',
      or: 'lub',
      more: 'Więcej',
      products: 'Te produkty mogą Państwa zainteresować:',
      nothingWithin: 'Niestety nie ma nic w tej cenie.',
      notSold: 'Niestety nie mamy tego w ofercie: {name}.',
      price: '{name} kosztuje {price}.',
      priceRange: '{name} kosztuje od {price} do {high}.',
      priceOption: '{name} ({option}): {price}.',
      cheapest: 'Najniższą cenę ma {name}: {price}.',
      dearest: 'Najwyższą cenę ma {name}: {price}.',
      compared: 'To {name}: {option} wobec {options}.',
      inStock: '{name}: produkt dostępny.',
      soldOutNow: '{name}: produkt chwilowo niedostępny.',
      preordered: '{name}: można zamówić z wyprzedzeniem, obecnie nie ma na stanie.',
      inStockOption: '{name} ({option}): produkt dostępny.',
      soldOutOption: '{name} ({option}): produkt chwilowo niedostępny.',
      notOffered: '{name}: opcji „{option}” nie ma w ofercie. Do wyboru: {options}.',
      availableIn: '{name}: do wyboru {options}.',
      stockUnknown: 'Na naszych stronach nie ma informacji, czy ten produkt jest dostępny: {name}.',
      viewProduct: 'Zobacz produkt',
      soldOut: 'Wyprzedane',
      priceThen: '{price} w dniu {date}. Dzisiejsza cena jest na stronie produktu.',
      priceOnPage: 'Dzisiejsza cena jest na stronie produktu.',
    },
  },
  smallTalk: {
    greeting: 'cze[śs][ćc]|hej(?:ka)?|siema|witam|witajcie|dzie[ńn] dobry|dobry(?: wiecz[óo]r)?',
    thanks: 'dzi[ęe]ki(?: wielkie)?|dzi[ęe]kuj[ęe](?: bardzo)?|bardzo dzi[ęe]kuj[ęe]|super|świetnie|rozumiem',
    goodbye: 'do widzenia|do zobaczenia|na razie|pa(?: pa)?|miłego dnia',
    assistant:
      'kim jeste[śs]|(?:czy )?(?:jeste[śs]|to) (?:robot|bot|człowiek|robotem|botem|człowiekiem)|jak si[ęe] masz|co słychać|(?:czy )?mo[żz]esz (?:mi )?pom[óo]c|pomoc|pomocy|co potrafisz',
  },
  intents: {
    human:
      'kontakt z (?:pracownikiem|konsultant\\p{L}*|cz[łl]owiekiem)|(?:po)?rozmawiać z (?:człowiekiem|konsultant\\p{L}*|kim[śs]|osob[ąa]|pracownikiem|doradc[ąa])|(?:po)?rozmawiac z (?:czlowiekiem|konsultant\\p{L}*|kim[śs]|osob[ąa]|pracownikiem|doradc[ąa])|żyw\\p{L}+ (?:człowiek\\p{L}*|osob\\p{L}+)|prawdziw\\p{L}+ (?:człowiek\\p{L}*|osob\\p{L}+)|konsultant(?:a|em|k\\p{L}+)?|obs[łl]ug\\p{L}+ klienta',
    order:
      'gdzie (?:jest|s[ąa]) moj\\p{L}+ (?:zam[óo]wieni\\p{L}+|paczk\\p{L}+|przesy[łl]k\\p{L}+)|(?:status|numer) (?:mojego )?zam[óo]wienia|[śs]ledzi[ćc] (?:moj\\p{L}+ )?(?:zam[óo]wieni\\p{L}+|paczk\\p{L}+|przesy[łl]k\\p{L}+)|(?:anulowa[ćc]|zmieni[ćc]|sprawdzi[ćc]) (?:moj\\p{L}+ )?zam[óo]wieni\\p{L}+|moj\\p{L}+ (?:zam[óo]wieni\\p{L}+|paczk\\p{L}+|przesy[łl]k\\p{L}+)|kiedy (?:przyjdzie|dotrze|dojdzie) moj\\p{L}+',
    complaint:
      '(?:dwa razy|podwójnie|podwojnie|dwukrotnie) (?:pobra|obci[aą]|zap[łl]aci)\\p{L}*|(?:pobra|obci[aą]|zap[łl]aci)\\p{L}* (?:mnie )?(?:dwa razy|podwójnie|podwojnie|dwukrotnie)|(?:z[łl]y|b[łl][eę]dny|niew[łl]a[sś]ciwy) adres|(?:przysz[łl]\\p{L}+|dosta[łl]am|dosta[łl]em|otrzyma[łl]am|otrzyma[łl]em|dotar[łl]\\p{L}+) .{0,25}(?:uszkodzon\\p{L}+|zepsut\\p{L}+|rozbit\\p{L}+|po[łl]aman\\p{L}+|z[łl]\\p{L}+|niew[łl]a[śs]ciw\\p{L}+|inn\\p{L}+)|(?:jest|s[ąa]) (?:uszkodzon\\p{L}+|zepsut\\p{L}+|wadliw\\p{L}+|rozbit\\p{L}+)|(?:nadal|jeszcze|wci[ąa][żz]) nie (?:dosta[łl]\\p{L}+|dotar[łl]\\p{L}+|przysz[łl]\\p{L}+|mam paczki)|nie (?:przysz[łl]\\p{L}+|dosz[łl]\\p{L}+|dotar[łl]\\p{L}+)|brakuje .{0,25}w (?:paczce|przesy[łl]ce)|z[łl]o[żz]y[ćc] (?:skarg\\p{L}+|reklamacj\\p{L}+)|skandal|oszu[śs]ci|oszustwo|kpina|jestem (?:w[śs]ciek[łl]\\p{L}|niezadowolon\\p{L})',
    shopping:
      'macie|masz|maj[ąa] (?:pa[ńn]stwo|pa[ńn]stwa)|szukam|poka[żz]\\p{L}*|pole[cć]\\p{L}*|kupi[ćc]|kupi[ęe]|chc[ęe] (?:kupi[ćc]|zam[óo]wi[ćc])|prezent\\p{L}*|cen[ayęe]|kosztuj[eą]|sprzedajecie|potrzebuj[ęe]|interesuje mnie|najta[ńn]sz\\p{L}+',
    policy:
      'dostaw\\p{L}*|wysy[łl]\\p{L}*|przesy[łl]\\p{L}*|zwrot\\p{L}*|zwr[óo]ci[ćc]|odes[łl]a[ćc]|reklamac\\p{L}*|gwaranc\\p{L}*|r[ęe]kojmi\\p{L}*|p[łl]atno[śs]\\p{L}*|zap[łl]aci[ćc]|p[łl]aci[ćc]|na raty|wymian\\p{L}*|wymieni[ćc]|faktur\\p{L}*|kontakt\\p{L}*|godzin\\p{L}* otwarcia|adres\\p{L}*|telefon|e-?mail|kod\\p{L}* rabatow\\p{L}*|rabat\\p{L}*|kart\\p{L}* podarunkow\\p{L}*|hurt\\p{L}*|odbi[óo]r\\p{L}* osobist\\p{L}*|tabel\\p{L}* rozmiar[óo]w|regulamin\\p{L}*|prywatno[śs]ci|clo|c[łl]o|pra[ćc]|pranie|newsletter\\p{L}*',
  },
  followUp: {
    opening: 'a co z|co z|a|i|oraz|czyli',
    referring: 'to|tego|temu|tym|ten|ta|tę|tą|tej|te|tych|on|ona|ono|go|jego|jej|nim|nią|nich|niego|niej',
    general: 'coś|cokolwiek|wszystko|co macie|co sprzedajecie|co oferujecie|jakie produkty',
    ordinals: [
      'pierwsz(?:y|a|e|ą|ego|ej|ym)(?! zam[óo]w)',
      'drug(?:i|a|ie|ą|iego|iej|im)',
      'trzeci(?:a|e|ą|ego|ej|m)?',
      'czwart(?:y|a|e|ą|ego|ej|ym)',
      'pi[ąa]t(?:y|a|e|ą|ego|ej|ym)',
      'ostatni(?:a|e|ą|ego|ej|m)?',
    ],
    compare: 'r[óo][żz]nic[aęy]|r[óo][żz]ni(?:ą|a)?|lepsz[aey]|lepiej|gorsz[aey]|por[óo]wna\\p{L}+|albo|lub',
    joint: 'i|a|oraz|od|albo|lub|czy|vs\\.?',
  },
  asks: {
    duration:
      'jak d[łl]ugo|ile (?:to )?(?:trwa|potrwa|czasu|dni|tygodni|godzin)|jak szybko|w jakim czasie|w ile dni|na ile',
    time: 'kiedy|o kt[óo]rej|do kt[óo]rej|od kt[óo]rej|w jakich godzinach|od kiedy|do kiedy|w jakie dni',
    cost: 'ile (?:to )?(?:kosztuj[eą]|wynosi|wynosz[ąa]|p[łl]ac[ęei])|jak[ai] (?:jest )?(?:cena|koszt)|po ile|za ile|jakie s[ąa] koszty',
    count: 'ile(?! (?:to )?(?:kosztuj|wynos|trwa|potrwa|czasu|dni|tygodni|godzin|p[łl]ac))|ilu',
    place: 'gdzie|sk[ąa]d|dok[ąa]d|w jakim mie[śs]cie|w jakim kraju|do jakich kraj[óo]w',
    person: 'kto|kogo|komu|kim',
    method: 'jak(?! (?:d[łl]ugo|szybko|cz[ęe]sto|du[żz]\\p{L}*|wiele))|w jaki spos[óo]b',
    reason: 'dlaczego|czemu|po co',
    which: 'jak[aieą]|jakich|jakim|jakimi|kt[óo]r[aeyą]|kt[óo]rych|co',
  },
  questionWords: 'co|jak(?:i|a|ie)?|któr[yae]|kto|gdzie|kiedy|dlaczego|ile',
  askedMeasures: 'jak (?:d[łl]ugo|cz[ęe]sto|du[żz]o|szybko|wiele)|ile (?:czasu|razy)',
  yesNo: 'czy|macie|mo[żz]na|mog[ęe]|da si[ęe]|jest|s[ąa]',
  namedDays: {
    christmasEve: 'wigili\\p{L}+',
    christmasDay: '(?:pierwszy|1) dzień świąt',
    boxingDay: '(?:drugi|2) dzień świąt',
    christmas: 'boże narodzenie|boże(?:go)? narodzeni\\p{L}+|świąt\\p{L}* bożego narodzenia',
    newYearsEve: 'sylwest\\p{L}+',
    newYearsDay: 'nowy rok|nowego roku|nowym roku',
    newYear: 'przełomie roku',
    goodFriday: 'wielk\\p{L}+ piąt\\p{L}+',
    easterMonday: 'poniedział\\p{L}+ wielkanocn\\p{L}+|lan\\p{L}+ poniedział\\p{L}+',
    easter: 'wielkanoc|wielkanoc\\p{L}*',
    blackFriday: 'black friday|czarny piątek',
  },
  units:
    '%|dni|dniach|dnia|dzie[ńn]|godzin\\p{L}*|godz\\.?|h|minut\\p{L}*|min\\.?|tygodni\\p{L}*|tydzie[ńn]|miesi[ąe]c\\p{L}*|lata|lat|rok|roku|os[óo]b|osoby|osobowy|sztuki?|szt\\.?|par|pary|kawa[łl]k\\p{L}*|cm|mm|m|m²|km|kg|g|dag|gram\\p{L}*|ml|l|litr\\p{L}*|cali|w|v|wat\\p{L}*',
  timeUnits:
    'dni|dniach|dnia|dzie[ńn]|godzin\\p{L}*|minut\\p{L}*|tygodni\\p{L}*|tydzie[ńn]|miesi[ąe]c\\p{L}*|lata|lat|rok|roku',
  numbers: [
    'jeden|jedna|jedno|jednego|jednej|jedną',
    'dwa|dwie|dwóch|dwoch',
    'trzy|trzech',
    'cztery|czterech',
    'pięć|piec|pięciu',
    'sześć|szesc|sześciu',
    'siedem|siedmiu',
    'osiem|ośmiu',
    'dziewięć|dziewiec|dziewięciu',
    'dziesięć|dziesiec|dziesięciu',
    'jedenaście|jedenascie|jedenastu',
    'dwanaście|dwanascie|dwunastu',
  ],
  currencies: 'z[łl]ot(?:y|e|ych|ówk\\p{L}*)|z[łl]|groszy|euro|dolar(?:y|ów|ow)?|funt(?:y|ów|ow)?',
  percent: 'procent(?:y|ów|ow)?|proc\\.?',
  without: 'bez|oprócz|poza',
  lacking: '',
  amountWords:
    'piętnaście 15, piętnastu 15, dwadzieścia 20, dwudziestu 20, trzydzieści 30, trzydziestu 30, czterdzieści 40, czterdziestu 40, pięćdziesiąt 50, pięćdziesięciu 50, sto 100, stu 100, dwieście 200, dwustu 200, tysiąc *1000, tysięcy *1000, tys *1000',
  comparatives: {
    cheaper: 'tańsz\\p{L}*|taniej',
    dearer: 'droższ\\p{L}*|drożej',
    bigger: 'większ\\p{L}*|dłuższ\\p{L}*|szersz\\p{L}*',
    smaller: 'mniejsz\\p{L}*|krótsz\\p{L}*',
    heavier: 'cięższ\\p{L}*|waży więcej',
    lighter: 'lżejsz\\p{L}*|waży mniej',
    brighter: 'jaśniejsz\\p{L}*|świeci (?:mocniej|jaśniej|silniej)|(?:mocniej|jaśniej|silniej) świeci|więcej światła',
  },
  prices: {
    atMost: [
      '(?:poni[żz]ej|do|maksymalnie|max|maks\\.?|mniej ni[żz]|nie wi[ęe]cej ni[żz]|najwy[żz]ej|ta[ńn]sz[eay] ni[żz]|bud[żz]et) N',
      'N (?:lub mniej|maksymalnie|max)',
    ],
    atLeast: [
      '(?:powy[żz]ej|ponad|od|co najmniej|minimum|wi[ęe]cej ni[żz]|dro[żz]sz[eay] ni[żz]) N',
      'N (?:lub wi[ęe]cej|wzwy[żz])',
    ],
    between: ['(?:mi[ęe]dzy|pomi[ęe]dzy) N (?:a|i|-|–) N', 'od N do N'],
    about: ['(?:oko[łl]o|ok\\.?|mniej wi[ęe]cej|w granicach) N'],
    cheapest: ['najta[ńn]sz[eyai](?:ch|go|j|m)?', 'najta[ńn]sz[ąa]', 'najtaniej'],
    dearest: ['najdro[żz]sz[eyai](?:ch|go|j|m)?', 'najdro[żz]sz[ąa]', 'najdro[żz]ej'],
    onSale: [
      'w promocji',
      'promocj[aei]',
      'przecenion[eya](?:ch)?',
      'wyprzeda[żz][yi]?',
      'zni[żz]k[aię]',
      'na przecenie',
    ],
  },
  concepts: {
    delivery:
      'dostawa, wysyłka, przesyłka, dostaw*, wysył*, wysyl*, wyśl*, wysł*, wysl*, przesył*, przesyl*, dostarcz*, doręcz*, dorecz*, paczk*,kiedy dostanę,kiedy przyjdzie,kiedy dojdzie,kiedy otrzymam',
    dispatch:
      'czas realizacji, realizacja zamówienia, nadanie, czas* realizacji, realizac* zamówie*, realizac* zamowie*, realizujecie, nadajemy, nadana, nadajecie, kiedy wysyłacie, kiedy wysylacie, kiedy wyślecie, kiedy wyslecie, wysyłka w ciągu, wysyłamy w ciągu',
    carrier:
      'kurier, firma kurierska, przewoźnik, kurier*, firm* kurierski*, przewoźni*, przewozni*, paczkomat*, inpost*, dpd, dhl, ups, gls, fedex, poczt* polsk*, orlen paczk*',
    tracking:
      'śledzenie przesyłki, numer śledzenia, śledz*, sledz*, numer* przesyłki, numer* przesylki, list* przewozow*, numer* nadania',
    abroad:
      'za granicę, zagranica, międzynarodowa, za granic*, zagranic*, międzynarodow*, miedzynarodow*, cały świat, caly swiat, całym świecie, całego świata, inn* kraj*, poza polskę, poza polske, krajów ue, unii europejskiej, kraje europy',
    customs:
      'cło, opłaty celne, cła, cłem, clo, celne, celny, celna, celnych, opłat* celn*, oplat* celn*, odpraw* celn*',
    pickup:
      'odbiór osobisty, odbiór, odbi* osobist*, odbiór w sklepie, odbior w sklepie, odbioru, odbior, odebrać, odebrac, odbiorę, odbiore, punkt* odbioru',
    express: 'ekspresowa, ekspres, ekspresow*, express*, na następny dzień, na nastepny dzien, na jutro, priorytetow*',
    returns:
      'zwrot, zwroty, odstąpienie od umowy, zwrot*, zwróc*, zwroc*, zwraca*, odesł*, odesl*, odsył*, odsyl*, odstąpi* od umowy, odstapi* od umowy, oddać, oddac',
    refund:
      'zwrot pieniędzy, zwrot środków, zwrot płatności, zwrot* pieni*, zwrot* środków, zwrot* srodkow, zwrot* płatności, zwrot* należności, zwrot* kosztów, zwrot* kosztow, zwróc* pieni*, oddacie pieniądze, odzyskam pieniądze, odzyskać pieniądze',
    exchange: 'wymiana, wymiany, wymian*, wymieni*, zamienić, zamienic, zamiana, zamiany',
    cancel: 'anulowanie, anulować, anul*, rezygnacja z zamówienia, rezygn*, zrezygn*, odwołać zamówienie',
    restocking: 'opłata manipulacyjna, opłat* manipulac*, oplat* manipulac*, opłat* za zwrot*, oplat* za zwrot*',
    condition:
      'nieużywany, oryginalne opakowanie, metki, nieużywan*, nieuzywan*, nienoszon*, nienaruszon*, oryginaln* opakowani*, metka, metką, metkami, metek, stan* niezmienion*, rozpakowan*, otwart* opakowani*, ślad* użytkowania',
    final_sale:
      'nie podlega zwrotowi, bez możliwości zwrotu, nie podleg* zwrot*, bezzwrotn*, wyłączone ze zwrotów, nie można zwrócić, nie mozna zwrocic',
    damaged:
      'uszkodzony, wada, reklamacja, uszkodz*, zepsu*, wadliw*, wady, reklamac*, reklamow*, pęknię*, peknie*, rozbit*, połaman*, polaman*, stłucz*, stluczo*, stłuk*, zły towar, zły produkt, zły rozmiar przysz*, inny produkt niż, inny towar niż, pomyl* produkt*',
    missing:
      'brakuje, zagubiona, brakując*, zagubi*, zaginę*, zagine*, zaginion*, niekompletn*, nie dotarł*, nie dotarl*, nie doszł*, nie doszl*, nie przysz*',
    payment:
      'płatność, metody płatności, formy płatności, płatnoś*, platnos*, płatn*, zapłac*, zaplac*, płac*, placi*, przelew*, blik, blikiem, paypal, payu, przelewy24, za pobraniem, pobranie, apple pay, google pay',
    card: 'karta płatnicza, karta kredytowa, karta, kart* płatnicz*, kart* platnicz*, kart* kredytow*, kart* debetow*, kartą, kartami, visa, mastercard',
    instalments:
      'raty, na raty, płatność odroczona, ratach, ratalna, ratalny, ratalne, płatnoś* odroczon*, kup teraz zapłać później, paypo, klarna',
    invoice: 'faktura, paragon, faktur*, paragon*, rachunek',
    tax: 'vat, podatek, podat*, brutto, netto, vat-em, vatem',
    currency: 'waluta, walut*, przewalutow*, w euro, w dolarach, w złotówkach',
    warranty: 'gwarancja, rękojmia, gwaranc*, rękojm*, rekojm*',
    repair: 'naprawa, napraw*',
    contact:
      'kontakt, obsługa klienta, kontakt*, skontakt*, obsług* klienta, obslug* klienta, napisać do was, biuro obsługi, infolini*',
    email: 'e-mail, email, adres e-mail, adres email, mail, e-mail*, email*, maila, mailem, mailowo, mailow*',
    phone: 'telefon, numer telefonu, telefon*, numer* telefonu, nr telefonu, tel, zadzwoni*, dzwoni*, whatsapp',
    address:
      'adres, siedziba, lokalizacja, adres*, siedzib*, lokalizac*, gdzie jesteście, gdzie jestescie, gdzie się znajduj*, gdzie sie znajduj*, gdzie mieści się, gdzie was znajdę, skąd jesteście, ulica, ulicy',
    hours:
      'godziny otwarcia, godziny pracy, godzin* otwarcia, godzin* pracy, czynne, czynny, czynni, otwarte, otwarty, otwarci, w sobotę, w sobote, w niedzielę, w niedziele',
    shop: 'sklep stacjonarny, sklep, showroom, sklep*, sklep* stacjonarn*, showroom*, salon firmowy, salon* firmow*, punkt sprzedaży, stacjonarnie',
    order: 'zamówienie, zamówienia, zamówie*, zamówi*, zamowie*, zamowi*, zamawia*',
    minimum:
      'minimalna kwota, minimalne zamówienie, minimum, minimaln*, minimaln* kwot*, minimaln* zamówieni*, minimaln* zamowieni*, minimaln* wartoś*',
    wholesale:
      'sprzedaż hurtowa, hurt, hurtownia, hurt*, b2b, dla firm, cen* hurtow*, współprac* handlow*, dropshipping*',
    discount:
      'rabat, zniżka, promocja, kod rabatowy, rabat*, zniżk*, znizk*, promocj*, kod* rabatow*, kod* promocyjn*, kupon*, przecen*, wyprzedaż*, wyprzedaz*, obniżk*, obnizk*',
    gift_card:
      'karta podarunkowa, bon podarunkowy, voucher, kart* podarunkow*, kart* prezentow*, bon* podarunkow*, bon* upominkow*, voucher*, bon, bony, bonu',
    store_credit:
      'bon na kolejne zakupy, środki na koncie, kredyt sklepowy, bon* na zakupy, bon* na kolejne zakupy, saldo konta',
    loyalty:
      'program lojalnościowy, punkty lojalnościowe, program* lojalnościow*, program* lojalnosciow*, lojalnoś*, lojalnos*, punkt* lojalno*, zbiera* punkt*, klub* klienta, stał* klient*',
    preorder: 'przedsprzedaż, przedsprzedaż*, przedsprzedaz*, preorder*, pre-order*',
    privacy:
      'polityka prywatności, prywatność, dane osobowe, prywatnoś*, prywatnos*, polityk* prywatn*, dan* osobow*, rodo, cookies',
    account:
      'konto, logowanie, rejestracja, konta, koncie, kontem, zalogow*, logowa*, rejestrac*, zarejestr*, hasło, haslo, hasła',
    jobs: 'kariera, oferty pracy, rekrutacja, karier*, rekrutac*, ofert* pracy, praca u nas, praca u was, szukam pracy, pracować u was, zatrudnia*',
    owner: 'właściciel, założyciel, właściciel*, wlasciciel*, założyciel*, zalozyciel*, kto prowadzi, kto stoi za',
    since:
      'rok założenia, działamy od, istniejemy od, od ilu lat, od kiedy działa*, od kiedy istnie*, jak długo działacie, jak długo istniejecie, założon* w, powstał* w',
    event:
      'wydarzenie, warsztaty, targi, wydarze*, warsztatów, warsztatach, targach, wesele, wesela, ślub, ślubu, impreza, imprez*, event*',
    review: 'opinie, recenzje, opini*, recenzj*, ocen*',
    time: 'dni, czas, dni robocze, termin, ile trwa, ile potrwa, jak długo, jak dlugo, ile czasu, ile dni, jak szybko, kiedy dotrze, kiedy przyjdzie, kiedy dostanę, kiedy dostane, kiedy otrzymam, kiedy będzie, czasu, dni robocz*, tydzień, tygodni*, termin*',
    cost: 'cena, koszt, opłata, ceny, cenę, cene, cenie, cen, cennik*, koszt*, ile kosztuj*, opłat*, oplat*, po ile, za ile, ile wynos*',
    free: 'darmowa, bezpłatna, gratis, za darmo, darmow*, bezpłatn*, bezplatn*',
    stock:
      'dostępny, w magazynie, na stanie, dostępnoś*, dostępn*, dostepn*, niedostępn*, niedostepn*, na magazynie, wyprzedan*',
    size: 'rozmiar, wymiary, wielkość, rozmiar*, wymiar*, wielkoś*, wielkos*, długość, dlugosc, szerokość, szerokosc, wysokość, wysokosc, średnica, srednica, jak duż*, jak duz*',
    size_guide:
      'tabela rozmiarów, tabel* rozmiar*, przewodnik* po rozmiarach, przewodnik rozmiarów, jaki rozmiar wybrać, jaki rozmiar wybrac, rozmiarówk*, rozmiarowk*',
    fit: 'krój, fason, dopasowany, kroju, dopasowan*, fason*, oversize, taliowan*, luźn*, luzny, luzne, opięt*, zaniżon*, zawyżon*, standardow* rozmiarówk*, wypada mał*, wypada duż*',
    material:
      'materiał, tkanina, skład, składzie, z czego, materiał*, material*, tkanin*, dzianin*, wykonan* z, z jakiego materiału, skład materiał*, zrobion* z, uszyt* z',
    made: 'wyprodukowano, produkcja, kraj pochodzenia, wyprodukow*, produkow*, produkcj*, wytwarza*, wytworz*, kraj* pochodzenia, pochodzi, pochodzą, gdzie robion*, gdzie szyt*, ręcznie robion*, recznie robion*, ręcznie wykonan*, rękodzieł*, rekodziel*, robicie sami, handmade, made in',
    wash: 'pranie, prać, sposób prania, prania, praniu, prane, wypra*, upra*, pralka, pralce, pralki, prac w pralce, prac recznie, czyszcz*, czyści*, czysci*, prasowa*, jak pielęgn*, jak pielegn*, jak dbać, jak dbac',
    weight: 'waga, waży, ciężar, wagi, wagę, wage, ważą, ile wazy, ciężar*, ciezar*, gramatur*',
    colour: 'kolor, kolory, odcień, kolor*, odcie*',
    scent: 'zapach, zapachy, aromat, zapach*, aromat*, pachn*, bezzapachow*',
    ingredients: 'składniki, składnik, składnik*, skladnik*, inci, skład kosmetyk*, skład, składzie',
    allergy:
      'alergeny, alergia, alerg*, uczul*, hipoalerg*, gluten*, bezgluten*, laktoz*, skór* wrażliw*, wrażliw* skór*, wrazliw* skor*',
    use: 'sposób użycia, stosowanie, instrukcja, sposób stosowania, stosowa*, używa*, uzywa*, użyć, uzyc, użyci*, uzyci*, instrukcj*, montaż*, montaz*, zamontow*',
    capacity: 'pojemność, pojemnoś*, pojemnos*, litrów, litry, mieści, pomieści, pomiesci, ile ml',
    lasting:
      'czas palenia, trwałość, żywotność, czas* palenia, jak długo się pali, pali się, trwałoś*, trwalos*, żywotnoś*, zywotnos*, wytrzyma, termin ważności, data ważności, termin* przydatno*, czas pracy baterii',
    compatible: 'kompatybilny, pasuje do, kompatyb*, pasuj* do, współpracuje z, wspolpracuje z, działa z, dziala z',
    contents:
      'w zestawie, zawartość, zestaw zawiera, zawartoś*, zawartos*, zestaw* zawier*, skład zestawu, w komplecie, ile sztuk',
    custom:
      'personalizacja, na zamówienie, grawer, personaliz*, spersonaliz*, grawer*, na zamowienie, na miarę, na miare, na wymiar, z imieniem, własny napis, wlasny napis, nadruk*',
    gift: 'prezent, pakowanie na prezent, prezent*, upomin*, na prezent, pakowani* prezent*, podarunek, podarunk*, dedykacj*',
    new: 'nowość, nowości, nowa kolekcja, nowoś*, nowosc*, now* kolekcj*, now* produkt*',
    ...polishThings,
  },
  idioms:
    'od czasu do czasu, do czasu, czas wolny, zwraca* uwagę, zwróc* uwagę, zwrot akcji, klucz do sukcesu, złoty środek, od czasu, zielon* herbat*, czarn* herbat*, czerwon* win*, biał* win*, etui na telefon*',
  functionWords:
    'a aby ale albo ani aż bardzo bez bo być by był była było byli bym będzie będą ci co czy czyli dla do dlaczego gdy gdzie go i ich ile im in inne innych ja jak jaka jaki jakie jakich jakim jako je jego jej jest jestem jesteście jeśli jeżeli jeszcze już każdy kiedy kto która które który których ku lub ma macie mają mam masz mi mną mnie mój moja moje mogę może można możecie między na nad nam nas nasz nasza nasze naszych nie nich nim niż no o od on ona one oni oraz po pod podczas ponieważ przed przez przy są się skąd swój swoje ta tak także tam te tego tej temu ten to tobie tu ty tych tyle tylko tym u w wam was we więc wszystkie wy z za zawsze ze że żeby moge mozna moze sie sa jesli juz',
  asking:
    'coś cos kupić kupic chcę chce chciałbym chcialbym chciałabym chcialabym potrzebuję potrzebuje pomóc pomoc powiedzieć powiedz powiedzcie proszę prosze szukam znaleźć znaleźc wiedzieć macie państwo panstwo państwa pokaż pokaz pokażcie polećcie polecacie poleć polecicie polecić mają sprzedajecie oferujecie akceptujecie informacje informacji interesuje jakiś jakieś jakies możliwe mozliwe prosiłbym dać',
  isUnspaced: false,
  namesBend: true,
  clitics: '',
  usual: null,
  stem: (word) => word,
};
