import { stemmer } from '@orama/stemmers/turkish';
import { turkishThings } from './things/tr.ts';
import type { LanguagePack } from './language-pack.ts';

export const turkish: LanguagePack = {
  tag: 'tr',
  phrases: {
    casual: {
      greeting: 'Merhaba! {brand} hakkında sana nasıl yardımcı olabilirim?',
      thanks: 'Rica ederim! Başka bir şey var mı?',
      goodbye: 'Görüşmek üzere!',
      assistant: '{brand} mağazasının yapay zekâ asistanıyım. Ürünleri, teslimatı ve iadeyi bana sorabilirsin.',
      unknown: 'Üzgünüm, bunu sayfalarımızda bulamadım.',
      unable: 'Üzgünüm, buna şu anda cevap veremiyorum.',
      unknownPart: 'Üzgünüm, şununla ilgili sayfalarımızda bir şey bulamadım: “{topic}”.',
      perhaps: 'Sayfalarımızın buna yanıt verdiğinden emin değilim. En yakın olan şu:',
      unclear: 'Sayfalarımızda buna net bir yanıt bulamadım. En yakın olan şu:',
      nearly: 'Tam olarak bunu bulamadım. En yakın olan şu:',
      closest: 'Sayfalarımızda buna en yakın olan şu:',
      pagesSay: 'Sayfalarımızda şöyle yazıyor:',
      customersSay: 'Müşterilerimiz şöyle yazmış:',
      pagesDiffer: 'Sayfalarımızda bu konuda farklı bilgiler var:',
      order: 'Siparişleri buradan göremiyorum ama ekibimiz görebilir.',
      human: 'Ekibimiz sana memnuniyetle yardımcı olur.',
      complaint: 'Bunun için çok üzgünüm. Ekibimize yaz, çözmek için yardımcı olurlar.',
      contacts: 'Bize şuradan ulaşabilirsin: {contacts}.',
      or: 'veya',
      more: 'Devamını oku',
      products: 'Bunlara bir bak:',
      nothingWithin: 'Üzgünüm, bu fiyata bir şey bulamadım.',
      notSold: 'Üzgünüm, mağazamızda bu yok: {name}.',
      price: '{name}: {price}.',
      priceRange: '{name}: {price} ile {high} arasında.',
      priceOption: '{name} ({option}): {price}.',
      cheapest: 'En ucuzu {name}: {price}.',
      dearest: 'En pahalısı {name}: {price}.',
      compared: 'Bu {name}: {option}, diğeri {options}.',
      inStock: '{name} stokta var.',
      soldOutNow: '{name} şu anda tükendi.',
      preordered: '{name} ön sipariş verilebilir, ancak şu anda stokta yok.',
      inStockOption: '{name} ({option}) stokta var.',
      soldOutOption: '{name} ({option}) şu anda tükendi.',
      notOffered: '{name}: “{option}” seçeneği yok. Olan seçenekler: {options}.',
      availableIn: '{name}: seçenekler {options}.',
      stockUnknown: 'Sayfalarımızda {name} için stok bilgisi yok.',
      viewProduct: 'Ürünü gör',
      soldOut: 'Tükendi',
      priceThen: '{date} tarihinde {price}. Bugünkü fiyat ürün sayfasında.',
      priceOnPage: 'Bugünkü fiyat ürün sayfasında.',
    },
    formal: {
      greeting: 'İyi günler. {brand} hakkında size nasıl yardımcı olabilirim?',
      thanks: 'Rica ederim. Size başka bir konuda yardımcı olabilir miyim?',
      goodbye: 'İyi günler, ziyaretiniz için teşekkür ederiz.',
      assistant: '{brand} mağazasının yapay zekâ asistanıyım. Ürünler, teslimat ve iade konusunda yardımcı olurum.',
      unknown: 'Üzgünüm, bunu bilgilerimizde bulamadım.',
      unable: 'Üzgünüm, bu soruya şu anda yanıt veremiyorum.',
      unknownPart: 'Üzgünüm, şu konuda bilgilerimizde bir şey bulamadım: “{topic}”.',
      perhaps: 'Sayfalarımızın buna yanıt verdiğinden emin değilim. En yakın olan şu:',
      unclear: 'Sayfalarımızda buna net bir yanıt bulamadım. En yakın olan şu:',
      nearly: 'Tam olarak bunu bulamadım. En yakın olan şu:',
      closest: 'Sayfalarımızda buna en yakın olan şu:',
      pagesSay: 'Sayfalarımızda şu bilgi yer alıyor:',
      customersSay: 'Müşterilerimizin yorumları:',
      pagesDiffer: 'Sayfalarımızda bu konuda farklı bilgiler yer alıyor:',
      order: 'Siparişleri buradan göremiyorum ancak ekibimiz görebilir.',
      human: 'Ekibimiz size memnuniyetle yardımcı olur.',
      complaint: 'Yaşadığınız sorun için özür dileriz. Ekibimiz çözmek için size yardımcı olur.',
      contacts: 'Bize şuradan ulaşabilirsiniz: {contacts}.',
      or: 'veya',
      more: 'Devamını okuyun',
      products: 'Bu ürünler ilginizi çekebilir:',
      nothingWithin: 'Üzgünüm, bu fiyata uygun bir ürün bulamadım.',
      notSold: 'Üzgünüm, mağazamızda bu ürün bulunmuyor: {name}.',
      price: '{name}: {price}.',
      priceRange: '{name}: {price} ile {high} arasında.',
      priceOption: '{name} ({option}): {price}.',
      cheapest: 'En uygun fiyatlı ürünümüz {name}: {price}.',
      dearest: 'En yüksek fiyatlı ürünümüz {name}: {price}.',
      compared: 'Bu {name}: {option}, diğeri {options}.',
      inStock: '{name} stokta mevcut.',
      soldOutNow: '{name} şu anda tükendi.',
      preordered: '{name} ön sipariş verilebilir, ancak şu anda stokta yok.',
      inStockOption: '{name} ({option}) stokta mevcut.',
      soldOutOption: '{name} ({option}) şu anda tükendi.',
      notOffered: '{name}: “{option}” seçeneği bulunmuyor. Mevcut seçenekler: {options}.',
      availableIn: '{name}: mevcut seçenekler {options}.',
      stockUnknown: 'Sayfalarımızda {name} için stok bilgisi bulunmuyor.',
      viewProduct: 'Ürünü gör',
      soldOut: 'Tükendi',
      priceThen: '{date} tarihinde {price}. Bugünkü fiyat ürün sayfasında.',
      priceOnPage: 'Bugünkü fiyat ürün sayfasında.',
    },
  },
  smallTalk: {
    greeting: 'merhabalar?|mrb|selam(?:lar)?|slm|iyi (?:g[üu]nler|ak[şs]amlar)|g[üu]nayd[ıi]n|kolay gelsin',
    thanks:
      'te[şs]ekk[üu]r(?:ler| ederim| ederiz)?(?: ederim)?|tşk|sa[ğg] ?ol(?:un)?|eyvallah|tamam|anlad[ıi]m|harika|s[üu]per',
    goodbye: 'ho[şs][çc]a ?kal[ıi]?n?|g[öo]r[üu][şs][üu]r[üu]z|g[üu]le g[üu]le|iyi g[üu]nler dilerim',
    assistant:
      'sen kimsin|siz kimsiniz|kimsin(?:iz)?|(?:sen )?(?:robot|bot|insan|yapay zek[aâ]) m[ıiuü](?:s[ıiuü]n)?(?:[ıiuü]z)?|nas[ıi]ls[ıi]n(?:[ıi]z)?|yard[ıi]m(?: eder misin(?:iz)?| et)?|(?:bana )?yard[ıi]mc[ıi] olur musun(?:uz)?|neler yapabilirsin',
  },
  intents: {
    human:
      '(?:ger[çc]ek )?(?:insan|temsilci|yetkili|biri)(?:yle|siyle|la| ile)? (?:g[öo]r[üu][şs]|konu[şs])\\p{L}*|ger[çc]ek (?:bir )?(?:insan|ki[şs]i)\\p{L}*|m[üu][şs]teri (?:hizmet|temsilci)\\p{L}*|canl[ıi] destek\\p{L}*|birine ba[ğg]la\\p{L}*',
    order:
      'sipari[şs](?:im|imi|imin|lerim) (?:nerede|ne zaman|durumu|gelmedi|hala)|sipari[şs](?:im|imi|imin|imiz)|sipari[şs] (?:durumu|numaras[ıi]|takibi)\\p{L}*|(?:kargo|paket)(?:m|um|im|umu|imi|umun) (?:nerede|ne zaman|gelmedi)|(?:kargom|paketim)|kargo takip\\p{L}*|sipari[şs]i (?:iptal|de[ğg]i[şs])\\p{L}*',
    complaint:
      'iki (?:kez|kere|defa) (?:[çc]ekil|[öo]de)\\p{L}*|[çc]ift [çc]ekim|yanl[ıi][şs] adres\\p{L}*|(?:k[ıi]r[ıi]k|bozuk|hasarl[ıi]|yanl[ıi][şs]|eksik|defolu|kusurlu|y[ıi]rt[ıi]k|ba[şs]ka) (?:\\p{L}+ )?(?:geldi|[çc][ıi]kt[ıi]|g[öo]nder\\p{L}+)|(?:hala|h[âa]l[âa]) (?:gelmedi|ula[şs]mad[ıi])|(?:elime|bana) (?:ula[şs]mad[ıi]|ge[çc]medi)|gelmedi|gelmemi[şs]|[şs]ikayet\\p{L}*|rezalet|doland[ıi]r[ıi]c[ıi]\\p{L}*|berbat|memnun (?:de[ğg]ilim|kalmad[ıi]m)|kim(?:se)? ilgilenmiyor',
    shopping:
      'sat[ıi]yor\\p{L}*|ar[ıi]yorum|g[öo]ster\\p{L}*|[öo]ner(?:i|ir|in|iniz|isi|ileri|ebilir)\\p{L}*|(?:sat[ıi]n )?almak|alabilir miyim|hediye\\p{L}*|fiyat\\p{L}*|ka[çc] (?:tl|para|lira)|en ucuz\\p{L}*|bak[ıi]yorum|modelleriniz|[çc]e[şs]itleriniz',
    policy:
      'kargo\\p{L}*|teslim\\p{L}*|iade\\p{L}*|de[ğg]i[şs]im\\p{L}*|[öo]deme\\p{L}*|taksit\\p{L}*|fatura\\p{L}*|garanti\\p{L}*|ileti[şs]im\\p{L}*|y[ıi]ka\\p{L}*|adres\\p{L}*|telefon(?: numara\\p{L}*)?|e-?posta\\p{L}*|[çc]al[ıi][şs]ma saat\\p{L}*|g[üu]mr[üu]k\\p{L}*|indirim kodu\\p{L}*|kupon\\p{L}*|hediye (?:kart|[çc]ek)\\p{L}*|toptan\\p{L}*|gizlilik\\p{L}*|beden tablo\\p{L}*|yurt ?d[ıi][şs][ıi]\\p{L}*|kap[ıi]da\\p{L}*|ma[ğg]azan[ıi]z\\p{L}*',
  },
  followUp: {
    opening: 've|peki ya|peki|ya|bir de|ayrıca',
    referring:
      'bu|şu|o|onu|bunu|şunu|bunun|onun|şunun|buna|ona|bundan|ondan|bunda|onda|bunlar|bunları|bunların|onlar|onları|onların',
    general: 'bir şey|birşey|her şey|herşey|herhangi bir şey|neler (?:var|satıyorsunuz)|ne satıyorsunuz|neleriniz var',
    ordinals: [
      'birinci\\p{L}*|ilki(?:ni|nin)?|ilk (?:olan|[üu]r[üu]n)\\p{L}*',
      'ikinci\\p{L}*',
      '[üu][çc][üu]nc[üu]\\p{L}*',
      'd[öo]rd[üu]nc[üu]\\p{L}*',
      'be[şs]inci\\p{L}*',
      'sonuncu\\p{L}*|en sondaki\\p{L}*|sondaki\\p{L}*',
    ],
    compare:
      'fark|fark[ıi]|farklar[ıi]?|daha (?:iyi|k[öo]t[üu])|hangisi\\p{L}*|kar[şs][ıi]la[şs]t[ıi]r\\p{L}*|yoksa|veya|ya da',
    joint: 've|ile|veya|ya da|yoksa|vs\\.?',
  },
  asks: {
    duration:
      'ne kadar s[üu]r\\p{L}*|ne kadar (?:zaman|s[üu]re)\\p{L}*|ka[çc] (?:i[şs] )?(?:g[üu]n|hafta|saat|ay|y[ıi]l|dakika)\\p{L}*|ne kadar (?:dayan|yan)\\p{L}*|s[üu]resi (?:ne|ka[çc])',
    time: 'ne zaman|saat ka[çc]\\p{L}*|ka[çc]ta|ka[çc]a kadar|hangi (?:g[üu]n|saat)\\p{L}*',
    cost: 'ne kadar(?! (?:s[üu]r|zaman|dayan|yan))|ka[çc] (?:tl|lira|para|euro|dolar)|ka[çc]a|(?:fiyat|[üu]cret)\\p{L}* (?:ne|nedir|ka[çc])',
    count: 'ka[çc](?! (?:i[şs] )?(?:g[üu]n|hafta|saat|ay|y[ıi]l|dakika|tl|lira|para|euro|dolar))',
    place: 'nere(?:de|ye|den|si|deki)?\\p{L}*|hangi (?:[şs]ehir|[üu]lke|il)\\p{L}*',
    person: 'kim|kimin|kime|kimler|kimdir|kimden',
    method: 'nas[ıi]l|ne [şs]ekilde|ne yapmal[ıi]y[ıi]m',
    reason: 'neden|niye|ni[çc]in',
    which: 'hangi\\p{L}*|ne(?! (?:kadar|zaman|[şs]ekilde|yapmal))|neler|nedir|nelerdir',
  },
  questionWords: 'ne|hangi|kim|nerede|neden|nasıl|nasil|kaç|kac',
  askedMeasures: 'ne kadar|ka[çc] (?:kez|kere|defa)|ne s[ıi]kl[ıi]kta',
  yesNo: '[^.?!]{2,90} m[ıiuü](?:y[ıiuü]m|y[ıiuü]z|s[ıiuü]n|s[ıiuü]n[ıiuü]z|d[ıiuü]r|yd[ıiuü])?',
  namedDays: {
    christmasEve: 'noel arifesi|noel akşamı',
    christmasDay: 'noel günü',
    boxingDay: "noel'in ikinci günü",
    christmas: 'noel',
    newYearsEve: 'yılbaşı gecesi|yılbaşı akşamı',
    newYearsDay: 'yılbaşı günü',
    newYear: 'yılbaşı|yeni yıl',
    goodFriday: 'kutsal cuma',
    easterMonday: 'paskalya pazartesi\\p{L}*',
    easter: 'paskalya',
    blackFriday: 'kara cuma|efsane cuma|black friday',
  },
  units:
    '%|g[üu]n\\p{L}{0,4}|saat\\p{L}*|dakika\\p{L}*|dk|hafta\\p{L}*|ay|ayl[ıi]k|y[ıi]l|y[ıi]ll[ıi]k|ya[şs]\\p{L}{0,5}|ki[şs]i\\p{L}*|adet|tane|par[çc]a\\p{L}*|[çc]ift|cm|mm|m|metre|m²|km|kg|kilo|gr?|gram|ml|lt?|litre|in[çc]|w|watt|v',
  timeUnits: 'g[üu]n\\p{L}{0,4}|saat\\p{L}*|dakika\\p{L}*|hafta\\p{L}*|ay|ayl[ıi]k|ayda|y[ıi]l|y[ıi]ll[ıi]k|y[ıi]lda',
  numbers: [
    'bir',
    'iki',
    'üç|uc',
    'dört|dort',
    'beş|bes',
    'altı|alti',
    'yedi',
    'sekiz',
    'dokuz',
    'on',
    'on ?bir',
    'on ?iki',
  ],
  currencies: 't[üu]rk liras[ıi]|lira(?:s[ıi]|ya|dan|l[ıi]k)?|tl|kuru[şs]|dolar|euro|avro|sterlin',
  percent: 'y[üu]zde',
  without: 'hariç|dışında',
  lacking: 'sız|siz|suz|süz|içermeyen|olmayan',
  amountWords:
    'on 10, yirmi 20, otuz 30, kırk 40, elli 50, altmış 60, yetmiş 70, seksen 80, doksan 90, yüz *100, bin *1000',
  comparatives: {
    cheaper: 'daha ucuz|daha uygun',
    dearer: 'daha pahalı',
    bigger: 'daha büyük|daha uzun|daha geniş',
    smaller: 'daha küçük|daha kısa',
    heavier: 'daha ağır',
    lighter: 'daha hafif',
    brighter: 'daha parlak|daha aydınlık|daha çok ışık',
  },
  prices: {
    atMost: [
      "N(?:'?[dt][ae]n)? (?:ucuz|daha ucuz|az|d[üu][şs][üu]k|a[şs]a[ğg][ıi])",
      "N(?:'?n?[ıiuü]n)? (?:alt[ıi](?:nda)?(?:ki)?)",
      "N(?:'?y?[ae])? kadar",
      '(?:en fazla|maksimum|en [çc]ok|b[üu]t[çc]em) N',
      'N (?:b[üu]t[çc]e(?:m|yle)?)',
    ],
    atLeast: [
      "N(?:'?[dt][ae]n)? (?:pahal[ıi]|daha pahal[ıi]|fazla|y[üu]ksek|yukar[ıi]|ba[şs]layan)",
      "N(?:'?n?[ıiuü]n)? (?:[üu]st[üu](?:nde)?(?:ki)?|[üu]zeri(?:nde)?(?:ki)?)",
      '(?:en az|minimum) N',
    ],
    between: [
      "N (?:ile|ve|-|–) N(?:'?n?[ıiuü]n)?(?: ara(?:s[ıi](?:nda)?(?:ki)?)?)",
      "N'?[dt]?[ae]?n? N'?y?[ae]? kadar",
    ],
    about: ['(?:yakla[şs][ıi]k|a[şs]a[ğg][ıi] yukar[ıi]) N', 'N (?:civar[ıi](?:nda)?)'],
    cheapest: ['en ucuz(?:u)?', 'en uygun(?: fiyatl[ıi])?', 'en d[üu][şs][üu]k fiyatl[ıi]'],
    dearest: ['en pahal[ıi](?:s[ıi])?', 'en y[üu]ksek fiyatl[ıi]'],
    onSale: ['indirim(?:li|de|ler|deki)?', 'kampanya(?:l[ıi]|lar)?'],
  },
  concepts: {
    delivery:
      'teslimat, kargo, gönderim, teslim*, kargo*, gönder*, gonder*, nakliye*, sevkiyat*,ne zaman gelir,ne zaman elime ulaşır,ne zaman alırım',
    dispatch:
      'kargoya verilir, kargoya verilme, sevk, kargoya ver*, kargoya teslim*, kargoya ne zaman, ne zaman kargo*, hazırlanma süre*, hazirlanma sure*, kargola*, yola çık*, yola cik*',
    carrier:
      'kargo firması, kargo şirketi, kargo firma*, kargo şirket*, kargo sirket*, hangi kargo*, kurye*, yurtiçi kargo*, yurtici kargo*, aras kargo*, mng kargo*, sürat kargo*, ptt*, dhl, ups, fedex',
    tracking:
      'kargo takip, takip numarası, takip kodu, kargo takib*, kargo takip*, sipariş takib*, siparis takib*, takip numara*, takip kod*, takip no, kargo nerede',
    abroad:
      'yurt dışı, uluslararası, yurt dış*, yurt dis*, yurtdış*, yurtdis*, uluslararasi*, uluslararası*, tüm dünya*, dünya çapında, dünyanın her*, başka ülke*, baska ulke*, diğer ülke*, ülke dış*',
    customs: 'gümrük, gümrük vergisi, gümrük*, gumruk*, ithalat vergi*',
    pickup:
      'mağazadan teslim, gel al, elden teslim, mağazadan teslim*, magazadan teslim*, elden teslim*, mağazadan al*, magazadan al*, elden al*',
    express:
      'hızlı teslimat, ekspres, ekspres*, express*, hızlı kargo*, hizli kargo*, hızlı teslim*, hizli teslim*, aynı gün*, ayni gun*, ertesi gün*, ertesi gun*',
    returns: 'iade, iadeler, cayma hakkı, iade*, geri gönder*, geri gonder*, geri yolla*, cayma hak*, geri ver*',
    refund:
      'para iadesi, ücret iadesi, geri ödeme, para iade*, ücret iade*, ucret iade*, geri öde*, geri ode*, paramı geri*, parami geri*, paramın iade*',
    exchange: 'değişim, değişim*, degisim*, değiştir*, degistir*',
    cancel: 'iptal, iptal*, vazgeç*, vazgec*',
    restocking: 'iade kesintisi, iade kesinti*, yeniden stoklama ücreti, hizmet bedeli kesil*',
    condition:
      'kullanılmamış, orijinal ambalaj, etiketi, kullanılmamış*, kullanilmamis*, kullanılmış*, kullanilmis*, orijinal ambalaj*, orjinal ambalaj*, orijinal kutu*, orjinal kutu*, etiketi*, etiketli*, açılmamış*, acilmamis*, denenmemiş*, ambalajı açıl*',
    final_sale:
      'iade edilemez, iade alınmaz, iade edilemez*, iade alınmaz*, iade kabul edilme*, iadesi kabul edilme*, iadesi yok*, iade yok*, iadesi mümkün değil*, iade edilmemekte*',
    damaged:
      'hasarlı, kusurlu, ayıplı, hasar*, kusur*, ayıplı*, kırık*, kirik*, kırıldı, kırılmış, kirildi, kirilmis, bozuk*, bozul*, defolu*, arızalı*, arizali*, yırtık*, yirtik*, çatlak*, yanlış ürün*, yanlis urun*, yanlış beden gel*, yanlış gel*, yanlis gel*, farklı ürün gel*',
    missing:
      'eksik, kayıp, eksik*, kayıp*, kayip*, kaybol*, gelmedi, gelmemiş, ulaşmadı, ulasmadi, elime geçmedi, elime gecmedi',
    payment:
      'ödeme, ödeme yöntemleri, ödeme seçenekleri, öde*, odeme*, odeye*, odeni*, havale*, eft, kapıda öde*, kapida ode*, iyzico, papara, paypal, apple pay, google pay',
    card: 'kredi kartı, banka kartı, kart, kredi kart*, banka kart*, kartla, kartı, karti, kartım*, kartim*, visa, mastercard, troy',
    instalments: 'taksit, taksit*',
    invoice: 'fatura, fatura*, e-fatura*',
    tax: 'kdv, vergi, kdv*, vergi*',
    currency: 'para birimi, para birim*, döviz*, doviz*',
    warranty: 'garanti, garanti*',
    repair: 'tamir, tamir*, onarım, onarım*',
    contact:
      'iletişim, müşteri hizmetleri, iletişim*, iletisim*, müşteri hizmet*, musteri hizmet*, size ulaş*, size ulas*, nasıl ulaş*, nasil ulas*, ulaşabilir*, ulasabilir*',
    email: 'e-posta, mail adresi, e-posta*, eposta*, e-mail*, email*, mail, maili*, mail adres*',
    phone: 'telefon, telefon numarası, telefon*, telefon numara*, whatsapp*, arayabilir*, çağrı merkez*, cagri merkez*',
    address:
      'adres, adresimiz, adres*, neredesiniz, nerdesiniz, nerede bulunu*, nerede bulunuyorsunuz, konum*, yeriniz*',
    hours:
      'çalışma saatleri, çalışma saat*, calisma saat*, mesai saat*, açılış saat*, kapanış saat*, açık mı, acik mi, açık mısınız, acik misiniz, kaça kadar açık*, kaçta açıl*, kaçta kapan*, hafta sonu, cumartesi, pazar günü',
    shop: 'mağaza, showroom, mağaza*, magaza*, dükkan*, dükkân*, dukkan*, showroom*, şube*, sube*, fiziksel mağaza*',
    order: 'sipariş, sipariş*, siparis*',
    minimum: 'minimum, asgari, en az, minimum*, asgari*, alt limit*',
    wholesale: 'toptan, toptan satış, toptan*, bayilik*, bayi, bayiniz*',
    discount: 'indirim, kupon, kampanya, indirim*, kupon*, kampanya*, promosyon*, indirim kod*',
    gift_card: 'hediye kartı, hediye çeki, hediye kart*, hediye çek*, hediye cek*',
    store_credit: 'mağaza kredisi, mağaza kredi*, magaza kredi*, alışveriş çek*, alisveris cek*',
    loyalty:
      'sadakat programı, puan kazan, sadakat*, sadakat program*, puan kazan*, puan topla*, para puan*, bonus puan*, üyelik avantaj*',
    preorder: 'ön sipariş, ön sipariş*, on siparis*, ön satış*, on satis*',
    privacy:
      'gizlilik politikası, kvkk, kişisel veriler, gizlilik*, kvkk*, kişisel veri*, kisisel veri*, çerez politika*',
    account:
      'hesap, üyelik, hesabı*, hesabi*, hesap aç*, hesap ac*, üye ol*, uye ol*, üyelik*, uyelik*, giriş yap*, giris yap*, kayıt ol*, kayit ol*, şifre*, sifre*',
    jobs: 'kariyer, iş ilanları, kariyer*, iş ilan*, is ilan*, iş başvuru*, is basvuru*, eleman arı*, eleman ari*, sizinle çalış*',
    owner: 'kurucu, kurucumuz, sahibi, kurucu*, sahibi kim*, kim kurdu',
    since:
      'kuruluş, kurulmuştur, kuruldu, kuruluş yılı, kuruldu*, kurulmuş*, kurulmus*, kaç yıldır, kac yildir, kaç senedir, ne zamandan beri, ne zamandır, yılından beri',
    event: 'etkinlik, atölye, etkinlik*, atölye*, atolye*, düğün*, dugun*, nikah*, fuar*',
    review: 'yorumlar, değerlendirmeler, yorum*, değerlendirme*, degerlendirme*',
    time: 'gün, iş günü, süre, teslim süresi, gun, günde, gunde, iş gün*, is gun*, kaç gün*, kac gun*, ne zaman, ne kadar sür*, ne kadar sur*, ne kadar zaman*, süresi, suresi, sürer, surer, sürüyor, suruyor, sürede, surede, hafta, haftada, kaç hafta*, kac hafta*',
    cost: 'fiyat, ücret, tutar, fiyat*, ücreti*, ucret, ucreti*, ücretler*, ücretli*, ucretli*, bedel, bedeli*, ne kadar, ne kadardır, kaç para, kac para, kaç tl, kac tl, kaç lira, kac lira, kaça, kaç euro, kaç dolar',
    free: 'ücretsiz, bedava, ücretsiz*, ucretsiz*, bedava*, bedelsiz*',
    stock:
      'stokta, stok, stok*, mevcut, mevcut mu, mevcudu*, tükendi, tukendi, tükenmiş*, tukenmis*, kaldı mı, kaldi mi, elinizde var*',
    size: 'beden, boyut, ölçü, beden*, ölçü*, olcu*, boyut*, ebat*, ebad*, büyüklü*, buyuklu*, kaç numara, kac numara, kaç cm, kac cm, ne kadar büyük, genişli*, genisli*, yüksekli*, yuksekli*, uzunlu*',
    size_guide:
      'beden tablosu, ölçü tablosu, beden tablo*, ölçü tablo*, olcu tablo*, beden rehber*, hangi beden almalı*, kaç beden al*',
    fit: 'kalıbı, kalıbı*, kalibi*, kalıpları, dar kalıp*, dar kalip*, tam kalıp*, tam kalip*, bol kalıp*, bol kesim*, dar kesim*, rahat kesim*, slim fit, regular fit, oversize, üzerime olur, küçük mü geli*',
    material:
      'malzeme, kumaş, materyal, malzeme*, kumaş*, kumas*, materyal*, neyden yapıl*, neyden yapil*, neden yapılmış, neden yapilmis',
    made: 'üretim, el yapımı, üretilmiştir, üret*, uretim*, uretil*, uretiyor*, yapım*, el yapımı*, el yapimi*, nerede yapıl*, nerede yapil*, menşe*, mensei, made in',
    wash: 'yıkama, yıkama talimatı, yıka*, yika*, çamaşır makine*, camasir makine*, temizle*, ütü*, utule*, kurutma makine*, bakım talimat*, bakim talimat*',
    weight: 'ağırlık, gramaj, ağırlı*, agirli*, gramaj*, kaç kilo, kac kilo, kaç gram, kac gram, kaç kg, kac kg',
    colour: 'renk, renkler, renk*, rengi*',
    scent: 'koku, kokusu, kokulu, koku*, esans*',
    ingredients:
      'içindekiler, içerik, bileşenler, içindekiler*, icindekiler*, içeriği*, icerigi*, içeriğinde*, bileşen*, bilesen*',
    allergy: 'alerji, alerjen, alerj*, antialerjik*, glüten*, gluten*, laktoz*, hassas cilt*, hassas ciltler*',
    use: 'kullanım, kullanım talimatı, kullanım*, kullanim*, nasıl kullan*, nasil kullan*, kullanma kılavuz*, kurulum*, montaj*, nasıl uygula*',
    capacity: 'kapasite, hacim, kapasite*, hacmi*, kaç litre, kac litre, kaç ml, kac ml, litrelik',
    lasting:
      'yanma süresi, raf ömrü, yanma süre*, yanma sure*, ömrü*, omru*, dayanıklı*, dayanikli*, son kullanma tarih*, kaç saat yan*, kac saat yan*, ne kadar yan*, ne kadar dayan*, pil ömrü*',
    compatible: 'uyumlu, uyumlu*, uyum sağla*, uyar mı, uyar mi, uyuyor mu',
    contents:
      'paket içeriği, set içeriği, kutu içeriği, paket içeri*, paket iceri*, kutu içeri*, kutu iceri*, set içeri*, set iceri*, içinde ne var, icinde ne var, kutuda ne*, kaç parça*, kac parca*',
    custom:
      'kişiye özel, kişiselleştirme, kişiye özel*, kisiye ozel*, kişiselleştir*, kisisellestir*, özel tasarım*, ozel tasarim*, özel ölçü*, ozel olcu*, isim yaz*, isme özel*, isme ozel*, isim bas*',
    gift: 'hediye, hediye paketi, hediye*',
    new: 'yeni gelenler, yeni sezon, yeni gelen*, yeni sezon*, yeni ürün*, yeni urun*, yeni koleksiyon*',
    ...turkishThings,
  },
  idioms:
    'ne kadar güzel, ne kadar iyi, ne kadar şık, gün içinde, her gün, kurumsal üyelik, telefon kılıf*, yeşil çay*, siyah çay*, kırmızı şarap*, beyaz şarap*, beyaz eşya*, hafıza kart*',
  functionWords:
    'acaba ama ancak bana bazı ben beni benim bir biraz biz bizde bize bizi bizim bu buna bunlar bunu bunun çok cok çünkü cunku da daha de değil degil diye en fakat gibi göre gore hangi hangisi hem hep her hiç hic için icin ile ilgili ise işte kaç kac kadar ki kim mi mı mu mü miyim mıyım misin misiniz mısın mısınız musun musunuz müsün müsünüz nasıl nasil ne neden nedir neler nerede nereye nereden niye niçin nicin o olan olarak oldu olduğu oldugu olur olabilir on ona onlar onu onun sadece sanki sen sana seni senin siz size sizde sizi sizin son sonra şey sey şu su tüm tum var vardır ve veya ya yani yine yok yoksa',
  asking:
    'almak alabilir alabilirim satıyor satiyor satıyorsunuz satılıyor bilgi hakkında hakkinda mümkün mumkun seçenekleri secenekleri arıyorum ariyorum arıyoruz istiyorum istiyoruz isterim lazım lazim gerek söyler söyleyin söyle soyler yardım yardim olur misiniz musunuz lütfen lutfen göster goster gösterir öner önerir oner onerir bulabilir bulabilirim bakıyorum merak ediyorum öğrenmek ogrenmek mıdır midir ürün ürünü ürünleriniz',
  isUnspaced: false,
  namesBend: true,
  clitics: '',
  usual: null,
  stem: stemmer,
};
