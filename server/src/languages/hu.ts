import { stemmer } from '@orama/stemmers/hungarian';
import { hungarianThings } from './things/hu.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

const formal: Phrases = {
  greeting: 'Üdvözlöm! Miben segíthetek? – {brand}',
  thanks: 'Szívesen! Segíthetek még valamiben?',
  goodbye: 'Viszontlátásra!',
  assistant: 'MI-asszisztens vagyok ({brand}). Szívesen segítek termékek, szállítás és visszaküldés ügyében.',
  unknown: 'Ezt sajnos nem találtam az oldalainkon.',
  unable: 'Erre most sajnos nem tudok válaszolni.',
  unknownPart: 'Erről sajnos nem találtam semmit az oldalainkon: „{topic}”.',
  perhaps: 'Nem biztos, hogy az oldalaink választ adnak erre. Ez áll hozzá a legközelebb:',
  unclear: 'Erre nem találtam egyértelmű választ az oldalainkon. Ez áll hozzá a legközelebb:',
  nearly: 'Pontosan ezt nem találtam. Ez áll hozzá a legközelebb:',
  closest: 'Az oldalainkon ez áll hozzá a legközelebb:',
  pagesSay: 'Az oldalainkon ez áll:',
  customersSay: 'Vásárlóink ezt írták:',
  pagesDiffer: 'Az oldalainkon erről eltérő információk szerepelnek:',
  order: 'A rendeléseket innen nem látom, de munkatársaink igen.',
  human: 'Munkatársaink szívesen segítenek.',
  complaint: 'Nagyon sajnálom, ami történt. Munkatársaink segítenek a megoldásban.',
  contacts: 'Elérhetőségünk: {contacts}.',
  or: 'vagy',
  more: 'Tovább',
  products: 'Ezeket ajánlom:',
  nothingWithin: 'Ezen az áron sajnos nem találtam semmit.',
  notSold: 'Ez sajnos nincs a kínálatunkban: {name}.',
  price: '{name} ára {price}.',
  priceRange: '{name}: az ára {price} és {high} között van.',
  priceOption: '{name} ({option}) ára {price}.',
  cheapest: 'A legolcsóbb: {name}, {price}.',
  dearest: 'A legdrágább: {name}, {price}.',
  compared: 'Ez a(z) {name}: {option}, a másik {options}.',
  inStock: '{name}: raktáron van.',
  soldOutNow: '{name}: jelenleg elfogyott.',
  preordered: '{name}: előrendelhető, de jelenleg nincs raktáron.',
  inStockOption: '{name} ({option}): raktáron van.',
  soldOutOption: '{name} ({option}): jelenleg elfogyott.',
  notOffered: '{name}: „{option}” változat nincs. Választható: {options}.',
  availableIn: '{name}: választható {options}.',
  stockUnknown: 'Az oldalainkon nem szerepel, hogy ez raktáron van-e: {name}.',
  viewProduct: 'Termék megtekintése',
  soldOut: 'Elfogyott',
  priceThen: '{price} ekkor: {date}. A mai ár a termékoldalon látható.',
  priceOnPage: 'A mai ár a termékoldalon látható.',
};

const casual: Phrases = {
  ...formal,
  greeting: 'Szia! Miben segíthetek? – {brand}',
  goodbye: 'Szia, várunk vissza!',
  perhaps: 'Nem biztos, hogy az oldalaink választ adnak erre. Ez áll hozzá a legközelebb:',
  unclear: 'Erre nem találtam egyértelmű választ az oldalainkon. Ez áll hozzá a legközelebb:',
  nearly: 'Pontosan ezt nem találtam. Ez áll hozzá a legközelebb:',
  closest: 'Az oldalainkon ez áll hozzá a legközelebb:',
  human: 'A csapatunk szívesen segít neked.',
  order: 'A rendeléseket innen nem látom, de a csapatunk igen.',
  complaint: 'Nagyon sajnálom, ami történt. A csapatunk segít neked megoldani.',
  contacts: 'Itt érsz el minket: {contacts}.',
  products: 'Nézd meg ezeket:',
};

