/** Under several products: two of them are chosen, and the agent is asked what is different about them. */
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { useState } from 'react';
import { englishVisit } from '../visit-words.ts';
import { visibleText } from '../visible-text.ts';
import { useWords } from '../words-context.ts';
import styles from './after-reply.module.css';
import pills from './first-questions.module.css';

interface Props {
  cards: readonly ProductCard[];
  onAsk: (question: string) => void;
}

const pair = 2;

export function Compare({ cards, onAsk }: Props) {
  const { compare } = useWords().visitWords ?? englishVisit;
  const [isChoosing, setIsChoosing] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const names = [...new Set(cards.map(({ title }) => visibleText(title).trim()))].filter((name) => name !== '');
  if (names.length < pair) return null;

  function take(names: readonly string[]): void {
    if (names.length < pair) {
      setChosen(names);
      return;
    }
    setIsChoosing(false);
    setChosen([]);
    // every language's pack knows its own word and this one
    onAsk(`${compare}: ${names.join(' vs. ')}`);
  }
  return (
    <>
      <button
        type="button"
        className={styles.again}
        aria-expanded={names.length > pair ? isChoosing : undefined}
        onClick={() => (names.length > pair ? setIsChoosing(!isChoosing) : take(names))}
      >
        {compare}
      </button>
      {isChoosing && (
        <ul className={pills.questions} aria-label={compare}>
          {names.map((name) => (
            <li key={name}>
              <button
                type="button"
                dir="auto"
                aria-pressed={chosen.includes(name)}
                onClick={() => take(chosen.includes(name) ? [] : [...chosen, name])}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
