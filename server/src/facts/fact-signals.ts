/** Words that tell one kind of statement from another beside the concepts: a refund that is processed from a return that is allowed, terms from the law around them. */
import { concepts } from '../languages/concepts.ts';
import type { Concept } from '../languages/concepts.ts';

const signals = [
  'negative',
  'settling',
  'legal',
  'first_person',
  'standard',
  'off',
  'about',
  'sells',
  'how_long',
  'kept_open',
  'worked_out',
  'laundry',
  'elsewhere',
  'received',
  'conditional',
  'nationwide',
  'after',
  'notes',
  'report',
  'only',
] as const;
export type Signal = (typeof signals)[number];

/** By language, `signal:form,form*` parted by `;`: a star leaves the end open. */
const forms: Record<string, string> = {
  en: "negative:no,not,never,none,nothing,cannot,can't,don't,doesn't,isn't,aren't,won't,unable; settling:processed,processing,credited,issued,money goes back,money comes back,appear*,your bank,inspected,expect,post to,reflect*; legal:liab*,disclaim*,warranties,indemnif*,reserve the right,reserves the right,jurisdiction,arbitrat*,terms of use,terms of service,third part*,intellectual property,the service,the services,this site,this website,our site,personal information,personal data,cookies,trademark*,copyright*,hereby,herein,thereof,applicable law,chargeback*,charge back*,credit card fraud,fraud*,governing law,represent and warrant,merchantab*,agreement,as is; first_person:i,i'm,i've,i'll,i'd; standard:standard,regular,economy,ground; off:off,discount*,save; about:about us,about,our story,who we are,our company; how_long:how long,how soon,how fast,when; kept_open:if nothing,if you do not receive,if you don't receive,if you have not received,if you haven't received; worked_out:checkout,calculated,depend*,added,based on,vary,varies,determined; laundry:machine wash*,machine-wash*,hand wash*,tumble dry,tumble-dry,bleach*,iron,ironing,detergent,dry clean*,fabric softener; elsewhere:click here,click the link; received:receiv*,reach*,arriv*,back to us; conditional:if; nationwide:nationwide,anywhere in the country,whole country; after:after,once,upon,following; sells:we sell,sells,we make,makes,we offer,offers,specialis*,specializ*,supplier of,maker of,makers of,manufactur*,retailer of,retailer,online store for,online shop for,home of,your source for,producer of,we design,designs and,we stock,we build,we craft,handcrafts; notes:notes,note,description,details,detail,info,information,remarks,comments; report:report,reported,notify,notified,let us know,tell us,inform us,message us,email us,write to us; only:only,solely,exclusively",
  de: 'negative:nicht,kein*,nie,ausgeschlossen,leider; settling:bearbeit*,gutgeschrieben,gutschrift,überwiesen,ausgezahlt,zurückgezahlt,rückzahlung*,erfolgt,zurückzuzahl*,zurückerstatte*,erstatten wir,erstattet,geld gibts,geld gibt es; legal:haft*,gerichtsstand,personenbezogen*,urheberrecht*,datenschutz*,schadensersatz*,im sinne des,vertragspartner,nutzungsbedingungen,marken*; first_person:ich,mir,mich; standard:standard*; off:rabatt*,nachlass,sparen; about:über uns,wir über uns,unsere geschichte; how_long:wie lange,wann,wie schnell; kept_open:falls sie keine,wenn sie keine,wenn ihr paket; worked_out:berechnet,abhängig,richten sich,kasse,hängen; laundry:waschmaschine,maschinenwäsche,handwäsche,trockner,bleich*,bügeln,feinwaschmittel,schonwaschgang; elsewhere:hier klicken,klicken sie hier,klick hier; received:eingang,erhalt*,eingetroffen,zurückerhalten; conditional:wenn,falls,sollte; nationwide:deutschlandweit,bundesweit,landesweit,österreichweit,schweizweit; after:nach,sobald,ab; sells:wir verkaufen,verkauft,hersteller*,manufaktur,wir fertigen,wir bieten,fachhandel,fachgeschäft,onlineshop für,online-shop für,spezialis*,wir führen; notes:bemerkung*,hinweis*,anmerkung*,beschreibung,details,info,infos,information,erläuterung*; report:meld*,reklamier*,teilt uns,teilen sie uns,gebt uns bescheid,geben sie uns bescheid,schreib*,informier*; only:nur,ausschließlich,lediglich',
  fr: "negative:pas,aucun*,jamais,ni,impossible; settling:trait*,crédité*,remboursé sous,effectué*,sous forme de remboursement; legal:données personnelles,propriété intellectuelle,réserve le droit,juridiction,tribun*,cookies,présent site,décline toute responsabilité,limitation de responsabilité,responsabilité civile,notre responsabilité,sa responsabilité,ne saurait être tenu*; first_person:je,j'ai; standard:standard,classique; off:remise,réduction,rabais; about:à propos,qui sommes-nous,notre histoire; how_long:combien de temps,quand,délai,délais; kept_open:si vous ne recevez pas; worked_out:calculé*,dépend*,panier,variable*,selon; laundry:machine,sèche-linge,javel,repass*,lessive,à la main; elsewhere:cliquez ici,cliquant ici; received:réception,reçu*; conditional:si; nationwide:partout en france,tout le territoire; after:après,dès,suivant,à compter,réception du; sells:nous vendons,vend,fabricant*,fabrique,spécialis*,boutique de,nous proposons,nous fabriquons,créateur*,créatrice*; notes:remarque*,description,détail*,détails,info,infos,note,notes,précision*,commentaire*; report:signal*,prévenez*,avertissez*,contactez*,écrivez*,informez*,prévenir; only:uniquement,seulement,exclusivement",
  es: 'negative:no,ningun*,nunca,tampoco; settling:proces*,tramit*,abonad*,abono,reflejad*,efectuad*,realiza*,ingres*,se hará,abonamos; legal:datos personales,propiedad intelectual,reserva el derecho,jurisdicción,tribunal*,cookies,este sitio,exención de responsabilidad,limitación de responsabilidad,no nos hacemos responsables,no se hace responsable,responsabilidad civil; first_person:yo; standard:estándar,ordinario; off:descuento*,rebaja*; about:sobre nosotros,quiénes somos,nuestra historia; how_long:cuánto tarda*,cuánto tiempo,cuándo,plazo*; kept_open:si no recib*; worked_out:calcul*,depend*,según,finalizar; laundry:a máquina,secadora,lejía,planch*,detergente,a mano; elsewhere:haz clic,haga clic,pincha aquí; received:recepción,recib*,recibid*; conditional:si; nationwide:todo el país,toda la península,territorio nacional; after:tras,después,una vez,desde; sells:vendemos,vende,fabricante*,fabricamos,tienda de,tienda online de,especialista*,especializad*,ofrecemos,elaboramos; notes:nota,notas,descripción,detalle*,info,información,observacion*,comentario*; report:avis*,avís*,notif*,repórt*,report*,comuníc*,comunic*,escríb*,infórm*; only:solo,sólo,solamente,únicamente,exclusivamente',
  it: 'negative:non,nessun*,mai; settling:elabora*,accredit*,effettuat*,verrà effettuat*,rimborserem*; legal:dati personali,proprietà intellettuale,riserva il diritto,foro competente,cookie,declina ogni responsabilità,limitazione di responsabilità,non è responsabile,non siamo responsabili; first_person:io; standard:standard,ordinari*; off:sconto,sconti; about:chi siamo,la nostra storia; how_long:quanto tempo,quando,tempi; kept_open:se non ricev*; worked_out:calcol*,dipend*,secondo; laundry:in lavatrice,asciugatrice,candegg*,stir*,a mano; elsewhere:clicca qui; received:ricezione,ricevut*; conditional:se; nationwide:tutto il territorio,tutta la penisola; after:dopo,dalla,dal,dall,ricezione; sells:vendiamo,vende,produttor*,produciamo,negozio di,specializzat*,offriamo,realizziamo; notes:nota,note,descrizione,dettagli*,info,informazioni,osservazioni; report:segnal*,avvis*,comunic*,scriv*; only:solo,soltanto,solamente,esclusivamente,unicamente',
  pt: 'negative:não,nenhum*,nunca; settling:process*,creditad*,efetuad*,estorn*,realizad*,devolvid*; legal:dados pessoais,propriedade intelectual,reserva o direito,foro,cookies,isen* de responsabilidade,limitação de responsabilidade,não nos responsabilizamos,não se responsabiliza,responsabilidade civil; first_person:eu; standard:padrão,normal,standard; off:desconto*; about:sobre nós,quem somos,nossa história; how_long:quanto tempo,quando,prazo*; kept_open:se não receb*; worked_out:calculad*,depend*,conforme; laundry:à máquina,lixívia,passar,à mão; elsewhere:clique aqui; received:receção,recebimento,recebid*; conditional:se,caso; nationwide:todo o país,todo o território,todo o brasil; after:após,depois,a partir; sells:vendemos,vende,fabricante*,fabricamos,loja de,especialista*,especializad*,oferecemos,produzimos; notes:nota,notas,descrição,detalhe*,info,informações,observaç*; report:avis*,comunic*,report*,inform*; only:só,somente,apenas,exclusivamente,unicamente',
  nl: 'negative:niet,geen,nooit; settling:verwerk*,teruggestort,bijgeschreven,terugbetal*,terug op je rekening,aankoopbedrag; legal:aansprakelijk*,persoonsgegevens,intellectueel*,voorbehoud*,cookies; first_person:ik; standard:standaard; off:korting*; about:over ons,ons verhaal,wie zijn wij; how_long:hoe lang,wanneer,hoe snel; kept_open:als je geen,als u geen; worked_out:berekend,afhankelijk,kassa; laundry:wasmachine,wasdroger,droger,bleek*,strijk*,handwas; elsewhere:klik hier; received:ontvangst,ontvangen; conditional:als,indien,mocht; nationwide:heel nederland,heel het land; after:na,nadat,zodra; sells:wij verkopen,we verkopen,verkoopt,fabrikant,wij maken,we maken,webwinkel voor,gespecialiseerd*,specialist*,wij bieden; notes:opmerking*,omschrijving,beschrijving,details,info,toelichting; report:meld*,laat het ons weten,laat ons weten; only:alleen,enkel,uitsluitend',
  pl: 'negative:nie,brak,nigdy; settling:nastąpi,rozpatr*,zaksięg*,przetw*,pieniądze oddamy,zwrócimy pieniądze,pieniądze zwr*; legal:odpowiedzialnoś*,danych osobowych,zastrzega,sąd*,reklamacje rozpatr*,rozpatrujemy reklamac*,rozpatrzeni* reklamac*; first_person:ja; standard:standard*; off:rabat*,zniżk*; about:o nas,nasza historia; how_long:jak długo,kiedy; worked_out:oblicz*,zależ*; laundry:w pralce,suszark*,wybiel*,prasow*,ręcznie; elsewhere:kliknij tutaj; received:otrzyman*,dotarci*; conditional:jeśli,jeżeli; nationwide:całej polski,całym kraju,terenie kraju; after:po,od; sells:sprzedajemy,sprzedaje,producent*,produkujemy,sklep z,specjaliz*,oferujemy,tworzymy; notes:uwagi,opis,szczegóły,informacje; report:zgłoś*,zgłosz*,poinform*; only:tylko,wyłącznie',
  tr: 'negative:değil*,yok*,hayır,edilmez,yapılmaz,alınmaz,kabul edilmem*,olmaz,edilemez,yapılamaz,yapılamam*,yapılmam*,edilmem*,bulunmam*,kabul etm*,yapmıyoruz,göndermiyoruz,vermiyoruz,almıyoruz,etmiyoruz,sunmuyoruz,kabul etmiyoruz,bulunmuyor,bulunmamakta*,yapılmamakta*,edilmemekte*,yapılmıyor; settling:işle*,yansı*,onaylan*,para iadesi*,yatır*,iadeniz,ücret iadesi; legal:sorumlulu*,sorumlu değil*,kişisel veri*,fikri mülkiyet,saklıdır,mahkeme*,çerez*; first_person:ben; standard:standart; off:indirim*; about:hakkımızda,biz kimiz,hikayemiz; how_long:ne kadar sürede,ne zaman,kaç günde; worked_out:hesaplan*,değiş*,göre; laundry:makine*,kurutma,ağartıcı,ütü*,elde yıka*,derecede; elsewhere:tıklayın,tıklayınız; received:ulaş*,teslim al*; conditional:eğer; nationwide:her yerine,türkiye geneli,tüm türkiye,81 il; after:sonra,sonrası,sonrasında,itibaren; sells:satıyoruz,satışı,üretici*,üretiyoruz,üretim*,uzman*,sunuyoruz,mağazası; notes:açıklama*,not,notlar,detay*,bilgi*; report:bildir*,haber ver*; only:sadece,yalnızca,yalnız',
  id: 'negative:tidak,bukan,belum; settling:diproses,proses,dikreditkan,ditransfer,dana akan,refund akan,kami transfer; legal:tanggung jawab hukum,data pribadi,kekayaan intelektual,berhak,yurisdiksi,cookie*; first_person:saya,aku; standard:standar,reguler,reg; off:diskon,potongan; about:tentang kami,siapa kami; how_long:berapa lama,kapan; worked_out:dihitung,tergantung,bergantung,berdasarkan; laundry:mesin cuci,pengering,pemutih,setrika,deterjen; elsewhere:klik di sini,klik disini; received:diterima,menerima; conditional:jika,bila,apabila; nationwide:seluruh nusantara,sabang sampai merauke; after:setelah,sesudah,sejak,usai; sells:menjual,kami jual,jual,produsen,adalah distributor,adalah supplier,distributor dan,kami distributor,penyedia,menyediakan,spesialis,toko online,penjual,memproduksi; notes:keterangan,catatan,deskripsi,detail,info,informasi,penjelasan; report:lapor*,laporkan,melapor*,kabari,hubungi,infokan; only:hanya,cuma,khusus',
  ja: 'negative:ません,ない,不可,できかね,対象外; settling:処理,手続き,返金いた,返金しま; legal:責任,個人情報,知的財産,免責,管轄,当サイト,規約; first_person:私は,僕は; standard:通常,標準; off:割引,オフ; about:会社概要,私たちについて,当店について; how_long:どのくらい,いつ,何日; worked_out:によって異なり,により異なり,計算; laundry:洗濯機,手洗い,漂白,アイロン,乾燥機; elsewhere:こちらをクリック; received:到着,受領,受取; conditional:場合; nationwide:全国,日本全国; after:後,より,から; notes:備考,説明,詳細,内容; report:ご連絡,お知らせ; only:のみ,限り,だけ',
  zh: 'negative:不,无法,未,沒有,没有; settling:处理,處理,到账,退回原,内退款,內退款,退款将,退款會,退款会,原路退; legal:责任,責任,个人信息,知识产权,免责,管辖,本网站; standard:标准,標準,普通; off:折扣,优惠; about:关于我们,關於我們; how_long:多久,多长时间,什么时候; worked_out:根据,按照,计算; laundry:机洗,手洗,漂白,熨烫,烘干; elsewhere:点击这里; received:收到; conditional:如果,如; nationwide:全国,全國; after:后,後; notes:备注,備註,说明,說明,详情,詳情; report:联系,聯繫,告知; only:仅,僅,只',
  sv: 'negative:inte,ingen,inga,ej,aldrig; settling:behandlas,återbetalas,återbetalning sker; legal:ansvar*,personuppgift*,immateriell*,förbehåller oss,domstol,cookies; first_person:jag; standard:standard; off:rabatt*; about:om oss,vår historia; how_long:hur lång tid,när,hur snabbt; received:mottag*,tagit emot; conditional:om; laundry:maskintvätt,handtvätt,tumla,blek*,stryk*; elsewhere:klicka här; nationwide:hela landet,hela sverige; after:efter,när,från; sells:vi säljer,säljer,tillverk*,specialis*,vi erbjuder; notes:anmärkning*,beskrivning,detaljer,info; report:anmäl*,rapporter*; only:endast,bara',
  da: 'negative:ikke,ingen,intet,aldrig; settling:behandles,refunderes; legal:ansvar*,personoplysning*,forbeholder os,domstol,cookies; first_person:jeg; standard:standard; off:rabat*; about:om os,vores historie; how_long:hvor lang tid,hvornår,hvor hurtigt; received:modtag*; conditional:hvis; laundry:maskinvask,håndvask,tørretumble*,blege*,stryg*; elsewhere:klik her; nationwide:hele landet,hele danmark; after:efter,når; sells:vi sælger,sælger,producer*,fremstiller,specialis*,vi tilbyder; notes:bemærkning*,beskrivelse,detaljer,info; report:anmeld*,rapporter*; only:kun,udelukkende',
  no: 'negative:ikke,ingen,intet,aldri; settling:behandles,refunderes; legal:ansvar*,personopplysning*,forbeholder oss,domstol,informasjonskapsl*; first_person:jeg; standard:standard; off:rabatt*; about:om oss,vår historie; how_long:hvor lang tid,når,hvor raskt; received:mottatt,mottak; conditional:hvis,dersom; laundry:maskinvask,håndvask,tørketrommel,bleke*,stryk*; elsewhere:klikk her; nationwide:hele landet,hele norge; after:etter,når; sells:vi selger,selger,produser*,spesialis*,vi tilbyr; notes:merknad*,beskrivelse,detaljer,info; report:meld*,rapporter*; only:kun,bare',
  fi: 'negative:ei,eivät,emme,älä; settling:käsitel*,hyvitet*,palautetaan,maksetaan,palautamme rahat; legal:vastuu*,henkilötie*,immateriaali*,oikeuden,evästee*; first_person:minä; off:alennu*; about:meistä,tietoa meistä,tarinamme; how_long:kuinka kauan,milloin; received:vastaanot*,saapu*; conditional:jos; laundry:konepesu,käsipesu,kuivausrum*,valkais*,silit*; elsewhere:klikkaa tästä; nationwide:koko maahan,kaikkialle suomeen,koko suomeen; after:jälkeen,kuluttua,sisällä; standard:tavallinen; sells:myymme,myy,valmista*,erikois*,tarjoamme; notes:huomautu*,kuvaus,lisätie*,tiedot; report:ilmoit*; only:vain,ainoastaan',
  cs: 'negative:není,nejsou,nelze,žádn*,nikdy,ne,nedoruč*,nezasíl*,neposíl*,neodesíl*,nepřij*,nemůž*,nevrac*,nevyměň*; settling:zpracov*,připsán*,peníze*,vrácení peněz,vrátíme vám peníze; legal:odpovědnos*,osobních údaj*,vyhrazuje,soud*,cookies; first_person:já; off:slev*; about:o nás,náš příběh; how_long:jak dlouho,kdy; received:obdrž*,přijet*,doruč*; conditional:pokud,když; laundry:v pračce,ručně,sušič*,bělit,žehl*; elsewhere:klikněte zde; nationwide:celé české,celém území,po celé čr; after:od,po; sells:prodáváme,prodej,vyrábíme,výrobce,specializ*,nabízíme; notes:poznámk*,popis,podrobnosti,info; report:nahlas*,oznam*; only:pouze,jen',
  ro: 'negative:nu,niciun*,niciodată; settling:proces*,rambursat*,virat*,rambursarea; legal:răspunde*,date personale,proprietate intelectuală,rezervă dreptul,instanț*,cookie*; first_person:eu; off:reducere*,discount; about:despre noi,povestea noastră; how_long:cât durează,când; received:primi*,recepți*; conditional:dacă; laundry:la mașină,manual,uscător,înălbi*,călc*; elsewhere:click aici,apăsați aici; nationwide:toată țara,oriunde în țară; after:după,de la; sells:vindem,producem,producător*,specializ*,oferim,magazin de; notes:observații,descriere,detalii,note; report:raporta*,anunța*; only:doar,numai',
  hu: 'negative:nem,nincs,nincsenek,soha; settling:feldolgoz*,visszautal*,jóváír*,visszatérít*,visszafizet*; legal:felelősség*,személyes adat*,szerzői jog*,fenntartja a jogot,bíróság*,sütik; first_person:én; off:kedvezmény*; about:rólunk,történetünk; how_long:mennyi idő,mikor; received:beérkez*,átvétel*,megérkez*; conditional:ha,amennyiben; laundry:mosógép*,kézzel,szárítógép*,fehérít*,vasal*; elsewhere:kattintson ide,kattints ide; nationwide:egész területére,ország egész,országosan; after:után,követően,számított; sells:árusít*,gyárt*,forgalmaz*,specializ*,kínálunk; notes:megjegyzés*,leírás,részletek; report:jelez*,jelent*; only:csak,kizárólag',
  ru: 'negative:не,нет,нельзя,никогда; settling:обраб*,зачисл*,возвращаются; legal:ответственност*,персональн*,интеллектуальн*,оставляет за собой,суд*,cookie*; first_person:я; off:скидк*; about:о нас,о компании,наша история; how_long:сколько времени,когда,как долго,сроки; received:получен*,поступлен*; conditional:если; laundry:машинн* стирк*,ручн* стирк*,отбелив*,утюж*,гладить; elsewhere:нажмите здесь,перейдите по ссылке; nationwide:всей россии,по всей стране; after:после,с момента,со дня; notes:примечани*,описание,подробности; report:сообщ*; only:только,исключительно',
  uk: 'negative:не,немає,неможливо,ніколи; settling:оброб*,зарахов*,повертаються; legal:відповідальніст*,персональн*,інтелектуальн*,залишає за собою,суд*,cookie*; first_person:я; off:знижк*; about:про нас,наша історія; how_long:скільки часу,коли,як довго; received:отриман*,надходжен*; conditional:якщо; laundry:машинн* пранн*,ручн* пранн*,відбіл*,прасу*; elsewhere:натисніть тут; nationwide:всій україні,по всій країні; after:після,з моменту,з дня; notes:примітк*,опис,подробиці; report:повідом*; only:тільки,лише,виключно',
  el: 'negative:δεν,όχι,μη,μην,χωρίς; settling:επεξεργ*,πιστών*; legal:ευθύν*,προσωπικ* δεδομέν*,πνευματικ*,επιφυλάσσεται,δικαστήρι*,cookies; off:έκπτωσ*; about:σχετικά με εμάς,ποιοι είμαστε; how_long:πόσο χρόνο,πότε; received:παραλαβ*; conditional:αν,εάν; elsewhere:κάντε κλικ; nationwide:όλη την ελλάδα,όλη τη χώρα,πανελλαδικ*; after:μετά,από; notes:σημειώσεις,περιγραφή,λεπτομέρειες; report:ενημερώστε*,αναφέρετε*; only:μόνο,αποκλειστικά',
  ko: 'negative:않,없,불가,못; settling:처리,환불됩; legal:책임,개인정보,지적재산,면책,관할,약관; off:할인; about:회사소개,브랜드 소개; how_long:얼마나,언제; received:수령,도착; conditional:경우; laundry:세탁기,손세탁,표백,다림질; elsewhere:여기를 클릭; nationwide:전국; after:후,이후; notes:비고,설명,상세; report:연락,알려; only:에만,으로만,만 배송',
  ar: 'negative:لا,لن,ليس,غير; settling:معالجة,تتم; legal:مسؤولية,البيانات الشخصية,الملكية الفكرية,يحتفظ بالحق; off:خصم; about:من نحن; how_long:كم,متى; received:استلام,وصول; conditional:إذا; elsewhere:اضغط هنا; nationwide:جميع أنحاء,كافة أنحاء,كل أنحاء; after:بعد,من تاريخ; notes:ملاحظات,الوصف,تفاصيل; report:أبلغ*,أخبر*; only:فقط',
  he: 'negative:לא,אין,אינ*; settling:יעובד,מעבד*,יזוכה,זיכוי,הזיכוי,זיכוי יבוצע,ההחזר הכספי; legal:אחריות משפטית,מידע אישי,קניין רוחני,שומרת לעצמה,סמכות שיפוט; off:הנחה; about:אודות,מי אנחנו; how_long:כמה זמן,מתי; received:קבלת,הגע*,קבלתם,קבלת*; conditional:אם; elsewhere:לחצו כאן; nationwide:כל הארץ,רחבי הארץ,רחבי ישראל; after:לאחר,מיום,אחרי; notes:הערות,תיאור,פרטים; report:דווח*,הודיע*; only:רק,בלבד',
};

