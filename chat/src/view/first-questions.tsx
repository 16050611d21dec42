import styles from './first-questions.module.css';

interface Props {
  questions: readonly string[];
  label: string;
  onPick: (question: string) => void;
}

/** Questions that a press asks. */
export function FirstQuestions({ questions, label, onPick }: Props) {
  if (questions.length === 0) return null;
  return (
    <ul className={styles.questions} aria-label={label}>
      {questions.map((question) => (
        <li key={question}>
          <button type="button" dir="auto" onClick={() => onPick(question)}>
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
