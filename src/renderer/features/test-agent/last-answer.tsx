import { OutcomeChip } from '../../shared/ui/outcome-chip.tsx';
import styles from './test-chat.module.css';
import type { ReplyRest } from './use-test-conversation.ts';

/** What became of the newest question, and the pages that its answer came from. */
export function LastAnswer({ rest: { outcome, sources, own } }: { rest: ReplyRest }) {
  return (
    <section className={styles.last} aria-label="The last answer">
      <h3>
        The last answer <OutcomeChip outcome={outcome} />
      </h3>
      {own && <p className={styles.about}>Told in your own words, from “Your own answers”.</p>}
      {sources.length === 0 && !own && <p className={styles.about}>Nothing from your pages was used.</p>}
      {sources.length > 0 && (
        <ul>
          {sources.map(({ title, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title === '' ? url : title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
