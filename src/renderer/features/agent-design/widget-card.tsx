/** Where and how the bubble stands in the shop: beside the specification's form, saved by itself. */
import { useQueryClient } from '@tanstack/react-query';
import { array, object, string } from 'yup';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormSelectField, FormTagField, FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import styles from './widget-card.module.css';

const schemes = [
  { value: 'auto', label: 'As the visitor’s device has it' },
  { value: 'light', label: 'Always light' },
  { value: 'dark', label: 'Always dark' },
];
const corners = [
  { value: 'right', label: 'Bottom right' },
  { value: 'left', label: 'Bottom left' },
];
const moments = [
  { value: 'never', label: 'Never' },
  { value: '5', label: 'After 5 seconds' },
  { value: '15', label: 'After 15 seconds' },
  { value: '30', label: 'After 30 seconds' },
  { value: '60', label: 'After a minute' },
  { value: 'leaving', label: 'When a product page is about to be left' },
];

export function WidgetCard({ agentId }: { agentId: string }) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { params: { id: agentId } };
  const style = useApiQuery('getStyle', input, {});
  // the form above asks for the same, and says that it loads or why it cannot
  if (style.data === undefined) return null;

  const save = async (choices: WidgetChoices): Promise<boolean> => {
    try {
      const reply = await api.call('updateStyle', { body: choicesBody(agentId, choices) });
      if (!reply.success) throw new Error(reply.code);
      cache.setQueryData(queryKey('getStyle', input), { success: true, agentStyle: reply.data });
      notify.success('Saved. Your shop shows it from its next page on.');
      return true;
    } catch (error) {
      if (!isUnauthorised(error)) notify.error('An error occurred. Please try again.');
      return false;
    }
  };

  return (
    <Card title="In your shop" about="Where the bubble is, what it says first, and where it stays away.">
      <Form
        initialValues={choicesOf(style.data.agentStyle)}
        schema={choicesRules}
        draft={`widget.${agentId}`}
        className={styles.fields}
        onSubmit={save}
      >
        {({ dirty, isValid, isSubmitting }) => (
          <>
            <FormSelectField name="corner" label="Corner" options={corners} />
            <FormSelectField name="colorScheme" label="Light or dark" options={schemes} />
            <FormTextField name="wide" label="Distance on computers" hint="Pixels from the side and from below." />
            <FormTextField name="phone" label="Distance on phones" hint="More from below clears a basket bar." />
            <FormTextField
              name="logoUrl"
              label="Logo"
              hint="The address of a picture, with https. Square ones look best."
              optional
            />
            <FormTagField
              name="hiddenOn"
              label="Pages without the bubble"
              placeholder="/checkout*"
              hint="A * at the end means everything below."
              optional
            />
            <FormTextAreaField
              name="greetings"
              label="Welcome in other languages"
              rows={3}
              maxLength={6_000}
              hint="A line for each: de: Willkommen! Elsewhere your welcome message is shown."
              optional
            />
            <FormTagField
              name="suggestions"
              label="Your own first questions"
              maxLength={limits.suggestionMax}
              hint="At most three. Only those that your agent can answer are shown; it finds others automatically."
              optional
            />
            <FormTextField name="teaserText" label="Line beside the bubble" maxLength={100} optional />
            <FormSelectField name="teaserAfter" label="When the line is shown" options={moments} />
            <div className={styles.actions}>
              <Button type="submit" variant="primary" busy={isSubmitting} disabled={!isValid || !dirty}>
                Apply
              </Button>
              <DraftMark />
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}

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

/** What an owner chooses of the widget beyond its design, as the form's fields and as the wire has it. */
function choicesOf({ placement, ...style }: ShownStyle): WidgetChoices {
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
