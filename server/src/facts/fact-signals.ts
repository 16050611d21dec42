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
  'how_long',
  'kept_open',
  'worked_out',
  'laundry',
  'elsewhere',
  'received',
  'conditional',
] as const;
export type Signal = (typeof signals)[number];

/** By language, `signal:form,form*` parted by `;`: a star leaves the end open. */
const forms: Record<string, string> = {
  en: "negative:no,not,never,none,nothing,cannot,can't,don't,doesn't,isn't,aren't,won't,unable; settling:processed,processing,credited,issued,appear*,your bank,inspected,expect,post to,reflect*; legal:liab*,disclaim*,warranties,indemnif*,reserve the right,reserves the right,jurisdiction,arbitrat*,terms of use,terms of service,third part*,intellectual property,the service,the services,this site,this website,our site,personal information,personal data,cookies,trademark*,copyright*,hereby,herein,thereof,applicable law,chargeback*,charge back*,credit card fraud,fraud*,governing law,represent and warrant,merchantab*,agreement,as is; first_person:i,i'm,i've,i'll,i'd; standard:standard,regular,economy,ground; off:off,discount*,save; about:about us,about,our story,who we are,our company; how_long:how long,how soon,how fast,when; kept_open:if nothing,if you do not receive,if you don't receive,if you have not received,if you haven't received; worked_out:checkout,calculated,depend*,added,based on,vary,varies,determined; laundry:machine wash*,machine-wash*,hand wash*,tumble dry,tumble-dry,bleach*,iron,ironing,detergent,dry clean*,fabric softener; elsewhere:click here,click the link; received:receiv*,reach*,arriv*,back to us; conditional:if",
  de: 'negative:nicht,kein*,nie,ausgeschlossen,leider; settling:bearbeit*,gutgeschrieben,gutschrift,überwiesen,ausgezahlt,zurückgezahlt,rückzahlung*,erfolgt; legal:haft*,gerichtsstand,personenbezogen*,urheberrecht*,datenschutz*,schadensersatz*,im sinne des,vertragspartner,nutzungsbedingungen,marken*; first_person:ich,mir,mich; standard:standard*; off:rabatt*,nachlass,sparen; about:über uns,wir über uns,unsere geschichte; how_long:wie lange,wann,wie schnell; kept_open:falls sie keine,wenn sie keine; worked_out:berechnet,abhängig,richten sich,kasse,hängen; laundry:waschmaschine,maschinenwäsche,handwäsche,trockner,bleich*,bügeln,feinwaschmittel,schonwaschgang; elsewhere:hier klicken,klicken sie hier,klick hier; received:eingang,erhalt*,eingetroffen,zurückerhalten; conditional:wenn,falls,sollte',
  fr: "negative:pas,aucun*,jamais,ni,impossible; settling:trait*,crédité*,remboursé sous,effectué*; legal:responsabilité,données personnelles,propriété intellectuelle,réserve le droit,juridiction,tribun*,cookies,présent site; first_person:je,j'ai; standard:standard,classique; off:remise,réduction,rabais; about:à propos,qui sommes-nous,notre histoire; how_long:combien de temps,quand,délai,délais; kept_open:si vous ne recevez pas; worked_out:calculé*,dépend*,panier,variable*,selon; laundry:machine,sèche-linge,javel,repass*,lessive,à la main; elsewhere:cliquez ici,cliquant ici; received:réception,reçu*; conditional:si",
  es: 'negative:no,ningun*,nunca,tampoco; settling:proces*,tramit*,abonad*,abono,reflejad*,efectuad*; legal:responsabilidad,datos personales,propiedad intelectual,reserva el derecho,jurisdicción,tribunal*,cookies,este sitio; first_person:yo; standard:estándar,ordinario; off:descuento*,rebaja*; about:sobre nosotros,quiénes somos,nuestra historia; how_long:cuánto tarda*,cuánto tiempo,cuándo,plazo*; kept_open:si no recib*; worked_out:calcul*,depend*,según,finalizar; laundry:a máquina,secadora,lejía,planch*,detergente,a mano; elsewhere:haz clic,haga clic,pincha aquí; received:recepción,recib*,recibid*; conditional:si',
  it: 'negative:non,nessun*,mai; settling:elabora*,accredit*,effettuat*; legal:responsabilità,dati personali,proprietà intellettuale,riserva il diritto,foro competente,cookie; first_person:io; standard:standard,ordinari*; off:sconto,sconti; about:chi siamo,la nostra storia; how_long:quanto tempo,quando,tempi; kept_open:se non ricev*; worked_out:calcol*,dipend*,secondo; laundry:in lavatrice,asciugatrice,candegg*,stir*,a mano; elsewhere:clicca qui; received:ricezione,ricevut*; conditional:se',
  pt: 'negative:não,nenhum*,nunca; settling:process*,creditad*,efetuad*,estorn*; legal:responsabilidade,dados pessoais,propriedade intelectual,reserva o direito,foro,cookies; first_person:eu; standard:padrão,normal,standard; off:desconto*; about:sobre nós,quem somos,nossa história; how_long:quanto tempo,quando,prazo*; kept_open:se não receb*; worked_out:calculad*,depend*,conforme; laundry:à máquina,lixívia,passar,à mão; elsewhere:clique aqui; received:receção,recebimento,recebid*; conditional:se,caso',
  nl: 'negative:niet,geen,nooit; settling:verwerk*,teruggestort,bijgeschreven; legal:aansprakelijk*,persoonsgegevens,intellectueel*,voorbehoud*,cookies; first_person:ik; standard:standaard; off:korting*; about:over ons,ons verhaal,wie zijn wij; how_long:hoe lang,wanneer,hoe snel; kept_open:als je geen,als u geen; worked_out:berekend,afhankelijk,kassa; laundry:wasmachine,wasdroger,droger,bleek*,strijk*,handwas; elsewhere:klik hier; received:ontvangst,ontvangen; conditional:als,indien,mocht',
  pl: 'negative:nie,brak,nigdy; settling:nastąpi,rozpatr*,zaksięg*,przetw*; legal:odpowiedzialnoś*,danych osobowych,zastrzega,sąd*; first_person:ja; standard:standard*; off:rabat*,zniżk*; about:o nas,nasza historia; how_long:jak długo,kiedy; worked_out:oblicz*,zależ*; laundry:w pralce,suszark*,wybiel*,prasow*,ręcznie; elsewhere:kliknij tutaj; received:otrzyman*,dotarci*; conditional:jeśli,jeżeli',
  tr: 'negative:değil*,yok*,hayır,edilmez,yapılmaz,alınmaz,kabul edilmem*,olmaz,edilemez,yapılamaz; settling:işle*,yansı*,onaylan*,para iadesi*,yatır*; legal:sorumlulu*,sorumlu değil*,kişisel veri*,fikri mülkiyet,saklıdır,mahkeme*,çerez*; first_person:ben; standard:standart; off:indirim*; about:hakkımızda,biz kimiz,hikayemiz; how_long:ne kadar sürede,ne zaman,kaç günde; worked_out:hesaplan*,değiş*,göre; laundry:makine*,kurutma,ağartıcı,ütü*,elde yıka*,derecede; elsewhere:tıklayın,tıklayınız; received:ulaş*,teslim al*; conditional:eğer',
  id: 'negative:tidak,bukan,belum; settling:diproses,proses,dikreditkan; legal:tanggung jawab hukum,data pribadi,kekayaan intelektual,berhak,yurisdiksi,cookie*; first_person:saya,aku; standard:standar,reguler,reg; off:diskon,potongan; about:tentang kami,siapa kami; how_long:berapa lama,kapan; worked_out:dihitung,tergantung,bergantung,berdasarkan; laundry:mesin cuci,pengering,pemutih,setrika,deterjen; elsewhere:klik di sini,klik disini; received:diterima,menerima; conditional:jika,bila,apabila',
  ja: 'negative:ません,ない,不可,できかね,対象外; settling:処理,手続き,返金いた,返金しま; legal:責任,個人情報,知的財産,免責,管轄,当サイト,規約; first_person:私は,僕は; standard:通常,標準; off:割引,オフ; about:会社概要,私たちについて,当店について; how_long:どのくらい,いつ,何日; worked_out:によって異なり,により異なり,計算; laundry:洗濯機,手洗い,漂白,アイロン,乾燥機; elsewhere:こちらをクリック; received:到着,受領,受取; conditional:場合',
  zh: 'negative:不,无法,未,沒有,没有; settling:处理,處理,到账,退回原; legal:责任,責任,个人信息,知识产权,免责,管辖,本网站; standard:标准,標準,普通; off:折扣,优惠; about:关于我们,關於我們; how_long:多久,多长时间,什么时候; worked_out:根据,按照,计算; laundry:机洗,手洗,漂白,熨烫,烘干; elsewhere:点击这里; received:收到; conditional:如果,如',
  sv: 'negative:inte,ingen,inga,ej,aldrig; settling:behandlas,återbetalas,återbetalning sker; legal:ansvar*,personuppgift*,immateriell*,förbehåller oss,domstol,cookies; first_person:jag; standard:standard; off:rabatt*; about:om oss,vår historia; how_long:hur lång tid,när,hur snabbt; received:mottag*,tagit emot; conditional:om; laundry:maskintvätt,handtvätt,tumla,blek*,stryk*; elsewhere:klicka här',
  da: 'negative:ikke,ingen,intet,aldrig; settling:behandles,refunderes; legal:ansvar*,personoplysning*,forbeholder os,domstol,cookies; first_person:jeg; standard:standard; off:rabat*; about:om os,vores historie; how_long:hvor lang tid,hvornår,hvor hurtigt; received:modtag*; conditional:hvis; laundry:maskinvask,håndvask,tørretumble*,blege*,stryg*; elsewhere:klik her',
  no: 'negative:ikke,ingen,intet,aldri; settling:behandles,refunderes; legal:ansvar*,personopplysning*,forbeholder oss,domstol,informasjonskapsl*; first_person:jeg; standard:standard; off:rabatt*; about:om oss,vår historie; how_long:hvor lang tid,når,hvor raskt; received:mottatt,mottak; conditional:hvis,dersom; laundry:maskinvask,håndvask,tørketrommel,bleke*,stryk*; elsewhere:klikk her',
  fi: 'negative:ei,eivät,emme,älä; settling:käsitel*,hyvitet*,palautetaan; legal:vastuu*,henkilötie*,immateriaali*,oikeuden,evästee*; first_person:minä; off:alennu*; about:meistä,tietoa meistä,tarinamme; how_long:kuinka kauan,milloin; received:vastaanot*,saapu*; conditional:jos; laundry:konepesu,käsipesu,kuivausrum*,valkais*,silit*; elsewhere:klikkaa tästä',
  cs: 'negative:ne,není,nejsou,nelze,žádn*,nikdy; settling:zpracov*,vrácen*,připsán*; legal:odpovědnos*,osobních údaj*,vyhrazuje,soud*,cookies; first_person:já; off:slev*; about:o nás,náš příběh; how_long:jak dlouho,kdy; received:obdrž*,přijet*,doruč*; conditional:pokud,když; laundry:v pračce,ručně,sušič*,bělit,žehl*; elsewhere:klikněte zde',
  ro: 'negative:nu,niciun*,niciodată; settling:proces*,rambursat*,virat*; legal:răspunde*,date personale,proprietate intelectuală,rezervă dreptul,instanț*,cookie*; first_person:eu; off:reducere*,discount; about:despre noi,povestea noastră; how_long:cât durează,când; received:primi*,recepți*; conditional:dacă; laundry:la mașină,manual,uscător,înălbi*,călc*; elsewhere:click aici,apăsați aici',
  hu: 'negative:nem,nincs,nincsenek,soha; settling:feldolgoz*,visszautal*,jóváír*; legal:felelősség*,személyes adat*,szerzői jog*,fenntartja a jogot,bíróság*,sütik; first_person:én; off:kedvezmény*; about:rólunk,történetünk; how_long:mennyi idő,mikor; received:beérkez*,átvétel*,megérkez*; conditional:ha,amennyiben; laundry:mosógép*,kézzel,szárítógép*,fehérít*,vasal*; elsewhere:kattintson ide,kattints ide',
  ru: 'negative:не,нет,нельзя,никогда; settling:обраб*,зачисл*,возвращаются; legal:ответственност*,персональн*,интеллектуальн*,оставляет за собой,суд*,cookie*; first_person:я; off:скидк*; about:о нас,о компании,наша история; how_long:сколько времени,когда,как долго,сроки; received:получен*,поступлен*; conditional:если; laundry:машинн* стирк*,ручн* стирк*,отбелив*,утюж*,гладить; elsewhere:нажмите здесь,перейдите по ссылке',
  uk: 'negative:не,немає,неможливо,ніколи; settling:оброб*,зарахов*,повертаються; legal:відповідальніст*,персональн*,інтелектуальн*,залишає за собою,суд*,cookie*; first_person:я; off:знижк*; about:про нас,наша історія; how_long:скільки часу,коли,як довго; received:отриман*,надходжен*; conditional:якщо; laundry:машинн* пранн*,ручн* пранн*,відбіл*,прасу*; elsewhere:натисніть тут',
  el: 'negative:δεν,όχι,μη,μην,χωρίς; settling:επεξεργ*,πιστών*; legal:ευθύν*,προσωπικ* δεδομέν*,πνευματικ*,επιφυλάσσεται,δικαστήρι*,cookies; off:έκπτωσ*; about:σχετικά με εμάς,ποιοι είμαστε; how_long:πόσο χρόνο,πότε; received:παραλαβ*; conditional:αν,εάν; elsewhere:κάντε κλικ',
  ko: 'negative:않,없,불가,못; settling:처리,환불됩; legal:책임,개인정보,지적재산,면책,관할,약관; off:할인; about:회사소개,브랜드 소개; how_long:얼마나,언제; received:수령,도착; conditional:경우; laundry:세탁기,손세탁,표백,다림질; elsewhere:여기를 클릭',
  ar: 'negative:لا,لن,ليس,غير; settling:معالجة,تتم; legal:مسؤولية,البيانات الشخصية,الملكية الفكرية,يحتفظ بالحق; off:خصم; about:من نحن; how_long:كم,متى; received:استلام,وصول; conditional:إذا; elsewhere:اضغط هنا',
  he: 'negative:לא,אין,אינ*; settling:יעובד,מעבד*,יזוכה,זיכוי; legal:אחריות משפטית,מידע אישי,קניין רוחני,שומרת לעצמה,סמכות שיפוט; off:הנחה; about:אודות,מי אנחנו; how_long:כמה זמן,מתי; received:קבלת,הגע*; conditional:אם; elsewhere:לחצו כאן',
};

/** Words that packs leave out of what visitors ask, for they mean too much there; in a shop's terms they mean one thing. */
const termWords: Record<string, string> = {
  en: 'free:free; since:since; dispatch:leave our,leaves our; condition:original packing,new condition,undamaged; pickup:pick-up; express:next day; owner:owned and operated',
  sv: 'free:fri',
  da: 'free:fri',
  no: 'free:fri',
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
  const text = raw.normalize('NFC').toLowerCase().replaceAll('’', "'");
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
