/** Words that promise something without a number, in the languages of the packs: free, today, for life, everywhere; and promises that shops rarely make. */

const spaced = (forms: string) => `(?<![\\p{L}])(?:${forms})(?![\\p{L}])`;
/** `forms` stand between words, `unspaced` anywhere. */
export const patternOf = (forms: string, unspaced: string) => new RegExp(`${spaced(forms)}|${unspaced}`, 'iu');

const free = patternOf(
  'at our (?:expense|cost)|we (?:will )?(?:cover|bear)(?= (?:the|all|your|any)(?!\\p{L}))|we pay (?:the|for) (?:\\p{L}+ ){0,2}(?:postage|shipping|customs|duties|duty|taxes|return)\\p{L}*|(?:übernehmen|tragen|bezahlen|zahlen) wir|wir (?:übernehmen|tragen)|auf unsere kosten|nous prenons en charge|à notre charge|à nos frais|(?:corre|corren) (?:por|a) (?:nuestra cuenta|nuestro cargo)|a nuestro cargo|(?:a|sono a) nostro carico|a nostre spese|voor onze rekening|(?:betalen|dragen) wij|wij (?:betalen|dragen)|no (?:extra )?(?:cost|charge)|surcharge-free|no surcharge|without (?:a )?surcharge|ohne (?:aufpreis|aufschlag|zuschlag|mehrkosten)|sans (?:supplément|surcoût)|sin (?:recargo|coste adicional|coste extra)|senza supplemento|zonder (?:toeslag|meerprijs)|sem acréscimo|bez dopłat\\p{L}*|utan tillägg|(?<!feel |-)free(?! (?:to|of(?! charge)|from(?! €| \\d| £| \\$)|time|standing))|complimentary|no charge|gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|versandkostenfrei|portofrei|gratuit\\p{L}*|offert[es]*|gratuit[oa]s?|grátis|sin coste|sin cargo|gratis|zdarma|bezplatn\\p{L}+|fri fragt|fragtfri|fraktfri\\p{L}*|fri frakt|fri levering|kostnadsfri\\p{L}*|gebyrfri\\p{L}*|ilmai\\p{L}+|maksut\\p{L}+|δωρεάν|ingyen\\p{L}*|díjmentes\\p{L}*|bebas ongkir|percuma|darmow\\p{L}+|bezpłatn\\p{L}+|za darmo|бесплатн\\p{L}+|безкоштовн\\p{L}+|ücretsiz|bedava|kosteloos|مجاني\\p{L}*|مجان\\p{L}+|بالمجان|חינם|ללא עלות|בחינם',
  '無料|送料込|免费|免運|包邮|무료|miễn phí|ฟรี',
);
const today = patternOf(
  "today|tonight|same[- ]day|this (?:very )?(?:morning|afternoon|evening)|immediately|right away|at once|instantly|heute|noch heute|sofort|am selben tag|gleichen tag|aujourd'hui|immédiatement|tout de suite|le jour même|hoy|inmediat\\p{L}+|mismo día|oggi|subito|immediat\\p{L}+|in giornata|stesso giorno|vandaag|meteen|direct|dezelfde dag|hoje|imediat\\p{L}+|mesmo dia|dnes|ihned|okamžitě|i dag|idag|straks|omgående|omedelbart|samme dag|samma dag|tänään|heti|samana päivänä|σήμερα|αμέσως|αυθημερόν|még ma|ma (?:is |még )?(?:feladj|küld|szállít|indul|kapj|megérk)\\p{L}*|azonnal|aznap|hari ini|langsung|segera|dziś|dzisiaj|natychmiast|tego samego dnia|astăzi|azi|imediat|сегодня|немедленно|сразу|в тот же день|сьогодні|негайно|того ж дня|bugün|hemen|aynı gün|اليوم|فورا|نفس اليوم|היום|מיד|באותו היום",
  '今日|本日|即日|当日|今天|立即|立刻|當天|当天|오늘|즉시|당일|hôm nay|วันนี้',
);
const tomorrow = patternOf(
  'tomorrow|next[- ](?:\\p{L}+ )?day|overnight|morgen(?= |,|\\.|!)|am nächsten \\p{L}*tag|demain|lendemain|mañana(?! por)|día siguiente|domani|giorno dopo|giorno successivo|volgende \\p{L}*dag|amanhã|dia seguinte|zítra|následující (?:pracovní )?den|i morgen|imorgon|i morgon|næste \\p{L}*dag|neste \\p{L}*dag|nästa \\p{L}*dag|huomenna|seuraavana \\p{L}*päivänä|αύριο|επόμενη (?:εργάσιμη )?η?μέρα|holnap|következő (?:munka)?nap\\p{L}*|besok|keesokan hari\\p{L}*|jutro|następnego dnia|mâine|a doua zi|завтра|на следующий (?:рабочий )?день|наступного (?:робочого )?дня|yarın|ertesi gün|غدا|اليوم التالي|מחר|למחרת',
  '明日|翌日|翌営業日|明天|次日|隔天|내일|익일|다음 ?(?:영업)?일|ngày mai|พรุ่งนี้',
);
const everywhere = patternOf(
  'world[- ]?wide|all over the world|anywhere in the world|any country|all countries|every country|weltweit|in alle länder|monde entier|tous les pays|todo el mundo|todos los países|tutto il mondo|tutti i paesi|wereldwijd|alle landen|todo o mundo|todos os países|na całym świecie|wszystkich krajów|celosvětově|celého světa|hele verden|över hela världen|maailmanlaajuisesti|kaikkialle|παγκοσμίως|όλο τον κόσμο|világszerte|seluruh dunia|la nivel mondial|toată lumea|по всему миру|по всьому світу|dünya çapında|tüm dünyaya|جميع أنحاء العالم|كل العالم|לכל העולם|בכל העולם',
  '世界中|全世界|全球|전 ?세계|toàn thế giới',
);
const everyOrder = patternOf(
  'always|every order|all orders|any order|everything|immer|alles|jede\\p{L}* bestellung|alle\\p{L}* bestellungen|toujours|toutes? (?:les )?commandes?|chaque commande|siempre|tod[oa]s? (?:los|las) pedidos?|cada pedido|cualquier pedido|sempre|tutti gli ordini|ogni ordine|altijd|elke bestelling|alle bestellingen|qualquer encomenda|todas as encomendas|todos os pedidos|zawsze|każde\\p{L}* zamówieni\\p{L}+|wszystkie zamówienia|vždy|alltid|altid|aina|πάντα|mindig|selalu|întotdeauna|всегда|завжди|her zaman|דائم\\p{L}*|دائما|جميع الطلبات|תמיד|כל הזמנה',
  'いつも|すべての注文|全ての注文|总是|所有订单|항상|모든 주문',
);

