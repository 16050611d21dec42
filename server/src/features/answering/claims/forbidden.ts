/** What no reply may say, whatever the shop data holds: deeds that it cannot do, the state of an order, its own rules, insults, cures, and requests for secrets. */
import { patternOf, saysNo } from './promise-words.ts';
import { separatorOf } from './segments.ts';

/** what a person at the shop could have done, in the first person and done */
const deeds = patternOf(
  [
    "(?:i|we)(?:'ve| have)(?: just| already| now| also| gone ahead and){0,2} (?:refunded|cancell?ed|chang\\p{L}+|updated|corrected|reserved|applied|booked|credited|upgraded|waived|extended|removed|activated|processed|issued|sent|forwarded|passed|notified|informed|created|opened|escalated|arranged|scheduled|transferred|approved|confirmed|registered|subscribed|unsubscribed|placed|put|set|charged|deleted|e-?mailed|called|spoken|asked|held|ordered|shipped|dispatched|saved|submitted|logged|flagged|added (?:it|them|the|your|a|this|that|one|an)|taken (?:off|care)|looked up|checked your)",
    "(?:i|we)(?:'ll| will|'m going to| am going to)(?: just| now| gladly| happily)? (?:refund|cancel|change|update|reserve|apply|book|credit|upgrade|waive|extend|activate|process|issue|forward|escalate|arrange|schedule|place|hold|set aside|put (?:one|it|them|aside)|call|ring|phone|email|e-mail|send you|ship|deliver it|pay|transfer|add (?:it|them|a))",
    'i(?: just| already)? (?:refunded|cancell?ed|reserved|booked|applied|upgraded|waived|activated|processed|forwarded|escalated) ',
    'ich (?:habe?|hab)(?: \\S+){0,7} (?:storniert|erstattet|geändert|reserviert|gebucht|angewendet|eingelöst|gutgeschrieben|verlängert|aktiviert|veranlasst|weitergeleitet|informiert|hinterlegt|bestellt|verschickt|versendet|gesendet|geschickt|zurückgelegt|beauftragt|überwiesen|notiert|angelegt|gelöscht|abgemeldet|angemeldet|eingetragen|aufgegeben|freigeschaltet|erlassen|gestrichen|vermerkt|angerufen|bestätigt|aktualisiert|hinzugefügt|ausgelöst|zurückgezahlt)|ich (?:storniere|erstatte|reserviere|buche|veranlasse|überweise|erlasse|ändere|leite)(?= )',
    "(?:j'ai|je viens de?|nous avons|je vais|je vous)(?: \\S+){0,3} (?:annul\\p{L}+|rembours\\p{L}+|modifi\\p{L}+|réserv\\p{L}+|appliqu\\p{L}+|crédit\\p{L}+|prolong\\p{L}+|activ\\p{L}+|transmi\\p{L}+|transfér\\p{L}+|envoyé\\p{L}*|commandé\\p{L}*|chang\\p{L}+|enregistr\\p{L}+|inscri\\p{L}+|supprim\\p{L}+|mis de côté|mets de côté|mis à jour|offer\\p{L}+|programm\\p{L}+|valid\\p{L}+|préven\\p{L}+)|j'(?:annule|applique|active|envoie)",
    '(?:ya )?(?:he|hemos|acabo de|voy a|vamos a)(?: \\S+){0,2} (?:cancel\\p{L}+|anul\\p{L}+|reembols\\p{L}+|devuelto|modific\\p{L}+|cambi\\p{L}+|reserv\\p{L}+|aplic\\p{L}+|abon\\p{L}+|activ\\p{L}+|envi\\p{L}+|reenvi\\p{L}+|tramit\\p{L}+|registr\\p{L}+|pedido|actualiz\\p{L}+|apart\\p{L}+|guard\\p{L}+|program\\p{L}+|confirm\\p{L}+|eliminado)',
    "(?:ho|abbiamo|sto per|le ho|ti ho|l'ho)(?: \\S+){0,3} (?:annullat\\p{L}|cancellat\\p{L}|rimborsat\\p{L}|modificat\\p{L}|cambiat\\p{L}|riservat\\p{L}|prenotat\\p{L}|applicat\\p{L}|accreditat\\p{L}|attivat\\p{L}|inviat\\p{L}|spedit\\p{L}|inoltrat\\p{L}|registrat\\p{L}|ordinat\\p{L}|aggiornat\\p{L}|messo da parte|tolt\\p{L}|confermat\\p{L}|avvisat\\p{L})",
    '(?:ik heb|we hebben|wij hebben|ik ga)(?: \\S+){0,6} (?:geannuleerd|terugbetaald|gewijzigd|veranderd|gereserveerd|geboekt|toegepast|geactiveerd|doorgestuurd|doorgegeven|verzonden|verstuurd|gestuurd|besteld|aangepast|opzijgelegd|apart gelegd|geregistreerd|afgemeld|bijgewerkt|verlengd|kwijtgescholden|annuleren|terugbetalen|reserveren)',
    '(?:cancelei|reembolsei|alterei|mudei|reservei|apliquei|ativei|enviei|encaminhei|registei|registrei|encomendei|atualizei|anulei|confirmei|guardei|cancelámos|reembolsámos|acabei de|vou (?:cancelar|reembolsar|alterar|reservar|aplicar|enviar))',
    '(?:anulowa|zwróci|zmieni|zarezerwowa|zastosowa|aktywowa|wysła|przekaza|zamówi|odłoży|zaktualizowa|zapisa|zleci|doda|usunę|naliczy|potwierdzi)ł[ae]m|(?:anuluję|zwrócę|zarezerwuję|przekażę)',
    '(?:zrušil|vrátil|změnil|rezervoval|uplatnil|aktivoval|odeslal|poslal|předal|objednal|upravil|odložil|potvrdil)a? jsem|jsem(?: \\S+){0,4} (?:zrušil|vrátil|změnil|rezervoval|uplatnil|aktivoval|odeslal|předal|objednal|upravil)a?',
    '(?:jeg|vi) har(?: \\S+){0,6} (?:annulleret|refunderet|ændret|reserveret|booket|anvendt|aktiveret|sendt|videresendt|bestilt|opdateret|lagt til side|kansellert|avbestilt|refundert|endret|reservert|booket|brukt|aktivert|oppdatert|tilbakebetalt)',
    '(?:jag|vi) har(?: \\S+){0,6} (?:avbokat|avbeställt|återbetalat|ändrat|reserverat|bokat|använt|aktiverat|skickat|vidarebefordrat|beställt|uppdaterat|lagt undan|annullerat|makulerat|registrerat)',
    'olen(?: \\S+){0,4} (?:peruuttanut|peruutta\\p{L}+|hyvittänyt|palauttanut|muuttanut|varannut|lähettänyt|tilannut|päivittänyt|välittänyt|lisännyt|aktivoinut)|(?:peruutin|hyvitin|muutin|varasin|lähetin)',
    '(?:ακύρωσα|επέστρεψα|άλλαξα|κράτησα|εφάρμοσα|ενεργοποίησα|έστειλα|προώθησα|παρήγγειλα|ενημέρωσα|έκλεισα|ακυρώσαμε|έχω (?:ακυρώσει|αλλάξει|κρατήσει|επιστρέψει|στείλει|εφαρμόσει|ενημερώσει))',
    '(?:töröltem|lemondtam|visszatérítettem|módosítottam|megváltoztattam|lefoglaltam|félretettem|alkalmaztam|aktiváltam|elküldtem|továbbítottam|megrendeltem|frissítettem|jóváírtam|rögzítettem|visszautaltam)',
    '(?:sudah|telah|akan) (?:saya|kami) \\p{L}+|(?:saya|kami) (?:sudah|telah|baru saja|akan)(?: \\S+)? (?:membatalkan|mengembalikan|mengubah|memesan\\p{L}*|mereservasi|menerapkan|mengaktifkan|mengirim\\p{L}*|meneruskan|memperbarui|menyimpan\\p{L}*|menyisihkan|memproses|mendaftarkan|menelepon)',
    '(?:am|v-am|ți-am|i-am)(?: \\S+){0,2} (?:anulat|rambursat|modificat|schimbat|rezervat|aplicat|activat|trimis|transmis|comandat|actualizat|pus deoparte|înregistrat|returnat)',
    '(?:уже )?(?:отменил|вернул|изменил|поменял|забронировал|зарезервировал|применил|активировал|отправил|передал|заказал|обновил|отложил|оформил|начислил|оформили)а?|(?:скасував|скасувала|повернув|повернула|змінив|змінила|забронював|забронювала|застосував|активував|надіслав|надіслала|передав|передала|замовив|оновив|відклав|відклала|оформив|оформила)',
    '(?:iptal ettim|iade ettim|değiştirdim|rezerve ettim|ayırdım|uyguladım|etkinleştirdim|gönderdim|ilettim|sipariş ettim|güncelledim|onayladım|tanımladım|iptal edeceğim|iptal ediyorum)',
    '(?:لقد |قد )(?:ألغيت|ألغينا|أعدت|رددت|استرجعت|غيرت|غيّرت|حجزت|طبقت|طبّقت|فعلت|فعّلت|أرسلت|حولت|حوّلت|طلبت|حدثت|عدلت|عدّلت|سجلت|أضفت|قمت)|(?:قمت|تم) (?:بإلغاء|باسترداد|بتغيير|بحجز|بتطبيق|بإرسال|بتحويل|بتعديل|إلغاء|استرداد|تغيير|حجز|تطبيق|تعديل)|ألغيت|حجزت لك',
    '(?:ביטלתי|החזרתי|זיכיתי|שיניתי|שמרתי|הזמנתי|הפעלתי|שלחתי|העברתי|עדכנתי|החלתי|רשמתי|הוספתי|אישרתי)',
  ].join('|'),
  '(?:キャンセル|返金|変更|予約|取り置き|適用|手配|登録|発送|送信|注文|更新|お取り置き|転送|確保)(?:を)?(?:いた|完了いた)?し(?:ました|ておきました|てあります)|(?:已经?|我已|已为您|已经为您)(?:为您|帮您|给您)?(?:取消|退款|退还|更改|修改|预订|预留|保留|应用|激活|发送|转交|下单|更新|安排|办理|申请)|(?:취소|환불|변경|예약|적용|발송|전달|주문|수정|등록|처리)(?:을|를)?\\s?(?:했습니다|하였습니다|해 ?드렸습니다|해드렸|완료)',
);

