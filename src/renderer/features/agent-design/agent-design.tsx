/** Loads the design and saves it with create-then-update. The page around it, onboarding or settings, gives the buttons. */
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FormikProps } from 'formik';
import { useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { parseColour, readableColours } from '@vitrine/chat/readable-colour';
import { startConversation } from '@vitrine/chat/conversation';
import { Chat } from '@vitrine/chat/view/chat';
import { widgetDefaults } from '@vitrine/contract/choices';
import { isUnauthorised } from '../../shared/api/failure.ts';
import { queryKey, useApiQuery } from '../../shared/api/queries.ts';
import type { Suggested } from '../../shared/form/form-fields.tsx';
import { notify } from '../../shared/notify/notify.ts';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { LoadingOrFailed } from '../../shared/ui/notice.tsx';
import { DraftMark } from '../../shared/form/draft-mark.tsx';
import { FormColourField, FormRadioCards, FormTextAreaField, Suggestions } from '../../shared/form/form-fields.tsx';
import { Form, FormTextField } from '../../shared/form/form.tsx';
import styles from './agent-design.module.css';
import { createBody, designOf, designRules, newDesign, updateBody } from './design.ts';
import type { Design } from './design.ts';

interface AgentDesignProps {
  agentId: string;
  /** a style was saved before */
  exists: boolean;
  /** saved, or nothing had changed */
  onDone: (saved: 'created' | 'updated' | 'unchanged') => void;
  renderActions: (form: FormikProps<Design>) => ReactNode;
  /** what the shop's own page says, where nothing was saved yet */
  suggested?: Suggested<Design> | null;
}

export function AgentDesign({ agentId, exists, onDone, renderActions, suggested = null }: AgentDesignProps) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { params: { id: agentId } };
  const style = useApiQuery('getStyle', input, { enabled: exists });
  if (exists && style.data === undefined) return <LoadingOrFailed query={style} what="the design" />;
  const saved = style.data === undefined ? newDesign : designOf(style.data.agentStyle);

  const save = async (design: Design): Promise<boolean> => {
    try {
      const change = exists ? updateBody(agentId, saved, design) : null;
      if (exists && change === null) {
        onDone('unchanged');
        return true;
      }
      const reply =
        change === null
          ? await api.call('createStyle', { body: createBody(agentId, design) })
          : await api.call('updateStyle', { body: change });
      if (!reply.success) throw new Error(reply.code);
      cache.setQueryData(queryKey('getStyle', input), { success: true, agentStyle: reply.data });
      onDone(change === null ? 'created' : 'updated');
      return true;
    } catch (error) {
      // The log-in page says what happened then.
      if (!isUnauthorised(error)) notify.error('An error occurred. Please try again.');
      return false;
    }
  };

  return (
    <DesignForm
      agentId={agentId}
      saved={saved}
      onSave={save}
      renderActions={renderActions}
      suggested={exists ? null : suggested}
    />
  );
}

interface DesignFormProps {
  agentId: string;
  saved: Design;
  onSave: (design: Design) => Promise<boolean>;
  /** the buttons at the form's end */
  renderActions: (form: FormikProps<Design>) => ReactNode;
  suggested: Suggested<Design> | null;
}

const labels = { name: 'Agent name', colour: 'Accent colour' };

function DesignForm({ agentId, saved, onSave, renderActions, suggested }: DesignFormProps) {
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

const nothing = () => {};

/** The chat as visitors will see it, changing with every key that is pressed in the form. */
function DesignPreview({ design, providerUrl }: { design: Design; providerUrl: string }) {
  const [open, setOpen] = useState(true);
  const look = {
    name: design.name.trim() || widgetDefaults.name,
    color: design.colour,
    placeholderText: design.placeholderText,
  };
  return (
    <section className={styles.preview} aria-label="Live preview">
      <p className={styles.title}>Live preview</p>
      <div className={styles.stage}>
        {open && (
          // For looking at: nothing in it can be reached or sent.
          <div className={styles.chat} inert>
            <Chat
              look={look}
              conversation={startConversation(design.welcomeText || widgetDefaults.welcomeText)}
              providerUrl={providerUrl}
              onSend={nothing}
              onTyped={nothing}
            />
          </div>
        )}
        <button
          type="button"
          className={styles.bubble}
          aria-expanded={open}
          aria-label={open ? 'Close the chat preview' : 'Open the chat preview'}
          onClick={() => setOpen(!open)}
        >
          <BubbleIcon icon={design.bubbleIcon} colour={design.colour} open={open} />
        </button>
      </div>
    </section>
  );
}

interface BubbleIconProps {
  icon: Design['bubbleIcon'];
  colour: string;
  open?: boolean;
  sizePx?: number;
}

function BubbleIcon({ icon, colour, open = false, sizePx = 60 }: BubbleIconProps) {
  const { surface, text } = readableColours(colour);
  return (
    <svg width={sizePx} height={sizePx} viewBox="-14 -14 60 60" aria-hidden="true">
      <circle cx="16" cy="16" r="30" fill={surface} />
      <path d={open ? downArrow : bubbleShapes[icon]} fill={text} fillRule="evenodd" />
    </svg>
  );
}

/** The widget's bubble as visitors see it: the same paths as in `widget/loader/launcher.css`, which must stay one small file of its own. */
const bubbleShapes: Record<Design['bubbleIcon'], string> = {
  modern:
    'M16 4C9 4 3 9 3 15c0 3 2 6 4 8l-1 5 6-2c1 0 3 0 4 0 7 0 13-5 13-11S23 4 16 4zM16 8l2 5 5 2-5 2-2 5-2-5-5-2 5-2z',
  classic:
    'M8 5h16a4 4 0 0 1 4 4v11a4 4 0 0 1-4 4h-7l-6 5v-5H8a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4zM10 13a2 2 0 0 0 0 4 2 2 0 0 0 0-4zM16 13a2 2 0 0 0 0 4 2 2 0 0 0 0-4zM22 13a2 2 0 0 0 0 4 2 2 0 0 0 0-4z',
};

const downArrow = 'M6 12l2-2 8 8 8-8 2 2-10 10z';
