import { useEffect, useRef, useState } from 'react';
import frame from './chat-frame.module.css';
import type { ChatMenu, MenuActions } from './chat-menu.tsx';
import { MoreIcon } from './reply-icons.tsx';
import styles from './menu-button.module.css';
import { useWords } from '../contexts.ts';

const steps: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const itemsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];

/** The button beside the chat's name; what it opens is fetched when it is opened first. No popover, which Safari 16 and Firefox 115 lack. */
export function MenuButton({ actions }: { actions: MenuActions }) {
  const words = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [parts, setParts] = useState<{ ChatMenu: typeof ChatMenu }>();

  function close(): void {
    if (box.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return undefined;
    if (parts === undefined) void import('./chat-menu.tsx').then(setParts, () => setIsOpen(false));
    else itemsIn(box.current)[0]?.focus();
    const leave = ({ target }: Event) => {
      const isInside = target instanceof Node && (box.current?.contains(target) || button.current?.contains(target));
      if (!isInside) setIsOpen(false);
    };
    for (const away of ['pointerdown', 'focusin']) document.addEventListener(away, leave);
    return () => {
      for (const away of ['pointerdown', 'focusin']) document.removeEventListener(away, leave);
    };
  }, [isOpen, parts]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the menu inside
    <div
      className={styles.place}
      onKeyDown={(event) => {
        if (!isOpen && event.key === 'ArrowDown') {
          event.preventDefault();
          setIsOpen(true);
        }
        if (!isOpen) return;
        const all = itemsIn(box.current);
        const at = all.findIndex((item) => item === document.activeElement);
        const next = steps[event.key]?.(at, all.length);
        if (next !== undefined) {
          event.preventDefault();
          all[next]?.focus();
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          close();
        } else if (event.key === 'Tab') close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={frame.round}
        aria-label={words.menu}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <MoreIcon size={22} />
      </button>
      {isOpen && (
        <div ref={box} className={styles.menu}>
          {parts && <parts.ChatMenu actions={actions} onDone={close} />}
        </div>
      )}
    </div>
  );
}
