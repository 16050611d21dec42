import { Card } from '../../shared/ui/card.tsx';
import styles from './writing-tips.module.css';

const tips = [
  'One rule a line, the most important first.',
  'Say what to do, not only what to avoid: “Offer the size guide when somebody asks about fit.”',
  'Name things as your pages name them.',
  'Leave out what your pages say already: your agent reads them.',
  'Prices and stock always come from your pages; instructions cannot change them.',
];

export function WritingTips() {
  return (
    <Card title="Writing tips">
      <ul className={styles.tips}>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  );
}