export const saysFree = (text: string): boolean => free.test(text);
export const saysToday = (text: string): boolean => today.test(text);
export const saysTomorrow = (text: string): boolean => tomorrow.test(text);
const nothingToPay = patternOf(
  '(?:nothing|not a penny) to pay|pays? nothing|zahl\\p{L}* (?:\\p{L}+ ){0,5}nichts|kostet (?:\\p{L}+ ){0,4}nichts|no (?:se )?pag\\p{L}+ nada|ne (?:pay\\p{L}+|coûte\\p{L}*) rien|non (?:si )?paga\\p{L}* (?:nulla|niente)|betaal\\p{L}* (?:\\p{L}+ ){0,4}niets',
  '送料はかかりません',
);
export const saysNothingToPay = (text: string): boolean => nothingToPay.test(text);
export const saysEverywhere = (text: string): boolean => everywhere.test(text);
export const saysEveryOrder = (text: string): boolean => everyOrder.test(text);

const again = patternOf(
  'back|again|restock\\p{L}*|return to|next batch|soon|wieder|demnächst|de nouveau|bientôt|prochain\\p{L}*|de nuevo|pronto|próxim\\p{L}+|di nuovo|presto|prossim\\p{L}+|weer|binnenkort|novamente|em breve|znów|ponownie|wkrótce|opět|zase|igen|snart|taas|pian|ξανά|σύντομα|újra|hamarosan|lagi|segera|din nou|curând|снова|скоро|знову|незабаром|tekrar|yakında|مرة أخرى|قريبا|שוב|בקרוב',
  '再入荷|また|再次|重新|补货|재입고|다시',
);
/** what will be is no claim about now */
export const saysAgain = (text: string): boolean => again.test(text);

const ready = patternOf(
  'ready (?:to (?:go|ship|leave|send|post|be (?:sent|shipped|posted|dispatched))|for (?:dispatch|shipping|delivery))|(?:versand|liefer|abhol)(?:fertig|bereit)|prêt\\p{L}* à (?:partir|être (?:expédi|envoy)\\p{L}+)|list[oa]s? para (?:salir|enviar\\p{L}*)|pront[oaie] (?:per la spedizione|per la consegna|da spedire|alla spedizione)|klaar (?:voor verzending|om (?:te )?verzonden|om te verzenden)|verzendklaar|pront[oa]s? (?:para|a) (?:envio|enviar|seguir)|gotow\\p{L} do wysyłki|klar til (?:forsendelse|afsendelse|sending)|redo att skickas',
  '発送可能|即納|可立即发货|바로 출고',
);
/** of goods: what waits to be sent is in stock */
export const saysReady = (text: string): boolean => ready.test(text);

