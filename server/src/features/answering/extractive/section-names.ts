/** Headings under which shops put all that they say of a product: they name a place on the page and nothing of the product, so they are never told. */
const names =
  'descriptions?|product (?:description|details?|info(?:rmation)?)|(?:more |additional |further )?(?:details?|info(?:rmation)?)|overview|about(?: (?:this|the) (?:product|item))?|features?|highlights?|specs?|specifications?|technical (?:details|data|specifications)|deskripsi(?: produk)?|keterangan|detail(?: produk)?|rincian(?: produk)?|informasi (?:tambahan|produk)|info produk|tentang produk(?: ini)?|spesifikasi(?: produk)?|fitur|keunggulan|beschreibung|produktbeschreibung|produktdetails|produktinformation(?:en)?|zusätzliche information(?:en)?|technische daten|merkmale|eigenschaften|descripción|detalles|información adicional|características|especificaciones|détails|informations? complémentaires?|caractéristiques|descrizione|dettagli|informazioni aggiuntive|caratteristiche|descrição|detalhes|informação adicional|informações adicionais|especificações|beschrijving|omschrijving|extra informatie|kenmerken|specificaties|açıklama|ürün açıklaması|özellikler|ek bilgiler|opis|szczegóły|dodatkowe informacje|beskrivning|beskrivelse|kuvaus|popis|leírás|descriere|описание|характеристики|детали|опис|περιγραφή|الوصف|תיאור|商品説明|상품 설명|描述|商品描述|产品描述';
const pattern = new RegExp(`^\\s*(?:${names})\\s*[:：]?\\s*$`, 'iu');

export const isSectionName = (label: string): boolean => pattern.test(label);

/** Shops shout: `FABRIC THICKNESS`. */
export const plainLabel = (label: string): string =>
  label.length > 4 && label === label.toUpperCase() ? label.charAt(0) + label.slice(1).toLowerCase() : label;
