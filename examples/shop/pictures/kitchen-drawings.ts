import { darker, lighter } from './colours.ts';
import { lit, shadow, times } from './shapes.ts';
import type { Drawing } from './shapes.ts';

const speckles = (x: number, y: number, width: number, height: number): string =>
  times(
    26,
    (index) =>
      `<circle cx="${x + ((index * 61) % width)}" cy="${y + ((index * 37) % height)}" r="${1.4 + (index % 3) * 0.6}" fill="#3a2416" opacity=".35"/>`,
  );

const mug = (x: number, y: number, glaze: string, clay: string): string => {
  const body = `d="M${x} ${y}H${x + 150}L${x + 144} ${y + 136}Q${x + 142} ${y + 152} ${x + 124} ${y + 152}H${x + 26}Q${x + 8} ${y + 152} ${x + 6} ${y + 136}Z"`;
  const foot = `d="M${x + 5} ${y + 112}Q${x + 75} ${y + 124} ${x + 145} ${y + 108}L${x + 144} ${y + 136}Q${x + 142} ${y + 152} ${x + 124} ${y + 152}H${x + 26}Q${x + 8} ${y + 152} ${x + 6} ${y + 136}Z"`;
  return (
    `<path d="M${x + 144} ${y + 30}q62 -6 58 42q-6 46 -62 40" fill="none" stroke="${darker(glaze, 0.14)}" stroke-width="19" stroke-linecap="round"/>` +
    lit('path', body, glaze, 'round-x') +
    lit('path', foot, clay, 'round-x') +
    speckles(x + 14, y + 18, 120, 86) +
    `<ellipse cx="${x + 75}" cy="${y}" rx="75" ry="15" fill="${lighter(glaze, 0.35)}"/><ellipse cx="${x + 75}" cy="${y + 2}" rx="66" ry="11" fill="${darker(glaze, 0.45)}"/>`
  );
};

export const mugs: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(270, 640, 150, 20) +
    shadow(540, 662, 150, 20) +
    mug(170, 490, main, accent) +
    mug(176, 332, lighter(main, 0.2), accent) +
    mug(362, 470, darker(main, 0.08), accent) +
    mug(474, 516, main, accent),
};

export const plates: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(400, 650, 300, 24) +
    lit('circle', 'cx="452" cy="394" r="218"', accent, 'round-ball') +
    lit('circle', 'cx="450" cy="394" r="210"', main, 'round-ball') +
    `<circle cx="448" cy="396" r="158" fill="none" stroke="${darker(main, 0.18)}" stroke-width="3" opacity=".6"/>` +
    speckles(300, 270, 300, 250) +
    times(3, (index) => {
      const y = 616 - index * 26;
      return (
        lit(
          'path',
          `d="M130 ${y}Q330 ${y + 44} 530 ${y}L490 ${y + 34}Q330 ${y + 54} 170 ${y + 34}Z"`,
          accent,
          'round-x',
        ) + lit('ellipse', `cx="330" cy="${y}" rx="200" ry="24"`, lighter(main, 0.1), 'round-x')
      );
    }) +
    `<ellipse cx="330" cy="566" rx="150" ry="15" fill="${darker(main, 0.1)}" opacity=".7"/>`,
};

export const teapot: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(400, 650, 240, 24) +
    `<path d="M566 430Q700 370 668 520Q640 596 548 566" fill="none" stroke="${darker(main, 0.16)}" stroke-width="26" stroke-linecap="round"/>` +
    lit(
      'path',
      'd="M262 560Q180 520 168 400Q166 376 146 366Q170 350 194 362Q214 376 220 410Q230 452 286 462Z"',
      main,
      'round-x',
    ) +
    lit(
      'path',
      'd="M400 344C560 344 606 440 596 530C588 612 520 648 400 648C280 648 212 612 204 530C194 440 240 344 400 344Z"',
      main,
      'round-ball',
    ) +
    lit('path', 'd="M208 556Q400 600 592 548Q570 648 400 648Q230 648 208 556Z"', accent, 'round-x') +
    speckles(260, 400, 280, 150) +
    lit('path', 'd="M304 356Q312 312 400 308Q488 312 496 356Q400 376 304 356Z"', lighter(main, 0.12), 'round-x') +
    lit('circle', 'cx="400" cy="292" r="26"', accent, 'round-ball'),
};

export const casserole: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(400, 652, 290, 26) +
    `<path d="M150 472H96Q78 472 82 492Q88 520 118 520H160M650 472H704Q722 472 718 492Q712 520 682 520H640" fill="none" stroke="${darker(main, 0.2)}" stroke-width="22" stroke-linejoin="round"/>` +
    lit('path', 'd="M146 424H654L640 590Q634 648 570 648H230Q166 648 160 590Z"', main, 'round-x') +
    `<path d="M160 590Q166 648 230 648H570Q634 648 640 590Q400 622 160 590Z" fill="#1d120a" opacity=".2"/>` +
    lit(
      'path',
      'd="M138 420Q146 338 400 326Q654 338 662 420Q664 436 646 436H154Q136 436 138 420Z"',
      lighter(main, 0.06),
      'round-x',
    ) +
    `<path d="M176 398Q240 356 400 350" stroke="#fff" stroke-width="10" stroke-linecap="round" opacity=".4" fill="none"/>` +
    lit('rect', 'x="386" y="302" width="28" height="30"', darker(accent, 0.2), 'round-x') +
    lit('ellipse', 'cx="400" cy="292" rx="46" ry="24"', accent, 'round-ball'),
};

