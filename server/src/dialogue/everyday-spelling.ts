/** What people type in a hurry as dictionaries and shops have it: no page says "kyk", "pake" or "oleh2", and a word that no page says counts as not known. */
import { plainSpelling } from '../languages/patterns.ts';

/** only forms that are no other word of the language; what packs know in both spellings is left as it is */
const shortForms: Record<string, string> = {
  id: `kyk kyak kayak=seperti|gt gtu gitu=begitu|gni gini=begini|lg=lagi|tp tpi=tapi|bgt bgtt=banget|aj ajh aje=aja|jg jga=juga|
    dpt=dapat|pke pake=pakai|dipake=dipakai|make=memakai|bs bsa=bisa|sy=saya|km kmu=kamu|krn karna krna=karena|hrs=harus|msh=masih|skrg skrng=sekarang|
    bgs=bagus|byk bnyk=banyak|bln=bulan|hr=hari|mgg mggu=minggu|brg brng=barang|pgn pngn pengen pgen pingin=ingin|temen=teman|pait=pahit|
    batre batere batrei baterei=baterai|ijo=hijau|bwt=buat|dr=dari|org=orang|gede=besar|ori=original|
    sblm=sebelum|stlh=setelah|tgl=tanggal|jln=jalan|kmrn=kemarin|bsk=besok|trims=terima kasih|anget=hangat|seger=segar|
    kenceng=kencang|pinter=pintar|item=hitam|puter=putar|bener=benar|dalem=dalam|males=malas|cakep=bagus|
    ngirim=mengirim|mesen=memesan|pesen=pesan|mesan=memesan|nganter=mengantar|anter=antar|masang=memasang|trs trus=terus|nyuci=mencuci|nyimpen=menyimpan|simpen=simpan|pelindung2=pelindung|
    nyampe nyampek nyampai nympe sampe smpe smp=sampai|nyampenya=sampainya|tuker=tukar|dituker=ditukar|nuker nukar=menukar|tukeran=tukar|dateng dtg dtng=datang|
    cepet cpt cpet=cepat|cepetan=cepat|deket dket=dekat|brapa brpa=berapa|berapaan brapaan brpan=harganya berapa|gmna gmana gimna=bagaimana|knp knapa=kenapa|dmn dmna dmana=di mana|
    sapa=siapa|masi msi=masih|lom blom=belum|skali=sekali|trnyata=ternyata|beneran=benar|bates=batas|batesnya=batasnya|itungan=hitungan|nanggung=menanggung|
    sodara sdr=saudara|pesenan psnan=pesanan|psn psen=pesan|kirm krm=kirim|dikrm dikirm=dikirim|byr=bayar|dibyr=dibayar|tf trf=transfer|rek=rekening|norek=nomor rekening|
    nomer nmr nmer=nomor|almt alamt=alamat|tlp telp tlpn telpon=telepon|nelpon nelfon=menelepon|kntr=kantor|hrg hrga=harga|uk ukr ukrn=ukuran|pjg=panjang|lbr=lebar|
    tebel=tebal|enteng=ringan|kegedean=kebesaran|gedenya=besarnya|segede=sebesar|lbh=lebih|krg krang=kurang|jd jdi=jadi|dlm=dalam|dg=dengan|untk=untuk|tnp=tanpa|pd=pada|
    thn=tahun|mnt=menit|mlm=malam|jm=jam|hri=hari|senen=senin|smua=semua|smuanya=semuanya|bbrp=beberapa|dikit sdikit=sedikit|cuman cmn=cuma|
    liat=lihat|ngeliat=melihat|nyoba nyobain=mencoba|nyewa=menyewa|nunggu=menunggu|ngambil=mengambil|ngecek=mengecek|nambahin=menambahkan|
    benerin betulin=memperbaiki|dibenerin dibetulin=diperbaiki|balikin=kembalikan|dibalikin=dikembalikan|balikinnya=mengembalikannya|ngembaliin=mengembalikan|kembaliin=kembalikan|
    batalin=batalkan|dibatalin=dibatalkan|ngebatalin=membatalkan|gantiin=gantikan|digantiin=digantikan|bersiin bersihin=bersihkan|ngebersihin=membersihkan|dibersihin=dibersihkan|
    pasangin=pasangkan|dipasangin=dipasangkan|ngerakit=merakit|nyalain idupin=nyalakan|matiin=matikan|ngecas=mengisi daya|dicas=diisi daya|ngeringin=mengeringkan|keringin=keringkan|
    nyetrika=menyetrika|hubungin=hubungi|ngehubungin ngubungin=menghubungi|mampir=berkunjung|ketemu=bertemu|daftarin=daftarkan|bayarin=bayarkan|kirimin=kirimkan|beliin=belikan|
    bumil=ibu hamil|ortu=orang tua|bocil bocah=anak|idup=hidup|sisain=sisakan|ngasih=memberi|dikasih=diberi|ngejual=menjual|
    bikin=membuat|dibikin=dibuat|bikinan=buatan|bikinnya=membuatnya|nyedian nyediain=menyediakan|sediain=sediakan|disediain=disediakan|ngelayanin layanin=melayani|
    plg=paling|jgn=jangan|kudu=harus|bareng=bersama|barengan=bersamaan|buruan=segera|konsul=konsultasi|konsulnya=konsultasinya|
    dikonsulin=dikonsultasikan|burem=buram|ujan=hujan|keujanan keujan=kehujanan|kebon=kebun|gtw=tidak tahu|ngajarin=mengajarkan|ajarin=ajarkan|
    diajarin=diajarkan|ngerawat=merawat|nyobainnya=mencobanya|dicobain=dicoba|ngetes=menguji|dites ditest=diuji|ngerekam=merekam|nangkep=menangkap|
    kerekam=terekam|kesimpen=tersimpan|kepasang=terpasang|kebuka=terbuka|kebaca=terbaca|kedetect kedetek=terdeteksi|kedengeran=terdengar|
    keliatan kliatan keliatannya=terlihat|ketuker=tertukar|kehapus=terhapus|kepotong=terpotong|kebalik=terbalik|kekunci=terkunci|
    nyambungin=menyambungkan|sambungin=sambungkan|disambungin=disambungkan|konekin=hubungkan|dikonekin=dihubungkan|nempel=menempel|
    nempelin=menempelkan|ditempelin=ditempelkan|taro=taruh|ditaro=ditaruh|naro=menaruh|pilihin=pilihkan|nyari nyariin=mencari|
    ngeluarin=mengeluarkan|dikeluarin=dikeluarkan|masukin=masukkan|dimasukin=dimasukkan|ngisi=mengisi|diisiin=diisikan|ngunci=mengunci|
    nampung=menampung|nahan=menahan|ngirimnya=mengirimnya|makenya pakenya=pakainya|masangnya=memasangnya|nyucinya=mencucinya|nanyain=menanyakan|
    tanyain=tanyakan|ngabarin=mengabari|kabarin=kabari|ditelpon=ditelepon|dihubungin=dihubungi|nurunin=menurunkan|naikin=naikkan|ngurangin=mengurangi|
    ditambahin=ditambahkan|tambahin=tambahkan|dikurangin=dikurangi|ngegunain=menggunakan|dipakein dipakaiin=dipakaikan|disetting=diatur|
    nyetting=mengatur|settingin=aturkan|diupdate=diperbarui|ngeprint=mencetak|diprint=dicetak|dicustom=dibuat khusus|dicancel=dibatalkan|
    dicharge=diisi daya|ngecharge=mengisi daya|didownload=diunduh|ngedownload=mengunduh|ntar=nanti|entar=nanti|skg skrang=sekarang|kmaren=kemarin|
    emg emang=memang|sdah=sudah|malem=malam|murmer=murah|kemahalan=terlalu mahal`,
  en: `pls plz pleez=please|thx thnx tysm=thanks|xmas crimbo=christmas|tmrw tmr tomoz tomorow tommorow=tomorrow|tdy=today|
    thru=through|wanna=want to|gonna=going to|gotta=have to|lemme=let me|gimme=give me|dunno=do not know|abt bout=about|cuz cos coz cus=because|
    ppl=people|pic=picture|pics=pictures|bday=birthday|hubby=husband|grandad=grandfather|gran granny=grandmother|
    uni=university|mins=minutes|hrs=hours|wks=weeks|mths=months|yrs=years|addy adress addres=address|avail=available|qty=quantity|acct=account|
    asap=as soon as possible|luv=love|lil=little|tho=though|wat wut wot=what|nite=night|sth smth=something|sb=somebody|
    tbh=to be honest|prolly=probably|kinda=kind of|sorta=sort of|outta=out of|cheers=thanks|recieve=receive|recieved=received|shiping=shipping|
    delivry delivary delievery=delivery|retrun=return|refound=refund|warrenty waranty garantee=warranty|guage=gauge|seperate=separate|
    jewelery jewellry=jewellery|accomodate=accommodate|definately=definitely|untill=until|wich=which|wether=whether|amex=american express|owt=anything|nowt=nothing|summat=something|leccy lecky=electricity|telly=television|brolly=umbrella|choccy=chocolate|
    comfy=comfortable|brekkie brekky=breakfast|biccies=biscuits|wellies=wellington boots|trackies=tracksuit|sunnies=sunglasses|cossie=swimsuit|cardi=cardigan|
    undies=underwear|rn=right now|b4=before|prezzie pressie=present|prezzies pressies=presents|jammies pjs=pyjamas|cuppa=cup of tea|kiddo=child|doggo pupper=dog|moggy=cat|veggies=vegetables|uke=ukulele|ukes=ukuleles`,
  de: 'ne=eine|nen=einen|nem=einem|ner=einer|nes=eines|iwas=irgendetwas|vllt vlt=vielleicht|bzgl=bezüglich',
  pt: 'vc vcs=você|tb tbm=também|qto=quanto|qnto=quanto|qdo=quando|pq=por que|mto=muito|hj=hoje',
  es: 'xq pq=por qué|tb tmb=también|q=que|k=que|dnd=donde|cdo=cuando|xfa=por favor|tdo=todo',
  fr: 'cb cmb=combien|pk pq=pourquoi|svp stp=s’il vous plaît|qd=quand|tjs=toujours|bcp=beaucoup|jsp=je ne sais pas|dispo=disponible',
};