/** Words that packs leave out of what visitors ask, for they mean too much there; in a shop's terms they mean one thing. */
const termWords: Record<string, string> = {
  en: 'free:free; since:since; discount:reduced,marked down; dispatch:leave our,leaves our; condition:original packing,new condition,undamaged; pickup:pick-up; express:next day,next working day,next business day,next-day; owner:owned and operated; custom:made or cut to,cut to your,made to your,to your order; contact:we reply,we answer,we respond; delivery:postage; returns:send * back,send * * back,send * * * back,ship * back,ship * * back,mail * back,mail * * back',
  de: 'dispatch:unser lager,unser haus,das lager; refund:zurückzuzahlen,zurückgezahlt,erstatt*,geld gibts,geld gibt es,geld kommt,geld erhaltet,geld bekommt; returns:rücksendeetikett,retourenlabel,send* * zurück,send* * * zurück,schick* * zurück,schick* * * zurück; preorder:vorbestellt*; wholesale:wiederverkäufer*,händlerkonditionen; abroad:außerhalb; delivery:schicken,verschick*; contact:beantworten wir,antworten wir',
  fr: 'pickup:retirer,retrait; returns:rétractation,reprise,repris; dispatch:expédi*; wholesale:revendeur*; abroad:hors,union européenne; cost:port; delivery:colis; contact:répondons',
  es: 'returns:desist*,cambiar de opinión; dispatch:salen,expedi*; abroad:resto de europa; contact:escríbenos,escribe,contestamos,respondemos; pickup:recoger,recogida; refund:devolvemos el importe,devolvemos el dinero,abonamos; payment:contrarreembolso,tarjeta,paga,pagamos; delivery:portes',
  it: 'returns:recesso,restitu*; dispatch:spediti,spedito,evasi; abroad:fuori,extra; pickup:ritirare,ritiro; contact:scrivi,scrivici,rispondiamo; payment:contrassegno',
  pt: 'dispatch:postad*,despachad*,postagem; delivery:entregas,fazemos entregas; returns:desistir,arrependimento; abroad:internacionais,fora do brasil; pickup:retirar,retirada; contact:escreva',
  nl: 'delivery:in huis; returns:stuur * terug,stuur * * terug,geretourneerd,retourzending*,bedenktijd,herroep*; refund:aankoopbedrag; cost:rekenen; abroad:buiten; pickup:afhalen; exchange:ruilen; wholesale:wederverkoper*,zakelijke; payment:op rekening; minimum:bestellen vanaf; discount:uitverkoop*,afgeprijsd*,aanbieding*; contact:antwoord',
  pl: 'dispatch:wysyłamy,nadajemy,nadania; refund:zwrot pieniędzy,zwrot środków,pieniądze oddamy,oddamy pieniądze,zwrócimy pieniądze,pieniądze zwr*,pieniądze; abroad:za granicę,zagranic*; contact:napisz; instalments:na raty; pickup:odbioru osobistego,odbiór osobisty; returns:zwrotu,zwrotowi,odstąpi*; payment:płatność,płatności',
  tr: 'pickup:mağazamızdan,mağazadan,elden teslim; payment:ödeme; delivery:gönderim*,gönderi*,kargo*; abroad:yurt dışı*,yurtdışı*; free:bedava,ücretsiz*; contact:e-posta gönder*; dispatch:kargoya*; refund:iade bedel*,ücret iade*,para iade*; cost:masraf*; discount:indirimli*',
  id: 'dispatch:dikirim hari itu,dikirim hari yang,dikirim di hari,dikirim hari kerja,dikirim pada hari,langsung dikirim,kami kirim,kami proses,akan dikirim,pesanan dikirim,dikirim dari; delivery:pesanan saya sampai,pengiriman; abroad:luar negeri; payment:pembayaran; discount:subsidi,obral,barang sale,produk promo,barang promo; returns:diretur,diuangkan; refund:uang kami,uang anda,dana kami; contact:balas,dibalas',
  ja: 'delivery:お届け,配送,発送; dispatch:発送,出荷; abroad:海外; free:無料; cost:負担; pickup:店頭受取,店舗受取; returns:返品; wholesale:卸売,卸; payment:支払い',
  zh: 'delivery:配送,送达,送達; dispatch:发货,發貨; abroad:海外,国外,境外; cost:承担,承擔; returns:退货,退貨,退换; pickup:自提; warranty:保修,质保',
  ko: 'delivery:배송; dispatch:발송,출고; abroad:해외; cancel:취소; order:주문; returns:반품; refund:환불; free:무료; hours:운영시간,영업시간,상담시간; warranty:보증; time:소요',
  sv: 'free:fri,gratis; returns:öppet köp,ångerrätt,returfrakt*; cost:returfrakt*; delivery:levererar,skickar; dispatch:skickas; abroad:utanför eu,utomlands',
  da: 'free:fri,gratis; returns:returret,returfragt*,fortrydelsesret*; cost:returfragt*; delivery:leverer,sender; dispatch:afsendes,afsender; abroad:udlandet,uden for',
  no: 'free:fri,gratis; returns:åpent kjøp,angrerett,returfrakt*; cost:returfrakt*; delivery:leverer,sender; dispatch:sendes; abroad:utlandet,utenfor',
  fi: 'delivery:toimitamme,lähetämme,toimit*; refund:hyvity*; returns:palautusoikeu*,palautu*; abroad:ulkomai*; free:maksutta,maksuton; pickup:noutaa,nouto*; cancel:peruut*',
  cs: 'delivery:nedoruč*,doruč*,nezasíl*,zasíl*,neposíl*; dispatch:odesíl*,expeduj*; refund:peníze vám vrátíme,vrátíme peníze,vrácení peněz; abroad:do zahraničí,zahranič*; pickup:osobní odběr; cost:náklady,hradí',
  ro: 'delivery:livrăm,livrar*; dispatch:expedi*; abroad:în afara țării,în străinătate; returns:returnate,returna,returul*; refund:rambursarea,rambursăm,rambursat*; pickup:ridica; cancel:anulat*; cost:suportat*',
  hu: 'delivery:szállít*; refund:visszatérít*,visszafizet*; returns:visszaküld*; abroad:külföld*; cost:költség*,terhel*; pickup:személyes*,átvehető; cancel:lemondható,törölhető',
  ru: 'cost:оплачивает,за счет; delivery:доставляем,доставк*,отправля*; dispatch:отправля*; abroad:за границу,за рубеж*; payment:оплата',
  uk: 'cost:оплачує,сплачує,за рахунок; delivery:доставляємо,доставк*,відправля*; dispatch:відправля*; abroad:за кордон*; payment:оплат*',
  el: 'delivery:αποστέλλουμε,αποστολή,παράδοση; abroad:εξωτερικό; pickup:παραλάβετε,παραλαβή από; returns:επιστρ*; refund:επιστροφή χρημάτων; cost:έξοδα,βαρύνουν',
  ar: 'delivery:نشحن,الشحن,شحن,توصيل; abroad:خارج,دولي; pickup:من متجرنا,من المتجر,استلام من; cancel:إلغاء; order:الطلب,طلبك; payment:الدفع; warranty:ضمان; returns:إرجاع,استرجاع; cost:يتحمل,تكلفة',
  he: 'delivery:שולחים,משלוח*,האספקה,אספקה; abroad:לחו"ל,חו"ל,לחו״ל; pickup:לאסוף,איסוף; cancel:לבטל,ביטול; order:ההזמנה,הזמנה; warranty:אחריות; returns:להחזיר,החזר*; refund:הזיכוי,זיכוי,החזר כספי; payment:לשלם,תשלום; free:חינם,ללא עלות; time:זמן',
};