export const breadBoard: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) => {
    const board =
      'd="M306 92Q306 66 332 66H372Q398 66 398 92L402 196Q404 216 428 220Q470 226 472 264L486 620Q486 648 458 648H230Q202 648 204 620L230 264Q232 226 274 220Q298 216 300 196Z"';
    return (
      shadow(380, 652, 250, 22) +
      lit('path', board, main, 'round-x') +
      times(
        8,
        (index) =>
          `<path d="M${252 + index * 27} 250Q${240 + index * 30} 420 ${236 + index * 31} 640" stroke="${darker(main, 0.3)}" stroke-width="${1.5 + (index % 3)}" opacity=".32" fill="none"/>`,
      ) +
      `<circle cx="352" cy="118" r="17" fill="${darker(accent, 0.35)}"/><path d="M352 118Q392 150 382 196" stroke="${accent}" stroke-width="7" fill="none"/>` +
      lit(
        'path',
        'd="M402 618Q392 504 540 492Q700 496 700 618Q700 650 664 650H440Q404 650 402 618Z"',
        '#a9692f',
        'round-ball',
      ) +
      times(
        4,
        (index) =>
          `<path d="M${462 + index * 56} 518q30 34 20 82" stroke="#f0d3a0" stroke-width="13" stroke-linecap="round" fill="none" opacity=".85"/>`,
      )
    );
  },
};

export const apron: Drawing = {
  ground: 'wall',
  draw: ({ main, accent, cloth }) =>
    `<rect x="150" y="92" width="500" height="40" rx="8" fill="#a87c4f"/><circle cx="400" cy="116" r="19" fill="#7b5631"/>` +
    `<path d="M316 262Q330 160 400 116Q470 160 484 262M316 262Q300 330 222 404M484 262Q500 330 578 404" fill="none" stroke="${darker(main, 0.12)}" stroke-width="22"/>` +
    `<path d="M400 700Q250 716 214 690L196 700V420Z" fill="#1d120a" opacity=".14" filter="url(#soft)"/>` +
    lit(
      'path',
      'd="M304 256H496Q504 352 588 398L598 690Q500 712 400 700Q300 712 202 690L212 398Q296 352 304 256Z"',
      cloth,
      'folds',
    ) +
    `<path d="M308 276H492" stroke="${accent}" stroke-width="4" stroke-dasharray="12 8"/>` +
    [250, 420]
      .map(
        (x) =>
          `<path d="M${x} 480H${x + 130}V596Q${x + 65} 612 ${x} 596Z" fill="${darker(main, 0.08)}" stroke="${accent}" stroke-width="3" stroke-dasharray="10 7"/>`,
      )
      .join(''),
};

export const hangingTowels: Drawing = {
  ground: 'wall',
  draw: ({ main, accent }) =>
    `<rect x="90" y="136" width="620" height="42" rx="8" fill="#a87c4f"/>` +
    times(3, (index) => {
      const x = 122 + index * 196;
      const band = 7 + index * 9;
      const height = 424 - (index % 2) * 34;
      const outline = `d="M${x + 82} 176L${x} 246V${206 + height}Q${x + 82} ${226 + height} ${x + 164} ${206 + height}V246Z"`;
      const lines = times(
        3,
        (line) =>
          `<path d="M${x} ${150 + height - line * (band + 14)}Q${x + 82} ${168 + height - line * (band + 14)} ${x + 164} ${150 + height - line * (band + 14)}" stroke="${accent}" stroke-width="${band}" fill="none"/>`,
      );
      return (
        `<path d="M${x + 12} 260V${222 + height}H${x + 178}V260Z" fill="#1d120a" opacity=".2" filter="url(#soft)"/>` +
        `<path ${outline} fill="${lighter(main, 0.2)}"/>${lines}<path ${outline} fill="url(#folds)"/>` +
        `<circle cx="${x + 82}" cy="164" r="15" fill="#7b5631"/>`
      );
    }),
};

export const laidTable: Drawing = {
  ground: 'floor',
  draw: ({ main, accent, cloth }) =>
    shadow(400, 730, 320, 18) +
    `<path d="M150 560V734M650 560V734" stroke="${accent}" stroke-width="26"/>` +
    lit('path', 'd="M186 408H614L716 482H84Z"', lighter(main, 0.25), 'round-x') +
    lit('path', 'd="M84 480H716V628Q636 650 560 630Q480 654 400 632Q318 654 240 630Q160 650 84 628Z"', cloth, 'folds') +
    `<path d="M84 604Q160 626 240 606Q318 630 400 608Q480 630 560 606Q636 626 716 604" stroke="${darker(main, 0.3)}" stroke-width="2" fill="none" opacity=".7"/>` +
    lit('ellipse', 'cx="266" cy="448" rx="92" ry="18"', '#f7f2e8', 'round-x') +
    `<ellipse cx="266" cy="446" rx="62" ry="10" fill="#e4dac8"/>` +
    lit('path', 'd="M468 452Q440 396 474 356V320H514V356Q548 396 520 452Q494 464 468 452Z"', '#5a6871', 'round-x') +
    `<g stroke="#5c5c38" stroke-width="5" fill="none"><path d="M494 322Q490 220 430 150M494 322Q500 230 566 168M494 322Q496 240 500 130"/></g>` +
    times(
      14,
      (index) =>
        `<ellipse cx="${432 + ((index * 47) % 136)}" cy="${144 + ((index * 29) % 112)}" rx="17" ry="8" fill="${index % 2 ? '#7d8659' : '#9aa377'}" transform="rotate(${index * 41} ${432 + ((index * 47) % 136)} ${144 + ((index * 29) % 112)})"/>`,
    ),
};
