/** What the demonstration's visitors asked, and what became of some of it. Their replies stand nowhere: the agent gives them. */

export interface Visit {
  asks: readonly string[];
  /** whole days before today */
  daysAgo: number;
  /** in place of the day, for what has just happened */
  minutesAgo?: number;
  /** of the shop; the home page unless said */
  page?: string;
  /** on its last reply */
  rating?: 1 | -1;
  ratingReason?: string;
  /** a product that it showed was opened */
  clicks?: true;
  /** the visitor waits for a person and left this */
  wish?: { name?: string; email?: string; note?: string };
  /** what the owner wrote, before they gave the conversation back */
  owner?: readonly string[];
}

const throwPage = '/products/aran-wool-throw';
const lampPage = '/products/fern-bedside-reading-lamp';
const panPage = '/products/ember-cast-iron-casserole';
const robePage = '/products/morning-waffle-robe';
const clicks = true;

/** the oldest first */
export const visits: readonly Visit[] = [
  { daysAgo: 29, asks: ['How long does delivery to Cork take?'], page: '/delivery' },
  { daysAgo: 29, asks: ['Which blanket is the warmest?', 'And is there one under 100 euros?'], clicks, rating: 1 },
  { daysAgo: 28, asks: ['Wie lange dauert die Lieferung nach Deutschland?'], page: '/delivery' },
  { daysAgo: 28, asks: ['Does the Ember casserole work on an induction hob?'], page: panPage },
  { daysAgo: 27, asks: ['How long can I return something?', 'Who pays for the return?'], rating: 1 },
  { daysAgo: 27, asks: ['Est-ce que vous livrez en Belgique ?', 'Combien coûte la livraison ?'], page: '/delivery' },
  { daysAgo: 26, asks: ['hi', 'do you have a lamp for reading in bed'], page: '/lighting', clicks },
  { daysAgo: 26, asks: ['Is the robe true to size?'], page: robePage },
  { daysAgo: 25, asks: ['Where is my order?'], page: '/contact' },
  { daysAgo: 25, asks: ['Which ways of paying do you take?'] },
  { daysAgo: 25, asks: ['What is the warranty on a lamp?'], page: lampPage },
  { daysAgo: 24, asks: ['¿Hacéis envíos a España?', '¿Y cuánto tarda?'], rating: 1 },
  { daysAgo: 23, asks: ['What is the candle made of?'], page: '/products/fig-sea-salt-candle' },
  { daysAgo: 23, asks: ['Can you wrap it as a present?', 'Can you put a card in with it?'], page: throwPage },
  { daysAgo: 22, asks: ['Is the Aran throw available in slate?'], page: throwPage },
  { daysAgo: 22, asks: ['Welche Größen gibt es?'], page: '/products/washed-linen-duvet-set' },
  { daysAgo: 21, asks: ['How do I wash a wool blanket?'], rating: 1 },
  { daysAgo: 21, asks: ['When is your shop in Kilkenny open?'] },
  { daysAgo: 21, asks: ['do u do student discount'] },
  { daysAgo: 20, asks: ['I need a wedding gift for about 150 euros', 'Something for the kitchen?'], clicks },
  { daysAgo: 20, asks: ['Welke betaalmethoden accepteren jullie?'] },
  { daysAgo: 19, asks: ['How much is delivery to Switzerland?'], page: '/delivery' },
  { daysAgo: 19, asks: ['Does wool itch?', 'Which one is the softest?'], page: '/blankets-throws', clicks, rating: 1 },
  { daysAgo: 18, asks: ['Do you have curtains or blinds to match the linen?'] },
  { daysAgo: 18, asks: ['Can I change the address on my order?'] },
  { daysAgo: 17, asks: ['What sizes does the duvet set come in?'], page: '/products/harbour-percale-duvet-set' },
  { daysAgo: 17, asks: ['Quanto costa la spedizione in Italia?'], page: '/delivery' },
  {
    daysAgo: 17,
    asks: ['My mug arrived broken, what do I do?', 'Can I talk to a person?'],
    page: '/products/stoneware-mugs',
    owner: [
      'Hello, this is Nora from Hearth & Loom. I am sorry about the mug! Send us a photo within seven days and we will post you a new one at once; there is no need to send the old one back.',
      'It goes out tomorrow morning. Enjoy the other three in the meantime.',
    ],
  },
  { daysAgo: 16, asks: ['Is the bulb included?'], page: lampPage, rating: 1 },
  { daysAgo: 15, asks: ['Do you offer express delivery?', 'Until when do I have to order?'], page: '/delivery' },
  { daysAgo: 14, asks: ['Can I pay in instalments?'], page: '/products/beech-hall-bench' },
  { daysAgo: 14, asks: ['Which candle smells of smoke?', 'How long does it burn?'], page: '/candles-scent', clicks },
  { daysAgo: 14, asks: ['How heavy is the casserole?'], page: panPage },
  { daysAgo: 13, asks: ['Quelle couverture est la plus chaude ?'], clicks },
  { daysAgo: 12, asks: ['Can I see things before I buy them?', 'Could you send me a cloth sample?'], rating: 1 },
  { daysAgo: 12, asks: ['Order HL-20418 has not come yet'], page: '/contact' },
  { daysAgo: 11, asks: ['What is the linen apron made of?'], page: '/products/kitchen-linen-apron' },
  {
    daysAgo: 11,
    asks: ['Do you repair old lamps?'],
    rating: -1,
    ratingReason: 'It did not say whether you do repairs.',
  },
  { daysAgo: 10, asks: ['Is the charcoal casserole back in stock?'], page: panPage },
  { daysAgo: 10, asks: ['Kann ich die Ware in Kilkenny abholen?'] },
  { daysAgo: 10, asks: ['a blanket for a baby please'], page: '/blankets-throws', clicks },
  { daysAgo: 9, asks: ['How long is a gift card valid?'], page: '/gift-cards' },
  { daysAgo: 9, asks: ['Fazem entregas em Lisboa?', 'Quanto tempo demora?'], page: '/delivery' },
  { daysAgo: 8, asks: ['Do you sell rugs for the hall?', 'Which storage baskets do you have?'] },
  { daysAgo: 8, asks: ['When do I get my money back?'], page: '/returns' },
  { daysAgo: 7, asks: ['Is the stoneware safe in the dishwasher?'], page: '/products/stoneware-dinner-plates' },
  { daysAgo: 7, asks: ['Which lamp would you put on a small desk?', 'What does it cost?'], page: '/lighting', clicks },
  { daysAgo: 7, asks: ['thank you, that was quick!'] },
  { daysAgo: 6, asks: ['Are you hiring?'] },
  { daysAgo: 6, asks: ['Czy wysyłacie do Polski?'], page: '/delivery' },
  { daysAgo: 6, asks: ['Will it be here before Christmas if I order this week?'], rating: -1 },
  { daysAgo: 5, asks: ['Do you do trade prices for guest houses?'], page: '/products/organic-cotton-towel' },
  { daysAgo: 5, asks: ['Is the waffle robe available in L/XL?'], page: robePage, rating: 1 },
  { daysAgo: 4, asks: ['Is delivery free?', 'Even for a bench?'], page: '/products/beech-hall-bench' },
  { daysAgo: 4, asks: ['Do you have student or nurse discounts?'] },
  { daysAgo: 4, asks: ['Wie pflege ich das Gusseisen?'], page: panPage, rating: 1 },
  { daysAgo: 3, asks: ['A warm throw for my grandmother, not scratchy, up to 200 euros'], clicks, rating: 1 },
  { daysAgo: 3, asks: ['Can I cancel an order?'], page: '/faq' },
  { daysAgo: 3, asks: ['Is the glow lamp waterproof?'], page: '/products/glow-portable-lamp' },
  { daysAgo: 2, asks: ['How wide is the round mirror?'], page: '/products/round-hall-mirror' },
  { daysAgo: 2, asks: ['Livrez-vous en Suisse ?', 'Et les retours ?'], page: '/delivery' },
  { daysAgo: 2, asks: ['Do you repair things that you sold years ago?'] },
  { daysAgo: 1, asks: ['Which pillowcases go with the sage duvet set?'], page: '/bed-linen-cushions', clicks },
  { daysAgo: 1, asks: ['Do you deliver to Northern Ireland?'], page: '/delivery' },
  { daysAgo: 1, asks: ['¿Tenéis mantas de alpaca?'], page: '/blankets-throws', clicks },
  { daysAgo: 1, asks: ['What is your phone number?'], page: '/contact' },
  {
    daysAgo: 0,
    minutesAgo: 55,
    asks: ['Is the Fern lamp dimmable?', 'Which colours are there?'],
    page: lampPage,
    clicks,
  },
  { daysAgo: 0, minutesAgo: 31, asks: ['Do you sell curtains in linen?'], page: '/products/long-table-linen-cloth' },
  {
    daysAgo: 0,
    minutesAgo: 12,
    asks: ['Do you make furniture to measure?', 'Can I talk to a person about that?'],
    page: '/products/beech-hall-bench',
    wish: {
      name: 'Aoife',
      email: 'aoife@visitor.example',
      note: 'It is about the beech bench: our wall is 148 cm long. We would order this week.',
    },
  },
];
