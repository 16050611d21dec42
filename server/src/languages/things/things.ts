/** What shops sell and are searched by: things, what they are made of, for whom and for what. Each language names them in a file beside this one. */

type WordOf<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | WordOf<Rest> : Line;

/** The words of the lines, of which the type checker knows each. */
function words<Line extends string>(...lines: Line[]): readonly WordOf<Line>[];
function words(...lines: string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}

/** of linen, it is not of wool */
export const materialThings = words('wool cotton linen silk leather wood gold silver glass steel plastic');

/** kinds of product that a shop's terms part */
export const productKinds = words(
  'blanket towel robe candle lamp pillow bed chair table mug shirt trousers dress skirt shoes jacket hat',
  'bag ring necklace bracelet key lock',
);

/** enough to tell what a text is about; the learned models know these */
export const broadThings = [
  ...materialThings,
  ...productKinds,
  ...words(
    'bath beach kitchen baby children women men warm black white red blue green yellow grey brown pink purple',
    'orange beige',
  ),
] as const;

/** kinds of goods that the learned models do not know */
export const narrowThings = words(
  'clothes furniture tableware cookware jewellery toy food drink sweets cosmetics tool electronics',
  'stationery sportswear decoration accessories sofa armchair stool bench desk shelf wardrobe drawers',
  'mirror carpet doormat curtain duvet bedsheet bedding mattress cushion_cover tablecloth napkin placemat',
  'apron tea_towel plate bowl drinking_glass wine_glass jug teapot kettle coffee_maker french_press',
  'coffee_filter coffee_grinder pepper_mill cutting_board knife cutlery spoon fork spatula pan baking_tin',
  'rolling_pin mortar tray bread_box storage_jar lunch_box water_bottle thermos bottle_opener grater scales',
  'blender coffee decaf tea chocolate honey jam oil vinegar spice sauce biscuits cake bread nuts snack',
  'cheese pasta rice wine beer spirits juice supplement t_shirt blouse sweater hoodie vest coat raincoat',
  'suit shorts jeans leggings socks underwear pyjamas swimwear scarf gloves belt tie umbrella sunglasses',
  'cap beanie sneakers boots sandals slippers high_heels backpack handbag tote_bag suitcase wallet case',
  'phone_case toiletry_bag keyring earrings brooch watch clock pearl diamond hair_clip soap shampoo',
  'shower_gel cream lip_balm makeup perfume deodorant sunscreen essential_oil toothbrush razor hair_brush',
  'sponge nail_polish candle_holder incense diffuser vase plant_pot basket picture_frame poster painting',
  'sculpture box hook ladder hammock building_blocks puzzle board_game doll plush toy_car rattle dummy',
  'nappy pram cot bib bodysuit high_chair swing balloon costume dog cat horse bird_feeder pet_food leash',
  'pet_bed plant flower seed fertilizer watering_can garden_tool garden grill hammer screwdriver drill saw',
  'screw paint glue rope door_handle safe car bicycle helmet tyre motorcycle yoga weights ball tent',
  'sleeping_bag camping ski fishing torch headphones charger battery speaker mobile_phone laptop camera tv',
  'light_bulb fairy_lights vacuum broom detergent bin fan heater hot_water_bottle book notebook calendar',
  'pen pencil paper greeting_card sticker bookmark scissors yarn fabric sewing paintbrush guitar piano',
  'music_box vinyl mask first_aid massage souvenir hamper birthday wedding christmas easter valentine',
  'mothers_day christening party travel office outdoor waterproof windproof organic vegan gluten_free',
  'sugar_free handmade sustainable dishwasher_safe foldable adjustable soft lightweight breathable large',
  'small summer winter teenager ceramic bamboo rattan oak walnut_wood beech teak marble brass iron',
  'aluminium velvet cashmere polyester fleece felt soy_wax lavender vanilla rose_gold striped floral',
  'multicoloured batik sarong headscarf dried_fruit cereal milk sugar flour fruit meat fish',
);

export const things = [...broadThings, ...narrowThings] as const;
export type Thing = (typeof things)[number];

