/** Parcels and prices that stand in a shop's words and are not what it asks for bringing an order. */

const shipping =
  '(?:postage|shipping|delivery|p&p|versand\\p{L}*|porto|livraison|port|envío|portes|spedizione|frete|envio|verzend\\p{L}*|ongkir|ongkos kirim|wysyłk\\p{L}*)';
const included = new RegExp(
  `(?<!\\p{L})(?:(?:including|incl\\.?|inkl\\.?|inklusive|y compris|incluido|incluidos|incluindo|compres[aei]|inclusief|termasuk)\\s(?:[\\p{L}-]+\\s){0,2}?${shipping}|${shipping}(?:\\s\\p{L}+){0,3}?\\s(?:included|inbegriffen|inklusive|comprise?s?|inclus\\p{L}*|incluid\\p{L}*|compres[aei]|incluíd\\p{L}*|inbegrepen))(?!\\p{L})`,
  'iu',
);
const beside = new RegExp(
  `(?<!\\p{L})(?:plus|zzgl\\.?|zuzüglich|más|più|mais|excl\\.?|exkl\\.?|excluding|ohne|hors|exclusief|belum termasuk|di luar)\\s(?:the |de |el |la |les |los |le |frais de |gastos de |costes? de |spese di )?${shipping}(?!\\p{L})`,
  'iu',
);
/** "£7.50 each including postage", "€2.50 plus shipping": the sum is a thing's price. */
export const isPriceOfThing = (text: string): boolean => included.test(text) || beside.test(text);

/** "Ship it to us", "send it in": a customer's parcel */
export const isSentIn = (text: string): boolean => sentIn.test(text);
const sentIn =
  /(?<!\p{L})(?:(?:ship|send|post|mail)(?:s|ed|ing)? (?:it|them|yours|this|these) (?:in(?=[\s]*[.,;:)]|$)|to us)|(?:ship|send|post|mail)(?:s|ed|ing)? (?:your|the) \p{L}+ (?:in(?=[\s]*[.,;:)]|$)|to us)|mail(?:ed)?-in|(?:it|they|yours) (?:gets?|arrives?|comes?) (?:here|to us|in to us|with us)|(?:schick|send)\p{L}* (?:sie |du |ihr |es |sie uns |das |die |den )?(?:an )?uns|ein(?:ge)?send\p{L}+|ein(?:ge)?schick\p{L}+|envoyez[- ](?:le|la|les|nous)|nous (?:l[’'])?envoyer|envíanos|envíenos|mándanos|enviarnos|inviaci|spediscici|inviarci|spedirci|envie-nos|nos envie|stuur \p{L}+ (?:naar )?ons|kirim(?:kan)? (?:ke|kepada) (?:kami|gudang|bengkel)|dikirim ke (?:kami|bengkel|gudang)|(?:wyślij|przyślij)\p{L}*)(?!\p{L})/iu;

/** What is lent goes out and comes back by terms of its own. */
export const isLent = (text: string): boolean => lent.test(text);
const lent =
  /(?<!\p{L})(?:rentals?|rented|renting|hire (?:gear|goods|items|equipment|bikes?)|hired (?:gear|goods|items)|leih\p{L}+|miet(?:e|en|er|gerät\p{L}*|artikel\p{L}*|ware\p{L}*|räder)|alquil\p{L}+|noleggi\p{L}+|alugu\p{L}+|huur\p{L}*|wypożycz\p{L}+|sewa|disewa\p{L}*|penyewa\p{L}*|kirala\p{L}+)(?!\p{L})/iu;

/** What a wrong address costs is paid by few. */
export const isOfWrongAddress = (text: string): boolean =>
  /(?<!\p{L})(?:(?:wrong|incorrect|incomplete|invalid) address|(?:falsche|fehlerhafte|unvollständige)[rn]? (?:liefer)?adresse|adresse (?:erronée|incomplète|incorrecte)|dirección (?:errónea|incorrecta|equivocada|incompleta)|indirizzo (?:errato|sbagliato|incompleto)|endereço (?:errado|incorreto|incompleto)|(?:verkeerd|onjuist|onvolledig) adres|alamat (?:yang )?(?:salah|keliru|tidak lengkap)|(?:błędny|niepełny) adres)(?!\p{L})/iu.test(
    text,
  );

/** "In die Wohnung tragen kostet 29 € mehr": on top of another sum */
export const isOnTop = (text: string): boolean => onTop.test(text);
const onTop =
  /(?<!\p{L})(?:(?:sur|over ?size\p{L}* |extra |added |bulky? |handling )charges?|\p{L}*zuschl[aä]g\p{L}*|aufpreis|aufschlag|suppléments?|recargos?|suplementos?|supplement[oi]|toeslag\p{L}*|sobretaxas?|biaya tambahan|dopłat\p{L}+)(?!\p{L})|\p{N}[\s\p{Sc}]*(?:extra|on top|more(?! than)|mehr(?! als)|en plus|de plus|más(?! de)|in più|a mais|extra|meer(?! dan)|więcej)(?!\p{L})/iu;

/** "For customs reasons we ship food to Canada only" says nothing of duties. */
export const isReasonOfCustoms = (text: string): boolean =>
  /(?<!\p{L})(?:customs reasons|zoll(?:rechtlichen )?gründen|raisons douanières|(?:motivos|razones) (?:aduaner[oa]s|de aduanas?)|motivi doganali|motivos alfandegários|douaneredenen|alasan bea cukai)(?!\p{L})/iu.test(
    text,
  );

/** "You receive a DHL label by email" says how a parcel comes back. */
export const isOfLabel = (text: string): boolean =>
  /(?<!\p{L})(?:\p{L}*-?etikett\p{L}*|\p{L}*label|étiquettes?|etiquetas?|etichett[ae]|etykiet\p{L}*)(?!\p{L})/iu.test(
    text,
  );
