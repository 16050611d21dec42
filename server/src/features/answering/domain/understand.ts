/** What kind of message a text is and what it is about: concepts in the visitor's language and in the shop's meet here. */
import { aspectsAsked, likeliestAspect } from '../../../aspects/aspect-model.ts';
import { aspects } from '../../../aspects/aspects.ts';
import type { Aspect } from '../../../aspects/aspects.ts';
import { asksOf, isYesNo } from '../../../dialogue/asks-of.ts';
import { countryName } from '../../../dialogue/countries.ts';
import { intentOf } from '../../../dialogue/intent.ts';
import type { Intent } from '../../../dialogue/intent.ts';
import { conceptsIn, readShopWords } from '../../../dialogue/read-shop-words.ts';
import { termConcepts } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { Understanding } from '../../../ports/model.ts';
import { topicsOf } from './topics-of.ts';

interface Asked {
  /** as the visitor put it */
  text: string;
  language: string;
  /** by itself, in the shop's words */
  asked: string;
  shopLanguage: string;
}

export function understand({ text, language, asked, shopLanguage }: Asked): Understanding {
  const concepts = new Set([...conceptsIn(text, language), ...conceptsIn(asked, shopLanguage)]);
  const asks = new Set([...asksOf(text, language), ...asksOf(asked, shopLanguage)]);
  const places = new Set(
    [...readShopWords(text, language), ...readShopWords(asked, shopLanguage)].flatMap((word) =>
      word.kind === 'country' ? [countryName(word.code, shopLanguage)] : [],
    ),
  );
  const likely = aspectsAsked(text, language);
  if (!asksMoney(likely)) {
    asks.delete('cost');
    concepts.delete('cost');
  }
  // "how big is it when open?" asks when nobody is there
  if ((likely[dimensionsPlace] ?? 0) >= atLeast && (likely[hoursPlace] ?? 0) < half) {
    concepts.delete('hours');
    asks.delete('time');
  }
  const topics = topicsOf(concepts, asks, likely);
  const said = intendedBy(text, language);
  const intent = said === 'human' && asksWhenReached(text, language, topics) ? 'policy' : said;
  const isPlain = intent === 'question' || intent === 'shopping';
  const isMishap =
    isPlain &&
    !isYesNo(text, language) &&
    (toldMishap(text, concepts, likely) ||
      toldArrival(text, concepts, likely) ||
      (asks.size === 0 && toldLoss(text, concepts, likely)));
  // what is broken is looked for before what it is
  const isBroken = isMishap && (likely[damagedPlace] ?? 0) >= atLeast;
  return {
    intent: isMishap ? 'complaint' : intent === 'complaint' && isOwnMistake(concepts, likely) ? 'order' : intent,
    concepts: isBroken ? new Set<Concept>(['damaged', ...concepts]) : concepts,
    asks,
    isYesNo: isYesNo(text, language),
    aspects: likely,
    places: [...places],
    topics,
  };
}

const surelyHours = 0.7;
const firstWords = 3;

/** "When does customer care answer the phone?" asks for its hours, and not to be put through. */
function asksWhenReached(text: string, language: string, topics: Understanding['topics']): boolean {
  const hours = topics.find(({ topic }) => topic === 'contact.hours')?.weight ?? 0;
  const start = text.trim().split(/\s+/u).slice(0, firstWords).join(' ');
  return hours >= surelyHours || (hours > 0 && asksOf(start, language).has('time'));
}

/** these are goods and terms at once: who names the product asks about the terms */
const soldTerms: ReadonlySet<Concept> = new Set<Concept>(['gift_card', 'warranty', 'event']);
const termsOnly: ReadonlySet<string> = new Set(termConcepts.filter((concept) => !soldTerms.has(concept)));

/** "The private label hoodie" asks for no wholesale: what only a product's name says is no term of the shop. */
export function withoutNamed(
  understanding: Understanding,
  { name, rest }: { name: string; rest: string },
  shopLanguage: string,
): Understanding {
  const ofName = new Set<string>(conceptsIn(name, shopLanguage));
  const left = new Set<string>(conceptsIn(rest, shopLanguage));
  const concepts = new Set(
    [...understanding.concepts].filter((one) => !termsOnly.has(one) || !ofName.has(one) || left.has(one)),
  );
  return concepts.size === understanding.concepts.size
    ? understanding
    : { ...understanding, concepts, topics: topicsOf(concepts, understanding.asks, understanding.aspects) };
}

