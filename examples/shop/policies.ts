/** Every fact that more than one page states stands here once; pages and products only quote it. */

export const shop = {
  name: 'Hearth & Loom',
  legalName: 'Hearth & Loom Ltd',
  mail: 'hello@hearthandloom.example',
  phone: '+353 20 914 0137',
  founded: 2011,
  address: { street: 'The Old Mill, 3 Weir Lane', town: 'Kilkenny', postcode: 'R95 X0X0', country: 'Ireland' },
  careHours: [
    { days: 'Monday to Friday', hours: '9:00 to 17:30' },
    { days: 'Saturday', hours: '10:00 to 14:00' },
    { days: 'Sunday and public holidays', hours: 'closed' },
  ],
  storeHours: [
    { days: 'Tuesday to Saturday', hours: '10:00 to 18:00' },
    { days: 'Sunday and Monday', hours: 'closed' },
  ],
  mailReplyTime: 'within one working day',
} as const;

export type DeliveryZone = {
  name: string;
  countries: readonly string[];
  time: string;
  priceCents: number;
  freeFromCents: number;
  furniture?: { time: string; priceCents: number };
};

export const deliveryZones: readonly DeliveryZone[] = [
  {
    name: 'Ireland',
    countries: ['Ireland'],
    time: '1 to 2 working days',
    priceCents: 490,
    freeFromCents: 8000,
    furniture: { time: '3 to 6 working days', priceCents: 2900 },
  },
  {
    name: 'Central Europe',
    countries: ['Germany', 'Austria', 'France', 'Belgium', 'Netherlands', 'Luxembourg'],
    time: '3 to 5 working days',
    priceCents: 790,
    freeFromCents: 8000,
    furniture: { time: '7 to 10 working days', priceCents: 4900 },
  },
  {
    name: 'Rest of the EU',
    countries: [
      'Spain',
      'Portugal',
      'Italy',
      'Denmark',
      'Sweden',
      'Finland',
      'Poland',
      'Czechia',
      'all other EU countries',
    ],
    time: '4 to 7 working days',
    priceCents: 990,
    freeFromCents: 8000,
  },
  {
    name: 'United Kingdom',
    countries: ['Great Britain', 'Northern Ireland'],
    time: '3 to 6 working days',
    priceCents: 1190,
    freeFromCents: 15000,
  },
  {
    name: 'Switzerland and Norway',
    countries: ['Switzerland', 'Norway'],
    time: '5 to 8 working days',
    priceCents: 1690,
    freeFromCents: 15000,
  },
];

export const delivery = {
  freeInEuFromCents: 8000,
  freeElsewhereFromCents: 15000,
  cutOff: '14:00',
  express: { priceCents: 990, promise: 'before noon on the next working day' },
  collection: { readyWithin: '2 working hours', keptFor: '10 days' },
  redeliveryAttempts: 'two',
} as const;

export const returns = {
  days: 30,
  withdrawalDays: 14,
  refundWithin: '5 working days',
  labelPriceCents: 590,
  furnitureCollectionCents: 3900,
  damageReportDays: 7,
} as const;

export const warranty = {
  legalYears: 2,
  lampYears: 3,
  furnitureYears: 5,
  castIronYears: 10,
} as const;

export const giftCards = {
  amountsCents: [2500, 5000, 10000, 15000],
  validYears: 5,
  sentWithin: '15 minutes',
} as const;

export const duvetSizes = { single: '140 × 200 cm', double: '200 × 200 cm', king: '240 × 220 cm' } as const;

export const towelSizes = { guest: '30 × 50 cm', hand: '50 × 100 cm', bath: '70 × 140 cm' } as const;

export const payment = ['Visa', 'Mastercard', 'PayPal', 'Apple Pay', 'Bancontact', 'iDEAL', 'bank transfer'] as const;