const unspaced = new Set(['ja', 'zh', 'th', 'ko']);
type Reader<Key extends string> = [key: Key, pattern: RegExp][];
const isSignal = (key: string): key is Signal => (signals as readonly string[]).includes(key);
const isConcept = (key: string): key is Concept => (concepts as readonly string[]).includes(key);
const readers = new Map<string, { signals: Reader<Signal>; concepts: Reader<Concept> }>();

export function signalsOf(
  raw: string,
  language: string,
): { signals: Map<Signal, number[]>; more: Map<Concept, string> } {
  const text = raw.normalize('NFC').replaceAll('İ', 'i').toLowerCase().replaceAll('’', "'");
  const reader = readers.get(language) ?? {
    signals: readerOf(forms[language] ?? '', language, isSignal),
    concepts: readerOf(termWords[language] ?? '', language, isConcept),
  };
  readers.set(language, reader);
  return {
    signals: new Map(
      reader.signals.flatMap(([signal, pattern]) => {
        const at = [...text.matchAll(pattern)].map(({ index }) => index);
        return at.length === 0 ? [] : [[signal, at] as const];
      }),
    ),
    more: new Map(
      reader.concepts.flatMap(([concept, pattern]) => {
        const found = text.match(pattern)?.[0];
        return found === undefined ? [] : [[concept, found] as const];
      }),
    ),
  };
}

function readerOf<Key extends string>(
  source: string,
  language: string,
  isKey: (key: string) => key is Key,
): Reader<Key> {
  return source
    .split(';')
    .filter((entry) => entry.includes(':'))
    .flatMap((entry): Reader<Key> => {
      const [key = '', list = ''] = entry.trim().split(':');
      const words = list
        .split(',')
        .toSorted((a, b) => b.length - a.length)
        .map((form) => form.replaceAll('*', '\\p{L}*').replaceAll(' ', '\\s+'))
        .join('|');
      const whole = unspaced.has(language) ? words : `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`;
      return isKey(key) ? [[key, new RegExp(whole, 'gu')]] : [];
    });
}
