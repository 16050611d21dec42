/** "Cleaner for leather" is a cleaner, "Tutup untuk botol" a lid: what it is for is not what it is. */
const purpose =
  /(?<=\p{L}.*)\s(?:for|fits|to fit|compatible with|für|passend (?:für|zu)|pour|para|per|voor|til|till|för|untuk|utk|buat|dla|для|için)\s.*$/iu;
export const withoutPurpose = (name: string): string => name.replace(purpose, '');
