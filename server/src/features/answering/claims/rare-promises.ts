/** Promises that shops rarely make and visitors would love: a sentence may make one where the shop data makes it too. */
import { patternOf, saysNo } from './promise-words.ts';

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
