/** Over the field: how much of it is left, and while an answer is slow that it is still coming and how else the shop is reached. */
import { englishVisit } from '@vitrine/chat/visit-words';
import { useWords } from '@vitrine/chat/contexts';
import { limits } from '@vitrine/contract/limits';
import { useEffect, useState } from 'react';
import styles from './waiting-note.module.css';

const stillAfterMs = 5_000;
const contactsAfterMs = 12_000;
const countFrom = 900;

interface Props {
  pendingKey: string | null;
  text: string;
  links: readonly unknown[];
}

/** The shop's contacts among what may be linked. */
export function ContactLinks({ links }: { links: readonly unknown[] }) {
  return links.map((link) => {
    const [, kind, rest] = /^(mailto:|tel:|https:)(.*)/.exec(String(link)) ?? [];
    if (kind === undefined) return null;
    return (
      <a key={String(link)} href={String(link)} dir="ltr" target="_blank" rel="noopener noreferrer">
        {kind === 'https:' ? 'WhatsApp' : rest}
      </a>
    );
  });
}

export function WaitingNote({ pendingKey, text, links }: Props) {
  const words = useWords().visitWords ?? englishVisit;
  const [late, setLate] = useState<{ key: string; isVery: boolean }>();
  useEffect(() => {
    if (pendingKey === null) return undefined;
    const timers = [
      setTimeout(() => setLate({ key: pendingKey, isVery: false }), stillAfterMs),
      setTimeout(() => setLate({ key: pendingKey, isVery: true }), contactsAfterMs),
    ];
    return () => timers.forEach(clearTimeout);
  }, [pendingKey]);
  const isLate = late !== undefined && late.key === pendingKey;
  const left = limits.chatTextMax - text.length;
  return (
    <>
      {isLate && (
        <output className={styles.note}>
          {words.stillWorking}
          {late.isVery && links.length > 1 && (
            <span>
              {words.reachUs} <ContactLinks links={links} />
            </span>
          )}
        </output>
      )}
      {text.length >= countFrom && <output className={styles.count}>{words.left.replace('{count}', `${left}`)}</output>}
    </>
  );
}
