import { stemmer } from '@orama/stemmers/danish';
import { danishThings } from './things/da.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

/** "du" suits every tone */
const spoken: Phrases = {
  greeting: 'Hej! Hvad kan jeg hjælpe dig med hos {brand}?',
  thanks: 'Selv tak! Er der andet?',
  goodbye: 'Farvel og på gensyn!',
  assistant: 'Jeg er AI-assistent hos {brand} og hjælper gerne med produkter, levering og returnering.',
  unknown: 'Det fandt jeg desværre ikke på vores sider.',
  unable: 'Det kan jeg desværre ikke svare på lige nu.',
  unknownPart: 'Om dette fandt jeg desværre ikke noget på vores sider: “{topic}”.',
  perhaps: 'Jeg er ikke sikker på, at vores sider svarer på det. Det her kommer nærmest:',
  unclear: 'Jeg fandt ikke et klart svar på det på vores sider. Det her kommer nærmest:',
  nearly: 'Præcis det fandt jeg ikke. Det her kommer nærmest:',
  closest: 'Det her kommer nærmest på vores sider:',
  pagesSay: 'På vores sider står der:',
  customersSay: 'Det skriver vores kunder:',
  pagesDiffer: 'Vores sider siger ikke det samme om dette:',
  order: 'Jeg kan ikke se ordrer herfra, men det kan vores team.',
  human: 'Vores team hjælper dig gerne.',
  complaint: 'Det er jeg virkelig ked af at høre. Vores team hjælper dig med at finde en løsning.',
  contacts: 'Du kan kontakte os på {contacts}.',
  or: 'eller',
  more: 'Læs mere',
  products: 'Her er nogle forslag:',
  nothingWithin: 'Jeg fandt desværre intet til den pris.',
  notSold: 'Det har vi desværre ikke i sortimentet: {name}.',
  price: '{name} koster {price}.',
  priceRange: '{name} koster fra {price} til {high}.',
  priceOption: '{name} ({option}) koster {price}.',
  cheapest: 'Billigst er {name} til {price}.',
  dearest: 'Dyrest er {name} til {price}.',
  compared: 'Det er {name} med {option} mod {options}.',
  inStock: '{name} er på lager.',
  soldOutNow: '{name} er udsolgt lige nu.',
  preordered: '{name} kan forudbestilles, men er ikke på lager lige nu.',
  inStockOption: '{name} ({option}) er på lager.',
  soldOutOption: '{name} ({option}) er udsolgt lige nu.',
  notOffered: '{name} fås ikke i {option}, men i {options}.',
  availableIn: '{name} fås i {options}.',
  stockUnknown: 'På vores sider står der ikke, om {name} er på lager.',
  viewProduct: 'Se produkt',
  soldOut: 'Udsolgt',
  priceThen: '{price} den {date}. Dagens pris står på produktsiden.',
  priceOnPage: 'Dagens pris står på produktsiden.',
};

