/** All of the chat that is not needed to begin: fetched in one file with what shows replies, while the visitor reads and writes. */
import type { ChatMessage, Conversation } from '@vitrine/chat/conversation';
import type { ConversationControls } from '@vitrine/chat/use-conversation';
import { AfterReply, FirstQuestions } from '@vitrine/chat/view/after-reply';
import { Compare } from '@vitrine/chat/view/compare';
import { MenuButton } from '@vitrine/chat/view/menu-button';
import { englishVisit } from '@vitrine/chat/visit-words';
import { useWords } from '@vitrine/chat/contexts';
import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Host } from './host.ts';
import { Person } from './person.tsx';
import { WaitingNote } from './waiting-note.tsx';
import { placeCursor } from './shell.ts';
import type { Talk } from './talk.ts';
import { createTalk } from './talk.ts';
import { useKeptWords, write } from './kept-words.ts';

export { createTalk };

export interface Around {
  host: Host;
  talk: Talk;
  conversation: Conversation;
  controls: ConversationControls;
  isOpen: boolean;
  /** no line, or no server */
  isCut: boolean;
  /** the shop's contacts as whole addresses */
  links: readonly unknown[];
  /** what stands in the field */
  text: string;
  input: RefObject<HTMLTextAreaElement | null>;
  /** a person of the shop has the conversation, or no longer */
  onTaken: (now: boolean) => void;
}

/** Everything around the conversation that lasts as long as the page: the menu, the other tabs, what is unread or unsent. */
export function Companion({ host, talk, conversation, controls, isOpen, isCut, text, input }: Around) {
  const fromOwner = conversation.messages.filter(({ by }) => by === 'owner').length;
  const unread = useRef({ count: 0, key: conversation.newestReplyKey, fromOwner });
  useEffect(() => {
    const before = unread.current;
    const isNew = before.key !== conversation.newestReplyKey && conversation.newestReplyKey !== null;
    const more = Math.max(0, fromOwner - before.fromOwner) + (isNew ? 1 : 0);
    const count = isOpen ? 0 : before.count + more;
    unread.current = { count, key: conversation.newestReplyKey, fromOwner };
    if (isNew) talk.tell('talked');
    if (more > 0 && !isOpen) host.post({ vitrine: 'unread', count });
  }, [isOpen, host, talk, conversation.newestReplyKey, fromOwner]);

  useEffect(() => {
    talk.listen((news) => {
      if (news === 'restarted') controls.restart();
      else controls.refresh();
    });
  }, [talk, controls]);

  const forgetWords = useKeptWords({ host, talk, conversation, controls, text, input });

  useEffect(() => {
    if (!isCut) controls.resume();
  }, [isCut, controls]);

  useEffect(() => {
    const take = () => {
      const question = host.takeQuestion();
      if (question !== '') write(input.current, question);
    };
    take();
    return host.subscribe(take);
  }, [host, input]);

  function startAnew(): void {
    talk.forget();
    forgetWords();
    controls.restart();
    talk.tell('restarted');
    input.current?.focus();
  }
  async function erase(): Promise<boolean> {
    const isErased = await talk.erase();
    if (isErased) {
      startAnew();
      host.post({ vitrine: 'forget' });
    }
    return isErased;
  }

  if (conversation.messages.length === 0) return null;
  return <MenuButton actions={{ newChat: startAnew, download: talk.download, erase }} />;
}

const nextMax = 2;

/** First questions on an empty screen, and after a reply at most two that were not asked yet. */
export function Questions({ host, talk, conversation, controls, isOpen }: Around) {
  const { language, visitWords: words = englishVisit } = useWords();
  const [found, setFound] = useState<{ for: string; questions: string[] }>({ for: '', questions: [] });
  const page = host.pagePath();
  const wanted = `${language} ${page}`;
  useEffect(() => {
    if (!isOpen || found.for === wanted) return undefined;
    let isStill = true;
    void talk.suggest(page, language).then((questions) => isStill && setFound({ for: wanted, questions }));
    return () => {
      isStill = false;
    };
  }, [talk, isOpen, wanted, found.for, page, language]);

  const { messages, pendingKey, history, closed } = conversation;
  const last = messages.at(-1);
  const isEmpty = messages.length === 0 && history.state !== 'loading';
  const isAnswered = last?.role === 'agent' && last.state === 'whole' && last.by !== 'owner';
  if (closed !== null || pendingKey !== null || !(isEmpty || isAnswered)) return null;
  const asked = new Set(messages.map(({ text }) => text));
  const questions = found.questions.filter((question) => !asked.has(question));
  return (
    <FirstQuestions
      questions={isEmpty ? questions : questions.slice(0, nextMax)}
      label={words.suggestions}
      onPick={(question) => {
        controls.send(question);
        // the pressed button goes, and its keys with it
        placeCursor();
      }}
    />
  );
}

export function Note({ talk, conversation, controls, links, text, isOpen, isCut, onTaken }: Around) {
  const { pendingKey, messages, closed } = conversation;
  return (
    <>
      <WaitingNote pendingKey={pendingKey} text={text} links={links} />
      <Person
        key={messages.length === 0 ? 'new' : 'begun'}
        {...{ talk, controls, links, messages, text, isOpen, isCut, onTaken }}
        isWaiting={pendingKey !== null}
        isOnly={closed === 'blocked'}
      />
    </>
  );
}

export function Under({ talk, conversation, controls, message }: Around & { message: ChatMessage }) {
  const question = conversation.messages.find(({ key }) => message.key === `${key}/reply`);
  return (
    <>
      <Compare cards={message.cards} />
      <AfterReply
        key={message.key}
        message={message}
        onRate={(rating, reason) =>
          talk.rate({ messageId: message.id ?? '', rating, ...(reason !== undefined && { reason }) })
        }
        onRetry={() => {
          if (question) controls.retry(question);
          placeCursor();
        }}
      />
    </>
  );
}
