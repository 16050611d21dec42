/** Words that promise something without a number, in the languages of the packs: free, today, for life, everywhere. */
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
