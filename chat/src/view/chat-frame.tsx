import type { CSSProperties, ReactNode } from 'react';
import { readableColours } from '../readable-colour.ts';
import styles from './chat-frame.module.css';
import { AssistantIcon, CloseIcon } from './icons.tsx';
import { useWords } from '../words-context.ts';

interface Props {
  agentName: string;
  color: string;
  logoUrl: string | undefined;
  /** the green dot; an agent that cannot answer, or not be reached, has none (T36) */
  isOnline: boolean;
  direction: 'ltr' | 'rtl';
  /** what stands beside the close button */
  menu?: ReactNode;
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** The chat's box: its tokens, and the header that says who answers, and that it is a machine (WI-20). */
export function ChatFrame({ agentName, color, logoUrl, isOnline, direction, menu, onClose, children }: Props) {
  const words = useWords();
  const { surface, text } = readableColours(color);
  const tokens: CSSProperties & Record<`--${string}`, string> = { '--chat-accent': surface, '--chat-on-accent': text };
  return (
    <section className={styles.frame} dir={direction} style={tokens} aria-label={agentName}>
      <header className={styles.header}>
        <span className={styles.avatar}>
          {logoUrl ? <img src={logoUrl} alt="" referrerPolicy="no-referrer" /> : <AssistantIcon size={24} />}
          {isOnline && (
            <span className={styles.dot}>
              <span className="chat-unseen">{words.online}</span>
            </span>
          )}
        </span>
        <div className={styles.who}>
          <h1>
            <bdi>{agentName}</bdi>
          </h1>
          <p>{words.aiAssistant}</p>
        </div>
        {menu}
        {onClose !== undefined && (
          <button type="button" className={styles.round} aria-label={words.close} onClick={onClose}>
            <CloseIcon size={22} />
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
