/** A person instead of the assistant: asking for one, what happens next in words, and the shop's lines as they come. */
import type { ConversationControls } from '@vitrine/chat/use-conversation';
import { englishVisit } from '@vitrine/chat/visit-words';
import { useWords } from '@vitrine/chat/words-context';
import { fieldOf } from '@vitrine/contract/field-of';
import { useEffect, useState } from 'react';
import styles from './person.module.css';
import { readMessage } from './read-answers.ts';
import type { Talk } from './talk.ts';
import { ContactLinks } from './waiting-note.tsx';

interface Props {
  talk: Talk;
  controls: ConversationControls;
  links: readonly unknown[];
  isOpen: boolean;
  /** somebody of the shop wrote in this chat before */
  wasTaken: boolean;
  /** the form alone is shown: nobody else answers here */
  isOnly: boolean;
}

/** The net under a stream that a proxy swallows. */
const pollMs = 15_000;

export function Person({ talk, controls, links, isOpen, wasTaken, isOnly }: Props) {
  const words = useWords().visitWords ?? englishVisit;
  const [step, setStep] = useState<'offer' | 'address' | 'asking' | 'asked'>(
    talk.wantsPerson() || wasTaken ? 'asked' : 'offer',
  );
  const [state, setState] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const [email, setEmail] = useState('');
  const [mayKeep, setMayKeep] = useState(false);
  const [isRefused, setIsRefused] = useState(false);

  const isWatching = isOpen && (step === 'asked' || wasTaken);
  useEffect(() => {
    if (!isWatching) return undefined;
    const stop = talk.watch((event, data) => {
      if (event === 'message') controls.arrive(readMessage(data));
      if (event === 'typing') setIsTyping(fieldOf(data, 'by') === 'owner' && fieldOf(data, 'typing') === true);
      if (event === 'state') setState(String(fieldOf(data, 'handover')));
    });
    const timer = setInterval(controls.refresh, pollMs);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [isWatching, talk, controls]);

  async function request(withAddress: boolean): Promise<void> {
    setIsRefused(false);
    setStep('asking');
    const body = await talk.requestPerson(withAddress ? { email: email.trim(), consent: mayKeep } : { consent: false });
    if (fieldOf(body, 'success') === true) {
      setState(String(fieldOf(body, 'state')));
      setStep('asked');
    } else {
      setIsRefused(withAddress);
      setStep('address');
    }
  }

  if (step === 'asked' && state !== 'returned' && state !== 'none')
    return (
      <output className={styles.personNote}>
        {isTyping
          ? words.personTypes
          : state === 'taken'
            ? words.personWrites
            : state === 'waiting' && words.personWaits}
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
    <div className={isOnly ? styles.personForm : styles.personOffer}>
      <button type="button" disabled={step === 'asking'} onClick={() => void request(false)}>
        {words.askPerson}
      </button>
    </div>
  );
}
