import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { limits } from '@vitrine/contract/limits';
import { parseColour, readableColours } from '@vitrine/chat/readable-colour';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { Form } from '../../shared/form/form.tsx';
import { FormColourField } from '../../shared/form/form-colour-field.tsx';
import { FormRadioCards } from '../../shared/form/form-radio-cards.tsx';
import { FormTextAreaField } from '../../shared/form/form-text-area-field.tsx';
import { FormTextField } from '../../shared/form/form-text-field.tsx';
import { Suggestions } from '../../shared/form/suggestions.tsx';
import type { Suggested } from '../../shared/form/suggestions.tsx';
import { usePlatform } from '../../shared/services.tsx';
import { BubbleIcon } from './bubble-icon.tsx';
import { DesignPreview } from './design-preview.tsx';
import { designRules } from './design.ts';
import type { Design } from './design.ts';
import styles from './design-form.module.css';

interface DesignFormProps {
  agentId: string;
  saved: Design;
  onSave: (design: Design) => Promise<boolean>;
  /** the buttons at the form's end */
  renderActions: (form: FormikProps<Design>) => ReactNode;
  suggested: Suggested<Design> | null;
}

const labels = { name: 'Agent name', colour: 'Accent colour' };

export function DesignForm({ agentId, saved, onSave, renderActions, suggested }: DesignFormProps) {
  const { publicOrigin } = usePlatform();
  return (
    <Form
      initialValues={saved}
      schema={designRules}
      draft={`design.${agentId}`}
      className={styles.columns}
      onSubmit={onSave}
    >
      {(form) => (
        <>
          <div className={styles.fields}>
            <Suggestions suggested={suggested} labels={labels} />
            <FormTextField
              name="name"
              label="Agent name"
              maxLength={limits.agentNameMax}
              autoComplete="off"
              hint={`Visitors see it above the chat. At most ${limits.agentNameMax} characters.`}
            />
            <FormTextAreaField name="welcomeText" label="Welcome message" maxLength={limits.welcomeTextMax} rows={2} />
            <FormTextField
              name="placeholderText"
              label="Input placeholder"
              maxLength={limits.placeholderTextMax}
              autoComplete="off"
            />
            <FormColourField name="colour" label="Accent colour" hint={drawnWords(form.values.colour)} />
            <FormRadioCards
              name="bubbleIcon"
              legend="Chat bubble icon"
              cards={(['modern', 'classic'] as const).map((icon) => ({
                value: icon,
                label: icon === 'modern' ? 'Modern' : 'Classic',
                picture: <BubbleIcon icon={icon} colour={form.values.colour} sizePx={36} />,
              }))}
            />
            <div className={styles.actions}>
              {renderActions(form)}
              <DraftMark />
            </div>
          </div>
          <DesignPreview design={form.values} providerUrl={publicOrigin} />
        </>
      )}
    </Form>
  );
}

/** Where the chat draws another shade than was chosen, or black text, it says why. */
function drawnWords(colour: string): ReactNode {
  const { surface, text } = readableColours(colour);
  if (surface !== parseColour(colour))
    return (
      <>
        <span className={styles.drawn} style={{ background: surface }} /> Drawn as {surface}, a little darker: white
        text on your colour would be hard to read.
      </>
    );
  if (text === '#000000') return 'A light colour: the chat writes on it in black.';
  return 'Your shop’s own colour suits it best.';
}
