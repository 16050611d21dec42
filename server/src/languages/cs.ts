import { czechThings } from './things/cs.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

const formal: Phrases = {
  greeting: 'Dobrý den! S čím vám mohu v {brand} pomoci?',
  thanks: 'Rádo se stalo! Mohu ještě s něčím pomoci?',
  goodbye: 'Na shledanou!',
  assistant: 'Jsem AI asistent obchodu {brand}. Pomohu s produkty, doručením i vrácením.',
  unknown: 'Na našich stránkách to bohužel není uvedeno.',
  unable: 'Na to teď bohužel nemohu odpovědět.',
  unknownPart: 'K tomuto na našich stránkách bohužel nic není: „{topic}“.',
  perhaps: 'Není jisté, že na to naše stránky odpovídají. Nejblíže je toto:',
  unclear: 'Jasnou odpověď na to jsem na našich stránkách nenašel. Nejblíže je toto:',
  nearly: 'Přesně tohle jsem nenašel. Nejblíže je toto:',
  closest: 'Na našich stránkách je tomu nejblíže toto:',
  pagesSay: 'Na našich stránkách stojí:',
  customersSay: 'Zákazníci píší:',
  pagesDiffer: 'Naše stránky o tom uvádějí různé informace:',
  order: 'Objednávky odsud nevidím, náš tým ano.',
  human: 'Náš tým vám rád pomůže.',
  complaint: 'To mě moc mrzí, omlouváme se. Náš tým vám to pomůže vyřešit.',
  contacts: 'Kontaktujte nás: {contacts}.',
  or: 'nebo',
  more: 'Více informací',
  products: 'Podívejte se na tyto produkty:',
  nothingWithin: 'Za tuto cenu bohužel nic nemáme.',
  notSold: 'Toto bohužel v nabídce nemáme: {name}.',
  price: '{name} stojí {price}.',
  priceRange: '{name}: od {price} do {high}.',
  priceOption: '{name} ({option}): {price}.',
  cheapest: 'Nejlevnější je {name}: {price}.',
  dearest: 'Nejdražší je {name}: {price}.',
  compared: 'Je to {name}: {option} oproti {options}.',
  inStock: '{name}: skladem.',
  soldOutNow: '{name}: momentálně vyprodáno.',
  preordered: '{name}: lze předobjednat, skladem teď není.',
  inStockOption: '{name} ({option}): skladem.',
  soldOutOption: '{name} ({option}): momentálně vyprodáno.',
  notOffered: '{name}: varianta „{option}“ není v nabídce. Na výběr: {options}.',
  availableIn: '{name}: na výběr {options}.',
  stockUnknown: 'Na našich stránkách není uvedeno, zda je skladem: {name}.',
  viewProduct: 'Zobrazit produkt',
  soldOut: 'Vyprodáno',
  priceThen: '{price} dne {date}. Dnešní cena je na stránce produktu.',
  priceOnPage: 'Dnešní cena je na stránce produktu.',
};

const casual: Phrases = {
  ...formal,
  greeting: 'Ahoj! S čím ti můžu v {brand} pomoct?',
  thanks: 'Není zač! Můžu ještě s něčím pomoct?',
  goodbye: 'Měj se hezky a brzy na viděnou!',
  perhaps: 'Není jisté, že na to naše stránky odpovídají. Nejblíže je toto:',
  unclear: 'Jasnou odpověď na to jsem na našich stránkách nenašel. Nejblíže je toto:',
  nearly: 'Přesně tohle jsem nenašel. Nejblíže je toto:',
  closest: 'Na našich stránkách je tomu nejblíže toto:',
  order: 'Objednávky odsud nevidím, ale náš tým ano.',
  human: 'Náš tým ti rád pomůže.',
  complaint: 'To mě moc mrzí. Náš tým ti to pomůže vyřešit.',
  contacts: 'Napiš nebo zavolej nám: {contacts}.',
  products: 'Mrkni na tyhle produkty:',
  notSold: 'Tohle bohužel v nabídce nemáme: {name}.',
};

