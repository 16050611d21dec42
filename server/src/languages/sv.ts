import { stemmer } from '@orama/stemmers/swedish';
import { swedishThings } from './things/sv.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

/** "du" suits every tone */
const spoken: Phrases = {
  greeting: 'Hej! Vad kan jag hjälpa dig med hos {brand}?',
  thanks: 'Varsågod! Är det något mer?',
  goodbye: 'Hej då och välkommen åter!',
  assistant: 'Jag är AI-assistent hos {brand} och hjälper gärna till med produkter, leverans och returer.',
  unknown: 'Det hittade jag tyvärr inte på våra sidor.',
  unable: 'Det kan jag tyvärr inte svara på just nu.',
  unknownPart: 'Om det här hittade jag tyvärr inget på våra sidor: ”{topic}”.',
  perhaps: 'Jag är inte säker på att våra sidor svarar på det. Det här kommer närmast:',
  unclear: 'Jag hittade inget tydligt svar på det på våra sidor. Det här kommer närmast:',
  nearly: 'Precis det hittade jag inte. Det här kommer närmast:',
  closest: 'Det här kommer närmast på våra sidor:',
  pagesSay: 'Så här står det på våra sidor:',
  customersSay: 'Så här skriver våra kunder:',
  pagesDiffer: 'Våra sidor säger olika saker om detta:',
  order: 'Jag kan inte se beställningar, men det kan vårt team.',
  human: 'Vårt team hjälper dig gärna.',
  complaint: 'Det var tråkigt att höra, jag ber om ursäkt. Vårt team hjälper dig att lösa det.',
  contacts: 'Du når oss på {contacts}.',
  or: 'eller',
  more: 'Läs mer',
  products: 'Här är några förslag:',
  nothingWithin: 'Jag hittade tyvärr inget till det priset.',
  notSold: 'Det här har vi tyvärr inte i sortimentet: {name}.',
  price: '{name} kostar {price}.',
  priceRange: '{name} kostar från {price} till {high}.',
  priceOption: '{name} ({option}) kostar {price}.',
  cheapest: 'Billigast är {name} för {price}.',
  dearest: 'Dyrast är {name} för {price}.',
  compared: 'Det är {name}, med {option} mot {options}.',
  inStock: '{name} finns i lager.',
  soldOutNow: '{name} är slut just nu.',
  preordered: '{name} kan förbeställas, men finns inte i lager just nu.',
  inStockOption: '{name} ({option}) finns i lager.',
  soldOutOption: '{name} ({option}) är slut just nu.',
  notOffered: '{name} finns inte i {option}, men i {options}.',
  availableIn: '{name} finns i {options}.',
  stockUnknown: 'På våra sidor står det inte om {name} finns i lager.',
  viewProduct: 'Visa produkt',
  soldOut: 'Slutsåld',
  priceThen: '{price} den {date}. Dagens pris står på produktsidan.',
  priceOnPage: 'Dagens pris står på produktsidan.',
};

