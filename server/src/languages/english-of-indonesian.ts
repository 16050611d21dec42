/** What Indonesian words of shops and of talk mean, by an English word that has a vector: `english form form; ...`. What is not among them means itself. */
export const englishOfIndonesian = `
buy beli pembelian membeli dibeli kebeli; sell jual menjual dijual jualan penjualan; seller penjual pedagang lapak; buyer pembeli; customer pelanggan
konsumen langganan; shop toko warung kios gerai outlet kedai; store gudang; price harga hrg banderol tarif; cheap murah termurah murmer; expensive
mahal kemahalan; cost biaya ongkos kos; pay bayar membayar dibayar bayarnya pembayaran lunas dilunasi; payment pelunasan transaksi; money uang duit
dana; cash tunai kontan; transfer tf trf; bank rekening rek; credit kredit; installment cicil cicilan nyicil angsuran mencicil tenor; debt utang
hutang; discount diskon potongan korting cashback; promotion promo promosi obral; voucher kupon; free gratis bebas; order pesan pesanan memesan
dipesan orderan pesen mesen pemesanan; cancel batal batalin dibatalkan pembatalan membatalkan; send kirim ngirim mengirim dikirim kirimin pengiriman
kiriman; delivery antar dianter anter diantar pengantaran; shipping ongkir ekspedisi logistik; courier kurir; package paket bungkusan; arrive sampai
sampe nyampe tiba datang dateng dtg; late telat terlambat lambat ngaret; fast cepat cepet kilat ekspres; slow lelet pelan; quick segera lekas; track
lacak resi melacak pelacakan; return kembali balik balikin kembalikan dikembalikan pengembalian retur; exchange tukar nukar ditukar penukaran menukar;
damage rusak kerusakan rusaknya; broken pecah patah retak; torn sobek robek; defect cacat; wrong salah keliru; missing hilang kurang ketinggalan;
complaint keluhan komplain protes; warranty garansi; guarantee jaminan menjamin dijamin jamin; repair perbaiki perbaikan benerin dibenerin servis
service betulin reparasi memperbaiki; maintenance perawatan pemeliharaan rawat merawat dirawat; clean bersih bersihin membersihkan kebersihan; wash
cuci mencuci dicuci nyuci cucian; dry kering jemur dijemur mengeringkan pengering keringin; iron setrika disetrika gosok; install pasang memasang
dipasang pemasangan instalasi masang terpasang kepasang; installation penginstalan; technician teknisi tukang montir; expert ahli pakar; professional
profesional; team tim; staff staf karyawan pegawai pekerja; boss bos atasan; owner pemilik; company perusahaan pt cv; office kantor; factory pabrik;
warehouse pergudangan; house rumah; apartment apartemen kost kontrakan; hotel penginapan; hospital rumahsakit klinik; school sekolah; student siswa
murid pelajar mahasiswa; teacher guru dosen; mall mal; airport bandara; station stasiun; city kota; village desa kampung; area daerah wilayah kawasan;
region provinsi kabupaten; country negara negeri; island pulau; address alamat almt; location lokasi letak tempat; near dekat deket sekitar; far jauh;
visit kunjungi mengunjungi kunjungan mampir berkunjung datengin; come kemari kesini; go pergi berangkat; home pulang mudik; open buka dibuka; close
tutup ditutup menutup; hour jam pukul; minute menit; second detik; day hari; today sekarang skrg; tomorrow besok; yesterday kemarin kmrn; week minggu
pekan; month bulan; year tahun thn; monday senin; tuesday selasa; wednesday rabu; thursday kamis; friday jumat; saturday sabtu; sunday ahad; holiday
libur liburan; morning pagi; noon siang; evening sore; night malam malem; time waktu; long lama; duration durasi; process proses diproses; schedule
jadwal; deadline batas tenggat; minimum minimal; maximum maksimal maksimum maks; phone hp handphone ponsel telepon telpon telp smartphone; phone wa whatsapp whatsappnya; call hubungi nelpon menelepon ditelpon menghubungi; contact kontak; email surel; message pesannya sms; chat ngobrol; website situs web; online
daring; application aplikasi; account akun; password sandi; access masuk; register daftar mendaftar pendaftaran; personal pribadi; privacy privasi;
delete hapus dihapus menghapus penghapusan wiped; information informasi info keterangan; question pertanyaan tanya nanya bertanya; answer jawaban
jawab menjawab; help bantu bantuan membantu tolong; advice saran nasihat; recommend rekomendasi rekomen rekomendasiin; choose pilih milih memilih
pilihan dipilih; type jenis tipe macam; brand merek merk; agent agen; official resmi; original asli ori orisinal; fake palsu kw tiruan; new baru; used
bekas seken; quality kualitas mutu; good bagus baik; bad jelek buruk; best terbaik; strong kuat kokoh tangguh; weak lemah; durable awet tahan; thick
tebal tebel; thin tipis; heavy berat; weight bobot; light ringan enteng; big besar gede; large jumbo; small kecil mungil; size ukuran; length panjang;
width lebar; height tinggi; depth kedalaman; deep dalam dalem; wide luas; short pendek; capacity kapasitas muat menampung nampung; full penuh; empty
kosong; content isi isinya berisi; number jumlah nomor nomer; many banyak; few dikit sedikit; all semua seluruh; half setengah separuh; pair sepasang;
dozen lusin; piece buah biji potong; percent persen; color warna; black hitam item; white putih; red merah; blue biru; green hijau ijo; yellow kuning;
brown cokelat coklat; gray abu; purple ungu; orange oranye oren; gold emas; silver perak; bright terang cerah; dark gelap; material bahan; cloth kain;
cotton katun; silk sutra sutera; wool wol; leather kulit; wood kayu; bamboo bambu; bamboo rotan; metal logam; steel baja stainless; glass kaca beling;
plastic plastik; rubber karet; paper kertas; stone batu; clay gerabah; ceramic keramik; soft lembut halus empuk lembek; hard keras; rough kasar;
smooth licin mulus; warm hangat anget; hot panas; cold dingin; cool sejuk adem; wet basah lembab lembap; rain hujan ujan kehujanan; water air; fire
api kebakaran; wind angin; sun matahari; weather cuaca; dust debu; rust karat berkarat; outdoor luar teras halaman; garden kebun taman; terrace
beranda balkon; room kamar ruang ruangan; kitchen dapur; bathroom mandi toilet wc; door pintu; window jendela; wall dinding tembok; roof atap; floor
lantai; gate pagar gerbang; parking parkir; camera kamera cctv; picture gambar foto; record rekam merekam perekam rekaman direkam ngerekam; recorder
dvr nvr; watch pantau memantau dipantau tonton nonton; see lihat liat melihat diliat dilihat keliatan kelihatan; view pandang pandangan; angle sudut;
degree derajat; lens lensa; resolution resolusi; pixel megapiksel piksel; detect deteksi mendeteksi pendeteksi; motion gerak gerakan; face muka wajah;
finger jari; fingerprint sidik; scan pindai memindai; attendance absen absensi presensi; machine mesin; device alat perangkat; tool perkakas
peralatan; electric listrik; electricity pln; power daya; battery baterai batre batere aki; charge cas dicas ngecas charger; cable kabel; plug colokan
colok steker; voltage voltase tegangan; memory memori; storage penyimpanan simpan menyimpan nyimpen disimpan; disk harddisk hardisk hdd; card kartu;
network jaringan; wireless nirkabel wifi; signal sinyal; screen layar; button tombol; sound suara bunyi; noise bising berisik; loud kencang kenceng
nyaring; lock kunci gembok; security keamanan satpam; safe aman; danger bahaya berbahaya; thief maling pencuri; crime kejahatan pencurian; insurance
asuransi; premium premi; claim klaim; law hukum; regulation regulasi peraturan aturan; permit izin ijin perizinan; rule ketentuan syarat; policy
kebijakan; tax pajak ppn; bill faktur nota kuitansi kwitansi; receipt struk; contract kontrak perjanjian; training pelatihan; teach ajar ajari
diajarin mengajari ngajarin mengajar; learn belajar; explain jelaskan menjelaskan penjelasan jelasin; guide panduan petunjuk; test uji tes dites
pengujian menguji diuji ngetes; check cek periksa memeriksa ngecek pemeriksaan dicek; survey survei disurvei; consultation konsultasi; estimate
perkiraan estimasi taksiran; quote penawaran; budget anggaran; project proyek; experience pengalaman berpengalaman; configuration konfigurasi setting
setelan; temperature suhu temperatur; thermal termal; body badan tubuh; human manusia orang; person seseorang; man pria cowok cowo laki; woman wanita
cewek cewe perempuan; child anak bocah; baby bayi dedek; toddler balita; mother ibu mama mamah bunda emak; father ayah bapak papa bapa; parents ortu
orangtua; wife istri; husband suami; friend teman temen kawan sahabat; family keluarga; neighbor tetangga; grandmother nenek; grandfather kakek;
pregnant hamil bumil; old tua lansia; young muda; age umur usia; birthday ultah; wedding nikah nikahan pernikahan kondangan kawinan; graduation
wisuda; party pesta acara; event kegiatan; gift kado hadiah souvenir hampers; wrap bungkus dibungkus membungkus kemas; box kotak dus kardus; packaging
kemasan; bag tas; wallet dompet; clothes baju pakaian busana; shirt kemeja kaos; pants celana; dress gaun gamis; skirt rok; jacket jaket; coat mantel;
shoes sepatu; sandals sandal sendal; hat topi; scarf syal hijab jilbab kerudung; belt sabuk; glasses kacamata; jewelry perhiasan; ring cincin;
necklace kalung; bracelet gelang; jewelry anting; blanket selimut; pillow bantal; bed kasur ranjang tidur; sheet sprei; towel handuk; curtain gorden
tirai; carpet karpet; table meja; chair kursi bangku; cabinet lemari; shelf rak; lamp lampu; fan kipas; mirror cermin; mat tikar keset matras; broom
sapu; bucket ember; bottle botol; cup cangkir gelas; plate piring; spoon sendok; fork garpu; knife pisau; pan wajan teflon; pot panci; stove kompor;
fridge kulkas; kettle ketel teko; food makanan; eat makan dimakan; drink minum minuman diminum; coffee kopi ngopi; tea teh; milk susu; sugar gula;
honey madu; salt garam; rice beras nasi; bread roti; cake kue; snack cemilan camilan keripik; meat daging; chicken ayam; fish ikan; egg telur telor;
vegetable sayur; spicy pedas pedes; sweet manis; bitter pahit pait; sour asam asem; salty asin; taste rasa rasanya; smell bau aroma; fragrance wangi
harum parfum pewangi; fresh segar; expired kadaluarsa kedaluwarsa kadaluwarsa; ingredient komposisi kandungan; mix campur campuran; cook masak
memasak; roast sangrai roasting; brew seduh menyeduh nyeduh; grind giling menggiling gilingan; boil rebus mendidih; fry goreng; allergy alergi;
medicine obat; health kesehatan; healthy sehat; sick sakit; pain nyeri pegal pegel; stomach perut lambung maag; hair rambut; tooth gigi; eye mata;
nose hidung; ear telinga kuping; hand tangan; foot kaki; leg betis; head kepala; chest dada; waist pinggang; shoulder bahu pundak; neck leher; soap
sabun; shampoo sampo; cream krim; oil minyak; candle lilin; makeup riasan; lipstick lipstik; powder bubuk bedak; skin jerawat; toy mainan; doll
boneka; play main bermain; game permainan; book buku; pen pulpen; write tulis menulis ditulis tulisan; name nama; print cetak dicetak sablon printing;
embroidery bordir; carve ukir grafir; design desain; custom kustom; pattern motif corak; weave tenun tenunan; stitch jahit menjahit dijahit; made
buatan; make buat bikin membuat dibuat; production produksi; craftsman pengrajin; local lokal; import impor; export ekspor; animal hewan binatang; cat
kucing; dog anjing; bird burung; plant tanaman tumbuhan; flower bunga; seed bibit benih; fertilizer pupuk; grass rumput; tree pohon; car mobil;
motorcycle motor; bicycle sepeda; tire ban; helmet helm; travel traveling bepergian; mountain gunung; beach pantai; sea laut; sport olahraga; run
lari; swim renang berenang; football bola; work kerja bekerja; use pakai pake dipakai digunakan penggunaan memakai makai guna; wear kenakan; function
fungsi berfungsi; feature fitur; benefit manfaat kegunaan khasiat; advantage kelebihan keunggulan; difference beda perbedaan bedanya; same sama;
compare banding bandingkan dibanding; suitable cocok sesuai pas; fit ngepas; compatible kompatibel; need butuh perlu membutuhkan; want mau ingin
pengen pingin kepengen; search cari nyari mencari; find temukan ketemu; have punya memiliki; available tersedia ready sedia; stock stok; sold terjual
laku; popular laris populer; complete lengkap; accessory aksesoris aksesori; spare sparepart; replace ganti gantiin diganti mengganti penggantian; add
tambah nambah ditambah ditambahin menambah tambahan; reduce kurangi mengurangi; change ubah mengubah perubahan; adjust atur diatur mengatur; connect
sambung terhubung menyambung konek; support dukung mendukung dukungan; service layanan jasa pelayanan; monthly bulanan; yearly tahunan; routine rutin
berkala; regular reguler teratur; emergency darurat; respond respon merespons tanggap ditangani menangani; handle penanganan; problem masalah kendala;
solution solusi; error eror; stop berhenti; start mulai; finish selesai kelar beres; wait tunggu nunggu menunggu; give beri kasih memberi dikasih
ngasih; take ambil ngambil diambil mengambil; bring bawa membawa dibawa; put taruh taro ditaruh menaruh; keep jaga menjaga; carry angkut; pull tarik;
push dorong; cut gunting; hang gantung; fold lipat dilipat; roll gulung; tie ikat; break mematahkan; burn bakar terbakar; fall jatuh; stick tempel
lengket nempel; shake guncang; turn putar; press tekan pencet; walk jalan; sit duduk; stand berdiri; sleep bobo tertidur; wake bangun; laugh ketawa;
happy senang bahagia; sad sedih; angry marah; afraid takut; worry khawatir; believe percaya; trust terpercaya; know tahu tau ngerti paham; think
pikir; remember ingat; forget lupa; say bilang ngomong kata; ask minta; allow boleh diizinkan; can bisa dapat; must harus wajib; maybe mungkin; sure
pasti yakin; true benar bener; really beneran sungguh; very sangat banget sekali; more lebih; enough cukup; only cuma hanya; also juga; again lagi;
always selalu; often sering; sometimes kadang; already sudah udah; still masih; before sebelum; after setelah sesudah abis habis; during selama;
between antara; together bareng bersama; alone sendiri; other lain; first pertama; last terakhir; next berikutnya; top atas; bottom bawah; front
depan; back belakang; left kiri; right kanan; middle tengah; side samping; around keliling; direct langsung; wholesale grosir partai; reseller
dropship; partner mitra; supplier pemasok; catalog katalog; sample sampel contoh; stamp materai; member anggota; point poin; review ulasan testimoni;
rating bintang; history sejarah; founder pendiri; story cerita; vision visi; job lowongan loker; salary gaji; charity amal sedekah; environment
lingkungan; waste sampah limbah; natural alami; organic organik; chemical kimia; poison racun; insect serangga; mosquito nyamuk; ant semut; mouse
tikus; fungus jamur; bacteria bakteri kuman; sterile steril; protect lindungi melindungi pelindung perlindungan; cover penutup sarung; shade peneduh;
hole lubang; crack keretakan; leak bocor; stain noda; scratch gores lecet; fade luntur pudar; shrink nyusut menyusut; stretch melar; wrinkle kusut;
tear koyak; peel kelupas; melt leleh meleleh; freeze beku; spoil basi; loose longgar; tight ketat sempit; comfortable nyaman; beautiful cantik indah;
cute lucu imut; elegant elegan; simple sederhana simpel; classic klasik; traditional tradisional; luxury mewah; unique unik; famous terkenal; easy
mudah gampang; difficult susah sulit; important penting; special khusus spesial; normal biasa; standard standar; automatic otomatis; fixed tetap;
mobile portabel portable; single satuan tunggal; double ganda dobel; one satu; two dua; three tiga; four empat; five lima; six enam; seven tujuh;
eight delapan; nine sembilan; ten sepuluh; hundred ratus; thousand ribu; million juta; kilogram kilo; church gereja; mosque masjid; government
pemerintah; police polisi; army tentara; farmer petani; driver sopir supir; doctor dokter; nurse perawat; christmas natal; ramadan puasa ramadhan;
festival lebaran idul; prayer sholat salat; pilgrimage umroh umrah haji; baby popok; computer komputer; ink tinta; headphone
headset; television tv televisi; umbrella payung; tent tenda; rope tali; nail paku; screw sekrup baut; glue lem; paint cat; brush sikat kuas; ladder
tangga; hammer palu; drill bor; pipe pipa; pump pompa dipompa; hose selang; cement semen; brick bata; tile ubin; building gedung bangunan; bridge
jembatan; road jalanan; distance jarak; speed kecepatan; license lisensi; certificate sertifikat; award penghargaan; employee buruh; supervise
mengawasi pengawasan awasi; evidence bukti; ethics etika; visitor pengunjung tamu; guest penginap; manager manajer; department divisi departemen;
meeting rapat; appointment janji; queue antri antre; ticket tiket; reservation reservasi booking; class kelas; course kursus;
goods barang barangnya brg; product produk; receive terima menerima diterima nerima keterima penerimaan; get dapet dpt mendapatkan dapetin; via lewat
melalui via; charge kena dikenakan dikenai pungut dipungut pungutan; code kode; balance saldo; shopping belanja berbelanja belanjaan; bear tanggung
ditanggung menanggung tanggungan; date tanggal tgl; rent sewa menyewa disewa nyewa penyewaan sewaan; rest sisa sisanya; again ulang diulang; ready
siap disiapkan menyiapkan nyiapin; branch cabang; count hitung dihitung menghitung ngitung hitungan perhitungan itungan; deposit titip dititip
menitipkan nitip titipan; news kabar dikabari mengabari ngabarin; assemble rakit dirakit merakit ngerakit perakitan; report lapor laporan melapor
dilaporkan melaporkan ngelapor; pickup jemput dijemput menjemput penjemputan; uniform seragam; solar surya; confirm konfirmasi dikonfirmasi
mengonfirmasi; save hemat irit menghemat; verify verifikasi diverifikasi; prescription resep; refuse tolak ditolak menolak penolakan; bill tagih
tagihan ditagih menagih tagihannya; move pindah pindahan memindahkan dipindahkan mindahin pindahin; dead mati padam; sheet lembar lembaran; void
hangus angus; seal segel disegel; customs bea cukai; issued terbit diterbitkan menerbitkan; separate pisah dipisah terpisah memisahkan; needle jarum;
agree setuju disetujui menyetujui persetujuan; collection koleksi; party pihak; spare cadang cadangan; halal halal; begin awal dimulai permulaan; low
rendah; point titik; result hasil hasilnya; dismantle bongkar dibongkar membongkar bongkaran; liquid cair dicairkan cairan mencairkan; furniture
furnitur mebel perabot; link taut tautan; reply balas dibalas membalas bales dibales balasan; fail gagal kegagalan; plain polos; step langkah; layer
lapis lapisan; reach jangkau jangkauan menjangkau terjangkau; dollar dolar; pocket kantong saku; basic dasar; gallon galon; note catat catatan dicatat
mencatat; appear muncul; form formulir; alive hidup menghidupkan; say ucap ucapan; birth lahir kelahiran; button kancing; letter huruf; confused
bingung; market pasar; physical fisik; document dokumen berkas; condition kondisi keadaan; cargo kargo; pattern pola; adult dewasa; workshop bengkel;
alcohol alkohol; decent layak; problem soal; position posisi; hope harap berharap mengharap; catering katering; version versi; dent penyok; right hak
berhak; center pusat; agency instansi; back punggung; revise revisi direvisi; knit rajut rajutan; malfunction macet ngadat; handle gagang pegangan;
try coba mencoba dicoba nyoba nyobain; recycle daur; history riwayat; sofa busa; invitation undang undangan; east timur; truck truk pikap; dirty
kotor; tube tabung; cover tutupnya sampul; sensitive sensitif; article artikel; size ukurannya segede; shape bentuk berbentuk; intact utuh; use
pemakaian makenya menggunakan gunakan; canvas kanvas; range kisar kisaran berkisar; break istirahat; turn nyala menyala nyalain menyalakan dinyalakan;
tailor jahitan; embroidery bordiran; thread benang; roof genteng; panel panel; remote remot; storage tersimpan; electric setrum; noise kebisingan;
monitor pemantauan mantau; survey survey; training mengajarkan; leak kebocoran netes; cold pendingin pendinginan; hot pemanas; heavy beratnya; tall
tingginya; wide lebarnya; notify kabari; person org; valid berlaku berlakunya; available menyediakan; appointed ditunjuk; produce
menghasilkan; capacity tampung; include termasuk; cut dipotong pemotongan; missing ilang keilangan; system sistem; rise naik kenaikan; fall turun
menurun penurunan; since sejak; join gabung bergabung; exchange tuker ditukerin tukeran; holder muat memuat termuat;
minimum min minim; administration admin cs; describe deskripsi; options opsi opsinya; north utara; south selatan selat kidul; slope lereng; origin
asal; energy tenaga daya; while sambil; rest selisih; read baca membaca dibaca; active aktif; urgent darurat; thousand seribu; hook kait; sorry maaf;
year setahun tahunan; shade teduh; stamp cap stempel; tasty enak gurih lezat nikmat; column kolom; current saat; region daerah wilayah kecamatan
camat; cashier kasir; level tingkat tingkatan; symbol lambang; formerly dahulu dulu; type ketik mengetik diketik nulis tulis; keep simpen; japan
jepang; later nanti nnti bakal; check centang cek; season musim; apply lamar melamar; pause jeda; industry industri; heart hati; independent mandiri
mandir; iron besi; germany jerman; singapore singapura; fine denda; favorite favorit; frame rangka; electronics elektronik; burden beban; portion
porsi; finish selesai kelar rampung; induction induksi; feed pakan; gather kumpul; profile profil; secret rahasia; upload unggah mengunggah;
conversion konversi; feather bulu; pig babi; ribbon pita; tablecloth taplak; general umum; forbid larang dilarang melarang; punctual tepat; boyfriend
pacar; detach copot lepas; half separo setengah; attach lampir lampirkan; download unduh; round bolak; value senilai nilai senila; spice rempah;
appear tampil tampilan; total sekaligus keseluruhan; invite ajak; commission komisi komisinya; talk bicara ngobrol; forest hutan; friendly ramah;
dispute sengketa; similar mirip; dispute komplain; grease oles; flashlight senter; pour tuang; ship kapal; subsidy subsid subsidi; gas gas; instant
instan; europe eropa; order suruh; vehicle wahana kendaraan; pure murni; operation operasi operasional; postpone tunda ditunda menunda; root akar;
procedure prosedur; mattress alas; market bazar; bonus bonus hadiahnya; light cahaya; number angka; sue adu mengadu; august agustus; july juli; june
juni; may mei; march maret; december desember; tolerance toleransi; present hadir; designer desainer desain; earth bumi bumin; love cinta; language
bahasa; donation donasi sumbang; intern magang; community komunitas; source sumber; vegan vegan; special khas spesial; water siram menyiram; rinse
bilas dibilas; measure takar takaran; decoration dekorasi dekor; bride pengantin; success sukses; projector proyektor; calm tenang; queue antre antri;
booth loket; priority prioritas; quarantine karantina; task tugas tugasnya; customs pabean cukai; container kontainer; colleague rekan; own milik
memiliki punya; identity identitas; sticker stiker; carton karton kardus; tape lakban; range jangka; pin pin; coin keping; model model modelnya; stage
tahap; dormitory asrama; military militer; representative wakil; cylinder tabung; corner pojok; treasurer bendahara; competitor kompetitor
pesaing saingan; sew jait jahit jahitan; technique teknik; shelf etalase raknya; field bidang; footprint jejak; group grup; brochure brosur;
collaboration kolaborasi kerjasama; braid anyam anyaman; channel kanal; paint catnya; leaf daun; fiber serat seratnya; garlic bawang; nickel nikel;
character karakter; orange jeruk; avoid hindar hindari menghindari; dose dosis; wheel roda; brake rem; twin kembar; island nusantara pulau kepulauan;
zero nol; line jalur; air udara; patience sabar; percent persen persennya; declaration deklarasi; agency dinas; correction koreksi; photocopy fotokopi
fotokop; mining tambang; army tentara; base pangkal; disguise samar; million jutaan jutan; chase nyusul menyusul; cuff manset; fail gagal; recommend
rekomendasi saran saranin; hope harap harapan; trust percaya terpercaya amanah; scam nipu tipu penipuan boong bohong; help bantu bantuin tolong tlg;
explain jelasin jelaskan; guide panduan petunjuk; learn belajar; teach ajarin ngajarin; rent sewa nyewa menyewa disewakan penyewaan rental; borrow
pinjem pinjam; repair servis benerin betulin perbaiki reparasi; install pasang masang memasang dipasang pemasangan instal instalasi; technician
teknisi tukang montir; visit kunjungi mampir main; survey survei survey; consult konsultasi; wire kabel kabelnya; screen layar monitor; storage
penyimpanan memori; record rekam merekam rekaman; watch nonton pantau memantau; steal maling pencuri kemalingan nyolong; night malam malem; rain hujan
keujanan; sun matahari; hot panas kepanasan; cold dingin kedinginan; noise berisik bising; strong kuat kokoh tangguh; weak lemah; easy gampang mudah;
difficult susah sulit ribet; clean bersih bersihin membersihkan; dirty kotor; smell bau wangi aroma; soft lembut halus empuk; rough kasar; heavy berat
beratnya; lightweight enteng; thick tebal; thin tipis; wide lebar lebarnya; narrow sempit sempet; long panjang panjangnya; short pendek; high tinggi
tingginya; deep dalam kedalaman
`;
