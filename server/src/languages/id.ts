import { indonesianStem } from './indonesian-stem.ts';
import { sameWordsOfIndonesian } from './same-words-of-indonesian.ts';
import { indonesianThings } from './things/id.ts';
import type { LanguagePack } from './language-pack.ts';

export const indonesian: LanguagePack = {
  tag: 'id',
  phrases: {
    casual: {
      greeting: 'Halo, Kak! Ada yang bisa dibantu di {brand}?',
      thanks: 'Sama-sama, Kak! Ada lagi yang bisa dibantu?',
      goodbye: 'Sampai jumpa lagi, Kak!',
      assistant: 'Saya asisten AI {brand}. Silakan tanya soal produk, pengiriman, atau pengembalian, ya.',
      unknown: 'Maaf, Kak, informasinya tidak ada di halaman kami.',
      unable: 'Maaf, Kak, saat ini saya belum bisa menjawabnya.',
      unknownPart: 'Soal “{topic}”, maaf, informasinya tidak ada di halaman kami.',
      perhaps: 'Kami belum yakin halaman kami menjawab ini. Yang paling mendekati:',
      unclear: 'Jawaban yang jelas belum kami temukan di halaman kami. Ini yang paling mendekati:',
      nearly: 'Yang persis seperti itu belum kami temukan. Ini yang paling mendekati:',
      closest: 'Ini yang paling mendekati di halaman kami:',
      pagesSay: 'Di halaman kami tertulis:',
      customersSay: 'Kata pelanggan kami:',
      pagesDiffer: 'Keterangan di halaman kami berbeda-beda:',
      order: 'Saya tidak bisa melihat pesanan dari sini, tapi tim kami bisa membantu mengeceknya.',
      human: 'Tim kami siap membantu Kakak.',
      complaint: 'Mohon maaf atas kejadian ini, Kak. Tim kami akan membantu menyelesaikannya.',
      contacts: 'Hubungi kami lewat {contacts}.',
      or: 'atau',
      more: 'Selengkapnya',
      products: 'Coba lihat yang ini, Kak:',
      nothingWithin: 'Maaf, belum ada produk di kisaran harga itu.',
      notSold: 'Maaf, Kak, kami tidak menemukan {name} di toko kami.',
      price: 'Harga {name}: {price}.',
      priceRange: 'Harga {name}: {price} sampai {high}, tergantung pilihannya.',
      priceOption: 'Harga {name} ({option}): {price}.',
      cheapest: 'Yang paling murah: {name}, {price}.',
      dearest: 'Yang paling mahal: {name}, {price}.',
      compared: 'Itu {name}, {option} dibanding {options}.',
      inStock: '{name} ready stok, Kak.',
      soldOutNow: '{name} sedang habis, Kak.',
      preordered: '{name} bisa dipesan dulu (PO), Kak, stoknya sedang tidak ada.',
      inStockOption: '{name} ({option}) ready stok, Kak.',
      soldOutOption: '{name} ({option}) sedang habis, Kak.',
      notOffered: '{name} tidak tersedia dalam pilihan {option}. Pilihannya: {options}.',
      availableIn: 'Pilihan untuk {name}: {options}.',
      stockUnknown: 'Di halaman kami tidak tertulis apakah {name} masih ada stoknya.',
      viewProduct: 'Lihat produk',
      soldOut: 'Stok habis',
      priceThen: '{price} per {date}. Harga hari ini ada di halaman produk.',
      priceOnPage: 'Harga hari ini ada di halaman produk.',
    },
    formal: {
      greeting: 'Selamat datang di {brand}. Ada yang dapat kami bantu?',
      thanks: 'Sama-sama. Ada lagi yang dapat kami bantu?',
      goodbye: 'Terima kasih atas kunjungan Anda. Sampai jumpa kembali.',
      assistant: 'Saya asisten AI {brand}. Silakan bertanya tentang produk, pengiriman, atau pengembalian barang.',
      unknown: 'Mohon maaf, informasi tersebut tidak kami temukan di halaman kami.',
      unable: 'Mohon maaf, saat ini kami belum dapat menjawab pertanyaan tersebut.',
      unknownPart: 'Mengenai “{topic}”, mohon maaf, informasinya tidak kami temukan di halaman kami.',
      perhaps: 'Kami belum yakin halaman kami menjawab ini. Yang paling mendekati:',
      unclear: 'Jawaban yang jelas belum kami temukan di halaman kami. Ini yang paling mendekati:',
      nearly: 'Yang persis seperti itu belum kami temukan. Ini yang paling mendekati:',
      closest: 'Ini yang paling mendekati di halaman kami:',
      pagesSay: 'Di halaman kami tertulis:',
      customersSay: 'Ulasan dari pelanggan kami:',
      pagesDiffer: 'Keterangan di halaman-halaman kami berbeda:',
      order: 'Kami tidak dapat melihat data pesanan di sini, tetapi tim kami dapat membantu memeriksanya.',
      human: 'Tim kami dengan senang hati akan membantu Anda.',
      complaint: 'Kami mohon maaf atas ketidaknyamanan ini. Tim kami akan membantu menyelesaikannya.',
      contacts: 'Anda dapat menghubungi kami melalui {contacts}.',
      or: 'atau',
      more: 'Selengkapnya',
      products: 'Produk berikut mungkin sesuai untuk Anda:',
      nothingWithin: 'Mohon maaf, tidak ada produk dalam kisaran harga tersebut.',
      notSold: 'Mohon maaf, kami tidak menemukan {name} di toko kami.',
      price: 'Harga {name}: {price}.',
      priceRange: 'Harga {name}: {price} hingga {high}, tergantung pilihan.',
      priceOption: 'Harga {name} ({option}): {price}.',
      cheapest: 'Yang termurah: {name}, {price}.',
      dearest: 'Yang termahal: {name}, {price}.',
      compared: 'Itu {name}, {option} dibanding {options}.',
      inStock: '{name} tersedia.',
      soldOutNow: '{name} saat ini tidak tersedia.',
      preordered: '{name} dapat dipesan di muka, tetapi stoknya saat ini tidak ada.',
      inStockOption: '{name} ({option}) tersedia.',
      soldOutOption: '{name} ({option}) saat ini tidak tersedia.',
      notOffered: '{name} tidak tersedia dalam pilihan {option}. Pilihan yang ada: {options}.',
      availableIn: '{name} tersedia dalam pilihan: {options}.',
      stockUnknown: 'Halaman kami tidak mencantumkan ketersediaan stok {name}.',
      viewProduct: 'Lihat produk',
      soldOut: 'Stok habis',
      priceThen: '{price} per {date}. Harga hari ini tercantum di halaman produk.',
      priceOnPage: 'Harga hari ini tercantum di halaman produk.',
    },
  },
  smallTalk: {
    greeting:
      "hall?oo?(?: mas| mbak| kak| min| admin| bang)?|hai|haii|helo|(?:selamat |met )?(?:pagi|siang|sore|malam)|ass?alamu ?'?alaikum(?: wr\\.? ?wb\\.?)?|permisi|misi|(?:(?:pgn|pengen|mau|mo|numpang|izin) )?(?:tanya|nanya)(?: dong| dulu| ya| dl)*|punten|p|kak|kakak|gan|agan|sis|bro|mbak",
    thanks:
      'terima ?kasih(?: banyak| banget| ya| min| mas| kak)*|trima ?kasih|trims|tengkyu|makasih(?: banyak| banget| ya| min| mas| kak)*|makasi|mksh|tq|(?:oke|okeh|okey)(?: deh| siap| baik)?|siap|sipp?|baik(?:lah)?|mantap|matur nuwun|hatur nuhun|nuhun|ya|(?:atas )?(?:info|bantuan|informasi|penjelasan|jawaban|respon|waktu)nya|sangat (?:membantu|jelas)|(?:sudah|udah) (?:jelas|membantu|paham|mengerti|ngerti)(?: sekali| banget)?|(?:jelas|membantu) (?:sekali|banget)',
    goodbye:
      'sampai jumpa(?: lagi)?|sampai (?:nanti|ketemu)(?: lagi)?|dadah?|daah|selamat tinggal|(?:saya |aku )?(?:pikir-pikir|pikir2|pikirkan|pertimbangkan)(?: dulu)?|nanti (?:saya |aku )?(?:order|pesan|beli|hubungi|kabari|chat|kontak|cek|mampir|pikir-pikir|pikirkan)(?: lagi| dulu)?|semoga (?:sukses|sehat|laris|lancar)(?: selalu| terus)?',
    assistant:
      '(?:kamu|anda|ini|kmu) (?:siapa|bot|robot|manusia|orang|orang asli|ai)(?: ya| kah| bukan)?|siapa (?:kamu|anda|ini|nama ?mu|nama anda)|(?:apakah )?(?:kamu|anda|ini) (?:bot|robot|manusia|mesin)|apa kabar|(?:kamu |anda )?bisa (?:bantu|apa)(?: saya| aku| apa| apa aja| apa saja)?|(?:tolong|bisa) (?:bantu|dibantu)|bantu(?:an| saya| aku| dong)?|mau (?:tanya|nanya)(?: dong| kak)?|(?:boleh|numpang|izin) (?:tanya|nanya)',
  },
  intents: {
    human:
      '(?:bicara|ngomong|ngobrol|chat|berbicara|hubungkan|disambungkan|sambungkan|terhubung) (?:saya |aku )?(?:dengan|sama|dgn|ke) (?:orang|manusia|admin|cs|customer service|operator|agen|staf|staff|petugas|seseorang|penjual|tim)(?: asli| nya)?|(?:admin|orang|manusia|cs|agen) (?:asli|beneran|manusia)|customer service|layanan pelanggan|(?:mau|minta|butuh|panggil(?:kan)?) (?:admin|cs|operator|manusia)|(?:jangan|bukan) (?:bot|robot)',
    order:
      '(?:di ?mana|mana|gimana|bagaimana|sampai mana|nyampe mana|sampe mana|udah sampai mana) (?:pesanan|paket|orderan|barang|kiriman|order) (?:saya|ku|aku|gue|gw)|(?:pesanan|paket|orderan|orderanku|pesananku|paketku|barang|kiriman)(?: saya| aku| gue| gw| sy)? (?:sudah |udah |udh |sdh |kok )?(?:di ?mana|sampai mana|sampe mana|nyampe mana|dikirim belum|sudah dikirim|kapan (?:sampai|sampe|dikirim|datang|tiba))|(?:pesanan|paket|orderan|order) (?:saya|ku|aku|gue|gw)|(?:pesanan|paket|orderan)ku|(?:cek|lacak|status|tracking|no(?:mor)?|batalkan|batalin|cancel|ubah|ganti) (?:pesanan|orderan|order|paket|kiriman|resi)|resi (?:saya|pesanan)|no(?:mor)? resi(?:nya)?|sudah (?:saya )?(?:bayar|transfer)|udah (?:bayar|transfer|tf)|saya (?:sudah|udah) (?:pesan|order)',
    complaint:
      '(?:ke|di|ter)?(?:tagih|potong|debit|bayar)(?:an)? (?:dua kali|2x|2 kali|dobel)|alamat(?:nya)? (?:yang )?salah|salah alamat|status(?:nya)? (?:sudah )?(?:terkirim|diterima),? (?:tapi|padahal)|(?:barang|paket|pesanan|produk|pesananku|paketku|isi)\\p{L}*(?: yang (?:saya )?(?:datang|dikirim|sampai|diterima|terima))?(?: saya| aku)?(?: kok| sudah| udah| ternyata)? (?:rusak|cacat|pecah|sobek|robek|bocor|penyok|salah|kurang|hilang|beda|tidak sesuai|gak sesuai|ga sesuai|nggak sesuai|tidak sampai|belum sampai|belum datang|belum sampe|blm sampai|blm sampe|belum diterima|ga sampe|gak sampai|ga dateng|tidak lengkap)|(?:datang|sampai|sampe|diterima|terima|dikirim)(?: barang| dalam keadaan| kondisi)? (?:rusak|cacat|pecah|sobek|salah|kurang|penyok)|(?:paket|barang|pesanan|kotak|dus)\\p{L}*(?: saya| aku| sy)?(?: isinya| dalamnya)? kosong(?: isinya)?|yang (?:datang|sampai|sampe|dikirim) (?:cuma|hanya|malah|beda)|(?:cuma|hanya) (?:datang|dikirim|sampai|sampe|dapat|dapet|terima) \\p{L}+ (?:dari|padahal|pdhl)|salah (?:kirim|barang|ukuran yang dikirim|warna yang dikirim)|barang (?:rusak|cacat)|(?:mau |ingin )?(?:komplain|complain|klaim barang|protes)|kecewa(?: banget| sekali)?|mengecewakan|penipu(?:an)?|ketipu|tertipu|parah banget|lama banget|lambat banget|kapok|tidak puas|ga puas|gak puas|(?:barang|paket|pesanan|kiriman)\\p{L}* (?:saya |aku )?(?:kok |masih )?(?:ga|gak|nggak|ngga|belum|blm|tidak) (?:sampai|nyampe|sampe|datang|dateng)(?:-?(?:sampai|nyampe|sampe|datang|dateng|2))?',
    shopping:
      '(?:jual|menjual|jualan|punya|sedia)|ada(?: yang| yg)? (?!yang|pertanyaan|masalah|biaya|ongkos)\\p{L}{3,}|ada ?(?:gak|ga|nggak|kah)|(?:cari|mencari|nyari|butuh|perlu|mau beli|ingin beli|mau order|pengen beli|pengen|mau pesan)|rekomendasi\\p{L}*|rekomendasiin|(?:me)?rekomendasikan|saran(?:in|kan)?|(?:tunjukkan|lihat|liat|lihatkan|liatin)|(?:untuk|buat) (?:kado|hadiah|oleh-oleh)|kado|harga\\p{L}*|berapaan|termurah|paling murah|(?:yang|yg) (?:murah|bagus|cocok)|(?:ready|redi)(?: stok| stock)?|beli',
    policy:
      'ongkir\\p{L}*|ongkos kirim|(?:pengiriman|kirim|dikirim|mengirim)\\p{L}*|ekspedisi|kurir\\p{L}*|retur\\p{L}*|pengembalian\\p{L}*|(?:di)?kembalikan|balikin|dibalikin|refund\\p{L}*|(?:pe)?tukar\\p{L}*|penukaran\\p{L}*|ditukar|nukar|garansi\\p{L}*|bergaransi|(?:pem)?bayar\\p{L}*|pembayaran\\p{L}*|cod|transfer|cicil\\p{L}*|nyicil|kredit|paylater|faktur\\p{L}*|jam (?:buka|operasional|kerja)|buka (?:jam|hari)|alamat\\p{L}*|lokasi toko\\p{L}*|toko offline|kontak\\p{L}*|hubungi|nomor (?:wa|hp|telepon|telpon|whatsapp)|no\\.? ?(?:wa|hp|telp|telpon)|e-?mail|(?:tabel|panduan|size) (?:ukuran|chart)|size chart|cuci\\p{L}*|dicuci|mencuci|nyuci|perawatan\\p{L}*|grosir\\p{L}*|reseller|dropship\\p{L}*|voucher|kode promo|kupon|kartu hadiah|privasi|akun|syarat|ketentuan|bea cukai|pajak|ppn|pre-?order|minimal (?:order|pembelian|pesan)|min(?:imal)?\\.? ?order',
  },
  followUp: {
    opening:
      'dan|n|terus|trus|trs|lalu|kalau|kalo|klo|kl|bagaimana (?:dengan|kalau)|gimana (?:dengan|kalau|kalo)|sama|tapi|atau|jadi',
    referring:
      'itu|ini|tersebut|tsb|tadi|barusan|yang (?:itu|ini|tadi)|yg (?:itu|ini|tadi)|biayanya|tambahannya|barangnya|produknya|harganya|bahannya|ukurannya|warnanya|stoknya|beratnya|isinya|modelnya|dia',
    general:
      'apa (?:saja|aja) yang (?:dijual|ada|tersedia)|jual apa|jualan apa|ada apa (?:saja|aja)|produk apa (?:saja|aja)|semua(?:nya)?|apa pun|apapun|sesuatu|katalog',
    ordinals: [
      'pertama|kesatu|ke-?1|nomor (?:1|satu)|no\\.? ?1',
      'kedua|ke-?2|nomor (?:2|dua)|no\\.? ?2',
      'ketiga|ke-?3|nomor (?:3|tiga)|no\\.? ?3',
      'keempat|ke-?4|nomor (?:4|empat)|no\\.? ?4',
      'kelima|ke-?5|nomor (?:5|lima)|no\\.? ?5',
      'terakhir|paling akhir|paling bawah',
    ],
    compare:
      'beda\\p{L}*|bedain|perbedaan\\p{L}*|berbeda|banding\\p{L}*|dibanding\\p{L}*|bandingkan|lebih (?:bagus|baik|murah|mahal|besar|kecil|tebal|tipis|ringan|awet|kuat)|mending\\p{L}*|bagusan|atau|vs|versus|(?:bagus|baik) mana|mana yang',
    joint: 'dan|n|terus|trus|trs|lalu|atau|ato|apa|dengan|dgn|sama|ama|vs\\.?|versus|daripada|dibanding(?:kan)?',
  },
  asks: {
    duration:
      '(?:berapa|brp|brapa) (?:lama|hari|jam|minggu|bulan|menit)|lamanya|berapa lamakah|(?:butuh|perlu|makan) waktu (?:berapa|brp)|estimasi(?:nya)? (?:berapa|brp)',
    time: 'kapan|kpn|bilakah|(?:jam|pukul|jm) (?:berapa|brp)|hari apa|tanggal (?:berapa|brp)|(?:tahun|thn) (?:berapa|brp)',
    cost: '(?:berapa|brp|brapa) (?:harga|biaya|ongkir|ongkos|duit|rupiah|tarif|total)\\p{L}*|(?:harga|biaya|ongkir|tarif|ongkos kirim)(?:nya)?(?: \\p{L}+){0,4} (?:berapa|brp|brapa)|total(?:nya)?(?: \\p{L}+){0,4} (?:berapa|brp|brapa)(?=(?: (?:ya|yah|kak|kakak|ka|min|sih|gan|bang|sis|bro|om|mas|mbak|mba|dong|nih))*[\\s?!.,]*$)|berapaan|brpan|berapa ya|(?:kena|bayar|nambah|tambah) (?:berapa|brp)|(?<!(?:jam|pukul|jm|tanggal|tahun|hari|umur|usia|ukuran|size|berat|isi|stok|panjang|lebar|tinggi|tebal|diameter|kapasitas|nomor|nomer|no|minimal|maksimal|ada|pcs|lama|banyak|wa|hp|telp|telepon|telpon|whatsapp|persen|kali|lantai|voltase|watt|daya|jumlah|estimasi)(?:nya|an)? (?:nya )?)(?:berapa|brp|brapa)(?:(?: (?:ya|yah|kak|kakak|ka|min|sih|gan|bang|sis|bro|om|mas|mbak|mba|dong|nih|tuh))*[\\s?!.]*)$',
    count:
      '(?:berapa|brp|brapa) (?:banyak|jumlah|buah|biji|pcs|potong|lembar|orang|macam|warna|isi|kali|unit|pasang|ukuran)\\p{L}*|(?:ada|isi|isinya|jumlahnya|minimal|maksimal) (?:berapa|brp)',
    place: 'di ?mana|dmn|ke ?mana|dari mana|daerah mana|kota mana|negara mana|sebelah mana|lokasinya',
    person: 'siapa|dengan siapa|oleh siapa|sama siapa',
    method:
      'bagaimana|gimana|gmn|gmana|(?:apa )?cara(?:nya)?|pakai apa|pake apa|lewat (?:apa|mana)|via apa|langkah(?:nya)?',
    reason: 'kenapa|knp|mengapa|apa alasan\\p{L}*|kok',
    which:
      '(?:yang|yg) mana|mana (?:yang|yg)|apa (?:saja|aja)|(?:warna|ukuran|bahan|jenis|tipe|model|merek|merk|size|kurir|ekspedisi|bank|metode|varian|motif|rasa|aroma)(?:nya)? (?:apa|apaan)',
  },
  questionWords: 'apa|siapa|di ?mana|kapan|kenapa|mengapa|bagaimana|gimana|berapa|brp',
  askedMeasures:
    '(?:berapa|brp|brapa) (?:lama|hari|jam|minggu|bulan|banyak|besar|berat|panjang|lebar|tinggi|tebal|kali|sering)|seberapa (?:lama|banyak|besar|berat|cepat|jauh|sering|panjang|tinggi)',
  yesNo:
    'apakah|apa (?:ada|bisa|boleh|ini|itu|bahan|produk|barang)|ada(?:kah)?|bisa(?:kah)?|boleh(?:kah)?|dapat(?:kah)?|masih|sudah(?:kah)?|udah|harus(?:kah)?|perlu(?:kah)?|kalian|kamu|anda|menerima|nerima|terima|da?pet|dapat|termasuk',
  yesNoEnd:
    '(?:ga|gak|gk|nggak|ngga|enggak|engga|ndak|kagak|tidak|tdk|belum|blm|kan)(?: (?:ya|yah|sih|kak|kakak|ka|min|gan|bang|sis|bro|om|mas|mbak|mba|dong|nih|bun|bund))*',
  // thousands in words: the amount before them alone would be a wrong limit
  leave: [
    [
      '^(?:apa(?:kah)? )?(?:boleh(?:kah)?|bisa(?:kah)?|diperbolehkan|diizinkan)(?: (?:ga|gak|nggak|tidak))?\\s+(?:saya |aku |kami |kita )?',
      'boleh ',
    ],
    [
      '^(?:apa(?:kah)? )?(?!boleh)(\\p{L}+) (?:boleh|diperbolehkan|diizinkan|bisa) (?:masuk|dibawa)(?: (?:ke )?(?:dalam )?tokonya| (?:ke )?(?:dalam )?toko)?(?: (?:ga|gak|nggak|tidak))?(?: (?:kak|min|ya))?(?=\\s*[?.!]*$)',
      'boleh bawa $1',
    ],
    ['(?<!\\p{L})(?:membawa|mengajak|ajak)(?!\\p{L})', 'bawa'],
  ],
  namedDays: {
    christmasEve: 'malam natal',
    christmasDay: 'hari natal',
    boxingDay: 'hari kedua natal',
    christmas: 'natal',
    newYearsEve: 'malam tahun baru|akhir tahun',
    newYearsDay: 'hari tahun baru',
    newYear: 'tahun baru',
    goodFriday: 'jumat agung',
    easterMonday: 'senin paskah',
    easter: 'paskah',
    blackFriday: 'black friday',
  },
  units:
    'ribu\\p{L}*|rb\\p{L}*|k|juta\\p{L}*|jt\\p{L}*|hari|jam|menit|detik|minggu|pekan|bulan|bln|tahun|thn|th|orang|pcs|pc|buah|biji|potong|lembar|helai|unit|set|lusin|kodi|pak|pasang|botol|meter|m|cm|mm|km|inci|inch|kg|kilo|gram|gr|g|ons|liter|ltr|l|ml|cc|watt|w|volt|v|persen|kali|x',
  timeUnits: 'hari(?: kerja)?|jam|menit|minggu|pekan|bulan|bln|tahun|thn',
  numbers: [
    'satu|sebuah|1',
    'dua',
    'tiga',
    'empat',
    'lima',
    'enam',
    'tujuh',
    'delapan',
    'sembilan',
    'sepuluh',
    'sebelas',
    'dua ?belas|selusin',
  ],
  currencies: 'rp\\.?|rupiah|dolar|dollar|euro|ringgit|yen',
  percent: 'persen|per sen|prosen',
  without:
    'tanpa|jangan (?:yg|yang)|(?:gak?|nggak?|ngga|tidak|tdk) mau(?: yg| yang)?|asal (?:jangan|bukan)|selain|kecuali|yg tanpa|yang tanpa|tidak pakai|ga pakai|gak pakai|nggak pakai|bukan(?: dari)?|non',
  lacking: '',
  amountWords:
    'rb *1000, rbu *1000, ribu *1000, k *1000, jt *1000000, juta *1000000, ratus *100, puluh *10, dua 2, tiga 3, empat 4, lima 5, enam 6, tujuh 7, delapan 8, sembilan 9, seratus 100, sepuluh 10, seribu 1000, sejuta 1000000',
  comparatives: {
    cheaper: 'lebih murah|lbh murah',
    dearer: 'lebih mahal|lbh mahal',
    bigger:
      'lebih besar|lbh besar|(?:lebih|lbh) gede|gedean|lebih banyak (?:muat|isi)\\p{L}*|lebih panjang|lebih lebar|muat lebih banyak',
    smaller: 'lebih kecil|kecilan|lbh kecil|lebih pendek',
    heavier: 'lebih berat|lbh berat',
    lighter: 'lebih ringan|(?:lebih|lbh) enteng|entengan|lbh ringan',
    brighter: 'lebih terang|lebih cerah',
  },
  prices: {
    atMost: [
      '(?:jangan|jgn|ga|gak|gk|nggak|ngga|enggak|engga|tidak|tdk|tak|ndak|kaga|kagak)(?: sampai| boleh| usah)? (?:lebih|lbh|lewat|melebihi|di ?atas)(?: dari)? N',
      '(?:(?:di\\s?)?bawah|dibwh|kurang dari|maksimal(?:nya)?|maksimum|mentok(?:nya)?(?: di)?|paling banter|paling banyak|(?:ng?gak?|gak?|tidak|tak) (?:sampai|sampe|nyampe|nyampai)|s/d|maks\\.?|max\\.?|maxnya|maksnya|paling mahal|lebih murah dari|hingga|sampai|under|di ?bwh|(?:budget|bajet|bujet|anggaran|dana)(?:nya|ku)?(?: (?:cuma|cuman|hanya|sekitar|max|maks|saya|sy|aku))*|(?:uang|duit|modal)(?:nya|ku)?(?: (?:saya|sy|aku|ada|punya))* (?:cuma|cuman|hanya)(?: ada)?) N',
      '(?:(?:cuma|cuman|hanya) )?punya (?:uang |duit |dana |modal )?(?:cuma |cuman |sekitar )?(?=(?:rp\\.?\\s?)?(?:\\d{5,}|\\d{1,3}\\.\\d{3}))N',
      'N(?:\\s?an)? (?:ke\\s?bawah|maksimal|maks\\.?|max\\.?|mentok|atau kurang|kebawah)',
    ],
    atLeast: [
      '(?:di\\s?atas|lebih dari|minimal|min\\.?|minimum|paling sedikit|mulai(?: dari)?|mulai harga|lebih mahal dari) N',
      'N (?:ke\\s?atas|keatas|atau lebih)',
    ],
    between: [
      '(?:antara|kisaran|range|dari) N(?: (?:dan|sampai|hingga|s/d|sd|ke) |\\s*[-–]\\s*)N',
      // as large as prices are: "size 36 sampai 40" has none
      '(?=(?:rp\\.?\\s?)?(?:\\d{5,}|\\d{1,3}\\.\\d{3}))N(?: (?:sampai|hingga|s/d|sd) |\\s*[-–]\\s*)(?=(?:rp\\.?\\s?)?(?:\\d{5,}|\\d{1,3}\\.\\d{3}))N',
    ],
    about: ['(?:sekitar|kira-kira|kurang lebih|kisaran|sekitaran|harga) N', 'N\\s?(?:an)'],
    cheapest: [
      'termurah(?:nya)?',
      '(?:paling|plg) (?:murah|murce)',
      'paling hemat(?! (?:listrik|daya|energi|baterai|tempat))',
      'harga (?:terendah|paling rendah)',
      'paling terjangkau',
      'paling ekonomis',
    ],
    dearest: ['termahal', '(?:paling|plg) mahal', 'harga tertinggi'],
    onSale: [
      '(?:lagi |sedang )?diskon(?:an)?',
      '(?:lagi )?promo',
      'sale',
      'obral',
      'cuci gudang',
      'potongan harga',
      'harga (?:coret|miring)',
      'turun harga',
    ],
  },
  concepts: {
    delivery:
      'pengiriman,kirim,dikirim,ongkos kirim,pengantaran,ongkir,ongkirnya,biaya kirim,biaya pengiriman,biaya antar,tarif kirim,mengirim,mengirimkan,dikirimkan,kirimkan,kirimin,ngirim,kirimnya,kiriman,pengirimannya,terkirim,antar,diantar,antarkan,mengantar,shipping,delivery,gratis ongkir,free ongkir,bebas ongkir,gratis ongkos kirim,bebas ongkos kirim,gratis pengiriman,gratis kirim,free ongkos kirim,estimasi sampai,estimasi pengiriman,lama pengiriman,waktu pengiriman,lama kirim,kapan sampai,kapan sampe,kapan nyampe,kapan tiba,kapan datang,lama sampai,lama sampe,lama nyampe,barang sampai,paket sampai,sampai rumah',
    dispatch:
      'diproses,proses pesanan,pemrosesan pesanan,waktu proses,lama proses,kapan dikirim,kapan diproses,kapan kirim,dikirim hari ini,kirim hari ini,dikirim hari apa,siap kirim,langsung kirim,langsung dikirim,hari yang sama,batas order,cut off',
    carrier:
      'kurir,ekspedisi,jasa kirim,jasa pengiriman,jasa ekspedisi,kurirnya,ekspedisinya,kurir apa,ekspedisi apa,kargo,jne,jnt,j&t,sicepat,anteraja,ninja xpress,pos indonesia,lion parcel,tiki,gosend,gojek,grab express,dhl,fedex,paxel',
    tracking:
      'nomor resi,resi,lacak,pelacakan,melacak,dilacak,lacak pesanan,lacak paket,no resi,resinya,nomer resi,tracking,cek resi,cek pesanan,status pengiriman,status pesanan,cek pengiriman,lacak kiriman,posisi paket,cek posisi paket',
    abroad:
      'luar negeri,internasional,mancanegara,ke luar negeri,ke luar negri,luar negri,seluruh dunia,worldwide,negara lain,luar indonesia,ekspor',
    customs: 'bea cukai,bea masuk,cukai,bea impor,pajak impor,biaya impor,kepabeanan',
    pickup:
      'ambil di toko,ambil sendiri,diambil sendiri,pengambilan di toko,diambil di toko,ambil ke toko,ambil langsung,jemput sendiri,pick up,pickup,self pickup,ambil di tempat,bisa diambil',
    express:
      'ekspres,kilat,express,same day,sameday,next day,sehari sampai,besok sampai,sampai besok,kirim cepat,pengiriman cepat,pengiriman kilat,pengiriman instan,cepat sampai,lebih cepat,yang cepat,paling cepat,pakai instan,kurir instan,kirim instan,instan kurir',
    returns:
      'retur,pengembalian,biaya retur,biaya pengembalian barang,ongkir retur,pengembalian barang,dikembalikan,mengembalikan,kembalikan,diretur,return,returnya,returan,balikin,dibalikin,balikkan,dibalikkan,ngembaliin,kembaliin,kirim balik,kirim kembali,kebijakan pengembalian',
    refund:
      'pengembalian dana,pengembalian uang,refund,dana kembali,uang kembali,dikembalikan uangnya,uang dikembalikan,dana dikembalikan,uang saya kembali,balik uang,uang balik,direfund,refundnya,kembalikan uang,balikin uang,uangnya balik,uangnya kembali,uangku balik,uangku kembali,uang saya balik,duit balik,duitnya balik,duit kembali,dananya kembali',
    exchange:
      'penukaran,tukar,ditukar,tukar barang,menukar,menukarkan,tukarkan,ditukarkan,tuker,dituker,nuker,nukar,tukar ukuran,tukar size,tuker size,ganti ukuran,ganti size,tukar warna',
    cancel:
      'pembatalan,batal,membatalkan,dibatalkan,batalkan,batalin,dibatalin,cancel,dicancel,pembatalan pesanan,batal pesan,batal order,cancel order',
    restocking: 'biaya restock,restocking fee,restocking,potongan pengembalian',
    condition:
      'kondisi asli,belum dipakai,belum digunakan,kemasan asli,label masih,tag masih,syarat pengembalian,syarat retur,belum dicuci,kondisi baru,sudah dipakai,sudah dibuka,label asli,segel,tersegel,sudah dicoba',
    final_sale:
      'tidak dapat dikembalikan,tidak bisa dikembalikan,tidak dapat ditukar,tidak bisa ditukar,tidak bisa diretur,tidak dapat diretur,tidak menerima retur,tidak menerima pengembalian,final sale',
    damaged:
      'rusak,cacat,pecah,kerusakan,cacat produksi,sobek,robek,retak,penyok,bocor,tidak berfungsi,ga berfungsi,gak berfungsi,tidak nyala,reject,patah,lecet,salah kirim,salah barang,barang salah,tidak sesuai pesanan,beda dengan gambar,beda sama gambar',
    missing:
      'hilang,tidak sampai,belum sampai,belum diterima,belum datang,kurang isi,barang kurang,tidak lengkap,ga sampe,gak sampai,belum sampe,blm sampai,blm sampe,blm datang,paket hilang,nyasar',
    payment:
      'pembayaran,bayar,metode pembayaran,cara bayar,cara pembayaran,membayar,dibayar,bayarnya,pembayarannya,bayar di tempat,cod,bisa cod,cash on delivery,transfer,transfer bank,tf,rekening,no rek,norek,nomor rekening,qris,gopay,ovo,shopeepay,linkaja,e-wallet,ewallet,dompet digital,virtual account,tunai,cash,paypal',
    card: 'kartu kredit,kartu debit,kredit card,credit card,debit card,visa,mastercard',
    instalments:
      'cicilan,cicil,nyicil,dicicil,mencicil,angsuran,paylater,kredivo,akulaku,spaylater,kredit tanpa kartu,tenor,dp,uang muka,bayar nanti,kredit,kreditan,bayar belakangan,beli sekarang bayar nanti,nyicilnya,dicicilnya,bayar bertahap',
    invoice: 'faktur,invoice,nota,kwitansi,kuitansi,bon,struk,bukti pembelian,bukti pembayaran,faktur pajak,tagihan',
    tax: 'pajak,ppn,termasuk pajak,npwp,pajaknya',
    currency: 'mata uang,kurs,rupiah,dolar,dollar,valuta asing',
    warranty: 'garansi,jaminan,bergaransi,garansinya,klaim garansi,masa garansi,garansi resmi,digaransi',
    repair: 'perbaikan,reparasi,diperbaiki,memperbaiki,perbaiki,servis barang,service center',
    contact:
      'kontak,chat dimana,chat di mana,chat kemana,chat ke mana,chat admin,tanya ke siapa,tanya siapa,tanya sama siapa,tanya tanya ke siapa,hubungi siapa,tanya langsung,ngobrol langsung,admin nya siapa,hubungi,hubungi kami,layanan pelanggan,menghubungi,dihubungi,ngehubungin,hubungin,customer service,cs,nomor admin,live chat,kirim pesan,dm,kontaknya,instagram,ig,media sosial',
    email: 'email,e-mail,surel,alamat email,imel,kirim email,emailnya',
    phone:
      'telepon,nomor telepon,whatsapp,nomor whatsapp,nomor wa,no wa,wa,nomer wa,no whatsapp,telpon,telp,no telp,no telpon,nomor hp,no hp,nomer hp,hotline,nelpon,menelepon,call center,wanya',
    address:
      'alamat,lokasi,kantor,kantornya,posisi toko,letaknya,tempatnya di mana,tempatnya dimana,alamat toko,alamat tokonya,alamatnya,lokasi toko,lokasinya,tokonya di mana,tokonya dimana,toko di mana,toko dimana,di mana tokonya,dimana tokonya,di mana toko,dimana toko,letak toko,google maps,maps,daerah mana,kota mana,kirim dari mana,dikirim dari mana,kirim dari,dikirim dari,shareloc,share loc,share lokasi,titik lokasi,kirim maps,kirim lokasi',
    hours:
      'jam buka,jam operasional,jam kerja,jam layanan,buka jam berapa,buka jam brp,tutup jam berapa,tutup jam brp,buka sampai jam,jam tutup,hari buka,hari libur,buka hari,buka setiap hari,hari operasional,masih buka,jam bukanya,buka kah,libur',
    shop: 'toko,gerai,toko fisik,toko offline,offline store,outlet,showroom,cabang,tokonya,store,butik,datang langsung,datang ke toko',
    order:
      'pesanan,pesan,pemesanan,order,cara pesan,cara order,memesan,dipesan,orderan,checkout,cara beli,cara membeli,cara belinya,cara pemesanan,ordernya,pesen',
    minimum:
      'minimal pembelian,minimum pembelian,minimal order,minimum order,minimal pembelanjaan,minimal belanja,min order,min pembelian,minimal,minimum,minimal pesan,minimalnya,moq,min beli,bisa beli satu,bisa beli 1,beli satuan,eceran,ecer',
    wholesale:
      'grosir,grosiran,harga grosir,partai besar,reseller,dropship,dropshipper,agen,distributor,borongan,beli banyak,partai,kulakan,jual lagi,dijual lagi,kodian,lusinan',
    discount:
      'diskon,promo,potongan harga,voucher,kode promo,kupon,kode voucher,kode diskon,diskonnya,promonya,cashback,obral,sale,diskonan,potongan,nego,boleh nego,bisa nego,kurangin,harga nett,harga pas,black friday,harbolnas',
    gift_card: 'kartu hadiah,gift card,voucher hadiah,voucher belanja,giftcard,gift voucher,e-voucher',
    store_credit: 'kredit toko,saldo toko,store credit,saldo akun,saldo belanja',
    loyalty:
      'poin,program loyalitas,poin reward,member,membership,keanggotaan,poinnya,reward,tukar poin,referral,loyalitas,jadi member',
    preorder: 'pre-order,preorder,pre order,po,open po,sistem po,po berapa hari,barang po,pesan dulu,inden',
    privacy: 'privasi,kebijakan privasi,data pribadi,perlindungan data,data saya,cookie,cookies',
    account:
      'akun,kata sandi,masuk akun,daftar,login,log in,password,lupa password,sandi,registrasi,mendaftar,buat akun,akunku,akun saya,hapus akun',
    jobs: 'lowongan,karier,karir,lowongan kerja,loker,lamaran kerja,melamar kerja,rekrutmen,bekerja di,kerja di sini,kerja di sana,magang',
    owner:
      'pemilik,pendiri,owner,pemiliknya,ownernya,siapa yang punya,yang punya toko,punya siapa,ceo,didirikan oleh,siapa pendiri',
    since:
      'berdiri sejak,didirikan,sejak tahun,sejak kapan,tahun berapa berdiri,berapa lama berdiri,sudah lama berdiri,sudah berapa tahun',
    event: 'acara,lokakarya,workshop,event,pameran,bazar,bazaar,pop-up,seminar,pelatihan',
    review:
      'ulasan,testimoni,testimonial,review,penilaian,rating,reviewnya,ulasannya,testi,kata pembeli,kata orang,pengalaman pembeli',
    time: 'hari kerja,hari,estimasi,berapa lama,berapa hari,brp lama,brp hari,lamanya,estimasinya,berapa minggu,berapa jam,estimasi sampai,estimasi pengiriman,lama pengiriman,waktu pengiriman,lama kirim,kapan sampai,kapan sampe,kapan nyampe,kapan tiba,kapan datang,lama sampai,lama sampe,lama nyampe,kapan dikirim,kapan diproses,waktu proses,lama proses',
    cost: 'harga,biaya,tarif,ongkos,harganya,biayanya,ongkosnya,berapa harga,berapa harganya,brp harga,brp harganya,harganya berapa,harganya brp,berapaan,brpan,bayar berapa,berapa duit,berapa rupiah,hrg,hrga,price,prices,pricelist,price list,daftar harga,kena berapa,biaya retur,biaya pengembalian barang,ongkir retur,ongkos kirim,ongkir,ongkirnya,biaya kirim,biaya pengiriman,biaya antar,tarif kirim',
    free: 'gratis,bebas biaya,cuma-cuma,free,tanpa biaya,gratisan,ga bayar,gak bayar,gratis ongkir,free ongkir,bebas ongkir,gratis ongkos kirim,bebas ongkos kirim,gratis pengiriman,gratis kirim,free ongkos kirim',
    stock:
      'stok,tersedia,ready stok,ready stock,ready,stok tersedia,stock,stoknya,stocknya,redi,masih ada,masih ready,masih tersedia,ketersediaan,restock,restok,kapan restock,kapan ada lagi,kapan ready,habis,sold out,kosong,sisa berapa,ada stok,ada barang,barangnya ada',
    size: 'ukuran,dimensi,panjang,lebar,tinggi,diameter,ukurannya,size,sizenya,seberapa besar,berapa besar,besarnya,berapa cm,brp cm,ukuran apa,panjangnya,lebarnya,tingginya,ld,lingkar dada,lingkar pinggang,tebal,ketebalan,ukurn,besar',
    size_guide:
      'panduan ukuran,tabel ukuran,size chart,size guide,tabel size,daftar ukuran,chart ukuran,sizechart,cara mengukur,cara ukur,ukuran saya,size saya',
    fit: 'muat,longgar,ketat,kekecilan,kebesaran,sempit,pas badan,slim fit,oversize,oversized,big size,bigsize,jumbo,cocok di badan,muat untuk,muat buat,muat gak,muat ga,bb,berat badan,tinggi badan,melar,stretch',
    material:
      'bahan,material,bahannya,bahannya apa,bahan apa,bahannya dari apa,terbuat dari,terbuat dari apa,dari bahan,dibuat dari,kain,kainnya,kainnya apa,jenis kain,komposisi,materialnya,bahn',
    made: 'buatan,dibuat di,diproduksi,produksi,made in,negara asal,asal produk,asal barang,buatan mana,buatan lokal,produk lokal,impor,import,produk mana,dibuat di mana,dibuat dimana,handmade,buatan tangan,pengrajin,pabrik,produsen,asli indonesia',
    wash: 'cuci,perawatan,mencuci,dicuci,cara mencuci,cara cuci,cara merawat,pencucian,mesin cuci,nyuci,cucinya,setrika,disetrika,dry clean,pemutih,luntur,membersihkan,dibersihkan,bersihkan,bersihin,cara membersihkan,merawat,dirawat,rawat,laundry,dijemur',
    weight:
      'berat,bobot,beratnya,bobotnya,berapa kg,brp kg,berapa gram,brp gram,berapa kilo,gramasi,gsm,ringan,berat berapa',
    colour: 'warna,varian warna,warnanya,pilihan warna,warna apa,warna lain,warna apa saja,warna apa aja,color,colour',
    scent: 'aroma,wangi,wewangian,wanginya,aromanya,bau,baunya,harum,parfum,pewangi,beraroma,tanpa pewangi',
    ingredients:
      'komposisi bahan,kandungan,bahan-bahan,mengandung,kandungannya,komposisinya,ingredients,bahan aktif,paraben,alkohol,gluten,gula,halal,bpom,vegan,organik,bahan kimia,pengawet',
    allergy:
      'alergi,alergen,kulit sensitif,hipoalergenik,hypoallergenic,iritasi,gatal,gatal-gatal,ruam,aman untuk kulit,aman untuk bayi,aman buat bayi,ibu hamil,bumil,busui,efek samping',
    use: 'cara pakai,cara penggunaan,penggunaan,digunakan,cara pakainya,cara makainya,cara pake,cara menggunakan,petunjuk,petunjuk penggunaan,buku manual,manual,tutorial,kegunaan,fungsi,fungsinya,buat apa,untuk apa,pemakaian,cara pasang,pemasangan,cara memasang,dosis',
    capacity:
      'kapasitas,volume,muatan,kapasitasnya,berapa liter,brp liter,berapa ml,brp ml,isi berapa ml,muat berapa,menampung,tampung,daya tampung,daya muat',
    lasting:
      'tahan lama,daya tahan,tahan berapa lama,awet,masa simpan,kedaluwarsa,kadaluarsa,kadaluwarsa,expired,exp,masa pakai,keawetan,umur simpan,tahan berapa hari,berapa lama tahan,waktu bakar,baterai tahan',
    compatible: 'kompatibel,cocok dengan,cocok sama,compatible,bisa dipakai untuk,bisa dipasang di,kompatibilitas',
    contents:
      'isi dus,dalam dus,di dus,dusnya,isi boks,isi paket,isi kemasan,isi kotak,isinya apa,isinya,isinya apa saja,isinya apa aja,dapat apa saja,dapat apa aja,dapet apa aja,kelengkapan,isi dalam,kelengkapannya,satu set,1 set,isi set,sudah termasuk,udah termasuk',
    custom:
      'kustom,custom,pesanan khusus,personalisasi,cetak nama,ukir nama,bordir nama,request,bisa custom,bisa request,nama sendiri,desain sendiri,grafir,sablon,bordir,logo sendiri,cetak logo,dibuat khusus,bikin sendiri,made to order',
    gift: 'hadiah,kado,bungkus kado,kemasan kado,kartu ucapan,bungkus hadiah,gift,hampers,bingkisan,oleh-oleh,souvenir,suvenir,seserahan,buat kado,untuk kado,gift box,ulang tahun,ultah',
    new: 'terbaru,produk baru,koleksi baru,koleksi terbaru,new arrival,model baru,model terbaru,=baru,keluaran baru,keluaran terbaru',
    ...indonesianThings,
  },
  idioms:
    'kartu nama,kartu undangan,kartu memori,gantungan kunci,kunci inggris,kunci pas,kunci gitar,teh hijau,anggur merah,anggur putih,beras merah,bawang merah,bawang putih,gula merah,gula putih,kacang hijau,kayu putih,minyak kayu putih,kayu manis,orang tua,meja hijau,kambing hitam,darah tinggi,hari raya,sehari-hari,setiap hari,baru saja,jangan sampai,bukan main,rumah sakit,menunggu,nunggu',
  functionWords:
    'ada adalah agar akan anda apa apakah atau bagaimana bagi bahwa berapa bisa dalam dan dapat dari dengan di dia hanya harus ini itu jika juga kami kamu kapan karena ke kita lebih maka mana mengapa mereka oleh pada saja saya sebagai secara siapa sudah telah tentang tidak untuk yang aja aku apabila atas belum blm boleh brp buat bukan dah deh dgn dong gak gimana gmn ga gue gw hal hingga jadi jangan kah kalau kalo kalian kan kenapa kepada ketika klo kok kpn lagi lah lalu lain masih mau maupun namun nggak ngga nih nya oh para pernah pun saat sampai sangat se sedang seperti serta setelah setiap sih sini situ sedangkan sehingga semua sebelum selama supaya tapi tanpa terhadap tersebut tetapi tdk tuh udah udh utk ya yaitu yg begitu begini seperti banget pakai memakai ingin sekarang bagus banyak sepertinya kayaknya kira-kira doang memang terus trus trs gk ndak kagak kaga engga enggak kl klw kemarin kemaren lusa tadi td barusan malah ternyata tau lho dll',
  asking:
    'tolong mohon mau ingin pengen pingin cari mencari carikan nyari butuh perlu lihat liat tunjukkan kasih beri beritahu kasihtahu info infokan tanya nanya bertanya minta jelaskan rekomendasi rekomendasikan sarankan saran punya jual menjual jualan sedia dijual tersediakah silakan coba permisi maaf halo hai kak kakak ka gan agan sis sist min admin bro bos mas mbak bang bunda om pak bu produk barang item nambah kena dikenakan',
  isUnspaced: false,
  namesBend: false,
  clitics: 'nya|ku|mu|kah|lah',
  sameWords: sameWordsOfIndonesian,
  usual: {
    questions: {
      delivery_free: 'Minimal belanja berapa untuk gratis ongkir?',
      delivery_cost: 'Berapa ongkos kirim?',
      delivery_time: 'Berapa lama pengiriman?',
      delivery_express: 'Apakah ada pengiriman ekspres?',
      pickup: 'Apakah pesanan bisa diambil sendiri di toko?',
      return_window: 'Berapa hari saya bisa mengembalikan barang?',
      return_cost: 'Siapa yang menanggung ongkir retur?',
      return_how: 'Bagaimana cara retur barang?',
      exchange: 'Apakah bisa tukar ukuran?',
      refund_time: 'Berapa lama dana refund kembali?',
      cancel_order: 'Apakah pesanan bisa dibatalkan?',
      payment_methods: 'Metode pembayaran apa saja?',
      cash_on_delivery: 'Apakah bisa COD?',
      instalments: 'Apakah bisa dicicil?',
      hours: 'Jam buka toko?',
      address: 'Di mana alamat toko?',
      shop: 'Apakah ada toko fisik?',
      phone: 'Berapa nomor teleponnya?',
      contact: 'Bagaimana cara menghubungi kalian?',
      warranty: 'Berapa lama garansinya?',
      gift_card: 'Apakah ada kartu hadiah?',
      discount_code: 'Apakah ada kode diskon?',
      restock: 'Kapan restock?',
      wholesale: 'Apakah melayani grosir?',
      invoice: 'Apakah dapat faktur?',
    },
    besides:
      'kira kira-kira biasanya sekarang total cara caranya gimana dapet dapat terima diterima nerima proses prosesnya nomor no lewat via barang barangnya paket paketnya datang waktu waktunya batas batasnya masa beli belanja membeli mulai minta dana uang uangnya balik masuk tahun bulan minggu hari jam harga langsung sendiri tempat tempatnya ditanggung menanggung tanggung dihitung hitung kasih diberi beri mana dimana kemana ke-mana sana sini ku aku metode cek cepat lama saja aja doang nama tanya tanya-tanya bicara ngobrol chat orang pembeli maksimal paling lambat maks makan sebelah orderan online satu sekali berapa rumah ambil diambil tutup cair bakal maksudnya kelamaan dapetnya sih nih dong ya dibuatkan perusahaan kantor kabar kabari share kirim menunggu tunggu segera status statusnya informasi info gan langkah langkahnya langkah-langkah syarat syaratnya prosedur nya tau diganti ganti ketemu dapatkan alamatnya lagi siapa bagi ongkos beneran pembayaran pesannya paketku pesananku orderanku barangku pesan dipesan memesan tanyain bantuan bantu layanan jenis pilihan opsi rata-rata biasa standar perlu butuh harus bawa dibawa anter antar diantar kirimnya kirimannya nyampenya keluar diproses urus ngurus soal masalah kendala pertanyaan mudah gampang dulu nanti sampai sampainya',
    whatsApp: 'wa',
    elapsed: {
      counts: 'satu|dua|tiga|empat|lima|enam|tujuh|delapan|sepuluh|beberapa|se',
      units: 'hari|minggu|bulan|tahun|mgg|bln',
      spans:
        '(?:setelah |udah |sudah |lewat |sejak |dalam )?SPAN(?: yang| yg)? (?:lalu|kemarin|lewat)|(?:setelah|sesudah|lewat|udah|sudah) SPAN|(?:minggu|bulan|tahun) (?:lalu|kemarin|kmrn)',
      beside:
        'beli|dibeli|membeli|belinya|pesan|pesanan|order|terima|diterima|nyampe|sampai|sampe|datang|dateng|masih|bisa|bs|boleh|telat|terlambat|barang|barangnya|produk|paket|paketnya|suka|cocok|jadi|mau|pengen|apa|apakah|kah|nggak|gak|ga|tidak|udah|sudah|ya|kak|min|dong|nih|saya|aku|dari',
      isSent: String.raw`(?:sudah|udah) (?:saya |aku |kami )?(?:retur|kembalikan|kirim balik|balikin)|(?:kapan|mana)\s.{0,30}(?:refund|uang)|(?:belum).{0,24}(?:refund|uang|dana)`,
      exchange: 'Berapa hari saya bisa menukar barang?',
    },
  },
  stem: indonesianStem,
};
