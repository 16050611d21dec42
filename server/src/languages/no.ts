import { stemmer } from '@orama/stemmers/norwegian';
import { norwegianThings } from './things/no.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

/** "du" suits every tone */
const spoken: Phrases = {
  greeting: 'Hei! Hva kan jeg hjelpe deg med hos {brand}?',
  thanks: 'Bare hyggelig! Er det noe mer?',
  goodbye: 'Ha det, og velkommen tilbake!',
  assistant: 'Jeg er AI-assistenten til {brand} og hjelper gjerne med produkter, levering og retur.',
  unknown: 'Det fant jeg dessverre ikke på sidene våre.',
  unable: 'Det kan jeg dessverre ikke svare på akkurat nå.',
  unknownPart: 'Om dette fant jeg dessverre ingenting på sidene våre: «{topic}».',
  perhaps: 'Jeg er ikke sikker på at sidene våre svarer på det. Dette kommer nærmest:',
  unclear: 'Jeg fant ikke noe klart svar på det på sidene våre. Dette kommer nærmest:',
  nearly: 'Akkurat det fant jeg ikke. Dette kommer nærmest:',
  closest: 'Dette kommer nærmest på sidene våre:',
  pagesSay: 'På sidene våre står det:',
  customersSay: 'Dette skriver kundene våre:',
  pagesDiffer: 'Sidene våre sier ikke det samme om dette:',
  order: 'Jeg kan ikke se bestillinger herfra, men det kan teamet vårt.',
  human: 'Teamet vårt hjelper deg gjerne.',
  complaint: 'Det var leit å høre, og jeg beklager. Teamet vårt hjelper deg med å finne en løsning.',
  contacts: 'Du kan nå oss på {contacts}.',
  or: 'eller',
  more: 'Les mer',
  products: 'Her er noen forslag:',
  nothingWithin: 'Jeg fant dessverre ingenting til den prisen.',
  notSold: 'Dette har vi dessverre ikke i sortimentet: {name}.',
  price: '{name} koster {price}.',
  priceRange: '{name} koster fra {price} til {high}.',
  priceOption: '{name} ({option}) koster {price}.',
  cheapest: 'Billigst er {name} til {price}.',
  dearest: 'Dyrest er {name} til {price}.',
  compared: 'Det er {name} med {option} mot {options}.',
  inStock: '{name} er på lager.',
  soldOutNow: '{name} er utsolgt akkurat nå.',
  preordered: '{name} kan forhåndsbestilles, men er ikke på lager akkurat nå.',
  inStockOption: '{name} ({option}) er på lager.',
  soldOutOption: '{name} ({option}) er utsolgt akkurat nå.',
  notOffered: '{name} finnes ikke i {option}, men i {options}.',
  availableIn: '{name} finnes i {options}.',
  stockUnknown: 'På sidene våre står det ikke om {name} er på lager.',
  viewProduct: 'Se produkt',
  soldOut: 'Utsolgt',
  priceThen: '{price} den {date}. Dagens pris står på produktsiden.',
  priceOnPage: 'Dagens pris står på produktsiden.',
};

