/** What an owner chooses of the widget beyond its design, as the form's fields and as the wire has it. */
import { array, object, string } from 'yup';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { limits } from '@vitrine/contract/limits';

type ShownStyle = ReplyOf<'getStyle'>['agentStyle'];

export interface WidgetChoices {
  colorScheme: ShownStyle['colorScheme'];
  logoUrl: string;
  /** a line each: `de: Moin!` */
  greetings: string;
  suggestions: string[];
  corner: 'right' | 'left';
  /** pixels from the side and from below: `20, 20` */
  wide: string;
  phone: string;
  hiddenOn: string[];
  teaserText: string;
  /** seconds, `leaving` or `never` */
  teaserAfter: string;
}

const usualAway = { x: 20, y: 20 };
const awayPattern = /^\s*(\d{1,3})\s*[,; ]\s*(\d{1,3})\s*$/;
const greetingPattern = /^\s*([A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3})\s*:\s*(.+?)\s*$/;
const maxFromSide = 200;
const maxFromBelow = 400;

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function readAway(text: string): { x: number; y: number } | null {
  const [, x, y] = awayPattern.exec(text) ?? [];
  const away = { x: Number(x), y: Number(y) };
  return away.x <= maxFromSide && away.y <= maxFromBelow ? away : null;
}

export function choicesOf({ placement, ...style }: ShownStyle): WidgetChoices {
  const { wide = usualAway, phone = usualAway, teaser = null } = placement ?? {};
  return {
    colorScheme: style.colorScheme,
    logoUrl: style.logoUrl ?? '',
    greetings: Object.entries(style.greetings)
      .map(([language, text]) => `${language}: ${text}`)
      .join('\n'),
    suggestions: style.suggestions,
    corner: placement?.corner ?? 'right',
    wide: `${wide.x}, ${wide.y}`,
    phone: `${phone.x}, ${phone.y}`,
    hiddenOn: placement?.hiddenOn ?? [],
    teaserText: teaser?.text ?? '',
    teaserAfter: teaser === null ? 'never' : `${teaser.after}`,
  };
}

export function choicesBody(agentId: string, choices: WidgetChoices): BodyOf<'updateStyle'> {
  const { teaserAfter: after, corner, hiddenOn, suggestions, colorScheme } = choices;
  const text = choices.teaserText.trim();
  return {
    agentId,
    colorScheme,
    suggestions,
    logoUrl: choices.logoUrl.trim() || null,
    greetings: Object.fromEntries(
      linesOf(choices.greetings).flatMap((line) => {
        const [, language, said] = greetingPattern.exec(line) ?? [];
        return language !== undefined && said !== undefined ? [[language, said]] : [];
      }),
    ),
    placement: {
      corner,
      wide: readAway(choices.wide) ?? usualAway,
      phone: readAway(choices.phone) ?? usualAway,
      hiddenOn,
      teaser:
        text === '' || after === 'never' ? null : { text, after: after === 'leaving' ? 'leaving' : Number(after) },
    },
  };
}

const away = () =>
  string().test('away', `Two numbers, such as 20, 20: at most ${maxFromSide} and ${maxFromBelow}`, (text = '') =>
    awayPattern.test(text) ? readAway(text) !== null : false,
  );

export const choicesRules = object({
  logoUrl: string().test('logo', 'An address that begins with https://', (text = '') =>
    /^(?:https:\/\/\S+)?$/.test(text.trim()),
  ),
  greetings: string().test('greetings', 'One line for each language, such as de: Moin!', (text = '') =>
    linesOf(text).every((line) => {
      const said = greetingPattern.exec(line)?.[2] ?? '';
      return said !== '' && said.length <= limits.welcomeTextMax;
    }),
  ),
  suggestions: array().max(limits.suggestionsMax, `At most ${limits.suggestionsMax} questions`),
  wide: away(),
  phone: away(),
  hiddenOn: array().of(string().matches(/^\//, 'A page’s path begins with /')).max(50),
  teaserText: string().max(100),
});
