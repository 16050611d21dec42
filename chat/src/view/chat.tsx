/** The whole chat from data and callbacks: the widget, the test chat and the live preview show this one. */
import type { CSSProperties, ReactNode, Ref } from 'react';
import type { ChatMessage, Conversation } from '../conversation.ts';
import { readableColours } from '../readable-colour.ts';
import { textDirection, visibleText } from '../visible-text.ts';
import chatFrameStyles from './chat-frame.module.css';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { AssistantIcon, CloseIcon } from './icons.tsx';
import { MessageList } from './message-list.tsx';
import type { ResolveUrl } from './reply-body.tsx';
import { useWords } from '../words-context.ts';

export interface AgentLook {
  name: string;
  color: string;
  placeholderText: string;
  /** https, or '' */
  logoUrl?: string;
}

export interface ChatProps {
  look: AgentLook;
  conversation: Conversation;
  /** where "Powered by" leads */
  providerUrl: string;
  onSend: (text: string) => void;
  onTyped: (key: string) => void;
  onRetry?: (message: ChatMessage) => void;
  onOlder?: () => void;
  /** under a reply that has arrived whole, for whom the agent belongs to */
  renderAfterReply?: (message: ChatMessage) => ReactNode;
  menu?: ReactNode;
  /** after the last message */
  atEnd?: ReactNode;
  overComposer?: ReactNode;
  /** with each change of the field */
  onText?: (text: string) => void;
  /** present where there is something to close */
  onClose?: (() => void) | undefined;
  onInputFocus?: () => void;
  inputRef?: Ref<HTMLTextAreaElement>;
  /** what was typed before the chat was drawn */
  draft?: string;
  isOffline?: boolean;
  /** the server cannot answer now, and is asked again */
  isAway?: boolean;
  /** why nobody can be asked, where that is so: takes the composer's place */
  closedReason?: string | undefined;
  /** for demos, where a shop's public name lives on this machine */
  resolveUrl?: ResolveUrl;
}

const sameUrl: ResolveUrl = (url) => url;

export function Chat(props: ChatProps) {
  const { look, conversation, resolveUrl = sameUrl, isOffline = false, isAway = false } = props;
  const words = useWords();
  const closedReason = props.closedReason ?? (conversation.closed === 'blocked' ? words.closed : undefined);
  const isOpen = closedReason === undefined;
  const agentName = visibleText(look.name);
  const notReady = conversation.closed === 'not-ready' ? words.notReady : undefined;
  const notice = isOffline ? words.offline : isAway ? words.away : notReady;
  return (
    <ChatFrame
      direction={words.direction === 'rtl' ? 'rtl' : textDirection(conversation.welcomeText)}
      agentName={agentName}
      color={look.color}
      logoUrl={look.logoUrl}
      isOnline={isOpen && !isOffline && !isAway}
      menu={props.menu}
      onClose={props.onClose}
    >
      <MessageList
        conversation={conversation}
        agentName={agentName}
        resolveUrl={resolveUrl}
        onTyped={props.onTyped}
        onRetry={isOpen && !isOffline ? props.onRetry : undefined}
        onOlder={props.onOlder}
        renderAfterReply={props.renderAfterReply}
        atEnd={props.atEnd}
      />
      <div className={styles.foot}>
        {props.overComposer}
        {isOpen && notice !== undefined && <output className={styles.notice}>{notice}</output>}
        {isOpen ? (
          <Composer
            placeholder={look.placeholderText}
            isLocked={conversation.pendingKey !== null}
            onSend={props.onSend}
            onFocus={props.onInputFocus}
            onText={props.onText}
            inputRef={props.inputRef}
            draft={props.draft}
          />
        ) : (
          <p className={styles.notice}>{closedReason}</p>
        )}
        <PoweredBy providerUrl={props.providerUrl} />
      </div>
    </ChatFrame>
  );
}

function PoweredBy({ providerUrl }: { providerUrl: string }) {
  return (
    <footer className={styles.footer}>
      <a href={providerUrl} target="_blank" rel="noopener noreferrer">
        Powered by <b>Vitrine</b>
      </a>
    </footer>
  );
}

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
function ChatFrame({ agentName, color, logoUrl, isOnline, direction, menu, onClose, children }: Props) {
  const words = useWords();
  const { surface, text } = readableColours(color);
  const tokens: CSSProperties & Record<`--${string}`, string> = { '--chat-accent': surface, '--chat-on-accent': text };
  return (
    <section className={chatFrameStyles.frame} dir={direction} style={tokens} aria-label={agentName}>
      <header className={chatFrameStyles.header}>
        <span className={chatFrameStyles.avatar}>
          {logoUrl ? <img src={logoUrl} alt="" referrerPolicy="no-referrer" /> : <AssistantIcon size={24} />}
          {isOnline && (
            <span className={chatFrameStyles.dot}>
              <span className="chat-unseen">{words.online}</span>
            </span>
          )}
        </span>
        <div className={chatFrameStyles.who}>
          <h1>
            <bdi>{agentName}</bdi>
          </h1>
          <p>{words.aiAssistant}</p>
        </div>
        {menu}
        {onClose !== undefined && (
          <button type="button" className={chatFrameStyles.round} aria-label={words.close} onClick={onClose}>
            <CloseIcon size={22} />
          </button>
        )}
      </header>
      {children}
    </section>
  );
}
