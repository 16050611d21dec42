/** The picture at the top of the home page: a bedroom in winter, with things that the shop sells. */
import { glow, definitions, lit, shadow, times } from './shapes.ts';
import { weave } from './fabric.ts';

const branch = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" stroke="#5b5048" stroke-width="5" fill="none" stroke-linecap="round"><path d="M0 0Q30 -70 20 -170M14 -60Q50 -90 62 -140M20 -100Q-10 -130 -18 -170"/></g>`;

const window =
  `<rect x="96" y="96" width="330" height="400" rx="6" fill="#efe8db"/><rect x="114" y="114" width="294" height="364" fill="#c7d3d6"/>` +
  `<path d="M114 400Q200 340 280 380T408 352V478H114Z" fill="#dfe6e3"/><path d="M114 430Q240 390 408 420V478H114Z" fill="#f3f4ef"/>` +
  `<svg x="114" y="114" width="294" height="364" viewBox="114 114 294 364">${branch(190, 470, -6)}${branch(330, 440, 10)}${branch(250, 350, 2)}</svg>` +
  `<path d="M261 114V478M114 296H408" stroke="#efe8db" stroke-width="13"/><rect x="78" y="490" width="366" height="24" rx="5" fill="#e6dccb"/>`;

const pillow = (x: number, y: number, fill: string): string =>
  lit(
    'path',
    `d="M${x} ${y + 24}Q${x + 6} ${y - 8} ${x + 40} ${y}Q${x + 130} ${y + 16} ${x + 220} ${y}Q${x + 254} ${y - 8} ${x + 260} ${y + 24}Q${x + 246} ${y + 74} ${x + 260} ${y + 130}Q${x + 252} ${y + 160} ${x + 222} ${y + 154}H${x + 38}Q${x + 8} ${y + 160} ${x} ${y + 130}Q${x + 14} ${y + 74} ${x} ${y + 24}Z"`,
    fill,
    'round-y',
  );

const bed =
  shadow(830, 858, 400, 20) +
  lit('rect', 'x="512" y="330" width="640" height="320" rx="36"', '#a87c4f', 'round-y') +
  `<path d="M540 820V868M1124 820V868" stroke="#7b5631" stroke-width="24"/><rect x="516" y="620" width="632" height="220" rx="16" fill="#f7f2e8"/>` +
  pillow(552, 452, '#f4efe6') +
  pillow(852, 452, '#f4efe6') +
  pillow(590, 516, '#a3ad90') +
  pillow(816, 516, '#a3ad90') +
  lit(
    'path',
    'd="M500 640Q502 610 540 610H1124Q1164 610 1166 640V806Q1080 830 1000 812Q910 834 832 814Q740 834 656 814Q576 832 500 806Z"',
    '#efe6d6',
    'folds',
  ) +
  lit(
    'path',
    'd="M496 690Q832 716 1170 690V826Q1080 852 1000 834Q910 856 832 836Q740 856 656 836Q576 854 496 826Z"',
    'url(#cloth)',
    'folds',
  ) +
  times(
    52,
    (index) =>
      `<path d="M${500 + index * 13} ${830 + Math.sin(index / 4) * 7}v26" stroke="#e8dcc6" stroke-width="5" stroke-linecap="round"/>`,
  );

const lampOnStool =
  shadow(282, 866, 130, 16) +
  lit('path', 'd="M210 660H236L204 862H176Z"', '#c1935f', 'round-x') +
  lit('path', 'd="M330 660H356L390 862H362Z"', '#c1935f', 'round-x') +
  lit('path', 'd="M272 660H294L298 850H268Z"', '#94683c', 'round-x') +
  lit('path', 'd="M164 636V656Q170 682 283 684Q396 682 402 656V636Z"', '#b08455', 'round-x') +
  lit('ellipse', 'cx="283" cy="636" rx="119" ry="26"', '#cfa572', 'round-x') +
  glow(283, 470, 300) +
  lit(
    'path',
    'd="M268 532H298V552Q352 566 352 606Q352 636 322 640H244Q214 636 214 606Q214 566 268 552Z"',
    '#bb8064',
    'round-x',
  ) +
  lit('path', 'd="M212 396H354L386 528Q283 544 180 528Z"', '#f1e6d0', 'round-x') +
  `<path d="M212 396H354L386 528Q283 544 180 528Z" fill="url(#glow)"/>`;

const basketOfWool =
  lit('path', 'd="M424 772H556L546 848Q542 866 524 866H456Q438 866 434 848Z"', '#c8a968', 'round-x') +
  times(
    5,
    (row) =>
      `<path d="M428 ${786 + row * 16}H552" stroke="#94773e" stroke-width="3" stroke-dasharray="9 6" opacity=".7"/>`,
  ) +
  `<circle cx="462" cy="762" r="30" fill="#ae452c"/><circle cx="514" cy="758" r="32" fill="#6c764c"/><path d="M440 752q24 -14 44 8M444 768q20 -14 40 4M490 746q26 -10 46 14M488 762q26 -12 48 10" stroke="#fff" stroke-opacity=".3" stroke-width="3" fill="none"/>`;

export const room = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 900">
<defs>${definitions}
${weave('stripes', '#ae452c', '#efe4cf')}
<linearGradient id="wall" x2="1" y2="1"><stop offset="0" stop-color="#ebdfcc"/><stop offset="1" stop-color="#d9c5a9"/></linearGradient></defs>
<rect width="1200" height="900" fill="url(#wall)"/>
<rect y="790" width="1200" height="110" fill="#b08a60"/><rect y="772" width="1200" height="18" fill="#efe6d6"/><path d="M0 836H1200M0 872H1200" stroke="#2a1c10" opacity=".1" stroke-width="3"/>
${window}
<rect x="700" y="100" width="270" height="170" fill="#7b5631"/><rect x="714" y="114" width="242" height="142" fill="#f6efe2"/><path d="M714 216Q780 150 836 196T956 176V256H714Z" fill="#8797ad"/><path d="M714 236Q800 200 956 226V256H714Z" fill="#6c764c"/><circle cx="900" cy="150" r="17" fill="#d9aa68"/>
${bed}
${lampOnStool}
${basketOfWool}
</svg>
`;
