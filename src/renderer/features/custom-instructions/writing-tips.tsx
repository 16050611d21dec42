import { Check } from 'lucide-react';
import { Card } from '../../shared/ui/card.tsx';
import styles from './writing-tips.module.css';

const tips = [
  'One rule a line, the most important first.',
  'Say what to do, not only what to avoid.',
  'Name things as your pages name them.',
  'Leave out what your pages say already: your agent reads them.',
];

const examples = [
  'Offer the size guide when somebody asks about fit.',
  'Mention free returns when somebody hesitates.',
  'For orders over 20 pieces, give our e-mail address.',
];

export function WritingTips() {
  return (
    <Card title="Writing tips">
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip} className={styles.tip}>
            <Check size={16} aria-hidden="true" />
            {tip}
          </li>
        ))}
      </ul>
      <h3 className={styles.heading}>Lines that work well</h3>
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example} className={styles.example}>
            {example}
          </li>
        ))}
      </ul>
      <p className={styles.limit}>
        Prices, discounts and stock always come from your pages, and your visitors are always told that they speak with
        an AI. Instructions cannot change that.
      </p>
    </Card>
  );
}
