import { html } from '../templates/html.ts';
import type { TextPage } from '../templates/page.ts';

export const careGuidePage: TextPage = {
  path: '/care-guide',
  title: 'Care guide for wool, linen, wood and cast iron',
  description: 'How to wash, air, store and renew what you bought, material by material.',
  updated: '2026-03-27',
  heading: 'Care guide',
  lead: 'Good materials ask for little. Here is that little, material by material; where a product’s own label differs, follow the label.',
  body: html`
    <h2>Wool and alpaca</h2>
    <p>
      Air it before you wash it: a night on the line in damp weather takes out most smells. When it must be washed, use
      the wool programme at 30 °C or a cool hand wash with wool soap, roll it in a towel, and dry it flat. Never tumble
      dry wool.
    </p>
    <p>
      <strong>Pilling</strong> is short fibres working loose, not a fault. Comb them off with a wool comb in the first
      winter; it stops by itself. <strong>Moths</strong> like dirty wool: put blankets away clean, in a closed cotton
      bag, with cedar.
    </p>

    <h2>Linen</h2>
    <p>
      Machine wash at 40 °C, kitchen linen at 60 °C. Fill the drum only by two thirds, skip the fabric softener and dry
      it on a line. Iron it damp if you like it smooth; we leave it as it is.
    </p>

    <h2>Cotton towels and robes</h2>
    <p>
      Wash once before first use, then at 60 °C. Softener coats the loops and makes towels less absorbent; a spoon of
      white vinegar in the rinse brings old ones back. A pulled loop can be cut off; it will not run.
    </p>

    <h2>Stoneware</h2>
    <p>
      Safe in the dishwasher and the microwave. Avoid sudden changes of heat. Grey lines from cutlery come off with
      baking soda on a damp cloth.
    </p>

    <h2>Enamelled cast iron</h2>
    <p>
      Heat it slowly, with something in it. Use wood or silicone tools. Let it cool before you wash it by hand, and soak
      what sticks. A paste of baking soda removes stains.
    </p>

    <h2>Oak, ash, beech and walnut</h2>
    <p>
      Wipe with a damp cloth and dry at once. Once or twice a year, rub in a thin coat of hard-wax oil (linseed oil for
      bread boards), wait ten minutes and rub off the rest. Rings from glasses go with fine steel wool along the grain,
      followed by oil.
    </p>

    <h2>Brass</h2>
    <p>Ours is not lacquered. Lemon and salt make it bright; leaving it alone makes it brown. Both are right.</p>

    <h2>Candles</h2>
    <p>
      Trim the wick to 5 mm before each lighting. Let the first burn melt the whole surface, two to three hours, so that
      no tunnel forms. Stop when 1 cm of wax is left. Never leave a flame unattended.
    </p>
  `,
};
