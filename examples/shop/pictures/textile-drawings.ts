import { darker, lighter } from './colours.ts';
import { lit, shadow, times } from './shapes.ts';
import type { Drawing } from './shapes.ts';

const tassels = (x: number, y: number, width: number, colour: string, length = 30): string =>
  times(
    Math.round(width / 13),
    (index) =>
      `<path d="M${x + 6 + index * 13} ${y}q${(index % 3) - 1} ${length / 2} ${(index % 2) * 3 - 1.5} ${length + (index % 3) * 3}" stroke="${index % 2 ? colour : darker(colour, 0.12)}" stroke-width="5" stroke-linecap="round" fill="none"/>`,
  );

export const foldedBlanket: Drawing = {
  ground: 'table',
  draw: ({ main, cloth, fringe }) => {
    const top = 'd="M206 374Q214 356 238 356H562Q586 356 594 374L648 432Q662 456 632 456H168Q138 456 152 432Z"';
    const layer = (y: number) =>
      lit('rect', `x="142" y="${y}" width="516" height="66" rx="33"`, cloth, 'round-y') +
      `<path d="M176 ${y + 65}H630" stroke="${darker(main, 0.5)}" stroke-width="2.5" opacity=".5"/>`;
    const flap = 'd="M150 440Q150 424 176 424H626Q652 424 652 440V556Q652 566 640 566H162Q150 566 150 556Z"';
    return (
      shadow(400, 652, 290) +
      layer(584) +
      layer(528) +
      (fringe ? tassels(156, 562, 490, lighter(main, 0.25)) : '') +
      lit('path', flap, cloth, 'round-y') +
      lit('path', top, cloth, 'round-x') +
      `<path d="M164 448Q400 462 640 448" stroke="#fff" stroke-width="5" opacity=".22" fill="none"/>`
    );
  },
};

export const drapedThrow: Drawing = {
  ground: 'floor',
  draw: ({ main, accent, cloth }) => {
    const back = 'd="M262 200H560V520Q410 540 262 520Z"';
    const front = 'd="M226 196Q226 176 250 176H552Q574 176 574 196L584 584Q494 604 402 588Q308 604 216 584Z"';
    return (
      `<g stroke="#8a6239" stroke-width="22" stroke-linecap="round"><path d="M150 120L128 716M650 120L672 716"/><path d="M146 192H654" stroke-width="17"/><path d="M136 640H664" stroke-width="17" stroke="#7b5631"/></g>` +
      shadow(400, 724, 300, 16) +
      lit('path', back, darker(main, 0.3), 'folds') +
      tassels(214, 584, 372, lighter(main, 0.2), 44) +
      lit('path', front, cloth, 'folds') +
      `<path d="M218 552Q308 570 402 556Q494 570 582 552" stroke="${accent}" stroke-width="9" opacity=".7" fill="none"/>` +
      `<rect x="226" y="176" width="348" height="32" rx="16" fill="#fff" opacity=".16"/>`
    );
  },
};

const meadow = (main: string, accent: string): string =>
  times(13, (index) => {
    const x = 262 + index * 23;
    const height = 120 + ((index * 53) % 150);
    const lean = ((index * 37) % 50) - 25;
    const tipX = x + lean;
    const tipY = 596 - height;
    const bloom = ['#b4533a', '#d9aa68', '#8797ad', accent][index % 4];
    const head =
      index % 3 === 0
        ? times(
            5,
            (seed) =>
              `<ellipse cx="${tipX + (seed % 2 ? 7 : -7)}" cy="${tipY + seed * 11}" rx="6" ry="4" fill="${bloom}"/>`,
          )
        : times(
            6,
            (petal) =>
              `<circle cx="${tipX + 9 * Math.cos(petal * 1.05)}" cy="${tipY + 9 * Math.sin(petal * 1.05)}" r="5.5" fill="${bloom}"/>`,
          ) + `<circle cx="${tipX}" cy="${tipY}" r="5" fill="${darker(main, 0.5)}"/>`;
    const leafY = 596 - height * 0.4;
    return `<path d="M${x} 604Q${x} ${600 - height / 2} ${tipX} ${tipY}" stroke="${accent}" stroke-width="4" fill="none"/><path d="M${x + lean / 4} ${leafY}q22 -8 26 -32q-22 4 -26 32Z" fill="${accent}"/>${head}`;
  });

