/** "What do you have under 20?" asks for anything within the limits: there is no word to search for. */
import { isLimited } from '../../../search/product-query.ts';
import type { ProductQuery } from '../../../search/product-query.ts';

const generalWords = new Set(
  `a all an any anything are buy can do does everything find for get gift gifts got have i in is item items list me my of one ones
  present presents product products sell shop show some something store stuff that the there thing things pls please u ur yall lol to want what what's whats which you your
  alles artikel bei das die eine es etwas euch für geschenk geschenke gibt gib habt haben ihr im in ist kann kaufen mir produkt produkte sie was welche zeig
  article articles avez avez-vous à cadeau cadeaux chose de des dans est-ce la le les moi montrez produit produits que quel quelle quels quelque quoi un une vendez vous
  algo artículos cosas de el en hay lo los muéstrame producto productos qué regalo regalos tenéis tienen tienes un una
  articoli avete che cosa i il mi mostrami prodotti prodotto qualcosa regali regalo ti un vendete
  artikelen cadeau cadeaus er hebben iets jullie laat op producten voor wat welke zien
  bana bir göster hangi hediye ne neler olan var mı mi şey şeyler ürün ürünler ürünleri
  artigos o os oferecer presente presentes produtos quais tem têm vocês co czy jakie macie pokaż prezent prezenty produkty`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function namesOnlyLimits(query: ProductQuery): boolean {
  const said = query.words.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return isLimited(query) && said.every((word) => generalWords.has(word));
}
