import { useRef, useState } from 'react';
import frame from './chat-frame.module.css';
import type { ChatMenu, MenuActions } from './chat-menu.tsx';
import { MoreIcon } from './reply-icons.tsx';
import styles from './menu-button.module.css';
import { useWords } from '../words-context.ts';

/** The button beside the chat's name; what it opens is fetched when it is opened first. */
export function MenuButton({ actions }: { actions: MenuActions }) {
  const words = useWords();
  const popover = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState<{ ChatMenu: typeof ChatMenu }>();
  return (
    <>
      <button type="button" className={frame.round} aria-label={words.menu} popoverTarget="chat-menu">
        <MoreIcon size={22} />
      </button>
      <div
        ref={popover}
        id="chat-menu"
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => {
          if (newState === 'closed') setParts(undefined);
          else void import('./chat-menu.tsx').then(setParts, () => popover.current?.hidePopover());
        }}
      >
        {parts && <parts.ChatMenu actions={actions} onDone={() => popover.current?.hidePopover()} />}
      </div>
    </>
  );
}
