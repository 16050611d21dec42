import { darker, lighter } from './colours.ts';
import { lit, shadow, times } from './shapes.ts';
import type { Drawing } from './shapes.ts';

const grain = (x: number, y: number, width: number, lines: number, tone: string): string =>
  times(
    lines,
    (index) =>
      `<path d="M${x} ${y + index * 9}q${width / 3} ${(index % 3) * 4 - 4} ${width} ${(index % 2) * 3}" stroke="${tone}" stroke-width="1.8" fill="none" opacity=".4"/>`,
  );

export const stool: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) =>
    shadow(400, 728, 220, 18) +
    lit('path', 'd="M380 380H420L430 716H378Z"', darker(main, 0.22), 'round-x') +
    lit('path', 'd="M250 380H298L222 728H176Z"', main, 'round-x') +
    lit('path', 'd="M502 380H550L624 728H578Z"', main, 'round-x') +
    lit('path', 'd="M166 342V378Q176 418 400 424Q624 418 634 378V342Z"', darker(main, 0.1), 'round-x') +
    lit('ellipse', 'cx="400" cy="342" rx="234" ry="58"', lighter(main, 0.12), 'round-x') +
    `<ellipse cx="400" cy="348" rx="170" ry="36" fill="${darker(main, 0.14)}" opacity=".45"/>` +
    grain(226, 316, 348, 7, darker(main, 0.45)) +
    [286, 514, 400]
      .map((x) => `<ellipse cx="${x}" cy="${x === 400 ? 312 : 352}" rx="17" ry="7" fill="${accent}"/>`)
      .join(''),
};

export const bedsideTable: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) =>
    shadow(400, 732, 230, 18) +
    lit('path', 'd="M212 330H244V732H218Z"', main, 'round-x') +
    lit('path', 'd="M556 330H588L582 732H556Z"', main, 'round-x') +
    `<rect x="240" y="350" width="320" height="270" fill="${darker(main, 0.42)}"/>` +
    lit('rect', 'x="236" y="342" width="328" height="128"', lighter(main, 0.08), 'round-y') +
    `<rect x="248" y="354" width="304" height="104" fill="none" stroke="${darker(main, 0.35)}" stroke-width="3"/>` +
    grain(262, 372, 280, 9, darker(main, 0.4)) +
    lit('circle', 'cx="400" cy="406" r="15"', accent, 'round-ball') +
    lit('rect', 'x="262" y="570" width="190" height="24" rx="3"', '#8b4a37', 'round-y') +
    lit('rect', 'x="272" y="546" width="164" height="24" rx="3"', '#5a6871', 'round-y') +
    lit('rect', 'x="266" y="522" width="150" height="24" rx="3"', '#cbb18b', 'round-y') +
    lit('rect', 'x="226" y="594" width="348" height="26"', main, 'round-y') +
    lit('rect', 'x="196" y="306" width="408" height="36" rx="8"', lighter(main, 0.15), 'round-y') +
    lit('path', 'd="M470 306Q452 262 476 232V206H508V232Q532 262 514 306Z"', '#f4efe6', 'round-x') +
    `<path d="M492 208Q484 140 446 104M492 208Q500 150 530 118" stroke="#6c764c" stroke-width="5" fill="none"/>` +
    times(
      8,
      (index) =>
        `<circle cx="${446 + ((index * 31) % 88)}" cy="${100 + ((index * 23) % 66)}" r="9" fill="${index % 2 ? '#efe4cf' : '#dfb9a6'}"/>`,
    ),
};

export const ladder: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) => {
    const hung = (x: number, y: number, width: number, height: number, fill: string) =>
      lit(
        'path',
        `d="M${x} ${y}H${x + width}V${y + height}Q${x + width / 2} ${y + height + 14} ${x} ${y + height}Z"`,
        fill,
        'folds',
      ) +
      `<path d="M${x} ${y + height - 22}Q${x + width / 2} ${y + height - 8} ${x + width} ${y + height - 22}" stroke="#fff" stroke-width="6" opacity=".4" fill="none"/>`;
    return (
      shadow(400, 734, 210, 14) +
      `<g stroke="${main}" stroke-width="26" stroke-linecap="round"><path d="M286 74L250 732M514 74L550 732"/></g>` +
      `<g stroke="${darker(main, 0.14)}" stroke-width="18">${times(5, (index) => `<path d="M${280 - index * 7} ${140 + index * 128}H${520 + index * 7}"/>`)}</g>` +
      hung(292, 262, 190, 214, accent) +
      hung(300, 518, 200, 150, '#dfb9a6') +
      hung(318, 134, 152, 110, '#efe4cf')
    );
  },
};

