/** What everybody knows a thing to be for, though no page says it: a head is kept warm by a beanie, and who drinks much coffee has use for a mug. */
import { conceptsIn } from '../../../dialogue/read-shop-words.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { FoundProduct } from '../../../ports/model.ts';

interface Use {
  /** what is said of it; all of them */
  said: readonly (RegExp | readonly Concept[])[];
  kinds: readonly Concept[];
  but?: readonly Concept[];
}

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');
const cold = words(
  'warm\\p{L}*|cold|freez\\p{L}*|winter\\p{L}*|chilly|kalt\\p{L}*|wärm\\p{L}*|frier\\p{L}*|hangat|dingin|kedinginan|fr[ií]o|calientes?|abrigad\\p{L}*|invierno|froid\\p{L}*|chauds?|hiver|freddo|cald[oaie]|inverno|koud\\p{L}*|quentes?|ciepł\\p{L}*|zim\\p{L}*|тепл\\p{L}*|холод\\p{L}*|зим\\p{L}*|sıcak|soğuk|kış\\p{L}*|varm\\p{L}*|kall\\p{L}*|vinter\\p{L}*',
);
const sun = words('sun|sunny|sonne|sonnig\\p{L}*|sol|soleil|sole|zon|matahari|panas|słońc\\p{L}*|солнц\\p{L}*|güneş');
const head = words(
  'head|ears?|kopf|ohren|kepala|telinga|kuping|cabeza|orejas|tête|oreilles|testa|orecchie|hoofd|oren|cabeça|orelhas|głow\\p{L}*|uszy|голов\\p{L}*|уши|baş\\p{L}*|kulak\\p{L}*|huvud\\p{L}*|öron|hode|ører?|hoved',
);
const hands = words(
  'hands?|fingers?|händen?|tangan|jari|manos|dedos|mains|doigts|mani|dita|handen|vingers|mãos|dłoni\\p{L}*|ręce|рук\\p{L}*|eller\\p{L}*|händer\\p{L}*|hender',
);
const feet = words(
  'feet|foot|toes|füßen?|füssen?|zehen|kaki|pies|pieds|piedi|voeten|pés|stop\\p{L}*|ног\\p{L}*|ayak\\p{L}*|fötter\\p{L}*|føtter',
);
const neck = words(
  'neck|throat|hals\\p{L}*|leher|cuello|garganta|cou|gorge|collo|nek|pescoço|szyj\\p{L}*|ше[яюи]|boyn\\p{L}*',
);
/** somebody who drinks it, or is given something */
const drinker = words(
  'drinks?|drinking|drinkers?|lovers?|loves|fans?|addicts?|nuts?|gifts?|presents?|trink\\p{L}*|lieb\\p{L}*|fans?|geschenk\\p{L}*|minum|suka|pecinta|penikmat|kado|hadiah|beb\\p{L}*|toma|amante|encanta|regal\\p{L}*|boi\\p{L}*|adore|amateur\\p{L}*|cadeau\\p{L}*|bev\\p{L}*|ama|drinkt|houdt van|presente|pije|prezent\\p{L}*|пь[её]т|люб\\p{L}*|подар\\p{L}*|içen|hediye\\p{L}*|dricker|drikker',
);

const uses: readonly Use[] = [
  { said: [head, cold], kinds: ['hat', 'headscarf'], but: ['cap'] },
  { said: [head, sun], kinds: ['hat'], but: ['beanie'] },
  { said: [hands, cold], kinds: ['gloves'] },
  { said: [feet, cold], kinds: ['socks', 'slippers'] },
  { said: [neck, cold], kinds: ['scarf'] },
  { said: [['coffee'], drinker], kinds: ['mug', 'coffee_maker', 'coffee_grinder'] },
  { said: [['tea'], drinker], kinds: ['mug', 'teapot', 'kettle'] },
];

/** Those of the goods that are for what is said; none where something is sold that is called by what is said itself. */
export function servesNeed(
  { text, understanding: { concepts } }: { text: string; understanding: { concepts: ReadonlySet<Concept> } },
  goods: readonly FoundProduct[],
  language: string,
): FoundProduct[] {
  const meant = uses.filter(({ said }) =>
    said.every((one) => (one instanceof RegExp ? one.test(text) : one.some((concept) => concepts.has(concept)))),
  );
  if (meant.length === 0) return [];
  const kinds = new Map(
    goods.map((product) => [product, conceptsIn([product.name, ...product.categories.slice(-1)].join('\n'), language)]),
  );
  const isSold = (concept: Concept) => [...kinds.values()].some((own) => own.includes(concept));
  return meant
    .filter(({ said }) => !said.flatMap((one) => (one instanceof RegExp ? [] : one)).some(isSold))
    .flatMap(({ kinds: served, but = [] }) =>
      goods.filter((product) => {
        const own = kinds.get(product) ?? [];
        return served.some((kind) => own.includes(kind)) && !but.some((kind) => own.includes(kind));
      }),
    );
}