const read = new Map(
  Object.entries(shortForms).map(([language, list]) => [
    language,
    new Map(
      list.split('|').flatMap((entry) => {
        const [forms = '', whole = ''] = entry.trim().split('=');
        return forms.split(' ').map((form) => [form, whole] as const);
      }),
    ),
  ]),
);

const word = /(?<![\p{L}\p{N}@./-])\p{L}+2?(?![\p{L}\p{N}@./-]\S)/gu;
/** "ga sampai 100rb" is a limit */
const notAsMuch =
  /(?<!\p{L})(?:ga|gak|nggak|ngga|tidak|tdk|kaga|kagak)\s+(?:sampai|sampe|nyampe|lebih dari|lbh dari)\s+(?=(?:rp\.?\s?)?\d|se(?:juta|ratus|puluh)(?!\p{L}))/giu;

/** What is said in fewer words than anything that a page says, or in other numbers: "brp an", "brp x brp", "size S msh?" */
const shortAsked: readonly [asked: RegExp, whole: string][] = [
  [/(?<!\p{L})(?:berapa|brp)[\s-]?an(?!\p{L})/giu, 'harganya berapa'],
  [/(?<!\p{L})(?:berapa|brp)\s?[x×]\s?(?:berapa|brp)(?!\p{L})/giu, 'berapa cm'],
  [/(?<![\p{L}\p{N}])(?:setengah|1\/2|½)\s?(?:juta|jt)(?=\P{L}|$)/giu, '500 ribu'],
  [/((?:ukuran|size|warna)\s\S+(?:\s?nya)?)\s(?:masih|ada|masih ada)\s*(?=\?|$)/giu, '$1 ada stok'],
];

/** The text with everyday forms spelled out; names, codes and amounts stay. */
export function spelledOut(text: string, language: string): string {
  const forms = read.get(language);
  if (forms === undefined) return text;
  const whole = plainSpelling(text).replaceAll(word, (said) => {
    const plain = said.toLowerCase();
    // "oleh2" is said twice
    if (language === 'id' && /^\p{Ll}{3,}2$/u.test(said)) {
      const once = forms.get(plain.slice(0, -1)) ?? said.slice(0, -1);
      return `${once}-${once}`;
    }
    return forms.get(plain) ?? said;
  });
  if (language !== 'id') return whole;
  return shortAsked.reduce(
    (said, [asked, meant]) => said.replaceAll(asked, meant),
    whole.replaceAll(notAsMuch, 'di bawah '),
  );
}
