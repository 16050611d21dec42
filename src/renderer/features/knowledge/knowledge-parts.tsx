/** The Knowledge Base is many cards long: what stands on it, by name, and one press from each. */
import type { MouseEvent, ReactNode } from 'react';
import styles from './knowledge-parts.module.css';

const parts = {
  'check-up': 'Check-up',
  website: 'Website',
  training: 'Training',
  products: 'Products',
  'own-answers': 'Your own answers',
  questions: 'Your questions',
  facts: 'What your agent knows',
  pages: 'Pages',
} as const;

type PartName = keyof typeof parts;

// The address stays as it is: what is typed in a card is bound to it, and Back leads off the page with one press.
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const part = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (part === null) return;
  event.preventDefault();
  part.scrollIntoView();
  part.focus({ preventScroll: true });
}

export function KnowledgeContents() {
  return (
    <nav aria-label="On this page" className={styles.contents}>
      <ul>
        {Object.entries(parts).map(([name, label]) => (
          <li key={name}>
            <a href={`#${name}`} onClick={show}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function KnowledgePart({ name, children }: { name: PartName; children: ReactNode }) {
  return (
    <div id={name} tabIndex={-1} className={styles.part}>
      {children}
    </div>
  );
}
