/** Over the list: how many there are, or what is done with those that were picked. */
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import { Button } from '../../shared/ui/button.tsx';
import styles from './list-head.module.css';
import { countWords } from './shown-counts.ts';

interface ListHeadProps {
  /** of what is shown, on all pages; undefined before the first answer */
  total: number | undefined;
  /** lines that can be picked now */
  listed: number;
  picked: number;
  isArchived: boolean;
  onPickAll: (all: boolean) => void;
  onArchive: () => void;
  onDelete: () => void;
}

export function ListHead({ total, listed, picked, isArchived, onPickAll, onArchive, onDelete }: ListHeadProps) {
  const isAll = listed > 0 && picked === listed;
  return (
    <div className={styles.head}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          aria-label="Select all that are listed"
          disabled={listed === 0}
          checked={isAll}
          ref={(box) => {
            if (box !== null) box.indeterminate = picked > 0 && !isAll;
          }}
          onChange={() => onPickAll(!isAll)}
        />
      </label>
      <output className={styles.words}>
        {picked > 0 ? `${picked.toLocaleString('en-GB')} selected` : total !== undefined && countWords(total)}
      </output>
      {picked > 0 && (
        <div className={styles.does}>
          <Button
            variant="quiet"
            icon={
              isArchived ? <ArchiveRestore size={16} aria-hidden="true" /> : <Archive size={16} aria-hidden="true" />
            }
            onClick={onArchive}
          >
            {isArchived ? 'Take out' : 'Archive'}
          </Button>
          <Button variant="quiet" icon={<Trash2 size={16} aria-hidden="true" />} onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
    </div>
  );
}
