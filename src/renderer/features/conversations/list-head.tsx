/** Above the list: the number of conversations, or what can be done with those that were picked. */
import { useState } from 'react';
import { Archive, ArchiveRestore, Trash2 } from 'lucide-react';
import type { Show } from '@vitrine/contract/inbox';
import { Button } from '../../shared/ui/button.tsx';
import { countWords } from './formatting.ts';
import { isPutAway } from './inbox-tabs.ts';
import styles from './session-list.module.css';

interface ListHeadProps {
  /** of what is shown, on all pages; undefined before the first answer */
  total: number | undefined;
  /** lines that can be picked now */
  listed: number;
  picked: number;
  show: Show;
  onPickAll: (all: boolean) => void;
  /** those too that are not listed yet */
  onPickEverything: () => Promise<void>;
  onArchive: () => void;
  onDelete: () => void;
}

const selectedWords = (picked: number, of: number | null): string =>
  `${picked.toLocaleString('en-GB')}${of === null ? '' : ` of ${of.toLocaleString('en-GB')}`} selected`;

/** more are not fetched to be selected */
const selectedMax = 500;

export function ListHead(props: ListHeadProps) {
  const { total = 0, listed, picked, show, onPickAll, onPickEverything, onArchive, onDelete } = props;
  const [isFetching, setFetching] = useState(false);
  const isAll = listed > 0 && picked === listed;
  const isOfMore = isAll && total > listed;
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
        {picked > 0 ? selectedWords(picked, isOfMore ? total : null) : props.total !== undefined && countWords(total)}
        {isOfMore && total <= selectedMax && (
          <Button
            variant="quiet"
            busy={isFetching}
            onClick={async () => {
              setFetching(true);
              await onPickEverything();
              setFetching(false);
            }}
          >
            Select all {total.toLocaleString('en-GB')}
          </Button>
        )}
      </output>
      {picked > 0 && (
        <div className={styles.does}>
          <Button
            variant="quiet"
            icon={
              isPutAway(show) ? (
                <ArchiveRestore size={16} aria-hidden="true" />
              ) : (
                <Archive size={16} aria-hidden="true" />
              )
            }
            onClick={onArchive}
          >
            {show === 'discarded' ? 'Restore' : show === 'archived' ? 'Take out' : 'Archive'}
          </Button>
          <Button variant="quiet" icon={<Trash2 size={16} aria-hidden="true" />} onClick={onDelete}>
            {show === 'discarded' ? 'Delete for good' : 'Delete'}
          </Button>
        </div>
      )}
    </div>
  );
}
