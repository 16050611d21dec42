/** The whole chat from data and callbacks: the widget, the test chat and the live preview show this one. */
import type { CSSProperties, KeyboardEvent, ReactNode, Ref, SyntheticEvent } from 'react';
import { useState } from 'react';
import type { limits } from '@vitrine/contract/limits';
import type { ChatMessage, Conversation } from '../conversation.ts';
import { readableColours } from '../readable-colour.ts';
import { sanitiseQuestion, textDirection, visibleText } from '../visible-text.ts';
import { useWords } from '../contexts.ts';
import { isSendKey } from '../send-key.ts';
import chatFrameStyles from './chat-frame.module.css';
import styles from './chat.module.css';
import { AssistantIcon, CloseIcon, SendIcon } from './icons.tsx';
import { MessageList } from './message-list.tsx';
import type { ResolveUrl } from './reply-body.tsx';

interface AgentLook {
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

interface ComposerProps {
  placeholder: string;
  /** a send is in progress: what is typed stays, and Enter does nothing */
  isLocked: boolean;
  onSend: (text: string) => void;
  onFocus?: (() => void) | undefined;
  onText?: ((text: string) => void) | undefined;
  inputRef?: Ref<HTMLTextAreaElement> | undefined;
  /** what the field holds at the start */
  draft?: string | undefined;
}

const maxLength: typeof limits.chatTextMax = 1000;

function Composer({ placeholder, isLocked, onSend, onFocus, onText, inputRef, draft = '' }: ComposerProps) {
  const words = useWords();
  const [text, setText] = useState(draft);
  const canSend = !isLocked && sanitiseQuestion(text) !== '';

  function change(now: string): void {
    setText(now);
    onText?.(now);
  }

  function send(): void {
    if (!canSend) return;
    onSend(text);
    change('');
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  }

  // React's name for it and the browser's own: Preact knows only the second.
  const take = (event: SyntheticEvent<HTMLTextAreaElement>) => change(event.currentTarget.value);

  // No form: a shop's own sandboxed frame may forbid forms (WI-08).
  return (
    <div className={styles.composer}>
      {/* The copy behind the field has the field's height, so the field grows with its text without being measured. */}
      <div className={styles.field} data-text={`${text} `}>
        <textarea
          aria-label={words.message}
          ref={inputRef}
          rows={1}
          // An empty field has no direction of its own, and its placeholder stands as the chat does.
          dir={text === '' ? undefined : 'auto'}
          value={text}
          placeholder={placeholder}
          maxLength={maxLength}
          enterKeyHint="send"
          autoComplete="off"
          onInput={take}
          onChange={take}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        />
      </div>
      <button type="button" className={styles.send} aria-label={words.send} disabled={!canSend} onClick={send}>
        <SendIcon size={20} />
      </button>
    </div>
  );
}