/**
 * By thing, its forms: lower case, comma-separated, the one that says it best first; `*` any letters at the end. What the language's stemmer
 * joins with a form needs no form of its own. A form of a narrower thing is none of the broader.
 */
export type ThingWords = Record<Thing, string>;

/** what things are like: no thing by themselves, and a shop that has not the word may well have the thing */
export const qualities: ReadonlySet<string> = new Set<Thing>(
  words('large small soft lightweight breathable adjustable foldable outdoor warm'),
);

/** kinds of goods by what they are: "small items" are of none */
export const goodsKinds: readonly Thing[] = [...productKinds, ...narrowThings].filter((one) => !qualities.has(one));

/** that a name says after the thing: "Bausteine Buche"; glass and iron are things of their own */
export const madeOf: ReadonlySet<string> = new Set<Thing>(
  words(
    'wool cotton linen silk leather wood steel plastic ceramic bamboo rattan oak walnut_wood beech teak brass',
    'aluminium velvet cashmere polyester',
  ),
);

/** each kind with what is of it; a thing is of one kind */
export const kinds: readonly (readonly [Thing, readonly Thing[]])[] = [
  ['furniture', words('sofa chair table bed shelf wardrobe drawers')],
  ['chair', words('armchair stool bench')],
  ['table', words('desk tablecloth')],
  ['decoration', words('mirror carpet curtain candle_holder diffuser vase picture_frame poster painting sculpture')],
  ['carpet', words('doormat')],
  ['blanket', words('duvet')],
  ['bed', words('bedsheet bedding mattress')],
  ['pillow', words('cushion_cover')],
  ['towel', words('tea_towel')],
  ['tableware', words('plate bowl drinking_glass jug teapot mug cutlery tray')],
  ['drinking_glass', words('wine_glass')],
  ['cutlery', words('spoon fork knife')],
  ['coffee_maker', words('french_press')],
  ['cookware', words('pan')],
  [
    'kitchen',
    words(
      'kettle coffee_maker coffee_grinder pepper_mill cutting_board spatula cookware baking_tin rolling_pin',
      'mortar grater blender apron tableware',
    ),
  ],
  ['drink', words('coffee tea wine beer spirits juice milk')],
  ['coffee', words('decaf')],
  ['sweets', words('chocolate')],
  [
    'food',
    words(
      'sweets honey jam oil vinegar spice sauce biscuits cake bread nuts snack cheese pasta rice dried_fruit',
      'cereal sugar flour fruit meat fish',
    ),
  ],
  [
    'clothes',
    words('shirt trousers dress skirt jacket vest suit socks underwear pyjamas swimwear sportswear costume bodysuit'),
  ],
  ['shirt', words('t_shirt blouse sweater hoodie')],
  ['jacket', words('coat raincoat')],
  ['trousers', words('shorts jeans leggings')],
  ['accessories', words('scarf gloves belt tie hat umbrella sunglasses wallet watch hair_clip keyring')],
  ['hat', words('cap beanie')],
  ['shoes', words('sneakers boots sandals slippers high_heels')],
  ['bag', words('backpack handbag tote_bag suitcase toiletry_bag')],
  ['case', words('phone_case')],
  ['scarf', words('headscarf')],
  ['jewellery', words('ring necklace bracelet earrings brooch')],
  [
    'cosmetics',
    words('soap shampoo shower_gel cream lip_balm makeup perfume deodorant sunscreen essential_oil nail_polish'),
  ],
  ['toy', words('building_blocks puzzle board_game doll plush toy_car rattle')],
  ['tool', words('hammer screwdriver drill saw garden_tool')],
  ['electronics', words('laptop camera tv headphones charger speaker mobile_phone')],
  ['lamp', words('light_bulb fairy_lights torch')],
  ['stationery', words('notebook calendar pen pencil paper greeting_card sticker bookmark')],
  ['wood', words('oak walnut_wood beech teak bamboo')],
  ['steel', words('iron brass aluminium')],
  ['wool', words('cashmere')],
  ['gold', words('rose_gold')],
];

/** what each is a kind of */
export const broader: Partial<Record<Thing, Thing>> = Object.fromEntries(
  kinds.flatMap(([kind, ofKind]) => ofKind.map((thing) => [thing, kind])),
);
