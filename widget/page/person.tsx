/** A person instead of the assistant: asking for one, what happens next in words, and the shop's lines as they come. */
import type { ChatMessage } from '@vitrine/chat/conversation';
import type { ConversationControls } from '@vitrine/chat/use-conversation';
import { englishMenu } from '@vitrine/chat/menu-words';
import { englishVisit } from '@vitrine/chat/visit-words';
import { useWords } from '@vitrine/chat/contexts';
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
  onTaken: (now: boolean) => void;
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

export function Person({ talk, controls, links, messages, text, isOpen, isCut, isWaiting, isOnly, onTaken }: Props) {
  const words = useWords().visitWords ?? englishVisit;
  const { menuWords } = useWords();
  const [isForm, setIsForm] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [trouble, setTrouble] = useState<'address' | 'other'>();
  const wish = useOutsideValue(talk.onPerson, talk.person);
  const hasAddress = useOutsideValue(talk.onPerson, talk.hasAddress);
  const isLinkUsed = useOutsideValue(talk.onPerson, talk.isLinkUsed);
  const isSeen = useOutsideValue(watchSight, isInSight);
  const isAsked = wish === 'asked' || messages.some(({ by }) => by === 'owner');
  const [{ state, isPresent }, setTold] = useState({ state: '', isPresent: false });
  const [isTyping, setIsTyping] = useState(false);
  const [email, setEmail] = useState('');
  const [mayKeep, setMayKeep] = useState(false);

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
      if (event !== 'state') return;
      const told = readState(fieldOf(data, 'handover'), data);
      setTold(told);
      if (told.state === 'taken') setIsForm(false);
      if (told.state === 'returned') talk.givenBack();
    });
  }, [isWatching, talk, controls]);

  useEffect(() => {
    if (!isWatching || !isAsked) return undefined;
    const timer = setInterval(controls.refresh, pollMs);
    return () => clearInterval(timer);
  }, [isWatching, isAsked, controls]);

  const isTaken = state === 'taken';
  useEffect(() => onTaken(isTaken), [isTaken, onTaken]);

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
    setTrouble(undefined);
    setIsAsking(true);
    const body = await talk.requestPerson(withAddress ? { email: email.trim(), consent: mayKeep } : { consent: false });
    setIsAsking(false);
    const isDone = fieldOf(body, 'success') === true;
    if (isDone) setTold(readState(fieldOf(body, 'state'), body));
    const isAboutAddress = String(fieldOf(body, 'code')).startsWith('person.');
    if (!isDone && (withAddress || !isAboutAddress)) setTrouble(isAboutAddress ? 'address' : 'other');
    if (isDone || isAboutAddress) setIsForm(!isDone);
  }

  // who pressed a button that is gone goes on where it led
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isForm) field.current?.focus();
  }, [isForm]);

  const contacts = links.some((link) => /^(mailto:|tel:|https:)/.test(String(link))) && (
    <p>
      {words.reachUs} <ContactLinks links={links} />
    </p>
  );
  if (isWaiting) return null;
  if (isCut) return contacts && <div className={styles.personForm}>{contacts}</div>;
  const notes = (
    <>
      {isLinkUsed && <output>{words.linkUsed}</output>}
      {trouble !== undefined && (
        <p role="alert">{trouble === 'address' ? words.wrongAddress : (menuWords ?? englishMenu).notDone}</p>
      )}
    </>
  );
  if (isTaken)
    return <output className={styles.personNote}>{isTyping ? words.personTypes : words.personWrites}</output>;
  if (isForm)
    return (
      <div className={styles.personForm}>
        {!isPresent && <p>{words.personLater}</p>}
        <input
          ref={field}
          type="email"
          autoComplete="email"
          aria-label={words.email}
          placeholder={words.email}
          aria-invalid={trouble === 'address'}
          maxLength={254}
          value={email}
          onInput={(event) => setEmail(event.currentTarget.value)}
        />
        <label>
          <input type="checkbox" checked={mayKeep} onChange={(event) => setMayKeep(event.currentTarget.checked)} />{' '}
          {words.consent}
        </label>
        {notes}
        <span>
          <button
            type="button"
            disabled={isAsking || !mayKeep || !email.includes('@')}
            onClick={() => void request(true)}
          >
            {words.ask}
          </button>
          <button type="button" onClick={() => setIsForm(false)}>
            {words.back}
          </button>
        </span>
        {contacts}
      </div>
    );
  if (state === 'waiting' || (isAsked && state === ''))
    return (
      <div className={styles.personForm}>
        <output>
          {isTyping ? words.personTypes : state === 'waiting' && (isPresent ? words.personSoon : words.personWaits)}
        </output>
        {state === 'waiting' && !hasAddress && (
          <button type="button" onClick={() => setIsForm(true)}>
            {words.addAddress}
          </button>
        )}
        {state === 'waiting' && !isPresent && contacts}
      </div>
    );
  const isPlain = isOnly || wish === 'offered';
  return (
    <div className={isPlain ? styles.personForm : styles.personOffer}>
      {notes}
      <button type="button" disabled={isAsking} onClick={() => void request(false)}>
        {words.askPerson}
      </button>
      {(isPlain || trouble !== undefined) && contacts}
    </div>
  );
}