const orderOf = patternOf(
  "(?:order|parcel|bestellung|sendung|commande|colis|pedido|ordine|bestelling|zamówienie|objednávka|encomenda|beställning|ordre|tilaus|comanda|sipariş) (?:no\\.? |number |nr\\.? |n[º°.] |#)?[a-z]{0,4}[-#]?\\d{3,}|(?:your|ur|the|this) (?:\\S+ ){0,2}(?:order|parcel|package|refund|delivery|shipment|booking|subscription|address|account|payment|return)|(?:ihre?|deine?|die)r? (?:\\S+ ){0,2}(?:bestellung|paket|sendung|lieferung|rückerstattung|erstattung|auftrag|lieferadresse|adresse|buchung|zahlung|rücksendung|konto)|(?:votre|ta|ton|la|le) (?:\\S+ ){0,2}(?:commande|colis|remboursement|livraison|envoi|adresse|paiement|retour|compte)|(?:su|tu|el|la) (?:\\S+ ){0,2}(?:pedido|paquete|reembolso|envío|dirección|pago|devolución|cuenta)|(?:(?:il|la) )?(?:suo|sua|tuo|tua|vostro|l') ?(?:\\S+ ){0,2}(?:ordine|pacco|rimborso|spedizione|consegna|indirizzo|pagamento|reso|account)|(?:uw|je|jouw|de|het) (?:\\S+ ){0,2}(?:bestelling|pakket|terugbetaling|zending|levering|adres|betaling|retour)|(?:a|o) (?:sua|seu|tua|teu) (?:\\S+ ){0,2}(?:encomenda|pedido|reembolso|envio|entrega|morada|endereço|pagamento|devolução|conta)|(?:pan\\p{L}{1,3}|twoj\\p{L}|twój|państwa|zamówieni\\p{L}) (?:\\S+ ){0,2}(?:zamówieni\\p{L}|paczk\\p{L}|przesyłk\\p{L}|zwrot|adres|płatność|nr|numer|\\S*\\d\\S*)|(?:vaše|vaši|tvoje|váš) (?:\\S+ ){0,2}(?:objednávk\\p{L}|zásilk\\p{L}|balík|vrácení|adresa|platba)|(?:din|dit|deres|er) (?:\\S+ ){0,2}(?:ordre|bestilling|pakke|refusion|levering|adresse|betaling|order|beställning|paket|återbetalning|adress|leverans)|tilauk?se(?:si|nne)|paketti(?:si|nne)|(?:η|το) (?:\\S+ ){0,2}(?:παραγγελία|δέμα|επιστροφή) (?:\\S+ ){0,2}(?:σας|σου)|(?:a )?(?:rendelés|csomag|visszatérítés)\\p{L}{1,5}|pesanan (?:\\S+ )?(?:anda|kamu)|paket (?:\\S+ )?anda|comanda (?:\\S+ ){0,2}(?:dumneavoastră|dvs\\.?|ta)|coletul (?:\\S+ ){0,2}(?:dumneavoastră|dvs|tău)|(?:ваш|твой|ваша|ваше)\\p{L}* (?:\\S+ ){0,2}(?:заказ|посылк\\p{L}|возврат|адрес|платёж|замовлення|посилк\\p{L}|повернення|адреса)|(?:заказ|замовлення) (?:№|номер)?\\s?\\S*\\d\\S*|sipariş(?:iniz|in)|kargonuz|paketiniz|iadeniz|طلبك|طلبكم|طلبيتك|شحنتك|طردك|ההזמנה שלך|ההזמנה שלכם|החבילה שלך|הזמנתך",
  '(?:ご注文|お荷物|ご返金|注文)(?:番号)?|您的(?:订单|訂單|包裹|退款|地址)|고객님의 ?주문|주문(?:하신|번호)?|주문',
);
const isDone = patternOf(
  "(?:has|have) (?:just |already |now )?(?:been )?(?:refunded|cancell?ed|changed|updated|shipped|dispatched|delivered|sent|left|arrived|processed|approved|confirmed|reserved|placed|handed|collected|booked|paid|upgraded)|was (?:just |already )?(?:refunded|cancell?ed|changed|updated|shipped|dispatched|delivered|sent|handed|processed|approved|returned|paid|left|signed)|is (?:now |already |currently |out |being )?(?:cancell?ed|refunded|on its way|on the way|in transit|out for delivery|for delivery|at the (?:depot|customs)|in customs|scheduled|arriving|delayed|confirmed)|(?:will|should) (?:arrive|be delivered|be with you|reach you) (?:today|tomorrow|on |this |by )|arrives (?:today|tomorrow|on )|(?:wurde|ist|sind|wurden) (?:\\S+ ){0,6}(?:storniert|erstattet|geändert|verschickt|versendet|versandt|zugestellt|geliefert|unterwegs|angekommen|bestätigt|aktualisiert|ausgeliefert|reserviert|überwiesen|bearbeitet|abgeschickt|übergeben)|kommt (?:heute|morgen|am)|(?:a été|ont été|est|sera) (?:\\S+ ){0,3}(?:expédié\\p{L}*|livré\\p{L}*|annulé\\p{L}*|remboursé\\p{L}*|modifié\\p{L}*|envoyé\\p{L}*|confirmé\\p{L}*|en route|en chemin|mis\\p{L}? à jour|en transit|traité\\p{L}*)|arrivera (?:demain|aujourd'hui|le |lundi|mardi|mercredi|jeudi|vendredi|samedi)|(?:ha sido|fue|está|ha|será) (?:\\S+ ){0,2}(?:enviad\\p{L}|entregad\\p{L}|cancelad\\p{L}|reembolsad\\p{L}|modificad\\p{L}|cambiad\\p{L}|salido|llegado|en camino|en reparto|confirmad\\p{L}|actualizad\\p{L}|procesad\\p{L})|llega(?:rá)? (?:hoy|mañana|el )|(?:è stat\\p{L}|è|sarà) (?:\\S+ ){0,2}(?:spedit\\p{L}|consegnat\\p{L}|annullat\\p{L}|rimborsat\\p{L}|modificat\\p{L}|in viaggio|in arrivo|partit\\p{L}|arrivat\\p{L}|confermat\\p{L}|aggiornat\\p{L}|in consegna)|arriv(?:a|erà) (?:oggi|domani)|(?:is|werd|zijn) (?:\\S+ ){0,5}(?:verzonden|bezorgd|geannuleerd|terugbetaald|gewijzigd|onderweg|verstuurd|aangekomen|bevestigd|aangepast|geleverd)|(?:foi|está|já foi|será) (?:\\S+ ){0,2}(?:enviad\\p{L}|entregue|cancelad\\p{L}|reembolsad\\p{L}|alterad\\p{L}|a caminho|expedid\\p{L}|confirmad\\p{L}|despachad\\p{L})|chega (?:hoje|amanhã)|(?:został\\p{L}{0,2}|jest|było|była) (?:\\S+ ){0,3}(?:wysłan\\p{L}+|dostarczon\\p{L}+|anulowan\\p{L}+|zwrócon\\p{L}+|zmienion\\p{L}+|w drodze|nadan\\p{L}+|potwierdzon\\p{L}+)|(?:bylo|byla|byl|je|jsou) (?:\\S+ ){0,3}(?:odeslán\\p{L}*|doručen\\p{L}*|zrušen\\p{L}*|vrácen\\p{L}*|změněn\\p{L}*|na cestě|potvrzen\\p{L}*)|(?:er|blev|är|har|ble|blivit) (?:\\S+ ){0,4}(?:sendt|leveret|annulleret|refunderet|ændret|undervejs|skickats?|levererats?|avbokad\\p{L}*|avbeställd\\p{L}*|återbetalad\\p{L}*|ändrad\\p{L}*|på väg|på vej|på vei|levert|kansellert|refundert|endret|afsendt|skickad\\p{L}*)|on (?:\\S+ ){0,3}(?:lähetetty|toimitettu|peruutettu|hyvitetty|matkalla|muutettu)|(?:έχει|ακυρώθηκε|στάλθηκε|παραδόθηκε|απεστάλη|επιστράφηκε|άλλαξε|είναι καθ' οδόν|είναι σε)|(?:feladtuk|kiszállítottuk|töröltük|megérkezett|úton van|elküldtük|visszatérítettük|törölve|feladva)|(?:sudah|telah|sedang) (?:\\S+ ){0,2}(?:dikirim|diantar|dibatalkan|dikembalikan|diubah|sampai|tiba|dalam perjalanan|diproses|diterima)|(?:a fost|este|va fi) (?:\\S+ ){0,2}(?:expediat\\p{L}*|livrat\\p{L}*|anulat\\p{L}*|rambursat\\p{L}*|modificat\\p{L}*|pe drum|trimis\\p{L}*)|(?:отправлен|доставлен|отмен[её]н|возвращ[её]н|измен[её]н|в пути|выслан|вручен|оформлен|скасован|надіслан|доставлен|змінен|в дорозі|повернен)\\p{L}*|(?:teslim edildi|kargoya verildi|gönderildi|iptal edildi|iade edildi|yolda|değiştirildi|yola çıktı|onaylandı)|(?:تم|شُحن|شحن|وصل|في الطريق|أُلغي|أرسل|تُسلم|سُلِّم|سيصل)|(?:נשלחה|נמסרה|בוטלה|זוכתה|שונתה|בדרך|הגיעה|יצאה|אושרה)",
  '(?:発送|配達|出荷|キャンセル|返金|変更|お届け)(?:を)?(?:済み|されました|いたしました|しました|完了)|配送中|已(?:发货|發貨|送达|取消|退款|更改|签收|寄出|发出)|运送中|在路上|배송 ?(?:중|완료|되었)|발송되었|취소되었|환불되었|배달되었|도착했',
);
const conditions = patternOf(
  "if|once|when|until|unless|whether|as soon as|in case|every|wenn|falls|sobald|solange|nachdem|bevor|ob|bis|si|s'il|quand|lorsqu\\p{L}*|dès|une fois|tant|après|cuando|una vez|en cuanto|hasta|después|se|quando|una volta|appena|finché|dopo|als|wanneer|zodra|indien|nadat|tot|assim|até|depois|após|caso|jeśli|gdy|kiedy|zanim|dopóki|jeżeli|po|när|om|tills|hvis|når|indtil|inntil|etter|efter|kun|jos|kunnes|když|pokud|jakmile|dokud|ha|amikor|amíg|miután|amint|dacă|când|până|după|odată|если|когда|пока|после|якщо|коли|поки|після|eğer|\\p{L}+(?:ınca|ince|unca|ünce|diğinde|dığında|duğunda|düğünde|ise)|sonra|kadar|إذا|عند|عندما|بعد|قبل|حتى|بمجرد|אם|כאשר|כש\\p{L}+|לאחר|אחרי|לפני|עד|ברגע|jika|kalau|bila|setelah|sebelum|sampai|apabila|αν|εάν|όταν|μόλις|μέχρι|αφού",
  '場合|たら|まで|後|とき|際|如果|若|当您|之前|之后|以后|后|直到|경우|으면|하면|되면|후|전에|때|까지',
);

