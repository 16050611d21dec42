/** Where and how the bubble stands in the shop: beside the specification's form, saved by itself. */
import { useQueryClient } from '@tanstack/react-query';
import { limits } from '@vitrine/contract/limits';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/use-api-query.ts';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormSelectField, FormTagField, FormTextAreaField } from '../../shared/form/form-fields.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Form } from '../../shared/form/form.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import styles from './widget-card.module.css';
import { choicesBody, choicesOf, choicesRules } from './widget-choices.ts';
import type { WidgetChoices } from './widget-choices.ts';

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
