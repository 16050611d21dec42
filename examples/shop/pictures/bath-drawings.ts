import { darker, lighter } from './colours.ts';
import { flame, lit, shadow, times } from './shapes.ts';
import type { Drawing } from './shapes.ts';

export const towelStack: Drawing = {
  ground: 'table',
  draw: ({ main, accent, cloth }) => {
    const towel = (y: number, width: number, tint: string) => {
      const x = 400 - width / 2;
      const outline = `x="${x}" y="${y}" width="${width}" height="82" rx="38"`;
      return (
        lit('rect', outline, cloth, 'round-y') +
        `<rect ${outline} fill="${tint}" opacity=".55"/>` +
        `<path d="M${x + 40} ${y + 40}H${x + width - 8}" stroke="${darker(main, 0.45)}" stroke-width="3" opacity=".35"/>` +
        `<path d="M${x + width - 96} ${y + 3}V${y + 79}M${x + width - 84} ${y + 3}V${y + 79}" stroke="${darker(main, 0.25)}" stroke-width="3" opacity=".4"/>`
      );
    };
    return (
      shadow(400, 652, 270, 26) +
      towel(570, 500, accent) +
      towel(490, 484, main) +
      towel(410, 468, lighter(accent, 0.5)) +
      towel(330, 440, main) +
      lit('rect', 'x="300" y="272" width="200" height="60" rx="28"', accent, 'round-y') +
      `<circle cx="330" cy="302" r="16" fill="none" stroke="${darker(accent, 0.3)}" stroke-width="4"/>`
    );
  },
};

export const robe: Drawing = {
  ground: 'wall',
  draw: ({ main, accent, cloth }) =>
    `<circle cx="400" cy="112" r="24" fill="#7b5631"/><path d="M400 112V150M300 190Q400 120 500 190" fill="none" stroke="#7b5631" stroke-width="12"/>` +
    `<path d="M300 220L230 720H590L520 220Z" fill="#1d120a" opacity=".22" filter="url(#soft)"/>` +
    lit('path', 'd="M322 176L206 232L142 470L236 500L282 356Z"', cloth, 'folds') +
    lit('path', 'd="M478 176L594 232L658 470L564 500L518 356Z"', cloth, 'folds') +
    lit('path', 'd="M322 172Q400 216 478 172L528 236L548 706Q400 734 252 706L272 236Z"', cloth, 'folds') +
    `<path d="M326 174Q344 300 414 400L408 716M474 174Q460 300 414 400" fill="none" stroke="${darker(main, 0.16)}" stroke-width="24"/>` +
    `<path d="M263 424Q400 446 538 424V466Q400 488 262 466Z" fill="${accent}"/><path d="M392 436L368 600L396 604L410 444L440 576L466 566L426 440Z" fill="${darker(accent, 0.08)}"/>` +
    `<path d="M288 530h76v74h-76Z" fill="${darker(main, 0.07)}" opacity=".7"/>`,
};

export const bathMat: Drawing = {
  ground: 'floor',
  draw: ({ main, accent }) => {
    const outline = 'd="M236 476Q240 466 254 466H546Q560 466 564 476L690 696Q696 712 676 712H124Q104 712 110 696Z"';
    const ripples = (from: number, count: number) =>
      times(count, (index) => {
        const y = from + index * 13;
        const reach = 160 + (y - 466) * 0.56;
        return `<path d="M${400 - reach} ${y}H${400 + reach}" stroke="${accent}" stroke-width="4.5" opacity=".75"/>`;
      });
    return (
      `<rect y="424" width="800" height="376" fill="#c3b9aa"/><path d="M0 500H800M0 600H800M0 726H800M330 424L180 800M470 424L620 800M190 424L-100 800M610 424L900 800" stroke="#a89d8d" stroke-width="3" opacity=".7"/>` +
      shadow(400, 486, 260, 14) +
      lit(
        'path',
        'd="M60 150Q60 120 90 120H710Q740 120 740 150Q734 380 620 440H180Q66 380 60 150Z"',
        '#f4efe6',
        'round-x',
      ) +
      `<rect x="40" y="104" width="720" height="36" rx="18" fill="#fbf8f1"/><path d="M214 436L200 480M586 436L600 480" stroke="#bb9145" stroke-width="20" stroke-linecap="round"/>` +
      shadow(400, 704, 300, 20) +
      lit('path', outline, main, 'round-y') +
      ripples(484, 4) +
      ripples(656, 4) +
      `<path d="M124 714H676" stroke="${darker(main, 0.3)}" stroke-width="10" stroke-linecap="round"/>`
    );
  },
};

