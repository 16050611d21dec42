import { stemmer } from '@orama/stemmers/finnish';
import { finnishThings } from './things/fi.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

/** "sinä" suits every tone of a shop */
const spoken: Phrases = {
  greeting: 'Hei! Miten voin auttaa? Täällä {brand}.',
  thanks: 'Ole hyvä! Voinko auttaa vielä jossakin?',
  goodbye: 'Näkemiin ja tervetuloa uudelleen!',
  assistant: 'Olen tekoälyavustaja (kauppa: {brand}) ja autan mielelläni tuotteissa, toimituksissa ja palautuksissa.',
  unknown: 'En valitettavasti löytänyt tätä sivuiltamme.',
  unable: 'En valitettavasti pysty vastaamaan tähän juuri nyt.',
  unknownPart: 'Tähän en valitettavasti löytänyt vastausta sivuiltamme: ”{topic}”.',
  perhaps: 'En ole varma, vastaavatko sivumme tähän. Lähimpänä on tämä:',
  unclear: 'En löytänyt sivuiltamme selvää vastausta tähän. Lähimpänä on tämä:',
  nearly: 'En löytänyt juuri sitä. Lähimpänä on tämä:',
  closest: 'Lähimpänä sivuillamme on tämä:',
  pagesSay: 'Sivuillamme kerrotaan näin:',
  customersSay: 'Asiakkaamme kirjoittavat näin:',
  pagesDiffer: 'Sivuillamme on tästä ristiriitaista tietoa:',
  order: 'En näe tilauksia, mutta tiimimme näkee.',
  human: 'Tiimimme auttaa mielellään.',
  complaint: 'Olen todella pahoillani. Tiimimme auttaa asian selvittämisessä.',
  contacts: 'Tavoitat meidät: {contacts}.',
  or: 'tai',
  more: 'Lue lisää',
  products: 'Tässä muutama ehdotus:',
  nothingWithin: 'Siihen hintaan en valitettavasti löytänyt mitään.',
  notSold: 'Tätä ei valitettavasti löydy valikoimastamme: {name}.',
  price: '{name} maksaa {price}.',
  priceRange: '{name}: hinta {price} – {high}.',
  priceOption: '{name} ({option}) maksaa {price}.',
  cheapest: 'Edullisin on {name}, hinta {price}.',
  dearest: 'Kallein on {name}, hinta {price}.',
  compared: 'Se on {name}: {option}, toisessa {options}.',
  inStock: '{name} on varastossa.',
  soldOutNow: '{name} on tällä hetkellä loppu.',
  preordered: '{name}: voi tilata ennakkoon, mutta ei ole juuri nyt varastossa.',
  inStockOption: '{name} ({option}) on varastossa.',
  soldOutOption: '{name} ({option}) on tällä hetkellä loppu.',
  notOffered: '{name}: vaihtoehtoa ”{option}” ei ole. Vaihtoehdot: {options}.',
  availableIn: '{name}: vaihtoehdot {options}.',
  stockUnknown: 'Sivuillamme ei kerrota, onko {name} varastossa.',
  viewProduct: 'Katso tuote',
  soldOut: 'Loppuunmyyty',
  priceThen: '{price} ({date}). Tämän päivän hinta on tuotesivulla.',
  priceOnPage: 'Tämän päivän hinta on tuotesivulla.',
};

