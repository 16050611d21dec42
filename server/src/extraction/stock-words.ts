/** The short words with which shops mark a choice or a button as sold out or not yet out, in the languages they are likeliest met in. */

const soldOut =
  /(?<!\p{L})(sold[\s-]?out|out[\s-]of[\s-]stock|no longer available|(currently|temporarily) unavailable|unavailable|not available|ausverkauft|nicht (vorrätig|verfügbar|lieferbar|auf lager)|vergriffen|épuisée?s?|indisponibles?|rupture( de stock)?|en rupture|agotad[oa]s?|fuera de (?:stock|existencias)|sin (stock|existencias)|no disponible|esaurit[oaie]|non disponibil[ei]|esgotad[oa]s?|indisponível|sem estoque|uitverkocht|niet (beschikbaar|op voorraad)|udsolgt|utsolgt|slutsåld[a]?|slutsålt|slut i lager|loppuunmyyty|wyprzedan[eya]|brak w magazynie|niedostępn[yae]|vyprodáno|není skladem|elfogyott|stoc epuizat|epuizat[ăei]?|нет в наличии|распродан[аоы]?|немає в наявності|εξαντλ\p{L}+|tükendi|stokta yok|habis|hết hàng)(?![\p{L}])|нет в наличии|распродано|немає в наявності|продано|售罄|缺货|缺貨|在庫切れ|売り切れ|품절|สินค้าหมด|نفدت الكمية|غير متوفر|אזל מהמלאי/iu;

const preorder =
  /(?<!\p{L})(pre[\s-]?order|back[\s-]?order|vorbestell(en|ung|bar)|précommande[r]?|reservar ahora|preventa|pre[\s-]?venda|preordin[ae]|preordine|förbeställ|forudbestil|forhåndsbestill|ennakkotilaa|przedsprzedaż|předobjednat|ön sipariş)(?![\p{L}])|предзаказ|予約|预购|預購|예약/iu;

export const saysSoldOut = (text: string): boolean => soldOut.test(text);
export const saysPreorder = (text: string): boolean => preorder.test(text);

/** `M - Sold out` and `M (ausverkauft)` are `M`. */
export const withoutStockWords = (text: string): string => {
  const [first = '', ...rest] = text.split(/\s+[-–—|:]\s+|\s*[([]|[)\]]\s*/);
  return rest.some((part) => saysSoldOut(part)) && first.trim() !== '' ? first.trim() : text;
};