export const czech: LanguagePack = {
  tag: 'cs',
  phrases: { casual, formal },
  smallTalk: {
    greeting: 'ahoj|čau|zdravím|dobr[ýy] (?:den|večer|vecer)|dobré (?:ráno|odpoledne)',
    thanks: 'd[ěe]kuj[iu](?: (?:moc|mockrát|vám))?|(?:moc )?d[íi]ky(?: moc)?|super|skvělé|výborně|jasně|rozumím|dobře',
    goodbye: 'na shledanou|nashle(?:danou)?|naschle|sbohem|měj(?:te)? se(?: hezky)?|hezký den|papa',
    assistant:
      'kdo (?:jsi|jste)|jak se (?:jmenuješ|jmenujete|máš|máte)|(?:jsi|jste) (?:robot|bot|člověk|ai)|mluvím s (?:robotem|člověkem)|(?:můžeš|můžete|muzes|muzete) mi pomoc[it]?|pomoc|co umíš|co umíte',
  },
  intents: {
    human:
      '(?:mluvit|promluvit|chatovat|hovořit|spojit) (?:se )?s (?:\\p{L}+ )?(?:člověkem|clovekem|operátorem|operátorkou|někým|nekym|osobou|pracovníkem)|živ[ýéy]\\p{L}* (?:člověk\\p{L}*|osob\\p{L}*)|skutečn\\p{L}+ (?:člověk\\p{L}*|osob\\p{L}*)|zákaznick[áéoué]+ (?:podpor\\p{L}+|link\\p{L}+|servis\\p{L}*)|operátor\\p{L}*',
    order:
      'kde (?:je|zůstala|mám) (?:moje|má|moji|mojí|můj|svou|svoji) (?:objedn[áa]vk\\p{L}+|zásilk\\p{L}+|zasilk\\p{L}+|balík\\p{L}*|balik\\p{L}*)|(?:moje|mojí|moji|mé|můj|mou|mojí) (?:objedn[áa]vk\\p{L}+|zásilk\\p{L}+|zasilk\\p{L}+|balík\\p{L}*|balik)|(?:stav|číslo|cislo) (?:mé |mojí )?objedn[áa]vky|sledov\\p{L}+ (?:zásilk\\p{L}+|zasilk\\p{L}+|balík\\p{L}*)|(?:zrušit|zrusit|změnit|zmenit|stornovat) (?:moji |svou |svoji )?objedn[áa]vku|kdy (?:přijde|dorazí|dorazi) (?:moje|můj) \\p{L}+',
    complaint:
      '(?:dvakrát|dvakrat) (?:strhl|účtov|uctov|zaplatil)\\p{L}*|(?:strhl|účtov|uctov|zaplatil)\\p{L}* (?:mi )?(?:dvakrát|dvakrat)|(?:špatn|spatn|nesprávn|nespravn)\\p{L}* adres\\p{L}*|(?:přišl\\p{L}|prisl\\p{L}|přišel|dorazil\\p{L}?|dostal\\p{L}?|je|jsou|byl\\p{L}?) .{0,25}(?:poškozen\\p{L}|poskozen\\p{L}|rozbit\\p{L}|vadn\\p{L}|zlomen\\p{L}|prasklé?|nefunkční)|(?:přišl\\p{L}|přišel|poslali|dostal\\p{L}?) (?:jste |jsem |mi )?(?:špatn\\p{L}+|jin\\p{L}+)|(?:stále|pořád|ještě|dosud) (?:mi )?(?:ne(?:přišl\\p{L}|přišel|dorazil\\p{L}?|dostal\\p{L}?)|nemám)|ne(?:přišl[aoy]|přišel|dorazil[aoy]?)|chybí (?:mi )?v (?:balíku|zásilce|balení)|chci reklamovat|stížnost\\p{L}*|podvod\\p{L}*|skandál|katastrofa|zklam(?:an[áý]|ání)|nespokojen[áý]?',
    shopping:
      'máte|mate|prodáváte|nabízíte|hledám|hledam|ukaž\\p{L}*|doporuč\\p{L}*|doporuc\\p{L}*|koupit|chci|chtěl[a]? bych|potřebuj[iu]|dárek pro|dárk[ůy] pro|cen[aueou]+|kolik stojí|kolik stoji|nejlevnější\\p{L}*',
    policy:
      'doprav\\p{L}*|doruč\\p{L}*|doruc\\p{L}*|dodán[íi]|dodací\\p{L}*|zasíl\\p{L}*|posíl\\p{L}*|poštovné|vr[áa]cen[íi]|vrátit|vratit|odstoup\\p{L}*|reklamac\\p{L}*|záru\\p{L}*|zaruk\\p{L}*|platb\\p{L}*|zaplatit|platit|dobírk\\p{L}*|splátk\\p{L}*|výměn\\p{L}*|vyměnit|faktur\\p{L}*|kontakt\\p{L}*|otevírac\\p{L}*|otevřeno|adres\\p{L}*|telefon\\p{L}*|e-?mail\\p{L}*|slevov\\p{L}+ (?:kód\\p{L}*|kupon\\p{L}*)|d[áa]rkov\\p{L}+ (?:poukaz\\p{L}*|kart\\p{L}*)|velkoobchod\\p{L}*|osobní\\p{L}* odběr\\p{L}*|clo|celní\\p{L}*|prát|praní|tabulk\\p{L}+ velikostí|obchodní podmínky|osobních údajů|gdpr|newsletter\\p{L}*',
  },
  followUp: {
    opening: 'a co|a|i|tak|takže|a také|nebo|co třeba',
    referring:
      'to|toho|tomu|tom|tím|ten|ta|té|tou|tohle|tohoto|tato|toto|tento|tuto|on|ona|ono|ho|jeho|jí|ji|jej|něj|ní|nich|něm',
    general: 'něco|cokoli|cokoliv|všechno|co máte|co prodáváte|co nabízíte|jaké produkty|jaké zboží',
    ordinals: [
      'prvn[íi](?:ho|mu|m)?(?! objedn)',
      'druh(?:[ýyáaéeou]|ou|ého|ém)',
      'třetí(?:ho|mu|m)?',
      'čtvrt(?:ý|á|é|ou|ého|ém)',
      'pát(?:ý|á|é|ou|ého|ém)',
      'posledn[íi](?:ho|mu|m)?',
    ],
    compare: 'rozdíl(?:y|u)?|rozdil|liší|lepší|lepsi|horší|nejlepší|porovn\\p{L}+|srovn\\p{L}+|nebo|anebo',
    joint: 'a|nebo|anebo|či|od|vs\\.?',
  },
  asks: {
    duration:
      '(?:za )?jak dlouho|kolik (?:pracovních )?(?:dn[íiůu]|týdn[ůu]|hodin|let|měsíců)|jak rychle|do kolika dn[íůu]',
    time: 'kdy|v kolik|do kolika|od kolika|které dny|v jaké dny|odkdy|dokdy',
    cost: 'kolik (?:to )?(?:stoj[íi]|vyjde|zaplat[íi]m|bude stát|d[ěe]lá)|jak[áa] je cena|za kolik|jaké jsou (?:ceny|poplatky)|jak draz?h[ýáé]',
    count: 'kolik(?! (?:to )?(?:stoj|vyjde|zaplat|bude|d[ěe]l[áa]|pracovních|dn[íiůu]|týdn|tydn|hodin|let|m[ěe]síc))',
    place: 'kde|kam|odkud|do jak[ýy]ch zem[íi]|v jak[ée] zemi',
    person: 'kdo|koho|komu|kým|čí',
    method: 'jak(?! (?:dlouho|rychle|[čc]asto|moc|velk|drah|t[ěe][žz]k))|jakým způsobem|jakym zpusobem',
    reason: 'proč|proc',
    which: 'jak(?:[ýyáaéeí]|ou|ém|ých|ým|ými)|kter(?:[ýyáaéeí]|ou|ém|ých|ým|ými)|co|čím|z čeho',
  },
  questionWords: 'co|jak[ýáé]?|kter[ýáé]|kdo|kde|kdy|proč|kolik',
  askedMeasures: 'jak (?:dlouho|často|moc|rychle|velk\\p{L}+)|kolik(?:rát)?',
  yesNo:
    'je|jsou|máte|mate|mám|lze|dá se|da se|můžu|mohu|muzu|můžete|muzete|existuje|posíláte|doručujete|nabízíte|prodáváte|přijímáte|berete|musím|bude|patří',
  namedDays: {
    christmasEve: 'štědrý den|štědrý večer|štědrého dne',
    christmasDay: '(?:první|1\\.) svátek vánoční',
    boxingDay: '(?:druhý|2\\.) svátek vánoční|štěpána',
    christmas: 'vánoce|vánoc\\p{L}+|vánočních svátků',
    newYearsEve: 'silvestr\\p{L}*',
    newYearsDay: 'nový rok|nového roku|na nový rok',
    newYear: 'přelomu roku',
    goodFriday: 'velk\\p{L}+ pát\\p{L}+',
    easterMonday: 'velikonoční\\p{L}* pondělí',
    easter: 'velikonoce|velikonoc\\p{L}*',
    blackFriday: 'black friday',
  },
  units:
    '%|dn[íiůuyem]+|den|hodin\\p{L}*|hod\\.?|h|minut\\p{L}*|min|týd(?:en|ny|nů|nech)|tydn[uy]|měsíc\\p{L}*|mesic\\p{L}*|rok[uyů]?|let|osob\\p{L}*|kus\\p{L}*|ks|pár\\p{L}*|díl\\p{L}*|cm|mm|m|metr\\p{L}*|m²|km|kg|kil\\p{L}*|g|gram\\p{L}*|ml|l|litr\\p{L}*|palc\\p{L}*|w|watt\\p{L}*|v',
  timeUnits:
    'dn[íiůuyem]+|den|hodin\\p{L}*|minut\\p{L}*|týd(?:en|ny|nů|nech)|tydn[uy]|měsíc\\p{L}*|mesic\\p{L}*|rok[uyů]?|let',
  numbers: [
    'jeden|jedna|jedno|jednu|jednoho',
    'dva|dvě|dve|dvou',
    'tři|tri|tří',
    'čtyři|ctyri|čtyř',
    'pět|pet|pěti',
    'šest|sest|šesti',
    'sedm|sedmi',
    'osm|osmi',
    'devět|devet|devíti',
    'deset|deseti',
    'jedenáct|jedenact|jedenácti',
    'dvanáct|dvanact|dvanácti',
  ],
  currencies: 'korun(?:a|y|ách)?|kč|kc|eur(?:o|a|ech)?|dolar(?:y|ů|u)?|liber',
  percent: 'procent(?:o|a|ech)?',
  without: 'bez|kromě|mimo',
  lacking: '',
  amountWords:
    'patnáct 15, dvacet 20, třicet 30, čtyřicet 40, padesát 50, šedesát 60, sto 100, dvě stě 200, pět set 500, tisíc *1000',
  comparatives: {
    cheaper: 'levnější',
    dearer: 'dražší',
    bigger: 'větší|delší|širší',
    smaller: 'menší|kratší',
    heavier: 'těžší|váží (?:více?)',
    lighter: 'lehčí|váží (?:méně|míň)',
    brighter: 'jasnější|světlejší|svítí (?:jasněji|silněji|víc(?:e)?)|(?:jasněji|silněji|víc(?:e)?) svítí',
  },
  prices: {
    atMost: [
      '(?:pod|do|max(?:imálně)?\\.?|nejvýše|nejvýš|nejvíc|méně než|mene nez|levnější než|ne více než|rozpočet) N',
      'N (?:nebo méně|maximálně|max)',
    ],
    atLeast: [
      '(?:nad|od|minimálně|alespoň|nejméně|více než|vice nez|dražší než|přes) N',
      'N (?:a více|nebo více|a výše)',
    ],
    between: ['(?:mezi) N (?:a|-|–) N', 'od N do N'],
    about: ['(?:asi|zhruba|přibližně|okolo|kolem|cca\\.?) N'],
    cheapest: ['nejlevn[ěe]j[šs][íi](?:ho|ch|m)?', 'nejlevn[ěe]ji', 'nejni[žz][šs][íi] cen\\p{L}+'],
    dearest: ['nejdra[žz][šs][íi](?:ho|ch|m)?', 'nejvy[šs][šs][íi] cen\\p{L}+'],
    onSale: [
      'v akci',
      've slev[ěe]',
      'slev[ayueěo]+',
      'zlevn[ěe]n\\p{L}+',
      'v[ýy]prodej\\p{L}*',
      'akční (?:nabídk\\p{L}+|zboží|ceny?)',
    ],
  },
  concepts: {
    delivery:
      'doprava, doručení, dodání, doprav*, doruč*, doruc*, dodani, dodací*, dodaci*, dodáv*, zasíl*, zasil*, posíl*, posilate, posilat, pošlete, poslete, poslat, pošlou, zásilk*, zasilk*, balík, balíku, balíky, balik, poštovn*, postovn*, rozvoz*, dodací lhůt*, dodaci lhut*, dodací dob*, doba dodání, doba doručení',
    dispatch:
      'expedice, expedujeme, expedic*, expeduj*, odesíl*, odesila*, odeslán*, odeslan*, odešl*, vyřízení objednávky, zpracování objednávky, kdy odesíl*, předání dopravci, předán* dopravci',
    carrier:
      'dopravce, přepravce, kurýr, dopravci, dopravcem, dopravců, přepravc*, prepravc*, kurýr*, kuryr*, zásilkovn*, zasilkovn*, packeta*, balíkovn*, ppl, dpd, gls, dhl, ups, česk* pošt*, ceska posta, poštou',
    tracking:
      'sledování zásilky, sledování, sledov* zásilk*, sledov* zasilk*, sledovat, sledovací* čísl*, číslo zásilky, cislo zasilky, trasov*, podací číslo',
    abroad:
      'do zahraničí, mezinárodní, zahranič*, zahranic*, mezinárodn*, mezinarodn*, jin* zem*, jiných zemí, jiných států, po celém světě, celého světa, mimo čr, mimo českou republiku, v rámci eu, mimo eu',
    customs: 'clo, celní poplatky, cla, clem, celní*, celni*, proclen*, procliva*',
    pickup:
      'osobní odběr, vyzvednutí, osobní* odběr*, osobni* odber*, vyzvedn*, vyzvednout, výdejn* míst*, vydejn* mist*, výdejna, odběrn* míst*, odberne misto',
    express: 'expresní, expres, expresní*, expresni*, do druhého dne, druhý den, na zítra, do zítra, ještě dnes',
    returns:
      'vrácení, odstoupení od smlouvy, vrácen*, vracen*, vrátit, vratit, vrátím, vratim, vracet, vracím, vratka, vratky, vratk*, odstoup* od smlouvy, odstoupen*, odstoupit, poslat zpět, poslat zpet, poslat zpátky, zaslat zpět, zpětné zasl*',
    refund:
      'vrácení peněz, vrácen* peněz, vraceni penez, vrátí* peníze, vratit penize, vrátit peníze, peníze zpět, penize zpet, peníze zpátky, vrácen* částk*, vrácen* plateb*',
    exchange: 'výměna, výměn*, vyměn*, vymen*, za jinou velikost, za větší velikost, za menší velikost',
    cancel: 'storno, zrušení objednávky, storn*, zruš*, zrus*',
    restocking: 'manipulační poplatek, manipulační* poplat*, poplat* za vrácení',
    condition:
      'nepoužité, původní obal, nepoužit*, nepouzit*, nenošen*, nenosen*, originální* obal*, originalni* obal*, původní* obal*, puvodni* obal*, neporušen*, neporusen*, visačk*, visack*, rozbalen*, otevřen* obal*, známk* používání',
    final_sale:
      'nelze vrátit, bez možnosti vrácení, nelze vratit, nelze odstoupit, není možné vrátit, nejde vrátit, výjimk* z odstoupení',
    damaged:
      'poškozené, vadné, reklamace, poškoz*, poskoz*, vadn*, vada, vady, vadu, reklamac*, reklamov*, rozbit*, zlomen*, nefunkční*, nefunguje, prasklý, prasklé, prasklá, roztržen*, špatné zboží, spatne zbozi, špatný produkt, jiné zboží, jiny produkt, jiný produkt, špatnou velikost',
    missing:
      'chybí, ztracená, chybi, chybějící*, chybel*, ztracen*, ztratil*, nedorazil*, nepřišel, nepřišl*, neprisl*, neprisel, nedošl*',
    payment:
      'platba, způsoby platby, platb*, plateb, platební*, platebni*, zaplat*, platit, platím, platíte, placení, placeni, dobírk*, dobirk*, bankovní* převod*, převodem, prevodem, paypal, apple pay, google pay, gopay, hotově, hotove, hotovost*',
    card: 'platební karta, kreditní karta, platební* kart*, platebni* kart*, kreditní* kart*, kreditni* kart*, debetní* kart*, kartou, karta, karty, kartu, visa, mastercard',
    instalments:
      'splátky, na splátky, splátk*, splatk*, splátkov*, odložená platba, odložen* platb*, twisto, skip pay, třetinová platba',
    invoice: 'faktura, daňový doklad, faktur*, daňov* doklad*, danov* doklad*, účtenk*, uctenk*, doklad o koupi',
    tax: 'dph, daň, daně, bez dph, s dph, daní',
    currency: 'měna, měny, měně, měnu, v eurech, v korunách',
    warranty: 'záruka, záruční doba, záruk*, zaruk*, záruc*, záruční*',
    repair: 'oprava, oprav*',
    contact:
      'kontakt, zákaznická podpora, kontakt*, zákaznick* podpor*, zakaznick* podpor*, zákaznick* lin*, zákaznick* servis*, spojit se s vámi, napsat vám, infolink*',
    email: 'e-mail, e-mailová adresa, e-mail*, email*, mail, mailem, mailu',
    phone: 'telefon, telefonní číslo, telefon*, zavolat, zavolám, volat, dovolat, tel, whatsapp',
    address:
      'adresa, sídlo, adres*, sídla, sídlíte, kde sídl*, kde sidl*, kde se nacház*, kde se nachaz*, kde vás najdu, kde vas najdu, kde jste, odkud jste',
    hours:
      'otevírací doba, otevřeno, otevírací* dob*, oteviraci* dob*, otevreno, provozní dob*, pracovní dob*, zavíráte, otevíráte, o víkendu',
    shop: 'prodejna, kamenná prodejna, obchod, prodejn*, kamenn* prodejn*, kamenn* obchod*, obchodu, obchodě, showroom*, výdejna a prodejna',
    order: 'objednávka, objednávky, objednávk*, objednavk*, objednat, objedná*, objedna*, objednáv*',
    minimum:
      'minimální objednávka, minimální hodnota, minimální*, minimalni*, minimum, minimální* objednávk*, minimální* hodnot*, minimální* částk*',
    wholesale: 'velkoobchod, velkoobchod*, b2b, velkoodběratel*, pro firmy, přeprodej*, dropshipping*, velkoobchodní*',
    discount:
      'sleva, slevový kód, slevy, slev*, slevov* kód*, slevov* kod*, kupón*, kupon*, výprodej*, vyprodej*, akční*, zlevněn*, zlevnen*, black friday',
    gift_card:
      'dárkový poukaz, dárková karta, dárkov* pouka*, darkov* pouka*, dárkov* kart*, darkov* kart*, poukaz, poukazy, poukazu, voucher*',
    store_credit: 'kredit na další nákup, dobropis, dobropis*, kredit* na další nákup*, kredit na účtu',
    loyalty: 'věrnostní program, věrnostn*, vernostn*, sbírání bodů, sbírat body, věrnostní* bod*',
    preorder: 'předobjednávka, předobjedn*, predobjedn*, předprodej*',
    privacy:
      'ochrana osobních údajů, osobní údaje, ochran* osobních údaj*, osobní* údaj*, osobni* udaj*, gdpr, soukromí, cookies',
    account:
      'zákaznický účet, účet, účtu, ucet, přihlás*, prihlas*, přihlašov*, registrac*, registrov*, zaregistr*, heslo, hesla',
    jobs: 'kariéra, volná místa, kariér*, karier*, volná pracovní míst*, volné pozice, práce u vás, pracovat u vás, nabídka práce, brigád*',
    owner: 'majitel, zakladatel, majitel*, zakladatel*, kdo vlastní, kdo stojí za, kdo vás založil',
    since:
      'založeno, rok založení, založen*, založil*, od kdy fungujete, jak dlouho fungujete, jak dlouho působíte, jak dlouho existujete, na trhu od, na trhu',
    event: 'událost, workshop, událost*, workshop*, svatba, svatb*, svateb*, veletrh*, jarmark*',
    review: 'recenze, hodnocení, recenz*, hodnocen*, zkušenosti zákazníků',
    time: 'dnů, dní, doba, pracovních dnů, dny, dnu, pracovních dn*, pracovní dn*, dobu, doby, době, lhůt*, lhut*, jak dlouho, za jak dlouho, jak rychle, kolik dní, kolik dnů, kolik dni, týden, týdn*, tydn*, trvá, trva, termín*, dodací lhůt*, dodaci lhut*, dodací dob*, doba dodání, doba doručení',
    cost: 'cena, poplatek, náklady, ceny, cenu, cenou, cen, ceník*, cenik*, kolik stojí, kolik stoji, stojí, stoji, poplat*, náklad*, za kolik, kolik to je, kolik platím, kolik vyjde, poštovn*, postovn*',
    free: 'zdarma, bezplatně, bezplatn*, bez poplatku, gratis',
    stock: 'skladem, dostupnost, na skladě, na sklade, naskladn*, dostupn*, vyprodán*, vyprodan*, nedostupn*',
    size: 'velikost, rozměry, velikost*, rozměr*, rozmer*, jak velk*, délka, šířka, výška, průměr, délku, šířku, výšku, hloubka, xs, xl, xxl',
    size_guide:
      'tabulka velikostí, tabulk* velikost*, velikostní* tabulk*, jakou velikost zvolit, jakou velikost vybrat, jakou velikost mám, jakou velikost si',
    fit: 'střih, padne, střihu, strih, jak sedí, jak sedi, sedí, jak padne, velikostně, oversize, slim fit, přiléhav*, volný střih, vypasovan*',
    material:
      'materiál, složení, látka, materiál*, material*, látky, látku, tkanin*, z čeho, z ceho, vyroben* z, slozeni',
    made: 'vyrobeno, výroba, země původu, vyroben*, vyrábí*, vyrab*, výroby, výrobě, výrobce, ruční* výrob*, ručně vyráb*, ručně vyroben*, rucne vyrob*, původ, původu, kde se vyráb*, šijete, made in',
    wash: 'praní, prát, údržba, prani, praním, pere, perou, vyprat, pračk*, pračce, pracc*, pracce, pracka, čištění, čistit, čistím, žehli*, zehli*, sušičk*, susick*, údržb*, udrzb*, jak pečovat, péče o, myčk*, myčce',
    weight: 'hmotnost, váha, hmotnost*, váhu, váží, vazi, kolik váží, gramáž*, gramaz*, jak těžk*, jak tezk*',
    colour: 'barva, barvy, odstín, barvu, barvě, barvách, barev, barevn*, odstín*, odstin*',
    scent: 'vůně, vůni, vůní, vune, vuni, voní, voni, parfemac*, neparfémovan*, bez parfemace, aroma',
    ingredients: 'složení, ingredience, složky, slozeni, složk*, ingredienc*, inci',
    allergy:
      'alergie, alergeny, alerg*, hypoalerg*, antialerg*, lepek, lepk*, bezlepk*, laktóz*, laktoz*, citliv* pokožk*, citliv* pleť*, citlivou plet',
    use: 'použití, návod k použití, pouziti, použít, pouzit, používá*, používa*, pouziva*, návod*, navod*, jak použí*, montáž*, montaz*, instalac*',
    capacity:
      'objem, kapacita, objemu, objemy, kapacit*, litrů, litry, kolik litrů, kolik ml, vejde se, kolik se vejde',
    lasting:
      'doba hoření, trvanlivost, výdrž, dob* hoření, doba horeni, jak dlouho hoří, jak dlouho hori, hoří, trvanlivost*, výdrž*, vydrz*, vydrží, životnost*, zivotnost*, datum spotřeby, spotřebujte do',
    compatible: 'kompatibilní, kompatib*, pasuje na, pasuje do, pasuje k, funguje s, hodí se k, hodí se na',
    contents:
      'obsah balení, součástí balení, obsah* balení*, balení obsahuje, součást* balení*, v balení, co je v balení, co obsahuje, kolik kusů, sada obsahuje',
    custom:
      'na míru, personalizace, gravírování, gravír*, gravir*, na miru, personaliz*, na zakázku, na zakazku, zakázkov*, vlastní* text*, se jménem, vlastní* jmén*, potisk*, vlastní* logo*, vyšití jména',
    gift: 'dárek, dárkové balení, dárk*, darek, darky, darku, darkem, dárkov* balen*, darkov* balen*, jako dárek, zabalit jako dárek, zabalit',
    new: 'novinky, novinka, novink*, nová kolekce, nov* kolekc*',
    ...czechThings,
  },
  idioms:
    'v tu dobu, po celou dobu, od té doby, zlatý střed, klíčem k, poštovní směrovací číslo, kryt na telefon, pouzdro na telefon, obal na telefon, zelen* čaj*, čern* čaj*, červen* vín*, bíl* vín*, paměťov* kart*, hrací kart*',
  functionWords:
    'a aby ale ani asi až bez bude budou by byl byla bylo být bych co či dal do dobrý den ho i já jak jaká jaké jaký jako jakou je jeho její jej jejich jen jestli ještě ji jí jsem jsi jsme jste jsou k kam kde kdo kdy když která které který kterou ke má mají mám máte mě mezi mi mimo můj moje může můžu možné mohu na nad nám nás náš naše nebo není než nějaký nějaké něco o od ode on ona oni pak po pod pokud pro proč proto před přes při s se si svůj ta tady tak také takže tam tato té tedy ten tento teď ti to toho tohle tom toto tu tuto ty u už v vám vás váš vaše vaši ve však vy z za zda ze že muzu mate take uz',
  asking:
    'hledám hledam hledáme chci chtěl chtěla bych prosím prosim potřebuji potřebuju potrebuji ukažte ukaž ukázat doporučte doporučíte doporučit doporuč koupit najít najdu prodáváte nabízíte dá lze existuje vědět zjistit řekněte řekni poradit poraďte poradíte pomoc pomoci zajímá zajímalo přijímáte berete dotaz otázka možnost možnosti produkt produkty zboží',
  isUnspaced: false,
  namesBend: true,
  clitics: '',
  usual: null,
  stem: (word) => word,
};
