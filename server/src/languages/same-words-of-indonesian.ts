/**
 * What goes by several words in Indonesian, loans among them: `word word; ...`. Pages speak as catalogues do, visitors as people talk, and
 * tables of values are often in English. Only words that mean the same wherever they stand, and none that packs know as a form of a concept.
 */
export const sameWordsOfIndonesian = `
wajah muka face; absensi absen presensi attendance; sidik fingerprint; teknisi tukang montir; konsultasi konsul consultation;
pelatihan ajar diajarkan mengajari diajarin training; pemeliharaan perawatan rawat maintenance; kendala masalah gangguan rewel ngadat macet error eror trouble; bantuan bantu dukung dukungan support; aplikasi apk app apps;
ponsel hp handphone smartphone; jangkauan jarak range distance; memori memory; harddisk hardisk hardis hdd; kanal channel ch;
port colokan soket socket; kabel cable; tegangan voltase voltage; daya power; baterai battery; cas charging ngecas; layar screen display;
suara audio sound bunyi; mikrofon mic microphone; lensa lens; gambar image foto; resolusi resolution; piksel pixel megapiksel megapixel;
rekam record recording; jaringan network; nirkabel wireless wifi; dinding tembok wall; dudukan bracket braket mount mounting;
kapasitas capacity; penyimpanan simpan storage; opsional optional;
dimensi dimension dimensions; suhu temperatur temperature; kelembapan kelembaban humidity; unduh download; unggah upload;
pasang instal install instalasi installation; survei survey peninjauan; kunjung mengunjungi didatangi datengin; gudang warehouse;
kebun kebon; parkir parkiran parking; kamar ruangan; rumah hunian; kos kost kosan indekos; gedung bangunan building;
hujan ujan kehujanan rain; lambat lemot lelet; murah ekonomis; kuat tangguh kokoh; mudah gampang simpel; sulit susah ribet rumit;
jernih tajam bening; buram burem kabur blur; terang cerah; nyala menyala hidup aktif; karyawan pegawai staf staff;
pelanggan konsumen customer klien; merek merk brand; tipe type model jenis macam; motif corak pola; rasa flavor flavour;
asam masam kecut acid acidity; biji bean beans; bubuk powder serbuk; giling grind ground; seduh brew; sangrai roasting roast; segar fresh;
hewan binatang peliharaan; sparepart onderdil; tombol button; inframerah infrared ir; gerak gerakan motion;
deteksi detection detect; keamanan security; pantau pemantauan mengawasi pengawasan monitoring; konek koneksi connect connection;
fitur feature features; tahapan tahap langkah step; selesai kelar beres rampung tuntas; rutin berkala reguler; sewa rental rent;
bekas second seken; asli original ori orisinal autentik otentik; palsu kw tiruan imitasi; resmi official; kemasan packaging packing bungkus;
kardus dus karton boks box; kantong saku; resleting ritsleting sleting zipper; lengan sleeve; pinggang waist;
susut menyusut mengkerut shrink; lentur elastis melar stretch; transparan nerawang menerawang; jerawat acne; debu dust;
izin perizinan legalitas lisensi; cabang branch; sertifikat certificate; situs website web; hapus delete;
saringan filter penyaring; cermin mirror; cetak print printing; tinta ink; lipat foldable; gagang pegangan handle;
sensitif peka sensitive; khasiat manfaat benefit; takaran dosis; darurat emergency; kado hadiah; jadwal schedule;
penawaran quotation; kartu card; sandi password; fisik fisiknya offline; laki pria cowok cowo; cewek cewe perempuan wanita
`;
