import { stemmer } from '@orama/stemmers/german';
import { germanThings } from './things/de.ts';
import type { LanguagePack } from './language-pack.ts';

export const german: LanguagePack = {
  tag: 'de',
  phrases: {
    casual: {
      greeting: 'Hallo! Wobei kann ich dir bei {brand} helfen?',
      thanks: 'Gern geschehen! Kann ich noch etwas für dich tun?',
      goodbye: 'Tschüss, bis bald!',
      assistant:
        'Ich bin der KI-Assistent von {brand} und helfe dir gern bei Fragen zu Produkten, Lieferung und Rückgabe.',
      unknown: 'Das habe ich auf unseren Seiten leider nicht gefunden.',
      unable: 'Das kann ich gerade leider nicht beantworten.',
      unknownPart: 'Zu „{topic}“ habe ich auf unseren Seiten leider nichts gefunden.',
      perhaps: 'Ich bin nicht sicher, ob unsere Seiten das beantworten. Am nächsten kommt:',
      unclear: 'Eine klare Antwort darauf habe ich auf unseren Seiten nicht gefunden. Am nächsten kommt:',
      nearly: 'Genau das habe ich nicht gefunden. Am nächsten kommt:',
      closest: 'Auf unseren Seiten kommt dem am nächsten:',
      pagesSay: 'Auf unserer Seite steht:',
      customersSay: 'Das schreiben Kundinnen und Kunden:',
      pagesDiffer: 'Unsere Seiten sagen dazu Verschiedenes, frag am besten kurz bei uns nach:',
      order: 'Bestellungen kann ich von hier aus nicht sehen, unser Team schon.',
      human: 'Unser Team hilft dir gern persönlich.',
      complaint: 'Das tut mir wirklich leid. Unser Team kümmert sich darum und findet mit dir eine Lösung.',
      contacts: 'Du erreichst uns so: {contacts}.',
      or: 'oder',
      more: 'Mehr dazu',
      products: 'Schau dir diese mal an:',
      nothingWithin: 'Zu diesem Preis habe ich leider nichts gefunden.',
      notSold: '{name} habe ich in unserem Shop leider nicht gefunden.',
      price: '{name} kostet {price}.',
      priceRange: '{name} kostet je nach Ausführung {price} bis {high}.',
      priceOption: '{name} in {option} kostet {price}.',
      cheapest: 'Am günstigsten ist {name} für {price}.',
      dearest: 'Am teuersten ist {name} für {price}.',
      compared: 'Das ist {name} mit {option} gegenüber {options}.',
      inStock: '{name} ist vorrätig.',
      soldOutNow: '{name} ist zurzeit ausverkauft.',
      preordered: '{name} kann vorbestellt werden, ist aber gerade nicht auf Lager.',
      inStockOption: '{name} ist in {option} vorrätig.',
      soldOutOption: '{name} ist in {option} zurzeit ausverkauft.',
      notOffered: '{name} gibt es nicht in {option}. Du bekommst es in {options}.',
      availableIn: '{name} gibt es in {options}.',
      stockUnknown: 'Ob {name} gerade vorrätig ist, steht nicht auf unseren Seiten.',
      viewProduct: 'Zum Produkt',
      soldOut: 'Ausverkauft',
      priceThen: '{price} am {date}. Der heutige Preis steht auf der Produktseite.',
      priceOnPage: 'Der heutige Preis steht auf der Produktseite.',
    },
    formal: {
      greeting: 'Guten Tag. Wie kann ich Ihnen bei {brand} helfen?',
      thanks: 'Sehr gern. Kann ich noch etwas für Sie tun?',
      goodbye: 'Auf Wiedersehen und vielen Dank für Ihren Besuch.',
      assistant:
        'Ich bin der KI-Assistent von {brand} und helfe Ihnen gern bei Fragen zu Produkten, Lieferung und Rückgabe.',
      unknown: 'Dazu habe ich in unseren Informationen leider nichts gefunden.',
      unable: 'Diese Frage kann ich im Augenblick leider nicht beantworten.',
      unknownPart: 'Zu „{topic}“ habe ich in unseren Informationen leider nichts gefunden.',
      perhaps: 'Ich bin nicht sicher, ob unsere Seiten das beantworten. Am nächsten kommt:',
      unclear: 'Eine klare Antwort darauf habe ich auf unseren Seiten nicht gefunden. Am nächsten kommt:',
      nearly: 'Genau das habe ich nicht gefunden. Am nächsten kommt:',
      closest: 'Auf unseren Seiten kommt dem am nächsten:',
      pagesSay: 'Auf unserer Seite steht:',
      customersSay: 'Das schreiben Kundinnen und Kunden:',
      pagesDiffer: 'Unsere Seiten machen dazu unterschiedliche Angaben, bitte fragen Sie kurz bei uns nach:',
      order: 'Bestellungen kann ich von hier aus nicht einsehen, unser Team jedoch schon.',
      human: 'Unser Team hilft Ihnen gern persönlich weiter.',
      complaint: 'Das tut mir sehr leid. Unser Team kümmert sich darum und findet mit Ihnen eine Lösung.',
      contacts: 'Sie erreichen uns so: {contacts}.',
      or: 'oder',
      more: 'Mehr dazu',
      products: 'Diese Produkte könnten zu Ihnen passen:',
      nothingWithin: 'Zu diesem Preis habe ich leider nichts gefunden.',
      notSold: '{name} habe ich in unserem Sortiment leider nicht gefunden.',
      price: '{name} kostet {price}.',
      priceRange: '{name} kostet je nach Ausführung {price} bis {high}.',
      priceOption: '{name} in {option} kostet {price}.',
      cheapest: 'Am günstigsten ist {name} für {price}.',
      dearest: 'Am teuersten ist {name} für {price}.',
      compared: 'Das ist {name} mit {option} gegenüber {options}.',
      inStock: '{name} ist vorrätig.',
      soldOutNow: '{name} ist zurzeit ausverkauft.',
      preordered: '{name} kann vorbestellt werden, ist aber gerade nicht auf Lager.',
      inStockOption: '{name} ist in {option} vorrätig.',
      soldOutOption: '{name} ist in {option} zurzeit ausverkauft.',
      notOffered: '{name} ist nicht in {option} erhältlich, aber in {options}.',
      availableIn: '{name} ist in {options} erhältlich.',
      stockUnknown: 'Ob {name} derzeit vorrätig ist, steht nicht auf unseren Seiten.',
      viewProduct: 'Zum Produkt',
      soldOut: 'Ausverkauft',
      priceThen: '{price} am {date}. Der heutige Preis steht auf der Produktseite.',
      priceOnPage: 'Der heutige Preis steht auf der Produktseite.',
    },
  },
  smallTalk: {
    greeting:
      'hallo+|hallöchen|hallihallo|servus|moin(?: moin)?|guten (?:tag|morgen|abend)|gute(?:n)? tag|tach|grüezi|grüß (?:gott|dich|euch|sie)|mahlzeit|schönen (?:guten )?tag|entschuldigung|(?:ich )?(?:habe?|hätte) (?:da )?(?:mal |nur )?(?:eine |ne )?(?:kurze )?frage|(?:eine )?kurze frage|darf ich (?:et)?was fragen',
    thanks:
      'danke+(?: ?schön| ?sehr| dir| euch| ihnen)?(?: (?:schon (?:mal )?)?im vora?us)?(?: für (?:die|deine|ihre) (?:schnelle )?(?:hilfe|antwort|auskunft|info))?|(?:vielen (?:lieben )?|besten |herzlichen )dank(?: im vora?us)?|dankeschön|lieben dank|tausend dank|alles klar|passt|(?:das ist |sehr |ist )?(?:gut|toll|prima|nett|hilfreich|klasse)|prima|toll|klasse|verstanden|hat sich erledigt',
    goodbye:
      "tschüss?i?|tschau|auf wiedersehen|wiedersehen|bis (?:bald|dann|später|morgen)|schönen (?:tag|abend)(?: noch)?|schönes wochenende|gute nacht|das war(?:'?s| es)(?: schon)?",
    assistant:
      "wer (?:bist du|sind sie|seid ihr)|wie heißt du|wie heißen sie|(?:bist du|sind sie) (?:ein |eine )?(?:chat)?(?:bot|roboter|mensch|maschine|ki|echt|echter mensch|echte person)|(?:spreche|rede|schreibe) ich (?:hier )?mit (?:einem|einer) (?:bot|menschen|maschine|ki)|wie geht(?:'?s| es)(?: dir| ihnen)?|was kannst du|was können sie|(?:kannst du|können sie|könnten sie|könnt ihr) (?:mir )?(?:bitte )?helfen|hilfe|ich brauche hilfe",
  },
  intents: {
    human:
      'mitarbeiter(?:in)?,? bitte|mit (?:einem|einer|jemandem|nem|ner) (?:echten |richtigen )?(?:menschen|mitarbeiter(?:in)?|person|berater(?:in)?|kundenberater(?:in)?)?(?: ?(?:sprechen|reden|chatten|telefonieren|verbinden))|mit jemandem (?:vom|aus dem) \\p{L}+|(?:echten?r?|richtigen?r?) (?:mensch|person|mitarbeiter)(?:en)?|kundenservice|kundendienst|kundenbetreuung|kundensupport|(?:ruft|rufen sie|rufen) (?:mich|uns) (?:bitte )?(?:an|zurück)|rückruf(?! (?:zu )?(?:üb|trainier|lern)\\p{L}*)|(?:kann|könnte) mich (?:bitte )?jemand (?:anrufen|zurückrufen|kontaktieren)|mitarbeiter sprechen|menschlichen? (?:mitarbeiter|ansprechpartner|kontakt)',
    order:
      '(?:wo|wann) (?:ist|sind|bleibt|bleiben|kommt|kommen) (?:denn )?(?:meine?|unsere?|die|das|mein) (?:bestellung|paket|päckchen|lieferung|sendung|ware|sachen|artikel|rückerstattung|geld)|(?:bestell|sendungs|auftrags|liefer)(?:status|nummer|nr|verfolgung)|status (?:meiner|der) (?:bestellung|lieferung|sendung)|(?:ist|wurde) (?:meine?|das) (?:bestellung|paket|sendung|ware) (?:schon|bereits)?(?: \\p{L}+){0,2}|(?<!(?:kann|können|könnte|darf|wie|möglich)[^.!?]{0,20})(?:meine|die) bestellung (?:stornieren|ändern|widerrufen|abbrechen)(?! kann| möglich)|(?:habe|hab) (?:\\p{L}+ ){0,4}bestellt|meine bestellung (?:nr|nummer|vom|ist|hat)|auftragsnummer|was ist (?:denn )?mit meiner (?:bestellung|lieferung|sendung)',
    complaint:
      '(?<!(?:wenn|falls|ob|sollte)[^.!?]{0,60})(?:(?:doppelt|zweimal|zwei mal|2x) (?:abgebucht|belastet|berechnet|bezahlt)|(?:an|in|mit)? ?(?:die |der |eine |einer )?(?:falschen?|verkehrten?|alten?) (?:adresse|anschrift)|als (?:zugestellt|geliefert) (?:markiert|angezeigt)|(?:loch|löcher|fleck|flecken|riss|kratzer) (?:drin|im|in der|auf)|(?:kaputt|beschädigt|defekt|zerbrochen|zerstört|gebrochen|zerkratzt|gerissen|verschmutzt|falsch|unvollständig) (?:angekommen|geliefert|an|erhalten|bekommen)|(?:ist|war|sind|waren|kam|kamen) (?:leider |total |völlig |komplett |ganz |schon )?(?:kaputt|beschädigt|defekt|zerbrochen|zerstört|zerkratzt|gerissen|verdorben|abgelaufen)|(?:falsche[snr]?|kaputte[sn]?|defekte[sn]?|beschädigte[sn]?) (?:\\p{L}+ )?(?:geliefert|geschickt|bekommen|erhalten|gesendet|zugeschickt)|(?:ist |sind )?(?:immer )?(?:noch )?(?:nicht|nie|niemals) (?:angekommen|geliefert|da|erhalten|bekommen|eingetroffen|gekommen)|(?:warte|warten) (?:\\p{L}+ ){0,3}(?:seit|immer noch|noch immer|schon)|(?:fehlt|fehlen) (?:\\p{L}+ )?(?:ein|eine|was|etwas|artikel|teil|teile|im paket|in (?:der|meiner))|(?:es|da|mir) fehlt|funktioniert nicht|geht nicht mehr|reklam(?:ation|ieren)|beschwer(?:de|en)|unverschämt\\p{L}*|frechheit|betrug|betrüger|abzocke|saftladen|enttäuscht|enttäuschend|verärgert|(?:bin|sehr|echt) sauer|wütend|unzufrieden|unmöglich(?:er|es)? (?:service|laden|verhalten)|schlechte[rs]? (?:service|qualität|kundenservice)|nie wieder|will mein geld(?: zurück)?|niemand (?:antwortet|meldet|reagiert)|keine antwort|katastrophe|katastrophal|zum kotzen|scheiß\\p{L}*)',
    shopping:
      '(?:etwas|irgendwas|was) (?:zum|zur|für|gegen|ohne)|habt ihr|haben sie|hast du|führt ihr|führen sie|gibt es|gibts|verkauf\\p{L}*|bietet ihr|bieten sie|such(?:e|en|t)|zeig\\p{L}*|empfehl\\p{L}*|empfiehl\\p{L}*|kaufen|geschenk\\p{L}*|was kostet|was kosten|kostet|kosten (?:die|das|der|eure|ihre)|wie teuer|preis\\p{L}*|brauche|hätte gern\\p{L}*|möchte (?:ein|eine|einen|gern)|ich will|welche \\p{L}+ (?:habt|haben|gibt|könnt|können|passt|ist am)|günstigst\\p{L}*|billigst\\p{L}*|teuerst\\p{L}*|bestseller|beliebtest\\p{L}*|etwas (?:für|mit|in|aus)',
    policy:
      'welche größe|lieferung|lieferzeit\\p{L}*|liefer\\p{L}*|versand\\p{L}*|versend\\p{L}*|verschick\\p{L}*|schickt ihr|schicken sie|zustell\\p{L}*|porto\\p{L}*|rückgabe\\p{L}*|rücksend\\p{L}*|retour\\p{L}*|retoure\\p{L}*|zurück(?:geben|schicken|senden|bringen|geschickt|gegeben)|umtausch\\p{L}*|tauschen|erstatt\\p{L}*|rückerstatt\\p{L}*|geld zurück|widerruf\\p{L}*|garantie\\p{L}*|gewährleistung\\p{L}*|zahl(?:en|t|ung|ungen|ungs\\p{L}*|bar)|bezahl\\p{L}*|ratenzahlung|in raten|klarna|paypal|kreditkarte\\p{L}*|rechnung\\p{L}*|öffnungszeiten|geöffnet|kontakt\\p{L}*|telefonnummer|e-?mail|adresse|wo seid ihr|wo sind sie|wo finde ich (?:euch|sie)|standort|showroom|größentabelle|größenberatung|wasch\\p{L}*|gewaschen|pflege\\p{L}*|trockner|bügel\\p{L}*|gutschein\\p{L}*|rabatt(?:code|codes|aktion)\\p{L}*|newsletter|datenschutz\\p{L}*|kundenkonto|konto|passwort|agb|zoll\\p{L}*|mehrwertsteuer|mwst|steuer\\p{L}*|über euch|reparatur\\p{L}*|reparier\\p{L}*|großhandel\\p{L}*|wiederverkäufer|abhol\\p{L}*|abgeholt|storn\\p{L}*|vorbestell\\p{L}*|mindestbestellwert|ausland|bewerb\\p{L}*|stellenangebot\\p{L}*',
  },
  followUp: {
    opening:
      'und|oder|aber|auch|was ist mit|wie ist es mit|wie siehts aus mit|wie sieht es (?:aus )?mit|wie wärs mit|und was ist mit|und wie|dann|ok und|also',
    referring:
      '(?<!(?:gibt|gäbe) )es|das|dies|diese[rsnm]?|davon|dafür|damit|dazu|daran|sie|ihn|ihm|jene[rsnm]?|welche davon|der|die|den|dem',
    general:
      'etwas|alles|irgendwas|irgendetwas|was habt ihr|was haben sie|was gibt es|was verkauft ihr|sonst noch|was noch|euer sortiment|eure produkte',
    ordinals: [
      '(?:de[rnms]|die|das) erste[nrs]?|erste[rs]? (?:davon|von oben)|nummer (?:eins|1)|das 1\\.',
      '(?:de[rnms]|die|das) zweite[nrs]?|zweite[rs]? (?:davon|von oben)|nummer (?:zwei|2)|das 2\\.',
      '(?:de[rnms]|die|das) dritte[nrs]?|dritte[rs]? (?:davon|von oben)|nummer (?:drei|3)|das 3\\.',
      '(?:de[rnms]|die|das) vierte[nrs]?|nummer (?:vier|4)|das 4\\.',
      '(?:de[rnms]|die|das) fünfte[nrs]?|nummer (?:fünf|5)|das 5\\.',
      '(?:de[rnms]|die|das) letzte[nrs]?|letztere[rsn]?',
    ],
    compare:
      'unterschied\\p{L}*|unterscheide\\p{L}*|vergleich\\p{L}*|besser|wärmer|weicher|größer|stabiler|versus|vs\\.?|oder',
    joint: 'und|oder|vs\\.?|versus|zu|als|mit|von|zum|zur|&',
  },
  asks: {
    duration:
      'wie ?lang(?:e)?(?! (?:ist|sind) (?:die|der|das|diese[rs]?) (?!liefer|versand|garantie|rück|frist|warte))|wie viele (?:tage|wochen|stunden|monate|jahre|werktage)|wieviele (?:tage|wochen|stunden|monate|werktage)|wie (?:schnell|bald)|wie viel zeit|lieferzeit\\p{L}*|brenndauer|innerhalb welcher',
    time: 'wann|bis wann|ab wann|um wie ?viel uhr|welche[rnms]? tag(?:e|en)?|an welchen tagen|wie spät|öffnungszeiten,wann kommt mein geld,wann kommt das geld,wann kommt meine erstattung,wann kommt die erstattung,wann kommt eine erstattung,wann bekomme ich mein geld,wann bekomme ich das geld,wann bekomme ich meine erstattung,wann bekomme ich die erstattung,wann bekomme ich eine erstattung,wann krieg ich mein geld,wann krieg ich das geld,wann krieg ich meine erstattung,wann krieg ich die erstattung,wann krieg ich eine erstattung,wann kriege ich mein geld,wann kriege ich das geld,wann kriege ich meine erstattung,wann kriege ich die erstattung,wann kriege ich eine erstattung,wann erhalte ich mein geld,wann erhalte ich das geld,wann erhalte ich meine erstattung,wann erhalte ich die erstattung,wann erhalte ich eine erstattung',
    cost: 'wie ?viel (?:kostet|kosten|ist|zahl\\p{L}*|muss|würde|macht|geld|€|euro)|was (?:kostet|kosten|macht|zahlt|zahle)|wie (?:teuer|hoch)|kosten|kostet|preise?|gebühr(?:en)?|\\p{L}+kosten,noch drauf,oben drauf,obendrauf,was nehmt ihr für,was verlangt ihr,was berechnet ihr,was zahl ich,was zahle ich,was bezahle ich,was bezahl ich',
    count: 'wie ?viele(?! (?:tage|wochen|stunden|monate|jahre|werktage))|wie oft|welche anzahl',
    place: 'wo|woher|wohin|von wo|in welche[nrms]? (?:stadt|land|länder|ländern|ort|läden)|welche länder|adresse',
    person: 'wer|wem|wen|wessen|von wem|an wen|bei wem',
    method:
      'wie(?! ?(?:lange?|viele?|schnell|bald|teuer|hoch|oft|groß|breit|tief|schwer|alt|spät|weit|warm|dick|geht))|auf welche (?:art|weise)|was muss ich (?:tun|machen)|womit|anleitung',
    reason: 'warum|wieso|weshalb|weswegen|aus welchem grund|wozu',
    which: 'welche[rnms]?|was für (?:ein(?:e[nmrs]?)?)?|was für|welch',
  },
  questionWords: 'was|welche[rsnm]?|wer|wo|wann|warum|wie|wieviel|wohin|woher',
  askedMeasures: 'wie ?(?:lange?|viele?|oft|schnell|hoch|weit)',
  yesNo:
    '(?!(?:können|könnten|kannst|könntest) (?:sie|du|ihr) (?:mir |uns )?(?:bitte )?(?:sagen|erklären|zeigen|verraten|helfen)|wissen sie|weißt du)(?:ist|sind|bin|bist|seid|war|waren|habt|haben|hat|habe|hast|hätte[nt]?|hättet|kann|kannst|können|könnt|könnte[nt]?|könntet|darf|dürfen|muss|müssen|soll(?:te[nt]?)?|wird|werden|wurde|wurden|würde[nt]?|gibt|gibts|gilt|geht|gehen|macht|machen|bietet|bieten|liefert|liefern|versendet|verschickt|schickt|verkauft|verkaufen|führt|führen|nehmt|nehmen|akzeptiert|akzeptieren|passt|passen|kommt|kommen|enthält|enthalten|kostet|kosten|bekomme|bekommt|brauche|funktioniert|läuft|fällt|fallen|lässt|lassen|stimmt|besteht|verwendet|nutzt)',
  leave: [
    [
      '^(?:ist|wäre|geht) es (?:für (?:mich|uns) )?(?:ok|okay|in ordnung|möglich|erlaubt|gestattet),?\\s+(?:wenn (?:ich|wir)\\s+)?',
      'kann ich ',
    ],
    ['^(?:darf|dürfte|dürfen|dürften|könnte|könnten|kann|können) (?:ich|wir|man)\\s+', 'kann ich '],
    [
      '^(?:ist|sind) (?:(?:eine?|der|die|das|meine?|unsere?)\\s+)?((?:\\p{L}+\\s){0,2}?\\p{L}+) (?:(?:bei (?:euch|ihnen)|(?:im|in (?:dem|der|eurem|eurer|ihrem|ihrer|den|die|euren|ihren)) (?:laden|geschäft|shop|store|filiale|ausstellung)) ){0,2}(?:erlaubt|gestattet|willkommen|zugelassen|ok|okay)(?: (?:bei (?:euch|ihnen)|(?:im|in (?:dem|der|eurem|eurer|ihrem|ihrer|den|die|euren|ihren)) (?:laden|geschäft|shop|store|filiale|ausstellung)))?(?=\\s*[?.!]*$)',
      'kann ich $1 mitbringen',
    ],
    [
      '^(?:darf|dürfen|kann|können) (?:(?:eine?|meine?|unsere?)\\s+)?(\\p{L}+) mit(?:kommen)?(?: rein| hinein| (?:bei (?:euch|ihnen)|(?:im|in (?:dem|der|eurem|eurer|ihrem|ihrer|den|die|euren|ihren)) (?:laden|geschäft|shop|store|filiale|ausstellung)))?(?=\\s*[?.!]*$)',
      'kann ich $1 mitbringen',
    ],
    ['(?<!\\p{L})(?:mitzubringen|mit(?:zu)?nehmen|mitbringe|mitnehme)(?!\\p{L})', 'mitbringen'],
  ],
  leaveGiven: 'willkommen|erlaubt|gestattet|verboten|mit(?:zu)?(?:bringen|nehmen)|mitgebracht|draußen bleiben',
  whether: {
    opening:
      '(?:habt|bietet|verkauft|führt|akzeptiert|nehmt) ihr|(?:haben|bieten|verkaufen|führen|akzeptieren|nehmen) sie|(?:hast|bietest|verkaufst) du|gibt es|gibts',
    verbs:
      'habt haben hast bietet bieten verkauft verkaufen führt führen akzeptiert akzeptieren nehmt nehmen gibt gibts bekommt bekommen bekomme kriegt kriegen kriege',
    yes: 'ja|klar|natürlich|selbstverständlich|gerne?',
  },
  namedDays: {
    christmasEve: 'heiligabend|heilig abend|heiliger abend|heiligen abend|weihnachtsabend',
    christmasDay: '(?:erste[rnm]?|1\\.) weihnachts(?:feier)?tag|christtag',
    boxingDay: '(?:zweite[rnm]?|2\\.) weihnachts(?:feier)?tag|stephanstag|stefanitag',
    christmas: 'weihnachten|zwischen den jahren|weihnachts\\p{L}*|xmas',
    newYearsEve: 'silvester\\p{L}*|sylvester|altjahrstag',
    newYearsDay: 'neujahr|neujahrstag',
    newYear: 'jahreswechsel|neujahr und silvester|neues jahr',
    goodFriday: 'karfreitag',
    easterMonday: 'ostermontag',
    easter: 'ostern|oster\\p{L}+',
    blackFriday: 'black friday',
  },
  units:
    'tage?n?|werktage?n?|arbeitstage?n?|stunden?|std|wochen?|monate?n?|jahre?n?|minuten?|min|sekunden?|mal|personen|leute|stück|stk|teile?|sets?|paar|packungen|packung|rollen|lagen|zoll|zentimeter|millimeter|meter|kilometer|kilo|kilogramm|gramm|gr|liter|milliliter|watt|volt|grad|karat|sterne?|punkte?|prozent',
  timeUnits:
    'werktage?n?|arbeitstage?n?|geschäftstage?n?|tage?n?|stunden?|std|wochen?|monate?n?|jahre?n?|minuten?|sekunden?|quartale?n?',
  numbers: [
    'ein(?:e[nmrs]?|s)?',
    'zwei|zwo',
    'drei',
    'vier',
    'fünf',
    'sechs',
    'sieben',
    'acht',
    'neun',
    'zehn',
    'elf',
    'zwölf|ein dutzend',
  ],
  currencies: 'euros?|dollars?|us-dollar|pfund|franken|cent|schweizer franken',
  percent: 'prozent|vom hundert',
  without:
    'ohne|außer|ausser|kein(?:e[nrms]?)?|(?<!\\b(?:ist|sind|war|hat|haben|kann|wird|warum|es|ob|ihr|sie|ich|wir|noch|auch|gar)\\s)nicht(?: aus| von)?',
  lacking: '-?frei(?:e[nrms]?)?',
  amountWords:
    'dreizehn 13, vierzehn 14, fünfzehn 15, sechzehn 16, siebzehn 17, achtzehn 18, neunzehn 19, zwanzig 20, fünfundzwanzig 25, dreißig 30, dreissig 30, fünfunddreißig 35, vierzig 40, fünfzig 50, sechzig 60, siebzig 70, achtzig 80, neunzig 90, hundert *100, tausend *1000, fünfer 5, zehner 10, zwanziger 20, fuffi 50, fünfziger 50, hunderter 100',
  comparatives: {
    cheaper: 'günstiger\\p{L}*|billiger\\p{L}*|preiswerter\\p{L}*|kostet weniger',
    dearer: 'teurer\\p{L}*|kostet mehr',
    bigger: 'größer\\p{L}*|grösser\\p{L}*|länger\\p{L}*|breiter\\p{L}*|fasst mehr',
    smaller: 'kleiner\\p{L}*|kürzer\\p{L}*|schmaler\\p{L}*',
    heavier: 'schwerer\\p{L}*|wiegt mehr',
    lighter: 'leichter\\p{L}*|wiegt weniger',
    brighter: 'heller\\p{L}*|lichtstärker\\p{L}*|leuchtet (?:stärker|kräftiger|mehr)|mehr licht',
  },
  prices: {
    atMost: [
      '(?:unter|bis(?: zu)?|höchstens|maximal|max\\.?|weniger als|nichts? mehr als|nichts? über|nichts? teurer als|günstiger als|billiger als|budget(?: von| ist)?|für unter|im rahmen von) N',
      '(?:ich )?(?:habe?|hab) (?:nur |etwa )?(?=[$€£]|\\d+ ?(?:€|euros?|franken))N',
      'N (?:oder weniger|maximal|höchstens|max\\.?|budget)',
      '(?:nicht|kein(?:en|e)?) (?:mehr als|über|teurer als) N',
    ],
    atLeast: ['(?:über|ab|mindestens|min\\.?|mehr als|teurer als) N', 'N (?:oder mehr|aufwärts)'],
    between: ['(?:zwischen|von) N(?: (?:und|bis) |\\s*[-–]\\s*)N'],
    about: ['(?:etwa|ungefähr|circa|ca\\.?|rund|um die|so um) N'],
    cheapest: [
      '(?:am )?(?:billigste|(?:preis)?g(?:ü|ue)nstigste|preiswerteste)[nrsm]?',
      'kostet am wenigsten',
      '(?:niedrigste|tiefste|kleinste)[nrsm]? preis',
    ],
    dearest: ['(?:am )?teuerste[nrsm]?', 'kostet am meisten', 'höchste[nrsm]? preis'],
    onSale: [
      'im angebot',
      'sonderangebote?',
      'reduzierte?[rsn]?',
      'rabatt(?:iert(?:e[nrs]?)?)?',
      'im sale',
      '(?:aus|ab)verkauf',
      'aktionen|in der aktion',
      'gerade günstiger',
      'angebote',
      'schnäppchen',
      '(?:he?)?runtergesetzt(?:e[nrs]?)?',
      'herabgesetzt(?:e[nrs]?)?',
      'vergünstigt(?:e[nrs]?)?',
    ],
  },
  concepts: {
    delivery:
      'Lieferung,Versand,liefern,Lieferkosten,Versandkosten,liefer*,versand*,versend*,verschick*,geliefert,gesendet,verschickt,versandt,zustell*,zugestellt,schickt ihr,schicken sie,schicken nach,schickt ihr nach,zuschicken,zusenden,schicken,porto*,portofrei,lieferkosten*,lieferzeit*,lieferdauer*,lieferdatum,liefertermin*,versandkosten*,versandgebühr*,versanddauer,versandkostenfrei*,frei haus,postversand,paketversand,ankommen,ankommt,kommt an,kommt das an,sendet ihr,senden sie,wann kommt,wann kommen,wann bekomme ich,wann bekommen wir,wann krieg ich,wann kriege ich,wann erhalte ich',
    dispatch:
      'Bearbeitungszeit,bearbeitungszeit*,bearbeitungsdauer,versandfertig*,verlässt das lager,verlassen das lager,auftragsbearbeitung,abgeschickt,losgeschickt,schickt ihr raus,rausgeschickt,verpackt und verschickt,verschicken wir,versenden wir,packen wir,verlässt unser,verlassen unser,versendet innerhalb,verschickt innerhalb,wann verschickt ihr,versandbereit',
    carrier:
      'Versanddienstleister,DHL,DPD,Hermes,GLS,UPS,FedEx,Deutsche Post,versanddienst*,versandunternehmen,paketdienst*,kurier*,spedition*,lieferdienst*,zusteller*,versandart*,versandmethode*,mit wem verschickt,mit wem versendet,mit welchem paketdienst,packstation*,österreichische post,versandpartner*,postbote*,paketbote*',
    tracking:
      'Sendungsverfolgung,sendungsverfolgung*,sendungsnummer*,tracking*,trackingnummer*,tracking-nummer*,paketverfolgung,paket verfolgen,sendung verfolgen,lieferung verfolgen,bestellung verfolgen,nachverfolg*,verfolgen,paketnummer,versandbestätigung*',
    abroad:
      'weltweit,Ausland,international,weltweit*,ausland*,ausländisch*,international*,ins ausland,andere länder,anderes land,anderen ländern,andere staaten,welche länder,in welche länder,außerhalb deutschlands,außerhalb von deutschland,außerhalb der eu,eu-weit,europaweit,in ganz europa,nach übersee,auslandsversand',
    customs:
      'Zoll,zollgebühr*,zollkosten,zoll,zölle,verzoll*,einfuhrumsatzsteuer,einfuhrabgaben,einfuhrzoll*,importzoll*,importgebühr*,zollabfertigung,verzollung',
    pickup:
      'Abholung,Selbstabholung,abhol*,selbstabhol*,abgeholt,hole ich ab,hole es ab,selber holen,selbst holen,click and collect,click & collect,vorbeikommen und,im laden abholen,vor ort abholen,abholstation,abholort',
    express:
      'Express,expressversand,expresslieferung,express*,overnight,über nacht,am nächsten tag,nächsten tag,am selben tag,eilig,dringend,so schnell wie möglich,schneller versand,schnellversand,eilversand,eilbestellung,rechtzeitig,bis morgen,schnellstmöglich,blitzversand,same day',
    returns:
      'Rückgabe,Rücksendung,Retoure,Widerruf,zurückgeben,rückgab*,rücksend*,retour*,retoure*,rückversand*,zurückgeb*,zurückgegeben,zurückschick*,zurückgeschickt,zurücksend*,zurückzuschicken,zurückzusenden,zurückzugeben,zurückgesendet,zurückgesandt,zurückbring*,widerruf*,zurück schicken,zurück geben,zurück senden,rücksendekosten*,rückgabefrist*,widerrufsfrist*,rückgaberecht*,widerrufsrecht*,rücksendeetikett*,retourenschein*,retourenlabel*,nicht gefällt,nicht mehr haben will,gefällt mir nicht,nicht zufrieden,rückversandkosten,wenn es nicht passt,wenns nicht passt,falls es nicht passt,nehmt ihr zurück,nehmt ihr sachen zurück,nehmt ihr ware zurück',
    refund:
      'Erstattung,Rückerstattung,Geld zurück,erstatt*,rückerstatt*,zurückerstatt*,geld zurück*,mein geld,geld wieder,geld wiederbekommen,rückzahlung*,gutgeschrieben,kaufpreis zurück,zurückgezahlt,zurücküberwiesen,geld-zurück-garantie,zurückbuchung,wann kommt mein geld,wann kommt das geld,wann kommt meine erstattung,wann kommt die erstattung,wann kommt eine erstattung,wann bekomme ich mein geld,wann bekomme ich das geld,wann bekomme ich meine erstattung,wann bekomme ich die erstattung,wann bekomme ich eine erstattung,wann krieg ich mein geld,wann krieg ich das geld,wann krieg ich meine erstattung,wann krieg ich die erstattung,wann krieg ich eine erstattung,wann kriege ich mein geld,wann kriege ich das geld,wann kriege ich meine erstattung,wann kriege ich die erstattung,wann kriege ich eine erstattung,wann erhalte ich mein geld,wann erhalte ich das geld,wann erhalte ich meine erstattung,wann erhalte ich die erstattung,wann erhalte ich eine erstattung',
    exchange:
      'Umtausch,umtauschen,umtausch*,umgetauscht,tauschen,tausch,tauscht ihr,eintauschen,austauschen,austausch,ausgetauscht,andere größe tauschen,falsche größe,gegen eine andere,größe tauschen,wechseln gegen',
    cancel:
      'Stornierung,stornieren,storno*,stornier*,storniert,bestellung ändern,bestellung abbrechen,bestellung widerrufen,bestellung rückgängig,rückgängig machen,abbestell*,aus versehen bestellt,versehentlich bestellt,falsch bestellt,lieferadresse ändern,auftrag ändern,kündigen',
    restocking:
      'Wiedereinlagerungsgebühr,wiedereinlager*,rücknahmegebühr*,bearbeitungsgebühr*,wird etwas abgezogen,abzug bei',
    condition:
      'originalverpackt,unbenutzt,originalverpackung*,unbenutzt*,ungetragen*,ungeöffnet*,ungewaschen*,unbeschädigt*,mit etikett*,originalzustand,neuwertig*,geöffnete*,schon geöffnet,bereits geöffnet,ausgepackt,getragen,schon benutzt,schon getragen,benutzte*,anprobiert,anprobieren,ohne verpackung,ohne originalverpackung,ohne etikett,karton weggeworfen',
    final_sale:
      'vom Umtausch ausgeschlossen,vom umtausch ausgeschlossen*,von der rückgabe ausgeschlossen*,von der rückgabe,vom widerruf ausgeschlossen*,nicht zurückgegeben werden,keine rückgabe,kein umtausch,reduzierte ware zurück*,sale-artikel zurück*,hygieneartikel,endgültig',
    damaged:
      'beschädigt,defekt,kaputt,beschädigt*,beschädigung*,kaputt*,defekt*,zerbroch*,gebrochen,zersprungen,zerkratzt*,gerissen*,mangelhaft*,mangel,mängel*,schaden,transportschaden,transportschäden,fehlerhaft*,bruch,ausgelaufen,falscher artikel,falschen artikel,falsche ware,falsches produkt,falsch geliefert,funktioniert nicht,geht nicht mehr,reklamation*,reklamier*,schlechte qualität,abgebrochen',
    missing:
      'nicht angekommen,verloren gegangen,nicht erhalten,nicht bekommen,nicht geliefert,nicht da,noch nicht da,nie angekommen,fehlt,fehlen,fehlend*,unvollständig*,verschwunden,gestohlen,geklaut,verspät*,verzöger*,verzögert,lieferverzug,kommt nicht an,immer noch nicht,als zugestellt markiert',
    payment:
      'Zahlung,Zahlungsarten,bezahlen,PayPal,Überweisung,zahl*,bezahl*,zahlungsart*,zahlungsmethode*,zahlungsmöglichkeit*,paypal,apple pay,google pay,sofortüberweisung,überweis*,vorkasse,lastschrift,nachnahme,barzahlung,bar bezahlen,bar zahlen,sepa,giropay,bitcoin,amazon pay,twint',
    card: 'Kreditkarte,Visa,Mastercard,Kreditkarten,kreditkarte*,kredit karte,ec-karte,ec karte,girokarte,visa,mastercard,master card,amex,american express,mit karte,per karte,kartenzahlung,debitkarte*,bankkarte*,maestro',
    instalments:
      'Ratenzahlung,Klarna,ratenzahlung*,ratenkauf*,in raten,monatsraten,finanzierung,finanzieren,später bezahlen,später zahlen,klarna,teilzahlung*,abstottern,pay later,abzahlen,monatlich abzahlen,stückchenweise,in teilen zahlen',
    invoice:
      'Rechnung,rechnung*,quittung*,kassenbon,kaufbeleg*,beleg,kassenzettel,auf rechnung,rechnungskopie,kaufnachweis,lieferschein',
    tax: 'Mehrwertsteuer,MwSt,mehrwertsteuer*,mwst,umsatzsteuer*,ust,steuer,steuern,steuerfrei*,netto,brutto,umsatzsteuer-id,ust-id,inkl steuer,ust-idnr',
    currency:
      'Währung,währung*,wechselkurs*,umrechnung*,in euro,in dollar,in franken,chf bezahlen,schweizer franken,in pfund',
    warranty:
      'Garantie,Gewährleistung,garantie*,gewährleistung*,garantiert*,garantiefall,herstellergarantie,ersatz bei',
    repair: 'Reparatur,reparatur*,reparier*,instandsetz*',
    contact:
      'Kontakt,Kundenservice,kontakt*,erreich*,kundenservice,kundendienst,kundenbetreuung,support,ansprechpartner*,kontaktformular,mit jemandem sprechen,euch schreiben,ihnen schreiben,melden,an wen wende,wende ich mich,whatsapp,instagram,facebook,hotline,live-chat,soziale medien',
    email:
      'E-Mail,mail,mails,e-mail*,email*,e-mail-adresse*,mailadresse*,mail schreiben,per mail,per e-mail,eine mail,mail an',
    phone:
      'Telefon,Telefonnummer,telefon*,telefonnummer*,anruf*,anrufen,rufnummer*,handynummer*,telefonisch,nummer anrufen,eure nummer,ihre nummer,rufe ich an,servicenummer,durchwahl',
    address:
      'Adresse,Standort,Anschrift,adresse*,anschrift*,standort*,befindet,befindet sich,wo seid ihr,wo genau seid ihr,wo genau sind sie,wo genau ist euer,wo genau finde ich euch,wo sind sie,wo ist euer,wo ist ihr,wo liegt,wo sitzt ihr,wo habt ihr,wo finde ich euch,wo finde ich sie,sitz der firma,firmensitz,sitz in,aus welcher stadt,in welcher stadt,von wo verschickt,von wo versendet,straße,hausnummer,lageplan,anfahrt*,wegbeschreibung,postanschrift,impressum,rücksendeadresse*,komm ich zu euch,komme ich zu euch,komme ich zu ihnen,find ich euch,finde ich euch,finde ich sie,findet man euch,sitzt ihr,seid ihr zu finden,euch besuchen',
    hours:
      'Öffnungszeiten,öffnungszeit*,geöffnet,ladenöffnungszeiten,habt ihr offen,habt ihr heute offen,haben sie offen,heute offen,offen habt,habt ihr auf,wie lange offen,macht ihr auf,machen sie auf,macht ihr zu,geschlossen,feiertag*,samstags auf,sonntags auf,servicezeiten,erreichbarkeit,bürozeiten,geschäftszeiten',
    shop: 'Laden,Geschäft,Filiale,Showroom,laden,läden,ladengeschäft*,ladenlokal,geschäft,geschäfte,filiale*,showroom*,ausstellung,ausstellungsraum,vor ort,verkaufsstelle*,händler in der nähe,händlersuche,in der nähe,vorbeikommen,vorbei kommen,persönlich vorbei,anschauen kommen,stationär*,onlineshop,online-shop,fachhändler*,boutique*,markthalle',
    order:
      'Bestellung,bestellen,bestell*,bestellung*,bestellt,auftrag*,kaufabschluss,warenkorb*,kasse,zur kasse,onlinebestellung*,bestellvorgang',
    minimum:
      'Mindestbestellwert,mindestbestell*,mindest*,mindestmenge*,mindestabnahme*,mindesteinkaufswert,mindestens bestellen,minimum,ab welchem bestellwert,ab welchem betrag,ab welcher summe,ab wie viel euro,ab wieviel euro',
    wholesale:
      'Großhandel,Wiederverkäufer,großhandel*,großhändler*,grosshandel*,wiederverkäufer*,wiederverkauf*,händlerkonditionen,händlerpreis*,händler werden,als händler,b2b,großbestellung*,großmenge*,große mengen,größere mengen,mengenrabatt*,staffelpreis*,firmenkunde*,geschäftskunde*,gewerbekunde*,gewerblich*,weiterverkauf*,firmenbestellung*,für unsere firma,dropshipping,händlerrabatt*,vielen stück,mehreren stück,großen mengen',
    discount:
      'Rabatt,outlet,outletware*,outletpreis*,Rabattcode,rabatt*,rabattcode*,gutscheincode*,aktionscode*,promo*,promocode*,angebot,angebote,sonderangebot*,sale,aktion,aktionen,reduziert,reduzierte*,ermäßig*,nachlass,preisnachlass,skonto,neukundenrabatt*,studentenrabatt*,schnäppchen,black friday,ausverkauf,prozente',
    gift_card:
      'Gutschein,Geschenkgutschein,gutschein*,geschenkgutschein*,geschenkkarte*,geschenk-gutschein*,wertgutschein*,gutschein einlösen,gutscheinkarte*,e-gutschein*',
    store_credit: 'Guthaben,guthaben*,shopguthaben,gutschrift*,kundenguthaben,als gutschein zurück,statt erstattung',
    loyalty:
      'Treueprogramm,Bonuspunkte,treueprogramm*,treuepunkte*,treuerabatt*,bonusprogramm*,bonuspunkte*,kundenkarte*,punkte sammeln,punkte einlösen,freunde werben,empfehlungsprogramm,payback,stammkunde*,stammkundenrabatt,treuekarte*,treueaktion*,treuesystem*,treuepass*,treueclub*,treueheft*,bonuskarte*,bonussystem*,bonusheft*,bonusclub*,stempelkarte*,vorteilskarte*,vorteilsclub*,vorteilsprogramm*,kundenclub*,kundenbindungsprogramm*,punktesystem*,punktekarte*,prämienprogramm*',
    preorder:
      'Vorbestellung,vorbestell*,vor bestellen,im voraus bestellen,vormerken,reservier*,reservierung*,pre-order',
    privacy:
      'Datenschutz,datenschutz*,persönliche daten,personenbezogene*,meine daten,dsgvo,cookie-richtlinie*,cookies,daten löschen,daten weiter,abmelden vom newsletter,newsletter abbestellen,sicher bestellen,sicher bezahlen,ssl,agb',
    account:
      'Kundenkonto,Konto,kundenkonto*,mein konto,konto anlegen,konto erstellen,benutzerkonto,registrier*,anmelden,einloggen,login,passwort*,als gast,gastbestellung,ohne konto,ohne anmeldung,zugangsdaten',
    jobs: 'Jobs,Stellenangebote,karriere*,stellenangebot*,stellenanzeige*,jobs,bewerbung*,bewerben,ausbildung*,praktikum,offene stellen,arbeiten bei,mitarbeiter gesucht,freie stellen,sucht ihr leute',
    owner:
      'Inhaber,Gründer,inhaber*,gründer*,geschäftsführer*,gegründet von,wer steckt dahinter,wer steckt hinter,wer hat gegründet,wem gehört,über uns,über euch,eure geschichte,unsere geschichte,familienbetrieb,familienunternehmen,firmengeschichte,wer seid ihr eigentlich,betreiber*,wer betreibt',
    since:
      'gegründet,seit wann,wie lange gibt es euch,wie lange schon gibt,gründung,gründungsjahr,wann gegründet,wie alt ist,firmenjubiläum,tradition seit,besteht seit',
    event:
      'Veranstaltung,veranstaltung*,workshop*,messe,messen,event,events,markt,märkte,weihnachtsmarkt,pop-up*,kurs,kurse,tag der offenen tür,ausstellungen',
    review:
      'Bewertung,Bewertungen,bewertung*,rezension*,kundenmeinung*,erfahrungsbericht*,erfahrungen mit,kundenbewertung*,feedback,trustpilot,was sagen kunden,was sagen andere,meinungen',
    time: 'Tage,Lieferzeit,Werktage,wie lange,dauert,dauer,lieferzeit*,lieferdauer*,versanddauer,lieferdatum,liefertermin*,bearbeitungszeit*,wie schnell,wie lange dauert,wie viele tage,wieviele tage,wann kommt,wann bekomme,wann erhalte,wann wird,wann ist es da,wartezeit*,rückgabefrist*,widerrufsfrist*,bis wann,innerhalb von',
    cost: 'Preis,Kosten,kostet,preis*,kosten,wie teuer,wie viel,wieviel,teuer,günstig*,billig*,gebühr*,lieferkosten*,versandkosten*,versandgebühr*,rücksendekosten*,rückversandkosten,portokosten,was macht,zuschlag*,aufpreis*,kostenpflichtig*,was zahlt,preisliste*',
    free: 'kostenlos,gratis,kostenlos*,kostenfrei*,versandkostenfrei*,portofrei,frei haus,umsonst,gratis*,ohne versandkosten,keine versandkosten,ohne aufpreis,gebührenfrei*,unentgeltlich',
    stock:
      'vorrätig,auf Lager,verfügbar,lieferbar,vorrätig*,auf lager,am lager,verfügbar*,verfügbarkeit*,lieferbar*,erhältlich,ausverkauft*,vergriffen*,nicht vorrätig,wieder da,wieder rein,wieder verfügbar,nachbestell*,wieder auf lager,bestand,lagerbestand,noch da,noch zu haben,gibt es noch,habt ihr noch,haben sie noch,noch welche,nachschub,restock,nochmal rein,wieder reinkommt,habt ihr das wieder,habt ihr es wieder,habt ihr die wieder,gibts das wieder,gibt es das wieder,wieder kriegt',
    size: 'Größe,Größen,Maße,Abmessungen,größe*,grösse*,groesse*,maße,masse,abmessung*,wie groß,wie gross,wie breit,wie hoch,wie tief,wie lang ist,wie lang sind,wie dick,länge,breite,höhe,tiefe,durchmesser,umfang,dicke,konfektionsgröße*,in s,in m,in l,xxs,xs,xl,xxl,xxxl,3xl,einheitsgröße,übergröße*,format',
    size_guide:
      'Größentabelle,größentabelle*,größenberater*,größenberatung*,größenguide,größenübersicht,maßtabelle*,welche größe brauche,welche größe soll,welche größe passt,welche größe muss,welche größe nehme,meine größe,richtige größe,passende größe,wie messe ich,wie wird gemessen,größe finden',
    fit: 'Passform,passform*,passt,passen,sitzt,sitzen,fällt aus,fallen aus,fällt klein aus,fällt groß aus,fallen klein aus,fallen groß aus,eng,enger,weit geschnitten,schmal geschnitten,schnitt,größengetreu,dehnbar*,elastisch*,stretch,zu groß,zu klein,zu eng,model trägt,slim fit,regular fit',
    material:
      'Material,Stoff,material*,materialzusammensetzung,stoff,stoffe,woraus,aus was,zusammensetzung*,gewebe,obermaterial,futter,gefüttert,gemacht aus,besteht aus,bestehen aus,was für ein stoff,fadenzahl,polyester',
    made: 'hergestellt,Herkunft,Made in,hergestellt*,herstell*,produzier*,produktion*,gefertigt*,fertigung,handgemacht*,handgefertigt*,handarbeit,herkunft*,herkunftsland,woher kommt,woher kommen,wo werden,wo wird,made in,ursprungsland,hersteller*,stammen,kommt aus,genäht',
    wash: 'waschen,Pflege,Wäsche,wasch*,gewaschen,wäscht,maschinenwäsche,waschmaschine*,handwäsche,pflegehinweis*,pflegeanleitung*,pflege*,reinig*,gereinigt,trockner*,trocknergeeignet,bügel*,bügeln,einlaufen,läuft ein,laufen ein,eingelaufen,farbecht*,spülmaschine*,spülmaschinengeeignet,weichspüler*,flecken,putzen,säubern,bleichen,wie pflege ich',
    weight: 'Gewicht,gewicht*,wiegt,wiegen,wie schwer,schwer,leicht,leichtgewicht*,flächengewicht,grammatur',
    colour:
      'Farbe,Farben,farbe*,farblich*,farbton*,farbvariante*,farbig*,bunt*,welche farben,in welchen farben,farbauswahl',
    scent:
      'Duft,Düfte,duft*,düfte*,duftnote*,geruch*,riecht,riechen,parfüm*,parfum*,aroma*,duftend*,geruchlos*,duftneutral,ätherische*',
    ingredients:
      'Inhaltsstoffe,inhaltsstoff*,zutat*,enthält,enthalten,was ist drin,was ist da drin,paraben*,parabenfrei,sulfate,sulfatfrei,vegan*,tierversuch*,tierversuchsfrei,bio,biologisch*,naturkosmetik,natürliche*,wachs,sojawachs,bienenwachs,konservierungsstoffe,inci,schadstoff*,schadstofffrei,alkoholfrei',
    allergy:
      'Allergie,Allergene,allergi*,allergen*,hypoallergen*,empfindliche haut,empfindlicher haut,hautverträglich*,unverträglich*,neurodermitis,ekzem,glutenfrei*,gluten,nüsse,laktose*,latex,nickel*,nickelfrei,schwanger*,schwangerschaft,stillzeit,für babys geeignet,haustiere,giftig,reizung*,juck*',
    use: 'Anwendung,Gebrauchsanweisung,anwend*,anwendung*,gebrauchsanweisung*,anleitung*,bedienungsanleitung*,verwenden,verwendung,benutzen,benutze ich,benutzt man,wie benutzt,wie verwendet,wie funktioniert,auftragen,trage ich auf,aufbau*,montage*,montieren,zusammenbauen,zusammen bauen,installier*,installation,einstellen,docht,docht kürzen,kürzen,wie oft sollte,vor dem ersten,aufbewahr*,lagern,geeignet für,wofür ist,wofür,draußen,outdoor,drinnen',
    capacity:
      'Fassungsvermögen,fassungsvermögen*,inhalt in,volumen,füllmenge*,wie viel passt,wieviel passt,passt rein,passen rein,wie viel liter,wie viele liter,kapazität*,tragkraft,belastbar*,belastbarkeit,maximalgewicht,für wie viele personen,wieviel ml,wie viel ml',
    lasting:
      'Brenndauer,Haltbarkeit,brenndauer,brennzeit*,brennt,haltbar*,haltbarkeit*,hält,halten,wie lange hält,langlebig*,mindesthaltbarkeit*,mhd,verfallsdatum,ablaufdatum,läuft ab,akkulaufzeit,batterielaufzeit,lebensdauer,robust*,strapazierfähig*',
    compatible:
      'kompatibel,passend für,kompatib*,passend zu,passt zu,passen zu,passt das auf,passt auf mein*,passt in mein*,passt an mein*,geeignet für mein*,funktioniert mit,universal*,adapter*,ersatzteil*,zubehör für,kombinierbar,für mein modell',
    contents:
      'Lieferumfang,lieferumfang*,im lieferumfang,dabei,mit dabei,enthalten im set,im set,set enthält,packungsinhalt,stückzahl,wie viele stück,wieviele stück,wie viele sind,einzeln,einzeln erhältlich,paarweise,im paket,inklusive,gehört dazu,sind batterien,batterien dabei',
    custom:
      'individuell,Gravur,personalisiert,personalisier*,individualisier*,individuell*,gravur*,gravier*,bestick*,monogramm*,maßanfertigung*,nach maß,maßgefertigt*,sonderanfertigung*,sonderwunsch*,sondergröße*,wunschtext,wunschname*,mit namen,mit meinem namen,eigenes design,eigenes logo,mit logo,unser logo,namen drauf,bedruck*,initialen,auf anfrage',
    gift: 'Geschenk,Geschenkverpackung,geschenk*,geschenkverpackung*,geschenkpapier,geschenkbox*,geschenkset*,verschenk*,als geschenk,geschenkidee*,einpacken,eingepackt,verpacken,grußkarte*,grußbotschaft*,geburtstagsgeschenk*,weihnachtsgeschenk*,hochzeitsgeschenk*,präsent*,mitbringsel',
    new: 'neu,Neuheiten,neuheit*,neue kollektion,neue produkte,neue artikel,neue sachen,neueste*,neu eingetroffen,neu im,was gibt es neues,neues im sortiment,demnächst,bald erhältlich,neu reingekommen',
    ...germanThings,
  },
  idioms:
    'ich weiß,weiß ich,weiß nicht,weiß jemand,wer weiß,ich will nicht,in ordnung,auf jeden fall,in der regel,im rahmen,mit freundlichen grüßen,nach hause,zu hause,preis-leistung,schloss neuschwanstein,heute abend,markt platz,auf den markt,frau dr,herr und frau,sehr geehrte damen und herren,damen und herren,liebe damen,zum beispiel,handykarte,handyhülle*,speicherkarte*,visitenkarte*,landkarte*,postkarte*,geburtstagskarte*,schlüsselanhänger*,schlüsselbund,geldbeutel,leicht verständlich,schwer zu sagen,im moment,neu bei euch,neu hier',
  functionWords:
    'etwas alles möglich brauche brauchen finden geht gehen gerne gern hätte hätten möchte möchten sagen suche wissen wollen will würde würden ab aber alle allen als also am an auch auf aus bei beim bin bis bist bitte da dabei damit dann das dass dein deine dem den denn der des die dies diese dieser dieses doch dort du durch ein eine einem einen einer eines er es euch euer eure eurem euren eurer für ganz gibt gibts habe haben habt hab hat hatte hier hin ich ihm ihn ihr ihre ihrem ihren ihrer im immer in ist ja jede jeden jetzt kann kannst kein keine keinen kommt können könnt könnte könnten macht machen man mehr mein meine meinem meinen meiner mich mir mit muss müssen nach nein nicht nichts noch nur ob oder ohne schon sehr sein seine seid seit selbst sich sie sind so soll sollte sonst über um und uns unser unsere unter viel viele vielen vom von vor wann war waren warum was wäre welche welchem welchen welcher welches wem wen wenn wer werde werden wie wieder wieviel wir wird wirklich wo wohin woher wurde zu zum zur',
  asking:
    'habt haben führt führen ihr euer eure akzeptiert akzeptieren nehmt nehmen zeig zeigen zeigt suche suchen brauche brauchen bitte unter über gibt gibts verkauft verkaufen kaufen bietet bieten anbieten angeboten empfehlen empfiehl empfehlt frage fragen wissen sagen hallo hi hey ciao merci servus info infos informationen auskunft möglich artikel produkt produkte sachen ding dinge art arten',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: 'Ab welchem Bestellwert ist der Versand kostenlos?',
      delivery_cost: 'Was kostet der Versand?',
      delivery_time: 'Wie lange dauert die Lieferung?',
      delivery_express: 'Gibt es Expressversand?',
      pickup: 'Kann ich meine Bestellung selbst abholen?',
      return_window: 'Wie lange kann ich etwas zurückgeben?',
      return_cost: 'Wer zahlt die Rücksendung?',
      return_how: 'Wie kann ich etwas zurückgeben?',
      exchange: 'Kann ich etwas in eine andere Größe umtauschen?',
      refund_time: 'Wie lange dauert die Rückerstattung?',
      cancel_order: 'Kann ich meine Bestellung stornieren?',
      payment_methods: 'Welche Zahlungsarten gibt es?',
      cash_on_delivery: 'Kann ich per Nachnahme bezahlen?',
      instalments: 'Kann ich in Raten zahlen?',
      hours: 'Wann habt ihr geöffnet?',
      address: 'Wo ist euer Laden?',
      shop: 'Gibt es ein Ladengeschäft?',
      phone: 'Wie lautet eure Telefonnummer?',
      contact: 'Wie kann ich euch kontaktieren?',
      warranty: 'Wie lange ist die Garantie?',
      gift_card: 'Verkauft ihr Gutscheine?',
      discount_code: 'Gibt es einen Rabattcode?',
      restock: 'Wann ist es wieder lieferbar?',
      wholesale: 'Verkauft ihr auch an Wiederverkäufer?',
      invoice: 'Bekomme ich eine Rechnung?',
    },
    besides:
      'is fällt weg lau kost fürs drauf lang heut heute warten warte paket paketes pakets selber ichs übernimmt läuft mach schick schicke zurück ne nen nem womit kauf kaufe irgend irgendwo grad krieg kriege kriegt jahre jahren jahr monate gebt find finde findet nummer wenns ungefähr normalerweise eigentlich zurzeit momentan überhaupt damit bekomme bekommt bekommen steht dauerts dauert wart bringt darf dürfen lässt lassen frei isses ists hol holen hole abhol bleibt komm komme genau eher erst per drin dran fürn beim schonmal nochmal bescheid sagt sag meldet melden anschreiben schreiben schreibe sprechen rede reden ware waren sachen artikel teil stück ding zeug kram ganze geld euro zeit tage tagen wochen woche schnell normal normale normaler ganz circa ca etwa maximal höchstens mindestens muss müsst vorhanden rein her wechseln andere anderen vorgehen ablauf vorgang funktioniert funktionierts gehts gings kriegen nimmt nehm zahlt zahl jemand jemanden person online internet direkt gleich gerade eben einfach mal nix nichts brauch brauchs brauchen haben hättet denn dann dafür dazu auch jetzt morgen nun hoch hoher höhe code sehen seh sehe selbst tür haustür personen läufts mache machen tun tu verschicken verschick abzahlen bringen bring kümmern versenden zuschicken kleingeld grade gebe geb bestellen bestell bestelle bestellt kosten kostet gehen frage fragen hilfe service art möglichkeit möglichkeiten variante dauern vergehen ankommen abholen bringe zuschickt versendet verschickt losschickt hinschicken hinschick losgeschickt normalen üblich üblicherweise standard erstmal vielleicht wohl',
    whatsApp: 'wa',
    elapsed: {
      counts: 'eine[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf|ein paar|einigen?|mehreren?',
      units: 'tage?n?|wochen?|monate?n?|jahre?n?',
      spans: String.raw`(?:vor|nach|seit|innerhalb von) (?:ca\.? |etwa |über |fast |gut )?SPAN|letzte[nrs]? (?:woche|monat|jahr)`,
      beside:
        'gekauft|bestellt|bestellung|erhalten|bekommen|bekam|geliefert|angekommen|kam|kamen|an|hab|habe|haben|noch|zu spät|spät|immer|etwas|was|artikel|ware|produkt|paket|möglich|bitte|online|bei euch|bei ihnen|gefällt|gefallen|passt|mag|doch|nicht|mehr|mir|will|möchte|geht|bekomme?|kriege?|das geld|geld|von|zurück',
      isSent: String.raw`(?:habe?|haben) (?:\S+ ){0,4}?(?:zurückgeschickt|zurückgesendet|zurückgesandt|retourniert|zurückgegeben)|(?:wo|wann)\s.{0,30}(?:geld|erstattung|rückerstattung)|(?:kein|noch nicht|nicht).{0,20}(?:geld|erstattung|erstattet)`,
      exchange: 'Wie lange kann ich etwas umtauschen?',
    },
  },
  stem: stemmer,
};
