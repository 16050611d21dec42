/** What a sentence is about: which of the shop's terms, which way of delivery, which kind of goods, which places, whether it says no. */
import { amountsIn } from '../../../facts/amounts.ts';
import type { Amount } from '../../../facts/amounts.ts';
import type { FactTopic } from '../../../facts/fact.ts';
import type { Mention as PlaceMention } from '../../../facts/places.ts';
import { coverOf, destinationsIn, placesAsked, regionsOf } from '../../../facts/regions.ts';
import type { Regions } from '../../../facts/regions.ts';
import { wordsIn } from '../../../facts/words-in.ts';
import { isThing } from '../../../languages/concepts.ts';
import type { Concept } from '../../../languages/concepts.ts';
import { madeOf } from '../../../languages/things/things.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { FoundProduct } from '../../../ports/model.ts';

/** a promise about one is none about another */
const familyOf: Partial<Record<Concept, string>> = {
  delivery: 'delivery',
  dispatch: 'delivery',
  carrier: 'delivery',
  tracking: 'delivery',
  abroad: 'delivery',
  express: 'delivery',
  customs: 'customs',
  pickup: 'pickup',
  returns: 'returns',
  restocking: 'returns',
  final_sale: 'returns',
  condition: 'returns',
  refund: 'refund',
  exchange: 'exchange',
  cancel: 'cancel',
  warranty: 'warranty',
  repair: 'repair',
  payment: 'payment',
  card: 'payment',
  instalments: 'payment',
  invoice: 'payment',
  gift_card: 'gift_card',
  discount: 'discount',
  loyalty: 'discount',
  store_credit: 'discount',
  contact: 'contact',
  email: 'contact',
  phone: 'contact',
  damaged: 'damaged',
  missing: 'damaged',
  gift: 'gift',
  wholesale: 'wholesale',
  preorder: 'preorder',
  minimum: 'minimum',
  event: 'event',
};
/** stand beside the others without being what is promised */
const light = new Set(['contact', 'payment', 'gift', 'damaged', 'discount']);
/** what holds for one of these holds for it alone */
const specialConcepts: readonly Concept[] = ['express', 'pickup', 'gift_card', 'preorder', 'wholesale'];

const familyOfTopic = (topic: FactTopic): string => {
  const [head = '', tail = ''] = topic.split('.');
  if (topic === 'delivery.pickup') return 'pickup';
  if (topic === 'delivery.customs') return 'customs';
  if (head === 'order') return 'minimum';
  return head === 'payment' && tail === 'deadline' ? 'payment' : head;
};

export interface About {
  families: ReadonlySet<string>;
  special: ReadonlySet<Concept>;
  things: ReadonlySet<Concept>;
  concepts: ReadonlyMap<Concept, string>;
  countries: ReadonlyMap<string, string>;
  isNegative: boolean;
}

const kept = new Map<string, About>();
const keptRegions = new Map<string, Regions>();

/** what a word of several ends or begins with: "Möbellieferung" */
const compounds: Partial<Record<string, [part: RegExp, concept: Concept][]>> = {
  en: [
    [
      /\bmoney (?:is |will be |comes |goes )?back\b|\b(?:your|the) money (?:is|will be) (?:returned|with you)\b/iu,
      'refund',
    ],
  ],
  de: [
    [/(?<=\p{L}{3})(?:lieferung|versand|zustellung)(?:en|s)?(?!\p{L})/iu, 'delivery'],
    [/(?<=\p{L}{3})(?:rücksendung|rückgabe)(?:en)?(?!\p{L})/iu, 'returns'],
    [/(?<!\p{L})(?:nehm|nimm|tausch)\p{L}* [^.!?]{0,60}(?<!\p{L})zurück(?!\p{L})/iu, 'returns'],
    [/(?<!\p{L})möbel(?=\p{L})/iu, 'furniture'],
  ],
  nl: [
    [/(?<=\p{L}{3})(?:levering|bezorging|verzending)(?:en)?(?!\p{L})/iu, 'delivery'],
    [/(?<!\p{L})nemen [^.!?]{0,60}(?<!\p{L})terug(?!\p{L})/iu, 'returns'],
    [/(?<!\p{L})meubel(?=\p{L})/iu, 'furniture'],
  ],
  sv: [[/(?<=\p{L}{3})(?:leverans|frakt)(?:en|er|erna)?(?!\p{L})/iu, 'delivery']],
  da: [[/(?<=\p{L}{3})(?:levering|fragt)(?:en)?(?!\p{L})/iu, 'delivery']],
  no: [[/(?<=\p{L}{3})(?:levering|frakt)(?:en)?(?!\p{L})/iu, 'delivery']],
};

/** a summer collection is none, but in a sentence of terms it is where parcels wait */
const collecting = /\bcollect(?:ion|ed|ing)?\b(?! of)/i;
/** "schicken Sie die Jacke gewaschen ein": what a customer sends in is not delivered to one */
const sendingIn = /(?<!\p{L})(?:schick|send)\p{L}* [^.!?]{0,60} (?:ein|\u2060*1)(?:[.!?,;]|$)/iu;

export const aboutOf = (text: string, language: string): About =>
  remembered(kept, `${language} ${text}`, () => {
    const { concepts: found, countries, signals } = wordsIn(text, language);
    const collected = language === 'en' ? collecting.exec(text)?.[0] : undefined;
    const concepts = new Map(found);
    if (collected !== undefined) concepts.set('pickup', collected.toLowerCase());
    if (language === 'de' && sendingIn.test(text)) concepts.delete('delivery');
    for (const [part, concept] of compounds[language] ?? []) {
      const said = concepts.has(concept) ? undefined : part.exec(text)?.[0];
      if (said !== undefined) concepts.set(concept, said.toLowerCase());
    }
    return { ...aboutConcepts(concepts.keys()), concepts, countries, isNegative: signals.has('negative') };
  });

