/** What became of a file of answers, and of each line that was left out. */
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import styles from './own-answers.module.css';
import type { Imported } from './use-own-answers.ts';

interface ImportReportProps {
  imported: Imported;
  onClose: () => void;
}

export function ImportReport({ imported: { added, skipped, warnings = [] }, onClose }: ImportReportProps) {
  const lines = skipped.length === 1 ? '1 line was' : `${skipped.length} lines were`;
  return (
    <Notice
      tone={skipped.length + warnings.length === 0 ? 'good' : 'warn'}
      action={<Button onClick={onClose}>Close</Button>}
    >
      <p>
        {added === 1 ? '1 answer was' : `${added} answers were`} added
        {skipped.length > 0 && `, ${lines} left out`}.
      </p>
      {skipped.length > 0 && (
        <ul className={styles.skipped}>
          {skipped.map(({ line, why }) => (
            <li key={`${line} ${why}`}>
              <b>Line {line}</b> {why}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <>
          <p>These are in force, and visitors who read your pages will find something else there:</p>
          <ul className={styles.skipped}>
            {warnings.map(({ line, why }) => (
              <li key={`${line} ${why}`}>
                <b>Line {line}</b> {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