export const norwegian: LanguagePack = {
  tag: 'no',
  phrases: { casual: spoken, formal: spoken },
  smallTalk: {
    greeting: 'hei(?:sann)?|heisan|hallo|halla|god ?(?:morgen|dag|kveld)|morn',
    thanks: '(?:tusen |mange )?takk(?: skal du ha| for hjelpen)?|supert?|perfekt|flott|kjempebra|fint|greit|ok(?:ei)?',
    goodbye: 'ha det(?: bra)?|hade(?: bra)?|vi ses|på gjensyn|ha en (?:fin|god) (?:dag|kveld)|adjø',
    assistant:
      'hvem er (?:du|dere)|hva heter du|er du (?:en |et )?(?:robot|bot|menneske|ai)|snakker jeg med (?:en |et )?(?:robot|bot|menneske)|hvordan (?:går det|har du det)|(?:kan du|kan dere) hjelpe(?: meg)?|hjelp(?: meg)?|hva kan du',
  },
  intents: {
    human:
      '(?:snakke|prate|chatte|skrive) med (?:et |en )?(?:ekte |virkelig )?(?:menneske|person|medarbeider|noen|dere|kundeservice)|ekte (?:menneske|person)|kundeservice|kundesenter|kundest[øo]tte',
    order:
      'hvor (?:er|blir) (?:ordren|bestillingen|pakken|pakka|leveringen|varene|varen) min\\p{L}*|hvor er (?:min|mitt|mine) \\p{L}+|(?:ordren|bestillingen|pakken|pakka) min|min (?:ordre|bestilling|pakke|levering)|ordrestatus|ordrenummer|status på (?:ordren?|bestilling(?:en)?)|spore (?:pakken|pakka|ordren|bestillingen)|(?:kansellere|avbestille|endre) (?:ordren?|bestilling(?:en)?)|når kommer (?:pakken|pakka|ordren|bestillingen|varene) min\\p{L}*',
    complaint:
      '(?:trukket|betalt|belastet) (?:to ganger|dobbelt)|feil adresse|(?:kom|var|er) (?:ødelagt|skadet|defekt|knust|i stykker|feil)|(?:fått|fikk|mottatt|sendt) (?:en |et )?feil\\p{L}*|feil (?:vare|produkt|størrelse|farge)|har (?:ikke|fortsatt ikke|ennå ikke|enda ikke) (?:kommet|mottatt|fått)|ikke (?:kommet frem|mottatt (?:pakken|varen|ordren))|mangler i (?:pakken|leveringen)|reklamere|reklamasjon|misfornøyd|skuffet|svindel|lureri|skandale|uakseptabelt|klage\\p{L}*',
    shopping:
      'har dere|har du|selger dere|finnes det|leter etter|ser etter|søker|vis(?: meg)?|anbefal\\p{L}*|foreslå|kjøpe|vil (?:gjerne )?ha|trenger|gaver? til|prisen? på|hva koster|koster|billigste',
    policy:
      'levering\\p{L}*|leverer\\p{L}*|frakt\\p{L}*|forsend\\p{L}*|retur\\p{L}*|angrerett\\p{L}*|angre|sende tilbake|tilbakebetal\\p{L}*|refusjon|refunder\\p{L}*|garanti\\p{L}*|reklam(?:asjon|ere)\\p{L}*|betal\\p{L}*|vipps|klarna|faktura\\p{L}*|åpningstid\\p{L}*|kontakt\\p{L}*|telefonnummer|e-?post\\p{L}*|adresse\\p{L}*|rabattkode\\p{L}*|gavekort\\p{L}*|toll|mva|moms|bytte|størrelsesguide|vask\\p{L}*|vaskeanvisning|nyhetsbrev|kjøpsvilkår|personvern\\p{L}*|forhandler\\p{L}*',
  },
  followUp: {
    opening: 'og hva med|hva med|enn|og|men|så|også|eller',
    referring: 'den|det|dem|denne|dette|disse|den her|det her|de her|en sånn|sånne',
    general: 'noe|alt|allting|hva (?:har|selger) dere|hvilke produkter|hvilke varer',
    ordinals: [
      'den første|det første|nummer en',
      'den andre|det andre|nummer to',
      'den tredje|det tredje|nummer tre',
      'den fjerde|det fjerde|nummer fire',
      'den femte|det femte|nummer fem',
      'den siste|det siste|siste',
    ],
    compare: 'forskjell(?:en)?|forskjellig fra|bedre|dårligere|best|sammenlign\\p{L}*|eller',
    joint: 'og|eller|mot|i forhold til|vs\\.?',
  },
  asks: {
    duration:
      'hvor lang tid|hvor lang er (?:levering|garanti|behandling)\\p{L}*|hvor lenge|hvor (?:raskt|fort)|hvor mange (?:dager|virkedager|uker|timer|m[åa]neder|[åa]r)',
    time: 'n[åa]r|hvilken (?:tid|dag)|hvilke (?:tider|dager)|hvor sent|hva tid',
    cost: 'hvor mye(?: koster)?|hva koster|hva (?:er|blir) (?:prisen|kostnaden)|hvor dyrt?',
    count: 'hvor mange(?! (?:virke)?(?:dager|uker|timer|m[åa]neder|[åa]r))',
    place: 'hvor(?! (?:lang|lenge|raskt|fort|mange|mye|ofte|stor|dyr|sent|tung))|hvorfra|hvilket land|hvilke land',
    person: 'hvem',
    method: 'hvordan|korleis|p[åa] hvilken m[åa]te',
    reason: 'hvorfor|kvifor',
    which: 'hvilken|hvilket|hvilke|hva(?! (?:koster|tid))|kva',
  },
  questionWords: 'hva|hvilken|hvilke|hvem|hvor|når|hvorfor|hvordan',
  askedMeasures: 'hvor (?:lang tid|lenge|mye|mange|ofte|raskt|fort|stor[te]?|lang[te]?)',
  yesNo:
    'har (?:dere|du|den)|finnes|er|kan|går|selger dere|sender dere|leverer dere|tar dere|tilbyr dere|må (?:jeg|man)|skal|passer|følger|tåler|fungerer|får (?:jeg|man)',
  namedDays: {
    christmasEve: 'julaften\\p{L}*',
    christmasDay: '(?:første|1\\.) juledag',
    boxingDay: '(?:andre|annen|2\\.) juledag',
    christmas: 'jul|julen|juledagene|romjulen',
    newYearsEve: 'nyttårsaften\\p{L}*',
    newYearsDay: '(?:første|1\\.) nyttårsdag|nyttårsdag',
    newYear: 'nyttår',
    goodFriday: 'langfredag',
    easterMonday: '(?:andre|annen|2\\.) påskedag',
    easter: 'påske|påsken',
    blackFriday: 'black friday',
  },
  units:
    '%|dag(?:er|ers)?|virkedag(?:er)?|arbeidsdag(?:er)?|time(?:r|rs)?|minutt(?:er)?|min|uke(?:r|rs)?|m[åa]ned(?:er|ers)?|[åa]r|[åa]rs|person(?:er)?|personers|stykk(?:er)?|stk|par|deler|cm|mm|m|meter|m²|km|kg|kilo|g|gram|ml|cl|dl|l|liter|tommer|w|watt|v',
  timeUnits:
    'dag(?:er|ers)?|virkedag(?:er)?|arbeidsdag(?:er)?|time(?:r|rs)?|minutt(?:er)?|uke(?:r|rs)?|m[åa]ned(?:er|ers)?|[åa]r|[åa]rs',
  numbers: ['en|ei|et|én|ett', 'to', 'tre', 'fire', 'fem', 'seks', 'sju|syv', 'åtte', 'ni', 'ti', 'elleve', 'tolv'],
  currencies: 'kroner|krone|kr|euro|dollar|pund|øre',
  percent: 'prosent',
  without: 'uten|unntatt|bortsett fra',
  lacking: '-?fri(?:e|tt)?',
  amountWords: 'femten 15, tjue 20, tjuefem 25, tretti 30, førti 40, femti 50, seksti 60, hundre *100, tusen *1000',
  comparatives: {
    cheaper: 'billigere|rimeligere',
    dearer: 'dyrere',
    bigger: 'større|lengre|bredere',
    smaller: 'mindre|kortere',
    heavier: 'tyngre|veier mer',
    lighter: 'lettere|veier mindre',
    brighter: 'lysere|kraftigere lys|lyser (?:mer|kraftigere|sterkere)|klarere',
  },
  prices: {
    atMost: [
      '(?:under|opptil|inntil|opp til|høyst|maks(?:imalt)?\\.?|max|mindre enn|billigere enn|ikke (?:mer|over) enn|ikke over|budsjett(?: på)?) N',
      'N (?:eller mindre|maks|max|eller billigere)',
    ],
    atLeast: ['(?:over|fra|minst|mer enn|dyrere enn) N', 'N (?:eller mer|og oppover|eller dyrere)'],
    between: ['mellom N (?:og|-|–) N', 'fra N til N'],
    about: ['(?:cirka|ca\\.?|omtrent|rundt|omkring) N'],
    cheapest: ['billigste?', 'rimeligste?', 'laveste? pris(?:en)?'],
    dearest: ['dyreste?', 'høyeste? pris(?:en)?'],
    onSale: ['på (?:tilbud|salg)', 'tilbud', 'nedsatte?', 'rabatt(?:ert)?', 'kampanjer?'],
  },
  concepts: {
    delivery:
      'levering, frakt, forsendelse, levering*, leverer, leveres, levert, frakt*, forsend*, sende, sender, sendes, sendt, hjemlevering*, fraktkostnad*, fraktpris*, fraktgebyr*, leveringskostnad*, fraktfri*, fri frakt, gratis frakt, gratis levering, leveringstid*, pakke, pakken, pakka, pakker',
    dispatch:
      'avsend*, behandlingstid*, ekspeder*, pakkes, sendes innen, sendes fra, når sendes, når sender dere, klargjør*',
    carrier:
      'transportør, fraktselskap, transportør*, fraktselskap*, posten, postnord*, bring, helthjem*, porterbuddy*, dhl, ups, fedex, hvilket selskap',
    tracking:
      'sporing, sporingsnummer, spore, spores, sporing*, sporingsnummer*, sporingslenke*, tracking*, pakkenummer*',
    abroad:
      'utlandet, internasjonal, utland*, internasjonal*, hele verden, verden over, andre land, utenfor norge, til sverige og danmark, innen eu, i europa',
    customs: 'toll, tollavgift, tollen, tollavgift*, tollgebyr*, importavgift*, fortoll*, tollbehandling*',
    pickup:
      'henting, hente i butikk, klikk og hent, hente, hentes, henter, hent i butikk, hent selv, henting*, utleveringssted*, hentested*, pakkeboks*, pakkeautomat*, post i butikk',
    express:
      'ekspress, ekspresslevering, ekspress*, express*, over natt, over natten, neste dag, samme dag, i morgen, imorgen, hurtig levering',
    returns:
      'retur, returnere, angrerett, retur*, sende tilbake, sender tilbake, send tilbake, levere tilbake, gi tilbake, angre, angrerett*, angrefrist*, angreskjema*, åpent kjøp, returfrakt*, returgebyr*',
    refund: 'refusjon, tilbakebetaling, refusjon*, refunder*, tilbakebetal*, pengene tilbake, penger tilbake',
    exchange: 'bytte, bytterett, byttes, bytter, byttet, bytterett*, byttelapp*, ombytt*',
    cancel: 'kansellere, avbestille, kanseller*, avbestill*, annuller*, stoppe ordre*, avbryte bestilling*',
    restocking: 'lagringsgebyr, verdiforringelse*, trekk for retur, innlagringsgebyr*',
    condition:
      'ubrukt, originalemballasje, prislapp, ubrukt*, originalemballasje*, original emballasje, merkelapp*, prislapp*, samme stand, opprinnelig stand, uåpnet*, ubrutt*, brutt forsegling, åpnet emballasje, lapper på',
    final_sale:
      'kan ikke returneres, ingen angrerett, ikke returrett, kan ikke byttes, ikke returneres, unntatt fra angrerett*, gjelder ikke angrerett*, unntak fra angrerett*, ingen returrett, ikke bytterett',
    damaged:
      'skadet, defekt, ødelagt, reklamasjon, skadd, transportskade*, ødelagt*, defekt*, reklamasjon*, reklamere*, i stykker, knust*, sprukket*, sprukne, produksjonsfeil*, feil vare, feil varer, feil produkt*, fått feil, fikk feil, sendt feil',
    missing:
      'mangler, borte, manglende, manglet, forsvunnet*, ikke kommet, ikke mottatt, ikke ankommet, ikke fått, kommet bort, gått tapt',
    payment:
      'betaling, betalingsmåter, betaling*, betale, betaler, betales, betalt, betalingsalternativ*, vipps*, paypal, bankoverføring*, apple pay, google pay, oppkrav, postoppkrav',
    card: 'kredittkort, betalingskort, bankkort, kredittkort*, betalingskort*, bankkort*, debetkort*, visa, mastercard, med kort, kortbetal*',
    instalments: 'delbetaling, avdrag, delbetal*, avbetal*, avdrag*, betal senere, betale senere, klarna',
    invoice: 'faktura, kvittering, faktura*, kvittering*',
    tax: 'mva, moms, merverdiavgift*, moms*, avgifter',
    currency: 'valuta, valuta*, i euro, i dollar',
    warranty: 'garanti, reklamasjonsrett, garanti*, reklamasjonsrett*',
    repair: 'reparasjon, reparasjon*, reparer*',
    contact:
      'kontakt, kundeservice, kontakt*, kundeservice*, kundesenter*, kundestøtte*, få tak i dere, tak i dere, nå dere',
    email: 'e-post, e-postadresse, e-post*, epost*, mail, mailadresse*, maile, e-mail*, email*',
    phone: 'telefon, telefonnummer, telefon*, tlf, ringe, ringer, ring oss, mobilnummer*, whatsapp',
    address:
      'adresse, besøksadresse, adresse*, besøksadresse*, hvor ligger, hvor holder dere til, hvor er dere, hvor finner jeg dere, beliggenhet*',
    hours: 'åpningstider, åpningstid*, apningstid*, aapningstid*, åpent, åpner dere, stenger dere, har dere åpent',
    shop: 'butikk, fysisk butikk, butikk*, forretning*, showroom*, utsalgssted*, fysisk butikk*',
    order: 'bestilling, ordre, bestill*, bestilling*, ordre*, ordrebekreftelse*',
    minimum: 'minimum, minstebeløp, minimum*, minimumsbeløp*, minstebeløp*, minimumsordre*, minste ordre*, minste kjøp',
    wholesale:
      'forhandler, engros, forhandler*, engros*, grossist*, b2b, bedriftskund*, bedriftsavtale*, bli forhandler',
    discount:
      'rabatt, rabattkode, tilbud, rabatt*, rabattkode*, tilbudet, kampanje*, kupong*, studentrabatt*, black friday',
    gift_card: 'gavekort, gavekort*',
    store_credit: 'tilgodelapp, tilgodelapp*, tilgodehavende*, butikkreditt*',
    loyalty:
      'kundeklubb, bonuspoeng, kundeklubb*, bonuspoeng*, lojalitet*, lojalitetsprogram*, bonusprogram*, medlemsfordel*, samle poeng',
    preorder: 'forhåndsbestilling, forhåndsbestill*, forhandsbestill*, forhåndskjøp*',
    privacy:
      'personvern, personopplysninger, personvern*, personopplysning*, personlige opplysninger, gdpr, cookies, informasjonskapsler',
    account:
      'konto, kundekonto, kontoen, min konto, kundekonto*, logge inn, logg inn, innlogging*, opprette bruker, passord*, registrere meg',
    jobs: 'ledige stillinger, jobb, ledige jobber, jobbe hos, jobb hos, karriere*, søker dere folk, ansette*',
    owner:
      'gründer, grunnlegger, eier, grunnlegger*, gründer*, eieren, eiere, innehaver*, hvem eier, hvem står bak, hvem startet',
    since:
      'grunnlagt, etablert, grunnlagt*, etablert i, stiftet*, siden starten, hvor lenge har dere eksistert, hvor lenge har dere, når startet dere',
    event: 'arrangement, event, arrangement*, eventer, workshop*, bryllup*, messe, messer, messen',
    review: 'anmeldelser, omtaler, anmeldelse*, omtale*, kundeomtale*, vurdering*, trustpilot',
    time: 'dager, virkedager, tid, dag, virkedag*, uke, uker, hvor lang tid, hvor lenge, hvor raskt, hvor fort, når kommer, når får jeg, når kan jeg, hvor mange dager, leveringstid*, behandlingstid*',
    cost: 'pris, kostnad, gebyr, prisen, priser, prisene, prisliste, koster, koste, kostet, kostnad*, gebyr*, hvor mye, hva koster, fraktkostnad*, fraktpris*, fraktgebyr*, leveringskostnad*, returgebyr*',
    free: 'gratis, =fri, gebyrfri*, kostnadsfri*, fraktfri*, fri frakt, gratis frakt, gratis levering',
    stock:
      'på lager, lagerstatus, pa lager, lager, lageret, lagerstatus*, utsolgt*, tilgjengelig*, inne igjen, på lager igjen',
    size: 'størrelse, mål, størrelse*, storrelse*, str, målene, dimensjon*, hvor stor, hvor stort, hvor store, lengde, bredde, høyde, lengden, bredden, høyden, diameter*, xs, xl, xxl',
    size_guide:
      'størrelsesguide, størrelsesguide*, størrelsestabell*, storrelsesguide*, måltabell*, hvilken størrelse skal, hvilken størrelse passer',
    fit: 'passform, passform*, normal i størrelse*, liten i størrelse*, små i størrelse*, stor i størrelse*, store i størrelse*, hvordan sitter, sitter den, oversize*, slim fit',
    material: 'materiale, stoff, laget av, materiale*, stoffet, produsert av, lagd av, sammensetning*',
    made: 'produsert, laget i, produser*, lages, lagd i, håndlaget*, håndlagd*, tilvirk*, opprinnelse*, opprinnelsesland*, hvor er den laget, made in',
    wash: 'vask, vaskeanvisning, vaske, vaskes, vasker, vaskeanvisning*, maskinvask*, vaskemaskin*, strykes, stryke, stryking, tørketrommel*, tørketroml*, rengjør*, rengjøring*, vedlikehold*, oppvaskmaskin*',
    weight: 'vekt, veier, vekten, vekta, hvor mye veier, hvor tung*',
    colour: 'farge, farger, farge*, nyanse*',
    scent: 'duft, dufter, duften, lukter, lukt, parfymefri*, uparfymer*',
    ingredients: 'ingredienser, innhold, ingrediens*, innholdsstoff*, inneholder, inci',
    allergy: 'allergi, allergen, allerg*, hypoallerg*, gluten*, laktose*, følsom hud, sensitiv hud, nikkelfri*',
    use: 'bruksanvisning, bruk, bruksanvisning*, hvordan bruke, hvordan bruker, hvordan brukes, anvend*, veiledning*, monter*, montering*',
    capacity: 'volum, rommer, kapasitet, volum*, kapasitet*, liter, hvor mange liter, hvor mye rommer',
    lasting:
      'brennetid, holdbarhet, brennetid*, holdbarhet*, batteritid*, levetid*, utløpsdato*, best før, hvor lenge brenner, hvor lenge varer, hvor lenge holder',
    compatible: 'kompatibel, passer til, kompatib*, passer på, passer sammen med, fungerer med, virker med',
    contents: 'medfølger, inkludert, følger med, inneholder, innhold, i pakken, i esken, settet inneholder',
    custom:
      'gravering, personlig, spesialbestilling, graver*, spesialbestill*, spesiallag*, skreddersy*, med navn, eget navn, egen tekst, egen logo, etter mål, på mål, personlig trykk, broder*',
    gift: 'gave, gaveinnpakning, gaver, gaven, gavetips*, gaveinnpakning*, innpakning*, innpakket, pakket inn, julegave*, bursdagsgave*, bryllupsgave*',
    new: 'nyheter, nyhet, nyhetene, ny kolleksjon, nye kolleksjon*, nye varer, nye produkter',
    ...norwegianThings,
  },
  idioms:
    'har tid, i dag, en dag, god dag, hver dag, ring meg, ring opp, lys hud, svart på hvitt, barn av, grønn te, svart te, rød vin, hvit vin, hvor mye som helst',
  functionWords:
    'alle alt at av bare ble bli blir da de deg dem den denne der dere deres det dette din dine disse ditt du eller en enn er et etter fikk for fordi fra få får gjør går ha hadde ham han har hei hennes her hos hun hva hvem hver hvilke hvilken hvilket hvis hvor hvordan hvorfor i ikke ingen inn ja jeg kan kom kommer kun kunne man med meg mellom men mer min mine mitt mot mye må nei noe noen nå når og også om opp oss over på sånn seg selv ser sin skal skulle som så til ut under uten var ved vi vil ville være våre vår vårt å eg ikkje me dykk kva korleis',
  asking:
    'finnes vise viser leter søker finne anbefale anbefaler foreslå trenger kjøpe kjøper ønsker gjerne vennligst takk vite fortelle hjelpe hjelp lurer spørre spørsmål selger tilbyr aksepterer tar mulig produkt produkter vare varer',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: null,
  stem: stemmer,
};
