import { darker, lighter } from './colours.ts';
import { flame, lit, shadow, times } from './shapes.ts';
import type { Drawing } from './shapes.ts';

export const jarCandle: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(400, 652, 180, 22) +
    `<path d="M400 356V318" stroke="#2a1c10" stroke-width="6"/>` +
    flame(400, 326) +
    lit('path', 'd="M236 304H564L552 616Q550 650 516 650H284Q250 650 248 616Z"', main, 'round-x') +
    `<path d="M240 372H560L552 616Q550 650 516 650H284Q250 650 248 616Z" fill="${darker(main, 0.2)}" opacity=".4"/>` +
    `<ellipse cx="400" cy="304" rx="164" ry="25" fill="${darker(main, 0.3)}"/><ellipse cx="400" cy="316" rx="150" ry="20" fill="#f4e6c4"/><path d="M400 318V288" stroke="#2a1c10" stroke-width="6"/>` +
    flame(400, 296) +
    `<rect x="318" y="420" width="164" height="150" fill="${accent}"/><rect x="330" y="432" width="140" height="126" fill="none" stroke="#4a3728" stroke-width="2"/>` +
    `<path d="M400 462q-26 26 0 52q26 -26 0 -52ZM356 536H444M372 548H428" stroke="#4a3728" stroke-width="3" fill="none"/>` +
    `<path d="M262 340L272 610" stroke="#fff" stroke-width="9" opacity=".3" stroke-linecap="round"/>`,
};

export const taperCandles: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(400, 652, 190, 20) +
    times(6, (index) => {
      const x = 236 + index * 56;
      const top = 176 + ((index * 23) % 40);
      return (
        `<path d="M${x + 24} ${top}V${top - 46}" stroke="#efe4cf" stroke-width="5" stroke-linecap="round"/>` +
        lit(
          'path',
          `d="M${x + 12} ${top + 8}Q${x + 24} ${top - 16} ${x + 36} ${top + 8}L${x + 50} 640Q${x + 25} 662 ${x} 640Z"`,
          index % 2 ? main : darker(main, 0.07),
          'round-x',
        )
      );
    }) +
    lit('path', 'd="M224 440Q400 470 580 440V512Q400 542 224 512Z"', '#f4efe6', 'round-x') +
    `<path d="M226 476Q400 506 578 476" stroke="${accent}" stroke-width="7" fill="none"/><path d="M400 498Q352 452 344 492Q350 520 400 498Q448 452 456 492Q450 520 400 498L376 566M400 498L428 562" stroke="${accent}" stroke-width="7" fill="none"/>`,
};

export const diffuser: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    `<g stroke="${accent}" stroke-width="7" stroke-linecap="round">${times(8, (index) => `<path d="M${388 + index * 3} 600L${250 + index * 43} ${140 + Math.abs(index - 3.5) * 16}"/>`)}</g>` +
    shadow(400, 652, 160, 22) +
    `<path d="M356 366H444V402Q530 420 532 480V616Q532 650 498 650H302Q268 650 268 616V480Q270 420 356 402Z" fill="#fff" opacity=".5"/>` +
    lit('path', 'd="M272 500Q400 512 528 500V614Q528 646 496 646H304Q272 646 272 614Z"', main, 'round-x') +
    `<path d="M356 366H444V402Q530 420 532 480V616Q532 650 498 650H302Q268 650 268 616V480Q270 420 356 402Z" fill="url(#round-x)" stroke="#fff" stroke-width="3" stroke-opacity=".7"/>` +
    lit('rect', 'x="342" y="346" width="116" height="40" rx="8"', darker(accent, 0.1), 'round-x') +
    `<rect x="330" y="492" width="140" height="108" fill="#f4efe6"/><path d="M352 522H448M364 546H436M376 568H424" stroke="#4a3728" stroke-width="4"/>`,
};

export const candleHolders: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    [
      { x: 210, height: 150 },
      { x: 400, height: 250 },
      { x: 590, height: 70 },
    ]
      .map(({ x, height }) => {
        const cup = 636 - height;
        return (
          shadow(x, 652, 84, 16) +
          lit(
            'rect',
            `x="${x - 19}" y="${cup - 214}" width="38" height="220" rx="8"`,
            lighter(accent, 0.2),
            'round-x',
          ) +
          `<path d="M${x} ${cup - 212}V${cup - 232}" stroke="#2a1c10" stroke-width="5"/>` +
          flame(x, cup - 226) +
          lit('path', `d="M${x - 30} ${cup - 14}H${x + 30}L${x + 22} ${cup + 32}H${x - 22}Z"`, main, 'round-x') +
          lit('path', `d="M${x - 12} ${cup + 30}H${x + 12}L${x + 16} 620H${x - 16}Z"`, main, 'round-x') +
          lit(
            'ellipse',
            `cx="${x}" cy="${cup + 32 + (604 - cup) / 2}" rx="20" ry="11"`,
            darker(main, 0.08),
            'round-x',
          ) +
          lit(
            'path',
            `d="M${x - 74} 638Q${x - 70} 618 ${x} 612Q${x + 70} 618 ${x + 74} 638Q${x + 74} 652 ${x} 654Q${x - 74} 652 ${x - 74} 638Z"`,
            main,
            'round-x',
          )
        );
      })
      .join(''),
};
