/** What the owner wrote themselves: told word for word before any page, and the documents that answers are made from. */
import { useEffect, useState } from 'react';
import { Download, Plus, Upload } from 'lucide-react';
import { limits } from '@vitrine/contract/limits';
import { Button } from '../../shared/ui/button.tsx';
import { Card, EmptyState } from '../../shared/ui/page-parts.tsx';
import { Folded } from '../../shared/ui/lists.tsx';
import { LoadingOrFailed, Notice } from '../../shared/ui/notice.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import { usePlatform } from '../../shared/services.tsx';
import { AnswerForm, draftOf } from './answer-form.tsx';
import { AnswerRow } from './answer-row.tsx';
import { Documents, FileButton, useDocuments } from './documents.tsx';
import styles from './own-answers.module.css';
import { useOwnAnswers } from './use-own-answers.ts';
import type { Imported } from './use-own-answers.ts';

const typingPauseMs = 250;
const shownAtFirst = 5;

export function OwnAnswersCard({ agentId }: { agentId: string }) {
  const own = useOwnAnswers(agentId);
  const { drafts } = usePlatform();
  const [isWriting, setIsWriting] = useState(() => drafts.read(draftOf(agentId, null)) !== null);
  const documents = useDocuments(agentId);
  const [imported, setImported] = useState<(Imported & { file: File }) | null>(null);
  const [words, setWords] = useState('');
  const { find, search } = own;
  useEffect(() => {
    if (words.trim() === search) return undefined;
    const timer = setTimeout(() => find(words.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [words, search, find]);

  const known = own.answers.data;
  const isNone = known?.answers.length === 0 && search === '' && own.page === 1;
  return (
    <Card
      title="Your own answers"
      about="Told word for word, before anything your pages say. In force at once, and kept when your website is read again."
      aside={
        <Button
          variant="primary"
          icon={<Plus size={15} aria-hidden="true" />}
          disabled={isWriting}
          onClick={() => setIsWriting(true)}
        >
          Write an answer
        </Button>
      }
    >
      <div className={styles.parts}>
        {isWriting && (
          <AnswerForm agentId={agentId} answer={null} onSave={own.save} onClose={() => setIsWriting(false)} />
        )}
        {imported !== null && (
          <ImportReport
            imported={imported}
            onAsDocument={async () => {
              await documents.add(imported.file);
              setImported(null);
            }}
            onUndo={async () => {
              if (await own.undoImport(imported)) setImported(null);
            }}
            onClose={() => setImported(null)}
          />
        )}
        <div className={styles.tools}>
          {!isNone && (
            <TextField
              label="Search your answers"
              type="search"
              value={words}
              maxLength={limits.searchWordsMax}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
          <div className={styles.files}>
            <FileButton
              label="Import"
              icon={<Upload size={15} aria-hidden="true" />}
              accept=".csv,.tsv,.md,.txt"
              onFile={async (file) => {
                const reply = await own.importFile(file);
                setImported(reply && { ...reply, file });
              }}
            />
            <Button
              icon={<Download size={15} aria-hidden="true" />}
              disabled={isNone}
              onClick={() => void own.exportFile()}
            >
              Export
            </Button>
          </div>
        </div>
        {known === undefined ? (
          <LoadingOrFailed query={own.answers} what="your answers" />
        ) : isNone ? (
          !isWriting && (
            <EmptyState title="No answers of your own yet">
              Write what your pages do not say, or import a .csv, .md or .txt file with questions and answers.
            </EmptyState>
          )
        ) : known.answers.length === 0 ? (
          <p className={styles.none}>No answer contains these words.</p>
        ) : (
          <Folded
            entries={known.answers}
            first={search === '' ? shownAtFirst : known.answers.length}
            all={known.totalPages > 1 ? 'answers' : `${own.left} answers`}
          >
            {(shown, isFolded) => (
              <>
                <ul className={styles.list} aria-label="Your own answers">
                  {shown.map((answer) => (
                    <li key={answer._id}>
                      <AnswerRow
                        agentId={agentId}
                        answer={answer}
                        onSave={own.save}
                        onRemove={own.remove}
                        onRestore={own.restore}
                      />
                    </li>
                  ))}
                </ul>
                {!isFolded && <Pager page={own.page} totalPages={known.totalPages} onTurn={own.setPage} />}
              </>
            )}
          </Folded>
        )}
        <Documents {...documents} />
      </div>
    </Card>
  );
}

function Pager({ page, totalPages, onTurn }: { page: number; totalPages: number; onTurn: (page: number) => void }) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of your answers">
      <Button variant="quiet" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        Newer
      </Button>
      <span>
        {page} of {totalPages}
      </span>
      <Button variant="quiet" disabled={page >= totalPages} onClick={() => onTurn(page + 1)}>
        Older
      </Button>
    </nav>
  );
}

interface ImportReportProps {
  imported: Imported & { file: File };
  /** the file is taken as a document instead */
  onAsDocument: () => Promise<void>;
  onUndo: () => Promise<void>;
  onClose: () => void;
}

/** What became of a file of answers, and of each line that was left out. */
function ImportReport({ imported, onAsDocument, onUndo, onClose }: ImportReportProps) {
  const { added, updated, unchanged, skipped, warnings = [], file } = imported;
  const [isBusy, setBusy] = useState(false);
  const isDone = added + updated > 0;
  // running text, in which few lines are a question
  const isDocument = !isDone && skipped.length > unchanged && /\.(?:md|txt)$/i.test(file.name);
  const during = (work: () => Promise<void>) => async () => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  return (
    <Notice
      tone={skipped.length + warnings.length === 0 ? 'good' : 'warn'}
      action={
        <div className={styles.formButtons}>
          {isDone && (
            <Button busy={isBusy} onClick={during(onUndo)}>
              Undo
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </div>
      }
    >
      <p>{importWords(imported)}</p>
      {isDocument && (
        <div className={styles.asDocument}>
          <p>This reads like a document. Your agent can answer from all of it.</p>
          <Button busy={isBusy} onClick={during(onAsDocument)}>
            Add it as a document
          </Button>
        </div>
      )}
      {!isDocument && <Lines lines={skipped} />}
      {warnings.length > 0 && (
        <>
          <p>These are in force, and visitors who read your pages will find something else there:</p>
          <Lines lines={warnings} />
        </>
      )}
    </Notice>
  );
}

function importWords({ added, updated, unchanged, skipped }: Imported): string {
  return `${[
    `${added === 1 ? '1 answer was' : `${added} answers were`} added`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    ...(unchanged > 0 ? [`${unchanged} had not changed`] : []),
    ...(skipped.length > 0 ? [`${skipped.length === 1 ? '1 line was' : `${skipped.length} lines were`} left out`] : []),
  ].join(', ')}.`;
}

const Lines = ({ lines }: { lines: Imported['skipped'] }) =>
  lines.length > 0 && (
    <ul className={styles.skipped}>
      {lines.map(({ line, why }) => (
        <li key={`${line} ${why}`}>
          <b>Line {line}</b> {why}
        </li>
      ))}
    </ul>
  );
