/** Stems of Indonesian: a general stemmer takes the lost first letter of "pengiriman" for the root's own, and cuts roots that only look as if they began with a prefix. */
import { stemmer } from '@orama/stemmers/indonesian';

/** roots that shops say most of those whose first letter a prefix swallows, or is taken for one */
const roots =
  'kirim kembali tukar kemas terima kerja titip tambah kunjung keluh kumpul tunggu tanya tutup timbang tebus tawar kurang sewa setrika simpan pesan pasang potong pakai cek klaim rawat cetak ganti daftar pindah pilih tahan tempel tunda sambung saring siram serap sikat masalah kendala nyala';
const swallowed = /^[kpst](?=[aeiou])/u;
const prefixes = '(?:di|ter|ber|se)?';
const nasal = '(?:memper|di|se)?(?:men[gy]?|pen[gy]?|mem|pem|meng|penge|menge|me|pe|per|ng|ny|n|m)';
const endings = '(?:an|kan|i|in|inkan)?(?:nya|ku|mu|kah|lah)?';

const patterns = roots.split(' ').map((root) => {
  const inner = root.replace(swallowed, '');
  return { root, pattern: new RegExp(`^(?:${prefixes}${root}|${nasal}(?:${root}|${inner}))${endings}$`, 'u') };
});

/** in talk "-kan" is "-in", and "meng-" is "ng-": "bungkusin", "ngangkut" */
const spoken =
  /^(?:nge(?=\p{L}{3})|ng(?=[aiuo]\p{L}{3}))?(\p{L}{5,})in$|^(?:nge(?=\p{L}{3})|ng(?=[aiuo]\p{L}{3}))(\p{L}+)$/u;

export const indonesianStem = (word: string): string =>
  patterns.find(({ pattern }) => pattern.test(word))?.root ?? stemmer(word.replace(spoken, '$1$2'));
