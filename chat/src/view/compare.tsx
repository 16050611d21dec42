/** Under several products: two of them are chosen, and what is known of both stands side by side. */
import { fieldOf } from '@vitrine/contract/field-of';
import type { ProductCard } from '@vitrine/contract/reply-envelope';
import { useEffect, useRef, useState } from 'react';
import { formatPrice } from '../format-price.ts';
import { englishVisit } from '../visit-words.ts';
import { visibleText } from '../visible-text.ts';
import { useWords } from '../contexts.ts';
import styles from './compare.module.css';
import pills from './first-questions.module.css';

const pair = 2;

export function Compare({ cards }: { cards: readonly ProductCard[] }) {
  const { language, visitWords: words = englishVisit } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const isWhole = chosen.length === pair;
  useEffect(() => {
    if (isOpen || isWhole) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isWhole]);

  const named = new Map(cards.map((card) => [visibleText(card.title).trim(), card]));
  named.delete('');
  const names = [...named.keys()];
  if (names.length < pair) return null;

  const isChoice = names.length > pair;
  const sides = (isChoice ? chosen : names).flatMap((name) => named.get(name) ?? []);
  const stock = (card: ProductCard) => {
    const availability = fieldOf(card, 'availability');
    return availability === 'in_stock' ? words.inStock : availability === 'out_of_stock' ? words.soldOut : '';
  };
  const rows = [
    (card: ProductCard) => formatPrice(visibleText(card.price), language),
    stock,
    (card: ProductCard) => visibleText(card.promotion_badge_text),
    (card: ProductCard) => visibleText(card.promotion_description),
  ].filter((of) => sides.some((card) => of(card) !== ''));
  /** A third takes the place of the first. */
  const press = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((one) => one !== name) : [...chosen, name].slice(-pair));

  return (
    <div ref={box} className={styles.compare}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.compare}
      </button>
      {isOpen && isChoice && (
        <ul className={pills.questions} aria-label={words.compare}>
          {names.map((name) => (
            <li key={name}>
              <button type="button" dir="auto" aria-pressed={chosen.includes(name)} onClick={() => press(name)}>
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isOpen && sides.length === pair && (
        <table aria-label={words.compare}>
          <thead>
            <tr>
              {sides.map(({ title }) => (
                <th key={title} scope="col" dir="auto">
                  {visibleText(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((of, at) => (
              <tr key={at}>
                {sides.map((card) => (
                  <td key={card.title} dir="auto">
                    {of(card) || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