export const hungarian: LanguagePack = {
  tag: 'hu',
  phrases: { casual, formal },
  smallTalk: {
    greeting:
      'szia(?:sztok)?|szevasz|hell[óo]|helo|üdv(?:özlöm|özlet)?|jó (?:napot|reggelt|estét)(?: kívánok)?|jo (?:napot|reggelt|estet)(?: kivanok)?',
    thanks:
      'köszönöm(?: szépen)?|koszonom(?: szepen)?|köszi(?: szépen)?|koszi|kösz|nagyszerű|szuper|remek|rendben|értem',
    goodbye: 'viszontlátásra|viszlát|viszlat|szép napot|minden jót|csá|pápá',
    assistant:
      'ki vagy(?: te)?|kicsoda (?:ön|vagy)|hogy (?:hívnak|vagy|van)|(?:te )?robot vagy|(?:ön|te) (?:egy )?(?:robot|ember|bot)|ember vagy|(?:emberrel|robottal) beszélek|(?:tudsz|tudna|tud) segíteni|segíts(?:ég)?|segítség|mit tudsz',
  },
  intents: {
    human:
      '(?:beszélni|beszélhetek|beszelni|chatelni|írni) .{0,20}(?:emberrel|ügyintézővel|munkatárssal|valakivel|ügyfélszolgálat\\p{L}*)|(?:emberrel|ügyintézővel|munkatárssal|valakivel|élő emberrel) (?:szeretnék |akarok |tudok )?(?:beszél\\p{L}*|beszel\\p{L}*)|igazi ember\\p{L}*|élő ember\\p{L}*|ügyfélszolgálat\\p{L}*|ugyfelszolgalat\\p{L}*|ügyintéző\\p{L}*',
    order:
      'hol (?:van|tart|a|jár) (?:a |az )?(?:rendelés|megrendelés|csomag|küldemény)(?:em|om|eim|aim)|(?:rendelés|megrendelés|csomag|küldemény)(?:em|om|emet|omat)|(?:rendelés|megrendelés) (?:száma|állapota|státusza)|rendelésszám\\p{L}*|(?:törölni|módosítani|lemondani) (?:szeretném )?(?:a )?(?:meg)?rendelés\\p{L}*|mikor (?:érkezik|jön) (?:meg )?a (?:rendelés|csomag)\\p{L}*',
    complaint:
      '(?:kétszer|ketszer|duplán|duplan) (?:von|terhel|fizet)\\p{L}*|rossz cím\\p{L}*|rossz cim\\p{L}*|(?:sérült|serult|törött|torott|hibás|hibas|rossz|más|téves)(?:en|an)? (?:\\p{L}+ )?(?:érkezett|jött|kaptam|küldtek|volt)|(?:összetört|eltört|elromlott|szakadt) (?:\\p{L}+ )?(?:érkezett|volt)|(?:még mindig |még )?nem (?:érkezett|jött) meg|(?:még mindig |még )nem kaptam meg|hiányzik (?:a csomagból|belőle)|reklamál\\p{L}*|panasz\\p{L}*|csalódott\\p{L}*|csalódás|felháborító|átverés|csalás|botrány\\p{L}*|elfogadhatatlan|elégedetlen\\p{L}*',
    shopping:
      'van(?:nak)? (?:önöknél|nálatok|maguknál)|árulnak|árultok|keresek|keresem|mutass\\p{L}*|mutas\\p{L}*|ajánl(?:asz|ana|ani|anak|otok|tok|jon)|venni|vásárolni|vennék|szeretnék (?:venni|vásárolni|rendelni)|kellene egy|ajándék\\p{L}* \\p{L}+nak|mi az ára|mennyibe kerül|legolcsóbb\\p{L}*',
    policy:
      'szállít\\p{L}*|szallit\\p{L}*|kiszállít\\p{L}*|visszakül\\p{L}*|visszavi\\p{L}*|visszavét\\p{L}*|elállás\\p{L}*|visszatérít\\p{L}*|garanci\\p{L}*|jótáll\\p{L}*|szavatoss\\p{L}*|fizetés\\p{L}*|fizetni|fizethet\\p{L}*|utánvét\\p{L}*|részletfizet\\p{L}*|csere|cserél\\p{L}*|számla|számlá\\p{L}*|kapcsolat|elérhetőség\\p{L}*|nyitvatart\\p{L}*|nyitva|telefonszám\\p{L}*|e-?mail\\p{L}*|kuponkód\\p{L}*|kupon\\p{L}*|ajándék(?:kárty|utalv)\\p{L}*|viszontelad\\p{L}*|nagyker\\p{L}*|személyes átvét\\p{L}*|vám|áfa|mosni|mosható\\p{L}*|mérettábl\\p{L}*|ászf|adatvéd\\p{L}*|adatkezel\\p{L}*|hírlevél\\p{L}*',
  },
  followUp: {
    opening: 'és|és mi van|és a|meg|de|na és|vagy|akkor|esetleg',
    referring:
      'ez|ezt|azt|ezek|azok|ezeket|azokat|ennek|annak|ebből|abból|erre|arra|ebben|abban|ilyen|olyan|neki|belőle|hozzá|róla',
    general:
      'valami|valamit|bármi|bármit|minden|mindent|mit (?:árulnak|árultok)|mi van (?:önöknél|nálatok)|milyen termék\\p{L}*',
    ordinals: [
      'első\\p{L}*(?! rendel)',
      'második\\p{L}*',
      'harmadik\\p{L}*',
      'negyedik\\p{L}*',
      'ötödik\\p{L}*',
      'utolsó\\p{L}*',
    ],
    compare:
      'különbség\\p{L}*|kulonbseg\\p{L}*|különböz\\p{L}*|jobb(?:at|ak)?|rosszabb|legjobb|összehasonl\\p{L}*|vagy',
    joint: 'és|vagy|meg|vs\\.?',
  },
  asks: {
    duration:
      'mennyi id[őo]\\p{L}*|meddig(?: tart)?|h[áa]ny (?:munka)?(?:nap|hét|het|óra|év)\\p{L}*|milyen gyorsan|milyen hossz[úu]',
    time: 'mikor(?:ra|t[óo]l|ig)?|h[áa]ny [óo]r\\p{L}+|melyik nap\\p{L}*|milyen nap\\p{L}*',
    cost: 'mennyibe(?: ker[üu]l)?|mennyi[ée]rt|mennyi(?! (?:id|ig))|mi az [áa]ra|mibe ker[üu]l|milyen [áa]ron',
    count: 'h[áa]ny(?! (?:munka)?(?:nap|h[ée]t|[óo]r|[ée]v))|h[áa]nyan|h[áa]nyf[ée]le',
    place: 'hol|hov[áa]|hova|honnan|merre|melyik (?:orsz[áa]g|v[áa]ros)\\p{L}*',
    person: 'ki|kik|kinek|ki[ée]|kit|kit[őo]l',
    method: 'hogyan|hogy (?:kell|lehet|tud\\p{L}+|m[űu]k[öo]dik)|milyen m[óo]don|mik[ée]nt',
    reason: 'mi[ée]rt',
    which:
      'mely(?:ik|ek|iket|iknek)|milyen(?! (?:gyors|hossz|[áa]ron|m[óo]d))|milyenek|mi(?! az [áa]ra)|mik|mit|miket|mib[őo]l',
  },
  questionWords: 'mi|mit|melyik|ki|hol|mikor|miért|hogyan|mennyi|hány',
  askedMeasures: 'mennyi (?:id[őo]\\p{L}*|ideig)|milyen (?:gyakran|gyorsan|hossz[úu]|nagy)|meddig|h[áa]nyszor|h[áa]ny',
  yesNo:
    'van|vannak|lehet|lehets[ée]ges|kaphat[óo]|tudn?(?:ak|a|ok|om|tok|sz)|k[üu]ld(?:enek|tök|enek-e)|sz[áa]ll[íi]t(?:anak|otok)|[áa]rul(?:nak|tok)|elfogadnak|elfogadtok|kell|el[ée]rhet[őo]|visszak[üu]ldhet\\p{L}*|fizethetek|kaphatok|m[űu]k[öo]dik|j[áa]r',
  namedDays: {
    christmasEve: 'szenteste|szenteste\\p{L}*',
    christmasDay: 'karácsony első napj\\p{L}+',
    boxingDay: 'karácsony második napj\\p{L}+|karácsony másnapj\\p{L}+',
    christmas: 'karácsony|karácsony\\p{L}*',
    newYearsEve: 'szilveszter\\p{L}*',
    newYearsDay: 'újév napj\\p{L}+|január elsej\\p{L}+',
    newYear: 'újév|újév\\p{L}*',
    goodFriday: 'nagypéntek\\p{L}*',
    easterMonday: 'húsvéthétfő\\p{L}*|húsvét hétfő\\p{L}*',
    easter: 'húsvét|húsvét\\p{L}*',
    blackFriday: 'black friday',
  },
  units:
    '%|(?:munka)?nap\\p{L}*|[óo]r[áa]\\p{L}*|perc\\p{L}*|h[ée]t|hetes|h[ée]ten|h[óo]nap\\p{L}*|[ée]v|[ée]ves|[ée]vre|szem[ée]ly\\p{L}*|f[őo]|f[őo]s|darab\\p{L}*|db|p[áa]r|r[ée]szes|cm|mm|m|m[ée]ter\\p{L}*|m²|km|kg|kil[óo]\\p{L}*|g|gramm\\p{L}*|dkg|ml|l|liter\\p{L}*|col|w|watt\\p{L}*|v',
  timeUnits:
    '(?:munka)?nap\\p{L}*|[óo]r[áa]\\p{L}*|perc\\p{L}*|h[ée]t|hetes|h[ée]ten|h[óo]nap\\p{L}*|[ée]v|[ée]ves|[ée]vre',
  numbers: [
    'egy',
    'kett[őo]|k[ée]t',
    'h[áa]rom',
    'n[ée]gy',
    '[öo]t',
    'hat',
    'h[ée]t',
    'nyolc',
    'kilenc',
    't[íi]z',
    'tizenegy',
    'tizenkett[őo]|tizenk[ée]t',
  ],
  currencies: 'forint(?:ot|ba|ért|os)?|ft|huf|eur[óo](?:t|ért|s)?|doll[áa]r(?:t|ért|os)?|font',
  percent: 'sz[áa]zal[ée]k\\p{L}*',
  without: 'kivéve',
  lacking: 'nélküli?|mentes(?:ek)?|-mentes',
  amountWords: 'tizenöt 15, húsz 20, harminc 30, negyven 40, ötven 50, hatvan 60, száz *100, ezer *1000',
  comparatives: {
    cheaper: 'olcsóbb',
    dearer: 'drágább',
    bigger: 'nagyobb|hosszabb|szélesebb',
    smaller: 'kisebb|rövidebb',
    heavier: 'nehezebb|többet nyom',
    lighter: 'könnyebb|kevesebbet nyom',
    brighter: 'fényesebb|világosabb|erősebben világít|több fényt',
  },
  prices: {
    atMost: [
      '(?:maximum|max\\.?|legfeljebb|kevesebb mint|olcs[óo]bb mint|nem t[öo]bb mint) N',
      'N (?:alatt|alatti|maximum)',
      'N-?ig',
      'N-?n[áa]l olcs[óo]bb',
    ],
    atLeast: [
      '(?:minimum|legal[áa]bb|t[öo]bb mint|dr[áa]g[áa]bb mint) N',
      'N (?:feletti?|f[öo]l[öo]tti?)',
      'N-?t[óo]l',
      'N-?n[áa]l dr[áa]g[áa]bb',
    ],
    between: ['N (?:[ée]s|-|–) N k[öo]z[öo]tti?', 'N-?t[óo]l N-?ig'],
    about: ['(?:kb\\.?|k[öo]r[üu]lbel[üu]l|nagyj[áa]b[óo]l|uszkve) N', 'N k[öo]r[üu]li?'],
    cheapest: ['legolcs[óo]bb\\p{L}*', 'legkedvez[őo]bb [áa]r\\p{L}*', 'legalacsonyabb [áa]r\\p{L}*'],
    dearest: ['legdr[áa]g[áa]bb\\p{L}*', 'legmagasabb [áa]r\\p{L}*'],
    onSale: [
      'akci[óo]s?',
      'akci[óo]ban',
      'akci[óo]k',
      'le[áa]raz\\p{L}+',
      'kedvezm[ée]nyes',
      'kedvezm[ée]nyek',
      'ki[áa]rus[íi]t[áa]s',
    ],
  },
  concepts: {
    delivery:
      'szállítás, kiszállítás, házhozszállítás, szállít*, szallit*, kiszállít*, kiszallit*, házhozszállít*, hazhozszallit*, küld*, kuldes*, kuldenek, kuldik, postáz*, postaz*, csomag, csomagot, csomagom, csomagok, kézbesít*, kezbesit*, szállítási idő*, szállítási határid*, szállítási díj*, szállítási költség*, szallitasi ido*, szallitasi dij*, szallitasi koltseg*, postaköltség*, postakoltseg*',
    dispatch:
      'feladás, csomagfeladás, feladás*, feladjuk, feladják, feladasra, csomagfelad*, feldolgozási idő*, átadjuk a futár*, átadás a futár*, mikor küld*, mikor adják fel, mikor adjátok fel',
    carrier:
      'futárszolgálat, futár, futár*, futar*, futárszolg*, gls, dpd, mpl, posta, postával, magyar posta, foxpost*, packeta*, csomagautomat*, dhl, ups, fedex',
    tracking:
      'csomagkövetés, nyomon követés, csomagkövet*, csomagkovet*, nyomkövet*, nyomon követ*, nyomon kovet*, csomagszám*',
    abroad:
      'külföldre, nemzetközi, külföld*, kulfold*, nemzetköz*, nemzetkoz*, más ország*, mas orszag*, egész világ*, világszerte, magyarországon kívül*, eu-n kívül*, eu-n belül*, mely országok*, milyen országok*',
    customs: 'vám, vámköltség, vámot, vámköltség*, vámdíj*, vámkezel*, vámmentes*, elvámol*',
    pickup:
      'személyes átvétel, csomagpont, személyes átvét*, szemelyes atvet*, átvétel, átvétele, atvetel, átvenni, atvenni, átvehet*, atvehet*, csomagpont*, átvevőhely*, átvételi pont*, átvevőpont*, bolti átvét*',
    express: 'expressz, expressz*, express, másnapra, masnapra, másnapi*, holnapra, aznapi*, gyorsított*',
    returns:
      'visszaküldés, elállás, elállási jog, visszakül*, visszakul*, visszavi*, visszahoz*, visszaad*, visszavét*, visszavet*, elállás*, elallas*, elállni, elállási jog*',
    refund:
      'visszatérítés, pénzvisszafizetés, visszatérít*, visszaterit*, pénzvissza*, penzvissza*, visszafizet*, visszakapom a pénz*, visszakapom a penz*, vissza a pénz*, visszautal*',
    exchange:
      'csere, méretcsere, cserét, cseréje, cserére, cserél*, cserel*, méretcser*, meretcser*, kicserél*, kicserel*, becserél*',
    cancel:
      'lemondás, törlés, lemond*, törölni, törölhet*, töröljék, törlöm, törlés*, torolni, torles*, sztorn*, visszamond*',
    restocking: 'visszavételi díj, visszavételi díj*, visszavételi költség*, raktározási díj*',
    condition:
      'bontatlan, eredeti csomagolás, bontatlan*, eredeti csomagol*, eredeti állapot*, eredeti allapot*, használatlan*, hasznalatlan*, hordatlan*, címkéj*, címkével, cimkevel, sértetlen*, kibontott*, felbontott*, használatba vett*',
    final_sale:
      'nem küldhető vissza, nem vehető vissza, nem visszaküldhető, nem küldhet* vissza, nem vehet* vissza, nem visszaküldhető*, nem visszaváltható*, nem cserélhető*, nem lehet visszaküldeni, elállási jog nem',
    damaged:
      'sérült, hibás, törött, reklamáció, sérül*, serult*, törött*, torott*, eltört*, eltort*, összetört*, hibás*, hibas*, reklamác*, reklamac*, elromlott*, nem működik, nem mukodik, szakadt*, karcos*, rossz termék*, rossz termek*, más termék*, téves termék*, rossz méretet kap*',
    missing:
      'hiányzik, elveszett, hiányz*, hianyz*, hiányos*, hianyos*, elveszett*, nem érkezett*, nem erkezett*, nem jött meg, nem jott meg, nem kaptam meg, kimaradt*',
    payment:
      'fizetés, fizetési módok, fizet*, utánvét*, utanvet*, átutalás*, atutalas*, előreutalás*, banki utalás*, készpénz*, keszpenz*, paypal, simplepay, barion*, apple pay, google pay',
    card: 'bankkártya, hitelkártya, bankkárty*, bankkarty*, hitelkárty*, hitelkarty*, kártya, kártyával, kartyaval, kártyás*, szép kárty*, szep karty*, visa, mastercard',
    instalments:
      'részletfizetés, áruhitel, részletfiz*, reszletfiz*, részletre, reszletre, részletekben fizet*, áruhitel*, aruhitel*, klarna',
    invoice: 'számla, számlát, számlá*, szamla, szamlat, áfás számla*, nyugta, nyugtát, nyugtá*',
    tax: 'áfa, adó, áfás, áfát, áfával, afaval, bruttó, nettó, adómentes*',
    currency: 'pénznem, valuta, pénznem*, penznem*, valut*, deviz*, euróban, euroban, forintban',
    warranty: 'garancia, jótállás, garanci*, jótáll*, jotall*, szavatoss*',
    repair: 'javítás, javít*, megjavít*',
    contact:
      'kapcsolat, ügyfélszolgálat, elérhetőség, kapcsolat*, elérhetőség*, elerhetoseg*, ügyfélszolg*, ugyfelszolg*, hogyan érhet* el, hogy érhet* el, hol érhet* el',
    email: 'e-mail, e-mail cím, e-mail*, email*, e-mail cím*, email cím*, email cim*',
    phone:
      'telefon, telefonszám, telefon*, telefonszám*, telefonszam*, felhív*, felhiv*, hívhat*, hivhat*, hívni, whatsapp',
    address:
      'cím, székhely, címünk, címe, címük, címetek, cimetek, cimuk, székhely*, szekhely*, telephely*, hol található*, hol talalhato*, hol vagytok, hol vannak, hol van az üzlet*, hol van a bolt*',
    hours:
      'nyitvatartás, nyitva, nyitvatart*, nyitva tart*, nyitási*, hánykor nyit*, meddig vannak nyitva, mikor nyit*, mikor zár*, ügyfélfogad*',
    shop: 'üzlet, bolt, bemutatóterem, üzlet*, uzlet*, boltja*, boltot, boltban, boltotok, boltjuk, bemutatóter*, bemutatoter*, szaküzlet*',
    order: 'rendelés, megrendelés, rendel*, megrendel*',
    minimum:
      'minimum, minimális rendelés, minimum*, minimális*, minimalis, minimális rendel*, legkisebb rendel*, legkisebb összeg*',
    wholesale: 'nagykereskedés, viszonteladó, nagyker*, viszontelad*, b2b, céges vásárl*, cégeknek, dropshipping*',
    discount:
      'kedvezmény, kupon, akció, kedvezmény*, kedvezmeny*, kupon*, kuponkód*, akciók, akciós*, akcios*, akciót, leáraz*, learaz*, kiárusít*, kiarusit*, black friday',
    gift_card:
      'ajándékkártya, ajándékutalvány, ajándékkárty*, ajandekkarty*, ajándékutalv*, ajandekutalv*, utalvány, utalványt, utalvanyt, voucher*',
    store_credit: 'jóváírás, vásárlási utalvány, jóváír*, jovair*, vásárlási utalv*, levásárol*',
    loyalty:
      'hűségprogram, hűségpont, hűségprogram*, husegprogram*, hűségpont*, husegpont*, törzsvásárl*, torzsvasarl*, pontgyűjt*, pontgyujt*',
    preorder: 'előrendelés, előrendel*, elorendel*',
    privacy:
      'adatvédelem, adatkezelés, adatvéd*, adatved*, adatkezel*, személyes adat*, szemelyes adat*, gdpr, cookie*',
    account:
      'felhasználói fiók, regisztráció, fiókom*, fiokom*, fiókot, fiokot, felhasználói fiók*, vásárlói fiók*, bejelentkez*, belépés*, regisztr*, jelszó, jelszav*, jelszo, jelszavam*',
    jobs: 'állás, karrier, állások, állásajánl*, allasajanl*, álláslehet*, karrier*, dolgozni nálatok, nálatok dolgozni, dolgozni önöknél, munkatársat keres*, felvétel munkára',
    owner: 'tulajdonos, alapító, tulajdonos*, alapítója, alapítói, alapito, alapitoja, ki alapított*, ki áll a',
    since:
      'alapítva, alapítás éve, alapítás*, alapították, alapítottuk, mióta működ*, miota mukod*, mióta létez*, mikor alapít*, óta működünk, óta működik, hány éve működ*',
    event: 'rendezvény, esemény, rendezvény*, rendezveny*, esemény*, esemeny*, workshop*, esküvő*, eskuvo*',
    review: 'vélemények, értékelések, vélemény*, velemeny*, értékelés*, ertekeles*',
    time: 'nap, munkanap, napot, napig, napon, munkanap*, mennyi idő*, mennyi ido*, mennyi ideig, meddig tart, hány nap*, hany nap*, hány hét*, milyen gyorsan, mikor érkez*, mikor erkez*, mikor kap*, mikor jön, mikorra, szállítási idő*, szállítási határid*, szallitasi ido*, határidő*, feldolgozási idő*',
    cost: 'ár, költség, díj, ára, árak, árat, árban, mennyibe, mennyibe kerül*, mennyibe kerul*, mennyi, mennyiért, mibe kerül*, költség*, koltseg*, díja, díjak, dija, szállítási díj*, szállítási költség*, szallitasi dij*, szallitasi koltseg*, postaköltség*, postakoltseg*',
    free: 'ingyenes, ingyen, díjmentes, ingyen*, díjmentes*, dijmentes*',
    stock:
      'raktáron, készleten, elérhető, raktár*, raktar*, keszleten, elerheto, elérhetőek, kapható*, kaphato*, elfogyott*, rendelhető-e, kifogyott*',
    size: 'méret, méretek, méret*, meret*, mekkora, milyen nagy, szélesség*, hosszúság*, magasság*, átmérő*, vastagság*, xs, xl, xxl',
    size_guide:
      'mérettáblázat, mérettábl*, merettabl*, méretútmut*, melyik méret*, melyik meret*, milyen méretet válassz*, milyen méretet rendelj*, milyen méretet vegyek',
    fit: 'fazon, szabás, fazon*, szabás*, szabású*, testhezálló*, testhezallo*, oversize*, slim fit, hogy áll, méretezés*, meretezes*, bő fazon*, laza szabás*',
    material:
      'anyag, anyaga, összetétel, anyagú, anyagból, anyagbol, anyagösszetétel*, szövet*, miből készül*, mibol keszul*, miből van, mibol van, összetétel*, osszetetel*',
    made: 'gyártás, készült, gyártja, gyárt*, gyart*, készül, készítik, készítve, keszult, keszul, keszitik, kézzel készít*, kézzel készül*, kézműves*, kezmuves*, származási hely*, származási ország*, hol készül*, made in',
    wash: 'mosás, mosható, mosás*, mosható*, moshato*, mosni, mosógép*, mosogep*, mosási útmutat*, kézi mosás*, tisztít*, tisztit*, vasal*, szárítógép*, szaritogep*, mosogatógép*, mosogatogep*',
    weight: 'súly, tömeg, súlya, súlyú, sulya, tömege, hány kiló*, hány kg, hány gramm*, milyen nehéz*, mennyit nyom',
    colour: 'szín, színek, színe, színű, színben, színeket, színei, szin, szinben, szinek, szinu, szinekben, árnyalat*',
    scent: 'illat, illatok, illat*, szag, szaga',
    ingredients: 'összetevők, összetétel, összetev*, osszetev*, összetétel*, osszetetel*, inci, hatóanyag*',
    allergy:
      'allergia, allergén, allerg*, hipoallerg*, glutén*, gluten*, laktóz*, laktoz*, érzékeny bőr*, erzekeny bor*',
    use: 'használat, használati útmutató, használat*, hasznalat*, használható*, hogyan használ*, hogy használ*, hogy kell használni, hogy kell hasznalni, útmutató*, utmutato*, összeszerel*, osszeszerel*, felszerelni',
    capacity:
      'űrtartalom, térfogat, kapacitás, űrtartal*, urtartal*, térfogat*, terfogat*, kapacit*, hány liter*, hany liter*, hány ml, mennyi fér, literes',
    lasting:
      'égési idő, égésidő, eltarthatóság, égési id*, egesi id*, égésid*, meddig ég, meddig eg, mennyi ideig ég, eltarthat*, élettartam*, elettartam*, üzemidő*, lejárat*, tartósság*',
    compatible: 'kompatibilis, kompatib*, illik hozzá, passzol hozzá, jó hozzá, használható hozzá, illeszkedik',
    contents:
      'csomag tartalma, tartozékok, csomag tartalm*, doboz tartalm*, szett tartalm*, tartozék*, tartozek*, mit tartalmaz, tartalmazza, mi van benne, hány darab*, hany darab*',
    custom:
      'egyedi, gravírozás, egyedi méret*, egyedi felirat*, egyedi rendel*, egyedileg, gravíroz*, graviroz*, névre szóló*, nevre szolo*, saját felirat*, saját logó*, saját név*, személyre szab*, szemelyre szab*, méretre készít*, méretre gyárt*, hímez*, hímzett név*',
    gift: 'ajándék, ajándékcsomagolás, ajándék*, ajandek*, díszcsomagol*, diszcsomagol*, ajándékcsomagol*',
    new: 'újdonság, újdonságok, újdonság*, ujdonsag*, új kollekció*, uj kollekcio*, új termék*, uj termek*, legújabb*, legujabb*',
    ...hungarianThings,
  },
  idioms:
    'rendelkez*, rendelkezésre áll*, jó napot, szép napot, minden nap, egész nap, meleg szeretettel, telefontok*, arany középút, mennyi minden, kedves ügyfélszolgálat*, zöld tea, fekete tea, vörös bor*, fehér bor*, memória kárty*, játék kárty*',
  functionWords:
    'a ahol akkor aki ami amit át az azok azt azután be benne csak de e egy egyik el előtt én és esetleg ez ezek ezt ezen fel ha hány hát hogy hogyan hol hová hova i igen ide illetve ilyen is itt így jó ki kell kellene kérem kik kérdés kérdésem lehet lehetne lenne le lesz ma már magát majd maguk meg mely melyik mennyi mert mi miért mikor milyen mind mint mit most mégis még nagyon ne nekem neki nálatok nálunk önöknél nem nincs nincsenek olyan ön önök össze s sajnos szeretném szerint ott oda ők ő te ti tehát tudom tudok tudnék után van vannak vagy vagyok valami való volna volt vajon vele velem vissza sem se',
  asking:
    'szeretnék szeretnek keresek keresem keres mutass mutasson mutassa mutassátok ajánl ajánlana ajánlanának ajánlotok ajánlani tudna tudnának tudnátok mondani mondja mondd megmondani segíteni segítene venni vásárolni vennék kellene érdekel érdekelne érdeklődöm árulnak árultok kínálnak elfogadnak lehetséges kérdezni kérdeznék találok találni termék termékek',
  isUnspaced: false,
  namesBend: true,
  clitics: '',
  usual: null,
  stem: stemmer,
};
