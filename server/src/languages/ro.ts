import { stemmer } from '@orama/stemmers/romanian';
import { romanianThings } from './things/ro.ts';
import type { LanguagePack, Phrases } from './language-pack.ts';

const formal: Phrases = {
  greeting: 'Bună ziua! Cu ce vă pot ajuta la {brand}?',
  thanks: 'Cu plăcere! Vă mai pot ajuta cu ceva?',
  goodbye: 'La revedere!',
  assistant: 'Sunt asistentul AI al magazinului {brand}. Vă ajut cu produse, livrare și retururi.',
  unknown: 'Din păcate nu am găsit asta pe paginile noastre.',
  unable: 'Din păcate nu pot răspunde la asta acum.',
  unknownPart: 'Din păcate nu am găsit nimic pe paginile noastre despre: „{topic}”.',
  perhaps: 'Nu este sigur că paginile noastre răspund la asta. Cel mai apropiat este:',
  unclear: 'Nu am găsit un răspuns clar la asta pe paginile noastre. Cel mai apropiat este:',
  nearly: 'Nu am găsit exact asta. Cel mai apropiat este:',
  closest: 'Pe paginile noastre cel mai apropiat este:',
  pagesSay: 'Pe paginile noastre scrie:',
  customersSay: 'Iată ce scriu clienții noștri:',
  pagesDiffer: 'Paginile noastre spun lucruri diferite despre asta:',
  order: 'De aici nu pot vedea comenzile, dar echipa noastră poate.',
  human: 'Echipa noastră vă ajută cu plăcere.',
  complaint: 'Îmi pare foarte rău. Echipa noastră vă va ajuta să rezolvați problema.',
  contacts: 'Ne puteți contacta la {contacts}.',
  or: 'sau',
  more: 'Citește mai mult',
  products: 'Iată câteva sugestii:',
  nothingWithin: 'Din păcate nu am găsit nimic la acest preț.',
  notSold: 'Din păcate nu avem așa ceva în magazin: {name}.',
  price: '{name} costă {price}.',
  priceRange: '{name} costă între {price} și {high}.',
  priceOption: '{name} ({option}) costă {price}.',
  cheapest: 'Cel mai mic preț: {name}, {price}.',
  dearest: 'Cel mai mare preț: {name}, {price}.',
  compared: 'Este {name}, cu {option} față de {options}.',
  inStock: '{name} este în stoc.',
  soldOutNow: '{name} nu este în stoc momentan.',
  preordered: '{name}: se poate precomanda, dar nu este în stoc momentan.',
  inStockOption: '{name} ({option}) este în stoc.',
  soldOutOption: '{name} ({option}) nu este în stoc momentan.',
  notOffered: '{name}: varianta „{option}” nu există. Variante disponibile: {options}.',
  availableIn: '{name}: variante disponibile {options}.',
  stockUnknown: 'Pe paginile noastre nu scrie dacă {name} este în stoc.',
  viewProduct: 'Vezi produsul',
  soldOut: 'Stoc epuizat',
  priceThen: '{price} la {date}. Prețul de azi este pe pagina produsului.',
  priceOnPage: 'Prețul de azi este pe pagina produsului.',
};

const casual: Phrases = {
  ...formal,
  greeting: 'Bună! Cu ce te pot ajuta la {brand}?',
  thanks: 'Cu plăcere! Te mai pot ajuta cu ceva?',
  goodbye: 'Pa, pe curând!',
  assistant: 'Sunt asistentul AI al magazinului {brand}. Te ajut cu produse, livrare și retururi.',
  perhaps: 'Nu este sigur că paginile noastre răspund la asta. Cel mai apropiat este:',
  unclear: 'Nu am găsit un răspuns clar la asta pe paginile noastre. Cel mai apropiat este:',
  nearly: 'Nu am găsit exact asta. Cel mai apropiat este:',
  closest: 'Pe paginile noastre cel mai apropiat este:',
  human: 'Echipa noastră te ajută cu plăcere.',
  complaint: 'Îmi pare foarte rău. Echipa noastră te va ajuta să rezolvi problema.',
  contacts: 'Ne poți contacta la {contacts}.',
  products: 'Uite câteva sugestii:',
};

