import { useId } from 'react';
import { X } from 'lucide-react';
import styles from './tag-list.module.css';

interface TagListProps {
  label?: string | undefined;
  tags: readonly { key: string; text: string }[];
  /** what the button of every entry is called; by default `Remove` and the entry */
  removeName?: string;
  /** without it the entries only stand there */
  onRemove?: ((key: string) => void) | undefined;
}

/** Short entries side by side, each taken out again with one press. */
export function TagList({ label, tags, removeName, onRemove }: TagListProps) {
  const id = useId();
  return (
    <ul className={styles.tags} aria-label={label}>
      {tags.map(({ key, text }) => (
        <li key={key} className={styles.tag}>
          <span id={`${id}-${key}`} className={styles.text}>
            {text}
          </span>
          {onRemove && (
            <button
              type="button"
              className={styles.remove}
              aria-label={removeName ?? `Remove ${text}`}
              aria-describedby={removeName === undefined ? undefined : `${id}-${key}`}
              onClick={() => onRemove(key)}
            >
              <X size={14} aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