const arrived: Aspect[] = ['damaged_item', 'wrong_item', 'missing_item'];
const late = aspects.indexOf('late_parcel');
const dimensionsPlace = aspects.indexOf('dimensions');
const hoursPlace = aspects.indexOf('hours');
const half = 0.5;
const damagedPlace = aspects.indexOf('damaged_item');
const arrivedPlaces = arrived.map((aspect) => aspects.indexOf(aspect));
/** who asks what would be has no trouble yet */
const supposed =
  /(?<!\p{L})(?:if|in case|should (?:it|something|anything)|when(?:ever)? (?:it|something|things)|kal[ao]u?|klo|jika|jikalau|bila|misal(?:nya|kan)?|wenn|falls|sollte|si|cuando|quand|als|se|quando|jeśli|gdy|eğer|jos|om|hvis|dacă|pokud|když|ha|если|якщо|αν|אם|إذا|もし|如果|만약)(?!\p{L})/iu;

/** one word may stand before the condition: "kak, kalo barangnya rusak bisa ditukar?" */
const supposedClause = new RegExp(`(?:^|[,.!?;\\n])[^\\p{L}]*(?:\\p{L}+\\s+)?${supposed.source}[^,.!?;\\n]*`, 'giu');

/** Who asks what would be if it came broken asks for the shop's terms. */
function intendedBy(text: string, language: string): Intent {
  const said = intentOf(text, language);
  if (said !== 'complaint') return said;
  return intentOf(text.replaceAll(supposedClause, ' '), language) === 'complaint' ? said : 'policy';
}

/** "got here shattered, what do I do": it happened, in whatever words. */
const toldMishap = (text: string, concepts: ReadonlySet<string>, likely: Float32Array): boolean =>
  concepts.has('damaged') &&
  !supposed.test(text) &&
  arrivedPlaces.reduce((sum, at) => sum + (likely[at] ?? 0), 0) >= surely;

/** that it is here, as who tells of it says */
const hasCome =
  /(?<!\p{L})(?:arrived|came|turned up|showed up|got here|(?:was|were|been|got) delivered|received|(?:just|i|we) got|unboxed|opened (?:it|the (?:box|parcel|package))|(?:an)?gekommen|kam|erhalten|bekommen|geliefert|ausgepackt|arrivée?s?|reçue?s?|livrée?s?|lleg(?:ó|aron|ado)|recib(?:í|ido|imos)|arrivat[oaie]|ricevut[oaie]|consegnat[oaie]|aangekomen|binnengekomen|ontvangen|gekregen|kwam|in (?:meine[mr]|dem|der|unsere[mr]) (?:paket|karton|päckchen|lieferung|bestellung)|in (?:my|the|our) (?:parcel|package|box|order|delivery)|dans (?:mon|le|ma|notre) (?:colis|commande|carton|paquet)|en (?:mi|el|la) (?:paquete|pedido|caja|envío)|nel (?:mio )?(?:pacco|ordine)|in (?:mijn|het|onze) (?:pakket|pakje|doos|bestelling)|di (?:paket|dalam paket)|nyampe|sampai|sampe|datang|dateng|diterima|terima|nerima)(?!\p{L})/iu;
const atLeast = 0.6;
export const saysItCame = (text: string): boolean => hasCome.test(text);

/** "It arrived with a big chip in it", "turned up with the chain whip missing": no word says that it is broken. */
function toldArrival(text: string, concepts: ReadonlySet<string>, likely: Float32Array): boolean {
  const places = concepts.has('missing') ? [...arrivedPlaces, late] : arrivedPlaces;
  return saysItCame(text) && !supposed.test(text) && places.reduce((sum, at) => sum + (likely[at] ?? 0), 0) >= atLeast;
}

const addressChange = aspects.indexOf('address_change');
const almostSurely = 0.93;
const onItsWay: readonly Concept[] = ['delivery', 'dispatch', 'carrier', 'tracking', 'missing', 'damaged'];

/** "I put in the wrong address": an order is to be changed, and nobody is to blame as for a parcel that went elsewhere. */
const isOwnMistake = (concepts: ReadonlySet<Concept>, likely: Float32Array): boolean =>
  (likely[addressChange] ?? 0) >= almostSurely && !onItsWay.some((one) => concepts.has(one));

/** "thanks, but my frame still hasn't arrived" */
const toldLoss = (text: string, concepts: ReadonlySet<string>, likely: Float32Array): boolean =>
  concepts.has('missing') && !supposed.test(text) && (likely[late] ?? 0) >= surely;

/** "How much" may ask for caffeine. */
const moneyAspects: Aspect[] = [
  'price',
  'delivery_cost',
  'delivery_free',
  'delivery_express',
  'return_cost',
  'customs',
  'tax',
  'currency',
  'promotion',
  'price_match',
  'minimum_order',
  'wholesale',
  'gift_card',
  'gift_wrap',
  'personalisation',
  'assembly',
  'events',
  'comparison',
  'search',
  'popular',
];
const moneyPlaces = moneyAspects.map((aspect) => aspects.indexOf(aspect));
/** what else is asked is sure enough to doubt the word */
const surely = 0.5;
const hardly = 0.1;

function asksMoney(likely: Float32Array): boolean {
  const money = moneyPlaces.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
  return money >= hardly || likeliestAspect(likely).share < surely;
}