const orders = patternOf(
  'orders?|basket|cart|purchase|bestell\\p{L}+|warenkorb\\p{L}*|einkauf\\p{L}*|commandes?|panier|achats?|pedidos?|carrito|cesta|compras?|ordin[ei]|carrello|acquisto|winkelwagen|encomendas?|carrinho|objednáv\\p{L}+|košík\\p{L}*|ordrer?n?|kurv\\p{L}*|kundvagn\\p{L}*|tilau\\p{L}+|ostoskori\\p{L}*|παραγγελί\\p{L}+|καλάθι\\p{L}*|rendelés\\p{L}*|kosár\\p{L}*|pesanan|keranjang|zamówieni\\p{L}+|koszyk\\p{L}*|comen\\p{L}+|coș\\p{L}*|заказ\\p{L}*|корзин\\p{L}+|замовлен\\p{L}+|кошик\\p{L}*|sipariş\\p{L}*|sepet\\p{L}*|طلب\\p{L}*|הזמנ\\p{L}+|סל',
  '注文|订单|訂單|購物|购物|주문|đơn hàng',
);
/** the worth of an order is the visitor's to say */
export const saysOrder = (text: string): boolean => orders.test(text);

/** What comes after says from when a time runs: "30 days from delivery" is no time of delivery. */
const runsFrom =
  /^\s?(?:from|of|after|following|since|upon|ab|nach|seit|après|suivant|à compter|dès|à partir|nadat|nachdem|when|once|desde|tras|después|a partir|de la|d[ae]ll[ao']|dopo|successiv[oi] all?|siguientes? al?|seguintes?|dal|na|vanaf|após|depois|da|po|od|efter|fra|från|jälkeen|μετά|από|után|setelah|sejak|după|после|с момента|со дня|після|з моменту|sonra|من|بعد|לאחר|מיום|מרגע)(?=\s)/iu;
export const saysFrom = (after: string): boolean => runsFrom.test(after);

const negations = patternOf(
  "no|not|never|none|nothing|nor|neither|without|cannot|can't|don't|doesn't|isn't|aren't|won't|excluded|nicht|ausgeschlossen|ausgenommen|kein\\p{L}*|nie|niemals|ohne|pas|aucun\\p{L}*|exclu(?:e?s)?|jamais|ni|ne|n'\\p{L}+|sans|no|nunca|ningun\\p{L}*|tampoco|excluid[oa]s?|sin|jamás|non|mai|esclus[oaie]|nessun\\p{L}*|senza|niet|geen|uitgesloten|nooit|zonder|não|nunca|nenhum\\p{L}*|sem|nem|není|nejsou|nelze|žádn\\p{L}*|nikdy|ne\\p{L}+(?=me |te |jí )|bez|ikke|ingen|aldrig|aldri|uden|uten|inte|inga|inget|utan|ei|eivät|emme|älä|ilman|δεν|μην|μη|ποτέ|χωρίς|όχι|nem|nincs\\p{L}*|soha|nélkül|ne|tidak|bukan|belum|jangan|tanpa|nie|nigdy|brak|nu|niciun\\p{L}*|niciodată|fără|не|нет|никогда|без|нельзя|немає|ніколи|değil\\p{L}*|yok\\p{L}*|asla|hayır|لا|لن|ليس\\p{L}*|لم|غير|بدون|לא|אין|אינ\\p{L}*|לעולם|ללא|בלי|אל",
  'ません|ない|なし|不可|决不|不|没|沒|无法|無法|别|不要|않|없|못|아니|안 |말아|마세요|không|ไม่',
);
/** "No problem, ..." and "No, ..." deny nothing of what follows them */
const comforts = new RegExp(
  `${spaced("(?:is |are |'s )?no (?:dramas?|worries|trouble)|if (?:you|we|they) (?:do not|don't|are not|aren't|did not|didn't|cannot|can't)|wenn (?:sie|du|ihr) [^,.]{0,24}(?:nicht|kein\\p{L}*)|si (?:vous|tu) (?:ne |n')[^,.]{0,20}(?:pas|plus)|si no (?:l[aeo]s? )?\\p{L}+|se non (?:l[aeo] )?\\p{L}+|als (?:u|je) [^,.]{0,24}(?:niet|geen)|(?:at )?no (?:extra (?:cost|charge)|surcharge)|without (?:a )?surcharge|ohne (?:aufpreis|aufschlag|zuschlag|mehrkosten)|sans (?:supplément|surcoût|frais supplémentaires)|sin (?:recargo|coste adicional|coste extra)|senza (?:supplemento|costi aggiuntivi)|zonder (?:toeslag|meerprijs|extra kosten)|sem (?:acréscimo|custo adicional)|bez dopłat\\p{L}*|bez příplatku|utan (?:tillägg|extra kostnad)|uden (?:tillæg|ekstra)|uten (?:tillegg|ekstra)|no (?:problem|worries|doubt)|(?:don't|do not) worry|(?:please )?never mind|why not|not only|kein(?:e)? (?:problem|sorge|frage)\\p{L}*|nicht nur|pas de (?:souci|problème)|ne (?:vous inquiétez|t'inquiète) pas|sans (?:souci|problème)|non seulement|no (?:se preocupe|te preocupes|hay problema)|sin (?:problema|duda)s?|no solo|non (?:si preoccupi|ti preoccupare|c'è problema)|nessun problema|senza (?:problemi|dubbio)|geen (?:probleem|zorgen)|niet alleen|sem problemas?|não se preocupe|não há problema|nie ma (?:problemu|sprawy)|proszę się nie martwić|nie tylko|žádný problém|bez obav|nebojte se|(?:intet|ingen|inga) problem\\p{L}*|ikke noget problem|bare rolig|ingen fare|oroa dig inte|ei (?:hätää|ongelmaa)|μην ανησυχείτε|κανένα πρόβλημα|nem probléma|ne aggódjon|tidak (?:masalah|apa-apa)|jangan khawatir|nicio problemă|nu vă faceți griji|не (?:волнуйтесь|беспокойтесь|проблема)|без проблем|не хвилюйтеся|sorun (?:değil|yok)|merak etmeyin|لا (?:مشكلة|تقلق|داعي للقلق)|אין בעיה|אל (?:תדאגו|תדאג|דאגה)")}|ご心配なく|心配いりません|問題ありません|没问题|别担心|沒問題|문제없습니다|걱정 ?마세요`,
  'giu',
);
const answersNo =
  /^\s*(?:no|nope|nein|non|nee|não|nie|ne|nej|nei|ei|όχι|nem|tidak|nu|нет|ні|hayır|لا|לא|いいえ|不|아니요)\s*[,،、，!.:–—-]\s*(?=\S)/iu;

/** "No, ..." answers, and denies nothing of what follows it. */
export const withoutAnswer = (text: string): string => text.replace(answersNo, '');

/** Where a text begins to deny something, -1 where it does not. */
export const deniesFrom = (text: string): number =>
  text.replaceAll(comforts, (found) => ' '.repeat(found.length)).search(negations);

export const saysNo = (text: string): boolean => deniesIn(text.replaceAll(comforts, ' ').replace(answersNo, ''));
const deniesIn = (text: string): boolean =>
  negations.test(text) || /\p{L}(?:m[ae]z|m[ıiuü]yor\p{L}*|m[ae]y[ıi]n\p{L}*)(?!\p{L})/iu.test(text);

const upTo =
  /(?<!\p{L})(?:up to|at (?:the )?most|within|no more than|max\p{L}*|latest|bis zu|bis|höchstens|spätestens|innerhalb|binnen|jusqu\S+|au plus|sous|dans (?:les|un délai de)|en moins de|hasta|como máximo|en un plazo de|entro|fino a|al massimo|tot|hooguit|até|no máximo|em até|do|najpóźniej|w ciągu|nejvýše|během|op til|højst|inden for|opp til|høyst|innen|upp till|högst|inom|enintään|sisällä|έως|μέχρι|εντός|legfeljebb|belül|hingga|sampai|maksimal|dalam|până la|în termen de|maximum|до|не позднее|в течение|протягом|en fazla|en geç|içinde|حتى|خلال|עד|תוך)\s(?:\S+\s){0,2}$/iu;
const upToAfter = /^\s?(?:at (?:the )?most|max|içinde|belül|sisällä|以内|以下|까지|이내|之内|内)/iu;
/** A single number that stands for the longest of a range. */
export const saysUpTo = (before: string, after: string): boolean =>
  upTo.test(before.slice(-30)) || upToAfter.test(after);

const left = patternOf(
  "(?<!(?:the|its|your|to) )left(?![- ](?:zip|side|hand|foot|leg|arm|hip|pocket|strap)\\p{L}*)|remaining|remain|übrig|nur noch|noch (?=\\d)|verbleib\\p{L}+|restent|il (?:n'en |ne |en )?reste|plus que|quedan?|restan|restano|rimang\\p{L}+|ne resta|nog maar|(?<=\\d )over(?=[ .,!]|$)|resterend\\p{L}*|restam|sobram|só temos|pozostał\\p{L}+|został\\p{L}+|zbýv\\p{L}+|tilbage|igjen|kvar|jäljellä|απομέν\\p{L}+|έμειναν|maradt|tersisa|sisa|tinggal|rămas|rămân|осталось|остались|залишил\\p{L}+|kaldı|متبق\\p{L}*|تبقى|بقي\\p{L}*|נותרו|נשארו|נותר",
  '残り|あと|剩|仅有|남은|남았',
);
const all = patternOf(
  'all|every|both|each|alle[nrms]?|sämtliche\\p{L}*|jede\\p{L}?|beide\\p{L}?|tou(?:s|te|tes)|chaque|les deux|tod[oa]s|cada|ambos|ambas|tutt[ie]|ogni|entramb[ie]|elke?|todas|wszystki\\p{L}+|każd\\p{L}+|obydw\\p{L}+|všechn\\p{L}+|alla|båda|begge|kaikki|molemmat|όλα|όλες|minden|mindkettő|semua|toate|ambele|все|всех|усі|всі|tüm\\p{L}*|hepsi\\p{L}*|جميع|كل|כל',
  'すべて|全て|全部|所有|모두|모든',
);
export const saysAll = (text: string): boolean => all.test(text);

/** of goods: how many are left is nowhere in the shop data */
export const saysLeft = (text: string): boolean => left.test(text);

const only =
  /(?:(?<!\p{L})(?:only|just|nur|lediglich|bloß|seulement|uniquement|ne [^.]{0,20}que|s[oó]lo|solamente|únicamente|sol[oi]|soltanto|solamente|slechts|maar|alleen|só|apenas|somente|tylko|jedynie|pouze|jen|kun|bare|endast|bara|vain|ainoastaan|μόνο|csak|csupán|hanya|cuma|doar|numai|только|лишь|всего|тільки|лише|yalnızca|sadece|فقط|רק)|だけ|仅|只有|只|단지|오직)\s?(?:\p{L}+\s){0,2}$/iu;
/** right before a number */
export const saysOnly = (before: string): boolean => only.test(before.slice(-32));

/** Promises that shops rarely make and visitors would love: a sentence may make one where the shop data makes it too. */
const rare: [name: string, pattern: RegExp][] = [
  [
    'something without end or limit',
    patternOf(
      "(?:never|do(?:es)? not|don't|doesn't) expires?|no (?:expiry|expiration)(?: date)?|without (?:an )?expir\\p{L}+|as (?:often|many times|much) as you (?:like|want|wish|please)|any number of times|unlimited(?:ly)?|indefinitely|beliebig (?:oft|lange|viele)|so oft (?:sie|du|ihr) (?:möchten|wollen|magst|willst|wollt|mögt)|unbegrenzt\\p{L}*|unbefristet\\p{L}*|(?:verfällt|verfallen|läuft|laufen) (?:nie|niemals|nicht)(?: ab)?|n'expir\\p{L}+ (?:jamais|pas)|autant (?:de fois )?que vous|illimité\\p{L}*|sans limite|(?:no|nunca) (?:caduca|expira|vence)n?|tantas veces como|ilimitad\\p{L}+|sin límites?|sin caducidad|non (?:scad\\p{L}+|ha\\p{L}* scadenza)|illimitat\\p{L}+|senza (?:limiti|scadenza)|tutte le volte che|(?:verloopt|verlopen) (?:nooit|niet)|onbeperkt\\p{L}*|zo vaak (?:als )?(?:u|je) wil\\p{L}*|(?:não|nunca) expira\\p{L}*|quantas vezes quiser|bez (?:limitu|ograniczeń|terminu ważności)|nielimitowan\\p{L}+|bezterminow\\p{L}+|neomezen\\p{L}+|ubegrens\\p{L}+|ubegræns\\p{L}+|obegräns\\p{L}+|rajoittamat\\p{L}+|απεριόριστ\\p{L}+|korlátlan\\p{L}*|tanpa batas|tidak (?:pernah )?kedaluwarsa|nelimitat\\p{L}*|неограничен\\p{L}*|бессрочн\\p{L}+|необмежен\\p{L}*|sınırsız\\p{L}*|süresiz\\p{L}*|غير محدود\\p{L}*|ללא הגבלה",
      '無制限|無期限|何度でも|无限|永不过期|不限次数|무제한|무기한',
    ),
  ],
  [
    'a warranty for life',
    patternOf(
      "life[- ]?time|for life|lebenslang\\p{L}*|lebenslänglich\\p{L}*|à vie|de por vida|vitalici\\p{L}+|a vita|levenslang\\p{L}*|vital[ií]ci\\p{L}+|doživotn\\p{L}+|livsvarig\\p{L}*|livstids?\\p{L}*|livslang\\p{L}*|elinikäi\\p{L}+|εφ[’'] ?όρου ζωής|élettartam\\p{L}*|életre szóló|seumur hidup|dożywotn\\p{L}+|pe viață|пожизненн\\p{L}+|довічн\\p{L}+|ömür boyu|مدى الحياة|לכל החיים",
      '終身|生涯保証|永久保証|终身|終身|평생',
    ),
  ],
  [
    'a price match',
    patternOf(
      'price[- ]?match\\p{L}*|match (?:any|the|a|your|their|other|lower|every|all)?\\s?(?:\\p{L}+ ){0,2}prices?|beat (?:any|every|all) prices?|(?:lowest|best)[- ]price guarantee\\p{L}*|(?:tief|best)preis-?garantie|preisgarantie|preisanpassung|alignons (?:nos|les) prix|remboursons la différence|garantie du (?:meilleur|plus bas) prix|meilleur prix garanti|igualamos (?:el|los|cualquier) precios?|mejor precio garantizado|miglior prezzo garantito|pareggiamo|laagste-?prijsgarantie|melhor preço garantido|igualamos (?:o|os|qualquer) preços?|gwarancj\\p{L}+ najniższej ceny|prisgaranti|prismatch\\p{L}*|hintatakuu|garanție preț|гаранти\\p{L}+ (?:лучшей|низкой) цены|en düşük fiyat garantisi|jaminan harga',
      '最低価格保証|价格匹配|最低价保证|최저가 보장',
    ),
  ],
  [
    'that something is paid out in cash',
    patternOf(
      '(?:pay|paid|pays|payout|refund\\p{L}*) (?:\\S+ ){0,6}in cash|cash(?:ed)? (?:it |them )?out|(?:redeem|exchang|swap)\\p{L}* (?:\\S+ ){0,4}for cash|bar aus\\p{L}*|(?:zahlen|erstatten) (?:\\S+ ){0,6}bar(?:geld)?|(?:gegen|in) bargeld|(?:rembours|échang|pay|vers)\\p{L}* (?:\\S+ ){0,6}en espèces|(?:cambi|canje|devol|pag|abon)\\p{L}* (?:\\S+ ){0,6}en efectivo|(?:rimbors|convert|cambi|pag)\\p{L}* (?:\\S+ ){0,6}in contanti|contant uit|in contanten|em dinheiro|(?:na|w) gotówk\\p{L}+|v hotovosti|nakde çevir\\p{L}*|nakit olarak',
      '現金で|现金|현금으로',
    ),
  ],
  [
    'a present with the order',
    patternOf(
      'free gift|gift with (?:every|each|your) (?:order|purchase)|gratis(?:geschenk|-geschenk)|kostenloses geschenk|geschenk (?:gratis|dazu)|cadeau (?:gratuit|offert)|regalo gratis|omaggio|gratis cadeau|brinde|gratis prezent|hediye(?= veriyoruz| gönderiyoruz)|هدية مجانية|מתנה חינם|подарок бесплатно',
      '無料プレゼント|免费礼物|赠品|사은품',
    ),
  ],
  [
    'cash back or points',
    patternOf(
      'cash ?back|loyalty points|bonus points|reward points|treuepunkte|bonuspunkte|points (?:de )?fidélité|puntos de fidelidad|punti fedeltà|spaarpunten|pontos de fidelidade|punkty lojalnościowe|баллы|puan',
      'ポイント還元|积分|적립금|포인트',
    ),
  ],
  [
    'a discount for no stated reason',
    patternOf(
      'half[- ]price|half off|(?:zum )?halbe[nr]? preis|(?:à )?moitié prix|mitad de precio|metà prezzo|halve prijs|metade do preço|za pół ceny|halva priset|halv pris|puoleen hintaan|за полцены|за півціни|yarı fiyat\\p{L}*|setengah harga|buy one,? get one|two for one|2 for 1|3 for 2|student discount|studentenrabatt|réduction étudiante|descuento (?:para )?estudiantes?|sconto studenti',
      '半額|半价|반값',
    ),
  ],
  [
    'that something is sure',
    patternOf(
      "(?:we|i)(?:'ll| will| can| do)?(?: fully| personally| gladly)? (?:guarantee|promise|assure|vow)|guaranteed(?! for \\P{L}?[\\d\\p{L}]+ (?:\\p{L}+ )?(?:year|month))|i give you my word|(?:wir|ich) (?:garantieren?|versprechen?|verspreche|sichern? (?:ihnen|dir))|garantiert|versprochen|(?:nous|je) (?:vous )?(?:le )?(?:garanti\\p{L}+|promet\\p{L}*|assur\\p{L}+)|garanti avant|(?:le |se lo |te )?(?:garantizamos|garantizo|prometemos|prometo|aseguramos|aseguro)|garantizad[oa]s?|(?:le |glielo |te lo )?(?:garantiamo|garantisco|promettiamo|prometto|assicuriamo|assicuro)|garantit[oa]|(?:wij|we|ik) (?:garanderen|garandeer|beloven|beloof)|gegarandeerd|garantimos|garanto|prometemos|prometo|asseguramos|garantid[oa]|gwarantuj\\p{L}+|obiecuj\\p{L}+|gwarantowan\\p{L}+|zaručuj\\p{L}+|garantujeme|slibuj\\p{L}+|zaručeně|(?:vi|jag|jeg) (?:garanterar?|garanterer|lovar|lover|lov)|garanteret|garantert|garanterad|takaamme|takaan|lupaamme|lupaan|taatusti|εγγυόμαστε|εγγυώμαι|υποσχόμ\\p{L}+|εγγυημέν\\p{L}+|garantálj\\p{L}+|garantálom|ígér\\p{L}+|garantáltan|(?:kami|saya) (?:menjamin|jamin|berjanji)|dijamin|garantăm|garantez|promit\\p{L}*|garantat|гарантиру\\p{L}+|обеща\\p{L}+|гарантированно|гарантує\\p{L}*|гарантую|обіця\\p{L}+|гарантовано|garanti (?:ediyor|ederiz)\\p{L}*|söz ver\\p{L}+|نضمن|أضمن|أعدك|نعدك|مضمون|(?:אנו|אנחנו|אני) (?:מבטיח|מתחייב|ערב)\\p{L}*|מובטח",
      '保証します|保証いたします|お約束|約束します|我们保证|我保证|保证在|一定会|承诺|보장합니다|보장해|약속드립니다|약속합니다',
    ),
  ],
  [
    'that somebody gets in touch',
    patternOf(
      "(?:we|i|(?:a|my|our) (?:colleague|team|manager|agent|specialist)|someone|somebody)(?:'ll| will| is going to| can) (?:\\p{L}+ )?(?:call|ring|phone|contact|e-?mail|text|get back|be in touch|get in touch|visit|come by|reach out)|calls? you back|call you within|(?:kolleg\\p{L}+|mitarbeiter\\p{L}*|wir|ich|team|jemand) (?:\\S+ ){0,5}(?:ruft sie|ruft dich|rufe sie|melde[nt]? (?:sich|uns|mich)|meldet sich|kontaktier\\p{L}+|zurückrufen|anrufen)|ruft (?:sie|dich)|(?:wir|kolleg\\p{L}+|mitarbeiter\\p{L}*) rufen (?:sie|dich)|ich rufe (?:sie|dich)|meldet sich|melden uns|(?:vous|te) (?:rappel\\p{L}+|appeler\\p{L}+|contacter\\p{L}+|recontact\\p{L}+|appelle)|(?:le|te|lo|la) (?:llamar\\p{L}+|llama(?:mos)?|contactar\\p{L}+|contacta)|(?:la|ti) (?:richiam\\p{L}+|chiamer\\p{L}+|contatt\\p{L}+|ricontatt\\p{L}+)|(?:belt|bellen|bel) (?:u|je|jou)|neemt contact|nemen contact|(?:ligar|liga|contacta|contactar)\\p{L}*(?:-lhe|-te| para si| para você)|entra(?:rá|remos) em contacto|oddzwoni\\p{L}*|zadzwoni\\p{L}*|skontaktuj\\p{L}+ się z (?:panem|panią|państwem|tobą)|zavolá\\p{L}*|ozv\\p{L}+ se vám|ringer (?:\\p{L}+ )?(?:dig|deg|upp|op)|kontaktar dig|kontakter deg|kontakter dig|soitta\\p{L}+ sinulle|soittaa teille|ottaa sinuun yhteyttä|θα (?:σας|σε) (?:καλέσ|τηλεφων|επικοινων)\\p{L}+|θα επικοινωνήσ\\p{L}+ μαζί σας|visszahív\\p{L}+|felhív\\p{L}+|felvesszük önnel|(?:akan|segera) (?:menelepon|menghubungi|hubungi)|(?:vă|te) (?:sun\\p{L}+|contact\\p{L}+)|перезвон\\p{L}+|позвон\\p{L}+ вам|вам позвон\\p{L}+|свя[жз]\\p{L}+ с вами|передзвон\\p{L}+|зателефону\\p{L}+|зв'яж\\p{L}+ з вами|(?:sizi|sana|size) (?:geri )?(?:aray\\p{L}+|ulaş\\p{L}+)|(?:سنتصل|سيتصل|سأتصل|سنتواصل|سيتواصل) (?:بك|معك)\\p{L}*|(?:נחזור|יחזור|נתקשר|יתקשר|אחזור|ניצור) (?:אליך|אליכם|איתך)",
      '(?:折り返し|こちらから|担当者から|スタッフから)[^。]{0,12}(?:電話|連絡)|(?:会|将)(?:给您|给你|与您|和您)?(?:回电|致电|打电话|联系)|전화(?:를)? ?드리겠|연락(?:을)? ?드리겠',
    ),
  ],
  [
    'that a fee falls away',
    patternOf(
      'waiv\\p{L}+|no (?:shipping|delivery|return|service) (?:fees?|costs?|charges?) (?:for you|today|this time)|on the house|as a (?:courtesy|thank you)|erlass\\p{L}*|erlässt|entfallen|geschenkt|aufs haus|kulanz\\p{L}*|geste commercial\\p{L}*|à titre gracieux|nous (?:vous )?offrons|on vous offre|renunciamos|le regalamos|te regalamos|cortesía|rinunciamo|in omaggio|le regaliamo|offriamo noi|kwijtscheld\\p{L}+|cadeau van ons|van het huis|dispensamos|oferecemos-lhe|rezygnujemy z opłat\\p{L}*|odpouští\\p{L}*|efterg\\p{L}+|bjuder på|på husets regning|på huset|tarjoamme|talon piikkiin|χαρίζουμε|elengedjük|kami bebaskan|renunțăm la|дарим|спишем|feragat ediyoruz|hediye ediyoruz|نعفيك|إعفاء|هدية منا|נוותר|מתנה מאיתנו',
      'サービスいたします|プレゼントいたします|赠送|送您|免除|免收|면제|증정|드려요 무료',
    ),
  ],
  [
    'a certificate or an award',
    patternOf(
      'certified|certificat(?:e|ed|es|ion)|accredited|award-winning|awards?|tested for harmful|clinically|dermatologically|(?:doctors?|dermatologists?|p(?:a)?ediatricians?|experts) (?:\\p{L}+ )?(?:recommend|approve)\\p{L}*|klinisch|dermatologisch|(?:von )?ärzt\\p{L}+ empf\\p{L}+|dermatologique\\p{L}*|clinique\\p{L}*|dermatológic\\p{L}+|clínic\\p{L}+|dermatologic\\p{L}+|clinic\\p{L}+|dermatologiczn\\p{L}+|клиническ\\p{L}+|клінічн\\p{L}+|klinik olarak|zertifizier\\p{L}+|zertifikat\\p{L}*|prämier\\p{L}+|preisgekrönt\\p{L}*|schadstoffgeprüft\\p{L}*|\\p{L}+-(?:zertifizier\\p{L}+|certifier\\p{L}+|siegel)|certifié\\p{L}*|certification\\p{L}*|primé\\p{L}*|certificad[oa]s?|certificación|galardonad[oa]|certificat[oaie]|certificazion[ei]|premiat[oa]|gecertificeerd\\p{L}*|keurmerk|bekroond\\p{L}*|certificaat|certificação|certyfik\\p{L}+|nagrodzon\\p{L}+|certifik\\p{L}+|sertifi\\p{L}+|certifiera\\p{L}+|\\p{L}+-certifi\\p{L}+|prisbelön\\p{L}+|πιστοποιη\\p{L}+|βραβευμέν\\p{L}+|tanúsít\\p{L}+|díjnyertes|bersertifikat|sertifikat|certificat\\p{L}*|сертифи\\p{L}+|сертифі\\p{L}+|sertifika\\p{L}*|belgeli|معتمد\\p{L}*|شهادة|حاصل\\p{L}* على|מוסמכ\\p{L}*|תקן|תעודה|תו תקן',
      '認証|認定|受賞|认证|獲獎|获奖|인증|수상',
    ),
  ],
  [
    'the same price as elsewhere',
    patternOf(
      '(?:match|beat|undercut) (?:\\p{L}+ ){0,4}(?:prices?|offers?|deals?)|pay (?:you )?(?:back )?the difference|refund the difference|zwrócimy różnicę|vrátíme rozdíl|mellanskillnad\\p{L}*|refunderer forskellen|palautamme erotuksen|επιστρέφουμε τη διαφορά|különbözet\\p{L}*|kembalikan selisih\\p{L}*|returnăm diferența|(?:повер\\p{L}+|возвраща\\p{L}+|верн[её]м) (?:вам )?(?:різницю|разницу)|farkı(?:nı)? (?:iade|öde)\\p{L}*|(?:gleichen|passen) (?:\\S+ ){0,4}preis|(?:erstatten|zahlen) (?:\\S+ ){0,3}differenz|gleichen preis|preis mit|(?:alignons|égalons|battons) (?:\\S+ ){0,4}|aligner (?:\\S+ ){0,3}prix|(?:igualamos|mejoramos) (?:\\S+ ){0,3}preci\\p{L}+|devolvemos la diferencia|(?:pareggiamo|eguagliamo|adeguiamo) (?:\\S+ ){0,4}prezz\\p{L}+|rimborsiamo la differenza|(?:evenaren|matchen) (?:\\S+ ){0,4}prijs|betalen het verschil|(?:igualamos|cobrimos) (?:\\S+ ){0,3}preço|devolvemos a diferença|wyrówna\\p{L}+ cen\\p{L}+|dorovnáme|matcher (?:\\S+ ){0,3}prisen?|matchar (?:\\S+ ){0,3}priset?|vastaamme (?:\\S+ ){0,3}hintaan|αντιστοιχίζουμε|kiegyenlítjük|menyamakan harga|egalăm (?:\\S+ ){0,3}preț\\p{L}*|сравня\\p{L}+ цен\\p{L}+|снизим цену|вернём разницу|зрівня\\p{L}+ цін\\p{L}+|aynı fiyata|fiyatı eşitl\\p{L}+|نطابق (?:\\S+ )?سعر|נשווה (?:\\S+ )?מחיר',
      '価格に合わせ|同じ価格|価格をお合わせ|同价|比价|差价补|가격을 맞춰|차액을',
    ),
  ],
  [
    'service around the clock',
    patternOf(
      '24/7|24-7|around the clock|round the clock|day and night|24 hours a day|rund um die uhr|tag und nacht|24 heures sur 24|24h/24|jour et nuit|las 24 horas|día y noche|24 ore su 24|giorno e notte|dag en nacht|24 uur per dag|24 horas por dia|dia e noite|całą dobę|24 godziny na dobę|nonstop|døgnet rundt|dygnet runt|ympäri vuorokauden|όλο το 24ωρο|éjjel-nappal|24 jam|non-stop|круглосуточно|цілодобово|7/24|24 saat|على مدار (?:ال)?ساعة|24 ساعة|מסביב לשעון|24 שעות',
      '24時間|全天候|24小时|二十四小时|24시간',
    ),
  ],
];

const clauses = /[.!?;:,。！？；：，、،؛]|\s[–—-]\s/u;

/** A promise counts where its clause denies nothing. */
export const promisesIn = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) && text.split(clauses).some((part) => pattern.test(part) && !saysNo(part.replace(pattern, ' ')));

export const rarePromisesIn = (text: string): { name: string; pattern: RegExp }[] =>
  rare.flatMap(([name, pattern]) => (promisesIn(text, pattern) ? [{ name, pattern }] : []));
