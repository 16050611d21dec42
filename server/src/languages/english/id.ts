/** What Indonesian words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfIndonesian = `
english form inggris; sell jual menjual dijual jualan penjualan; seller penjual pedagang lapak; buyer pembeli; customer pelanggan konsumen langganan;
shop toko warung kios gerai outlet kedai tokonya tokomu; store gudang gerainya cabangnya nyimpennya simpannya penyimpanannya; price harga hrg banderol
tarif harganya hargane hrga; cheap murah termurah murmer ekonomis murahan murahnya; expensive mahal kemahalan mahalnya; cost biaya ongkos kos
biayanya; pay bayar membayar dibayar bayarnya pembayaran lunas dilunasi; payment pelunasan transaksi pembayarannya transferan; money uang duit dana
duitnya uangnya dananya; cash tunai kontan; transfer tf trf tfnya; bank rekening rek banknya bca bri bni cimb bsi; credit kredit kreditan; installment
cicil cicilan nyicil angsuran mencicil tenor cicilannya nyicilnya paylater kredivo akulaku spaylater; debt utang hutang; discount diskon potongan
korting cashback diskonnya promonya potongannya; promotion promo promosi obral; voucher kupon vouchernya; free gratis bebas gratisan gratisnya; order
pesan pesanan memesan dipesan orderan pesen mesen pemesanan suruh checkout co; cancel batal batalin dibatalkan pembatalan membatalkan cancelin
dibatalin; send kirim ngirim mengirim dikirim kirimin pengiriman kiriman krm ngirimin kirimkan; delivery antar dianter anter diantar pengantaran
pengantarannya kurirnya; shipping ongkir ekspedisi logistik pengirimannya kirimnya ongkirnya; courier kurir jne jnt sicepat anteraja tiki ninja gosend
grab gojek grabexpress; package paket bungkusan paketnya paketan kemasannya; arrive sampai sampe nyampe tiba datang dateng dtg nyampainya sampainya
tibanya; late telat terlambat lambat ngaret telatnya lamabanget; fast cepat cepet kilat ekspres cepetnya; slow lelet pelan lemot; quick segera lekas;
track lacak resi melacak pelacakan; return kembali balik balikin kembalikan dikembalikan pengembalian retur returnya refund; exchange tukar nukar
ditukar penukaran menukar tuker ditukerin tukeran tukerin dituker; damage rusak kerusakan rusaknya; broken pecah patah retak matot; torn sobek robek;
defect cacat; wrong salah keliru salahnya; missing hilang kurang ketinggalan ilang keilangan raib kurangnya; complaint keluhan komplain protes;
warranty garansi bergaransi garansinya; guarantee jaminan menjamin dijamin jamin; repair perbaiki perbaikan benerin dibenerin servis service betulin
reparasi memperbaiki diperbaiki; maintenance perawatan pemeliharaan rawat merawat dirawat; clean bersih bersihin membersihkan kebersihan bersihkan
dibersihkan pembersih bersihinnya; wash cuci mencuci dicuci nyuci cucian pencucian nyucinya dicucinya cucinya; dry kering jemur dijemur mengeringkan
pengering keringin keringkan dikeringkan menjemur; iron setrika disetrika gosok besi seterika menyetrika nyetrika besinya; install pasang memasang
dipasang pemasangan instalasi masang terpasang kepasang instal pasangin pasangnya masangnya pemasangannya pasanginnya; installation penginstalan;
technician teknisi tukang montir teknisinya; expert ahli pakar; professional profesional; team tim; staff staf karyawan pegawai pekerja petugas; boss
bos atasan; owner pemilik yangpunya ownernya; company perusahaan pt cv perusahaannya npwp; office kantor kantornya; factory pabrik pabrikan; warehouse
pergudangan; house rumah hunian rumahnya rmh; apartment apartemen kost kontrakan rusun; hotel penginapan; hospital rumahsakit klinik; school sekolah;
student siswa murid pelajar mahasiswa anakkos kosan; teacher guru dosen; mall mal; airport bandara; station stasiun; city kota kotanya; village desa
kampung dusun; area daerah wilayah kawasan areanya daerahnya wilayahnya; region provinsi kabupaten kecamatan camat; country negara negeri negaranya;
island pulau nusantara kepulauan pulaunya luarpulau; address alamat almt alamatnya; location lokasi letak tempat lokasinya; near dekat deket sekitar
terdekat; far jauh; visit kunjungi mengunjungi kunjungan mampir berkunjung datengin mampirnya; come kemari kesini; go pergi berangkat; home pulang
mudik; open buka dibuka membuka bukanya; close tutup ditutup menutup; hour jam pukul; minute menit mnt; second detik dtk; day hari harian; today
sekarang skrg hariini; tomorrow besok bsk esok; yesterday kemarin kmrn kemaren; week minggu pekan mingguan; month bulan bln; year tahun thn setahun;
monday senin; tuesday selasa; wednesday rabu; thursday kamis; friday jumat; saturday sabtu; sunday ahad; holiday libur liburan; morning pagi; noon
siang; evening sore petang; night malam malem malamhari malamnya; time waktu; long lama panjangnya memanjang brapalama; duration durasi lamanya;
process proses diproses; schedule jadwal; deadline batas tenggat; minimum minimal min minim minimalnya; maximum maksimal maksimum maks maksimalnya
max; phone hp handphone ponsel telepon telpon telp smartphone wa whatsapp whatsappnya; call hubungi nelpon menelepon ditelpon menghubungi panggil
dihubungi; contact kontak kontaknya hubungin ngehubungi; email surel imel; message pesannya sms chat; chat ngobrol; website situs web laman webnya;
online daring daringnya; application aplikasi apk app; account akun akunnya; password sandi katasandi sandinya; access masuk; register daftar
mendaftar pendaftaran; personal pribadi; privacy privasi; delete hapus dihapus menghapus penghapusan wiped; information informasi info keterangan;
question pertanyaan tanya nanya bertanya; answer jawaban jawab menjawab dijawab; help bantu bantuan membantu tolong bantuin tlg nolong tolongin
bantuannya; advice saran nasihat; recommend rekomendasi rekomen rekomendasiin saranin rekomendasinya; choose pilih milih memilih pilihan dipilih; type
jenis tipe macam ketik mengetik diketik nulis tipenya jenisnya macamnya; brand merek merk mereknya merknya; agent agen; official resmi; original asli
ori orisinal orisinil aslinya orinya; fake palsu kw tiruan; new baru anyar barunya; used bekas seken second bekasnya; quality kualitas mutu
kualitasnya; good bagus baik oke bagusnya; bad jelek buruk; best terbaik terbaiknya; strong kuat kokoh tangguh kuatnya; weak lemah; durable awet tahan
tahanlama awetnya tahannya; thick tebal tebel tebalnya; thin tipis tipisnya; heavy berat beratnya; weight bobot beratx; light ringan enteng cahaya
penerangan lampunya cahayanya; big besar gede; large jumbo gde; small kecil mungil kecilnya mini mungilnya; size ukuran ukurannya segede sz ukurane
ukuranx; length panjang; width lebar; height tinggi; depth kedalaman dalamnya; deep dalam dalem; wide luas lebarnya; short pendek singkat; capacity
kapasitas muat menampung nampung tampung muatan kapasitasnya; full penuh; empty kosong; content isi isinya berisi; number jumlah nomor nomer angka no;
many banyak; few dikit sedikit; all semua seluruh; half setengah separuh separo; pair sepasang pairing; dozen lusin lsn; piece buah biji potong pcs
helai; percent persen persennya; color warna warnanya warnae pilihanwarna; black hitam item; white putih; red merah; blue biru; green hijau ijo;
yellow kuning; brown cokelat coklat; gray abu; purple ungu; orange oranye oren jeruk; gold emas keemasan emasnya; silver perak peraknya; bright terang
cerah; dark gelap; material bahan bahannya materialnya materi; cloth kain; cotton katun kapas katunnya; silk sutra sutera; wool wol; leather kulit;
wood kayu kayunya; bamboo bambu rotan; metal logam; steel baja stainless bajanya; glass kaca beling kacanya; plastic plastik plastiknya; rubber karet;
paper kertas kertasnya; stone batu batunya; clay gerabah tanahliat; ceramic keramik; soft lembut halus empuk lembek lembutnya; hard keras; rough
kasar; smooth licin mulus; warm hangat anget; hot panas pemanas kepanasan panasnya; cold dingin pendingin pendinginan kedinginan; cool sejuk adem
dinginkan; wet basah lembab lembap; rain hujan ujan kehujanan keujanan; water air siram menyiram airnya; fire api kebakaran; wind angin; sun matahari;
weather cuaca; dust debu; rust karat berkarat; outdoor luar teras halaman luarruangan; garden kebun taman; terrace beranda balkon; room kamar ruang
ruangan bilik; kitchen dapur; bathroom mandi toilet wc jamban; door pintu pintunya; window jendela jendelanya; wall dinding tembok temboknya; roof
atap genteng atapnya; floor lantai lantainya; gate pagar gerbang; parking parkir parkiran parkirannya; camera kamera cctv kameranya; picture gambar
foto potret fotonya gambarnya; record rekam merekam perekam rekaman direkam ngerekam merekamnya rekamannya; recorder dvr nvr perekamnya alatrekam;
watch pantau memantau dipantau tonton nonton menonton arloji jamtangan; see lihat liat melihat diliat dilihat keliatan kelihatan; view pandang
pandangan; angle sudut; degree derajat; lens lensa; resolution resolusi resolusinya; pixel megapiksel piksel; detect deteksi mendeteksi pendeteksi;
motion gerak gerakan; face muka wajah wajahnya mukanya; finger jari; fingerprint sidik; scan pindai memindai; attendance absen absensi presensi;
machine mesin mesinnya; device alat perangkat gadget; tool perkakas peralatan; electric listrik setrum; electricity pln kelistrikan; power daya
dayanya watt; battery baterai batre batere aki batrei baterainya batrenya baterenya; charge cas dicas ngecas charger kena dikenakan dikenai pungut
dipungut pungutan ngecharge charging pengisian; cable kabel; plug colokan colok steker; voltage voltase tegangan volt voltnya; memory memori memorinya
ram sdcard microsd; storage penyimpanan simpan menyimpan nyimpen disimpan tersimpan; disk harddisk hardisk hdd; card kartu kartunya; network jaringan
jaringannya sinyalnya; wireless nirkabel wifi; signal sinyal; screen layar monitor layarnya lcd; button tombol kancing; sound suara bunyi audio
suaranya; noise bising berisik kebisingan bunyinya; loud kencang kenceng nyaring; lock kunci gembok mengunci; security keamanan satpam; safe aman
amannya; danger bahaya berbahaya; thief maling pencuri rampok; crime kejahatan pencurian; insurance asuransi; premium premi; claim klaim mengklaim;
law hukum; regulation regulasi peraturan aturan; permit izin ijin perizinan; rule ketentuan syarat; policy kebijakan; tax pajak ppn pajaknya; bill
faktur nota kuitansi kwitansi tagih tagihan ditagih menagih tagihannya; receipt struk; contract kontrak perjanjian; training pelatihan mengajarkan
pelatihannya kursusnya; teach ajar ajari diajarin mengajari ngajarin mengajar ajarin; learn belajar; explain jelaskan menjelaskan penjelasan jelasin;
guide panduan petunjuk tutorial tutor caranya; test uji tes dites pengujian menguji diuji ngetes; check cek periksa memeriksa ngecek pemeriksaan dicek
centang mengecek pengecekan; survey survei disurvei surveinya; consultation konsultasi; estimate perkiraan estimasi taksiran; quote penawaran; budget
anggaran; project proyek; experience pengalaman berpengalaman; configuration konfigurasi setting setelan; temperature suhu temperatur suhunya; thermal
termal; body badan tubuh; human manusia orang; person seseorang org perorangan orangnya; man pria cowok cowo laki lelaki cowoknya; woman wanita cewek
cewe perempuan ceweknya; child anak bocah anaknya; baby bayi dedek popok babies bayinya; toddler balita; mother ibu mama mamah bunda emak; father ayah
bapak papa bapa; parents ortu orangtua; wife istri isteri; husband suami; friend teman temen kawan sahabat; family keluarga keluarganya; neighbor
tetangga; grandmother nenek; grandfather kakek; pregnant hamil bumil ibuhamil; old tua lansia lawas; young muda; age umur usia; birthday ultah
ulangtahun; wedding nikah nikahan pernikahan kondangan kawinan kawin nikahannya; graduation wisuda; party pesta acara pihak; event kegiatan; gift kado
hadiah souvenir hampers bingkisan kadonya bingkisannya; wrap bungkus dibungkus membungkus kemas; box kotak dus kardus boks dusnya kotaknya; packaging
kemasan; bag tas kantung tasnya; wallet dompet ewallet gopay ovo shopeepay linkaja; clothes baju pakaian busana sandang; shirt kemeja kaos bajunya
kaosnya; pants celana celananya; dress gaun gamis terusan daster gaunnya gamisnya; skirt rok; jacket jaket jaketnya; coat mantel jas; shoes sepatu;
sandals sandal sendal; hat topi topinya; scarf syal hijab jilbab kerudung selendang pasmina; belt sabuk gesper; glasses kacamata; jewelry perhiasan
anting; ring cincin; necklace kalung; bracelet gelang; blanket selimut; pillow bantal; bed kasur ranjang tidur dipan kasurnya ranjangnya; sheet sprei
lembar lembaran seprai; towel handuk; curtain gorden tirai korden; carpet karpet; table meja tabel mejanya; chair kursi bangku kursinya; cabinet
lemari; shelf rak etalase raknya; lamp lampu; fan kipas; mirror cermin spion; mat tikar keset matras; broom sapu; bucket ember; bottle botol; cup
cangkir gelas; plate piring; spoon sendok; fork garpu; knife pisau; pan wajan teflon penggorengan; pot panci; stove kompor; fridge kulkas; kettle
ketel teko; food makanan pangan kuliner; eat makan dimakan memakan; drink minum minuman diminum; coffee kopi ngopi kopinya; tea teh tehnya; milk susu
susunya; sugar gula gulanya; honey madu; salt garam; rice beras nasi nasinya berasnya; bread roti; cake kue bolu; snack cemilan camilan keripik; meat
daging dagingnya; chicken ayam; fish ikan ikannya; egg telur telor telurnya; vegetable sayur sayuran sayurnya; spicy pedas pedes pedasnya pedesnya;
sweet manis manisnya; bitter pahit pait; sour asam asem kecut; salty asin; taste rasa rasanya cita citarasa; smell bau aroma baunya wanginya;
fragrance wangi harum parfum pewangi; fresh segar; expired kadaluarsa kedaluwarsa kadaluwarsa; ingredient komposisi kandungan komposisinya
kandungannya; mix campur campuran mencampur dicampur; cook masak memasak dimasak masaknya; roast sangrai roasting menyangrai; brew seduh menyeduh
nyeduh diseduh; grind giling menggiling gilingan digiling; boil rebus mendidih merebus didih; fry goreng menggoreng digoreng; allergy alergi; medicine
obat obatnya; health kesehatan; healthy sehat; sick sakit; pain nyeri pegal pegel; stomach perut lambung maag; hair rambut rambutnya; tooth gigi; eye
mata; nose hidung; ear telinga kuping; hand tangan; foot kaki telapak; leg betis; head kepala; chest dada; waist pinggang; shoulder bahu pundak; neck
leher; soap sabun; shampoo sampo shampo; cream krim krem; oil minyak oli; candle lilin; makeup riasan; lipstick lipstik gincu; powder bubuk bedak
serbuk puyer; skin jerawat kulitnya; toy mainan mainannya; doll boneka; play main bermain; game permainan gamenya; book buku bukunya; pen pulpen;
write tulis menulis ditulis tulisan; name nama namanya; print cetak dicetak sablon printing ngeprint; embroidery bordir bordiran sulam; carve ukir
grafir; design desain rancangan; custom kustom; pattern motif corak pola motifnya coraknya; weave tenun tenunan menenun ditenun; stitch jahit menjahit
dijahit; made buatan; make buat bikin membuat dibuat; production produksi; craftsman pengrajin; local lokal setempat lokalan; import impor; export
ekspor; animal hewan binatang hewannya; cat kucing kucingnya; dog anjing anjingnya; bird burung; plant tanaman tumbuhan tanamannya; flower bunga
kembang; seed bibit benih; fertilizer pupuk; grass rumput; tree pohon; car mobil mobilnya; motorcycle motor sepedamotor motornya; bicycle sepeda
sepedanya; tire ban; helmet helm; travel traveling bepergian perjalanan wisata; mountain gunung; beach pantai; sea laut; sport olahraga; run lari;
swim renang berenang; football bola; work kerja bekerja; use pakai pake dipakai digunakan penggunaan memakai makai guna pemakaian makenya menggunakan
gunakan pakainya; wear kenakan; function fungsi berfungsi fungsinya gunanya kegunaannya; feature fitur; benefit manfaat kegunaan khasiat keuntungan
faedah; advantage kelebihan keunggulan; difference beda perbedaan bedanya; same sama; compare banding bandingkan dibanding; suitable cocok sesuai pas
cocoknya pantas; fit ngepas pasnya muatnya; compatible kompatibel support; need butuh perlu membutuhkan memerlukan kebutuhan butuhnya perlunya; want
mau ingin pengen pingin kepengen maunya; search cari nyari mencari pencarian dicari cariin; find temukan ketemu menemukan nemu; have punya memiliki;
available tersedia ready sedia menyediakan ada readystock adakah tersediakah; stock stok stoknya persediaan stoc; sold terjual laku; popular laris
populer; complete lengkap komplit lengkapnya; accessory aksesoris aksesori aksesorisnya kelengkapan kelengkapannya; spare sparepart cadang cadangan
suku onderdil sukucadang; replace ganti gantiin diganti mengganti penggantian; add tambah nambah ditambah ditambahin menambah tambahan; reduce kurangi
mengurangi; change ubah mengubah perubahan diubah digantiin ubahin; adjust atur diatur mengatur; connect sambung terhubung menyambung konek koneksi
hubungkan nyambung nyambungin menghubungkan; support dukung mendukung dukungan suport didukung; service layanan jasa pelayanan layanannya; monthly
bulanan; yearly tahunan; routine rutin berkala; regular reguler teratur; emergency darurat; respond respon merespons tanggap ditangani menangani;
handle penanganan gagang pegangan; problem masalah kendala soal masalahnya kendalanya trouble; solution solusi; error eror galat; stop berhenti halte;
start mulai memulai; finish selesai kelar beres rampung; wait tunggu nunggu menunggu nungguin menanti; give beri kasih memberi dikasih ngasih
diberikan; take ambil ngambil diambil mengambil; bring bawa membawa dibawa; put taruh taro ditaruh menaruh letakkan; keep jaga menjaga simpen; carry
angkut; pull tarik; push dorong; cut gunting dipotong pemotongan memotong; hang gantung; fold lipat dilipat; roll gulung rol; tie ikat; break
mematahkan istirahat; burn bakar terbakar; fall jatuh turun menurun penurunan; stick tempel lengket nempel; shake guncang; turn putar nyala menyala
nyalain menyalakan dinyalakan; press tekan pencet; walk jalan berjalan; sit duduk; stand berdiri; sleep bobo tertidur; wake bangun; laugh ketawa;
happy senang bahagia seneng; sad sedih; angry marah kesal kesel; afraid takut; worry khawatir cemas; believe percaya; trust terpercaya amanah; know
tahu tau ngerti paham mengetahui ketahuan; think pikir mikir; remember ingat inget; forget lupa kelupaan; say bilang ngomong kata ucap ucapan
mengatakan; ask minta menanyakan ditanya; allow boleh diizinkan bolehkan diperbolehkan; can bisa dapat; must harus wajib; maybe mungkin barangkali;
sure pasti yakin; true benar bener; really beneran sungguh; very sangat banget sekali amat bgt; more lebih; enough cukup lumayan; only cuma hanya;
also juga jg pula; again lagi ulang diulang lg; always selalu slalu senantiasa; often sering kerap seringkali; sometimes kadang kadangkala terkadang;
already sudah udah dah sdh telah; still masih; before sebelum; after setelah sesudah abis habis; during selama; between antara; together bareng
bersama; alone sendiri; other lain lainnya; first pertama; last terakhir; next berikutnya selanjutnya; top atas puncak; bottom bawah; front depan
didepan; back belakang punggung; left kiri; right kanan hak berhak; middle tengah; side samping sisi; around keliling; direct langsung; wholesale
grosir partai borongan grosiran; reseller dropship dropshipper; partner mitra rekanan; supplier pemasok suplier; catalog katalog katalognya; sample
sampel contoh samplenya; stamp materai cap stempel; member anggota; point poin titik poinnya; review ulasan testimoni reviewnya testinya testi
ulasannya; rating bintang penilaian; history sejarah riwayat; founder pendiri; story cerita kisah; vision visi; job lowongan loker; salary gaji;
charity amal sedekah; environment lingkungan; waste sampah limbah; natural alami alamiah alaminya; organic organik; chemical kimia; poison racun;
insect serangga; mosquito nyamuk; ant semut; mouse tikus tetikus; fungus jamur; bacteria bakteri kuman; sterile steril; protect lindungi melindungi
pelindung perlindungan; cover penutup sarung tutupnya sampul; shade peneduh teduh; hole lubang; crack keretakan; leak bocor kebocoran netes; stain
noda; scratch gores lecet; fade luntur pudar kelunturan; shrink nyusut menyusut susut mengkerut; stretch melar elastis; wrinkle kusut; tear koyak;
peel kelupas kupas; melt leleh meleleh; freeze beku; spoil basi; loose longgar; tight ketat sempit; comfortable nyaman nyamannya; beautiful cantik
indah; cute lucu imut; elegant elegan anggun; simple sederhana simpel; classic klasik; traditional tradisional; luxury mewah; unique unik; famous
terkenal; easy mudah gampang; difficult susah sulit ribet sulitnya susahnya; important penting; special khusus spesial khas istimewa; normal biasa;
standard standar; automatic otomatis otomatisnya; fixed tetap; mobile portabel portable; single satuan tunggal eceran; double ganda dobel; one satu;
two dua; three tiga; four empat; five lima; six enam; seven tujuh; eight delapan; nine sembilan; ten sepuluh; hundred ratus seratus; thousand ribu
seribu rb; million juta jutaan jutan jt sejuta; kilogram kilo kg; church gereja; mosque masjid musala; government pemerintah; police polisi; army
tentara; farmer petani; driver sopir supir pengemudi; doctor dokter dokternya; nurse perawat; christmas natal; ramadan puasa ramadhan; festival
lebaran idul; prayer sholat salat; pilgrimage umroh umrah haji; computer komputer pc komputernya; ink tinta; headphone headset; television tv
televisi; umbrella payung; tent tenda; rope tali; nail paku kuku; screw sekrup baut; glue lem; paint cat catnya cetan mengecat pengecatan; brush sikat
kuas; ladder tangga; hammer palu; drill bor; pipe pipa; pump pompa dipompa; hose selang; cement semen; brick bata batako; tile ubin; building gedung
bangunan; bridge jembatan; road jalanan jl jalannya; distance jarak jaraknya; speed kecepatan laju kecepatannya; license lisensi izinnya bpom;
certificate sertifikat sertifikatnya; award penghargaan; employee buruh; supervise mengawasi pengawasan awasi; evidence bukti barangbukti; ethics
etika; visitor pengunjung tamu; guest penginap; manager manajer pengelola; department divisi departemen; meeting rapat ketemuan; appointment janji;
queue antri antre; ticket tiket; reservation reservasi booking; class kelas; course kursus; goods barang barangnya brg dagangan; product produk
produknya brng; receive terima menerima diterima nerima keterima penerimaan nerimanya terimanya; get dapet dpt mendapatkan dapetin mendapat; via lewat
melalui; code kode kodenya; balance saldo; shopping belanja berbelanja belanjaan; bear tanggung ditanggung menanggung tanggungan; date tanggal tgl;
rent sewa menyewa disewa nyewa penyewaan sewaan disewakan rental; rest sisa sisanya selisih; ready siap disiapkan menyiapkan nyiapin; branch cabang;
count hitung dihitung menghitung ngitung hitungan perhitungan itungan; deposit titip dititip menitipkan nitip titipan dp uangmuka; news kabar dikabari
mengabari ngabarin berita; assemble rakit dirakit merakit ngerakit perakitan; report lapor laporan melapor dilaporkan melaporkan ngelapor; pickup
jemput dijemput menjemput penjemputan; uniform seragam; solar surya; confirm konfirmasi dikonfirmasi mengonfirmasi; save hemat irit menghemat nyimpan
nyimpannya; verify verifikasi diverifikasi; prescription resep; refuse tolak ditolak menolak penolakan; move pindah pindahan memindahkan dipindahkan
mindahin pindahin; dead mati padam mampus; void hangus angus; seal segel disegel; customs bea cukai pabean; issued terbit diterbitkan menerbitkan;
separate pisah dipisah terpisah memisahkan; needle jarum; agree setuju disetujui menyetujui persetujuan sepakat; collection koleksi; begin awal
dimulai permulaan; low rendah; result hasil hasilnya; dismantle bongkar dibongkar membongkar bongkaran; liquid cair dicairkan cairan mencairkan;
furniture furnitur mebel perabot mebelnya; link taut tautan; reply balas dibalas membalas bales dibales balasan; fail gagal kegagalan; plain polos;
step langkah; layer lapis lapisan; reach jangkau jangkauan menjangkau terjangkau; dollar dolar; pocket kantong saku; basic dasar; gallon galon; note
catat catatan dicatat mencatat; appear muncul tampil tampilan; form formulir; alive hidup menghidupkan; birth lahir kelahiran; letter huruf surat;
confused bingung; market pasar bazar; physical fisik; document dokumen berkas; condition kondisi keadaan; cargo kargo; adult dewasa; workshop bengkel;
alcohol alkohol; decent layak; position posisi; hope harap berharap mengharap harapan semoga; catering katering; version versi; dent penyok; center
pusat sentral; agency instansi dinas; revise revisi direvisi; knit rajut rajutan; malfunction macet ngadat; try coba mencoba dicoba nyoba nyobain;
recycle daur daurulang; sofa busa; invitation undang undangan; east timur; truck truk pikap trukny; dirty kotor; tube tabung; sensitive sensitif;
article artikel; shape bentuk berbentuk bentuknya; intact utuh; canvas kanvas; range kisar kisaran berkisar jangka rentang jangkauannya; tailor
jahitan penjahit; thread benang; remote remot jarakjauh remotenya; monitor pemantauan mantau pantauan; tall tingginya jangkung; notify kabari; valid
berlaku berlakunya; appointed ditunjuk; produce menghasilkan; include termasuk dapetnya sudahtermasuk inklusif; system sistem; rise naik kenaikan;
since sejak semenjak; join gabung bergabung; holder memuat termuat; administration admin cs; describe deskripsi; options opsi opsinya; north utara;
south selatan selat kidul; slope lereng; origin asal; energy tenaga energi; while sambil sementara selagi; read baca membaca dibaca; active aktif;
hook kait; sorry maaf; tasty enak gurih lezat nikmat; column kolom; current saat arus; cashier kasir; level tingkat tingkatan; symbol lambang;
formerly dahulu dulu; japan jepang; later nanti nnti bakal ntar entar; season musim; apply lamar melamar; pause jeda; industry industri; heart hati
jantung; independent mandiri mandir; germany jerman; singapore singapura; fine denda; favorite favorit; frame rangka; electronics elektronik; burden
beban; portion porsi porsinya; induction induksi; feed pakan; gather kumpul; profile profil; secret rahasia; upload unggah mengunggah; conversion
konversi; feather bulu; pig babi; ribbon pita; tablecloth taplak; general umum; forbid larang dilarang melarang; punctual tepat; boyfriend pacar;
detach copot lepas; attach lampir lampirkan; download unduh mengunduh; round bolak bulat bundar; value senilai nilai senila; spice rempah bumbu; total
sekaligus keseluruhan totalnya semuanya; invite ajak; commission komisi komisinya; talk bicara; forest hutan; friendly ramah; dispute sengketa;
similar mirip serupa; grease oles; flashlight senter; pour tuang menuang dituang nuang; ship kapal; subsidy subsid subsidi; instant instan; europe
eropa; vehicle wahana kendaraan kendaraannya; pure murni; operation operasi operasional; postpone tunda ditunda menunda; root akar; procedure prosedur
tata; mattress alas; bonus hadiahnya; sue adu mengadu; august agustus; july juli; june juni; may mei; march maret; december desember; tolerance
toleransi; present hadir; designer desainer; earth bumi bumin; love cinta sayang; language bahasa bahasanya; donation donasi sumbang; intern magang;
community komunitas; source sumber; rinse bilas dibilas; measure takar takaran ukur mengukur diukur; decoration dekorasi dekor hiasan; bride
pengantin; success sukses berhasil; projector proyektor; calm tenang; booth loket; priority prioritas; quarantine karantina; task tugas tugasnya;
container kontainer; colleague rekan; own milik; identity identitas; sticker stiker; carton karton; tape lakban; coin keping; model modelnya; stage
tahap; dormitory asrama; military militer; representative wakil; corner pojok; treasurer bendahara; competitor kompetitor pesaing saingan; sew jait
jahitannya; technique teknik; field bidang lapangan sawah ladang; footprint jejak; group grup; brochure brosur; collaboration kolaborasi kerjasama;
braid anyam anyaman; channel kanal; leaf daun; fiber serat seratnya; garlic bawang bawangputih; nickel nikel; character karakter; avoid hindar hindari
menghindari; dose dosis; wheel roda velg; brake rem; twin kembar; zero nol; line jalur; air udara; patience sabar; declaration deklarasi; correction
koreksi; photocopy fotokopi fotokop; mining tambang; base pangkal; disguise samar; chase nyusul menyusul; cuff manset; scam nipu tipu penipuan boong
bohong; borrow pinjem pinjam; wire kabelnya kawat; steal kemalingan nyolong; narrow sempet; most paling ter terlalu terlebih; every tiap setiap saban;
except kecuali selain; until hingga; although meskipun walaupun walau meski kendati; because karena krn soalnya lantaran sebab; if jika kalau kalo klo
bila apabila jikalau; unless asalkan; then kemudian lalu lantas; not tidak tak bukan nggak gak ga enggak kagak ndak tdk; never pernah; rarely jarang;
certainly tentu tentunya; just cuman sekadar; too terlampau kelewat; almost hampir nyaris; about kira; inside didalam; outside diluar; above diatas;
below dibawah; behind dibelakang; beside sebelah disamping; edge pinggir tepi; direction arah; west barat; river sungai; district distrik; province
propinsi; world dunia; foreign asing mancanegara; national nasional; international internasional; garage garasi; yard pekarangan; street gang; highway
tol; university kampus universitas kuliah; pharmacy apotek apotik; temple pura candi; restaurant restoran rumahmakan resto; farm peternakan; port
pelabuhan; now skrng; soon sebentar bentar; january januari; february februari; october oktober; weekend akhirpekan; eid idulfitri; anniversary
jadian; early dini; previous sebelumnya; latest terbaru terkini; modern kekinian; rare langka; people masyarakat warga; girl gadis; brother abang
kakak; sister adik; uncle om paman; aunt tante bibi; artisan perajin; guard penjaga penjagaan; business bisnis usaha; enterprise umkm ukm; distributor
penyalur; user pengguna pemakai; organization organisasi lembaga; beginner pemula; admin mimin adminnya; suggestion usulan masukan; recommendation
rekomended; smartphone gawai; laptop leptop laptopnya; keyboard papanketik; charger pengisi ngisi; bulb bohlam; switch saklar sakelar; socket
stopkontak; antenna antena; internet inet internetan kuotanya; wifi wireless wifinya; data kuota; speaker pengeras spikernya spiker; microphone
mikrofon mik mic miknya; earphone handsfree; equipment perlengkapan; part bagian komponen; adapter adaptor; bracket braket; saw gergaji; chain rantai;
sack karung; bowl mangkok mangkuk; grinder penggiling; filter saringan penyaring; ice es; smoke asap; gas elpiji; gasoline bensin; fuel bahanbakar bbm
bbmnya; bake panggang memanggang; steam kukus mengukus; stir aduk mengaduk diaduk; slice iris mengiris; serve saji sajikan penyajian menyajikan
sajinya; flavor perasa; raw mentah; ripe matang; noodle mie mi bakmi; cookie biskuit kukis; candy permen; cheese keju; butter mentega margarin; beef
sapi; shrimp udang; goat kambing; lamb domba; apple apel; banana pisang; mango mangga; coconut kelapa; palm aren sawit palem; avocado alpukat;
strawberry stroberi; grape anggur; pineapple nanas; ginger jahe; chili cabai cabe; pepper lada merica; herb jamu herbal ramuan; bean kacang; soy
kedelai; corn jagung; wheat gandum; flour tepung; sauce saus sambal; soup sup soto; vinegar cuka; juice jus sari; syrup sirup; nutrition gizi nutrisi;
calorie kalori; caffeine kafein; fat lemak gemuk gendut; meal santapan; breakfast sarapan; dinner makanmalam; preservative pengawet; concentrate
konsentrat; paste pasta; soil tanah; harvest panen; pet peliharaan; horse kuda; rabbit kelinci; cage kandang sangkar; blouse blus; jeans jins; shorts
celanapendek; sweater sweter; hoodie hudi; hijab khimar hijabnya; boot bot; sock kaus kaoskaki; glove sarungtangan; underwear dalaman; textile
tekstil; polyester poliester; stainless antikarat; aluminium alumunium; copper tembaga; brass kuningan; marble marmer; sponge spons; sleeve lengan;
collar kerah; zipper ritsleting resleting; maroon maron; navy dongker; transparent transparan bening; medium sedang; diameter garistengah; dimension
dimensi; meter m; centimeter cm senti; gram gr; inch inci; pack pak; slim langsing; mouth mulut; lip bibir; hip pinggul; knee lutut; bone tulang;
blood darah; disease penyakit; fever demam; cough batuk; flu pilek; treatment pengobatan; massage pijat; vitamin suplemen; breastfeeding menyusui
busui; perfume minyakwangi; cosmetic kosmetik; shower pancuran; detergent deterjen; waterproof antiair tahanair kedap; shiny mengkilap kilap; comfort
kenyamanan; uncomfortable gerah; pretty cakep; better lebihbaik mending; great hebat keren mantap; perfect sempurna; complicated rumit; practical
praktis; different berbeda; exactly persis; quarter seperempat; amount nominal; limit batasan; like suka seperti kayak kyk sukanya; hate benci;
understand mengerti; doubt ragu; disappointed kecewa; satisfied puas; proud bangga; shy malu; tired capek lelah; hungry lapar; thirsty haus; jump
lompat; tell ceritakan memberitahu kasihtau; meet bertemu jumpa; leave tinggalkan meninggalkan; hold pegang; look ngeliat; show tunjukkan menunjukkan
perlihatkan; listen dengar menyadap sadap penyadap; hear kedengaran; feel terasa; touch sentuh; end akhir berakhir; continue lanjut lanjutkan; remove
hilangkan; increase naikkan menaikkan; set setel pengaturan; connection sambungan; disadvantage kekurangan kelemahan; trouble gangguan; lost
kehilangan; mistake kesalahan; authentic autentik; refurbished rekondisi; fix betulkan benahi; risk risiko resiko; accident kecelakaan; term istilah;
series seri; category kategori; variant varian variannya; preorder po inden; vase vas; souvenir suvenir cinderamata; pencil pensil; magazine majalah;
music musik; song lagu; dance tari; art seni; craft kerajinan; culture budaya; comment komentar; social sosial; follow ikuti; share bagikan; logout
keluar; click klik; offline luring; cart keranjang; retail ecer; bulk jumlahbanyak banyaknya; auction lelang; lend meminjam; consult konsul konsulnya;
plan rencana; goal tujuan; method metode cara; profit untung laba; loss rugi kerugian; refund pengembaliandana uangkembali; sale diskonan salenya;
offer tawaran menawarkan; deal kesepakatan; negotiate nego tawar menawar; map peta; route rute; bus bis; train kereta; plane pesawat; boat perahu;
seat jok; stable stabil; quiet hening senyap; clear jelas jernih; blurry buram; sharp tajam; flat datar; square persegi; straight lurus; curved
melengkung; folded melipat; portable jinjing; smart pintar cerdas; indoor dalamruangan; humidity kelembapan; heat memanaskan; conditioner ac; tank
tangki; mop pel; pollution polusi; sky langit; sensor sensornya; alarm alarmnya; manual panduannya bukupanduan; way gimana gmn bagaimana; invoice
notanya fakturnya invoicenya; worker pekerjanya; fee ongkosnya; java jawa jateng jatim jabar jogja; sumatra sumatera; borneo kalimantan; abroad
luarnegeri ln; express sameday instant; marketplace tokopedia shopee lazada bukalapak tokped; app aplikasinya; real realpict; video videonya; item
itemnya; care merawatnya rawatnya ngerawat; expire kedaluwarsanya expirednya exp; halal halalnya; fruit buahnya; acne jerawatan; effect efek
efeksamping; fabric kainnya; sand pasir; cupboard lemarinya; clock jamnya; ball bolanya; shoe sepatunya; spy pengintai tersembunyi spycam; hidden
ngumpet sembunyi; interview wawancara; tracking pelacak gps; maid art pembantu; elderly manula; hearing pendengaran; blind buta tunanetra; deaf tuli
tunarungu; translate menerjemahkan terjemahan; indonesia indo; arabic arab; chinese mandarin cina tiongkok; korean korea; american amerika; handmade
buatantangan; customize customnya; logo logonya; text teks; photo potonya; engrave ngukir; alter permak vermak; dye celup pewarna; toxic beracun;
vibration getar getaran; timer pewaktu; rechargeable isiulang; disposable sekalipakai; replacement penggantinya; upgrade tingkatkan; update pembaruan;
format memformat diformat; iphone ios; bluetooth blutut; sim simcard
`;