export const basket: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) => {
    const outline = 'd="M170 400H630L598 676Q588 728 530 728H270Q212 728 202 676Z"';
    return (
      shadow(400, 730, 260, 18) +
      `<path d="M166 430Q110 390 150 350Q190 330 210 400M634 430Q690 390 650 350Q610 330 590 400" fill="none" stroke="${darker(main, 0.3)}" stroke-width="18"/>` +
      lit('path', 'd="M224 400Q220 318 330 322Q392 284 470 320Q580 312 576 400Z"', '#efe4cf', 'folds') +
      lit('path', outline, main, 'round-x') +
      times(12, (row) => {
        const y = 420 + row * 25;
        const inset = 172 + row * 3.4;
        return times(16, (column) => {
          const width = (800 - 2 * inset) / 16;
          const x = inset + column * width;
          return `<path d="M${(x + 2).toFixed(1)} ${y + 8}Q${(x + width / 2).toFixed(1)} ${y - 12 + ((row + column) % 2) * 5} ${(x + width - 2).toFixed(1)} ${y + 8}" stroke="${(row + column) % 2 ? darker(main, 0.35) : lighter(main, 0.25)}" stroke-width="5" fill="none" opacity=".7"/>`;
        });
      }) +
      `<path ${outline} fill="url(#round-x)"/>` +
      lit('rect', 'x="160" y="388" width="480" height="30" rx="15"', darker(main, 0.12), 'round-y') +
      times(
        30,
        (index) => `<path d="M${172 + index * 15.6} 392l9 22" stroke="${accent}" stroke-width="3" opacity=".5"/>`,
      )
    );
  },
};

export const mirror: Drawing = {
  ground: 'wall',
  draw: ({ main, accent, wall }) =>
    `<circle cx="416" cy="452" r="250" fill="#1d120a" opacity=".22" filter="url(#soft)"/>` +
    `<path d="M248 260L400 96L552 260" fill="none" stroke="${accent}" stroke-width="15"/>` +
    lit('circle', 'cx="400" cy="94" r="21"', main, 'round-ball') +
    lit('circle', 'cx="400" cy="430" r="250"', main, 'round-x') +
    `<circle cx="400" cy="430" r="221" fill="${darker(main, 0.4)}"/>` +
    `<circle cx="400" cy="430" r="217" fill="${lighter(wall, 0.62)}"/>` +
    `<path d="M236 572L520 250Q580 300 604 372L376 640Q292 634 236 572Z" fill="#fff" opacity=".4"/><path d="M406 644L612 400Q620 440 612 480L470 634Z" fill="#fff" opacity=".3"/>`,
};

export const bench: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) =>
    shadow(400, 732, 330, 16) +
    lit('rect', 'x="104" y="430" width="34" height="300" rx="8"', main, 'round-x') +
    lit('rect', 'x="662" y="430" width="34" height="300" rx="8"', main, 'round-x') +
    lit('rect', 'x="130" y="620" width="540" height="22" rx="6"', darker(main, 0.12), 'round-y') +
    lit('path', 'd="M214 620Q216 580 250 580L300 596Q330 600 330 620Z"', '#6d4831', 'round-y') +
    lit('path', 'd="M340 620Q342 580 376 580L426 596Q456 600 456 620Z"', '#6d4831', 'round-y') +
    lit('path', 'd="M140 410H660L690 446H110Z"', accent, 'round-x') +
    times(
      42,
      (index) =>
        `<path d="M${146 + index * 12.3} 410L${116 + index * 13.8} 446V478" stroke="${darker(accent, 0.3)}" stroke-width="2.4" opacity=".6" fill="none"/>`,
    ) +
    lit('rect', 'x="100" y="444" width="600" height="36" rx="12"', accent, 'round-y') +
    times(
      44,
      (index) =>
        `<path d="M${112 + index * 13.5} 446V478" stroke="${darker(accent, 0.35)}" stroke-width="2.4" opacity=".55"/>`,
    ) +
    lit('path', 'd="M452 402Q548 416 640 402L656 560Q552 580 462 562Z"', lighter('#8797ad', 0.1), 'folds'),
};
