import { useState } from 'react';
import { startConversation } from '@vitrine/chat/conversation';
import { Chat } from '@vitrine/chat/view/chat';
import { widgetDefaults } from '@vitrine/contract/defaults';
import { BubbleIcon } from './bubble-icon.tsx';
import type { Design } from './design.ts';
import styles from './design-preview.module.css';

const nothing = () => {};

/** The chat as visitors will see it, changing with every key that is pressed in the form. */
export function DesignPreview({ design, providerUrl }: { design: Design; providerUrl: string }) {
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