export function aboutConcepts(concepts: Iterable<Concept>): Pick<About, 'families' | 'special' | 'things'> {
  const found = [...concepts];
  return {
    families: new Set(found.flatMap((concept) => familyOf[concept] ?? [])),
    special: new Set(found.filter((concept) => specialConcepts.includes(concept))),
    things: new Set(found.filter(isThing)),
  };
}

/** By its name; a shelf such as "Kitchen & Table" makes a mug no table, and wool is no kind of goods. */
export function kindsOf({ name, categories }: Pick<FoundProduct, 'name' | 'categories'>, language: string): Concept[] {
  const [named, shelved] = [headOf(name), categories.join(', ')].map((text) =>
    [...aboutOf(text, language).things].filter((thing) => !madeOf.has(thing)),
  );
  return named !== undefined && named.length > 0 ? named : (shelved ?? []);
}

/** a bedside lamp is no bed */
const headOf = (name: string): string =>
  (name.split(/[,(–—|]|\s-\s/u, 1)[0] ?? '').trim().split(' ').slice(-2).join(' ');

/** What of these is promised by itself, and does not only stand beside something else. */
export const heavyOf = (families: ReadonlySet<string>): string[] =>
  [...families].filter((family) => !light.has(family));

export const familiesOfTopics = (topics: readonly FactTopic[]): ReadonlySet<string> =>
  new Set(topics.map(familyOfTopic));

/** Whether a statement about these may support a sentence about those: on what is promised, not on what stands beside it. */
export function sharesFamily(said: ReadonlySet<string>, source: ReadonlySet<string>): boolean {
  if (said.size === 0) return true;
  const heavy = heavyOf(said);
  const asked = heavy.length > 0 ? heavy : [...said];
  // what is damaged is sent back
  return asked.some((family) => source.has(family) || (family === 'damaged' && source.has('returns')));
}

export const regionsIn = (text: string, language: string, isSentBack = sendsBack(aboutOf(text, language))): Regions =>
  remembered(keptRegions, `${language} ${isSentBack} ${text}`, () => {
    const regions = regionsOf(text, language);
    const isPlaced = regions.within.length + regions.outside.length > 0;
    return isPlaced || !isSentBack
      ? regions
      : { ...regions, within: placesAsked(text, language).map(({ place }) => place) };
  });

export const sendsBack = ({ families }: Pick<About, 'families'>): boolean =>
  families.has('returns') || families.has('refund') || families.has('exchange');

/** Where things are sent to; what is sent back comes from there. */
export const placesIn = (text: string, language: string, about: About): PlaceMention[] =>
  sendsBack(about) ? placesAsked(text, language) : destinationsIn(text, language, about.countries);

const others = /\b(?:rest|other|all|übrige|andere|autres?|otros?|altri|resto)\b/iu;

/** Whether what is said of these regions holds for one of the places. */
export function holdsFor(text: string, regions: Regions, places: readonly PlaceMention[]): boolean {
  const named = regions.within.filter(({ isGroup }) => !isGroup);
  return places.some(({ place }) => {
    const cover = coverOf(regions.within.length > 0 ? { ...regions, isEverywhere: false } : regions, place, null);
    if (cover === 'wider') return named.length === 0 || place.isGroup || others.test(text);
    return cover === 'exactly' || cover === 'everywhere' || cover === 'silent';
  });
}

const keptAmounts = new Map<string, readonly Amount[]>();

/** Amounts of money with the limits that the text sets: "from 80 €", "under 100 €". */
export const limitsIn = (text: string): readonly Amount[] => remembered(keptAmounts, text, () => amountsIn(text, null));

/** Words for those who pay for a subscription or a membership, in the languages of the packs. */
const members =
  /(?<!\p{L})(?:subscri(?:bers?|ptions?)|members?(?:hip)?|\p{L}*abonn?ent\p{L}*|abo|abos|abonnements?|mitglied\p{L}*|abonné\p{L}*|membres?|suscri\p{L}+|abonad[oa]s?|soci[oa]s?|miembros?|abbona\p{L}+|iscritt\p{L}|abonnees?|leden|assinant\p{L}+|assinatur\p{L}+|subskry\p{L}+|członk\p{L}+|předplat\p{L}+|abonnenter\p{L}*|prenumerant\p{L}*|medlem\p{L}*|tilaaj\p{L}+|συνδρομητ\p{L}+|előfizet\p{L}+|pelanggan|anggota|abonaț\p{L}+|подписчик\p{L}*|подписк\p{L}*|передплат\p{L}+|abone\p{L}*|üye\p{L}*|مشترك\p{L}*|מנוי\p{L}*)(?!\p{L})|定期|会員|会员|訂閱|订阅|구독|회원/iu;
/** What holds for subscribers holds for them alone. */
export const isForMembers = (text: string): boolean => members.test(text);

/** "Tracked 24" and "Tracked 48": what is said of the one holds nothing of the other. */
const label = /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{2,}) (\d{1,4})(?![\p{N}]|[.,:]\d|\s?[\p{Ll}%°€£$]{1,2}(?!\p{L}))/gu;

const labelsIn = (text: string): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [, word = '', number = ''] of text.matchAll(label))
    found.set(word, (found.get(word) ?? new Set()).add(number));
  return found;
};

/** Whether a statement names others by the same word, and none that the sentence names. */
export function namesOtherLabel(statement: string, sentence: string): boolean {
  const said = labelsIn(sentence);
  if (said.size === 0) return false;
  const told = labelsIn(statement);
  return [...said].some(([word, numbers]) => {
    const others = told.get(word);
    return others !== undefined && ![...numbers].some((number) => others.has(number));
  });
}
