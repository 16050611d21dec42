import { stemmer } from '@orama/stemmers/italian';
import { italianThings } from './things/it.ts';
import type { LanguagePack } from './language-pack.ts';

export const italian: LanguagePack = {
  tag: 'it',
  phrases: {
    casual: {
      greeting: 'Ciao! Come posso aiutarti da {brand}?',
      thanks: 'Prego! Ti serve altro?',
      goodbye: 'Ciao, a presto!',
      assistant: 'Sono l’assistente IA di {brand}: chiedimi di prodotti, spedizioni o resi.',
      unknown: 'Mi dispiace, non l’ho trovato sulle nostre pagine.',
      unable: 'Mi dispiace, al momento non riesco a rispondere.',
      unknownPart: 'Su «{topic}» non ho trovato nulla nelle nostre pagine.',
      perhaps: 'Non so se le nostre pagine rispondono a questo. Ecco ciò che si avvicina di più:',
      unclear: 'Non ho trovato una risposta chiara sulle nostre pagine. Ecco ciò che si avvicina di più:',
      nearly: 'Non ho trovato esattamente questo. Ecco ciò che si avvicina di più:',
      closest: 'Ecco ciò che si avvicina di più sulle nostre pagine:',
      pagesSay: 'Sulla nostra pagina si legge:',
      customersSay: 'Ecco cosa scrivono i clienti:',
      pagesDiffer: 'Su questo le nostre pagine non concordano, meglio chiedere a noi:',
      order: 'Da qui non posso vedere gli ordini, ma il nostro team sì.',
      human: 'Il nostro team ti aiuterà volentieri.',
      complaint: 'Mi dispiace davvero. Il nostro team troverà una soluzione con te.',
      contacts: 'Puoi contattarci qui: {contacts}.',
      or: 'o',
      more: 'Scopri di più',
      products: 'Dai un’occhiata a questi:',
      nothingWithin: 'Mi dispiace, non ho trovato nulla a quel prezzo.',
      notSold: 'Mi dispiace, non ho trovato {name} nel nostro negozio.',
      price: '{name} costa {price}.',
      priceRange: '{name} costa da {price} a {high}, a seconda della versione.',
      priceOption: '{name} in {option} costa {price}.',
      cheapest: 'Il più economico è {name}, a {price}.',
      dearest: 'Il più caro è {name}, a {price}.',
      compared: 'È {name}, con {option} contro {options}.',
      inStock: '{name} è disponibile.',
      soldOutNow: '{name} è al momento esaurito.',
      preordered: '{name} si può prenotare, ma al momento non è disponibile in magazzino.',
      inStockOption: '{name} in {option} è disponibile.',
      soldOutOption: '{name} in {option} è al momento esaurito.',
      notOffered: '{name} non c’è in {option}. Lo trovi in {options}.',
      availableIn: '{name} è disponibile in {options}.',
      stockUnknown: 'Le nostre pagine non dicono se {name} è disponibile in questo momento.',
      viewProduct: 'Vedi prodotto',
      soldOut: 'Esaurito',
      priceThen: '{price} il {date}. Il prezzo di oggi è sulla pagina del prodotto.',
      priceOnPage: 'Il prezzo di oggi è sulla pagina del prodotto.',
    },
    formal: {
      greeting: 'Buongiorno. Come posso aiutarLa da {brand}?',
      thanks: 'Prego. Posso aiutarLa in altro?',
      goodbye: 'Arrivederci e grazie della visita.',
      assistant: 'Sono l’assistente IA di {brand}: può chiedermi di prodotti, spedizioni o resi.',
      unknown: 'Mi dispiace, non l’ho trovato nelle nostre informazioni.',
      unable: 'Mi dispiace, al momento non posso rispondere alla Sua domanda.',
      unknownPart: 'Su «{topic}» non ho trovato nulla nelle nostre informazioni.',
      perhaps: 'Non so se le nostre pagine rispondono a questo. Ecco ciò che si avvicina di più:',
      unclear: 'Non ho trovato una risposta chiara sulle nostre pagine. Ecco ciò che si avvicina di più:',
      nearly: 'Non ho trovato esattamente questo. Ecco ciò che si avvicina di più:',
      closest: 'Ecco ciò che si avvicina di più sulle nostre pagine:',
      pagesSay: 'Sulla nostra pagina si legge:',
      customersSay: 'Ecco cosa scrivono i nostri clienti:',
      pagesDiffer: 'Su questo punto le nostre pagine non concordano, La preghiamo di chiedere conferma a noi:',
      order: 'Da qui non posso vedere gli ordini, ma il nostro team sì.',
      human: 'Il nostro team La aiuterà volentieri.',
      complaint: 'Sono davvero spiacente. Il nostro team troverà una soluzione con Lei.',
      contacts: 'Può contattarci qui: {contacts}.',
      or: 'o',
      more: 'Per saperne di più',
      products: 'Questi prodotti potrebbero interessarLe:',
      nothingWithin: 'Mi dispiace, non ho trovato nulla a quel prezzo.',
      notSold: 'Mi dispiace, non ho trovato {name} nel nostro negozio.',
      price: '{name} costa {price}.',
      priceRange: '{name} costa da {price} a {high}, a seconda della versione.',
      priceOption: '{name} in {option} costa {price}.',
      cheapest: 'Il più economico è {name}, a {price}.',
      dearest: 'Il più caro è {name}, a {price}.',
      compared: 'È {name}, con {option} contro {options}.',
      inStock: '{name} è disponibile.',
      soldOutNow: '{name} è al momento esaurito.',
      preordered: '{name} si può prenotare, ma al momento non è disponibile in magazzino.',
      inStockOption: '{name} in {option} è disponibile.',
      soldOutOption: '{name} in {option} è al momento esaurito.',
      notOffered: '{name} non è disponibile in {option}. Lo può avere in {options}.',
      availableIn: '{name} è disponibile in {options}.',
      stockUnknown: 'Le nostre pagine non indicano se {name} è attualmente disponibile.',
      viewProduct: 'Vedi prodotto',
      soldOut: 'Esaurito',
      priceThen: '{price} il {date}. Il prezzo di oggi è sulla pagina del prodotto.',
      priceOnPage: 'Il prezzo di oggi è sulla pagina del prodotto.',
    },
  },
  smallTalk: {
    greeting: 'ciao+|buongiorno|buon giorno|buonasera|buona sera|buon pomeriggio|buondì|salve(?: a tutti)?',
    thanks:
      "(?:tante |mille )?grazie(?: mille| tante| infinite| a (?:te|voi|lei))?(?: (?:per|dell') ?(?:l'aiuto|aiuto|la risposta|le informazioni))?|perfetto|ottimo|va bene|benissimo|gentilissim[oaie]|molto gentile|d'accordo|capito|tutto chiaro|ti ringrazio|la ringrazio|fantastico",
    goodbye:
      "arrivederci|arrivederla|a presto|alla prossima|buona giornata|buona serata|buon weekend|buonanotte|ci vediamo|è tutto|nient'altro",
    assistant:
      'chi (?:sei|è lei|siete)|(?:sei|è|siete) (?:un |una )?(?:robot|bot|umano|persona(?: reale| vera)?|ia|macchina|chatbot|intelligenza artificiale)|(?:sto parlando|parlo) con (?:un |una )?(?:robot|bot|umano|persona(?: reale| vera)?|macchina)|come (?:stai|va|sta|ti chiami)|(?:mi )?(?:puoi|può|potete|potresti|potrebbe) aiutar(?:e|mi)|cosa (?:puoi|sai) fare|aiuto|ho bisogno di aiuto|aiutami',
  },
  intents: {
    human:
      "operatore,? per favore|(?:parlare|chattare|comunicare|parlo) con (?:un |una |un' ?|il |qualche )?(?:persona(?: reale| vera)?|operatore|operatrice|umano|qualcuno|addetto|consulente|responsabile|assistenza)|servizio (?:clienti|assistenza)|assistenza clienti|persona (?:reale|vera)|operatore umano|(?:mi|potete|può) (?:fate |far |potete )?(?:richiamare|chiamare|contattare)|essere (?:richiamat[oa]|contattat[oa])",
    order:
      "dov'?è? (?:è )?(?:il mio|la mia|finito il mio) (?:ordine|pacco|spedizione|consegna|rimborso)|dove (?:si trova|sono) (?:il mio|la mia|i miei|le mie) (?:ordine|pacco|spedizione|prodotti|cose)|stato (?:del mio |dell'|di un )ordine|tracci\\p{L}* (?:il mio|la mia|l') ?(?:ordine|pacco|spedizione)|quando (?:arriva|arriverà|mi arriva|riceverò|ricevo|parte|sarà consegnat[oa]) (?:il mio|la mia|il|i miei)|(?<!(?:posso|possibile|si può|come faccio ad?|come posso|potrei) ?)(?:annullare|modificare|cambiare|cancellare) (?:il mio|l') ?ordine|(?:il mio|mio) (?:ordine|pacco) (?:è|non|n°|numero|ancora)|numero (?:d'|di |dell')ordine|ho (?:fatto|effettuato) (?:un|l') ?ordine|ho ordinato|che fine ha(?:nno)? fatto (?:il mio|la mia|i miei)|stato (?:dell')?ordine|che (?:succede|è successo) (?:con|al) (?:il )?mio (?:ordine|pacco)",
    complaint:
      '(?<!(?:se|quando|in caso)[^.!?]{0,60})(?:(?:addebitat[oi]|pagato|fatturato) (?:due volte|doppio|il doppio)|doppio addebito|indirizzo (?:sbagliato|errato|scorretto)|risulta consegnat[oa],? ma|(?:arrivat[oaie]|ricevut[oaie]|è|era|sono|erano|consegnat[oaie]) (?:\\p{L}+ ){0,2}(?:rott[oaie]|danneggiat[oaie]|difettos[oaie]|rovinat[oaie]|spaccat[oaie]|strappat[oaie]|sporc[oa]|apert[oa]|incomplet[oa]|sbagliat[oaie])|(?:prodotto|articolo|taglia|colore|ordine|pacco) (?:sbagliat[oa]|errat[oa]|difettos[oa]|rott[oa])|(?:non|mai) (?:\\p{L}+ )?(?:è |ho |sono |mi è )?(?:ancora )?(?:arrivat[oaie]|ricevut[oaie]|consegnat[oaie])|(?:sto|stiamo) ancora aspettando|aspetto (?:ancora|da)|manca(?:no|va)? (?:un|una|il|la|dei|delle|\\p{L}+ )|non funziona(?:no)?|smesso di funzionare|reclamo|reclami|lament(?:o|ela|armi)|truffa|truffatori|vergogna|vergognos[oa]|inaccettabile|scandalos[oa]|pessim[oa]|schifo|orribile|delus[oa]|deludente|arrabbiat[oa]|furios[oa]|insoddisfatt[oa]|rivoglio i (?:miei )?soldi|voglio (?:il rimborso|i miei soldi|indietro)|nessuno (?:risponde|mi risponde)|nessuna risposta|pacco (?:perso|smarrito))',
    shopping:
      "avete|vendete|ce l'avete|c'è|ci sono|trattate|cerco|cercavo|sto cercando|mostr\\p{L}*|fammi vedere|fatemi vedere|consigli\\p{L}*|suggeri\\p{L}*|comprare|acquistare|regal[oi] (?:per|da)|idea regalo|idee regalo|(?:che|quale|qual è il) prezzo|prezz[oi] (?:di|del|dei|della)|costa(?:no)?|quanto (?:costa|costano|viene|vengono|sta)|vorrei (?:un|una|comprare|acquistare)|voglio (?:un|una|comprare)|ho bisogno di|mi serve|mi servono|più (?:economic|car|vendut)[oaihe]+|qualcosa (?:per|di|in|con)|(?:quali|che) \\p{L}+ avete",
    policy:
      "(?:che|quale) taglia|spedi\\p{L}*|consegn\\p{L}*|res[oi]|restitui\\p{L}*|rimand\\p{L}*|rimbors\\p{L}*|cambi(?:are|o|arlo|arla)|recesso|garanzi\\p{L}*|pag(?:are|amento|amenti|o|hiamo)|paypal|klarna|rate|carta di credito|carte di credito|bonifico|contrassegno|fattur\\p{L}*|orari|apert[oaie]|aprite|chius[oi]|contatt\\p{L}*|telefono|e-?mail|indirizzo|dove (?:siete|vi trovate|si trova)|negozio fisico|negozi|showroom|guida alle taglie|tabella taglie|lav(?:are|aggio|abile|atrice)|stir\\p{L}*|asciugatrice|codice sconto|codici sconto|coupon|buon[oi] (?:regalo|sconto)|carta regalo|gift card|newsletter|privacy|account|password|termini|dogan\\p{L}*|dazi|iva|tasse|ripar\\p{L}*|ingrosso|rivend\\p{L}*|ritir\\p{L}*|annull\\p{L}*|preordin\\p{L}*|fedeltà|ordine minimo|minimo d'ordine|estero|internazional\\p{L}*|lavor(?:are|o) (?:con|da) voi|assunzioni",
  },
  followUp: {
    opening: 'e|ed|o|ma|anche|e per|e se|che ne dici di|e invece|invece|allora|poi|ok e|e quanto|riguardo a',
    referring:
      'quello|quella|quelli|quelle|questo|questa|questi|queste|esso|essa|essi|lo|la|li|le|ne|lui|lei|lo stesso|la stessa',
    general:
      "qualcosa|tutto|qualsiasi cosa|(?:che )?cosa (?:avete|vendete)|che avete|cos'altro|altro|i vostri prodotti",
    ordinals: [
      '(?:il|la) prim[oa](?! (?:volta|ordine|acquisto))|1[°ºª]|numero (?:uno|1)',
      '(?:il|la) second[oa]|2[°ºª]|numero (?:due|2)',
      '(?:il|la) terz[oa]|3[°ºª]|numero (?:tre|3)',
      '(?:il|la) quart[oa]|4[°ºª]|numero (?:quattro|4)',
      '(?:il|la) quint[oa]|5[°ºª]|numero (?:cinque|5)',
      "(?:l'|il |la )ultim[oa]|quest'ultim[oa]",
    ],
    compare: 'differenz[ae]|divers[oaie]|confront\\p{L}*|paragon\\p{L}*|meglio|migliore|versus|vs\\.?|o|oppure',
    joint: 'e|ed|o|oppure|vs\\.?|versus|a|che|con|di|tra|fra|&',
  },
  asks: {
    duration:
      'quanto (?:tempo|ci (?:vuole|mette|mettono|impiega)|dura|impiega)|quant[ie] (?:giorni|settimane|ore|mesi|anni)|entro quanto|in quanto tempo|tempi (?:di|della)|tempistiche|che tempi',
    time: 'quando|a che ora|(?:che|quali|in che) (?:giorno|giorni|ora|ore|orari|orario|data)|fino a (?:che ora|quando)|entro quando|orari,quando arriva il rimborso,quando ricevo il rimborso,quando mi arriva il rimborso',
    cost: 'quanto (?:costa|costano|viene|vengono|è|si paga|devo pagare|pago|costerebbe|fa|sta)|quanto(?= *[?!.]?$)|(?:che|quale|qual è il) (?:prezzo|costo)|prezz[oi]|cost[oi]|costa(?:no)?|spese|tariff[ae]',
    count: 'quant[ie](?! (?:giorni|settimane|ore|mesi|anni))|quante volte|che quantità',
    place:
      "dove|dov'è|da dove|in (?:che|quale|quali) (?:città|paese|paesi|luogo|negozi|negozio)|(?:quali|che) paesi|indirizzo",
    person: 'chi|a chi|da chi|con chi|di chi',
    method: 'come(?! (?:stai|va|sta|ti chiami|mai))|in che modo|cosa (?:devo|bisogna) fare|istruzioni|procedura',
    reason: 'perché|perchè|come mai|per quale motivo',
    which:
      'qual(?:e|i)?|qual è|che (?:tipo|tipi|genere|taglie?|colori|colore|marche?|materiale|modelli|metodi|corriere|carte|opzioni|profumi|profumazioni|misure)',
  },
  questionWords: 'che|cosa|quale|quali|chi|dove|quando|perché|come|quant[oaie]',
  askedMeasures: 'quanto (?:tempo|spesso)|quante volte',
  yesNo:
    "(?!(?:mi |ci )?(?:puoi|può|potete|potresti|potrebbe|potreste) (?:dire|dirmi|spiegar(?:e|mi)|indicar(?:e|mi)|aiutar(?:e|mi)|mostrar(?:e|mi))|(?:sai|sa|sapete) (?:quando|dove|come|quanto))(?:è|sono|siete|sei|c'è|ci sono|avete|hai|ha|hanno|posso|può|possono|potete|puoi|potrei|potrebbe|si può|si possono|devo|bisogna|fate|fa|fanno|spedite|consegnate|accettate|vendete|offrite|effettuate|rimborsate|prendete|esiste|esistono|funziona|va bene|vanno bene|serve|servono|costa|contiene|arriva|è possibile|sarebbe possibile|avreste|ce l'avete|lo (?:avete|posso)|la (?:avete|posso)|li (?:avete|posso)|mi (?:date|fate|rimborsate)|include|comprende|ritirate|gestite)",
  leave: [
    ['^(?:si può|si possono|posso|possiamo|potrei|è possibile|è permesso|è consentito|mi è permesso)\\s+', 'posso '],
    [
      "^(?:sono|è) (?:ammess|permess|accettat|benvenut)[oaie] (?:(?:i|gli|le|il|lo|la)\\s+|l['’])?(\\p{L}+)(?: (?:in|nel vostro|nel) negozio)?(?=\\s*[?.!]*$)",
      'posso portare $1',
    ],
    [
      "^(?:(?:i|gli|le|il|lo|la)\\s+|l['’])(\\p{L}+) (?:sono|è) (?:ammess|permess|accettat|benvenut)[oaie](?: (?:in|nel vostro|nel) negozio)?(?=\\s*[?.!]*$)",
      'posso portare $1',
    ],
    [
      "^accettate (?:(?:i|gli|le|il|lo|la)\\s+|l['’])(\\p{L}+)(?: (?:in|nel vostro|nel) negozio)(?=\\s*[?.!]*$)",
      'posso portare $1',
    ],
    ['(?<!\\p{L})(?:portarci|venire con|entrare con)(?!\\p{L})', 'portare'],
  ],
  namedDays: {
    christmasEve: 'vigilia di natale',
    christmasDay: 'giorno di natale',
    boxingDay: 'santo stefano',
    christmas: 'natale|feste natalizie',
    newYearsEve: "san silvestro|vigilia di capodanno|ultimo dell'anno",
    newYearsDay: "capodanno|primo dell'anno",
    newYear: 'anno nuovo',
    goodFriday: 'venerdì santo',
    easterMonday: "pasquetta|lunedì di pasqua|lunedì dell'angelo",
    easter: 'pasqua',
    blackFriday: 'black friday',
  },
  units:
    'giorn[oi]|giorni lavorativi|or[ae]|settiman[ae]|mes[ei]|ann[oi]|minut[oi]|second[oi]|volt[ae]|person[ae]|pezz[oi]|articol[oi]|unità|pai[ao]|confezion[ei]|rotol[oi]|fogli|pollici|centimetr[oi]|millimetr[oi]|metr[oi]|chilometr[oi]|chil[oi]|kil[oi]|gramm[oi]|gr|litr[oi]|millilitr[oi]|watt|volt|grad[oi]|carat[oi]|stell[ae]|punt[oi]',
  timeUnits: 'giorni lavorativi|giorn[oi]|or[ae]|settiman[ae]|mes[ei]|ann[oi]|minut[oi]|second[oi]',
  numbers: [
    'un[oa]?',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici|una dozzina',
  ],
  currencies: 'euro|dollar[oi]|sterlin[ae]|franchi(?: svizzeri)?|centesimi|eurini',
  percent: 'per ?cento|percento',
  without: 'senza|tranne|eccetto|esclus[oaie]|che non sian?o?(?: di)?',
  lacking: '',
  amountWords:
    'quindici 15, venti 20, venticinque 25, trenta 30, quaranta 40, cinquanta 50, sessanta 60, settanta 70, ottanta 80, novanta 90, cento *100, mille 1000',
  comparatives: {
    cheaper: 'più economic[oa]|meno car[oa]|costa meno|più conveniente',
    dearer: 'più car[oa]|costa di più|più costos[oa]',
    bigger: 'più grande|più lung[oa]|più larg[oa]',
    smaller: 'più piccol[oa]|più cort[oa]',
    heavier: 'più pesante|pesa (?:di )?più',
    lighter: 'più legger[oa]|pesa (?:di )?meno',
    brighter: 'più luminos[oaie]|più brillant[ei]|più potent[ei]|fa più luce|illumina di più|più luce',
  },
  prices: {
    atMost: [
      '(?:meno di|sotto(?: i| gli| le| ai)?|fino a|entro(?: i)?|max\\.?|massimo|al massimo|(?:non|senza)(?: \\p{L}+){0,2} (?:più di|oltre)(?: i)?|(?:non|senza) (?:super|ecced)\\p{L}+(?: i)?|inferior[ei] a|(?:il mio )?budget(?: è)?(?: massimo)?(?: di)?|al di sotto dei) N',
      'ho (?:solo )?(?=[$€£]|\\d+ ?(?:€|euro))N',
      'N (?:al massimo|massimo|o meno|max|di budget)',
    ],
    atLeast: [
      '(?:più di|sopra(?: i)?|oltre(?: i)?|a partire da|almeno|minimo|superior[ei] a|da) N',
      'N (?:o più|in su)',
    ],
    between: ['(?:tra|fra)(?: i)? N(?: (?:e|ed)(?: i)? |\\s*[-–]\\s*)N', 'da N a N'],
    about: ['(?:circa|intorno a[il]?|attorno a[il]?|sui) N'],
    cheapest: [
      '(?:il|la|i|le) (?:pi[ùu] economic[oaihe]+|meno car[oaie])',
      'pi[ùu] (?:economic[oaihe]+|convenient[ei])(?! di)',
      'meno costos[oaie](?! di)',
      'prezzo più basso',
      '(?<=qual[ei]?(?: \\p{L}+){0,3} )costa(?:no)? (?:di )?meno',
      'meno car[oaie](?! di)',
    ],
    dearest: [
      '(?:il|la|i|le) più (?:car[oaie]|costos[oaie])',
      'pi[ùu] (?:car[oaie]|costos[oaie])(?! d[ei])',
      'prezzo più alto',
      '(?<=qual[ei]?(?: \\p{L}+){0,3} )costa(?:no)? (?:di )?più',
    ],
    onSale: [
      'in offerta',
      'offerte',
      'scont[oi]',
      'scontat[oaie]',
      'in saldo',
      'saldi',
      '(?<!codice )promo(?:zion[ei])?',
      'ribassat[oaie]',
      'prezz[oi] ridott[oi]',
      'occasioni',
    ],
  },
  concepts: {
    delivery:
      'spedizione,consegna,spedizioni,consegne,spese di spedizione,spedi*,spedite,spedire,spedito,spediscono,consegn*,consegnate,consegnato,spese di spedizione*,costi di spedizione,costo di spedizione,costo spedizione,spese spedizione,spedizione gratuita,spedizione gratis,spedizioni gratuite,consegna gratuita,tempi di consegna,tempi di spedizione,tempo di consegna,inviate,inviare,invio,inviato,mandate in,mandate a,recapit*,arriva a casa,arriva il pacco,arrivare,a domicilio,domicilio,per posta,quando arriva,quando ricevo,quando mi arriva,quando lo ricevo,quando la ricevo',
    dispatch:
      "evasione,tempi di evasione,preparazione dell'ordine,elaborazione,tempi di preparazione,tempi di elaborazione,evasione dell'ordine,evaso,lavorazione dell'ordine,pronta consegna,partenza del pacco,spediamo entro,spedito entro,spediti entro,prepariamo il tuo ordine,preparare il tuo ordine",
    carrier:
      'corriere,BRT,Poste Italiane,DHL,GLS,corriere*,corrieri,vettore,spedizioniere,brt,bartolini,poste italiane,sda,dhl,ups,fedex,gls,tnt,inpost,metodo di spedizione,metodi di spedizione,con chi spedite,con che corriere',
    tracking:
      'tracking,tracciamento,codice di tracciamento,numero di tracking,codice tracking,tracciabil*,tracciare il pacco,tracciare la spedizione,tracciare,tracciato,seguire la spedizione,seguire il pacco,link di tracciamento,traccio,tracciata,segui il pacco',
    abroad:
      "internazionali,estero,tutto il mondo,all'estero,internazional*,in tutto il mondo,fuori dall'italia,fuori italia,fuori dall'europa,altri paesi,altro paese,quali paesi,in che paesi,extra ue,extra-ue,nel mondo,in europa,mondiale",
    customs:
      'dogana,dazi,dogan*,spese doganali,oneri doganali,dazi doganali,dazio,sdoganamento,tasse di importazione,tasse doganali',
    pickup:
      'ritiro,ritiro in negozio,ritiro in negozio*,ritiro a mano,ritirare in negozio,ritirare,ritirarlo,ritirarla,ritirare di persona,passare a ritirare,passo a prenderlo,venire a prenderlo,venire a prendere,punto di ritiro,punti di ritiro,click and collect,click & collect,ritiro gratuito',
    express:
      'espressa,corriere espresso,spedizione espressa,consegna espressa,express,espresso,urgente*,urgenza,24 ore,giorno dopo,in giornata,entro domani,per domani,più veloce,consegna rapida,spedizione veloce,il prima possibile,in tempo per,prima di natale,fretta',
    returns:
      'reso,resi,restituire,restituzione,recesso,restitu*,rimand*,rispedire,rispedirlo,mandare indietro,mandarlo indietro,rendere,renderlo,diritto di recesso,recesso*,spese di reso,costo del reso,costi di reso,politica di reso,reso gratuito,etichetta di reso,etichetta reso,fare un reso,fare il reso,ripensamento,cambio idea,cambiato idea,non mi piace,se non mi piace,se non mi va,non mi sta,non va bene,non sono soddisfatt*',
    refund:
      'rimborso,rimborsi,rimbors*,rimborsare,soldi indietro,i miei soldi,indietro i soldi,ridate i soldi,riavere i soldi,soddisfatti o rimborsati,riaccredit*,quando arriva il rimborso,quando ricevo il rimborso,quando mi arriva il rimborso',
    exchange:
      'cambio,cambiare,cambi,cambio merce,cambio taglia,cambio della taglia,cambiarlo,cambiarla,cambiare taglia,cambiare la taglia,cambiare con,sostituire con,sostituzione,sostituire,taglia sbagliata,scambio,scambiare',
    cancel:
      "annullamento,annullare,annull*,cancellare,cancellazione,disdire,modificare l'ordine,modificare il mio ordine,cambiare l'ordine,modifica ordine,ordinato per sbaglio,per errore,cambiare indirizzo di",
    restocking:
      'costo di riassortimento,spese di rientro,commissione di reso,trattenuta,trattenete,trattenuto,verrà detratto,detrazione',
    condition:
      'condizioni originali,imballo originale,non indossato,integro,confezione originale,imballaggio originale,non indossat*,non usat*,mai usato,mai indossato,mai usata,intatto,intatta,con etichette,etichette attaccate,con cartellino,cartellino,condizioni del reso,già aperto,già aperta,già usato,già usata,già indossato,lo provo,provato,senza confezione,senza scatola,senza etichetta,stato originale,non lavato',
    final_sale:
      'non rimborsabile,esclusi dal reso,vendita finale,non si accettano resi,non restituibil*,non rimborsabil*,articoli in saldo reso,reso dei saldi,non può essere restituito,non possono essere restituiti,esclusi dal recesso',
    damaged:
      'danneggiato,difettoso,rotto,dannegg*,danno,danni,difett*,rott*,rovinat*,spaccat*,strappat*,graffiat*,ammaccat*,guasto,non funziona,non funzionano,prodotto sbagliato,articolo sbagliato,prodotto errato,articolo errato,sbagliat*,pessima qualità,scheggiat*,perde liquido',
    missing:
      'non arrivato,smarrito,mancante,mancant*,manca,mancano,mancava,non è arrivato,non è arrivata,non arriva,mai arrivato,non ho ricevuto,mai ricevuto,non ricevuto,smarrit*,perso,pacco perso,rubato,incomplet*,ritardo,ritardi,in ritardo,risulta consegnato,non ancora arrivato',
    payment:
      'pagamento,pagamenti,metodi di pagamento,PayPal,bonifico,pagament*,pagare,pago,pagato,pagate,paga,modalità di pagamento,metodo di pagamento,paypal,bonifico*,contrassegno,contanti,alla consegna pagare,satispay,apple pay,google pay,postepay,assegno',
    card: 'carta di credito,carte di credito,Visa,Mastercard,carta di debito,carte di debito,carta prepagata,bancomat,visa,mastercard,american express,amex,con carta,con la carta,che carte,quali carte,maestro',
    instalments:
      'pagamento a rate,a rate,Klarna,Scalapay,rate,rateal*,rateizz*,klarna,scalapay,finanziament*,tre rate,in 3 rate,pagare dopo,pagare a rate,senza interessi,dilazion*',
    invoice:
      "fattura,fattur*,ricevuta,scontrino,scontrino fiscale,fattura elettronica,prova di acquisto,prova d'acquisto,codice sdi",
    tax: 'IVA,tasse,iva,iva inclusa,tassa,imposte,partita iva,iva esclusa,senza iva,codice fiscale',
    currency: 'valuta,valute,cambio valuta,tasso di cambio,in euro,in dollari,in franchi,che valuta',
    warranty: 'garanzia,garanzi*,garantit*,in garanzia,assistenza post vendita,sostituzione in garanzia',
    repair: 'riparazione,riparazion*,riparare,riparat*,riparabil*',
    contact:
      'contatti,contattare,servizio clienti,contatt*,contattarvi,assistenza,assistenza clienti,mettermi in contatto,parlare con,scrivervi,scrivere a,modulo di contatto,whatsapp,instagram,facebook,social,chat dal vivo,supporto,a chi mi rivolgo',
    email: 'e-mail,email,mail,posta elettronica,indirizzo mail,indirizzo email,via mail,una mail,vostra mail,pec',
    phone:
      'telefono,numero di telefono,telefon*,chiamare,chiamarvi,chiamo,chiamata,vostro numero,numero verde,cellulare di contatto,telefonicamente,tel,numero da chiamare',
    address:
      "indirizzo,sede,indirizz*,dove siete,dove vi trovate,dove vi trovo,dove si trova il,dov'è il negozio,dov'è la sede,dove avete,ubicat*,in che città,in quale città,che città,in che via,come arrivare,come raggiungervi,da dove spedite,sede legale,via e numero,mappa,di dove siete,vi posso trovare,si trova il negozio",
    hours:
      'orari,orario di apertura,aperto,orari di apertura,orario*,aperti,aperta,apert*,apertura,aprite,siete aperti,a che ora aprite,chiudete,a che ora chiudete,chiusi,chiuso,chiusura,la domenica,il sabato,giorni festivi,festivi',
    shop: 'negozio,negozi,punto vendita,showroom,negozio fisico,punti vendita,negozi fisici,bottega,boutique,sede fisica,di persona,vedere dal vivo,dal vivo,provare in negozio,visitare,passare in negozio,venire in negozio,vicino a me,rivenditori autorizzati,solo online,in negozio,sedi,altre sedi',
    order:
      "ordine,ordini,ordinare,acquisto,ordinat*,ordino,acquist*,comprare online,fare un ordine,effettuare un ordine,carrello,numero d'ordine,numero ordine,procedere all'acquisto",
    minimum:
      "ordine minimo,minimo d'ordine,spesa minima,minimo di spesa,minimo,minima,importo minimo,quantità minima,acquisto minimo,a partire da quanto,da quale importo,da che importo,soglia",
    wholesale:
      "ingrosso,rivenditori,all'ingrosso,vendita all'ingrosso,ingross*,grossist*,rivendit*,rivendere,rivendita,prezzi per rivenditori,grandi quantità,grosse quantità,grossi ordini,per il mio negozio,per la mia azienda,per aziende,regali aziendali,b2b,distributor*,conto vendita,dropshipping,ne prendo tanti,per quantità,sconto quantità",
    discount:
      'sconto,outlet,codice sconto,sconti,promozione,saldi,codici sconto,scont*,coupon,codice promozionale,codici promozionali,codice promo,promo,promozion*,offerta,offerte,saldo,in saldo,ribass*,primo ordine,black friday,buono sconto,buoni sconto,svendit*',
    gift_card:
      'buono regalo,gift card,buoni regalo,carta regalo,carte regalo,gift card*,giftcard*,buono acquisto,buoni acquisto,voucher,card regalo,riscattare il buono',
    store_credit:
      'buono,credito,credito negozio,buono da spendere,buono spesa,credito da usare,nota di credito,credito sul conto',
    loyalty:
      'programma fedeltà,punti fedeltà,fedeltà,raccolta punti,carta fedeltà,punti,premi,porta un amico,invita un amico,programma punti,cashback',
    preorder: 'preordine,preordin*,pre-ordine,pre-ordinare,prenotare,prenotazion*,ordinare in anticipo,prevendita',
    privacy:
      'privacy,dati personali,informativa privacy,informativa sulla privacy,i miei dati,gdpr,cookie,protezione dei dati,pagamento sicuro,sito sicuro,acquisto sicuro,è sicuro comprare,è sicuro acquistare,disiscriv*,cancellarmi,termini e condizioni,condizioni generali',
    account:
      'account,registrazione,il mio account,creare un account,registrarmi,registrarsi,registrazion*,accedere,accesso,login,password,come ospite,senza account,senza registrazione,area clienti,area personale',
    jobs: 'lavora con noi,posizioni aperte,lavorare con voi,lavorare da voi,lavoro da voi,lavorare per voi,offerte di lavoro,assumete,assunzion*,candidatur*,candidarmi,curriculum,stage,tirocinio,cercate personale',
    owner:
      "fondatore,fondatrice,chi siamo,fondator*,fondatrici,titolar*,proprietari*,chi siete,chi c'è dietro,la vostra storia,la nostra storia,azienda familiare,impresa familiare,azienda di famiglia,chi ha fondato,chi ha creato,storia del marchio",
    since:
      'fondata nel,da quando,fondato nel,da quanto tempo siete,da quanto tempo esistete,da quanti anni,anno di fondazione,quando siete nati,quando è nata,quando avete iniziato,nata nel',
    event:
      'evento,eventi,workshop,fiera,fiere,mercatin*,corso,corsi,laboratori*,mostra,esposizion*,pop-up*,porte aperte',
    review:
      'recensioni,recensione,recension*,opinioni,opinione,valutazion*,testimonianz*,feedback,cosa dicono i clienti,cosa ne pensano,trustpilot',
    time: 'giorni,tempi di consegna,giorni lavorativi,quanto tempo,quanto ci vuole,quanto ci mette,quanto ci mettono,tempi,tempistiche,tempi di spedizione,tempo di consegna,tempi di evasione,tempi di preparazione,quanti giorni,quando arriva,quando arriverà,quando ricevo,entro quanto,in quanto tempo,data di consegna,settimane,durata della consegna,attesa,entro quanti giorni',
    cost: 'prezzo,prezzi,costo,costi,spese,prezz*,costa,costano,quanto costa,quanto costano,quanto viene,quanto,costo*,spese di spedizione*,costi di spedizione,costo di spedizione,costo spedizione,spese spedizione,spese di reso,costo del reso,costi di reso,tariff*,caro,cara,cari,economico,economica,economici,supplement*,sovrapprezzo,a pagamento,importo',
    free: 'gratis,gratuito,gratuita,gratuit*,spedizione gratuita,spedizione gratis,spedizioni gratuite,consegna gratuita,reso gratuito,ritiro gratuito,senza costi,senza spese,omaggio,in omaggio',
    stock:
      'disponibile,disponibilità,esaurito,disponibil*,in magazzino,magazzino,in stock,stock,esaurit*,terminat*,non disponibile,torna disponibile,tornerà disponibile,riassortiment*,riassortite,ne avete ancora,avete ancora,ce ne sono ancora,rimast*,giacenza,fuori produzione',
    size: 'taglia,taglie,misure,dimensioni,misura,tagli*,misur*,dimension*,lunghezza,larghezza,altezza,profondità,diametro,spessore,quanto è grande,quanto è lungo,quanto è largo,quanto è alto,quanto misura,in s,in m,in l,xxs,xs,xl,xxl,xxxl,taglia unica,taglie forti,numero di scarpe,formato',
    size_guide:
      'guida alle taglie,tabella taglie,guida taglie,tabella delle taglie,tabella misure,che taglia prendo,che taglia devo,quale taglia devo,quale taglia scegliere,che taglia scegliere,che taglia mi,quale taglia mi,che taglia sono,la mia taglia,taglia giusta,come prendere le misure,come misuro,come mi misuro',
    fit: 'vestibilità,calzata,veste,vestono,vestibilit*,calza,calzano,veste piccolo,veste grande,aderente,attillat*,largo di,stretto,stretta,elastic*,elasticizzat*,stretch,troppo grande,troppo piccolo,taglio,modella indossa,come veste,slim fit',
    material:
      'materiale,materiali,tessuto,composizione,material*,tessut*,composizion*,stoffa,di che materiale,di cosa è fatto,di cosa è fatta,di che cosa è,fatto di,fatta di,fatti di,fodera,foderat*,poliestere,grammatura',
    made: 'prodotto in,fatto a mano,Made in Italy,origine,prodotti in,fabbric*,fatto in,fatti in,fatta a mano,fatti a mano,artigianal*,realizzat*,dove è prodotto,dove sono prodotti,dove vengono prodotti,dove viene prodotto,dove vengono fatti,da dove viene,da dove vengono,provenienza,made in,paese di origine,produzione,produttore,confezionati in',
    wash: 'lavaggio,lavare,lavatrice,lav*,lavabil*,in lavatrice,a mano lavare,cura,manutenzione,pulir*,pulizia,puliscono,stir*,ferro da stiro,asciugatrice,restring*,si restringe,scolor*,stinge,lavastoviglie,candeggina,ammorbidente,macchie,istruzioni di lavaggio,come si lava',
    weight: 'peso,pesa,pesano,pesante,pesanti,leggero,leggera,leggeri,quanto pesa,quanto pesano,grammatura in',
    colour: 'colore,colori,color*,tonalità,sfumatur*,che colori,quali colori,tinta,colorazion*',
    scent:
      'profumo,fragranza,profumazione,odore,profum*,fragranz*,profumazion*,odor*,profumat*,aroma,aromi,inodore,olio essenziale,oli essenziali,essenza,essenze',
    ingredients:
      "ingredienti,contiene,ingredient*,contengono,component*,parabeni,senza parabeni,solfati,ftalati,vegano,vegana,vegan*,biologic*,bio,naturale,naturali,cera di soia,cera d'api,conservanti,inci,testato su animali,cruelty free,cosa c'è dentro,cosa contiene,sostanze",
    allergy:
      'allergia,allergeni,ipoallergenico,allergi*,allergic*,allergen*,ipoallergenic*,pelle sensibile,pelli sensibili,senza glutine,glutine,frutta a guscio,lattosio,lattice,nichel,nichel free,incinta,gravidanza,allattamento,eczema,dermatite,irritazion*,irrita,adatto ai neonati,animali domestici,tossic*',
    use: "istruzioni,uso,utilizzo,come si usa,come usare,come lo uso,come la uso,usare,utilizz*,istruzion*,manuale,come funziona,come funzionano,applicare,applicazion*,applico,montaggio,montare,assembl*,installare,installazion*,a cosa serve,a che serve,serve a,stoppino,accorciare lo stoppino,primo utilizzo,conservare,conservazione,riporre,esterno,all'aperto,da esterni,interno,adatto per",
    capacity:
      'capacità,capienza,volume,contenuto netto,quanti litri,quanti ml,quanto contiene,ci stanno,peso massimo,portata massima,quanto regge,per quante persone,quante persone,capient*',
    lasting:
      'durata,dura,durano,durata di combustione,quanto dura,quanto durano,ore di combustione,brucia,bruciano,resistent*,duratur*,scadenza,scade,scadono,data di scadenza,autonomia,durata della batteria,robust*',
    compatible:
      'compatibile,compatibili,compatibil*,va bene per il mio,vanno bene per,va bene con,si abbina,abbinare,abbinamento,adattator*,universal*,ricambi*,pezzi di ricambio,per il mio modello,funziona con,funzionano con,entra nel mio,si adatta',
    contents:
      'incluso,contenuto della confezione,inclus*,compres*,comprende,include,cosa include,viene con,nella confezione,nella scatola,nel set,nel kit,quanti pezzi,quanti ce ne sono,venduto singolarmente,singolarmente,venduti separatamente,separatamente,set da,set di,batterie incluse,accessori inclusi',
    custom:
      'personalizzato,su misura,incisione,personalizz*,incision*,incidere,incis*,ricam*,monogramm*,iniziali,su richiesta,fatto su misura,con il nome,con un nome,con il mio nome,mettere il nome,logo,nostro logo,proprio logo,stamp*,richiesta speciale,orlo,modifiche sartoriali',
    gift: 'regalo,confezione regalo,regali,regal*,pacchetto regalo,pacco regalo,carta da regalo,confezione regalo*,incartare,incartato,biglietto,bigliettino,dedica,messaggio di auguri,idea regalo,idee regalo,regalo di natale,regalo di compleanno,bomboniere,bomboniera,cofanett*',
    new: 'novità,nuovi arrivi,nuova collezione,nuove collezioni,nuovi prodotti,nuovi modelli,ultimi arrivi,appena arrivat*,in arrivo,prossimamente,nuovo arrivo,ultime novità',
    ...italianThings,
  },
  idioms:
    "per favore,di sicuro,va bene,d'accordo,a proposito,in ordine,in ordine di,per caso,nel caso,in caso di,a presto,di solito,in particolare,a volte,per esempio,ad esempio,rendere felice,rendermi conto,prendersi cura,punto di vista,punto di riferimento,cover per,porta carte,portacarte,portachiav*,biglietto da visita,biglietti da visita,biglietto di auguri,carta geografica,pelle sensibile al,tempo libero,nello stesso tempo",
  functionWords:
    'qualche qualcosa aiutare avrei bisogno cerco dire sapere volevo vorrei voglio a ad adesso agli ai al alla alle allo anche ancora avere avete c ci che chi cioè come con cosa così cui d da dagli dai dal dalla dalle delle degli dei del della dello di dopo dove due e è ed era essere fa fare fate fino fra gli già ha hai hanno ho i il in io l la le lei li lo loro ma me meno mi mia miei mie mio molto n ne negli nei nel nella nelle nello niente no noi non nostra nostre nostri nostro o ogni oppure per perché però più poi possibile possiamo possono posso potete potrei potrebbe può puoi prima qual quale quali quando quanta quante quanti quanto quel quella quelle quelli quello questa queste questi questo qui se sei senza si sì sia siamo siete solo sono sopra sta stare sto su sua sul sulla suo suoi te ti tra tu tua tuo tutti tutto tutta un una uno vi voi vostra vostre vostri vostro dov quant',
  asking:
    'avete vendete accettate accettare cerco cercavo cercando articolo articoli prodotto prodotti mostrami mostrare consigliate consigliare consiglio vorrei voglio bisogno serve servono trovare trovo acquistare comprare offrite offrire domanda domande chiedere sapere informazione informazioni info cosa cose tipo tipi ciao salve buongiorno grazie favore possibile',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: {
    questions: {
      delivery_free: 'A partire da quale importo la spedizione è gratuita?',
      delivery_cost: 'Quanto costa la spedizione?',
      delivery_time: 'Quanto tempo richiede la consegna?',
      delivery_express: 'Offrite la spedizione express?',
      pickup: "Posso ritirare l'ordine di persona?",
      return_window: 'Quanto tempo ho per restituire un articolo?',
      return_cost: 'Chi paga la spedizione del reso?',
      return_how: 'Come posso restituire un articolo?',
      exchange: "Posso cambiare un articolo con un'altra taglia?",
      refund_time: 'Quanto tempo ci vuole per il rimborso?',
      cancel_order: 'Posso annullare il mio ordine?',
      payment_methods: 'Quali metodi di pagamento accettate?',
      cash_on_delivery: 'Posso pagare alla consegna?',
      instalments: 'Posso pagare a rate?',
      hours: 'Quali sono i vostri orari di apertura?',
      address: 'Dove si trova il vostro negozio?',
      shop: 'Avete un negozio fisico?',
      phone: 'Qual è il vostro numero di telefono?',
      contact: 'Come posso contattarvi?',
      warranty: 'Quanto dura la garanzia?',
      gift_card: 'Vendete buoni regalo?',
      discount_code: "C'è un codice sconto?",
      restock: 'Quando tornerà disponibile?',
      wholesale: "Vendete all'ingrosso?",
      invoice: 'Ricevo una fattura?',
    },
    besides:
      "circa normalmente adesso oggi totale devo dovrei dobbiamo faccio fanno fare arriva arrivano arrivato arrivare torna tornano tornare soldi pacco numero trovo trovare vedo vedere dove metto mettere mando mandate ricevo ricevuto ricevere tempo giorni giorno settimana settimane mesi anni anno limite procedura passaggi modo indietro prendete prendo prendere vengo venire serve servono subito vuole vogliono spendere spesa parlare scrivo scrivere scrivervi chiamare qualcuno persona volta fatto fine stato aspettando aspetto aspettare avvisate cosa cose prodotto prodotti articolo articoli online internet piace molto poco farselo esattamente ora possibile chi po' po dite dire dare date danno disponibile ancora altre idea ordinare ordino spedire domani dopo troppo carico termine quando funziona azienda informazioni info ritirare passare passo ordinato chiedere chiedo domanda domande aiuto servizio direttamente personalmente tipo tipi possibilità opzione opzioni costa costerebbe pagare tempi durata dura metteteci mettete portare porto passaggio recuperare ottenere mandare mandato spedite spedito spedisce facile",
    whatsApp: '',
    elapsed: {
      counts: 'una?|due|tre|quattro|cinque|sei|sette|otto|dieci|dodici|alcun[ei]|qualche|un paio di',
      units: 'giorn[oi]|settiman[ae]|mes[ei]|ann[oi]',
      spans: "SPAN fa|(?:dopo|da|entro|in) (?:circa |quasi |più di )?SPAN|(?:la settimana|il mese|l'anno) scors[oa]",
      beside:
        'comprat[oaie]|acquistat[oaie]|acquisto|ordinat[oaie]|ordine|ricevut[oaie]|arrivat[oaie]|consegnat[oaie]|ancora|troppo tardi|tardi|qualcosa|articolo|prodotto|pacco|possibile|posso|potrei|vorrei|voglio|piace|piaciut[oaie]|va|bene|più|ho|non|mi',
      isSent: String.raw`(?:ho|abbiamo) (?:\S+ ){0,3}?(?:restituit[oaie]|res[oaie]|rispedit[oaie]|rimandat[oaie])|(?:dove|quando)\s.{0,30}(?:rimbors\p{L}*|soldi)|(?:non|nessun).{0,24}(?:rimbors\p{L}*|soldi)`,
      exchange: 'Quanto tempo ho per cambiare un articolo?',
    },
  },
  stem: stemmer,
};