export const swedish: LanguagePack = {
  tag: 'sv',
  phrases: { casual: spoken, formal: spoken },
  smallTalk: {
    greeting: 'hej(?:san)?|hej hej|tjena|hallå|god (?:morgon|kväll|dag|middag)',
    thanks: 'tack(?: så (?:mycket|jättemycket)| ska du ha)?|tusen tack|toppen|perfekt|jättebra|okej',
    goodbye: 'hej ?då|adjö|vi ses|ha det(?: så)? bra|ha en (?:bra|fin) dag',
    assistant:
      'vem är (?:du|ni)|vad heter du|är du en (?:robot|bot|människa|ai)|pratar jag med en (?:robot|bot|människa)|hur mår du|hur är läget|(?:kan du|kan ni) hjälpa(?: mig)?|hjälp(?: mig)?|vad kan du göra',
  },
  intents: {
    human:
      '(?:prata|chatta|tala|skriva) med (?:en |någon |nån )?(?:människa|person|riktig person|medarbetare|någon|nån|er|kundtjänst)|riktig (?:människa|person)|kundtj[äa]nst|kundservice|kundsupport',
    order:
      'var (?:är|finns|blir) (?:min|mitt) (?:order|beställning|paket|leverans|försändelse)|(?:min|mitt|mina) (?:order|beställning\\p{L}*|paket|leverans|försändelse)|orderstatus|ordernummer|status på (?:min |mitt )?(?:order|beställning)|spåra (?:min|mitt) \\p{L}+|(?:avbeställa|ändra|avboka) (?:min )?(?:order|beställning)|när kommer (?:min|mitt) \\p{L}+',
    complaint:
      '(?:debiterad|dragits|betalat|dragen) (?:två gånger|dubbelt)|dubbeldebiterad|fel adress|(?:kom|var|är) (?:trasig|sönder|skada[dt]|defekt|fel)\\p{L}*|(?:fått|fick|kom) fel \\p{L}+|fel (?:vara|produkt|storlek|färg)|(?:har|hade) (?:inte|ej|fortfarande inte|ännu inte) (?:kommit|fått|anlänt|levererats)|(?:inte|aldrig) (?:kommit fram|fått (?:min|mitt|mina))|saknas i (?:paketet|leveransen)|reklamera|reklamation|(?:jätte)?missnöjd|besviken|bedrägeri|bluff|skandal|oacceptabelt|klaga\\p{L}*',
    shopping:
      'har ni|säljer ni|finns det|letar efter|söker|visa (?:mig)?|rekommendera\\p{L}*|föreslå|köpa|vill ha|behöver|present(?:er)? till|pris(?:et)? på|vad kostar|kostar|billigaste',
    policy:
      'leverans\\p{L}*|levere\\p{L}*|frakt\\p{L}*|retur\\p{L}*|ångerrätt\\p{L}*|lämna tillbaka|skicka tillbaka|återbetal\\p{L}*|garanti\\p{L}*|reklam(?:ation|era)\\p{L}*|betal\\p{L}*|klarna|swish|delbetal\\p{L}*|faktura\\p{L}*|öppettid\\p{L}*|kontakt\\p{L}*|telefonnummer|e-?post\\p{L}*|mejl\\p{L}*|adress\\p{L}*|rabattkod\\p{L}*|presentkort\\p{L}*|tull\\p{L}*|moms|byta|byte|storleksguide|tvätt\\p{L}*|skötselråd|öppet köp|nyhetsbrev|villkor\\p{L}*|integritet\\p{L}*|återförsäljare',
  },
  followUp: {
    opening: 'och|men|vad gäller|hur är det med|så|även|och om',
    referring: 'den|det|dem|denna|detta|dessa|den här|det här|de här|sådan|sådana',
    general: 'något|någonting|allt|allting|vad (?:har|säljer) ni|vilka produkter',
    ordinals: [
      'den första|det första|ettan|nummer ett',
      'den andra|det andra|tvåan|nummer två',
      'den tredje|det tredje|trean|nummer tre',
      'den fjärde|det fjärde|fyran|nummer fyra',
      'den femte|det femte|femman|nummer fem',
      'den sista|det sista|sista',
    ],
    compare: 'skillnad(?:en)?|skiljer|bättre|sämre|bäst|jämför\\p{L}*|eller',
    joint: 'och|eller|mot|jämfört med|vs\\.?',
  },
  asks: {
    duration:
      'hur l[åa]ng tid|hur l[åa]ng är (?:leverans|hantering|garanti)\\p{L}*|hur l[äa]nge|hur snabbt|hur fort|hur m[åa]nga (?:dagar|veckor|timmar|månader|år)',
    time: 'n[äa]r|vilken (?:tid|dag)|vilka (?:tider|dagar)|hur dags|hur sent',
    cost: 'hur mycket(?: kostar)?|vad kostar|vad (?:är|blir|ligger) (?:priset|kostnaden)|hur dyr[ta]?',
    count: 'hur m[åa]nga(?! (?:arbets)?(?:dagar|veckor|timmar|månader|år))',
    place: 'var|vart|varifr[åa]n|vilket land|vilka l[äa]nder',
    person: 'vem|vems|vilka personer',
    method:
      'hur(?! (?:l[åa]ng|l[äa]nge|snabbt|fort|m[åa]nga|mycket|ofta|stor|dyr|dags|sent|tung))|p[åa] vilket s[äa]tt',
    reason: 'varf[öo]r',
    which: 'vilken|vilket|vilka|vad(?! (?:kostar|är priset))',
  },
  questionWords: 'vad|vilk(?:en|et|a)|vem|var|när|varför|hur',
  askedMeasures: 'hur (?:l[åa]ng tid|l[äa]nge|mycket|m[åa]nga|ofta|snabbt|stor[at]?|lång[at]?)',
  yesNo:
    'har (?:ni|du|den)|finns|kan|är|går (?:det|den)|säljer ni|skickar ni|levererar ni|tar ni|erbjuder ni|får (?:jag|man)|måste (?:jag|man)|ska|passar|ingår|tål|funkar|fungerar',
  namedDays: {
    christmasEve: 'julafton\\p{L}*',
    christmasDay: 'juldag\\p{L}*',
    boxingDay: 'annandag jul',
    christmas: 'jul|julen|julhelgen',
    newYearsEve: 'nyårsafton\\p{L}*',
    newYearsDay: 'nyårsdag\\p{L}*',
    newYear: 'nyår|nyårshelgen',
    goodFriday: 'långfredag|långfredagen',
    easterMonday: 'annandag påsk',
    easter: 'påsk|påsken|påskhelgen',
    blackFriday: 'black friday',
  },
  units:
    '%|dag(?:ar|ars)?|arbetsdagar|vardagar|timm(?:e|ar)|tim|minut(?:er)?|min|veck(?:a|or|ors)|månad(?:er)?|år|års|person(?:er)?|personers|styck(?:en)?|st|par|delar|cm|mm|m|meter|m²|km|kg|kilo|g|gram|ml|cl|dl|l|liter|tum|w|watt|v',
  timeUnits: 'dag(?:ar|ars)?|arbetsdagar|vardagar|timm(?:e|ar)|minut(?:er)?|veck(?:a|or|ors)|månad(?:er)?|år|års',
  numbers: ['en|ett', 'två|tva', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta|atta', 'nio', 'tio', 'elva', 'tolv'],
  currencies: 'kronor|krona|kr|spänn|euro|dollar|pund|öre',
  percent: 'procent',
  without: 'utan|förutom|utom',
  lacking: '-?fri(?:a|tt)?',
  amountWords:
    'femton 15, tjugo 20, tjugofem 25, trettio 30, fyrtio 40, femtio 50, sextio 60, hundra *100, tusen *1000',
  comparatives: {
    cheaper: 'billigare',
    dearer: 'dyrare',
    bigger: 'större|längre|bredare',
    smaller: 'mindre|kortare',
    heavier: 'tyngre|väger mer',
    lighter: 'lättare|väger mindre',
    brighter: 'ljusare|ljusstarkare|lyser (?:mer|starkare|kraftigare)|mer ljus',
  },
  prices: {
    atMost: [
      '(?:under|upp till|högst|max(?:imalt)?|mindre än|billigare än|inte (?:mer|över) än|inte över|som mest|budget(?: på)?) N',
      'N (?:eller mindre|max|som mest|eller billigare)',
    ],
    atLeast: ['(?:över|från|minst|mer än|dyrare än|lägst) N', 'N (?:eller mer|och uppåt|eller dyrare)'],
    between: ['mellan N (?:och|-|–) N', 'från N till N'],
    about: ['(?:ungefär|cirka|ca\\.?|runt|omkring|kring) N'],
    cheapest: ['billigaste?', 'lägsta? pris(?:et)?', 'mest prisvärda?'],
    dearest: ['dyraste?', 'högsta? pris(?:et)?'],
    onSale: ['på rea', 'rea', 'nedsatt(?:a)?', 'rabattera(?:d|t|de)', 'rabatt', 'erbjudanden?', 'kampanj(?:er)?'],
  },
  concepts: {
    delivery:
      'leverans, frakt, leverans*, levere*, frakt*, skicka, skickar, skickas, skickat, skickade, hemleverans*, leveranstid*, fraktkostnad*, fraktavgift*, fraktpris*, leveranskostnad*, fraktfri*, fri frakt, gratis frakt, paket, paketet, försändelse*',
    dispatch:
      'skickas inom, avsänds, packas, skickas från, när skickas, när skickar ni, avsänd*, hanteringstid*, packa*, orderhantering*',
    carrier:
      'transportör, fraktbolag, transportör*, fraktbolag*, postnord*, budbee*, instabox*, instabee*, bring, dhl, ups, fedex, gls, schenker*, vilket bolag, vilka fraktbolag',
    tracking: 'spåra, spårning, spårningsnummer, spåra*, spårn*, sparn*, kollinummer, kolli-id',
    abroad:
      'utomlands, internationell, utlandet, utland*, internationell*, hela världen, världen över, andra länder, utanför sverige, utanför eu, inom eu, inom europa',
    customs: 'tull, tullavgifter, tull*, importavgift*, importmoms*',
    pickup:
      'hämta i butik, ombud, hämta, hämtas, hämtar, hämtning*, hamta i butik, utlämningsställe*, click and collect, paketbox*, upphämtning*',
    express: 'express, expressleverans, express*, snabbleverans*, nästa dag, nasta dag, samma dag, imorgon, i morgon',
    returns:
      'retur, returer, ångerrätt, retur*, lämna tillbaka, lamna tillbaka, skicka tillbaka, lämnar tillbaka, skickar tillbaka, ångerrätt*, ångra*, angerratt*, öppet köp, oppet kop, returfrakt*, returavgift*',
    refund: 'återbetalning, återbetal*, aterbetal*, pengarna tillbaka, pengar tillbaka, tillbaka pengarna',
    exchange: 'byte, byta, byten, byter, bytt, bytas, bytesrätt*, byta storlek',
    cancel:
      'avbeställa, annullera, avbeställ*, avbestall*, annuller*, avboka*, makuler*, avbryta köp*, avbryta beställning*',
    restocking: 'återlagringsavgift, återlagringsavgift*, returavdrag*, värdeminskningsavdrag*, värdeminskning*',
    condition:
      'oanvänd, originalförpackning, prislapp, oanvän*, oanvan*, originalförpackning*, originalforpackning*, originalkartong*, prislapp*, nyskick, ursprungligt skick, obruten förpackning, obruten*, oöppnad*, plombering*, lappar kvar, lapparna kvar',
    final_sale:
      'kan inte returneras, ingen returrätt, kan ej returneras, ej returrätt, går inte att returnera, ingen ångerrätt, undantag* från ångerrätt*, omfattas inte av ångerrätt*, gäller inte ångerrätt*',
    damaged:
      'skadad, trasig, defekt, reklamation, skadad*, skadat, transportskad*, trasig*, defekt*, reklamation*, reklamera*, sönder, felaktig*, sprucken*, spruckna, fel vara, fel varor, fel produkt*, fått fel, fick fel, skickat fel',
    missing:
      'saknas, saknade, försvunn*, borttappa*, kommit bort, inte kommit, ej kommit, inte kommit fram, inte fått, fattas',
    payment:
      'betalning, betalsätt, betalningsalternativ, betal*, betalsätt*, betalningssätt*, swish*, klarna, bankgiro*, paypal, apple pay, google pay, qliro, efterkrav, postförskott',
    card: 'kreditkort, betalkort, kontokort, kreditkort*, betalkort*, kontokort*, bankkort*, kortbetal*, med kort, mastercard, amex',
    instalments: 'delbetalning, delbetal*, avbetal*, månadsbetal*, betala senare, dela upp betalning*',
    invoice: 'faktura, kvitto, faktura*, fakturor*, kvitto*, kvitton*',
    tax: 'moms, moms*, momsfri*, mervärdesskatt*, skatter',
    currency: 'valuta, valuta*, valutor*, i euro, i dollar',
    warranty: 'garanti, garanti*',
    repair: 'reparation, reparation*, reparer*, laga',
    contact:
      'kontakt, kundtjänst, kundservice, kontakt*, kundtjänst*, kundtjanst*, kundservice*, kundsupport*, nå er, na er, få tag på er',
    email: 'e-post, mejl, e-postadress, e-post*, epost*, mejl*, mail, mejladress*, mailadress*, maila, e-mail*, email*',
    phone: 'telefon, telefonnummer, telefon*, ringa, ringer, ring oss, ringa er, mobilnummer*, whatsapp',
    address:
      'adress, besöksadress, adress*, besöksadress*, var finns ni, var ligger, vart ligger, var är ni, vart finns ni, var sitter ni, hitta till er',
    hours:
      'öppettider, öppettid*, oppettid*, öppet, oppet, öppnar ni, stänger ni, hur länge har ni öppet, öppet på helger',
    shop: 'butik, butik*, fysisk butik*, affären, affär, showroom*, utställning*',
    order: 'beställning, order, beställ*, bestall*, ordern, ordrar, ordrarna, orderbekräftelse*, beställning*',
    minimum:
      'minsta ordervärde, minimum, minimum*, minimibelopp*, minimiorder*, minsta order*, minsta beställning*, minsta köp*, lägsta ordervärde*',
    wholesale:
      'återförsäljare, grossist, återförsäljar*, aterforsaljar*, grossist*, företagskund*, foretagskund*, b2b, partihandel*, storköp*',
    discount:
      'rabatt, rabattkod, erbjudande, rabatt*, rabattkod*, rea, rean, kampanj*, kupong*, erbjudande*, studentrabatt*',
    gift_card: 'presentkort, presentkort*, gåvokort*',
    store_credit: 'tillgodokvitto, tillgodokvitto*, tillgodohavande*, butikskredit*',
    loyalty:
      'kundklubb, bonuspoäng, medlemskap, kundklubb*, medlemsklubb*, bonusprogram*, bonuspoäng*, lojalitetsprogram*, medlemskap*, medlemspoäng*, samla poäng',
    preorder: 'förhandsbeställning, förhandsbeställ*, forhandsbestall*, förboka*, förbeställ*',
    privacy:
      'integritetspolicy, personuppgifter, integritetspolicy*, personuppgift*, integritet*, gdpr, cookies, dataskydd*',
    account: 'konto, kundkonto, kontot, kundkonto*, mitt konto, logga in, inlogg*, skapa konto, lösenord*, losenord*',
    jobs: 'lediga jobb, karriär, lediga tjänster, jobba hos, arbeta hos, karriär*, söker ni personal, anställ*',
    owner: 'grundare, ägare, grundare*, ägare*, vem äger, vem startade, vem driver, vem står bakom',
    since:
      'grundades, sedan starten, grundat, startades, startade, hur länge har ni funnits, hur länge har ni hållit på, funnits sedan',
    event: 'evenemang, event, evenemang*, eventet, events, workshop*, bröllop*, brollop*, mässor, mässan',
    review: 'recensioner, omdömen, recension*, omdöme*, omdome*, kundomdöme*, betyg*',
    time: 'dagar, arbetsdagar, vardagar, tid, dag, arbetsdag*, vecka, veckor, hur lång tid, hur lang tid, hur länge, hur lange, hur snabbt, hur fort, hur många dagar, när kommer, när får jag, när kan jag, leveranstid*, hanteringstid*',
    cost: 'pris, kostnad, avgift, priset, priser, priserna, prislista, prislapp på, kostar, kosta, kostade, kostnad*, avgift*, hur mycket, hur mycket kostar, vad kostar, fraktkostnad*, fraktavgift*, fraktpris*, leveranskostnad*, returavgift*',
    free: 'gratis, fri, kostnadsfri, =fri, kostnadsfri*, avgiftsfri*, utan kostnad, fraktfri*, fri frakt, gratis frakt',
    stock:
      'i lager, lagersaldo, tillgänglig, lager, lagerstatus*, lagersaldo*, lagervara*, tillgänglig*, tillganglig*, slutsåld*, slutsald*, slut i lager, finns kvar, finns inne, åter i lager',
    size: 'storlek, mått, storlek*, måtten, matt på, dimension*, hur stor, hur stort, hur stora, längd, bredd, höjd, längden, bredden, höjden, diameter*',
    size_guide:
      'storleksguide, måttguide, storleksguide*, storlekstabell*, måttguide*, måttabell*, vilken storlek ska, hitta rätt storlek, vilken storlek borde, val av storlek',
    fit: 'passform, passform*, normal i storlek*, normala i storlek*, liten i storlek*, små i storlek*, stor i storlek*, stora i storlek*, hur sitter, sitter den, oversize*, slim fit, figurnära',
    material:
      'material, tyg, gjord av, material*, tyget, tyger, gjorda av, gjort av, tillverkad av, tillverkade av, tillverkat av, sammansättning*',
    made: 'tillverkad, tillverkas, tillverk*, producer*, gjord i, gjorda i, handgjord*, handgjort*, ursprung*, ursprungsland*, made in',
    wash: 'tvätt, skötselråd, tvätt*, tvatt*, skötselråd*, skötsel*, strykas, stryka, strykning, torktumla*, rengör*, rengor*, diskmaskin*, maskintvätt*, kemtvätt*',
    weight: 'vikt, väger, vikten, hur mycket väger, hur tung*',
    colour: 'färg, färger, färg*, farg*, kulör*, nyans*',
    scent: 'doft, dofter, doft*, luktar, lukt, parfymfri*, oparfymera*',
    ingredients: 'ingredienser, ingrediens*, innehållsförteckning*, innehåller, innehåll, inci',
    allergy: 'allergi, allergen, allerg*, hypoallerg*, gluten*, laktos*, känslig hud, kanslig hud, nötfri*',
    use: 'användning, bruksanvisning, användning*, använda, använder, använd*, anvander, anvanda, bruksanvisning*, instruktion*, monter*, hur använd*',
    capacity: 'volym, rymmer, kapacitet, volym*, rymd, kapacitet*, hur mycket rymmer, hur många liter, liter',
    lasting:
      'brinntid, hållbarhet, brinntid*, hållbarhet*, hallbarhet*, batteritid*, livslängd*, bäst före*, hur länge brinner, hur länge håller, utgångsdatum*',
    compatible: 'kompatibel, passar till, kompatib*, passar ihop med, fungerar med, funkar med, fungerar ihop med',
    contents:
      'ingår, medföljer, medfölj*, innehåller, innehåll, i paketet, i förpackningen, vad ingår, antal i förpackning*',
    custom:
      'gravyr, personlig, specialbeställning, gravyr*, graver*, specialbeställ*, skräddarsy*, måttbeställ*, måttanpassa*, eget tryck, egen text, eget namn, med namn, personaliser*, personligt tryck, brodyr*, broder*',
    gift: 'present, gåva, presentinslagning, presenten, presenter*, gåvan, gåvor, presentinslag*, inslagen, inslagn*, slå in, julklapp*, födelsedagspresent*',
    new: 'nyheter, nyhet, nyheterna, nyinkom*, ny kollektion, nya kollektion*, nya produkter',
    ...swedishThings,
  },
  idioms: 'i tid, ljus hud, ring mig, barn i kläder, grönt te, svart te, rött vin, vitt vin, hur mycket som helst',
  functionWords:
    'alla allt att av bara blev bli blir borde bör de dem den denna deras dess dessa det detta dig din dina ditt du där efter ej eller en er era ert ett flera från få får för ha hade han har hej hon hos hur här i icke in inte ja jag just kan kommer kunna man med mellan men mer mig min mina mitt mot mycket måste ni nog nu när någon något några och också om oss på samma sedan sen sig sin ska skall skulle som så sådan sådana till under upp ut utan vad var vara varför varifrån vart vem vi vid vilka vilken vilket vill våra vår vårt är även över',
  asking:
    'finns visa letar söker hitta rekommendera rekommenderar föreslå behöver önskar köpa köper vill skulle vilja gärna snälla tack veta berätta hjälpa hjälp undrar fråga säljer erbjuder accepterar tar går möjligt någonting produkt produkter',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: null,
  stem: stemmer,
};
