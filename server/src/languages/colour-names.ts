/** Which colours are meant by the names that shops give to them: mustard is a yellow. They hold of a product's choices alone: in a text, mustard is to be eaten. */
import type { Concept } from './concepts.ts';

const names: readonly (readonly [colours: readonly Concept[], names: string])[] = [
  [['black'], 'onyx ebony jet raven ebenholz ébène negro nero noir'],
  [
    ['white'],
    'ivory cream creme crème ecru écru snow chalk pearl elfenbein wollweiß ivoire marfil crema avorio ivoor krem bw bone',
  ],
  [
    ['red'],
    'berry cherry scarlet ruby wine bordeaux raspberry brick rust terracotta terrakotta beere kirsche rubin weinrot ziegel rost rouille brique cerise burdeos teja ladrillo terracota ruggine mattone bordò roest maroon',
  ],
  [
    ['blue'],
    'midnight indigo denim cobalt ocean sky aqua petrol teal himmel mitternacht kobalt ciel nuit marine pétrole cielo noche marino notte hemel nacht dongker tosca',
  ],
  [
    ['green'],
    'sage moss forest olive pine fern mint teal khaki eucalyptus avocado emerald bottle salbei moos tanne minze sauge mousse sapin menthe salvia musgo oliva menta muschio salie mos olijf munt army tosca petrol',
  ],
  [
    ['yellow'],
    'mustard ochre ocher saffron honey amber lemon gold sunflower senf ocker honig bernstein safran moutarde ocre miel ambre mostaza ámbar senape ocra miele ambra mosterd oker honing',
  ],
  [
    ['grey'],
    'slate graphite anthracite ash smoke fog mist silver steel pewter stone dove schiefer graphit anthrazit nebel rauch silber ardoise anthracite argent pizarra antracita grafito plata ardesia antracite leisteen antraciet abu',
  ],
  [
    ['brown'],
    'cocoa chocolate espresso walnut chestnut tan cognac mocha tobacco coffee caramel oak schoko kaffee nussbaum chocolat noisette cioccolato moka chocolade mocca milo coksu',
  ],
  [
    ['pink'],
    'blush rose rosé coral peach fuchsia magenta salmon koralle pfirsich corail pêche coral coralo corallo koraal salem',
  ],
  [
    ['purple'],
    'plum aubergine lavender mauve heather orchid grape berry pflaume lavendel prune ciruela lavanda prugna pruim lilac',
  ],
  [
    ['orange'],
    'coral peach apricot copper amber tangerine rust terracotta koralle kupfer aprikose corail cuivre rost cobre',
  ],
  [
    ['beige'],
    'sand oat oatmeal linen natural stone biscuit almond wheat camel tan ecru écru natur leinen hafer kamel sable naturel lin arena lino sabbia naturale zand steen khaki mocca',
  ],
];

const byName = new Map<string, Set<Concept>>();
for (const [colours, all] of names)
  for (const name of all.split(' ')) byName.set(name, (byName.get(name) ?? new Set<Concept>()).union(new Set(colours)));

/** @param value one choice of a product, as the shop writes it: `Midnight Blue`, `Senf` */
export function coloursNamed(value: string): Concept[] {
  const words = value.toLowerCase().match(/\p{L}+/gu) ?? [];
  // "Oak Tree Farm" is no colour
  return words.length > wordsMax ? [] : [...new Set(words.flatMap((word) => [...(byName.get(word) ?? [])]))];
}
const wordsMax = 3;