export const romanian: LanguagePack = {
  tag: 'ro',
  phrases: { casual, formal },
  smallTalk: {
    greeting: 'bun[ăa](?: ziua| seara| diminea[țt]a)?|salut(?:are)?|salutări|noroc|hello',
    thanks: '(?:v[ăa] )?mul[țt]umesc(?: frumos| mult)?|mersi(?: mult)?|ms|super|perfect|în regulă|am înțeles|excelent',
    goodbye: 'la revedere|pa(?: pa)?|pe curând|o zi (?:bun[ăa]|frumoas[ăa])|toate cele bune',
    assistant:
      'cine (?:e[șs]ti|sunte[țt]i)|cum te cheam[ăa]|(?:e[șs]ti|sunte[țt]i) (?:un |o )?(?:robot|bot|om|ai|persoan[ăa])|vorbesc cu (?:un |o )?(?:robot|om|persoan[ăa])|ce mai faci|ce face[țt]i|(?:m[ăa] |ma )?po[țt]i ajuta|(?:m[ăa] |ma )?pute[țt]i ajuta|ajutor|ce [șs]tii s[ăa] faci',
  },
  intents: {
    human:
      '(?:vorbesc|vorbi|discut|discuta|scriu) cu (?:un |o )?(?:om|operator|cineva|persoan[ăa]|consultant|agent|coleg)\\p{L}*|(?:om|persoan[ăa]) (?:real|adev[ăa]rat)\\p{L}*|operator(?:ul)?(?: uman)?|serviciu(?:l)? (?:de )?(?:rela[țt]ii )?(?:cu )?clien[țt]i|suport clien[țt]i|rela[țt]ii clien[țt]i',
    order:
      'unde (?:este|e|a ajuns|îmi este|mi-e) (?:comanda|coletul|pachetul)(?: mea| meu)?|(?:comanda mea|comenzii mele|coletul meu|pachetul meu)|(?:num[ăa]rul|stadiul|statusul|starea) comenzii|status comand[ăa]|(?:anul\\p{L}+|modific\\p{L}*) comanda|c[âa]nd (?:ajunge|vine|sose[șs]te) (?:comanda|coletul|pachetul)|unde mi-e (?:comanda|coletul)',
    complaint:
      '(?:debitat|taxat|plătit|platit|încasat|incasat) (?:de )?(?:două|doua) ori|adres[ăa] gre[șs]it[ăa]|(?:am primit|a ajuns|a venit|mi-a venit|este|e) .{0,25}(?:defect|stricat|spart|rupt|deteriorat|gre[șs]it|incomplet)\\p{L}{0,3}|produs(?:ul)? gre[șs]it|alt produs|(?:tot )?n(?:u a|-a|u au) (?:mai )?(?:ajuns|venit|sosit)|(?:înc[ăa] |inca |tot )?n(?:u am|-am) (?:mai )?primit|lipse[șs]te .{0,20}din (?:colet|pachet)|reclama[țt]i\\p{L}*|pl[âa]ngere|dezam[ăa]git\\p{L}?|nemul[țt]umit\\p{L}?|[țt]eap[ăa]|escroc\\p{L}*|b[ăa]taie de joc|inacceptabil|ru[șs]inos',
    shopping:
      'ave[țt]i|vinde[țt]i|caut|ar[ăa]ta[țt]i-mi|arat[ăa]-mi|recomand\\p{L}*|suger\\p{L}*|cump[ăa]r\\p{L}*|vreau|a[șs] (?:vrea|dori)|doresc|am nevoie|cadou pentru|cadouri|pre[țt]ul?|c[âa]t cost[ăa]|cost[ăa]|cel mai ieftin|cea mai ieftin[ăa]',
    policy:
      'livr\\p{L}*|transport\\p{L}*|expedi\\p{L}*|retur\\p{L}*|trimit(?:e)? [îi]napoi|ramburs\\p{L}*|restitui\\p{L}*|garan[țt]i\\p{L}*|pl[ăa]t(?:i|esc|i[țt]i|it)|plat[ăa]|pl[ăa][țt]i|în rate|in rate|factur\\p{L}*|program(?:ul)?|orar\\p{L}*|contact\\p{L}*|telefon(?:ul)?|e-?mail\\p{L}*|adres[ăa]|cod (?:de reducere|promo[țt]ional)|voucher\\p{L}*|card cadou|vam[ăa]l?\\p{L}*|tva|schimb(?:a|ul)?|ghid(?:ul)? (?:de )?m[ăa]rimi\\p{L}*|tabel\\p{L}* (?:de )?m[ăa]rimi|sp[ăa]l(?:a|at|are)|confiden[țt]ialitate|termeni|en-?gros|ridic(?:are|a)|newsletter|awb',
  },
  followUp: {
    opening: 'și|si|dar|și ce zici de|și despre|dar despre|atunci|deci|sau|iar',
    referring:
      'acesta|aceasta|acestea|aceștia|acela|aceea|acelea|asta|ăsta|ăla|aia|el|ea|ele|ei|îl|le|il|acest|această',
    general: 'ceva|orice|tot|toate|ce aveți|ce aveti|ce vindeți|ce vindeti|ce produse',
    ordinals: [
      'prim(?:ul|a|ele|ii)(?! comand)',
      '(?:al |a )?doilea|a doua',
      '(?:al )?treilea|a treia',
      '(?:al )?patrulea|a patra',
      '(?:al )?cincilea|a cincea',
      'ultim(?:ul|a|ele|ii)',
    ],
    compare: 'diferen[țt][ăae]\\p{L}*|difer[ăa]|mai bun[ăa]?|mai bine|mai slab|cel mai bun|compar\\p{L}*|sau|ori',
    joint: 'și|si|sau|ori|față de|cu|vs\\.?',
  },
  asks: {
    duration:
      'c[âa]t (?:timp|dureaz[ăa]|mai dureaz[ăa])|[îi]n c[âa]t timp|[îi]n c[âa]te zile|c[âa]te (?:zile|s[ăa]pt[ăa]m[âa]ni|ore|luni)|c[âa]t de repede',
    time: 'c[âa]nd|la ce or[ăa]|p[âa]n[ăa] la ce or[ăa]|[îi]n ce zile|p[âa]n[ăa] c[âa]nd|de c[âa]nd',
    cost: 'c[âa]t (?:cost[ăa]|e|este|sunt|pl[ăa]tesc|m[ăa] cost[ăa])|ce pre[țt]\\p{L}*|care e(?:ste)? (?:pre[țt]ul|costul)',
    count: 'c[âa][țt]i|c[âa]te(?! (?:zile|s[ăa]pt|ore|luni|ori))',
    place: 'unde|de unde|[îi]n ce (?:ora[șs]|[țt]ar[ăa])|[îi]n care [țt][ăa]ri',
    person: 'cine|cui|pe cine|al? cui',
    method: 'cum|[îi]n ce fel|[îi]n ce mod',
    reason: 'de ce',
    which: 'care(?! e(?:ste)? (?:pre[țt]|cost))|ce(?! pre[țt])|c[ăa]r(?:ui|ei|or)',
  },
  questionWords: 'ce|care|cine|unde|când|cand|cum|cât|cat',
  askedMeasures: 'c[âa]t (?:timp|de (?:repede|des|mare|mult|lung\\p{L}?))|c[âa]t|c[âa]te ori',
  yesNo:
    'ave[țt]i|ai|are|este|e|sunt|pot|po[țt]i|pute[țt]i|se poate|exist[ăa]|face[țt]i|livra[țt]i|accepta[țt]i|vinde[țt]i|oferi[țt]i|trimite[țt]i|trebuie|merge|vine|include',
  namedDays: {
    christmasEve: 'ajunul crăciunului',
    christmasDay: 'ziua de crăciun',
    boxingDay: 'a doua zi de crăciun',
    christmas: 'crăciun|crăciun\\p{L}*',
    newYearsEve: 'revelion\\p{L}*|ajunul anului nou',
    newYearsDay: 'ziua de anul nou',
    newYear: 'anul nou|anului nou',
    goodFriday: 'vinerea mare',
    easterMonday: 'a doua zi de paște|lunea paștelui',
    easter: 'paște|paști|paștele|paștelui',
    blackFriday: 'black friday',
  },
  units:
    '%|zi(?:le|lele)?|ore|or[ăa]|minut\\p{L}*|min|s[ăa]pt[ăa]m[âa]n\\p{L}*|luni|lun[ăa]|an(?:i|ul)?|persoan[ăe]|buc[ăa][țt]i|bucat[ăa]|buc|perechi|pereche|piese|cm|mm|m|metri|metru|m²|km|kg|kilograme?|g|gr|grame|ml|l|litri?|litru|inch|[țt]oli|w|wa[țt]i|v',
  timeUnits: 'zi(?:le|lele)?|ore|or[ăa]|minut\\p{L}*|s[ăa]pt[ăa]m[âa]n\\p{L}*|luni|lun[ăa]|an(?:i|ul)?',
  numbers: [
    'un|una|unu|o',
    'doi|dou[ăa]',
    'trei',
    'patru',
    'cinci',
    '[șs]ase',
    '[șs]apte',
    'opt',
    'nou[ăa]',
    'zece',
    'unsprezece',
    'doisprezece|dou[ăa]sprezece',
  ],
  currencies: 'lei|leu|ron|de lei|euro|dolari|lire',
  percent: 'la sut[ăa]|procente?',
  without: 'fără|fara|în afară de|exceptând',
  lacking: '',
  amountWords:
    'cincisprezece 15, douăzeci 20, treizeci 30, patruzeci 40, cincizeci 50, sută 100, sute *100, mie 1000, mii *1000',
  comparatives: {
    cheaper: 'mai ieftin[ăaei]?',
    dearer: 'mai scump[ăaei]?',
    bigger: 'mai mare|mai mari|mai lung[ăa]?|mai lat[ăa]?',
    smaller: 'mai mic[ăa]?|mai scurt[ăa]?',
    heavier: 'mai gre[ua]|mai grea|cântărește mai mult',
    lighter: 'mai ușoară|mai ușor|mai usor|cântărește mai puțin',
    brighter: 'mai luminoas[ăe]|mai luminos|mai puternic[ăe]?|luminează mai (?:tare|mult)|mai multă lumină',
  },
  prices: {
    atMost: [
      '(?:sub|p[âa]n[ăa] (?:la|[îi]n)|maxim(?:um)?|cel mult|mai pu[țt]in de|mai ieftin[ăe]? de|nu mai mult de|buget de) N',
      'N (?:maxim(?:um)?|sau mai pu[țt]in|cel mult)',
    ],
    atLeast: ['(?:peste|de la|minim(?:um)?|cel pu[țt]in|mai mult de|mai scump[ăe]? de) N', 'N (?:sau mai mult|minim)'],
    between: ['[îi]ntre N (?:[șs]i|-|–) N', 'de la N (?:la|p[âa]n[ăa] la) N'],
    about: ['(?:aproximativ|cam|circa|[îi]n jur de|vreo) N'],
    cheapest: ['(?:cel|cea|cele|cei) mai ieftin\\p{L}*', '(?:cel mai mic|cele mai mici) pre[țt]\\p{L}*'],
    dearest: ['(?:cel|cea|cele|cei) mai scump\\p{L}*', '(?:cel mai mare|cele mai mari) pre[țt]\\p{L}*'],
    onSale: ['la reducere', 'la ofert[ăa]', 'reduceri?', 'promo[țt]i[ei]\\p{L}*', 'oferte', 'redus[ăe]?'],
  },
  concepts: {
    delivery:
      'livrare, transport, livr*, transport*, trimite, trimiteți, trimiteti, trimitem, trimit, trimis, colet, coletul, coletului, colete, expediați, expediati',
    dispatch:
      'expediere, procesare, expedie*, expedia*, expediază, procesarea, procesarea comen*, procesăm, predă* curierului, predat curierului, când trimiteți, cand trimiteti',
    carrier:
      'curier, firmă de curierat, curier*, firm* de curier*, fan courier, sameday, cargus, dpd, gls, dhl, ups, poșta română, posta romana, easybox*',
    tracking:
      'awb, urmărire colet, awb*, urmărire*, urmarire*, urmăresc colet*, urmaresc colet*, urmări colet*, urmări comand*, urmari comand*, număr de urmărire, numar de urmarire, tracking',
    abroad:
      'în străinătate, internațional, străinătate, strainatate, internațional*, international*, alte țări, alte tari, altă țară, alta tara, în afara țării, in afara tarii, în afara româniei, in afara romaniei, uniunea europeană, orice țară, toată lumea',
    customs: 'vamă, taxe vamale, vama, vămii, vamal*, vămui*, tax* vamal*',
    pickup:
      'ridicare personală, ridicare din magazin, ridicare, ridicarea, ridica, ridic, ridicare* personal*, ridicare* din magazin, preluare din magazin, punct* de ridicare, locker*',
    express:
      'livrare rapidă, express, express*, livrare rapid*, livrare expres*, a doua zi, în aceeași zi, in aceeasi zi, până mâine, pana maine, urgent',
    returns:
      'retur, returnare, drept de retragere, retur*, returna*, returnez, trimit înapoi, trimit inapoi, trimite înapoi, trimite inapoi, dau înapoi, dau inapoi, drept* de retragere, retragere*',
    refund:
      'rambursare, restituire, rambursa*, rambursăr*, restitui*, banii înapoi, banii inapoi, bani înapoi, bani inapoi, returnarea banilor, returnați banii, recuper* banii, îmi primesc banii',
    exchange: 'schimb, schimbare, schimbul, schimba, schimbarea, schimbat, înlocui*, inlocui*',
    cancel:
      'anulare, anulare*, anulez, anula, anulat*, anulați, anulati, renunț la comand*, renunt la comand*, renunța la comand*',
    restocking: 'taxă de restocare, tax* de restocare, tax* de manipulare, tax* pentru retur*',
    condition:
      'nefolosit, ambalaj original, nefolosit*, neutilizat*, nepurtat*, ambalaj* original*, ambalajul original*, etichetele intacte, eticheta intactă, cu etichet*, sigilat*, desigilat*, starea inițială, starea originală, desfăcut*, desfacut*',
    final_sale:
      'nu se returnează, nu pot fi returnate, nu se returneaz*, nu pot fi return*, nu poate fi return*, nu se pot returna, nu se poate returna, nereturnabil*, nu se acceptă retur*, exceptat* de la retur*, exceptat* de la drept*',
    damaged:
      'deteriorat, defect, spart, deterior*, defect*, stricat*, spartă, sparte, sparta, rupt, ruptă, rupta, zgâriat*, zgariat*, crăpat*, crapat*, reclamați*, reclamati*, nu funcționează, nu functioneaza, produs greșit, produsul greșit, produs gresit, alt produs, mărime greșită, marime gresita',
    missing:
      'lipsește, pierdut, lipseste, lipsesc, pierdut*, incomplet*, nu a ajuns, n-a ajuns, nu a sosit, nu a venit, nu am primit, n-am primit',
    payment:
      'plată, metode de plată, modalități de plată, plata, plății, platii, plăți, plati, plătesc, platesc, plătește, plateste, plătiți, platiti, plătit*, platit*, plăti, ramburs, transfer bancar, ordin de plată, ordin de plata, numerar, cash, paypal, apple pay, google pay',
    card: 'card, card bancar, card de credit, cardul, carduri, cardului, card* bancar*, card* de credit, card* de debit, visa, mastercard',
    instalments:
      'rate, plata în rate, ratele, în rate, in rate, plat* în rate, plat* in rate, rată lunară, rate lunare, tbi, klarna',
    invoice: 'factură, bon fiscal, factur*, bonul fiscal, chitanț*, chitant*',
    tax: 'tva, impozit, tva-ul, impozit*',
    currency: 'monedă, valută, moneda, valut*, în euro, in euro, în lei, in lei, curs valutar',
    warranty: 'garanție, garanți*, garanti*, certificat* de garanți*',
    repair: 'reparație, reparați*, repara, reparat',
    contact:
      'contact, serviciul clienți, contact*, relații clienți, relatii clienti, suport clienți, suport clienti, serviciu clienți, lua legătura, lua legatura, iau legătura, iau legatura',
    email:
      'e-mail, adresă de e-mail, email*, e-mail*, mail, mailul, adres* de email*, adres* de e-mail*, adres* de mail',
    phone:
      'telefon, număr de telefon, telefonul, telefonic, telefoanele, număr* de telefon*, numar* de telefon*, suna, sun, sunați, sunati, whatsapp',
    address:
      'adresă, sediu, adresa, adrese, adresei, sediul, sediului, unde sunteți, unde sunteti, unde vă aflați, unde va aflati, unde vă găs*, unde va gas*, unde aveți magazin, unde aveti magazin, locație, locatie, locația, locatia, locații',
    hours:
      'program, orar, program de lucru, programul, program* de lucru, program* de funcționare, orar*, deschis, deschiși, deschisi, deschideți, deschideti, închideți, inchideti, sunteți deschis*, sâmbăta, sambata, duminica',
    shop: 'magazin, magazin fizic, showroom, magazin*, magazin* fizic*, showroom*',
    order: 'comandă, comenzi, comand*, comenz*',
    minimum:
      'comandă minimă, valoare minimă, minim, minimă, minima, minimum, comand* minim*, valoare* minim*, sum* minim*',
    wholesale:
      'en-gros, angro, en gros, engros, revânzător*, revanzator*, revânzare*, distribuitor*, b2b, cantități mari, cantitati mari, persoan* juridic*, dropshipping*',
    discount:
      'reducere, cod de reducere, promoție, ofertă, reducer*, discount*, cupon*, cod* de reducere, cod* promoțional*, cod* promotional*, cod promo, promoți*, promoti*, oferta, oferte, black friday',
    gift_card: 'card cadou, voucher cadou, card* cadou, cardul cadou, carduri cadou, voucher*, tichet* cadou',
    store_credit:
      'credit în magazin, credit* în magazin, credit* in magazin, voucher pentru următoarea comandă, bon* valoric*',
    loyalty:
      'program de fidelitate, puncte de fidelitate, fidelitate*, fideliz*, program* de fideli*, puncte bonus, acumul* puncte',
    preorder: 'precomandă, precomand*, precomenz*, pre-comand*',
    privacy:
      'confidențialitate, date personale, confidențial*, confidential*, datele personale, datelor personale, caracter personal, gdpr, cookie*, cookies',
    account:
      'cont, contul meu, contul, contului, conturi, autentific*, înregistr*, inregistr*, parolă, parola, parole, parolei, loghez, logare*, logheze',
    jobs: 'cariere, locuri de muncă, carier*, angajări, angajari, angajați personal, angajati personal, locuri de munca, loc de muncă, loc de munca, job, joburi, lucrez la voi',
    owner:
      'fondator, proprietar, fondator*, fondatoare*, proprietar*, cine deține, cine detine, cine a fondat, cine este în spatele, cine e în spatele',
    since:
      'fondat, înființat, fondată, fondata, înființat*, infiintat*, de când exist*, de cand exist*, de când sunteți, de cand sunteti, de câți ani, de cati ani, pe piață din',
    event: 'eveniment, evenimente, eveniment*, workshop*, atelier*, nuntă, nunta, nunți, nunti, botez*, târg, târguri',
    review: 'recenzii, păreri, recenz*, review*, pareri, părerea, evaluări, evaluari',
    time: 'zile, zile lucrătoare, termen, zi, zile lucrăt*, zile lucrat*, termen*, cât durează, cat dureaza, durează, dureaza, în cât timp, in cat timp, cât timp, cat timp, câte zile, cate zile, cât de repede, cat de repede, săptămân*, saptaman*, când ajung*, cand ajung*, când primesc, cand primesc, când vine, când sosește',
    cost: 'preț, cost, tarif, preț*, preţ*, pret, pretul, preturi, preturile, pretului, costă, costa, costul, costuri, costurile, cât costă, cat costa, cât e, cat e, cât este, cat este, cât sunt, cat sunt, tarif*, taxă, taxa, taxe',
    free: 'gratuit, gratis, gratuit*',
    stock: 'în stoc, stoc, disponibil, stoc*, in stoc, pe stoc, disponibil*, indisponibil*, epuizat*',
    size: 'mărime, dimensiuni, mărim*, marim*, dimensiun*, cât de mare, cat de mare, ce măsur*, lungime*, lățime*, latime*, înălțime*, inaltime*, diametru*, xs, xl, xxl',
    size_guide:
      'ghid de mărimi, tabel de mărimi, ghid* de mărimi, ghid* de marimi, ghidul mărimilor, tabel* de mărimi, tabel* de marimi, ce mărime să, ce marime sa, ce mărime mi, ce marime mi, ce mărime îmi, mărimea potrivită',
    fit: 'croială, croiala, cum vine, cum vin, vine mare, vine mic, vin mari, vin mici, slim fit, oversize*, mulat*, croi lejer, croi larg',
    material:
      'material, țesătură, compoziție, material*, țesătur*, tesatur*, din ce e făcut*, din ce este făcut*, din ce sunt făcut*, din ce e facut*, din ce este facut*, din ce sunt facut*, compoziți*, compoziti*',
    made: 'fabricat, produs în, fabricat*, fabricare*, fabricați*, fabricati, produse în, produs in, produse in, făcut în, făcute în, facut in, facute in, lucrat* manual, lucrate manual, făcut* manual, facut* manual, handmade, țara de origine, tara de origine, unde se fabric*, unde sunt făcut*, unde sunt facut*, unde este făcut*, unde se produc*, made in',
    wash: 'spălare, spălat, instrucțiuni de spălare, spăl*, spal*, curăț*, curatare, curăța, curata, călcat, calcat, călca, întreținere*, intretinere*, mașin* de spălat, masin* de spalat, uscător*, uscator*',
    weight:
      'greutate, greutate*, cântăre*, cantareste, cât cântăre*, cat cantareste, gramaj*, cât de greu, cât de grea',
    colour: 'culoare, culori, culoare*, culori*, nuanț*, nuant*',
    scent: 'parfum, miros, aromă, parfum*, miros*, aroma, arome*',
    ingredients: 'ingrediente, compoziție, ingredient*, compoziți*, compoziti*, conține, contine, conțin, contin, inci',
    allergy:
      'alergii, alergeni, alergie, alergic*, alergen*, hipoalerg*, gluten*, lactoz*, piele sensibil*, pielea sensibil*',
    use: 'mod de utilizare, utilizare, utiliz*, mod de utiliz*, folosire*, folosesc, folosește, foloseste, folosi, cum se folos*, instrucțiun*, instructiun*, montaj*, montez, montare*',
    capacity:
      'capacitate, volum, capacitat*, volumul, litri, câți litri, cati litri, câți ml, cati ml, cât încape, cat incape',
    lasting:
      'timp de ardere, durata de ardere, valabilitate, timp* de ardere, durat* de ardere, arde, cât arde, cat arde, valabilitat*, termen de valabilitate, termen* de valabilitate, durat* de viață, durat* de viata, durabil*, autonomie*, expiră, expira',
    compatible:
      'compatibil, compatibil*, se potrivește cu, se potriveste cu, se potrivește la, merge cu, funcționează cu, functioneaza cu',
    contents:
      'conținutul pachetului, include, conținut* pachet*, continut* pachet*, conține, contine, conțin, contin, inclus în pachet, setul conține, în pachet, in pachet, câte bucăți, cate bucati',
    custom:
      'personalizare, gravură, personaliz*, gravur*, gravar*, gravat*, pe măsură, pe masura, la dimensiuni dorite, cu nume, cu numele, cu logo, text propriu, brodat*, broderie*, la comandă specială',
    gift: 'cadou, ambalare cadou, cadou*, împachet*, impachet*, ambalare* cadou*, ambalaj* cadou*, ambalat* cadou*, felicitare*',
    new: 'noutăți, colecție nouă, noutăți*, noutati*, noutate*, colecți* nou*, colecti* nou*, produse noi',
    ...romanianThings,
  },
  idioms:
    'ține* cont, tine* cont, ținând cont, în schimb, in schimb, o zi, în fiecare zi, zi de zi, de zi cu zi, la rate, husă de telefon, huse de telefon, husa de telefon, masa totală, aur alb, ceai verde, ceai negru, vin roșu, vin alb, card de memorie, carduri de memorie, tipul de piele',
  functionWords:
    'a acest această acestea aceste acum ai aici al ale alt altă alte am ar are aș așa asa asta astfel atunci au avea aveți aveti aţi ați azi bună ca că când cand care cât cat câte câți ce cea cei cel cele ceva chiar cine cu cui cum cumva da dacă daca dar de deci decât deja despre din după dupa e ea ei el ele era este eu fac face fără fara fi fie fiecare fost iar îi îl îmi în in încă între își îți la le li lor lui mă ma mai mea mele meu mi mie mult multe n ne ni nici nimic noastre noi nostru nu o ori pe pentru până pana peste poate pot poți prea prin s sa să sau se și si spre sunt sub sunteți sunteti te ție toate tot tu un una unde unei unele unor unui va vă vi voi voastre vor vostru vreo',
  asking:
    'caut căutăm vreau vrea dori doresc aș as putea arată arata arătați arătați-mi recomandă recomandați recomandati recomanda sugera găsi gasi găsesc gasesc cumpăr cumpar cumpăra cumpara nevoie spune spuneți spuneti știu stiu știți ști afla întreba intreba întrebare ajuta ajutor rog vindeți vindeti oferiți oferiti acceptați acceptati există exista posibil puteți puteti interesează intereseaza produs produse produsul produsele',
  isUnspaced: false,
  namesBend: false,
  clitics: '',
  usual: null,
  stem: stemmer,
};
