/** A person instead of the assistant: asking for one, what happens next in words, and the shop's lines as they come. */
import type { ChatMessage } from '@vitrine/chat/conversation';
import type { ConversationControls } from '@vitrine/chat/use-conversation';
import { englishVisit } from '@vitrine/chat/visit-words';
import { useWords } from '@vitrine/chat/words-context';
import { fieldOf } from '@vitrine/contract/field-of';
import { useEffect, useRef, useState } from 'react';
import styles from './person.module.css';
import { readMessage } from './read-answers.ts';
import type { Talk } from './talk.ts';
import { useOutsideValue } from './use-outside-value.ts';
import { ContactLinks } from './waiting-note.tsx';

interface Props {
  talk: Talk;
  controls: ConversationControls;
  links: readonly unknown[];
  messages: readonly ChatMessage[];
  /** what stands in the field */
  text: string;
  isOpen: boolean;
  /** there is no line, or a question is being answered */
  isCut: boolean;
  isWaiting: boolean;
  /** the form alone is shown: nobody else answers here */
  isOnly: boolean;
}

/** The net under a stream that a proxy swallows. */
const pollMs = 15_000;
/** the server forgets after 6 s that somebody types */
const typingEveryMs = 3_000;

function watchSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isInSight = () => !document.hidden;

const readState = (state: unknown, told: unknown) => ({
  state: String(state),
  isPresent: fieldOf(told, 'ownerPresent') === true,
});

export function Person({ talk, controls, links, messages, text, isOpen, isCut, isWaiting, isOnly }: Props) {
  const words = useWords().visitWords ?? englishVisit;
  const [step, setStep] = useState<'offer' | 'address' | 'asking'>('offer');
  const wish = useOutsideValue(talk.onPerson, talk.person);
  const isSeen = useOutsideValue(watchSight, isInSight);
  const isAsked = wish === 'asked' || messages.some(({ by }) => by === 'owner');
  const [{ state, isPresent }, setTold] = useState({ state: '', isPresent: false });
  const [isTyping, setIsTyping] = useState(false);
  const [email, setEmail] = useState('');
  const [mayKeep, setMayKeep] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  // Browsers open few lines to one host: a tab that nobody looks at keeps none. The owner may write unasked where somebody talks.
  const isWatching = isSeen && !isCut && (isAsked || (isOpen && messages.length > 0));
  const newest = useRef('');
  const newestId = messages.findLast(({ id }) => id !== undefined)?.id ?? '';
  useEffect(() => {
    newest.current = newestId;
  }, [newestId]);
  useEffect(() => {
    if (!isWatching) return undefined;
    return talk.watch(newest.current, (event, data) => {
      // the assistant's own come as answers
      if (event === 'message') controls.arrive(readMessage(data).filter(({ by }) => by === 'owner'));
      if (event === 'typing') setIsTyping(fieldOf(data, 'by') === 'owner' && fieldOf(data, 'typing') === true);
      if (event === 'state') setTold(readState(fieldOf(data, 'handover'), data));
    });
  }, [isWatching, talk, controls]);

  useEffect(() => {
    if (!isWatching || !isAsked) return undefined;
    const timer = setInterval(controls.refresh, pollMs);
    return () => clearInterval(timer);
  }, [isWatching, isAsked, controls]);

  const isWriting = isAsked && (state === 'taken' || state === 'waiting') && text !== '';
  useEffect(() => {
    if (!isWriting) return undefined;
    talk.tellTyping(true);
    const timer = setInterval(talk.tellTyping, typingEveryMs, true);
    return () => {
      clearInterval(timer);
      talk.tellTyping(false);
    };
  }, [isWriting, talk]);

  async function request(withAddress: boolean): Promise<void> {
    setIsRefused(false);
    setStep('asking');
    const body = await talk.requestPerson(withAddress ? { email: email.trim(), consent: mayKeep } : { consent: false });
    if (fieldOf(body, 'success') === true) {
      setTold(readState(fieldOf(body, 'state'), body));
      setStep('offer');
    } else {
      setIsRefused(withAddress);
      setStep('address');
    }
  }

  if (isWaiting || isCut) return null;
  if (state === 'taken' || state === 'waiting' || (isAsked && state === ''))
    return (
      <output className={styles.personNote}>
        {isTyping
          ? words.personTypes
          : state === 'taken'
            ? words.personWrites
            : state === 'waiting' && (isPresent ? words.personSoon : words.personWaits)}
      </output>
    );
  if (step === 'address')
    return (
      <div className={styles.personForm}>
        <p>{words.personLater}</p>
        <input
          type="email"
          autoComplete="email"
          aria-label={words.email}
          placeholder={words.email}
          aria-invalid={isRefused}
          maxLength={254}
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
        {isRefused && <p role="alert">{words.wrongAddress}</p>}
        <label>
          <input type="checkbox" checked={mayKeep} onChange={(event) => setMayKeep(event.currentTarget.checked)} />{' '}
          {words.consent}
        </label>
        <button type="button" disabled={!mayKeep || !email.includes('@')} onClick={() => void request(true)}>
          {words.ask}
        </button>
        <p>
          {words.reachUs} <ContactLinks links={links} />
        </p>
      </div>
    );
  return (
    <div className={isOnly || wish === 'offered' ? styles.personForm : styles.personOffer}>
      <button type="button" disabled={step === 'asking'} onClick={() => void request(false)}>
        {words.askPerson}
      </button>
    </div>
  );
}