const cushionWith = (decoration: (main: string, accent: string) => string): Drawing => ({
  ground: 'table',
  draw: ({ main, accent, cloth }) => {
    const body =
      'd="M190 214Q178 196 204 198Q400 236 596 198Q622 196 610 214Q574 420 612 634Q624 656 596 652Q400 622 204 652Q176 656 188 634Q226 420 190 214Z"';
    return (
      shadow(400, 652, 270, 30) +
      lit('path', body, cloth, 'round-ball') +
      decoration(main, accent) +
      `<path ${body} fill="none" stroke="${darker(main, 0.22)}" stroke-width="4"/>`
    );
  },
});

export const cushion = cushionWith(() => '');

export const meadowCushion = cushionWith(meadow);

export const bed: Drawing = {
  ground: 'floor',
  draw: ({ main, accent, cloth, wall }) => {
    const pillow = (x: number, y: number, fill: string) =>
      lit(
        'path',
        `d="M${x} ${y + 20}Q${x + 4} ${y - 8} ${x + 34} ${y}Q${x + 110} ${y + 14} ${x + 188} ${y}Q${x + 216} ${y - 8} ${x + 220} ${y + 20}Q${x + 208} ${y + 62} ${x + 220} ${y + 110}Q${x + 214} ${y + 136} ${x + 188} ${y + 130}H${x + 34}Q${x + 6} ${y + 136} ${x} ${y + 110}Q${x + 12} ${y + 62} ${x} ${y + 20}Z"`,
        fill,
        'round-y',
      );
    return (
      shadow(400, 728, 340, 18) +
      lit('rect', 'x="92" y="196" width="616" height="330" rx="30"', '#a87c4f', 'round-y') +
      `<path d="M120 690V738M680 690V738" stroke="#7b5631" stroke-width="22"/>` +
      `<rect x="96" y="470" width="608" height="230" rx="14" fill="${lighter(wall, 0.75)}"/>` +
      pillow(148, 316, lighter(main, 0.35)) +
      pillow(432, 316, lighter(main, 0.35)) +
      pillow(186, 372, cloth) +
      pillow(396, 372, cloth) +
      lit(
        'path',
        'd="M82 512Q82 480 116 480H684Q718 480 718 512V676Q640 700 560 684Q470 706 392 686Q300 706 214 686Q140 702 82 676Z"',
        cloth,
        'folds',
      ) +
      lit(
        'path',
        'd="M78 500Q80 466 116 464Q400 480 684 464Q720 466 722 500L718 560Q400 580 82 560Z"',
        accent,
        'round-y',
      )
    );
  },
};

export const pillowStack: Drawing = {
  ground: 'table',
  draw: ({ main, accent, cloth }) => {
    const pillow = (y: number, fill: string) =>
      lit(
        'path',
        `d="M140 ${y + 92}Q120 ${y + 26} 196 ${y + 22}Q400 ${y - 26} 604 ${y + 22}Q680 ${y + 26} 660 ${y + 92}Q684 ${y + 160} 600 ${y + 164}Q400 ${y + 186} 200 ${y + 164}Q116 ${y + 160} 140 ${y + 92}Z"`,
        fill,
        'round-y',
      ) +
      `<path d="M572 ${y + 32}Q592 ${y + 94} 572 ${y + 158}" stroke="${darker(main, 0.25)}" stroke-width="3" fill="none" opacity=".7"/>`;
    return shadow(400, 650, 290, 30) + pillow(476, accent) + pillow(326, cloth);
  },
};

export const rolledDuvet: Drawing = {
  ground: 'table',
  draw: ({ main, accent, cloth }) => {
    const layer = (y: number) => lit('rect', `x="130" y="${y}" width="540" height="118" rx="59"`, cloth, 'round-y');
    const ribbon = (x: number) =>
      `<path d="M${x} 300Q${x + 14} 470 ${x} 640" stroke="${accent}" stroke-width="24" fill="none"/><path d="M${x} 300Q${x + 14} 470 ${x} 640" stroke="${darker(accent, 0.25)}" stroke-width="3" fill="none" opacity=".6"/>`;
    return (
      shadow(400, 648, 290, 30) +
      layer(530) +
      layer(412) +
      layer(296) +
      `<path d="M170 414H630M170 530H630" stroke="${darker(main, 0.4)}" stroke-width="5" opacity=".35"/>` +
      ribbon(270) +
      ribbon(530)
    );
  },
};
