/** What Turkish words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfTurkish = `
order sipariş siparişi siparişim siparişiniz siparişler siparişimi siparişin; ask sormak sordum sor sorar soruyorum sordu; question soru sorum sorular
sorunuz soruya soruları; want istemek istiyorum ister isterim istedim istiyor istedi istiyoruz; buy almak alıyorum aldım alacağım alır alırım aldı
alıyor; purchase satınalma satınaldım alım alışveriş alışverişi; buyer alıcı alıcılar alıcıya; sell satmak satıyorum satıyor sattım satılır satılık
satıyorlar; sale satış satışı satışta satışlar satılan; seller satıcı satıcıya satıcıdan satıcılar satıcının; shop mağaza mağazada mağazanız mağazadan
dükkan dükkân mağazası mağazalar; pay ödemek ödedim öderim ödeyeceğim öder ödüyorum öde; payment ödeme ödemeyi ödemeler ödemesi ödemede; price fiyat
fiyatı fiyata fiyatlar fiyatları fiyatına fiyatta; cost maliyet maliyeti masraf masrafı; cheap ucuz ucuza ucuzu ucuzdu hesaplı ekonomik uygun;
expensive pahalı pahalıya pahalısı pahalıydı; free ücretsiz bedava beleş bedavaya; fee ücret ücreti ücretler ücretli; discount indirim indirimi
indirimli iskonto indirimler indirimde; campaign kampanya kampanyası kampanyalar kampanyada kampanyalı; coupon kupon kuponu kuponlar; code kod kodu
kodunu kodlar; card kart kartı kartla karta kartım kartımdan; cash nakit nakitle peşin; money para parayı param paramı parası paranız; bank banka
bankası bankadan bankaya; transfer havale eft havaleyle aktarmak aktarma; account hesap hesabı hesabım hesabıma hesaba; installment taksit taksitle
taksitli taksitler; credit kredi kredisi; lira lirası liraya tl; cent kuruş; dollar dolar dolara; euro avro; tax vergi vergisi kdv; invoice fatura
faturası faturayı faturalı faturam; receipt fiş fişi makbuz dekont; ship kargolamak kargo kargoya kargom kargoda kargosu kargodan kargonuz; send
göndermek gönderdim gönder gönderin gönderiyorum gönderir gönderdi gönderildi; deliver teslim teslimat teslimi teslimatı teslimatta; package paket
paketi paketin paketleme paketlenmiş paketten koli kolisi; box kutu kutusu kutuyu kutular kutuda kutusunda; wrap sarmak sardı sarılmış ambalaj
ambalajı ambalajlı; courier kurye kuryesi kuryeyle; carry taşımak taşıyor taşır taşıdı taşıma; address adres adresi adresim adrese adresime adresiniz;
mail posta postayla postası mektup; email eposta mail maili mailim; track takip takibi takipte; arrive gelmek geldi geliyor gelir gelecek gelmedi
geldim gelen; reach ulaşmak ulaştı ulaşır ulaşamadım ulaşmadı; receive alınan alındı eline elime; return iade iadesi iadeyi iadeler iadem; refund
geriödeme; exchange değişim değiştirmek değiştirdim değiştirme değiştirin değişimi değiştirebilir; cancel iptal iptali iptalini; complaint şikayet
şikâyet şikayetim şikayetçi şikayeti; warranty garanti garantisi garantili garantide garantisiz; contact iletişim iletişime irtibat; call aramak
aradım ara arıyorum arayın arama aradı ararım; phone telefon telefonu telefonum telefonla telefonun tel telefonda; mobile cep cebi; message mesaj
mesajı mesajım mesajlar mesaja; write yazmak yazdım yazıyor yaz yazın yazı yazılı yazıyorum; answer cevap cevabı yanıt cevaplar cevaplamak yanıtı;
customer müşteri müşteriler müşterisi müşteriye müşterinin; service hizmet hizmeti servis servisi hizmetler servise; help yardım yardımcı yardımı
yardımınız; thanks teşekkür teşekkürler sağol sağolun teşekkürlerimi eyvallah; hello merhaba merhabalar selam selamlar slm mrb; goodbye hoşçakal güle
görüşürüz; please lütfen; sorry özür pardon affedersiniz üzgünüm kusura; yes evet tabii tabi elbette; no hayır yok yoktu; okay tamam tamamdır peki
olur; stock stok stokta stoklar stoğu stokları; available mevcut var vardır; unavailable tükendi tükenmiş bitmiş; reserve rezervasyon ayırmak ayırdım;
cart sepet sepete sepetim sepeti; website site sitesi siteye sitede sayfa sayfası; link bağlantı bağlantısı linki; catalog katalog kataloğu; product
ürün ürünü ürünler ürünün ürünleri ürünleriniz; goods mal malı mallar malzeme malzemesi malzemeler; brand marka markası markalı markalar; model modeli
modeller modelleri; version sürüm versiyon sürümü; type tip tipi tür türü çeşit çeşitleri çeşitli; customs gümrük gümrüğe; wholesale toptan toptancı
toptancılar; retail perakende; company şirket şirketi firma firması şirketler firmalar; quote teklif teklifi; contract sözleşme sözleşmesi; sign imza
imzalı imzalamak; record kayıt kaydı kaydetmek kayıtlı kayıtlar; user kullanıcı kullanıcılar; password şifre şifresi şifremi şifreyi parola; document
belge belgesi belgeler; copy kopya kopyası kopyalamak; form formu; hour saat saati saatte saatler saatleri saatlik; open açmak açık aç açtım açılır
açıldı açılmıyor açar; close kapatmak kapalı kapat kapattım kapanır kapandı kapatın; minute dakika dakikada dakikalık dk dakikaya; second saniye
saniyede; day gün günü günde günler günlük gündür günün; week hafta haftaya haftada haftalık haftasonu haftanın; month ay aylık ayda ayın aylar aydır;
year yıl yılda yıllık yıldır yılı sene senedir; today bugün bugünkü; tomorrow yarın yarına; yesterday dün dünkü; night gece geceleri gecelik geceye;
morning sabah sabahı sabahları sabahtan; noon öğle öğlen öğleden; evening akşam akşamı akşamları akşama; now şimdi şimdiki şuan; soon yakında
birazdan; immediately hemen derhal; already zaten; later sonra sonraki sonradan; before önce önceki önceden; always hep daima herzaman; never asla
hiç; sometimes bazen; often sık sıkça; still hala hâlâ henüz; monday pazartesi; tuesday salı; wednesday çarşamba; thursday perşembe; friday cuma;
saturday cumartesi; sunday pazar; holiday tatil tatili tatilde bayram bayramı bayramda yılbaşı; january ocak ocağı; february şubat; march mart; april
nisan; may mayıs; june haziran; july temmuz; august ağustos; september eylül; october ekim; november kasım; december aralık; spring ilkbahar bahar;
summer yazlık; autumn sonbahar; winter kış kışlık kışın; time zaman zamanı zamanda zamanında vakit süre süresi; times kez defa kere; date tarih tarihi
tarihinde; wait beklemek bekliyorum bekledim bekle bekleyin bekliyoruz bekler; late geç geciken gecikti gecikmiş; delay gecikme gecikmesi gecikmeli;
early erken erkenden; fast hızlı hızlıca hızla hız hızı; quick çabuk çabucak; urgent acil acilen acele; slow yavaş yavaşça; zero sıfır; one bir biri
birinci; two iki ikisi ikinci; three üç üçü üçüncü; four dört; five beş; six altı; seven yedi; eight sekiz; nine dokuz; ten on onlu; twenty yirmi;
thirty otuz; forty kırk; fifty elli; sixty altmış; seventy yetmiş; eighty seksen; ninety doksan; hundred yüzlerce; thousand bin binlerce; million
milyon; first ilk ilki ilkin; last son sonuncu sonu; half yarım yarısı yarı buçuk; quarter çeyrek; double çift çiftli ikili; dozen düzine; number
numara numarası numaram numarayı sayı sayısı; quantity adet adedi adetlik miktar miktarı; total toplam toplamı; piece parça parçası parçalar parçalı
tane tanesi tanesini; set takım takımı seti ayar ayarı ayarlar ayarlamak; percent yüzde; house ev evi evde eve evler evim evin evden; apartment daire
dairesi dairede; floor kat katı katta zemin; street sokak sokağı cadde caddesi; city şehir şehri şehirde kent; village köy köyde köyü; country ülke
ülkesi ülkede memleket; neighborhood mahalle mahallesi; center merkez merkezi; office ofis ofisi büro; school okul okulu okula okulda; university
üniversite üniversitesi; hospital hastane hastaneye hastanede; pharmacy eczane eczanede; restaurant restoran lokanta; hotel otel oteli otelde; beach
plaj sahil; sea deniz denizi denizde; mountain dağ dağı dağlar; river nehir ırmak; lake göl gölü; forest orman ormanı; island ada adası; airport
havaalanı havalimanı; station istasyon durak; mosque cami camii; market pazarı markette çarşı; factory fabrika fabrikası üretici; warehouse depo
deposu depoda; branch şube şubesi şubeniz; place yer yeri yerde yere yerler; turkey türkiye türkiyede türkiyenin; turkish türk türkçe türkler;
istanbul istanbulda; ankara ankarada; foreign yabancı yabancılar; abroad yurtdışı yurtdışına; side taraf tarafı yan yanı yanında; here burada buraya
burası burda buradan; there orada oraya orası orda; near yakın yakını; far uzak uzağa uzakta; inside iç içi içinde içine içeri içeride; outside dış
dışı dışında dışarı dışarıda; top üst üstü üstünde üstüne üzeri üzerinde; bottom alt altında altına alttan; up yukarı yukarıda; down aşağı aşağıda;
front ön önü önünde önüne; behind arka arkası arkasında; back geri geriye; left sol sola solda; right sağ sağa sağda; man adam adamı erkek erkekler
adamlar erkeğe; woman kadın kadını kadınlar kadının bayan bayanlar; girl kız kızı kızlar kızım; child çocuk çocuğu çocuklar çocuğum çocukları çocuğa
çocuğun; baby bebek bebeği bebekler bebeğim bebekleri bebeğe; adult yetişkin yetişkinler; young genç gençler gençlik; old eski eskisi eskidi yaşlı;
mother anne annem annesi anneme anneler anneye; father baba babam babası babama babalar; son oğlu oğlum oğlan oğluma; sibling kardeş kardeşim kardeşi
kardeşler; brother abi ağabey abim; sister abla ablam; grandmother nine büyükanne anneanne babaanne; grandfather dede dedem; uncle amca dayı amcam;
aunt teyze teyzem; cousin kuzen kuzenim; nephew yeğen yeğenim; husband koca kocam kocası; spouse eş eşim eşi eşime; darling sevgili sevgilim sevgilime
canım; family aile ailem ailesi aileye; friend arkadaş arkadaşım arkadaşı arkadaşlar arkadaşıma dost; neighbor komşu komşum komşular; people insanlar
halk millet; person insan kişi kişilik kişiye kişinin; sir bey beyefendi beyler efendim; lady hanım hanımlar hanımefendi; boss patron müdür şef;
worker işçi çalışan çalışanlar; teacher öğretmen öğretmenim hoca hocam; doctor doktor doktora hekim; student öğrenci öğrenciler; name isim ismi ad adı
adım adınız soyadı; age yaş yaşında yaşı yaşına; clothes giysi giyim kıyafet kıyafetler kıyafeti giysiler; shirt gömlek gömleği gömlekler tişört
tişörtü tişörtler; trousers pantolon pantolonu pantolonlar; jeans kot; shorts şort şortu; dress elbise elbisesi elbiseyi elbiseler; skirt etek eteği;
jacket ceket ceketi mont montu; coat kaban palto manto; sweater kazak kazağı hırka; suit takımelbise eşofman eşofmanı; swimsuit mayo bikini; underwear
külot çamaşırı iççamaşırı boxer; bra sütyen; sock çorap çorabı çoraplar; pajamas pijama pijaması; shoe ayakkabı ayakkabısı ayakkabılar ayakkabıyı;
sandal sandalet; slipper terlik terliği terlikler; boot bot çizme botlar botu; heel topuk topuklu; hat şapka şapkası; cap bere kep; scarf atkı eşarp
şal; headscarf başörtüsü; glove eldiven eldivenler; belt kemer kemeri; tie kravat; bag çanta çantası çantayı çantalar torba poşet; suitcase bavul
valiz valizi; wallet cüzdan cüzdanı; ring yüzük yüzüğü; necklace kolye kolyesi; earring küpe küpeler; bracelet bileklik bilezik; jewel takı mücevher;
glasses gözlük gözlüğü; umbrella şemsiye; button düğme düğmesi düğmeye tuş tuşu tuşları; zipper fermuar fermuarı; sleeve kollu; collar yaka yakası
tasma; hood kapüşon kapüşonlu; lining astar astarı; fabric kumaş kumaşı kumaşlar kumaşın; cotton pamuk pamuklu; wool yün yünlü; silk ipek; linen
keten; leather deri derisi; elastic lastikli esnek esnekliği; wood ahşap tahta odun; metal metali; steel çelik çeliği paslanmaz; iron demir demiri;
aluminum alüminyum; plastic plastik plastiği; rubber lastik lastiği lastikler kauçuk; glass cam camı camlar; ceramic seramik porselen; paper kağıt
kâğıt kağıdı; cardboard karton; stone taş taşı taşlar taşlı; marble mermer; gold altın altını; silver gümüş; foam sünger köpük; velvet kadife; lace
dantel bağcık; color renk rengi renkler renkli renkleri renkte; white beyaz beyazı; black siyah siyahı kara; red kırmızı kırmızısı; blue mavi mavisi
lacivert; green yeşil yeşili; yellow sarı sarısı; orange turuncu portakal; pink pembe pembesi; purple mor moru; brown kahverengi; grey gri; beige bej;
dark koyu karanlık; transparent şeffaf saydam; bright parlak parlıyor; matte mat; striped çizgili; plain düz sade; pattern desen deseni desenli; size
beden bedeni bedenler boyut boyutu boyutları ebat; large büyük büyüğü büyükler kocaman; small küçük küçüğü küçücük ufak; medium orta ortası; long uzun
uzunu uzunlar; short kısa kısası; length uzunluk boy boyu boyum uzunluğu; wide geniş genişi; width genişlik genişliği eni; narrow dar darı; high
yüksek yüksekliği yükseklik; low düşük alçak; deep derin derinlik derinliği; thick kalın kalınlık kalınlığı; thin ince incecik zayıf; weight ağırlık
ağırlığı kilosu; heavy ağır ağırı; lightweight hafif hafifi; measure ölçü ölçüsü ölçüleri ölçmek ölçüler; meter metre metresi metrelik; centimeter
santim santimetre cm; kilo kilogram kg; gram gramaj gr; liter litre litrelik; inch inç; square kare; round yuvarlak; shape şekil şekli şeklinde biçim;
tight sıkı; loose bol gevşek; comfortable rahat rahatı rahatça konforlu; fit uymak uydu uyar uymadı; try denemek denedim dene deneme deniyorum; wear
giymek giydim giyiyorum giyer giydi takmak; elegant şık zarif; fashion moda; style stil tarz tarzı; design tasarım tasarımı; body vücut vücudu gövde;
head baş başı kafa kafası kafam; face yüz yüzü yüzüm yüze; hair saç saçı saçlar saçlarım saçım saçları tüy; eye göz gözü gözler gözüm gözlerim
gözleri; ear kulak kulağı kulaklar; nose burun burnu; mouth ağız ağzı; tooth diş dişi dişler dişlerim; lip dudak dudağı; hand el eli elde eller elim
elinde elleri; arm kol kolu kollar; finger parmak parmağı; nail tırnak tırnağı çivi; leg bacak bacağı; foot ayak ayağı ayaklar ayağım ayağıma; knee
diz dizi; waist bel beli; shoulder omuz sırt sırtı; chest göğüs göğsü; belly karın göbek; heart kalp kalbi yürek kalbim; blood kan kanı; bone kemik;
skin cilt cildi cilde cildim; beauty güzellik; beautiful güzel güzeli güzeller güzelmiş güzeldi güzelim; handsome yakışıklı; ugly çirkin; cream krem
kremi kremler; soap sabun sabunu; shampoo şampuan şampuanı; perfume parfüm parfümü; makeup makyaj makyajı; lipstick ruj ruju; comb tarak; brush fırça
fırçası fırçalamak; shave tıraş traş tıraşı; mirror ayna aynası; towel havlu havlusu havlular; oil yağ yağı yağlı; wrinkle kırışık kırışıklık; massage
masaj masajı; smell koku kokusu kokuyor kokulu kokusuz; health sağlık sağlığı sağlıklı; sick hasta hastası hastayım; illness hastalık hastalığı; pain
ağrı ağrısı acı acıyor ağrıyor; medicine ilaç ilacı ilaçlar; pill hap; pregnant hamile gebe; vitamin vitamini; mask maske maskesi; diaper bez bezi;
food yemek yemeği yiyecek gıda yemekler mama maması; eat yiyor yedim ye yiyorum; drink içmek içiyorum içtim içecek içiyor içer; breakfast kahvaltı
kahvaltılık; hungry açım; bread ekmek ekmeği; bakery fırıncı pastane; cheese peynir peyniri; milk süt sütü; butter tereyağı; yogurt yoğurt; egg
yumurta yumurtası; meat et eti etli; chicken tavuk tavuğu; beef dana sığır; fish balık balığı; rice pirinç pilav; pasta makarna; soup çorba çorbası;
salad salata salatası; vegetable sebze sebzeler; potato patates; tomato domates; onion soğan; garlic sarımsak; pepper biber biberi; fruit meyve
meyvesi meyveler; apple elma; banana muz; lemon limon; strawberry çilek; grape üzüm; peach şeftali; watermelon karpuz; cherry kiraz; walnut ceviz;
almond badem; hazelnut fındık; peanut fıstık; sugar şeker şekeri şekersiz; salt tuz tuzu tuzlu; sweet tatlı tatlısı; sour ekşi; honey bal balı; jam
reçel; chocolate çikolata çikolatası çikolatalı; cake kek keki; cookie kurabiye bisküvi; icecream dondurma; flour un unu; wheat buğday; vinegar sirke;
sauce sos sosu; spice baharat; olive zeytin zeytini zeytinyağı; water su suyu suya suda suyun; wine şarap; beer bira birası; coffee kahve kahvesi; tea
çay çayı; ice buz buzu; bottle şişe şişesi; can teneke mümkün; cup fincan bardak bardağı; plate tabak tabağı tabaklar; bowl kase kâse; spoon kaşık
kaşığı; fork çatal; knife bıçak bıçağı; pot tencere tenceresi çaydanlık; pan tava tavası; oven fırın fırını fırında; fridge buzdolabı dolapta; freezer
dondurucu dondurulmuş; stove ocakta soba; mixer mikser blender; kitchen mutfak mutfağı mutfakta; cook pişirmek pişir pişti aşçı pişirme pişiyor; fry
kızartma kızartmak; boil kaynamak kaynatmak kaynar; recipe tarif tarifi; taste tat tadı lezzet lezzeti; delicious lezzetli nefis; fresh taze tazesi;
raw çiğ; expired skt miadı; ingredient içindekiler içerik içeriği; allergy alerji alerjisi alerjik alerjim alerjen; gluten glutensiz; vegan
vejetaryen; organic organik; natural doğal doğalı; contain içerir içeriyor içeren; diet diyet; furniture mobilya mobilyası mobilyalar; table masa
masası masayı masalar; chair sandalye sandalyesi; armchair koltuk koltuğu koltuklar; bed yatak yatağı yatakta; pillow yastık yastığı; blanket
battaniye battaniyesi; sheet çarşaf nevresim; quilt yorgan; cupboard dolap dolabı dolaba dolaplar; drawer çekmece çekmecesi; shelf raf rafı raflar;
lamp lamba lambası avize; bulb ampul ampulü; lighting ışık ışığı ışıklar ışıklı aydınlatma; curtain perde perdesi; carpet halı halısı; window pencere
penceresi; door kapı kapısı kapıya kapıda kapıyı; wall duvar duvarı duvara; roof çatı tavan; stairs merdiven merdiveni; room oda odası odada odaya
odam salon; bathroom banyo banyosu; shower duş duşu; toilet tuvalet tuvaleti; sink lavabo; faucet musluk musluğu; balcony balkon balkonu; elevator
asansör; hook kanca askı askısı; frame çerçeve çerçevesi; picture resim resmi tablo; vase vazo; candle mum mumu; decoration dekor dekorasyon süs süsü;
trash çöp çöpü; broom süpürge süpürgesi süpürmek; heater ısıtıcı kalorifer; fan vantilatör; cooling klima kliması; garden bahçe bahçesi bahçede; plant
bitki bitkisi bitkiler fidan; flower çiçek çiçeği çiçekler; tree ağaç ağacı ağaçlar; grass çim ot çimen; seed tohum tohumu; soil toprak toprağı; leaf
yaprak yaprağı; root kök kökü; pool havuz havuzu; tent çadır çadırı; barbecue mangal mangalı; animal hayvan hayvanı hayvanlar; dog köpek köpeği
köpekler köpeğim köpeğe; cat kedi kedisi kediler kedim kedime; bird kuş kuşu kuşlar; rabbit tavşan; horse at atı; cow inek; sheep koyun; lamb kuzu;
mouse fare faresi; insect böcek böcekler; mosquito sivrisinek sinek; cage kafes kafesi; vet veteriner; computer bilgisayar bilgisayarı bilgisayarım
bilgisayara; laptop dizüstü; screen ekran ekranı ekranda; keyboard klavye klavyesi; key anahtar anahtarı; printer yazıcı yazıcısı; print baskı baskısı
basmak baskılı; ink mürekkep; cable kablo kablosu kablolar kabloyu; wireless kablosuz; socket priz prize prizi; charge şarj şarjı şarjlı şarjda;
battery pil pili piller batarya bataryası akü; tablet tableti; earphones kulaklık kulaklığı kulaklıklar; speaker hoparlör hoparlörü; microphone
mikrofon mikrofonu; television televizyon televizyonu; remote kumanda kumandası kumandalı; radio radyo; camera kamera kamerası kamerayı kameralar
kameranın; photo fotoğraf fotoğrafı fotoğraflar foto; video videosu videolar; lens mercek; memory hafıza bellek; disk diski; file dosya dosyası
dosyalar; download indirmek indirdim indir; program programı; app uygulama uygulaması uygulamayı; update güncelleme güncellemek güncel; install kurmak
kurulum kurulumu kurdum kurulur kurdu; connect bağlamak bağlanmak bağlandı bağlanmıyor bağlı bağlanıyor bağlanır; network ağ ağı; internet interneti;
signal sinyal sinyali; compatible uyumlu uyumluluk uyumu; adapter adaptör adaptörü; device cihaz cihazı cihazlar alet aleti cihazın; machine makine
makinesi makina makinası; power güç gücü enerji; electric elektrik elektriği elektrikli; current akım; electronic elektronik; smart akıllı; sensor
sensör sensörü; sound ses sesi sesli; noise gürültü gürültülü; silent sessiz sessizce; quiet sakin; strong güçlü kuvvetli; security güvenlik
güvenliği; safe güvenli güvenilir; alarm alarmı; lock kilit kilidi kilitli kilitlemek; motion hareket hareketi hareketli; thief hırsız hırsızlık
çalındı; fire ateş yangın; smoke duman; danger tehlike tehlikeli; protect korumak korur koruma koruyucu korumalı koruyor; tool aletler; hammer çekiç;
screwdriver tornavida; screw vida vidası vidalar; nut somun; drill matkap matkabı; saw testere; pliers pense; tape bant bandı; glue yapıştırıcı
yapıştırmak tutkal yapıştı yapışkan; paint boya boyası boyamak boyalı; rope ip ipi halat; chain zincir zinciri; pipe boru borusu hortum; brick tuğla;
cement çimento beton; sand kum; tile fayans; build inşa inşaat inşaatı yapı; building bina binası; work iş işi işe işim işler işin çalışmak çalışıyor
çalışır çalışıyorum çalışmıyor çalıştı çalışmadı; plumber tesisatçı; electrician elektrikçi; master usta ustası; cut kesmek keser kesti kesim kesiyor;
hole delik deliği delmek; car araba arabası arabam arabayı otomobil araç aracı; motorcycle motosiklet; bicycle bisiklet bisikleti; truck kamyon
kamyonet; bus otobüs minibüs; train tren treni; plane uçak uçağı; boat gemi tekne; taxi taksi; wheel tekerlek tekerleği tekerlekli teker; engine motor
motoru; brake fren freni; petrol benzin yakıt; diesel mazot dizel; drive sürmek sürüyor sürer sürücü şoför; park parkı parka otopark; helmet kask
kaskı; spare yedek yedeği; road yol yolu yolda yola yollar; trip seyahat gezi yolculuk; traffic trafik; sport spor sporu sporcu; ball top topu toplar;
football futbol; swim yüzmek yüzüyor yüzme; run koşmak koşu koşuyor koş; training antrenman; exercise egzersiz; player oyuncu oyuncusu; match maç maçı
maçta; win kazanmak kazandı kazandım kazanır; lose kaybetmek kaybettim kaybetti kayıp; lost kayboldu kaybolmuş; fishing balıkçılık olta; camping kamp
kampı; toy oyuncak oyuncağı oyuncaklar; game oyun oyunu oyunlar oyunda; play oynamak oynuyor oynar oynadı oyna oynuyorum; book kitap kitabı kitaplar
kitabın kitapta; read okumak okudum oku okuyorum okuyor okur; story hikaye hikâye masal; novel roman romanı; author yazar yazarı; pencil kalem kalemi
kurşunkalem; notebook defter defteri; draw çizmek çizim çizdi; magazine dergi; newspaper gazete; music müzik müziği; song şarkı şarkısı türkü; dance
dans dansı; movie film filmi; gift hediye hediyesi hediyeler hediyelik hediyem; birthday doğumgünü doğumgünün; party parti partisi; wedding düğün
düğünü nikah; congratulations tebrikler kutlu tebrik; celebrate kutlamak kutluyorum kutlama; surprise sürpriz; balloon balon balonu; luck şans şansı;
repair tamir tamiri tamirci onarım onarmak; fix düzeltmek düzeltin düzeldi; solve çözmek çözüm çözümü çözüldü çözün; technician teknisyen teknik;
support destek desteği; quality kalite kalitesi kaliteli kalitesiz; condition durum durumu durumda; new yeni yenisi yeniler yepyeni; used kullanılmış
ikinciel; original orijinal orjinal orijinali; fake sahte sahtesi taklit; waterproof sugeçirmez sugeçirmeyen; durable dayanıklı dayanıklılık dayanır;
fragile kırılgan; soft yumuşak yumuşacık; hard sert serti zor zorlu; sharp keskin; clean temiz temizlik temizlemek temizle temizliği temizledim
temizler temizleme; dirty kirli kir pis; wet ıslak nemli ıslandı; dry kuru kurutmak kurur kurutma kuruyor; wash yıkamak yıka yıkadım yıkama yıkanır
yıkanabilir yıkıyorum; laundry çamaşır; ironing ütü ütüsü ütülemek; detergent deterjan deterjanı; stain leke lekesi lekeli; shrink küçüldü çekmek;
fade soldu solmak solar; store saklamak sakla muhafaza; use kullanmak kullanıyorum kullandım kullanım kullanılır kullanımı kullanın kullanışlı;
instructions talimat kılavuz; assemble montaj montajı; maintenance bakım bakımı; fold katlamak katlanır katlanabilir; hang asmak asın asılı; remove
çıkarmak çıkar çıkardım çıkarılabilir; exit çıkmak çıkış çıktı çıkıyor çıkışı; press basın bas bastım basınca; turn dönmek dönüyor döner döndü dönüş;
start başlamak başlıyor başladı başlar başla; finish bitmek bitti bitirmek biter bitirdim; hot sıcak sıcağı sıcakta; cold soğuk soğuğu; warm ılık;
temperature sıcaklık sıcaklığı ısı; business ticaret ticari kurumsal; supplier tedarikçi tedarik; professional profesyonel; broken bozuk kırık arızalı
bozuktu kırıktı; break kırmak kırıldı kırılmış bozuldu bozulmuş; fault arıza arızası; defect kusur kusurlu defolu; damage hasar hasarlı zarar zararı
zararlı; scratch çizik çizikler; missing eksik eksikti eksiği eksikler; wrong yanlış yanlışı yanlışlıkla; mistake hata hatası hatalı; different farklı
başka başkası değişik; bad kötü kötüsü kötüydü; worst berbat rezalet; problem sorun sorunu sorunlar sıkıntı sorunum; disappointment hayalkırıklığı;
angry kızgın sinirli öfkeli; lie yalan yalancı; scam dolandırıcı dolandırıcılık kazık; shame ayıp yazık; empty boş boşu; full dolu tam tamamı; torn
yırtık yırtıldı; tear yırtmak; leak sızıntı sızdırıyor akıyor; rust pas paslandı paslı; be olmak oldu oluyor olacak olan olarak olmuş olabilir; do
yapmak yaptım yapıyor yapıyorum yapar yap yapın; happen olay; say söylemek söyledi söyle söylüyor demek dedi diyor dedim; go gitmek gidiyorum gitti
gider git gittim gidiyor gidecek; come gel gelin gelsin gelmiş; know bilmek biliyorum bilir bilmiyorum biliyor bilgim; recognize tanımak tanıyor
tanıştım; see görmek gördüm görüyor gör görür görünüyor görüyorum; look bakmak bakıyorum bak baktım bakın bakar; give vermek verdi veriyor ver verdim
verir verin verecek; put koymak koydum koy koydu; take al alın alalım; leave bırakmak bıraktım bırak ayrılmak; enter girmek girdi giriş gir giriyor
girişi; think düşünmek düşünüyorum düşündüm düşünce; believe inanmak inanıyorum inan; like beğenmek beğendim beğendi hoşlanmak beğenmedim beğeniyorum;
love sevmek seviyorum sevdim sevgi aşk aşkım seviyor; hate nefret; speak konuşmak konuşuyor konuştum konuş konuşma; listen dinlemek dinle dinliyorum;
hear duymak duydum duyuyor duyuyorum; understand anlamak anladım anlıyorum anlamadım anlar; learn öğrenmek öğrendim öğren; teach öğretmek; remember
hatırlamak hatırlıyorum; forget unutmak unuttum unutma; search arayış arayan; find bulmak buldum bul bulunur bulamadım bulunan buluyor; show göstermek
gösterir göster gösteriyor; explain açıklama açıklamak açıklaması anlatmak anlattı; stay kalmak kaldı kalıyor kal kaldım kalan; live yaşamak yaşıyor
yaşıyorum yaşam hayat hayatı hayatım; die ölmek öldü ölüm ölü; born doğmak doğdu doğum; sleep uyumak uyku uyuyor uyudu; wake uyanmak uyandım; rest
dinlenmek dinlen; walk yürümek yürüyor yürüyüş; sit oturmak oturuyor otur; stop durmak dur durdu duruyor; feel hissetmek hissediyorum his duygu; cry
ağlamak ağlıyor; laugh gülmek gülüyor güldü; fall düşmek düştü düşer; fly uçmak uçuyor uçuş; throw atmak attım attı; catch yakalamak tutmak tutar tut
tutuyor; change değişmek değişti değişiklik; move taşınmak taşındı; recommend tavsiye öneririm öneri önermek; choose seçmek seçtim seçenek seçim
seçin; prefer tercih tercihim; decide karar kararı; allow izin izni; accept kabul kabulü; include dahil dahildir; add eklemek ekledim ekle ek;
together birlikte beraber; separate ayrı ayrıca; check kontrol kontrolü; confirm onay onayı onaylamak; inform bilgi bilgisi bilgiler bildirmek haber
haberi; bring getirmek getirdi getir; lend ödünç borç; rent kira kiralık kiralamak; save tasarruf biriktirmek; spend harcamak harcadım; fill doldurmak
doldurun; cover kapak kapağı kılıf kılıfı örtü; pull çek çekiyor çekin; push itmek itin; hit vurmak vurdu çarptı; touch dokunmak dokunmatik dokun;
kiss öpmek öpücük öptüm; hug sarılmak; marry evlenmek evli evlilik evlendi; hope umarım umut umuyorum; wish dilek dilerim keşke; dream rüya hayal;
fear korku korkuyorum korkmak; worry endişe merak; continue devam devamı; need lazım ihtiyaç gerek gerekiyor gerekli ihtiyacım gerekir; must zorunda
mecbur şart; good iyi iyisi iyiyim iyidir; well iyice; excellent mükemmel harika süper muhteşem; great müthiş şahane efsane; perfect kusursuz; happy
mutlu mutluyum memnun memnunum mutluluk; sad üzüldüm üzgün; tired yorgun yorgunum yoruldum; easy kolay kolayca kolaylıkla; difficult güçlük zorluk;
simple basit; important önemli önemi önem; interesting ilginç; strange garip tuhaf; funny komik eğlenceli; crazy deli çılgın; stupid aptal salak;
clever zeki; kind nazik kibar; rich zengin; poor fakir; true doğru gerçek doğrusu gerçeği; really gerçekten cidden valla vallahi; same aynı aynısı
aynen; similar benzer gibi; other diğer diğeri öteki; every her herbir; everyone herkes herkese; everything herşey; all bütün hepsi tüm tümü; nothing
hiçbirşey hiçbir; something birşey birşeyler; someone birisi; nobody kimse; some bazı; many birçok pekçok; very çok çoğu çokça pek gayet; little az
biraz azıcık azı; more daha fazla fazlası; most en; enough yeterli yeter yeterince; too fazlaca; only sadece yalnızca tek; almost neredeyse; maybe
belki; alone yalnız; exactly tamamen kesinlikle kesin; approximately yaklaşık; especially özellikle özel; normal normalde; possible mümkündür olası;
impossible imkansız; useful faydalı yararlı; useless işeyaramaz gereksiz; ready hazır hazırlamak hazırım; busy meşgul; famous ünlü meşhur; classic
klasik; thing şey şeyi şeyler; part bölüm kısım; reason neden sebep; idea fikir fikri; word kelime söz; world dünya dünyada; weather hava havası
havalar; rain yağmur yağmurlu; snow kar karlı; sun güneş güneşi; wind rüzgar; sky gökyüzü gök; star yıldız yıldızı; moon dolunay; god allah tanrı; war
savaş; law kanun yasa; police polis polisi; opinion görüş; review yorum yorumu yorumlar; experience deneyim tecrübe; attention dikkat dikkatli;
regards saygılar saygılarımla iyigünler; detail detay ayrıntı detaylı; difference fark farkı; example örnek örneği örneğin; result sonuç sonucu;
minimum asgari; maximum maksimum azami; level seviye düzey; list liste listesi; group grup grubu; accessory aksesuar aksesuarı; edge kenar kenarı;
corner köşe; point nokta puan; line çizgi hat
`;
