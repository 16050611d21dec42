import { stemmer } from '@orama/stemmers/dutch';
import { dutchThings } from './things/nl.ts';
import type { LanguagePack } from './language-pack.ts';

export const dutch: LanguagePack = {
  tag: 'nl',
  phrases: {
    casual: {
      greeting: 'Hoi! Waarmee kan ik je helpen bij {brand}?',
      thanks: 'Graag gedaan! Nog iets anders?',
      goodbye: 'Tot snel!',
      assistant: 'Ik ben de AI-assistent van {brand} en help je graag met producten, levering en retour.',
      unknown: 'Sorry, dat heb ik niet op onze pagina’s gevonden.',
      unable: 'Sorry, daar kan ik nu even geen antwoord op geven.',
      unknownPart: 'Over “{topic}” heb ik op onze pagina’s niets gevonden.',
      perhaps: 'Ik weet niet zeker of onze pagina’s dit beantwoorden. Dit komt het dichtst in de buurt:',
      unclear: 'Een duidelijk antwoord daarop heb ik niet op onze pagina’s gevonden. Dit komt het dichtst in de buurt:',
      nearly: 'Precies dat heb ik niet gevonden. Dit komt het dichtst in de buurt:',
      closest: 'Dit komt op onze pagina’s het dichtst in de buurt:',
      pagesSay: 'Op onze pagina staat:',
      customersSay: 'Dit schrijven klanten:',
      pagesDiffer: 'Onze pagina’s zeggen hierover niet allemaal hetzelfde, vraag het voor de zekerheid even aan ons:',
      order: 'Bestellingen kan ik hier niet zien, maar ons team wel.',
      human: 'Ons team helpt je graag.',
      complaint: 'Wat vervelend, het spijt me. Ons team lost het samen met je op.',
      contacts: 'Je bereikt ons via {contacts}.',
      or: 'of',
      more: 'Lees meer',
      products: 'Kijk eens naar deze:',
      nothingWithin: 'Sorry, ik heb niets voor die prijs gevonden.',
      notSold: 'Sorry, ik heb {name} niet in onze winkel gevonden.',
      price: '{name} kost {price}.',
      priceRange: '{name} kost {price} tot {high}, afhankelijk van de uitvoering.',
      priceOption: '{name} in {option} kost {price}.',
      cheapest: 'Het goedkoopst is {name} voor {price}.',
      dearest: 'Het duurst is {name} voor {price}.',
      compared: 'Dat is {name}, met {option} tegenover {options}.',
      inStock: '{name} is op voorraad.',
      soldOutNow: '{name} is op dit moment uitverkocht.',
      preordered: '{name} kan vooruit besteld worden, maar is op dit moment niet op voorraad.',
      inStockOption: '{name} in {option} is op voorraad.',
      soldOutOption: '{name} in {option} is op dit moment uitverkocht.',
      notOffered: '{name} is er niet in {option}. Je kunt kiezen uit {options}.',
      availableIn: '{name} is er in {options}.',
      stockUnknown: 'Op onze pagina’s staat niet of {name} nu op voorraad is.',
      viewProduct: 'Bekijk product',
      soldOut: 'Uitverkocht',
      priceThen: '{price} op {date}. De prijs van vandaag staat op de productpagina.',
      priceOnPage: 'De prijs van vandaag staat op de productpagina.',
    },
    formal: {
      greeting: 'Goedendag. Waarmee kan ik u helpen bij {brand}?',
      thanks: 'Graag gedaan. Kan ik u nog ergens mee helpen?',
      goodbye: 'Tot ziens en bedankt voor uw bezoek.',
      assistant: 'Ik ben de AI-assistent van {brand} en help u graag met producten, levering en retour.',
      unknown: 'Helaas heb ik dit niet in onze informatie gevonden.',
      unable: 'Helaas kan ik deze vraag op dit moment niet beantwoorden.',
      unknownPart: 'Over “{topic}” heb ik in onze informatie helaas niets gevonden.',
      perhaps: 'Ik weet niet zeker of onze pagina’s dit beantwoorden. Dit komt het dichtst in de buurt:',
      unclear: 'Een duidelijk antwoord daarop heb ik niet op onze pagina’s gevonden. Dit komt het dichtst in de buurt:',
      nearly: 'Precies dat heb ik niet gevonden. Dit komt het dichtst in de buurt:',
      closest: 'Dit komt op onze pagina’s het dichtst in de buurt:',
      pagesSay: 'Op onze pagina staat:',
      customersSay: 'Dit schrijven onze klanten:',
      pagesDiffer: 'Onze pagina’s spreken elkaar hierover tegen, vraag het voor de zekerheid bij ons na:',
      order: 'Bestellingen kan ik hier niet inzien, maar ons team wel.',
      human: 'Ons team helpt u graag persoonlijk.',
      complaint: 'Dat spijt me zeer. Ons team zoekt graag samen met u een oplossing.',
      contacts: 'U bereikt ons via {contacts}.',
      or: 'of',
      more: 'Lees meer',
      products: 'Deze producten passen misschien bij u:',
      nothingWithin: 'Helaas heb ik niets voor die prijs gevonden.',
      notSold: 'Helaas heb ik {name} niet in ons assortiment gevonden.',
      price: '{name} kost {price}.',
      priceRange: '{name} kost {price} tot {high}, afhankelijk van de uitvoering.',
      priceOption: '{name} in {option} kost {price}.',
      cheapest: 'Het voordeligst is {name} voor {price}.',
      dearest: 'Het duurst is {name} voor {price}.',
      compared: 'Dat is {name}, met {option} tegenover {options}.',
      inStock: '{name} is op voorraad.',
      soldOutNow: '{name} is op dit moment uitverkocht.',
      preordered: '{name} kan vooruit besteld worden, maar is op dit moment niet op voorraad.',
      inStockOption: '{name} in {option} is op voorraad.',
      soldOutOption: '{name} in {option} is op dit moment uitverkocht.',
      notOffered: '{name} is niet verkrijgbaar in {option}. U kunt kiezen uit {options}.',
      availableIn: '{name} is verkrijgbaar in {options}.',
      stockUnknown: 'Op onze pagina’s staat niet of {name} momenteel op voorraad is.',
      viewProduct: 'Bekijk product',
      soldOut: 'Uitverkocht',
      priceThen: '{price} op {date}. De prijs van vandaag staat op de productpagina.',
      priceOnPage: 'De prijs van vandaag staat op de productpagina.',
    },
  },
  smallTalk: {
    greeting: 'hoi+|hallo+|goede(?:ndag|morgen|middag|navond)|goeie?morgen|dag|hallootjes|hé|goedemiddag allemaal',
    thanks:
      'bedankt+(?: voor (?:je|uw|de) (?:hulp|antwoord|info|informatie|snelle reactie))?|dank (?:je|jullie|u)(?: ?wel)?|dankjewel|dankuwel|hartelijk dank|heel erg bedankt|alvast bedankt|fijn|prima|top|helemaal goed|duidelijk|oké|is goed|geweldig|super bedankt|thanks',
    goodbye:
      'tot ziens|doei+|doeg|tot snel|tot later|fijne (?:dag|avond|middag|weekend)(?: nog)?|prettige dag|dat was het|dat is alles|welterusten',
    assistant:
      'wie ben (?:je|jij)|wie bent u|ben (?:je|jij) (?:een )?(?:echte? )?(?:robot|bot|chatbot|mens|persoon|ai|computer|echt)|(?:praat|spreek|chat) ik (?:hier )?met (?:een )?(?:robot|bot|mens|echt persoon|computer)|hoe (?:gaat het|is het|heet je)(?: met (?:je|jou|u))?|alles goed|wat kun je(?: doen)?|(?:kun|kan) (?:je|jij|u) (?:me|mij) helpen|kunt u (?:me|mij) helpen|(?<!\\b(?:your|the|a|great|big|huge) )help|hulp|ik heb hulp nodig',
  },
  intents: {
    human:
      'medewerker,? (?:alstublieft|aub|graag)|(?:met )?(?:iemand|een mens|een persoon|een echt persoon|een medewerker|een collega|mens|medewerker) (?:van (?:jullie|de klantenservice) )?(?:spreken|praten|chatten|bellen)|(?:spreken|praten|chatten|bellen) met (?:een )?(?:iemand|mens|persoon|echt persoon|medewerker|collega)|klantenservice|klantendienst|echt(?:e)? (?:mens|persoon|medewerker)|(?:kunnen jullie|kunt u|kan iemand) (?:me|mij) (?:even )?(?:terug)?bellen|bel me(?: terug)?|teruggebeld',
    order:
      "waar (?:is|blijft|blijven|zijn) (?:mijn|m'n|onze) (?:bestelling|pakket(?:je)?|pakje|zending|levering|order|spullen|geld|terugbetaling)|wanneer (?:komt|wordt|krijg ik|ontvang ik|arriveert) (?:mijn|m'n|de) (?:bestelling|pakket(?:je)?|pakje|order|zending|geld)|status (?:van )?(?:mijn|de) (?:bestelling|order|zending)|(?:bestel|order)(?:status|nummer)|(?:track|volg)(?:ing|en)? (?:mijn|van mijn) (?:bestelling|pakket|zending)|(?<!(?:kan ik|kun je|hoe kan ik|mag ik) ?)mijn (?:bestelling|order) (?:annuleren|wijzigen|aanpassen)(?! kan| mogelijk)|is mijn (?:bestelling|pakket|order) (?:al|verzonden|onderweg)|mijn (?:bestelling|order|pakket) (?:is|nummer|heeft|van|met)|ik heb (?:\\p{L}+ ){0,5}besteld|mijn trackingnummer|wat is er (?:met|gebeurd met) mijn (?:bestelling|pakket(?:je)?)",
    complaint:
      '(?<!(?:als|wanneer|indien|stel)[^.!?]{0,60})(?:(?:dubbel|twee keer|2x) (?:afgeschreven|betaald|in rekening|gefactureerd)|(?:verkeerd|fout)e? adres|als (?:bezorgd|geleverd) (?:gemarkeerd|aangegeven)|(?:kapot|beschadigd|gebroken|defect|stuk|gescheurd|vies|verkeerd|incompleet|lek) (?:aangekomen|geleverd|ontvangen|gekregen|binnengekomen)|(?:is|was|zijn|waren|kwam|kwamen) (?:\\p{L}+ )?(?:kapot|beschadigd|gebroken|defect|stuk|gescheurd)|(?:verkeerde?|kapotte?|beschadigde?|defecte?) (?:\\p{L}+ )?(?:ontvangen|gekregen|geleverd|gestuurd|toegestuurd|opgestuurd)|(?:nog (?:steeds )?)?(?:niet|niks|nooit|geen \\p{L}+) (?:ontvangen|aangekomen|geleverd|binnen|gekregen|bezorgd)|(?:wacht|wachten) (?:nog |ik |we |al )?(?:nog )?(?:steeds|al)|ik mis (?:een|nog|de|het|\\p{L}+)|er (?:ontbreekt|mist|ontbreken|missen)|ontbre(?:ekt|ken)|werkt niet|doet het niet|klacht(?:en)?|klagen|oplicht(?:ers?|ing)|schandalig|belachelijk|onacceptabel|waardeloos|waardeloze|teleurgesteld|teleurstellend|boos|woedend|ontevreden|slechte (?:service|kwaliteit|klantenservice)|nooit meer|ik wil mijn geld(?: terug)?|niemand (?:reageert|antwoordt|neemt op)|geen (?:reactie|antwoord))',
    shopping:
      'hebben jullie|heeft u|heb je|heb jij|hebt u|verkop\\p{L}*|verkoop\\p{L}*|(?:zijn|is) er|zoek\\p{L}*|op zoek|laat (?:me )?\\p{L}* ?zien|aanrad\\p{L}*|aanbevel\\p{L}*|raad (?:je|u|jij)|kopen|cadeau(?:tje|s)? voor|cadeautip\\p{L}*|wat kost|wat kosten|hoeveel kost|kost|kosten (?:de|jullie)|hoe duur|prijs van|ik wil (?:een|graag)|ik heb (?:een \\p{L}+ )?nodig|welke \\p{L}+ (?:hebben|heeft|heb|zijn)|goedkoopste?|duurste?|bestseller|populairste|iets (?:voor|van|met|in)',
    policy:
      '(?:welke|wat voor) maat|bezorg\\p{L}*|lever(?:ing|tijd|en|t|kosten)\\p{L}*|verzend\\p{L}*|verstuur\\p{L}*|versturen|opsturen|sturen jullie|retour\\p{L}*|terugstur\\p{L}*|terug ?(?:sturen|brengen|geven)|teruggeven|terugbreng\\p{L}*|terugbetal\\p{L}*|geld terug|ruil\\p{L}*|omruil\\p{L}*|garantie|betal\\p{L}*|betaal\\p{L}*|ideal|klarna|paypal|creditcards?|achteraf betalen|factuur|facturen|openingstijden|openingsuren|open|contact\\p{L}*|telefoon\\p{L}*|e-?mail\\p{L}*|adres|waar (?:zitten|zijn|vind ik) (?:jullie|u)|gevestigd|showroom|maattabel|wass\\p{L}*|wasbaar|was(?:machine|voorschrift\\p{L}*)|onderhoud|strijk\\p{L}*|droger|kortingscode\\p{L}*|cadeaubon\\p{L}*|cadeaukaart\\p{L}*|nieuwsbrief|privacy|account|wachtwoord|voorwaarden|douane\\p{L}*|invoerrechten|btw|belasting|over jullie|repar\\p{L}*|groothandel|wederverkop\\p{L}*|afhalen|ophalen|annuler\\p{L}*|pre-?order\\p{L}*|spaarpunten|buitenland|vacatures?|werken bij',
  },
  followUp: {
    opening:
      'en|of|maar|ook|en wat|en hoe|hoe zit het met|en hoe zit het met|wat dacht je van|en als|dan|oké en|ok en|en voor',
    referring: 'dat|deze|dit|die|het|hem|ze|hij|ervan|daarvan|ervoor|erbij|hiervan|daarmee|dezelfde|welke daarvan',
    general:
      'iets|alles|wat hebben jullie|wat heeft u|wat verkopen jullie|wat nog meer|nog meer|jullie producten|van alles',
    ordinals: [
      '(?:de|het) eerste(?! (?:keer|bestelling))|1e|nummer (?:één|een|1)',
      '(?:de|het) tweede|2e|nummer (?:twee|2)',
      '(?:de|het) derde|3e|nummer (?:drie|3)',
      '(?:de|het) vierde|4e|nummer (?:vier|4)',
      '(?:de|het) vijfde|5e|nummer (?:vijf|5)',
      '(?:de|het) laatste|laatstgenoemde',
    ],
    compare: 'verschil\\p{L}*|verschillend\\p{L}*|vergelijk\\p{L}*|beter|warmer|zachter|versus|vs\\.?|of',
    joint: 'en|of|vs\\.?|versus|met|dan|van|tussen|&',
  },
  asks: {
    duration:
      'hoe ?lang(?! (?:is|zijn) (?:de|het|deze|die) (?!lever|verzend|garantie|retour|bedenk|wacht|ruil))|hoeveel (?:dagen|weken|uur|maanden|werkdagen|tijd|jaar)|hoe (?:snel|vlug)|binnen hoeveel|levertijd',
    time: 'wanneer|hoe laat|welke dag(?:en)?|op welke (?:dag|dagen)|tot wanneer|vanaf wanneer|openingstijden,wanneer krijg ik mijn geld,wanneer komt mijn geld,wanneer ontvang ik mijn geld,wanneer krijg ik het geld',
    cost: 'hoeveel (?:kost|kosten|is|betaal|moet|zou)|wat (?:kost|kosten|betaal)|hoe duur|prijs|prijzen|kosten|verzendkosten|tarief|tarieven',
    count:
      'hoeveel(?! (?:dagen|weken|uur|maanden|werkdagen|tijd|jaar|kost|kosten|is|betaal|moet|zou))|hoe vaak|welk aantal',
    place:
      'waar(?! (?:is|blijft) mijn)|waarheen|waarvandaan|vanwaar|in welke (?:stad|landen|winkels?|plaats)|naar welke landen|welke landen|adres',
    person: 'wie|van wie|door wie|met wie|bij wie',
    method:
      'hoe(?! ?(?:lang|veel|vaak|snel|duur|groot|laat|oud|ver|breed|hoog|zwaar|dik|gaat het|is het|heet))|op welke (?:manier|wijze)|wat moet ik (?:doen|daarvoor)|waarmee',
    reason: 'waarom|waardoor|om welke reden|hoezo',
    which: 'welke?|wat voor(?: een)?|wat voor soort',
  },
  questionWords: 'wat|welke|wie|waar|wanneer|waarom|hoe|hoeveel',
  askedMeasures: 'hoe (?:lang|vaak|snel|ver)|hoeveel',
  yesNo:
    '(?!(?:kun|kan|kunt|kunnen) (?:je|jij|u|jullie) (?:me|mij|ons) (?:vertellen|zeggen|uitleggen|laten zien|helpen)|weet (?:je|u)|weten jullie)(?:is|zijn|ben|bent|was|waren|hebben|heeft|heb|hebt|kan|kun|kunt|kunnen|mag|mogen|moet|moeten|zou|zouden|wordt|worden|gaat|doen|doet|verzenden|verzendt|leveren|levert|bezorgen|sturen|stuurt|verkopen|verkoop|accepteren|accepteert|nemen|bieden|biedt|past|passen|werkt|werken|komt|komen|bevat|krimpt|krijg|krijgen|valt|vallen|zit|zitten|geldt|bestaat|ruilen|maken|geven|staat|gebruiken|lukt|blijft|hoort|horen)',
  leave: [
    ['^(?:mag|mogen|kan|kunnen|zou) (?:ik|we|wij|je|men|er)\\s+', 'mag ik '],
    ['^is het (?:toegestaan|mogelijk|oké|ok|toegelaten|goed)(?: om)?\\s+', 'mag ik '],
    [
      '^(?:zijn|is) (?:(?:een|mijn|de|het)\\s+)?(\\p{L}+)(?: in (?:de|jullie|uw) winkel)? (?:toegestaan|welkom|toegelaten)(?: in (?:de|jullie|uw) winkel)?(?=\\s*[?.!]*$)',
      'mag ik $1 meenemen',
    ],
    [
      '^(?:mogen|mag) (?:(?:een|mijn|de|het)\\s+)?(\\p{L}+) (?:mee|binnen)(?: (?:in|naar) (?:de|jullie|uw) winkel| naar binnen)?(?=\\s*[?.!]*$)',
      'mag ik $1 meenemen',
    ],
    ['(?<!\\p{L})(?:mee te nemen|meebrengen|mee te brengen)(?!\\p{L})', 'meenemen'],
  ],
  namedDays: {
    christmasEve: 'kerstavond',
    christmasDay: 'eerste kerstdag|1e kerstdag',
    boxingDay: 'tweede kerstdag|2e kerstdag',
    christmas: 'kerst|kerstmis|kerstdagen',
    newYearsEve: 'oudejaarsavond|oudejaarsdag|oudjaar|oud en nieuw',
    newYearsDay: 'nieuwjaarsdag',
    newYear: 'nieuwjaar|jaarwisseling',
    goodFriday: 'goede vrijdag',
    easterMonday: 'tweede paasdag|paasmaandag',
    easter: 'pasen|paas\\p{L}*',
    blackFriday: 'black friday',
  },
  units:
    'dag(?:en)?|werkdag(?:en)?|uur|uren|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren)|minu(?:ut|ten)|seconde[ns]?|keer|personen|persoon|mensen|stuks?|sets?|paar|pakken|rollen|vellen|laags|inch|centimeter|millimeter|meter|kilometer|kilo|kilogram|gram|gr|liter|milliliter|watt|volt|graden|karaat|sterren|punten',
  timeUnits:
    'werkdag(?:en)?|dag(?:en)?|uur|uren|we(?:ek|ken)|maand(?:en)?|ja(?:ar|ren)|minu(?:ut|ten)|seconde[ns]?|kwartier',
  numbers: [
    'een|één',
    'twee',
    'drie',
    'vier',
    'vijf',
    'zes',
    'zeven',
    'acht',
    'negen',
    'tien',
    'elf',
    'twaalf|een dozijn',
  ],
  currencies: "euro's?|euro|dollars?|pond|frank|cent|eurootjes",
  percent: 'procent|percent',
  without: 'zonder|behalve|geen|(?<!\\b(?:is|zijn|heeft|kan|het|waarom)\\s)niet van',
  lacking: '-?vrije?',
  amountWords:
    'vijftien 15, twintig 20, vijfentwintig 25, dertig 30, veertig 40, vijftig 50, zestig 60, zeventig 70, tachtig 80, negentig 90, honderd *100, duizend *1000',
  comparatives: {
    cheaper: 'goedkoper\\p{L}*|kost minder',
    dearer: 'duurder\\p{L}*|kost meer',
    bigger: 'groter\\p{L}*|langer\\p{L}*|breder\\p{L}*',
    smaller: 'kleiner\\p{L}*|korter\\p{L}*',
    heavier: 'zwaarder\\p{L}*|weegt meer',
    lighter: 'lichter\\p{L}*|weegt minder',
    brighter: 'feller\\p{L}*|helderder\\p{L}*|geeft meer licht|meer licht|lichtsterker',
  },
  prices: {
    atMost: [
      '(?:onder(?: de)?|tot(?: en met)?|beneden(?: de)?|maximaal|ten hoogste|max|hooguit|hoogstens|minder dan|(?:niet|geen)(?: \\p{L}+)? (?:(?:meer|duurder|hoger) dan|boven)(?: de)?|goedkoper dan|(?:mijn )?budget(?: is)?(?: van)?) N',
      '(?:ik heb|binnen(?: de)?) (?=[$€£]|\\d+ ?(?:€|euro))N',
      'N (?:of minder|maximaal|max|budget|te besteden)',
    ],
    atLeast: ['(?:boven(?: de)?|vanaf|minstens|ten ?minste|minimaal|meer dan|duurder dan) N', 'N (?:of meer|en hoger)'],
    between: ['tussen(?: de)? N(?: en (?:de )?|\\s*[-–]\\s*)N', 'van N tot N'],
    about: ["(?:ongeveer|rond(?: de)?|circa|zo'n) N"],
    cheapest: [
      'goedkoopste?',
      'voordeligste?',
      'kost(?:en)? het minst',
      'laagste prijs',
      'minst dure',
      'meest betaalbare',
    ],
    dearest: ['duurste?', 'kost(?:en)? het meest', 'hoogste prijs'],
    onSale: [
      'in de aanbieding',
      'aanbiedingen',
      'afgeprijsde?',
      'met korting',
      'korting',
      'in de uitverkoop',
      'sale',
      'acties|in de actie',
      'koopjes?',
      'nu goedkoper',
    ],
  },
  concepts: {
    delivery:
      'levering,verzending,bezorging,leveren,verzenden,lever*,bezorg*,bezorgd,bezorgkosten*,verzend*,verzonden,verstuur*,versturen,verstuurd,opsturen,stuurt,sturen jullie,sturen naar,opgestuurd,verzendkosten*,leverkosten,levertijd*,bezorgtijd*,leverdatum,bezorgdatum,gratis verzending,gratis verzenden,gratis levering,gratis bezorging,porto,thuisbezorg*,aankomen,binnen komen,wanneer komt,wanneer krijg ik,wanneer ontvang ik',
    dispatch:
      'verwerkingstijd,verwerkt,verwerkingstijd*,verwerking van,inpakken van bestelling,klaargemaakt,de deur uit,verzenden wij,verzenden we,verzonden binnen,pakken je bestelling,verlaat het magazijn,verlaat ons magazijn',
    carrier:
      'vervoerder,bezorgdienst,PostNL,DHL,vervoerder*,bezorgdienst*,pakketdienst*,koerier*,postnl,post nl,dhl,dpd,gls,ups,bpost,fedex,verzendpartner*,verzendmethode*,verzendwijze*,met wie verzenden,met welke vervoerder,pakketbedrijf',
    tracking:
      'track en trace,track & trace,trackingnummer,tracking*,volgcode*,volgnummer*,pakket volgen,pakketje volgen,bestelling volgen,zending volgen,track-en-trace,tracktrace,traceren',
    abroad:
      'buitenland,wereldwijd,internationaal,buitenland*,wereldwijd*,internationa*,naar het buitenland,andere landen,ander land,welke landen,buiten nederland,buiten de eu,buiten europa,hele wereld,in heel europa,overzee,waddeneilanden',
    customs:
      'douane,invoerrechten,douane*,douanekosten,inklaring*,inklaringskosten,importheffing*,invoerkosten,invoerbelasting',
    pickup:
      'afhalen,ophalen,afhaalpunt,afhal*,afhaal*,afgehaald,ophal*,ophaal*,opgehaald,zelf ophalen,haal ik op,haal het op,komen ophalen,click and collect,click & collect,in de winkel afhalen,pakketpunt*,afhaallocatie',
    express:
      'spoed,express,spoedlevering,spoed*,expres,express*,morgen in huis,volgende dag,de volgende dag,dezelfde dag,vandaag besteld,zo snel mogelijk,snel nodig,haast,sneller,op tijd,voor kerst binnen,avondlevering',
    returns:
      'retour,retourneren,terugsturen,retour*,retouren*,terugstur*,teruggestuurd,terug sturen,terugbreng*,terugbrengen,teruggev*,teruggeven,terug geven,terugzend*,retourkosten*,retourlabel*,retourtermijn*,retourbeleid,bedenktijd*,herroep*,herroepingsrecht*,bevalt niet,bevalt het niet,niet bevalt,niet goed,niet tevreden,past niet,niet past,gratis retour*,dingen terug,spullen terug,nemen jullie terug',
    refund:
      'terugbetaling,terugbetalen,geld terug,terugbeta*,terugbetaald,terugstort*,teruggestort,mijn geld,geld-terug-garantie,restitutie,gecrediteerd,aankoopbedrag terug,wanneer krijg ik mijn geld,wanneer komt mijn geld,wanneer ontvang ik mijn geld,wanneer krijg ik het geld',
    exchange:
      'ruilen,omruilen,ruil*,geruild,omruil*,omgeruild,omwissel*,inruilen,andere maat ruilen,verkeerde maat,wisselen voor',
    cancel:
      'annuleren,annulering,annuler*,geannuleerd,bestelling wijzigen,bestelling aanpassen,bestelling veranderen,per ongeluk besteld,verkeerd besteld,adres wijzigen,afzeggen,annuleer*,ongedaan maken',
    restocking:
      'administratiekosten retour,herbevoorradingskosten,restocking fee,kosten ingehouden,wordt ingehouden,inhouding',
    condition:
      'originele staat,originele verpakking,ongebruikt,ongedragen,ongebruikt*,ongedragen*,ongeopend*,ongewassen,onbeschadigd*,labels eraan,met labels,met kaartjes,originele verpakking*,nieuwstaat,al geopend,opengemaakt,gedragen,al gedragen,gebruikt,al gebruikt,gepast,passen en terug,zonder verpakking,zonder label,doos weggegooid,voorwaarden voor retour',
    final_sale:
      'uitgesloten van retour,uitgesloten van*,niet geruild worden,niet retourneerbaar*,kan niet retour,niet retour,sale artikelen retour*,afgeprijsde artikelen retour*,kan niet geruild,niet terugbetaald',
    damaged:
      'beschadigd,defect,kapot,beschadig*,beschadiging*,defect*,kapot*,gebroken,stuk gegaan,gescheurd*,gebarsten,kras,krassen,gekrast,mankement*,gebrek,schade,transportschade,werkt niet,doet het niet,verkeerd artikel,verkeerd product,verkeerde artikel,verkeerde product,verkeerde bestelling,fout geleverd,slechte kwaliteit,lekt,gelekt',
    missing:
      'niet ontvangen,zoekgeraakt,ontbreekt,niet aangekomen,niet geleverd,niet bezorgd,nog niet binnen,niks ontvangen,nooit ontvangen,nooit aangekomen,kwijt,kwijtgeraakt,verloren gegaan,vermist,ontbrek*,ontbreek*,mist er,incompleet,onvolledig*,vertraging*,vertraagd*,te laat,gestolen,staat als bezorgd',
    payment:
      'betaling,betaalmethoden,betalen,iDEAL,PayPal,betaling*,betaalmethode*,betaalmogelijkhe*,betaalwijze*,betaal,betaal*,betaald,ideal,paypal,overschrijving,overmaken,overboeking,bancontact,rembours,contant,cash,apple pay,google pay,pinnen',
    card: 'creditcard,creditcards,Visa,Mastercard,credit card*,creditcard*,visa,mastercard,american express,amex,met kaart,pinpas,bankpas,betaalpas,maestro,debitcard*',
    instalments:
      'gespreid betalen,Klarna,achteraf betalen,in termijnen,klarna,in3,riverty,afterpay,gespreide betaling,termijnbetaling,afbetaling,op afbetaling,in delen betalen,later betalen,3 termijnen,achteraf',
    invoice: 'factuur,facturen,factu*,bon,kassabon,aankoopbewijs*,bonnetje,rekening sturen,kwitantie,op factuur',
    tax: 'btw,btw-nummer,btw*,belasting,belastingen,inclusief btw,exclusief btw,zonder btw,taks',
    currency: "valuta,munteenheid,wisselkoers,valuta*,wisselkoers*,in euro's,in dollars,in ponden,welke valuta",
    warranty: 'garantie,garantie*,garanderen,gegarandeerd,garantietermijn',
    repair: 'reparatie,reparatie*,repareren,gerepareerd,repareer*',
    contact:
      'contact,klantenservice,contact*,bereiken,bereikbaar,bereik ik,bereikbaar*,klantendienst,contactformulier,in contact,spreken met,praten met,iemand spreken,schrijven naar,whatsapp,whatsappen,instagram,facebook,sociale media,livechat,helpdesk',
    email: 'e-mail,mailen,e-mail*,email*,mailadres*,mail,mailtje,per mail,een mail',
    phone:
      'telefoon,telefoonnummer,telefoon*,telefonisch*,bellen,bel ik,opbellen,belt,jullie nummer,uw nummer,nummer bellen,06-nummer,telnr',
    address:
      'adres,gevestigd,locatie,adres*,locatie*,waar zijn jullie,waar zitten jullie,waar bent u,waar vind ik jullie,waar is jullie,waar is de winkel,waar zit,in welke stad,welke stad,welke straat,vestiging*,routebeschrijving,route,hoofdkantoor,bezoekadres*,vanwaar verzenden,waarvandaan verzenden,retouradres*,waar komen jullie vandaan,kom ik bij jullie,jullie vinden,vind ik jullie,jullie bezoeken',
    hours:
      'openingstijden,openingsuren,geopend,openingstijd*,openingsuur,open op,open vandaag,open zondag,zijn jullie open,bent u open,hoe laat open,hoe laat gaan jullie,hoe laat sluiten,sluiten jullie,gesloten,dicht op,koopzondag*,koopavond,feestdagen,=open,winkel open',
    shop: 'winkel,winkels,showroom,fysieke winkel,winkel*,showroom*,verkooppunt*,filiaal,filialen,langskomen,langs komen,in het echt,komen kijken,bezoeken,in de buurt,bij mij in de buurt,dealers in de buurt,alleen online,webshop,webwinkel,passen in de winkel,boetiek',
    order:
      'bestelling,bestellen,bestellingen,bestel*,besteld,order,orders,aankoop,aankopen,winkelwagen*,winkelmand*,afrekenen,plaats ik een,bestelling plaatsen,online kopen,ordernummer,bestelnummer',
    minimum:
      'minimale bestelling,minimum bestelbedrag,minimum,minimale bestelwaarde,minimale afname,minimaal bestellen,minimaal bedrag,minimumbedrag,minim*,vanaf welk bedrag,vanaf hoeveel euro,minimale order*',
    wholesale:
      'groothandel,wederverkopers,zakelijk,groothandel*,wederverkop*,wederverkoop,inkopen voor,inkoopprijs*,grote aantallen,grote hoeveelhe*,grote bestelling*,zakelijk*,zakelijke klanten,b2b,voor mijn winkel,voor mijn bedrijf,bulk,in bulk,staffelkorting*,doorverkopen,verkooppunt worden,relatiegeschenk*,dropshipping',
    discount:
      'korting,outlet,kortingscode,korting*,kortingscode*,actiecode*,couponcode*,coupon*,promocode*,aanbieding*,actie,acties,sale,uitverkoop,afgeprijsd*,afprijzing,studentenkorting*,black friday,welkomstkorting,eerste bestelling korting,reductie',
    gift_card:
      'cadeaubon,cadeaukaart,cadeaubon*,cadeaukaart*,cadeau bon,cadeau kaart,giftcard*,gift card*,tegoedbon*,waardebon*,kadobon*,voucher*,kadokaart*',
    store_credit: 'winkeltegoed,tegoed,tegoed*,shoptegoed,creditnota*,winkelkrediet,als tegoed',
    loyalty:
      'spaarprogramma,spaarpunten,spaarprogramma*,spaarpunt*,punten sparen,punten inwisselen,klantenkaart*,loyaliteit*,vriend aanbrengen,vrienden uitnodigen,beloning*,klantenpas,ledenvoordeel,lid worden',
    preorder:
      'pre-order,vooraf bestellen,pre-order*,preorder*,voorbestel*,vooruit bestellen,reserveren,reservering*,gereserveerd',
    privacy:
      'privacy,privacybeleid,privacy*,persoonsgegevens,persoonlijke gegevens,mijn gegevens,avg,cookies,gegevens verwijderen,veilig bestellen,veilig betalen,is het veilig,veilige betaling,uitschrijven,afmelden nieuwsbrief,algemene voorwaarden',
    account:
      'account,mijn account,account aanmaken,account*,inloggen,aanmelden,registreren,registratie,wachtwoord*,als gast,zonder account,gastaccount,profiel',
    jobs: 'vacatures,werken bij,vacature*,werken bij jullie,solliciteren,sollicitatie*,stage,stageplek*,baan,banen,bijbaan,personeel gezocht,zoeken jullie personeel,nemen jullie mensen aan',
    owner:
      'eigenaar,oprichter,over ons,eigenaar*,eigenaresse,oprichter*,opgericht door,over jullie,wie zijn jullie,wie zit achter,wie zitten er achter,jullie verhaal,ons verhaal,familiebedrijf,van wie is,wie is de baas,wie heeft het bedrijf',
    since:
      'opgericht,sinds wanneer,opgericht in,hoe lang bestaan jullie,hoelang bestaan jullie,bestaan jullie,oprichtingsjaar,wanneer opgericht,hoe oud is het bedrijf,wanneer zijn jullie begonnen,hoe lang bestaat',
    event:
      'evenement,workshop,evenement*,workshop*,beurs,beurzen,markten,kerstmarkt*,braderie,pop-up*,cursus*,open dag,tentoonstelling*',
    review:
      'beoordeling,reviews,beoordelingen,review*,beoordeling*,ervaring*,ervaringen,klantbeoordeling*,recensie*,feedback,wat vinden klanten,wat zeggen klanten,trustpilot,kiyoh',
    time: 'dagen,levertijd,werkdagen,hoe lang,hoelang,duurt,levertijd*,bezorgtijd*,leverdatum,bezorgdatum,verwerkingstijd*,hoe snel,hoeveel dagen,hoeveel werkdagen,wanneer komt,wanneer krijg,wanneer ontvang,wanneer wordt,wachttijd*,retourtermijn*,bedenktijd*,binnen hoeveel,termijn,weken',
    cost: 'prijs,prijzen,kosten,kost,prijs*,hoeveel kost,hoe duur,duur,duurder,goedkoop,goedkoper,verzendkosten*,bezorgkosten*,leverkosten,retourkosten*,tarief,tarieven,toeslag*,meerprijs*,bedrag,prijslijst*,hoeveel is,wat kost,bijbetalen',
    free: 'gratis,kosteloos,gratis verzending,gratis verzenden,gratis levering,gratis bezorging,gratis retour*,zonder kosten,geen verzendkosten,voor niks',
    stock:
      'op voorraad,voorraad,beschikbaar,leverbaar,voorraad*,beschikbaar*,leverbaar*,verkrijgbaar*,uitverkocht*,niet op voorraad,weer op voorraad,weer leverbaar,terug op voorraad,aangevuld,bijgevuld,hebben jullie nog,heeft u nog,nog beschikbaar,nog te koop,komt er weer,komen er weer,niet meer,weer hebben,jullie het weer,nog terug,bijbesteld,nieuwe voorraad,weer binnen',
    size: 'maat,maten,afmetingen,formaat,afmeting*,formaat*,hoe groot,hoe breed,hoe hoog,hoe diep,hoe lang is de,hoe lang is het,hoe dik,lengte,breedte,hoogte,diepte,diameter,dikte,omtrek,in s,in m,in l,xxs,xs,xl,xxl,xxxl,one size,grote maten,schoenmaat',
    size_guide:
      'maattabel,maattabel*,matentabel*,maatgids,maatwijzer,maatadvies,welke maat heb ik,welke maat moet,welke maat neem,welke maat past,welke maat kan ik,welke maat heb,mijn maat,juiste maat,goede maat,hoe meet ik,hoe moet ik meten,opmeten',
    fit: 'pasvorm,past,passen,pasvorm*,valt klein,valt groot,vallen klein,vallen groot,valt het,vallen ze,valt normaal,vallen normaal,ruim,ruimvallend,strak,getailleerd,elastisch*,rekbaar*,stretch,te groot,te klein,te strak,model draagt,slim fit,zit het',
    material:
      'materiaal,materialen,stof,samenstelling,materia*,stoffen,samenstelling*,gemaakt van,waarvan gemaakt,waarvan is,waar is het van gemaakt,waar is dit van,van wat voor stof,voering,gevoerd,polyester,kwaliteit stof,draaddichtheid',
    made: 'gemaakt in,geproduceerd,handgemaakt,gemaakt*,geproduceerd*,productie,handgemaakt*,met de hand gemaakt,herkomst,waar komt het vandaan,waar komen ze vandaan,waar wordt het gemaakt,waar worden,waar wordt,made in,land van herkomst,fabrikant*,fabriek,ambachtelijk*,afkomstig',
    wash: 'wassen,wasbaar,wasvoorschrift,was ik,gewassen,wasbaar*,wasmachine*,handwas,wasvoorschrift*,wasinstructie*,wastemperatuur,onderhoud*,onderhouden,schoonmak*,schoonmaken,reinigen,reiniging,droger*,droogtrommel,wasdroger,strijk*,krimp*,krimpt,kleurecht,vaatwasser*,vaatwasserbestendig,wasverzachter,vlekken,bleekmiddel',
    weight: 'gewicht,weegt,gewicht*,wegen,hoe zwaar,zwaar,licht van gewicht,lichtgewicht,gramgewicht',
    colour: 'kleur,kleuren,kleur*,tint,tinten,welke kleuren,in welke kleuren,kleurtje*',
    scent: 'geur,geuren,geur*,ruikt,ruiken,parfum*,geurloos,ongeparfumeerd,aroma*,etherische*,luchtje',
    ingredients:
      'ingrediënten,bevat,ingrediënt*,bevatten,wat zit erin,wat zit er in,zit er in,parabenen,parabeenvrij,sulfaten,sulfaatvrij,vegan*,veganistisch*,dierproefvrij,dierproeven,biologisch*,natuurlijke*,sojawas,bijenwas,conserveringsmiddel*,chemische*,inci,alcoholvrij',
    allergy:
      'allergie,allergenen,hypoallergeen,allergi*,allergisch*,allergeen,hypoallerge*,gevoelige huid,glutenvrij*,gluten,noten,notenvrij,lactose*,latex,nikkel*,nikkelvrij,zwanger*,zwangerschap,borstvoeding,eczeem,irritatie*,geschikt voor baby*,huisdieren,giftig*',
    use: 'gebruik,gebruiksaanwijzing,handleiding,gebruiksaanwijzing*,gebruiken,gebruik ik,hoe gebruik,hoe werkt,hoe werken,handleiding*,instructie*,aanbrengen,breng ik aan,monteren,montage,in elkaar zetten,opzetten,installeren,installatie,waarvoor is,waar is het voor,lont,lont knippen,lont inkorten,inkorten,eerste gebruik,bewaren,opbergen,buiten gebruiken,buitengebruik,voor buiten,voor binnen,geschikt voor',
    capacity:
      'inhoud,capaciteit,volume,capaciteit*,hoeveel liter,hoeveel ml,hoeveel past,past erin,passen erin,draagkracht,draagvermogen,maximaal gewicht,belastbaar,hoeveel personen',
    lasting:
      'brandduur,houdbaar,branduren,brandt,branden,houdbaar*,houdbaarheid*,gaat lang mee,hoe lang gaat,hoe lang blijft,gaat mee,gaan mee,levensduur,batterijduur,accuduur,duurzaam,duurzaamheid,slijtvast*,stevig,vervaldatum,verloopt,tht',
    compatible:
      'compatibel,geschikt voor mijn,compatib*,past op mijn,past in mijn,past bij mijn,past bij,passen bij,werkt met,werkt het met,adapter*,universeel*,onderdeel*,onderdelen,reserveonderdel*,voor mijn model,te combineren,combineren met',
    contents:
      'inbegrepen,inhoud van de verpakking,meegeleverd*,wordt geleverd met,in de doos,in de verpakking,in de set,set van,hoeveel stuks,hoeveel zitten er,per stuk,los verkrijgbaar,per paar,inclusief,zit erbij,zitten erbij,batterijen inbegrepen,bijgeleverd',
    custom:
      'op maat,gepersonaliseerd,gravering,personaliser*,gepersonaliseerd*,personalisatie,op maat gemaakt,maatwerk,gravure,graver*,gegraveerd*,borduur*,geborduurd*,monogram*,initialen,met naam,met mijn naam,naam erop,eigen ontwerp,eigen logo,ons logo,met logo,bedrukk*,bedrukt*,speciale bestelling,speciaal verzoek,innemen,korter maken',
    gift: 'cadeau,cadeauverpakking,cadeautje,cadeau*,kado*,inpakken,ingepakt,inpakservice,inpakpapier,geschenk*,geschenkverpakking*,kaartje erbij,kaartje toevoegen,persoonlijk bericht,verjaardagscadeau*,kerstcadeau*,cadeautip*,cadeau-idee*,om te geven,sinterklaascadeau*',
    new: 'nieuw,nieuwe collectie,nieuw binnen,nieuwe producten,nieuwste,nieuwe artikelen,net binnen,binnenkort,nieuwigheden,nieuwe modellen,=nieuwe',
    ...dutchThings,
  },
  idioms:
    'in orde,in de buurt van,op de hoogte,in het bezit,aan de hand,van de hand,in ieder geval,in het geval,in plaats van,op zoek naar,bij voorbaat,van tevoren,op dit moment,geen idee,in principe,ten opzichte,telefoonhoesje*,telefoonhouder*,sleutelhanger*,pasjeshouder*,kaarthouder*,geheugenkaart*,visitekaartje*,verjaardagskaart*,wenskaart*,ansichtkaart*,badpak,baden-baden,vergeleken met,met vriendelijke groet,geachte heer,beste mevrouw,heer of mevrouw,pas betalen,pas als,kom ik',
  functionWords:
    'iets graag helpen nodig vinden weten willen zeggen zoek aan al alle als bij ben bent dan dat de den der deze die dit doe doen door dus een één en er gaan gaat geen graag had heb hebben hebt heeft hem het hier hij hoe hoeveel hun ik in is ja je jij jou jouw jullie kan kun kunnen kunt maar me meer men met mij mijn moet moeten mag na naar nee niet niks nog nu of om omdat onder ons onze ook op over te tegen toch toen tot u uit uw van vanaf veel via voor waar waarom wanneer want waren was wat we wel welk welke werd wie wij wil worden wordt zal ze zich zij zijn zo zonder zou zouden',
  asking:
    'hebben heeft heb jullie zoek zoeken zoekt verkoop verkopen verkoopt accepteren accepteert toon tonen laat zien aanraden kopen bieden biedt wil wilde willen graag nodig vinden vind product producten artikel artikelen ding dingen soort soorten vraag vraagje vragen weten informatie info hoi hallo dag bedankt alstublieft alsjeblieft mogelijk',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: 'Vanaf welk bedrag is de verzending gratis?',
      delivery_cost: 'Wat kost de verzending?',
      delivery_time: 'Hoe lang duurt de levering?',
      delivery_express: 'Bieden jullie expreslevering aan?',
      pickup: 'Kan ik mijn bestelling ophalen?',
      return_window: 'Hoe lang kan ik iets retourneren?',
      return_cost: 'Wie betaalt de retourkosten?',
      return_how: 'Hoe kan ik iets retourneren?',
      exchange: 'Kan ik iets ruilen voor een andere maat?',
      refund_time: 'Hoe lang duurt de terugbetaling?',
      cancel_order: 'Kan ik mijn bestelling annuleren?',
      payment_methods: 'Welke betaalmethoden accepteren jullie?',
      cash_on_delivery: 'Kan ik bij levering betalen?',
      instalments: 'Kan ik in termijnen betalen?',
      hours: 'Wat zijn jullie openingstijden?',
      address: 'Waar is jullie winkel?',
      shop: 'Hebben jullie een fysieke winkel?',
      phone: 'Wat is jullie telefoonnummer?',
      contact: 'Hoe kan ik contact opnemen?',
      warranty: 'Hoe lang is de garantie?',
      gift_card: 'Verkopen jullie cadeaubonnen?',
      discount_code: 'Is er een kortingscode?',
      restock: 'Wanneer is het weer op voorraad?',
      wholesale: 'Verkopen jullie aan bedrijven of wederverkopers?',
      invoice: 'Krijg ik een factuur?',
    },
    besides:
      'ongeveer normaal nu vandaag totaal krijg krijgen krijgt kom komt komen duurt lang wacht wachten dag dagen week weken maand jaar jaren pakket pakketje pakje spullen dingen ding product producten artikel artikelen nummer nr geld terug stuur sturen zit zitten staat staan blijft weet weten weer steeds laten neem nemen geef geven open gaan ga doe doen doet per mee wel even graag erbij bij iemand mens persoon praten spreken vraag vragen mailen bellen vind vinden online internet nieuwe meteen direct snel precies tijd betaal betaalt rekenen aan mogelijk kopen koop inkopen hele zelf eigenlijk meestal altijd aub deur eerste bedrijf bedrijfsnaam stuk maken morgen gaat terecht nodig allemaal hebt bezorgd ontvangen ontvang aangekomen makkelijk stap stappen werkt gebeurt tel langs kosten duren wilde ophalen vraagje hulp dienst persoonlijk soort soorten mogelijkheid mogelijkheden optie opties gemiddeld gewoon standaard brengen brengt terugbrengen regelen geregeld gedaan bestel bestelt verstuur versturen verstuurd',
    whatsApp: 'appen|appje',
    elapsed: {
      counts: 'een|één|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|een paar|enkele',
      units: 'dag(?:en)?|weken|week|maand(?:en)?|jaar',
      spans:
        'SPAN (?:geleden|later)|(?:na|binnen|al|sinds) (?:ongeveer |bijna |ruim )?SPAN|(?:vorige|afgelopen) (?:week|maand|jaar)',
      beside:
        'gekocht|besteld|bestelling|ontvangen|gekregen|geleverd|aangekomen|kwam|heb|hebt|nog|steeds|te laat|laat|iets|artikel|product|pakket|mogelijk|graag|alsnog|bevalt|past|kan|wil|niet|meer|mij|me|geld|van',
      isSent: String.raw`(?:heb|hebben) (?:\S+ ){0,4}?(?:teruggestuurd|geretourneerd|teruggebracht)|(?:waar|wanneer)\s.{0,30}(?:geld|terugbetaling)|(?:geen|nog niet|niet).{0,20}(?:geld terug|terugbetal\p{L}*|terugbetaald)`,
      exchange: 'Hoe lang kan ik iets ruilen?',
    },
  },
  stem: stemmer,
};