export const bathTray: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    lit('path', 'd="M40 470H760Q756 700 640 760H160Q44 700 40 470Z"', accent, 'round-x') +
    `<rect x="16" y="446" width="768" height="40" rx="20" fill="${lighter(accent, 0.5)}"/><ellipse cx="400" cy="470" rx="330" ry="10" fill="#b9cbd0" opacity=".7"/>` +
    shadow(400, 452, 330, 10) +
    lit('rect', 'x="70" y="410" width="660" height="36" rx="10"', main, 'round-y') +
    `<path d="M90 424Q300 416 480 426T716 422" stroke="${darker(main, 0.4)}" stroke-width="2" fill="none" opacity=".6"/>` +
    `<path d="M262 410L248 250Q330 226 392 258Q454 226 536 250L522 410Q454 396 392 416Q330 396 262 410Z" fill="#8b4a37"/>` +
    `<path d="M270 400L258 260Q330 240 392 270Q454 240 526 260L514 400Q454 386 392 406Q330 386 270 400Z" fill="#fbf5e8"/><path d="M392 270V404" stroke="#d9cbb0" stroke-width="3"/>` +
    times(
      6,
      (line) =>
        `<path d="M280 ${286 + line * 18}Q330 ${276 + line * 18} 374 ${290 + line * 18}M410 ${290 + line * 18}Q454 ${276 + line * 18} 504 ${286 + line * 18}" stroke="#b5a58a" stroke-width="3" fill="none"/>`,
    ) +
    lit('rect', 'x="126" y="326" width="82" height="84" rx="10"', '#e9dcc4', 'round-x') +
    flame(167, 320) +
    lit('path', 'd="M588 330H676L668 396Q666 410 650 410H614Q598 410 596 396Z"', '#8797ad', 'round-x') +
    `<path d="M674 346q36 -2 32 26q-6 22 -36 18" fill="none" stroke="#71829a" stroke-width="9"/><path d="M616 310q-12 -20 4 -38M648 312q-12 -22 4 -42" stroke="#fff" stroke-width="5" opacity=".6" fill="none"/>`,
};

export const dispenser: Drawing = {
  ground: 'table',
  draw: ({ main, accent }) =>
    shadow(400, 652, 150, 22) +
    `<path d="M400 270V176H300Q280 176 276 200" fill="none" stroke="${accent}" stroke-width="17" stroke-linejoin="round"/>` +
    lit('rect', 'x="362" y="158" width="76" height="22" rx="11"', accent, 'round-y') +
    lit('rect', 'x="356" y="250" width="88" height="44" rx="8"', accent, 'round-x') +
    lit(
      'path',
      'd="M350 292H450V318Q526 344 528 420V610Q528 650 488 650H312Q272 650 272 610V420Q274 344 350 318Z"',
      main,
      'round-x',
    ) +
    lit('path', 'd="M272 556Q400 588 528 548V610Q528 650 488 650H312Q272 650 272 610Z"', '#bb8064', 'round-x') +
    times(
      30,
      (index) =>
        `<circle cx="${296 + ((index * 67) % 210)}" cy="${372 + ((index * 43) % 170)}" r="${1.6 + (index % 3) * 0.7}" fill="#3a2416" opacity=".35"/>`,
    ) +
    `<path d="M566 650Q548 560 612 556Q684 560 664 650Z" fill="${lighter('#a3ad90', 0.25)}"/><rect x="556" y="616" width="120" height="36" rx="16" fill="#e6d7bd"/>`,
};
