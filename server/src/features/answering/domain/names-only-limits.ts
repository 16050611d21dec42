/** "What do you have under 20?" asks for anything within the limits: there is no word to search for. */
import { isLimited } from '../../../search/product-query.ts';
import type { ProductQuery } from '../../../search/product-query.ts';

const generalWords = new Set(
  `a all an any anything are buy can do does everything find altogether carry catalog catalogue entire for get gift gifts got have here i in is item items list me my of one ones need needs looking wanna searching hunting treat
  present presents product products sell shop show some something store stuff that range sell store stores website whole overall right now actually currently available instock the there thing things pls please u ur yall lol to want what what's whats which you your
  alles artikel bei das die eine es etwas euch für geschenk geschenke gibt gib habt haben ihr im in ist kann kaufen mir produkt produkte sie was welche zeig
  article articles avez avez-vous à cadeau cadeaux chose de des dans est-ce la le les moi montrez produit produits que quel quelle quels quelque quoi un une vendez vous
  algo artículos cosas de el en hay lo los muéstrame producto productos qué regalo regalos tenéis tienen tienes un una
  articoli avete che cosa i il mi mostrami prodotti prodotto qualcosa regali regalo ti un vendete
  artikelen cadeau cadeaus er hebben iets jullie laat op producten voor wat welke zien
  bana bir göster hangi hediye ne neler olan var mı mi şey şeyler ürün ürünler ürünleri
  artigos o os oferecer presente presentes produtos quais tem têm vocês co czy jakie macie pokaż prezent prezenty produkty
  for my his her our mom mum mother mommy dad father daddy friend friends wife husband sister brother girlfriend boyfriend partner grandma grandmother grandpa
  grandfather aunt uncle boss coworker colleague neighbour neighbor parents loves likes who someone somebody person idea ideas perfect good nice birthday christmas
  mein meine meinen meiner meinem mutter vater freund freundin frau mann schwester bruder oma opa geburtstag weihnachten jemanden
  mi mis madre padre amigo amiga esposa marido hermana hermano abuela abuelo novia novio alguien cumpleaños navidad
  mon ma mes mère père ami amie femme mari sœur frère quelqu'un anniversaire noël madre mamma papà amico amica moglie sorella fratello qualcuno
  ada apa aja saja yang yg untuk buat lagi nyari nyariin mencari hadiah kado barang produk ibu mama ayah papa teman istri suami pacar kakak adik seseorang kak kk gan sis min cari mau dong ya ga gak nih sih tokonya toko ini itu nya di sini disini sana kalian jual dijual punya semua dr dari
  in-law in-laws law son daughter kid kids dad's mom's mum's man woman girl boy teacher host hostess budget around spend suitable thoughtful little lil small sweet nephew niece cousin grandson granddaughter grandma granny like
  schwiegermutter schwiegervater schwiegereltern sohn tochter enkel enkelin neffe nichte kollege kollegin chef chefin lehrerin tante onkel eltern freunde meinem meiner kleines
  suegra suegro suegros hijo hija nieto nieta sobrino sobrina tía tío jefe jefa compañera compañero profesora pareja cuñada cuñado padres detalle detallito por ideas idea presupuesto
  belle-mère beau-père belle mère fils fille nièce neveu tante oncle collègue patron maîtresse parents suocera suocero figlio figlia nipote zia zio collega capo genitori
  mertua ibuk bapak bapa bunda anak cucu om tante sepupu bos atasan rekan guru pasangan sahabat orang tua orangtua keponakan budget anggaran ulang tahun ultah nikahan pernikahan lebaran
  tiny teeny wee cute lovely pretty decent cool fun neat quick simple special unique unusual different useful practical fancy classy affordable inexpensive cheapish modest token cheeky pressie pressies prezzie prezzies
  gran nan nana granddad grandad grandparents daughter-in-law son-in-law mother-in-law father-in-law bestie buddy mate pal roommate flatmate babysitter nanny nurse doctor secret santa valentine valentines valentine's anniversary graduation housewarming easter
  offrez proposez vos vôtres ce moment actuellement maintenant aujourd'hui sont est y a-t-il il on trouve on peut acheter chez
  algún alguna algunos algunas producto artículo ahora mismo actualmente momento hoy son cuáles qué está están vuestros vuestras sus
  c'è ci sono al articolo adesso ora attualmente oggi momento quali vostri vostre sono qualche
  momenteel nu vandaag zijn aanbiedingen er artikeln welches welcher angebote euren eure ihre euer
  at moment today grad grade so denn gerade aktuell momentan zurzeit derzeit jetzt heute sekarang skrg
  thanksgiving stocking filler fillers stuffer stuffers giftable surprise spending on maybe max maximum tops total together about least most
  sogra sogro filho filha avó avô neto neta tia tio colega chefe professora schoonmoeder schoonvader zoon dochter oma opa collega juf teściowa teść syn córka babcia dziadek
  voor mijn moeder vader vriend vriendin iemand para minha meu mãe pai alguém dla mamy taty anne baba arkadaş için`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** It says for whom or that something is wanted, not what. */
export const isGeneral = (word: string): boolean => generalWords.has(word);

const optionWord =
  'size|sizes|colou?r|größe|farbe|taille|couleur|talla|color|taglia|colore|maat|kleur|rozmiar|kolor|tamanho|cor';
const isOptionWord = new RegExp(`^(?:${optionWord})$`, 'iu');
const endsWithOption = new RegExp(`\\s(?:in|en|em|${optionWord})\\s+\\S+(?:\\s+\\S+)?\\s*[?!.]*$`, 'iu');
const optionWordsMax = 3;
/** "do you have it in petrol?", where nothing was shown before */
const pointingWords = new Set('it that this them one ones es ihn sie das lo la los las le ce'.split(' '));

/** "Anything under 40 in M?" names no thing: words that only an option can have, or none. */
export function onlyOptionIn(query: ProductQuery): string[] {
  if (!isLimited(query) && !endsWithOption.test(query.words)) return [];
  const said = query.words.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const rest = said.filter((word) => !generalWords.has(word) && !pointingWords.has(word) && !isOptionWord.test(word));
  return rest.length <= optionWordsMax ? rest : [];
}

export function namesOnlyLimits(query: ProductQuery): boolean {
  const said = query.words.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? [];
  return isLimited(query) && said.every((word) => generalWords.has(word));
}