export const finnish: LanguagePack = {
  tag: 'fi',
  phrases: { casual: spoken, formal: spoken },
  smallTalk: {
    greeting: 'hei|heippa|moi(?:kka)?|moro|terve|hyvää (?:päivää|huomenta|iltaa)|huomenta|päivää|iltaa|tervehdys',
    thanks:
      '(?:paljon )?kiitos(?: paljon| avusta)?|kiitoksia(?: paljon)?|kiitti|kiva|hienoa|loistavaa|mahtavaa|selvä|okei|hyvä',
    goodbye: 'näkemiin|hei ?hei|moi ?moi|nähdään|hyvää (?:päivän|illan)jatkoa|kuulemiin',
    assistant:
      'kuka (?:sinä |sä )?olet|mikä (?:sinä |sä )?olet|mikä (?:sinun |sun )?nimesi on|oletko (?:sinä |sä )?(?:robotti|botti|ihminen|tekoäly)|puhunko (?:robotin|botin|ihmisen) kanssa|mitä kuuluu|miten menee|voitko (?:auttaa|sinä auttaa)|auta(?: minua)?|apua|mitä osaat',
  },
  intents: {
    human:
      '(?:puhua|jutella|keskustella|chatata) (?:oikean |elävän )?(?:ihmisen|henkilön|asiakaspalvelijan|jonkun|asiakaspalvelun) kanssa|oike(?:a|an|alle) (?:ihminen|ihmisen|ihmiselle|henkilö\\p{L}*)|asiakaspalvel(?:u|uun|ija|ijan|ijalle)',
    order:
      'missä (?:minun |mun )?(?:tilaukseni|pakettini|lähetykseni|tilaus|paketti) (?:on|viipyy)|missä (?:on )?(?:minun |mun )?(?:tilaukseni|pakettini|lähetykseni)|(?:tilaukseni|pakettini|lähetykseni|mun tilaus|mun paketti)|tilausnumero\\p{L}*|tilauksen (?:tila|seuranta|numero)|(?:perua|peruuttaa|muuttaa) (?:tilauksen|tilaukseni)|milloin (?:tilaukseni|pakettini) \\p{L}+',
    complaint:
      '(?:veloitet|laskutet|makso)\\p{L}* (?:kahdesti|kaksi kertaa|tuplasti)|väärään osoitteeseen|väärä osoite|(?:tuli|saapui|oli|on) (?:rikki|vialli\\p{L}+|vahingoittu\\p{L}+|väärä\\p{L}*|särkynyt)|(?:sain|lähetitte) (?:väärä\\p{L}*|rikkinäi\\p{L}*|viallis\\p{L}*)|väärä (?:tuote|koko|väri)|ei ole (?:vieläkään |vielä )?(?:tullut|saapunut)|en ole (?:vieläkään |vielä )?saanut|puuttuu (?:paketista|tilauksesta)|reklam(?:oida|aatio)\\p{L}*|valit(?:us|taa)|pettynyt|tyytymätön|huijaus|huijareita|törkeää|kelvoton',
    shopping:
      'onko teillä|löytyykö|myyttekö|etsin|näytä|suosittel\\p{L}*|ostaa|haluan|haluaisin|tarvitsen|lahjaksi|lahja\\p{L}* \\p{L}+lle|hinta|paljonko maksaa|mitä maksaa|maksaako|halvin|edullisin',
    policy:
      'toimitu\\p{L}*|toimita\\p{L}*|lähetyskulu\\p{L}*|postikulu\\p{L}*|palautu\\p{L}*|palautt(?:aa|aminen)|hyvity\\p{L}*|takuu\\p{L}*|reklamaatio\\p{L}*|maksutapa\\p{L}*|maksutav\\p{L}*|voi(?:ko|nko) maksaa|osamaksu\\p{L}*|lasku(?:lla|n)|aukiolo\\p{L}*|yhteystie\\p{L}*|yhteyttä|puhelinnumero\\p{L}*|sähköposti\\p{L}*|osoite|alennuskoodi\\p{L}*|lahjakort\\p{L}*|tulli\\p{L}*|vaihtaa|vaihto-oikeus|kokotaulukko|pesuohje\\p{L}*|pestä|tietosuoja\\p{L}*|uutiskirje\\p{L}*|toimitusehdot|jälleenmyyj\\p{L}*',
  },
  followUp: {
    opening: 'ja|entä|entäs|entäpä|mites|miten olisi|mutta|tai|myös|no',
    referring:
      'se|sen|sitä|siitä|siinä|sille|sillä|siihen|ne|niiden|niitä|niistä|tämä|tämän|tätä|tästä|tässä|nämä|näitä|tuo|tuon|tuota|tuosta|nuo|noita|tää|toi',
    general: 'jotain|jotakin|mitään|kaikki|mitä teillä on|mitä myytte|mitä tuotteita',
    ordinals: [
      'ensimmäi\\p{L}+(?! tilau)|eka\\p{L}{0,3}',
      '(?:se|tuo|tämä) toinen|(?:sen|tuon|tämän) toisen|toinen (?:tuote|niistä|noista)|toka\\p{L}{0,3}|numero kaksi',
      'kolmas|kolmann\\p{L}+|kolmatta',
      'neljäs|neljänn\\p{L}+|neljättä',
      'viides|viidenn\\p{L}+|viidettä',
      'viimei\\p{L}+',
    ],
    compare: 'ero|eroa|eroja|eroavat|parempi|paremman|huonompi|paras|vertaa|vertail\\p{L}*|kumpi|vai|tai',
    joint: 'ja|vai|tai|kuin|vs\\.?',
  },
  asks: {
    duration:
      'kuinka kauan|kauanko|miten kauan|(?:kuinka|miten) nopeasti|(?:kuinka monta|montako|monta) (?:arki)?(?:päivää|viikkoa|tuntia|kuukautta|vuotta)|(?:kuinka monessa|monessako|monessa) (?:päivässä|viikossa)|(?:kuinka|miten) pitkä aika',
    time: 'milloin|mihin aikaan|mihin kellonaikaan|moneltako|monelta|mihin asti|minä päivänä|minä päivinä',
    cost: 'paljonko(?: maksaa)?|(?:kuinka|miten) paljon|paljon maksaa|mitä maksaa|mikä (?:on )?hinta|minkä hintai\\p{L}+',
    count: '(?:(?:kuinka|miten) monta|montako|monta)(?! (?:arki)?(?:päiv|viik|tunt|kuuk|vuo))',
    place: 'missä|mistä|mihin|minne|mihin maihin',
    person: 'kuka|ketkä|kenen|keneltä|kenelle|ketä',
    method: '(?:miten|kuinka)(?! (?:kauan|paljon|mon|nopeasti|pitkä|iso|suuri|usein|kallis))|millä tavalla',
    reason: 'miksi|minkä takia',
    which:
      'mikä(?! (?:on )?hinta)|mitkä|mitä(?! maksaa)|minkä(?! (?:hintai|takia))|millai\\p{L}+|kumpi|minkälai\\p{L}+',
  },
  questionWords: 'mikä|mitä|mitkä|kuka|missä|milloin|miksi|miten|kuinka',
  askedMeasures: '(?:kuinka|miten) (?:kauan|paljon|monta|usein|nopeasti|suuri|iso|pitkä)|kauanko|paljonko|montako',
  yesNo:
    'onko|ovatko|oletteko|voiko|voinko|voitteko|saako|saanko|saatteko|löytyykö|myyttekö|toimitatteko|lähetättekö|käykö|sopiiko|kuuluuko|toimiiko|tuleeko|pitääkö|tarvitseeko|otatteko|tarjoatteko|hyväksyttekö|kestääkö|maksaako|eikö',
  namedDays: {
    christmasEve: 'jouluaatto\\p{L}*',
    christmasDay: 'joulupäivä\\p{L}*',
    boxingDay: 'tapaninpäivä\\p{L}*',
    christmas: 'joulu|jouluna|jouluun|joulun|joulunpyhi\\p{L}+',
    newYearsEve: 'uudenvuodenaatto\\p{L}*',
    newYearsDay: 'uudenvuodenpäivä\\p{L}*',
    newYear: 'uusi vuosi|uutenavuotena|uudenvuoden',
    goodFriday: 'pitkäperjanta\\p{L}+',
    easterMonday: 'toi\\p{L}+ pääsiäispäiv\\p{L}+',
    easter: 'pääsiäinen|pääsiäi\\p{L}+',
    blackFriday: 'black friday',
  },
  units:
    '%|(?:arki)?päivä\\p{L}*|tunti\\p{L}*|tunni\\p{L}*|h|minuutti\\p{L}*|min|viikko\\p{L}*|viiko\\p{L}*|kuukau\\p{L}*|kk|vuot\\p{L}*|vuode\\p{L}*|v|hengen|henkilö\\p{L}*|kappale\\p{L}*|kpl|paria?|cm|mm|m|metri\\p{L}*|m²|km|kg|kilo\\p{L}*|g|gramma\\p{L}*|ml|cl|dl|l|litra\\p{L}*|tuuma\\p{L}*|w',
  timeUnits:
    '(?:arki)?päivä\\p{L}*|tunti\\p{L}*|tunni\\p{L}*|minuutti\\p{L}*|viikko\\p{L}*|viiko\\p{L}*|kuukau\\p{L}*|kk|vuot\\p{L}*|vuode\\p{L}*',
  numbers: [
    'yksi|yhden|yhtä',
    'kaksi|kahden|kahta',
    'kolme|kolmen',
    'neljä|neljän',
    'viisi|viiden',
    'kuusi|kuuden',
    'seitsemän',
    'kahdeksan',
    'yhdeksän',
    'kymmenen',
    'yksitoista|yhdentoista',
    'kaksitoista|kahdentoista',
  ],
  currencies: 'euro(?:a|n|lla|t|ja)?|e|senttiä|dollari(?:a|n|t)?|puntaa|kruunua',
  percent: 'prosent\\p{L}+|pros\\.?',
  without: 'ilman|paitsi',
  lacking: '-?(?:tön|ton|ttömät|ttomat)',
  amountWords:
    'viisitoista 15, kaksikymmentä 20, kolmekymmentä 30, neljäkymmentä 40, viisikymmentä 50, sata 100, kaksisataa 200, tuhat 1000',
  comparatives: {
    cheaper: 'halvempi|edullisempi',
    dearer: 'kalliimpi',
    bigger: 'isompi|suurempi|pidempi|leveämpi',
    smaller: 'pienempi|lyhyempi',
    heavier: 'painavampi|raskaampi|painaa enemmän',
    lighter: 'kevyempi|painaa vähemmän',
    brighter: 'kirkkaampi|valaisee enemmän|enemmän valoa',
  },
  prices: {
    atMost: [
      '(?:alle|enintään|korkeintaan|max|maksimissaan|halvempi kuin|budjetti) N',
      'N (?:tai alle|asti|maksimissaan|tai vähemmän)',
    ],
    atLeast: ['(?:yli|vähintään|alkaen|kalliimpi kuin) N', 'N (?:tai yli|tai enemmän|alkaen|ylöspäin)'],
    between: ['(?:välillä )?N (?:ja|-|–) N(?: väli(?:llä|ltä))?'],
    about: ['(?:noin|suunnilleen|n\\.) N', 'N (?:paikkeilla|tienoilla)'],
    cheapest: ['halvin|halvimmat|halvimman|halvinta', 'edullisi[nm]\\p{L}*'],
    dearest: ['kallein|kalleimmat|kalleimman|kalleinta'],
    onSale: [
      'alennuksessa',
      'alessa',
      'ale',
      'tarjouksessa',
      'tarjous|tarjoukset|tarjouksia',
      'alennus|alennukset|alennuksia',
      'alennettu\\p{L}*',
    ],
  },
  concepts: {
    delivery:
      'toimitus, toimitukset, postitus, toimitus*, toimituks*, toimita*, toimitet*, toimitt*, lähet*, lahet*, postitus*, postituks*, rahti*, kotiinkuljetus*, kuljetus*, toimituskul*, toimitusmaksu*, postikul*, lähetyskul*, rahtikul*, toimitusaika*, toimitusaj*, ilmainen toimitus, ilmaisen toimituks*, maksuton toimitus, paketti, paketin, pakettia, pakettini',
    dispatch:
      'käsittelyaika, lähetetään, lähetämme, käsittelyaj*, käsittelyaika*, milloin lähet*, lähtee varasto*, lähtee postiin, pakataan',
    carrier:
      'kuljetusyhtiö, kuljetusyhtiö*, kuljetusliik*, matkahuol*, posti, postin, postilla, postnord*, dhl, ups, gls, fedex, schenker*, kuriiri*, lähetti',
    tracking:
      'seuranta, seurantakoodi, lähetyksen seuranta, seurantakood*, seurantatunnu*, seurannan, seurantaa, seurantali*, lähetystunnu*, seurata lähetys*, seurata paketti*, lähetyksen seuran*',
    abroad:
      'ulkomaille, kansainvälinen, ulkoma*, kansainväli*, kansainvali*, muihin maihin, muualle kuin suomeen, suomen ulkopuol*, koko maailma*, ympäri maailma*, eu-maihin, euroopan maihin',
    customs: 'tulli, tullimaksut, tulli*, tullaus*, tulleja, tuontimaksu*, tuontivero*',
    pickup:
      'nouto, noutopiste, nouto*, noutaa, noudan, noude*, nouda*, pakettiautomaat*, nouto myymälästä, hakea myymälästä',
    express:
      'pikatoimitus, pikatoimit*, pikalähet*, express*, ekspres*, huomiseksi, seuraavaksi päiväksi, seuraavana päivänä',
    returns:
      'palautus, palautukset, peruuttamisoikeus, palautus*, palautuks*, palautta*, palautan, palauta, palautamme, palautettu*, palautetaan, palautettava*, peruuttamisoikeu*, palautuskul*, palautusmaksu*, palautusaika*, palautusaj*',
    refund:
      'hyvitys, rahojen palautus, hyvitys*, hyvityks*, hyvitet*, hyvitä*, rahat takaisin, rahani takaisin, rahanpalautu*, rahojen palautu*, rahojenpalautu*',
    exchange: 'vaihto, vaihto-oikeus, vaihdon, vaihtoa, vaihto-oikeu*, vaihtaa, vaihta*, vaihda*, vaihdet*, koon vaih*',
    cancel: 'peruutus, peruuttaa, peruutus*, peruutuks*, peruutta*, peruuta*, perua, perun, peruttu, peruminen',
    restocking:
      'palautuksen käsittelymaksu, palautuksen käsittelymaksu*, palautuksen käsittelykul*, uudelleenvarastoin*',
    condition:
      'käyttämätön, alkuperäispakkaus, käyttämät*, käyttämättöm*, kayttamat*, alkuperäispakkau*, alkuperäis* pakkau*, alkuperäises* pakkau*, avaamat*, avattu pakkaus, avatun pakkauksen, hintalappu*, hintalapu*, myyntikunto*, myyntikunno*',
    final_sale:
      'ei palautusoikeutta, ei voi palauttaa, ei ole palautusoikeu*, palautusoikeutta ei ole, ei palautusoikeu*, ei vaihto-oikeu*, ei vaihto- tai palautusoikeu*, palautusoikeus ei koske, ei voida palauttaa, ei voi vaihtaa',
    damaged:
      'vaurioitunut, viallinen, rikki, reklamaatio, vaurio*, vialli*, vika, viat, rikkinäi*, rikkoutu*, rikkoontu*, reklamaatio*, reklamoi*, särky*, virheelli*, väärä tuote, väärän tuott*, väärän koon, väärän väri*',
    missing: 'puuttuu, kadonnut, puuttu*, kadonne*, katosi, ei ole tullut, ei ole saapunut, ei tullut, ei saapunut',
    payment:
      'maksu, maksutavat, maksaminen, maksuta*, maksuvaihtoeh*, maksamin*, maksamis*, maksun, maksut, voiko maksaa, voinko maksaa, voi maksaa, maksetaan, maksan, tilisiir*, verkkopank*, pankkitunnu*, mobilepay*, paypal, postiennak*, apple pay, google pay',
    card: 'luottokortti, pankkikortti, maksukortti, luottokort*, pankkikort*, maksukort*, kortilla, korttimaks*, visa, mastercard',
    instalments: 'osamaksu, osamaksu*, erämaksu*, erissä, osissa, klarna, maksa myöhemmin, kuukausieris*',
    invoice: 'lasku, kuitti, laskun, laskulla, laskut, laskutus*, verkkolasku*, kuitin, kuittia',
    tax: 'alv, arvonlisävero, arvonlisäver*, vero, verot, veroton*, verottom*',
    currency: 'valuutta, valuut*',
    warranty: 'takuu, takuuaika, takuu*',
    repair: 'korjaus, korjaus*, korjata, korjaam*',
    contact: 'yhteystiedot, asiakaspalvelu, yhteystie*, yhteyttä, yhteytta, yhteyden*, asiakaspalvel*, tavoit*',
    email: 'sähköposti, sähköpostiosoite, sähköposti*, sahkoposti*, email*, e-mail*, meili*, s-posti*',
    phone: 'puhelin, puhelinnumero, puhelinnumero*, puhelimitse, soittaa, soitan, soitto, puh, whatsapp',
    address:
      'osoite, käyntiosoite, osoite*, osoitt*, käyntiosoit*, sijainti, sijaits*, missä olette, missä te olette, mistä teidät löytää, missä liikkeenne',
    hours: 'aukioloajat, avoinna, auki, aukiolo*, aukeaa, suljette, suljetaan',
    shop: 'myymälä, liike, kivijalkamyymälä, myymäl*, liikkee*, liikettä, kivijalka*, showroom*, fyysinen kauppa, fyysistä kauppaa',
    order:
      'tilaus, tilaukset, tilaus*, tilauks*, tilata, tilaan, tilasin, tilattu*, tilaamani, tilaamista, tilaisin, tilausvahvistu*',
    minimum: 'vähimmäistilaus, minimitilaus, vähimmäis*, minimi*, minimitilau*, vähintään tilata',
    wholesale: 'tukkumyynti, jälleenmyyjä, tukku*, tukuss*, jälleenmyy*, jalleenmyy*, b2b, yritysasiak*',
    discount:
      'alennus, alennuskoodi, tarjous, alennus*, alennuks*, alennet*, ale, alessa, alekood*, tarjous*, tarjouks*, kampanja*, kuponki*, kupong*, opiskelija-alennu*',
    gift_card: 'lahjakortti, lahjakort*',
    store_credit: 'hyvityskuponki, hyvityskupon*, ostohyvity*, tilihyvity*',
    loyalty:
      'kanta-asiakas, bonuspisteet, kanta-asiak*, kantis*, bonuspist*, etuohjelm*, kerätä pisteitä, kanta-asiakasohjelm*',
    preorder: 'ennakkotilaus, ennakkotil*, ennakkomyyn*',
    privacy:
      'tietosuoja, tietosuojaseloste, tietosuoja*, henkilötie*, henkilotie*, yksityisyydensuoj*, rekisteriselost*, gdpr, evästee*, evästei*',
    account:
      'asiakastili, käyttäjätili, tili, tilin, tilini, asiakastili*, käyttäjätili*, kirjautu*, kirjaudu*, rekisteröity*, rekisteröidy*, salasana*',
    jobs: 'työpaikat, avoimet työpaikat, työpaik*, avoim* työpaik*, töihin teille, rekry*, työhakemu*',
    owner: 'omistaja, perustaja, omistaj*, perustaj*, kuka omistaa, kuka perusti, kuka on takana, kenen yritys',
    since:
      'perustettu, perustettiin, perustet*, perustamisvuo*, kuinka kauan olette, kauanko olette, milloin perust*, vuodesta',
    event: 'tapahtuma, tapahtumat, tapahtum*, häät, häihin, häitä, työpaja*, messut, messuilla',
    review: 'arvostelut, arviot, arvostelu*, arvio, arvioita, asiakasarvio*, tuotearvio*',
    time: 'päivää, arkipäivää, paivaa, päivässä, arkipäiv*, kuinka kauan, miten kauan, kauanko, kuinka nopeasti, miten nopeasti, montako päivää, kuinka monta päivää, milloin saa*, milloin tulee, milloin toimit*, viikkoa, viikon, viikossa, toimitusaika*, toimitusaj*, käsittelyaj*, palautusaika*, palautusaj*',
    cost: 'hinta, kulut, maksaa, hinta*, hinna*, hinno*, maksavat, maksaako, kuluja, paljonko, paljonko maksaa, kuinka paljon, miten paljon, veloit*, toimituskul*, toimitusmaksu*, postikul*, lähetyskul*, rahtikul*, palautuskul*, palautusmaksu*',
    free: 'ilmainen, maksuton, ilmai*, maksuto*, maksutt*, veloituksetta, ilmainen toimitus, ilmaisen toimituks*, maksuton toimitus',
    stock: 'varastossa, saatavilla, varasto*, saatavuu*, saatavana, loppuunmyy*, loppunut, onko loppu, loppu varasto*',
    size: 'koko, mitat, koot, koon, kokoa, kokoja, koossa, kokoina, mitta, mittoja, mitoilt*, kuinka suuri, kuinka iso, kuinka pitkä, minkä kokoi*, leveys, pituus, korkeus, halkaisij*, xs, xl, xxl',
    size_guide:
      'kokotaulukko, kokotaulu*, kokotauluk*, kokoopas, koko-opa*, mittataulu*, minkä koon valits*, minkä koon otan, minkä koon ottaisin, oikea koko, oikean koon',
    fit: 'istuvuus, mitoitus, istuvuu*, mitoitus*, mitoituks*, miten istuu, istuuko, väljä*, oversize*, slim fit, vartalonmyötäi*, tyköistuv*',
    material:
      'materiaali, kangas, koostumus, materiaal*, kanka*, kangast*, koostumu*, mistä se on tehty, mistä on tehty, mistä tehty, mistä materiaalista',
    made: 'valmistettu, valmistus, valmistet*, valmistus*, valmistaa, tuotettu, käsintehty*, käsin tehty*, käsityö*, valmistusmaa*, alkuperämaa*, missä tehdään, missä tehty, made in',
    wash: 'pesu, pesuohje, hoito-ohje, pesun, pesuohje*, pesuohj*, pestä, pesta, pestää*, pestävä*, konepes*, pesukone*, käsinpesu*, hoito-ohje*, hoito-ohj*, silittä*, silitys*, kuivausrum*, puhdist*, astianpesukon*',
    weight: 'paino, painaa, painon, painoa, painavat, paljonko painaa, kuinka paljon painaa, kuinka painava*',
    colour: 'väri, värit, väri*, värej*, vareja, värin, sävy*',
    scent: 'tuoksu, tuoksut, tuoksu*, tuoksuj*, hajustee*, hajuste*, hajusteet*',
    ingredients: 'ainesosat, ainesos*, inci, raaka-ainee*, sisältää',
    allergy: 'allergia, allergeeni, allerg*, hypoallerg*, gluteen*, laktoos*, herkkä iho, herkälle iholle, herkkäihoi*',
    use: 'käyttö, käyttöohje, käytön, käyttöohje*, käyttöohj*, käyttää, käytetään, käyttäisin, kaytto*, miten käytän, miten käyte*, asennus*, asennet*, asentaa, kokoamisohj*',
    capacity: 'tilavuus, tilavuu*, vetoisuu*, kapasiteet*, litraa, montako litraa, mahtuu, kuinka paljon mahtuu',
    lasting:
      'paloaika, säilyvyys, paloaika*, paloaj*, säilyvyy*, säilyy, käyttöikä*, kestoikä*, akunkesto*, parasta ennen, kuinka kauan palaa, kauanko palaa, kestävyy*',
    compatible: 'yhteensopiva, yhteensopi*, sopii yhteen, käy yhteen, toimiiko yhdessä',
    contents:
      'sisältyy, pakkauksen sisältö, sisältyy*, sisältyvät, pakkauksen sisäl*, paketin sisäl*, pakkaus sisältää, setti sisältää, kuuluuko mukaan, tuleeko mukana, mitä kuuluu pakettiin, sisältää, mitä kuuluu pakkaukseen',
    custom:
      'kaiverrus, räätälöity, kaiverr*, kaivert*, räätälö*, mittatilaus*, mittatilauks*, personoi*, personoitu*, omalla nimellä, omalla tekstillä, oma teksti, omalla logolla, oma logo, oma nimi, yksilöi*, brodeera*, brodeeraus*',
    gift: 'lahja, lahjapaketointi, lahja*, lahjo*, lahjapaket*, lahjapakk*, joululahj*, syntymäpäivälahj*',
    new: 'uutuudet, uutuus, uutuu*, uutuude*, uusi mallisto, uutta mallistoa, uusia tuotteita',
    ...finnishThings,
  },
  idioms:
    'koko ajan, koko päivä*, koko suome*, koko perhe*, koko vuo*, hyvää päivää, kerran viikossa, musta tuntuu, vihreä tee, vihreää teetä, musta tee, mustaa teetä, puhelin kuor*',
  functionWords:
    'milloin niin ei eivät emme en et ette että he hei hyvä hän ihan ja jo joka jos jotka juuri kanssa kai kaikki kiitos koska kuin kuinka kun kuka kyllä me meidän mihin mikä mikäli millainen millä minkä minne minulla minulle minun minut minä missä mistä mitkä mitä miten montako mukaan mun mulla mutta myös ne nyt no noin nämä olen oli olisi olla on onko ollut ole olette oletteko ovat pitää saa saako saan saanko se sekä sen siellä siihen siinä siitä sille sinun sinä sitten sitä sä mä tai tarvitsee te teidän teillä teiltä tuo tämä tämän tätä tästä tässä täällä vai vain vaan vielä voi voiko voinko voitteko yli',
  asking:
    'näytä näyttäkää etsin löydä löytyy löytyykö haluan haluaisin tarvitsen suosittele suosittelette suosittelisitte ostaa ostan osta kertoa kerro tietää auttaa apua myyttekö myydäänkö mahdollista mahdollisesti jotain jotakin joku kysyä kysymys hyväksyttekö tarjoatteko käykö ottaako otatteko tuote tuotteet tuotteita',
  isUnspaced: false,
  namesBend: true,
  clitics: '',
  usual: null,
  stem: stemmer,
};
