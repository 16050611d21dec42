import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import styles from './where-to-look.module.css';

const places = [
  { question: 'My agent does not know something', answer: 'See which pages it has read', path: paths.knowledgeBase },
  { question: 'It answers in the wrong tone', answer: 'Give it your own rules', path: paths.customInstructions },
  { question: 'The chat is not on my website', answer: 'Copy the line for your theme', path: paths.integrations },
  { question: 'I need more responses', answer: 'Top up or choose a larger plan', path: paths.account },
  { question: 'Can it say where an order is?', answer: 'Prepare your shop’s look-up', path: paths.trackOrder },
  { question: 'Who hears when a person is needed?', answer: 'See what take-over will ask for', path: paths.takeOver },
];

/** What owners ask most, and the page that answers it. */
export function WhereToLook() {
  return (
    <Card title="You may find it here" about="What owners ask us most.">
      <ul className={styles.places}>
        {places.map(({ question, answer, path }) => (
          <li key={path}>
            <Link to={path} className={styles.place}>
              <span className={styles.words}>
                <span className={styles.question}>{question}</span>
                <span className={styles.answer}>{answer}</span>
              </span>
              <ChevronRight size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
