/** What kind of thing a visitor asks for, and what kind of thing a sentence of a shop's pages tells: the two meet here where they share no word. What each means stands beside it. */

const deliveryAspects = [
  /** how long from order (or dispatch) until it arrives; when will it be here; will it come before Friday */
  'delivery_time',
  /** how long until the order is packed and leaves the shop; handling, production time of made-to-order things */
  'dispatch_time',
  /** what shipping costs, flat rates, rates by weight or country */
  'delivery_cost',
  /** whether and from which order value shipping is free */
  'delivery_free',
  /** faster shipping: overnight, next day, same day, priority; its cut-off and price */
  'delivery_express',
  /** where the shop ships: countries, islands, states, abroad, "do you ship to X" */
  'delivery_area',
  /** import duties, customs, brokerage, taxes at the border */
  'customs',
  /** which courier or post company brings it */
  'carrier',
  /** how to follow a parcel, tracking numbers, "where is my order" */
  'tracking',
  /** the order is late, lost, stolen, says delivered but is not there; what the shop does then */
  'late_parcel',
  /** wrong address given, change the address after ordering */
  'address_change',
  /** nobody at home, refused, undeliverable, parcel sent back to the shop */
  'failed_delivery',
  /** collecting the order in person, click and collect, curbside */
  'pickup',
  /** choosing a day or time slot, weekend delivery, delay shipment, hold the order */
  'delivery_choice',
  /** PO boxes, parcel lockers, military addresses */
  'po_box',
  /** sending to another person's address as a gift, no prices in the parcel */
  'other_recipient',
  /** putting two orders in one parcel, several parcels from one order, split shipment */
  'combine_orders',
  /** how things are packed: discreet, plastic-free, fragile, recycled */
  'packaging',
] as const;

const returnAspects = [
  /** how many days one has to return; right of withdrawal */
  'return_window',
  /** steps to return: form, label, authorisation number, whom to write */
  'return_how',
  /** the address to which returns go, drop-off places, return in store */
  'return_address',
  /** who pays the return postage; restocking fee */
  'return_cost',
  /** what state it must be in: unused, tags, original packing, proof of purchase */
  'return_condition',
  /** what cannot be returned: sale, custom, opened, hygiene, final sale */
  'return_excluded',
  /** how long until the money is back */
  'refund_time',
  /** how the money comes back: card, store credit; whether shipping is refunded */
  'refund_method',
  /** swapping for another size, colour or product */
  'exchange',
  /** it arrived broken or faulty */
  'damaged_item',
  /** another thing came than was ordered */
  'wrong_item',
  /** a part or piece is missing from the parcel */
  'missing_item',
  /** returning something received as a gift */
  'gift_return',
  /** cancelling before dispatch */
  'cancel_order',
  /** adding, removing or changing things of an order already placed */
  'change_order',
] as const;

const payingAspects = [
  /** which ways of paying are taken: cards, PayPal, transfer, wallets */
  'payment_methods',
  /** paying at the door */
  'cash_on_delivery',
  /** paying later or in parts */
  'instalments',
  /** is it safe to pay here; encryption; card data kept */
  'payment_safety',
  /** the payment was declined or charged twice, checkout error */
  'payment_failed',
  /** when the money is taken */
  'when_charged',
  /** which currency prices are in, paying in another one */
  'currency',
  /** VAT or sales tax: included or added, tax-free */
  'tax',
  /** receipt, invoice, company's tax number on it */
  'invoice',
  /** how and where to use a code, code does not work, stacking codes */
  'discount_code',
  /** which discounts, sales, newsletter, student, first-order or birthday offers there are */
  'promotion',
  /** matching a competitor's price, price fell after buying */
  'price_match',
  /** gift cards: values, how to use, expiry */
  'gift_card',
  /** using and expiry of store credit */
  'store_credit',
  /** points, club, rewards, refer a friend */
  'loyalty',
  /** buying for resale, trade account, bulk and quantity discounts */
  'wholesale',
  /** least amount or quantity of an order */
  'minimum_order',
  /** ordering before it is there, backorder */
  'preorder',
  /** made to measure or made on request, quote for something special */
  'custom_order',
  /** regular deliveries, skipping or ending them */
  'subscription',
] as const;