export const danish: LanguagePack = {
  tag: 'da',
  phrases: { casual: spoken, formal: spoken },
  smallTalk: {
    greeting: 'hej(?:sa)?|halløj|hallo|goddag|god ?morgen|god ?aften|dav(?:s)?',
    thanks: '(?:mange |tusind )?tak(?: skal du have| for hjælpen)?|super|perfekt|fedt|fint|okay',
    goodbye: 'farvel|hej ?hej|vi ses|på gensyn|hav en (?:god|dejlig) dag|ha(?:v)? det(?: godt)?',
    assistant:
      'hvem er (?:du|i)|hvad hedder du|er du (?:en )?(?:robot|bot|menneske|ai)|er du et menneske|taler jeg med (?:en |et )?(?:robot|bot|menneske)|hvordan (?:går det|har du det)|(?:kan du|kan i) hjælpe(?: mig)?|hjælp(?: mig)?|hvad kan du',
  },
  intents: {
    human:
      '(?:tale|snakke|chatte|skrive) med (?:et |en )?(?:rigtigt? )?(?:menneske|person|medarbejder|nogen|jer|kundeservice)|rigtigt? (?:menneske|person)|kundeservice|kundesupport|kundecenter',
    order:
      'hvor (?:er|bliver) (?:min|mit|mine) (?:ordre|bestilling|pakke|levering|vare|varer)|(?:min|mit|mine) (?:ordre|bestilling\\p{L}*|pakke|levering|forsendelse)|ordrestatus|ordrenummer|status på (?:min )?(?:ordre|bestilling)|spore (?:min|mit) \\p{L}+|(?:annullere|afbestille|ændre) (?:min )?(?:ordre|bestilling)|hvornår kommer (?:min|mit|mine) \\p{L}+',
    complaint:
      '(?:trukket|betalt|opkrævet) (?:to gange|dobbelt)|forkert adresse|(?:kom|var|er) (?:i stykker|ødelagt|beskadiget|defekt|forkert|knust)|(?:fået|fik|modtaget|sendt) (?:den |det |de |en |et )?forkert\\p{L}*|forkert (?:vare|produkt|størrelse|farve)|(?:har|er) (?:ikke|stadig ikke|endnu ikke) (?:kommet|modtaget|fået|ankommet)|ikke (?:kommet frem|modtaget (?:min|mit|mine))|mangler i (?:pakken|leveringen)|reklamere|reklamation|utilfreds|skuffet|svindel|snyd|skandale|uacceptabelt|klage\\p{L}*',
    shopping:
      'har i|har du|sælger i|findes der|leder efter|søger|vis(?: mig)?|anbefal\\p{L}*|foreslå|købe|vil gerne have|har brug for|gaver? til|prisen? på|hvad koster|koster|billigste',
    policy:
      'levering\\p{L}*|leverer\\p{L}*|fragt\\p{L}*|forsend\\p{L}*|retur\\p{L}*|fortryd\\p{L}*|sende tilbage|tilbagebetal\\p{L}*|refusion|refunder\\p{L}*|garanti\\p{L}*|reklam(?:ation|ere)\\p{L}*|betal\\p{L}*|mobilepay|klarna|viabill|faktura\\p{L}*|åbningstid\\p{L}*|kontakt\\p{L}*|telefonnummer|e-?mail\\p{L}*|adresse\\p{L}*|rabatkode\\p{L}*|gavekort\\p{L}*|told|moms|bytte|ombyt\\p{L}*|størrelsesguide|vask\\p{L}*|vaskeanvisning|nyhedsbrev|handelsbetingelser|privatliv\\p{L}*|forhandler\\p{L}*',
  },
  followUp: {
    opening: 'og hvad med|hvad med|og|men|så|også|eller',
    referring: 'den|det|dem|denne|dette|disse|den her|det her|de her|sådan en',
    general: 'noget|alt|alting|hvad (?:har|sælger) i|hvilke produkter|hvilke varer',
    ordinals: [
      'den første|det første|nummer et',
      'den anden|det andet|nummer to',
      'den tredje|det tredje|nummer tre',
      'den fjerde|det fjerde|nummer fire',
      'den femte|det femte|nummer fem',
      'den sidste|det sidste|sidste',
    ],
    compare: 'forskel(?:len)?|forskellen|bedre|dårligere|bedst|sammenlign\\p{L}*|eller',
    joint: 'og|eller|mod|i forhold til|vs\\.?',
  },
  asks: {
    duration:
      'hvor lang tid|hvor lang er (?:levering|garanti|behandling)\\p{L}*|hvor l[æa]nge|hvor hurtigt|hvor mange (?:dage|hverdage|uger|timer|m[åa]neder|[åa]r)',
    time: 'hvorn[åa]r|hvilken (?:tid|dag)|hvilke (?:tider|dage)|hvad tid|hvor sent',
    cost: 'hvor meget(?: koster)?|hvad koster|hvad (?:er|bliver) (?:prisen|omkostningen)|hvor dyrt?',
    count: 'hvor mange(?! (?:hver)?(?:dage|uger|timer|m[åa]neder|[åa]r))',
    place:
      'hvor(?! (?:lang|l[æa]nge|hurtig|mange|meget|ofte|tit|stor|dyr|sent|tung))|hvorhen|hvorfra|hvilket land|hvilke lande',
    person: 'hvem',
    method: 'hvordan|p[åa] hvilken m[åa]de',
    reason: 'hvorfor',
    which: 'hvilken|hvilket|hvilke|hvad(?! (?:koster|tid))',
  },
  questionWords: 'hvad|hvilken|hvilke|hvem|hvor|hvornår|hvorfor|hvordan',
  askedMeasures: 'hvor (?:lang tid|l[æa]nge|meget|mange|ofte|hurtigt|stor[te]?|lang[te]?)',
  yesNo:
    'har (?:i|du|den)|findes|er|kan|går|sælger i|sender i|leverer i|tager i|tilbyder i|må (?:jeg|man)|skal|passer|følger|tåler|fungerer|får (?:jeg|man)',
  namedDays: {
    christmasEve: 'juleaften\\p{L}*',
    christmasDay: '(?:første|1\\.) juledag',
    boxingDay: '(?:anden|2\\.) juledag',
    christmas: 'jul|julen|juledagene',
    newYearsEve: 'nytårsaften\\p{L}*',
    newYearsDay: 'nytårsdag\\p{L}*',
    newYear: 'nytår',
    goodFriday: 'langfredag',
    easterMonday: '(?:anden|2\\.) påskedag',
    easter: 'påske|påsken',
    blackFriday: 'black friday',
  },
  units:
    '%|dag(?:e|es)?|hverdage?|arbejdsdage?|time(?:r|rs)?|minut(?:ter)?|min|uge(?:r|rs)?|m[åa]ned(?:er|ers)?|[åa]r|[åa]rs|person(?:er)?|personers|styk(?:ker)?|stk|par|dele|cm|mm|m|meter|m²|km|kg|kilo|g|gram|ml|cl|dl|l|liter|tommer|w|watt|v',
  timeUnits:
    'dag(?:e|es)?|hverdage?|arbejdsdage?|time(?:r|rs)?|minut(?:ter)?|uge(?:r|rs)?|m[åa]ned(?:er|ers)?|[åa]r|[åa]rs',
  numbers: ['en|et|én|ét', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv'],
  currencies: 'kroner|krone|kr|euro|dollars?|pund|øre',
  percent: 'procent|pct\\.?',
  without: 'uden|undtagen|bortset fra',
  lacking: '-?fri(?:e|t)?',
  amountWords:
    'femten 15, tyve 20, femogtyve 25, tredive 30, fyrre 40, halvtreds 50, tres 60, hundrede *100, tusind *1000',
  comparatives: {
    cheaper: 'billigere',
    dearer: 'dyrere',
    bigger: 'større|længere|bredere',
    smaller: 'mindre|kortere',
    heavier: 'tungere|vejer mere',
    lighter: 'lettere|vejer mindre',
    brighter: 'lysere|kraftigere lys|lyser (?:mere|kraftigere|stærkere)|klarere',
  },
  prices: {
    atMost: [
      '(?:under|op til|højst|maks(?:imalt)?\\.?|max|mindre end|billigere end|ikke (?:mere|over) end|ikke over|budget(?: på)?) N',
      'N (?:eller mindre|maks|max|eller billigere)',
    ],
    atLeast: ['(?:over|fra|mindst|mere end|dyrere end) N', 'N (?:eller mere|og op|og opefter|eller dyrere)'],
    between: ['mellem N (?:og|-|–) N', 'fra N til N'],
    about: ['(?:cirka|ca\\.?|omkring|omtrent|rundt regnet) N'],
    cheapest: ['billigste?', 'laveste? pris(?:en)?'],
    dearest: ['dyreste?', 'højeste? pris(?:en)?'],
    onSale: ['på (?:tilbud|udsalg)', 'udsalg', 'tilbud', 'nedsatte?', 'rabat', 'kampagner?'],
  },
  concepts: {
    delivery:
      'levering, fragt, forsendelse, levering*, leverer, leveres, leveret, fragt*, forsend*, sende, sender, sendes, sendt, fragtpris*, fragtomkostning*, leveringsomkostning*, fragtfri*, fri fragt, gratis fragt, gratis levering, leveringstid*, fragtgebyr*, pakke, pakken, pakker',
    dispatch:
      'afsendelse, afsend*, afsendes, ekspeditionstid*, ekspeder*, pakkes, behandlingstid*, sendes inden for, hvornår sendes, hvornår sender i',
    carrier:
      'fragtfirma, transportør, fragtfirma*, fragtmand*, transportør*, postnord*, gls, dao, bring, dhl, ups, fedex, hvilket fragtfirma',
    tracking:
      'track and trace, sporing, sporingsnummer, track & trace, tracking*, spore, spores, sporing*, trackingnummer*, pakkenummer*',
    abroad:
      'udlandet, international, udland*, international*, hele verden, verden over, andre lande, uden for danmark, udenfor danmark, uden for eu, inden for eu, i europa',
    customs: 'told, toldafgift, tolden, toldafgift*, toldgebyr*, importafgift*, importmoms*, fortold*',
    pickup:
      'afhentning, pakkeshop, click and collect, afhent*, hente, hentes, henter, hent i butik, pakkeshop*, pakkeboks*, udleveringssted*, selvafhentning*',
    express:
      'ekspres, express, ekspres*, express*, dag til dag, dag-til-dag, næste dag, samme dag, i morgen, imorgen, hurtig levering',
    returns:
      'retur, returnering, fortrydelsesret, retur*, sende tilbage, sender tilbage, send tilbage, levere tilbage, fortryd*, returfragt*, returgebyr*, returret*',
    refund:
      'refusion, tilbagebetaling, refusion*, refunder*, tilbagebetal*, pengene tilbage, penge tilbage, få mine penge',
    exchange: 'bytte, ombytning, byttes, bytter, byttet, ombyt*, bytteret*, byttemærke*',
    cancel: 'annullere, afbestille, annuller*, afbestil*, aflys*, fortryde ordre*, stoppe ordre*',
    restocking: 'genopfyldningsgebyr, genopfyldningsgebyr*, værdiforringelse*, fradrag for retur*',
    condition:
      'ubrugt, original emballage, prismærke, ubrugt*, originale emballage, originalemballage*, prismærke*, mærkesedler*, samme stand, oprindelig stand, uåbnet*, ubrudt*, brudt forsegling, åbnet emballage',
    final_sale:
      'ingen returret, kan ikke returneres, ingen fortrydelsesret, kan ikke byttes, ikke returneres, undtaget fra fortrydelsesretten, gælder fortrydelsesretten ikke, ombyttes ikke',
    damaged:
      'beskadiget, defekt, ødelagt, reklamation, beskadig*, skadet, transportskade*, ødelagt*, defekt*, reklamation*, reklamere*, i stykker, knust*, revnet*, fejlbehæft*, forkert vare, forkerte varer, forkert produkt*, fået forkert*, fik forkert*, sendt forkert*',
    missing:
      'mangler, bortkommet, manglende, manglede, bortkom*, forsvund*, ikke kommet, ikke modtaget, ikke ankommet, gået tabt, blevet væk',
    payment:
      'betaling, betalingsmetoder, betaling*, betale, betaler, betales, betalt, betalingsmulighed*, mobilepay*, mobile pay, paypal, bankoverførsel*, apple pay, google pay, efterkrav',
    card: 'kreditkort, betalingskort, dankort, kreditkort*, betalingskort*, dankort*, debetkort*, visa, mastercard, med kort, kortbetal*',
    instalments:
      'afdrag, delbetaling, afdrag*, delbetal*, afbetal*, rater, rate, betal senere, klarna, viabill, anyday',
    invoice: 'faktura, kvittering, faktura*, fakturaer*, kvittering*, bon, regning*',
    tax: 'moms, moms*, afgifter, skat',
    currency: 'valuta, valuta*, i euro, i dollar',
    warranty: 'garanti, reklamationsret, garanti*, reklamationsret*',
    repair: 'reparation, reparation*, reparer*',
    contact: 'kontakt, kundeservice, kontakt*, kundeservice*, kundesupport*, få fat i jer, fat i jer, skrive til jer',
    email: 'e-mail, mail, e-mail*, email*, mailadresse*, maile, mailen',
    phone: 'telefon, telefonnummer, telefon*, tlf, ringe, ringer, ring til, mobilnummer*, whatsapp',
    address:
      'adresse, adresse*, hvor ligger, hvor holder i til, hvor bor i, hvor er i, hvor finder jeg jer, beliggenhed*',
    hours: 'åbningstider, åbningstid*, abningstid*, aabningstid*, åbent, åbner i, lukker i, har i åbent, telefontid*',
    shop: 'butik, fysisk butik, butik*, forretning*, showroom*, fysisk butik*',
    order: 'bestilling, ordre, bestil*, bestilling*, ordre*, ordrebekræftelse*',
    minimum: 'minimum, mindstekøb, minimum*, minimumskøb*, mindstekøb*, mindste ordre*, minimumsordre*, mindste køb',
    wholesale: 'forhandler, engros, forhandler*, engros*, grossist*, b2b, erhvervskund*, storkøb*, blive forhandler',
    discount:
      'rabat, rabatkode, tilbud, rabat*, rabatkode*, tilbuddet, udsalg*, kampagne*, kupon*, studierabat*, black friday',
    gift_card: 'gavekort, gavekort*',
    store_credit: 'tilgodebevis, tilgodebevis*, tilgodeseddel*, tilgodehavende*, butikskredit*',
    loyalty:
      'kundeklub, bonuspoint, kundeklub*, bonuspoint*, loyalitet*, loyalitetsprogram*, bonusprogram*, optjene point, medlemsfordel*',
    preorder: 'forudbestilling, forudbestil*, preorder*, pre-order*',
    privacy:
      'privatlivspolitik, persondata, privatliv*, persondata*, personoplysning*, personlige oplysninger, gdpr, cookies, databeskyttelse*',
    account:
      'konto, kundekonto, kontoen, min konto, kundekonto*, logge ind, login, log ind, oprette bruger, adgangskode*, password*',
    jobs: 'ledige stillinger, job, job hos jer, ledige job, ansøg*, karriere*, arbejde hos jer, søger i personale',
    owner: 'grundlægger, ejer, grundlægger*, indehaver*, ejeren, ejere, hvem ejer, hvem står bag, hvem startede',
    since:
      'grundlagt, etableret, grundlagt*, etableret i, stiftet*, siden starten, hvor længe har i eksisteret, hvor længe har i, hvornår startede i',
    event: 'event, arrangement, events, arrangement*, workshop*, bryllup*, messe, messer, messen',
    review: 'anmeldelser, anmeldelse*, trustpilot, bedømmelse*, kundeudtalelse*',
    time: 'dage, hverdage, tid, dag, hverdag, uge, uger, hvor lang tid, hvor længe, hvor laenge, hvor hurtigt, hvornår kommer, hvornår får jeg, hvornår kan jeg, hvor mange dage, leveringstid*, ekspeditionstid*, behandlingstid*',
    cost: 'pris, omkostning, gebyr, prisen, priser, priserne, prisliste, koster, koste, kostede, omkostning*, gebyr*, hvor meget, hvad koster, fragtpris*, fragtomkostning*, leveringsomkostning*, fragtgebyr*, returgebyr*',
    free: 'gratis, =fri, gebyrfri*, uden beregning, fragtfri*, fri fragt, gratis fragt, gratis levering',
    stock:
      'på lager, lagerstatus, pa lager, lager, lageret, lagerstatus*, lagerfør*, udsolgt*, tilgængelig*, hjemme igen, få den hjem',
    size: 'størrelse, mål, størrelse*, storrelse*, str, målene, dimension*, hvor stor, hvor stort, hvor store, længde, bredde, højde, længden, bredden, højden, diameter*, xs, xl, xxl',
    size_guide:
      'størrelsesguide, størrelsesguide*, størrelsesskema*, måleskema*, målskema*, storrelsesguide*, hvilken størrelse skal, hvilken størrelse passer',
    fit: 'pasform, pasform*, normal i størrelse*, lille i størrelse*, små i størrelse*, stor i størrelse*, store i størrelse*, hvordan sidder, sidder den, oversize*, slim fit, tætsiddende',
    material: 'materiale, stof, lavet af, materiale*, stoffet, fremstillet af, produceret af, sammensætning*',
    made: 'fremstillet, produceret, fremstil*, producer*, lavet i, håndlavet*, håndlavede, oprindelse*, oprindelsesland*, hvor er den lavet, made in',
    wash: 'vask, vaskeanvisning, vaske, vaskes, vasker, vaskeanvisning*, maskinvask*, vaskemaskine*, stryges, stryge, strygning, tørretumbl*, rengør*, rengøring*, vedligehold*, opvaskemaskine*, plejeanvisning*',
    weight: 'vægt, vejer, vægten, hvor meget vejer, hvor tung*, hvor tunge',
    colour: 'farve, farver, farve*, nuance*',
    scent: 'duft, dufte, dufter, duften, lugter, lugt, parfumefri*, uparfumer*',
    ingredients: 'ingredienser, indhold, ingrediens*, indholdsstof*, indeholder, inci',
    allergy: 'allergi, allergen, allerg*, hypoallerg*, gluten*, laktose*, følsom hud, sensitiv hud, nikkelfri*',
    use: 'brugsanvisning, anvendelse, brugsanvisning*, anvendelse*, anvende, anvendes, hvordan bruger, hvordan bruges, brugsvejledning*, vejledning*, monter*, montering*',
    capacity:
      'volumen, rummer, kapacitet, volumen*, kapacitet*, liter, hvor mange liter, hvor meget rummer, hvor meget kan der være',
    lasting:
      'brændetid, holdbarhed, brændetid*, brandetid, holdbarhed*, batteritid*, levetid*, udløbsdato*, hvor længe brænder, hvor længe holder, hvor længe kan den brænde',
    compatible: 'kompatibel, passer til, kompatib*, passer på, passer sammen med, fungerer med, virker med',
    contents:
      'medfølger, inkluderet, følger med, indeholder, indhold, i pakken, i æsken, hvad indeholder pakken, sættet indeholder',
    custom:
      'gravering, personlig, specialfremstillet, graver*, specialfremstil*, skræddersy*, personlig gravering, med navn, eget navn, egen tekst, eget logo, efter mål, på mål, personligt tryk, broderi*, broder*',
    gift: 'gave, gaveindpakning, gaver, gaven, gaveidé*, gaveide*, gaveindpakning*, indpakning*, indpakket, pakket ind, julegave*, fødselsdagsgave*, bryllupsgave*',
    new: 'nyheder, nyhed, nyhederne, ny kollektion, nye kollektion*, nye varer, nye produkter',
    ...danishThings,
  },
  idioms:
    'har tid, i dag, en dag, god dag, hver dag, fars dag, mors dag, ring mig, ring op, lys hud, sort på hvidt, grøn te, sort te, rød vin, hvid vin',
  functionWords:
    'af alle alt at bare blev blive bliver da de dem den denne der deres det dette dig din dine disse dit du efter eller en end er et få får fik for fordi fra går gør ham han har have havde hej hendes her hos hun hvad hvem hver hvilke hvilken hvilket hvis hvor hvordan hvornår hvorfor i ikke ind ingen ja jeg jer jeres kan kom kommer kun kunne man med meget mellem men mere mig min mine mit må nej når nogen noget nogle nu også og om op os over på sådan selv ser sig sin ska skal skulle som så til ud uden under var ved vi vil ville vor vores være',
  asking:
    'findes vise viser leder søger søge finde anbefale anbefaler foreslå brug købe køber ønsker gerne venligst tak vide fortælle hjælpe hjælp spørge spørgsmål sælger tilbyder accepterer tager muligt produkt produkter vare varer',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: null,
  stem: stemmer,
};