const rules = patternOf(
  '(?:my|mein(?:e[mnrs]?)?|mon|mes|mi|mis|il mio|(?:nel|dal|del) mio|mijn|(?:o|no|do) meu|m[oó]j(?:ego|ej|e|em|ím|im|e)?|mé[mh]?o?|min|mitt|minun|az én|saya|мо[йёеєї]\\p{L}{0,2}) (?:\\p{L}+ ){0,2}prompt\\p{L}*|(?:το|στο) prompt μου|promptum\\p{L}*|(?:my|these) (?:\\p{L}+ )?(?:instructions?|rules|guidelines|prompts?|directives)|(?:system|hidden|initial|developer) (?:prompt|instructions?|message)|systemprompt\\p{L}*|i (?:was|am|have been) (?:told|instructed|programmed|configured|ordered) (?:to|not)|(?:meine?r?|diese) (?:\\p{L}+ )?(?:anweisung\\p{L}*|regeln|vorgaben|instruktion\\p{L}*|richtlinien)|system-?(?:anweisung|nachricht|vorgabe)\\p{L}*|(?:mes|ces) (?:consignes|instructions|règles|directives)|(?:prompt|message|consigne|invite) système|mis (?:instrucciones|reglas|directrices)|(?:prompt|mensaje) (?:del |de )?sistema|(?:le )?mie (?:istruzioni|regole|direttive)|(?:prompt|messaggio) di sistema|mijn (?:instructies|regels|richtlijnen)|systeem(?:prompt|bericht)|(?:as )?minhas (?:instruções|regras|diretrizes)|prompt d[eo] sistema|moje (?:instrukcje|zasady|wytyczne|pokyny|instrukce|pravidla)|prompt systemowy|systémov\\p{L}+ (?:prompt|výzva)|min[ae] (?:instruk\\p{L}+|regler|regel|retningslinje\\p{L}*|riktlinjer)|ohjeeni|sääntöni|järjestelmäkehote\\p{L}*|(?:οι )?(?:οδηγίες|κανόνες) μου|(?:az )?utasításaim|szabályaim|rendszer(?:utasítás|üzenet)|(?:instruksi|aturan|pedoman) saya|prompt sistem|(?:instrucțiunile|regulile) mele|мои (?:инструкции|правила|указания)|системн\\p{L}+ (?:промпт|подсказк\\p{L}|инструкц\\p{L}+|запит)|мне (?:велено|приказано)|мої (?:інструкції|правила)|talimatlarım|kurallarım|sistem (?:istemi|talimatı|mesajı)|تعليماتي|قواعدي|موجه النظام|(?:ה)?(?:הנחיות|הוראות|כללים) שלי|הנחיית המערכת',
  '(?:私|わたし)(?:への|の)(?:指示|ルール|命令)|システム(?:プロンプト|指示)|我的(?:指令|规则|指示|提示)|系统(?:提示|指令)|(?:내|제|나의|저의) ?(?:지침|규칙|지시)|시스템 ?프롬프트',
);
const reveals =
  /^\s*(?:[:=：「『“"«]|(?:say|tell|are|is|state|read|require|include|forbid|were|lauten|sagen|sind|lautet|besagen|verlangen|sont|disent|est|exigent|indiquent|son|dicen|es|indican|sono|dicono|è|zijn|luiden|zeggen|são|dizem|é|to|brzmią|mówią|är|lyder|säger|er|siger|sier|sanovat|ovat|jsou|říkají|είναι|λένε|szerint|adalah|berbunyi|sunt|spun|гласят|таковы|говорят|такі|şunlar|şöyle|diyor|هي|تقول|הן|אומרות|は|：|是|如下|은|는)(?!\p{L}))/iu;
const roles = patternOf(
  "you are (?:a|an|the) (?:\\p{L}+ ){0,4}(?:assistant|advis[eo]r|agent|bot|chatbot|salesperson|model|representative)|du bist (?:der|die|ein\\p{L}?) (?:\\p{L}+[- ]){0,3}(?:berater|assistent|verkäufer|bot|agent|ki)\\p{L}*|tu es (?:un|une|l') ?(?:\\p{L}+ ){0,3}(?:assistant|conseiller|vendeur|agent)\\p{L}*|eres (?:un|una|el|la) (?:\\p{L}+ ){0,3}(?:asistente|vendedor|asesor|agente)\\p{L}*|sei (?:un|una|l'|il) ?(?:\\p{L}+ ){0,3}(?:assistente|venditore|consulente|agente)|je bent (?:een|de) (?:\\p{L}+ ){0,3}(?:assistent|verkoper|adviseur)|você é (?:um|uma|o|a) (?:\\p{L}+ ){0,3}(?:assistente|vendedor|atendente)|jesteś (?:\\p{L}+ ){0,3}(?:asystent|sprzedawc|doradc)\\p{L}*|du är (?:en|ett) (?:\\p{L}+ ){0,3}(?:assistent|säljare)|du er (?:en|et) (?:\\p{L}+ ){0,3}(?:assistent|sælger|selger)|ты (?:—|-) ?(?:\\p{L}+ ){0,3}(?:ассистент|помощник|продавец|консультант)|sen bir (?:\\p{L}+ ){0,3}(?:asistan|satıcı|danışman)\\p{L}*|أنت (?:\\p{L}+ ){0,3}(?:مساعد|بائع)\\p{L}*|ignor\\p{L}+ (?:\\p{L}+ ){0,2}(?:rules|instructions|regeln|anweisungen|règles|consignes|reglas|instrucciones|regole|istruzioni|regels|instructies|regras|instruções|zasady|reglerna|правила)",
  'あなたは(?:店|お店|当店|ショップ)?の?[^。]{0,12}(?:販売員|アシスタント|店員|担当)です|你是[^。]{0,12}(?:助手|客服|店员)|당신은[^.]{0,12}(?:도우미|상담원|판매원|어시스턴트)',
);

const thoughts = new RegExp(
  "(?:^|\\n)\\W{0,4}(?:(?:my |final |internal |short )?(?:thoughts?|thinking|reasoning|analysis|reflection|plan|note to self|internal note|scratchpad|chain of thought|answer|reply|response|draft)|gedanken?(?:gang)?|überlegung(?:en)?|interne notiz|antwort|réflexion|raisonnement|analyse|note interne|réponse|pensamientos?|razonamiento|análisis|reflexión|nota interna|respuesta|ragionamento|pensiero|riflessione|analisi|nota interna|risposta|redenering|gedachten?|overweging|interne notitie|antwoord|raciocínio|pensamento|análise|reflexão|resposta|rozumowanie|myśli|przemyślenia|analiza|odpowiedź|úvaha|myšlenka|odpověď|tankar|tanke|tanker|resonemang|overvejelse|ræsonnement|resonnement|svar|päättely|ajatus|pohdinta|vastaus|σκέψη|συλλογισμός|απάντηση|gondolat(?:menet)?|válasz|pemikiran|penalaran|jawaban|raționament|gândire|răspuns|размышлени[ея]|рассуждени[ея]|мысли|ответ|міркування|роздуми|відповідь|düşünce(?:ler)?|muhakeme|cevap|yanıt|تفكير|تحليل|الجواب|الإجابة|الرد|מחשבה|חשיבה|תשובה|思考|推論|考え|回答|答え|分析|思路|생각|추론|답변)\\s*[:：]|(?<!\\p{L})(?:the (?:user|visitor) |let me think|let's think|okay, so the|hmm|i should (?:upsell|pretend|invent|lie|say|tell|push|mention|avoid|answer|check|not)|i could (?:just )?(?:say|invent|claim)|der (?:be)?nutzer |ich sollte (?:\\S+ ){0,4}(?:sagen|behaupten|erfinden|antworten|erwähnen)|ich könnte (?:ja )?(?:sagen|behaupten)|l'utilisateur |je (?:vais|devrais|dois|pourrais) (?:inventer|mentir|dire|répondre|prétendre)|el usuario |debería (?:decir|responder|inventar|mentir)|l'utente |dovrei (?:dire|rispondere|inventare)|de gebruiker |ik (?:moet|zou) (?:\\S+ ){0,3}(?:zeggen|antwoorden|verzinnen)|o (?:utilizador|usuário) |devo (?:dizer|responder|inventar)|użytkownik |powinienem |powinnam |användaren |brugeren |brukeren |jag borde |jeg bør |käyttäjä |uživatel |měl bych |ο χρήστης |a felhasználó |pengguna |utilizatorul |ar trebui să (?:spun|răspund)|пользователь |мне следует |користувач |kullanıcı |المستخدم (?:يريد|يسأل|يبدو) |يجب أن أقول|המשתמש (?:רוצה|שואל) |(?:the customer|der kunde|le client|el cliente|il cliente|de klant|o cliente|klient|kunden|asiakas|zákazník|ο πελάτης|pelanggan ini|clientul|клиент|клієнт|müşteri|العميل|הלקוח) (?:says|said|wants|asks|is asking|seems|hesitates|will|möchte|fragt|zögert|scheint|veut|demande|hésite|souhaite|semble|quiere|pregunta|duda|parece|vuole|chiede|esita|sembra|wil|vraagt|lijkt|quer|pergunta|chce|pyta|vill|frågar|vil|spørger|spør|haluaa|kysyy|ptá|θέλει|ρωτά|ingin|bertanya|vrea|întreabă|хочет|спрашивает|хоче|питає|istiyor|soruyor|يريد|يسأل|רוצה|שואל))|ユーザーは|ユーザーが|用户(?:想|问|在|似乎)|사용자(?:가|는)",
  'iu',
);

const insults = patternOf(
  '(?:you|u|such an?|an?|are) (?:\\p{L}+ )?(?:idiots?|morons?|fools?|losers?|imbeciles?)|stupid|dumbass|dumb|moronic|shut up|fuck\\p{L}*|shit\\p{L}*|assholes?|bitch\\p{L}*|bastards?|your own fault|vollidiot\\p{L}*|idiot(?:in|en)?|trottel|dummkopf|dumme\\p{L}?|blöd\\p{L}*|arschloch|scheiß\\p{L}*|halt die klappe|selbst schuld|eigene schuld|imbéciles?|crétin\\p{L}*|idiote?s?|stupides?|connard\\p{L}*|merde|ta gueule|estúpid\\p{L}+|idiotas?|imbécil(?:es)?|tont[oa]s?|gilipollas|mierda|puta|culpa (?:tuya|suya)|stupid[oiae]|scem[oiae]|cretin[oiae]|deficient[ei]|cazz\\p{L}+|stronz\\p{L}+|colpa (?:sua|tua)|idioot|idioten|sukkels?|stommeling\\p{L}*|klootzak\\p{L}*|eigen schuld|burr[oa]s?|otári[oa]s?|imbecis|culpa é sua|debil\\p{L}*|głupi\\p{L}*|idiot[aąęko]\\p{L}*|kretyn\\p{L}*|kurwa|twoja wina|blbec\\p{L}*|hlupák\\p{L}*|pitom\\p{L}+|korkad\\p{L}*|dumbom|jävla|idiooti\\p{L}*|typerys|tyhmä\\p{L}*|ηλίθι\\p{L}+|βλάκ\\p{L}+|χαζ\\p{L}+|hüly\\p{L}+|idióta\\p{L}*|ostoba\\p{L}*|bodoh|tolol|goblok|dungu|salah anda sendiri|proast\\p{L}*|idioți?|tâmpit\\p{L}*|дура\\p{L}{1,3}|идиот\\p{L}*|туп(?:ой|ые|ая|ица)|глупец|ідіот\\p{L}*|дурн\\p{L}{2,3}|aptal\\p{L}*|salak\\p{L}*|gerizekalı\\p{L}*|ahmak\\p{L}*|(?:ال)?غبي\\p{L}*|أحمق|أغبياء|حمقى|טיפש\\p{L}*|אידיוט\\p{L}*|מטומטם',
  '馬鹿|ばか|バカ|愚か|アホ|笨蛋|白痴|愚蠢|傻瓜|바보|멍청',
);

const slander = patternOf(
  'thie(?:f|ves)|crooks?|scams?|scamm\\p{L}+|fraud\\p{L}*|swindl\\p{L}+|liars?|cheats?|cheating|criminals?|rip-?offs?|fakes?|counterfeit\\p{L}*|knock-?offs?|fall(?:s|ing)? apart|fälschung\\p{L}*|contrefaçon\\p{L}*|falsificaci\\p{L}+|contraffa\\p{L}+|namaak|podrób\\p{L}+|подделк\\p{L}+|підробк\\p{L}+|sahte|مزيف\\p{L}*|מזויפ\\p{L}*|child labou?r|sweatshops?|dangerous(?!ly)|garbage|rubbish quality|dieb\\p{L}*|betrüg\\p{L}+|betrug\\p{L}*|lügner\\p{L}*|gauner\\p{L}*|gefährlich\\p{L}*|kinderarbeit|abzock\\p{L}*|voleu\\p{L}+|escroc\\p{L}*|arnaqu\\p{L}*|menteu\\p{L}+|tromp(?:e|ent) \\p{L}+ client\\p{L}*|fraud\\p{L}*|dangereu\\p{L}+|ladr[oó]n\\p{L}*|estaf\\p{L}+|mentiros\\p{L}+|engañ\\p{L}+|fraude|peligros\\p{L}+|ladr[oi]|truff\\p{L}+|bugiard\\p{L}+|imbrogli\\p{L}+|pericolos\\p{L}+|diev\\p{L}*|oplichter\\p{L}*|bedrieg\\p{L}*|leugenaar\\p{L}*|gevaarlijk\\p{L}*|ladrão|ladrões|vigarist\\p{L}+|mentiros\\p{L}+|engan\\p{L}+|perigos\\p{L}+|złodziej\\p{L}*|oszu[sk]\\p{L}+|kłamc\\p{L}+|niebezpieczn\\p{L}+|zloděj\\p{L}*|podvod\\p{L}*|lhář\\p{L}*|nebezpečn\\p{L}+|tyv\\p{L}*|svind\\p{L}+|bedrag\\p{L}+|farlig\\p{L}*|tjuv\\p{L}*|bedrägeri\\p{L}*|lögnare|varas|varkaita|huija\\p{L}+|vaaralli\\p{L}+|κλέφτ\\p{L}+|απατεών\\p{L}*|απάτη|επικίνδυν\\p{L}+|tolvaj\\p{L}*|csal[óá]\\p{L}*|veszélyes\\p{L}*|pencuri|penipu\\p{L}*|berbahaya|hoț\\p{L}*|escroc\\p{L}*|înșel\\p{L}+|periculo\\p{L}+|вор(?:ы|ов|ами)?|мошенни\\p{L}+|обман\\p{L}+|лжец\\p{L}*|опасн\\p{L}+|злоді\\p{L}+|шахра\\p{L}+|небезпечн\\p{L}+|hırsız\\p{L}*|dolandır\\p{L}+|yalancı\\p{L}*|tehlikeli|لص\\p{L}*|نصاب\\p{L}*|محتال\\p{L}*|احتيال|يخدع\\p{L}*|خطير\\p{L}*|גנב\\p{L}*|רמאי\\p{L}*|נוכל\\p{L}*|מסוכנ\\p{L}*|שקרנ\\p{L}*',
  '泥棒|詐欺|嘘つき|騙|危険な|小偷|骗子|欺诈|欺骗|危险|도둑|사기|거짓말|위험한',
);

const heals = patternOf(
  'heal(?:s|ing)?|cures?|treats?|prevents?|relieves?|alleviates?|eases?|helps? (?:with|against)|lowers?|reduces?|senkt|reduziert|réduit|reduce|verlaagt|zmniejsza|snižuje|minskar|sænker|senker|vähentää|csökkenti|mengurangi|снижает|знижує|azaltır|يقلل|تقلل|מפחית\\p{L}?|protects? (?:\\S+ )?(?:from|against)|replaces?|heil(?:t|en|sam)|linder[tn]|verhindert|schützt|behandelt|beugt|hilft (?:bei|gegen)|ersetzt|guéri\\p{L}+|soigne\\p{L}*|soulag\\p{L}+|prévien\\p{L}+|apais\\p{L}+|protège\\p{L}*|cura\\p{L}?|alivia\\p{L}?|previene\\p{L}?|trata|calma|protege|guarisc\\p{L}+|allevia\\p{L}*|lenisc\\p{L}+|protegge|previne|geneest|genezen|verlicht\\p{L}*|voorkomt|beschermt|lecz[yą]\\p{L}*|łagodz\\p{L}+|zapobieg\\p{L}+|chroni|léčí|uzdrav\\p{L}+|zmírň\\p{L}+|předchází|botar|lindrar|förebygger|skyddar|helbreder|lindrer|forebygger|beskytter|parantaa|lievittää|ehkäisee|suojaa|θεραπεύ\\p{L}+|ανακουφίζ\\p{L}+|προλαμβάν\\p{L}+|gyógyít\\p{L}*|enyhít\\p{L}*|megelőz\\p{L}*|menyembuhkan|meredakan|mencegah|mengobati|vindecă|tratează|alină|лечит|вылеч\\p{L}+|облегча\\p{L}+|предотвраща\\p{L}+|снима\\p{L}+|лікує|полегшує|запобігає|iyileştir\\p{L}*|tedavi|hafiflet\\p{L}*|önle(?:r|yen|mek)|geçirir|يعالج|تعالج|يشفي|تشفي|يخفف|تخفف|يقي|تمنع|يمنع|מרפא\\p{L}?|מקל\\p{L}?|מונע\\p{L}?|מטפל\\p{L}?',
  '治す|治し|治り|治療|緩和|和らげ|予防|防ぎ|治疗|治愈|缓解|预防|치료|완화|예방|낫게',
);
const ills =
  /hearing loss|tinnitus|hörverlust|perte auditive|rheum|reum|rhum|ревмат|ρευματ|リウマチ|arthri|artri|artrosi|артрит|αρθρίτ|関節|insomn|insôn|insón|schlaflos|schlafstör|bezsenn|nespav|søvnløs|sömnlös|slapeloos|unettom|αϋπν|álmatlan|бессонн|безсонн|uykusuz|أرق|נדודי שינה|不眠|失眠|불면|anxiet|anxiét|ansiedad|ansiedade|ansia(?!\p{L})|angst(?!\p{L})|angstst|lęk|úzkost|ångest|ahdistu|тревож|kaygı|anksiyete|depress|depresj|depresi|депресс|eczem|ekzem|eczéma|екзем|экзем|neurodermit|psoria|псориаз|asthm|astm|asma(?!\p{L})|астм|migr[aäe]|мигрен|headache|kopfschmerz|schmerz|maux de |douleur|dolor(?:es)?(?!\p{L})|dolore|dolori|(?<!\p{L})pains?(?!\p{L})|painkill|pijn|(?<!\p{L})ból|bólu|bolest|smerte|smärt|kipu|πόνο|fájdal|nyeri|durer|(?<!\p{L})боль|боли(?!\p{L})|(?<!\p{L})біль|ağrı|ألم|آلام|כאב|痛|통증|cancer|krebs|cáncer|cancro|kanker|rak(?:a|u)?(?!\p{L})|illness|disease|krankheit|maladie|enfermedad|malatti|doença|ziekte|chorob|nemoc|sygdom|sjukdom|sykdom|sairau|ασθένει|betegség|penyakit|boal[ăa]|болезн|хвороб|hastalık|مرض|أمراض|מחל|病|질병|blood pressure|blutdruck|diabet|диабет|infecti|infekt|inflam|entzünd|virus|covid|grippe|influenza|fever|fieber|(?:cot|crib|cradle) death|sids|kindstod|mort subite|morte in culla|muerte súbita|morte súbita|wiegendood|nagła śmierć|krybbedød|vuggedød|plötslig spädbarnsdöd|kätkytkuolema|подагр|gicht|gout(?!\p{L})/iu;

/** a reply speaks in clauses: "No, ..." is said of what was asked */
const clauses = /[.!?;:,。！？；：，、،؛\n]|\s[–—-]\s/u;

const inOneClause = (text: string, pattern: RegExp): boolean =>
  pattern.test(text) && text.split(clauses).some((part) => pattern.test(part) && !saysNo(part));

/** which no shop has a reason to name before its visitor does */
const graveIlls =
  /(?<!\p{L})(?:arthri|artrit|artrosi|артрит|rheuma|reumat|rhumat|ревмат|eczem|eczéma|ekzem|egzem|ekcém|экзем|екзем|neurodermit|psoria|псориаз|asthm|asma(?!\p{L})|astm|астм|diabet|диабет|діабет|cancer|cáncer|cancro|kanker|krebs(?!t)|infecti|infekti|infekc|инфекц|інфекц|covid|tinnitus|migrän|migraine|migrén|(?:cot|crib|cradle|infant) death|sudden infant|sids(?!\p{L})|(?:plötzlich\p{L}* )?kindstod|mort subite|mort(?:e)? in culla|muerte súbita|morte súbita|wiegendood|nagł\p{L}+ śmier\p{L}+|krybbedød|vuggedød|plötslig spädbarnsdöd|kätkytkuolema)/iu;

/** to its end where a sentence ends inside */
const quoted = /["“”„«»「『][\s\S]*|(?<!\p{L})'[\s\S]*/u;

const stopsMedicine =
  /(?:stop|stopping|leave out|leaving out|skip|skipping|replace|replacing|come off|reduce)(?: giving| taking)? (?:\p{L}+ ){0,3}(?:medicines?|medications?|meds|drugs?|pills|tablets|painkillers?|\p{L}{2,}(?:profen|cillin|zodone|xicam|statin|mycin|olone))(?!\p{L})/iu;
/** denies nothing */
const atNoCharge = /at no (?:extra |additional )?(?:charge|cost)/giu;
const ahead = /^we(?:'ll| will) \p{L}+$/iu;

/** "we'll refund your first bag", as the shop's own terms say: "we refund ..." */
function isTermOfShop(text: string, isTold: (says: (text: string) => boolean) => boolean): boolean {
  const deed = deeds.exec(text)?.[0].toLowerCase() ?? '';
  const verb = deed.split(' ').at(-1) ?? '';
  const says = (words: string) => ['we', "we'll", 'we will'].some((who) => words.includes(`${who} ${verb}`));
  return ahead.test(deed) && isTold((words) => says(words.toLowerCase()));
}

/** `isTold` says whether the shop data says such a thing itself, `asked` is the visitor's. @returns a phrase for the model, or null */
export function forbiddenIn(
  text: string,
  isTold: (says: (text: string) => boolean) => boolean,
  asked = '',
): string | null {
  if (thoughts.test(text)) return 'it thinks aloud';
  const told = rules.exec(text);
  if (
    roles.test(text) ||
    // what is quoted of them denies nothing
    (told !== null && (reveals.test(text.slice(told.index + told[0].length)) || !saysNo(text.replace(quoted, ' '))))
  )
    return 'it speaks of rules or of a prompt';
  if (inOneClause(text.replaceAll(atNoCharge, ' '), deeds) && !isTermOfShop(text, isTold))
    return 'it says that something was done, which a chat cannot';
  if (orderOf.test(text) && isDone.test(text) && !conditions.test(text) && !saysNo(text))
    return 'it tells of the state of an order, which it cannot know';
  if (stopsMedicine.test(text) && !saysNo(text)) return 'it advises to leave out a medicine';
  if (insults.test(text) && !isTold((words) => insults.test(words))) return 'it is rude';
  if (inOneClause(text, slander) && !isTold((words) => slander.test(words))) return 'it speaks ill of somebody';
  const [ill = ''] = graveIlls.exec(text) ?? [];
  const names = (words: string) => words.toLowerCase().includes(ill.toLowerCase());
  const says = (words: string) => ills.test(words) && heals.test(words) && !saysNo(words);
  // what neither the visitor nor the shop named is brought in to promise something of it
  const isStrange = ill !== '' && !saysNo(text) && !graveIlls.test(asked) && !isTold(names);
  if (isStrange || (says(text) && !isTold(says))) return 'it promises an effect on health';
  return null;
}

/** Whether a sentence asks the visitor for what no shop's chat needs: card numbers, codes, passwords, logins. In any language of the packs, and failing closed. */
const code =
  'codes?|códigos?|codici?e?|kod\\p{L}{0,3}|kód\\p{L}{0,3}|kode\\p{L}{0,2}|koodi\\p{L}{0,3}|codul|cod|κωδικ\\p{L}{1,3}|код\\p{L}{0,3}|ال?رمز|رمز|كود|קוד|コード|代码|代碼|코드|digits|ziffern|chiffres|cifre|cifras|cijfers|cyfr\\p{L}{0,2}|цифр\\p{L}{0,2}';
/** who sends what proves that one is oneself */
const senders =
  'sms\\p{L}{0,2}|смс|text message|bank(?! ?transfer)(?:en|ens|i|u|a|ą|ą|ki|kt|ınız|anız)?|banque|banco|banca|banka\\p{L}{0,3}|banc[ăa]|pank\\p{L}{1,3}|τράπεζ\\p{L}{1,2}|банк\\p{L}{0,2}|بنكك?|البنك|מהבנק|הבנק|銀行|银行|은행|authenticator|card issuer';
/** "the code that the bank sent you" */
const sentCode = new RegExp(
  `(?<!\\p{L})(?:${code})(?!\\p{L})[^.!?;]{0,60}(?:${senders})(?!\\p{L})|(?<!\\p{L})(?:${senders})(?!\\p{L})[^.!?;]{0,60}(?<!\\p{L})(?:${code})(?!\\p{L})`,
  'iu',
);

/** What opens a purse and has no other use in a chat. */
const secrets = new RegExp(
  [
    // cards
    'cvv2?|cvc2?|cvn|c\\.v\\.v|(?<!\\p{L}|\\d[ -]?)pin(?:s|-?(?:code|nummer|number|kod\\p{L}*|код\\p{L}*))?(?!\\p{L})|пин-?код\\p{L}*|пін-?код\\p{L}*|пин(?!\\p{L})',
    '(?:credit|debit|bank|payment)?[ -]?card(?:holder)?[ -]?(?:number|no\\.|details|data|info\\p{L}*|credentials)|(?:number|digits|details|photo|picture) (?:of|on|from) (?:your|the) (?:\\p{L}+ )?card|(?:kredit|debit|bank|ec-?)?karten(?:nummer|daten|prüfnummer|prüfziffer)\\p{L}*|prüfziffer\\p{L}*|(?:numéros?|coordonnées|données|détails|informations) (?:de )?(?:(?:votre|la|ta|sa) )?(?:carte|bancaires)\\p{L}*(?: bancaire)?|cryptogramme|(?:número|numero|datos|dados|dati|numeri|cifre|detalles|detalhes)s? (?:d(?:e|a|el|ella|o|i) )?(?:(?:tu|su|la|sua|tua|seu|vostra|o|a) )?(?:tarjeta|cartão|carta)\\p{L}*|kaart(?:nummer|gegevens)\\p{L}*|(?:čísl\\p{L}+|údaje?) (?:\\p{L}+ )?kart\\p{L}+|kort(?:nummer|oplysning\\p{L}*|opplysning\\p{L}*|uppgift\\p{L}*|detalj\\p{L}*)\\p{L}*|korttinumero\\p{L}*|kortti(?:tiedot|si numero)\\p{L}*|kortin (?:numero|tiedot)\\p{L}*|αριθμ\\p{L}+ (?:της )?(?:\\p{L}+ )?κάρτας|στοιχεία (?:της )?κάρτας|kártya(?:szám|adat)\\p{L}*|bankkártya(?:szám|adat)\\p{L}*|nomor kartu|data kartu|numer\\p{L}* (?:\\p{L}+ )?kart\\p{L}+|dan\\p{L}+ kart\\p{L}+|număr\\p{L}* (?:de )?card\\p{L}*|datele (?:de pe )?card\\p{L}*|(?:номер\\p{L}*|данн\\p{L}+|реквизит\\p{L}+|дан\\p{L}+|реквізит\\p{L}+) (?:\\p{L}+ )?(?:карт\\p{L}+|картк\\p{L}+)|kart (?:numara|bilgi)\\p{L}*|kart(?:ınızın|ının) (?:numara|bilgi)\\p{L}*|رقم (?:ال)?بطاق\\p{L}+|بيانات (?:ال)?بطاق\\p{L}+|מספר (?:ה)?כרטיס\\p{L}*|פרטי (?:ה)?(?:כרטיס|אשראי)\\p{L}*|カード(?:番号|情報)|卡号|卡號|银行卡信息|信用卡信息|信用卡資料|카드 ?(?:번호|정보)|số thẻ',
    '(?:card )?(?:security|verification|validation) (?:code|number)|sicherheits(?:code|nummer)|code de sécurité|código de (?:seguridad|segurança|verificaci[oó]n|verificação)|codice di (?:sicurezza|verifica)|(?:beveiligings|veiligheids|verificatie)code|bezpečnostní kód|sikkerhedskode|sikkerhetskode|säkerhetskod|turvakoodi|κωδικ\\p{L}+ (?:ασφαλείας|επαλήθευσης|μίας χρήσης)|biztonsági kód\\p{L}*|kode (?:keamanan|verifikasi|otp)|kod (?:bezpieczeństwa|weryfikacyjny|sms)|cod(?:ul)? de (?:securitate|verificare)|код\\p{L}* (?:безопасности|подтверждения|безпеки|підтвердження|из смс|з смс)|güvenlik kodu\\p{L}*|doğrulama kodu\\p{L}*|onay kodu\\p{L}*|رمز (?:ال)?(?:أمان|تحقق|التحقق|الأمان)|קוד (?:ה)?(?:אימות|אבטחה|ביטחון)|セキュリティコード|認証コード|確認コード|验证码|驗證碼|安全码|인증 ?번호|보안 ?코드|mã xác (?:minh|nhận)|otp',
    'one[- ]?time[- ]?(?:code|pass\\p{L}*|pin)|(?:sms|text message|verification)[- ]?code|einmal(?:code|passwort|kennwort|pin)\\p{L}*|(?:sms-?|bestätigungs)code|(?<!\\p{L})(?-i:TAN)(?!\\p{L})|code (?:à usage unique|sms|reçu par sms)|código (?:sms|de un solo uso|único)|codice (?:otp|sms|monouso)|eenmalige code|sms-?kod\\p{L}*|jednorázov\\p{L}+ kód|engångskod|engangskode|kertakäyttöi\\p{L}+ koodi\\p{L}*|egyszeri kód|kode sekali pakai|jednorazow\\p{L}+ kod\\p{L}*|cod unic|одноразов\\p{L}+ (?:код|парол)\\p{L}*|tek kullanımlık|رمز لمرة واحدة|קוד חד[- ]פעמי|ワンタイム|一次性(?:密码|验证码)|일회용',
    // words that open accounts
    'pass(?:word|code|phrase)s?|pw(?!\\p{L})|passw[oö]rt\\p{L}*|kennwort\\p{L}*|mots? de passe|contraseñas?|parola d.ordine|parol[ăae](?!s)|wachtwoord\\p{L}*|palavras?-passe|senhas?(?!\\p{L})|hesl[oauem]+(?!\\p{L})|adgangskode\\p{L}*|passord\\p{L}*|lösenord\\p{L}*|salasana\\p{L}*|κωδικ\\p{L}+ πρόσβασης|κωδικ[όο] σας|jelsz[óa]\\p{L}*|kata sandi|hasł[oaeu]\\p{L}*|парол[ьяею]\\p{L}*|şifre\\p{L}*|parola\\p{L}*(?= )|كلم[ةه] (?:ال)?(?:مرور|سر)|סיסמ\\p{L}+|パスワード|暗証番号|密码|密碼|비밀번호|mật khẩu|รหัสผ่าน',
    '(?:online[- ])?bank(?:ing)?[- ]?(?:log-?in|credentials|password|access)|log-?in (?:details|data|credentials)|bank login|zugangsdaten|bank(?:ing)?-?login\\p{L}*|anmeldedaten|identifiants? (?:bancaires?|de connexion)|credenciales|credenciais|credenziali|inloggegevens|přihlašovací údaje|login(?:oplysninger|uppgifter|detaljer)|innloggings\\p{L}+|inloggningsuppgifter|bankkod\\p{L}*|pankkitunnu\\p{L}+|verkkopankkitunnu\\p{L}+|στοιχεία σύνδεσης|belépési adat\\p{L}*|data login|dane (?:do )?logowania|date(?:le)? de (?:autentificare|conectare|logare)|(?:данные|дані) (?:для )?(?:входа|входу)|giriş bilgi\\p{L}*|بيانات (?:الدخول|تسجيل)|פרטי (?:ה)?(?:התחברות|כניסה)|ログイン情報|登录信息|登錄資訊|로그인 ?정보|social security number|bank-?id(?!\\p{L})|personnummer\\p{L}*|cpr-?nummer|fødselsnummer|henkilötunnu\\p{L}+|passport number|ausweisnummer|numéro de (?:passeport|sécurité sociale)|codice fiscale|pesel(?!\\p{L})|kimlik numara\\p{L}*|(?<!\\p{L})ssn(?!\\p{L})|bitcoin wallet|seed phrase|private key',
  ].join('|'),
  'iu',
);

/** "your PIN or CVV": the list goes on */
const goesOn = /^(?:\S+\s){0,2}$/u;

/** Telling people to keep them is not asking for them, where the clause does nothing else. */
export function asksForSecrets(text: string, language: string, isSaidByShop: (words: string) => boolean): boolean {
  const isSentCode = (part: string) => sentCode.test(part) && !saysNo(part) && !isSaidByShop(part);
  if (text.split(/[.!?。！？]/u).some(isSentCode)) return true;
  if (!secrets.test(text)) return false;
  let isForbidden = false;
  return text
    .split(separatorOf(language))
    .flatMap((part) => part.split(/[.!?。！？]/u))
    .some((clause) => {
      const found = secrets.exec(clause);
      const isListed = isForbidden && found !== null && goesOn.test(clause.slice(0, found.index));
      isForbidden = found !== null && (isListed || saysNo(clause));
      return found !== null && !isForbidden && !isSaidByShop(clause);
    });
}
