import { darker, lighter } from './colours.ts';
import { glow, lit, shadow, times } from './shapes.ts';
import type { Drawing } from './shapes.ts';

const book = (x: number, y: number, width: number, height: number, cover: string): string =>
  lit('rect', `x="${x}" y="${y}" width="${width}" height="${height}" rx="4"`, cover, 'round-y') +
  `<rect x="${x + width - 10}" y="${y + 4}" width="10" height="${height - 8}" fill="#f1e8d6"/>`;

export const readingLamp: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    `<path d="M410 334L250 644H656L520 296Z" fill="url(#beam)" opacity=".7"/>` +
    shadow(260, 650, 130, 18) +
    book(420, 606, 230, 40, '#8b4a37') +
    book(436, 570, 196, 36, '#50626b') +
    `<path d="M436 560Q490 540 534 560Q578 540 632 560L628 572H440Z" fill="#fbf6ea"/>` +
    lit('path', 'd="M164 622H356Q364 650 340 650H180Q156 650 164 622Z"', main, 'round-x') +
    `<g fill="none" stroke-linecap="round"><path d="M260 624L208 402" stroke="${darker(main, 0.1)}" stroke-width="15"/><path d="M208 402L424 236" stroke="${main}" stroke-width="15"/></g>` +
    lit('circle', 'cx="208" cy="402" r="21"', accent, 'round-ball') +
    lit('circle', 'cx="260" cy="620" r="15"', accent, 'round-ball') +
    glow(474, 316, 120) +
    lit('path', 'd="M420 204Q446 184 474 206L556 282L400 352L396 240Q398 218 420 204Z"', main, 'round-x') +
    `<path d="M400 352Q474 342 556 282Q540 336 480 354Q430 368 400 352Z" fill="#fff3cd"/>` +
    lit('circle', 'cx="424" cy="236" r="17"', accent, 'round-ball'),
};

export const wallLight: Drawing = {
  ground: 'wall',
  draw: ({ main, accent }) =>
    `<path d="M432 372L300 690H700L574 372Z" fill="url(#beam)" opacity=".75"/>` +
    `<rect x="60" y="640" width="680" height="160" rx="26" fill="#8d6840"/>` +
    lit(
      'path',
      'd="M330 640Q340 566 520 572Q690 566 690 640Q700 730 640 726H380Q320 730 330 640Z"',
      '#f3ecdf',
      'round-y',
    ) +
    `<path d="M176 360Q170 520 150 800" stroke="${accent}" stroke-width="5" fill="none"/>` +
    lit('circle', 'cx="180" cy="270" r="66"', main, 'round-ball') +
    `<path d="M180 270H386L500 232" stroke="${darker(main, 0.12)}" stroke-width="17" fill="none" stroke-linejoin="round"/>` +
    lit('circle', 'cx="386" cy="270" r="20"', main, 'round-ball') +
    glow(502, 372, 140) +
    lit('path', 'd="M468 214H536Q548 214 550 226L582 372H424L454 226Q456 214 468 214Z"', main, 'round-x') +
    `<ellipse cx="503" cy="372" rx="79" ry="15" fill="#fff3cd"/>`,
};

export const tableLamp: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    glow(400, 300, 400) +
    shadow(400, 652, 160, 22) +
    lit(
      'path',
      'd="M372 388H428V432Q540 470 540 560Q540 636 480 650H320Q260 636 260 560Q260 470 372 432Z"',
      main,
      'round-x',
    ) +
    times(
      5,
      (index) =>
        `<path d="M${276 - (index === 0 ? -40 : index === 4 ? -14 : 4)} ${484 + index * 36}Q400 ${508 + index * 36} ${524 + (index === 0 ? -40 : index === 4 ? -14 : 4)} ${484 + index * 36}" stroke="${darker(main, 0.3)}" stroke-width="4" fill="none" opacity=".5"/>`,
    ) +
    `<rect x="386" y="366" width="28" height="30" fill="#bb9145"/>` +
    lit('path', 'd="M260 130H540L600 376Q400 402 200 376Z"', lighter(accent, 0.3), 'round-x') +
    `<path d="M260 130H540L600 376Q400 402 200 376Z" fill="url(#glow)" opacity=".9"/>` +
    `<path d="M200 376Q400 402 600 376" stroke="${darker(accent, 0.2)}" stroke-width="5" fill="none"/><ellipse cx="400" cy="130" rx="140" ry="13" fill="#fff4d6"/>`,
};

export const floorLamp: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) =>
    `<path d="M318 236L226 720H640L448 236Z" fill="url(#beam)" opacity=".55"/>` +
    shadow(450, 728, 260, 16) +
    lit('path', 'd="M330 724V520Q330 470 382 470H590Q650 470 650 530V724Z"', '#b98a72', 'round-x') +
    lit('path', 'd="M452 480Q448 356 520 356H610Q672 360 672 430V700H560Z"', '#a97a63', 'round-x') +
    lit('path', 'd="M300 590Q300 556 334 556H470Q500 556 500 590V640H300Z"', '#c79a82', 'round-y') +
    `<path d="M340 724V748M640 724V748" stroke="#6d4831" stroke-width="14"/>` +
    lit('path', 'd="M96 726Q96 706 172 704Q248 706 248 726Q248 740 172 740Q96 740 96 726Z"', main, 'round-x') +
    `<path d="M172 708V210Q172 130 270 134Q352 138 378 176" fill="none" stroke="${main}" stroke-width="13"/>` +
    lit('rect', 'x="160" y="430" width="24" height="44" rx="6"', accent, 'round-x') +
    glow(384, 246, 130) +
    lit('path', 'd="M356 168Q384 152 408 172L462 240H304Z"', main, 'round-x') +
    `<ellipse cx="383" cy="240" rx="79" ry="13" fill="#fff3cd"/>`,
};

export const pendant: Drawing = {
  ground: 'wall',
  draw: ({ main, accent }) =>
    `<path d="M400 0V150" stroke="#383632" stroke-width="5"/><rect x="384" y="140" width="32" height="34" rx="5" fill="#383632"/>` +
    glow(400, 410, 400) +
    lit('circle', 'cx="400" cy="410" r="248"', lighter(main, 0.5), 'round-ball') +
    `<circle cx="400" cy="420" r="236" fill="url(#glow)"/>` +
    times(11, (index) => {
      const dy = -210 + index * 42;
      const rx = Math.sqrt(248 * 248 - dy * dy);
      return `<path d="M${400 - rx} ${410 + dy}Q400 ${410 + dy + 34} ${400 + rx} ${410 + dy}" stroke="${darker(accent, 0.1)}" stroke-width="2.6" fill="none" opacity=".6"/>`;
    }),
};

export const portableLamp: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    glow(400, 430, 330) +
    shadow(400, 652, 120, 18) +
    lit('path', 'd="M300 630Q302 610 400 608Q498 610 500 630Q500 652 400 654Q300 652 300 630Z"', main, 'round-x') +
    lit('rect', 'x="387" y="400" width="26" height="216"', main, 'round-x') +
    lit('rect', 'x="352" y="352" width="96" height="84" rx="30"', lighter(accent, 0.4), 'round-x') +
    glow(400, 410, 150) +
    lit('path', 'd="M238 372Q240 206 400 200Q560 206 562 372Q562 382 548 382H252Q238 382 238 372Z"', main, 'round-x') +
    `<path d="M286 322Q304 250 380 230" stroke="#fff" stroke-width="10" opacity=".35" stroke-linecap="round" fill="none"/>` +
    lit('ellipse', 'cx="400" cy="196" rx="30" ry="11"', darker(main, 0.2), 'round-x'),
};