const shopAspects = [
  /** how to reach the shop in general; talk to a person; e-mail address; form; chat */
  'contact',
  /** telephone or WhatsApp number */
  'phone',
  /** how soon the shop answers */
  'response_time',
  /** where the shop, office or showroom is; visiting it */
  'address',
  /** opening hours, holidays, when is support there */
  'hours',
  /** other shops, markets or cities that sell the brand; branches */
  'stockists',
  /** who is behind the shop, its story, since when, owner, team */
  'about',
  /** where and by whom things are made */
  'origin',
  /** environment, fair trade, animal testing, charity, ethics */
  'sustainability',
  /** is the shop genuine; authenticity of products; certificates; reviews of the shop */
  'trust',
  /** what customers say; writing or reading reviews */
  'customer_reviews',
  /** what happens to personal data, cookies, unsubscribing, deleting data */
  'privacy',
  /** registering, logging in, password, need an account to order */
  'account',
  /** signing up for news */
  'newsletter',
  /** working there */
  'jobs',
  /** affiliates, influencers, collaboration, press, sponsorship, donations */
  'partnership',
  /** workshops, classes, fairs, private parties */
  'events',
  /** terms, governing law, company registration, copyright of pictures */
  'legal',
  /** who may buy, proof of age, prescriptions */
  'age_limit',
  /** Instagram, Facebook, TikTok and so on */
  'social_media',
  /** how to place an order; order by telephone; order confirmation not received; order status */
  'how_to_order',
] as const;

const productAspects = [
  /** what a thing costs */
  'price',
  /** is it there now */
  'stock',
  /** when it will be back, notify me */
  'restock',
  /** which sizes it comes in */
  'sizes',
  /** which size to take, size chart, measurements of a size, runs small or large */
  'size_advice',
  /** which colours, patterns or variants it comes in */
  'colours',
  /** length, width, height, thickness */
  'dimensions',
  /** how heavy */
  'weight',
  /** volume, how much fits, how many it serves, pages, seats */
  'capacity',
  /** what it is made of, fabric, metal, finish */
  'material',
  /** what is in it (food, cosmetics, candles) */
  'ingredients',
  /** safe for allergies, sensitive skin, pregnancy, children, pets; toxicity; side effects */
  'allergens',
  /** vegan, vegetarian, gluten-free, halal, kosher, organic */
  'diet',
  /** how it smells or tastes; strength of the scent */
  'scent',
  /** washing, cleaning, drying, polishing, maintenance */
  'care',
  /** how to use, apply, wear, prepare, dose */
  'usage',
  /** putting it together, mounting, installing, setting up */
  'assembly',
  /** how to keep it, shelf life, expiry date */
  'storage',
  /** how long it lasts: burn time, battery, wear, service life */
  'lasting',
  /** does it fit or work with something else */
  'compatibility',
  /** power, speed, voltage, resolution, thread count, hardness and other technical values */
  'technical',
  /** is it waterproof, stretchy, foldable, microwave-safe, has pockets and so on */
  'features',
  /** whom or what it is good for: age, season, occasion, skin or hair type, beginners */
  'suitability',
  /** what is in the box, how many pieces, accessories included */
  'contents',
  /** guarantee, repairs, spare parts */
  'warranty',
  /** engraving, names, logos, own design */
  'personalisation',
  /** gift wrapping, greeting card, gift sets */
  'gift_wrap',
  /** trying before buying, swatches */
  'samples',
  /** difference between things; which is better */
  'comparison',
  /** looking for products of a kind, for a need or purpose, with or without some property, at some price */
  'search',
  /** best-sellers, what is new, recommendations, cheapest or dearest */
  'popular',
] as const;

/** small talk and strangers' questions; of pages: advertising, stories, menus */
const nothing = 'none';

export const aspects = [
  ...deliveryAspects,
  ...returnAspects,
  ...payingAspects,
  ...shopAspects,
  ...productAspects,
  nothing,
] as const;
export type Aspect = (typeof aspects)[number];

/** asked of the shop, whatever it sells */
export const termAspects: ReadonlySet<Aspect> = new Set<Aspect>([
  ...deliveryAspects,
  ...returnAspects,
  ...payingAspects,
  ...shopAspects,
]);
