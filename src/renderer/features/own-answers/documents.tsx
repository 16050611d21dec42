/** Larger files of the owner's: their passages answer like pages do, and before them. */
import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { FileText, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@vitrine/contract/routes';
import { queryKey, rereadTaught, useApiQuery } from '../../shared/api/queries.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useApi } from '../../shared/services.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { LoadingOrFailed, Notice } from '../../shared/ui/notice.tsx';
import styles from './own-answers.module.css';

type OwnDocument = ReplyOf<'getDocuments'>['documents'][number];

const bytesMax = 5 * 1024 * 1024;
/** how long a deletion may be taken back: afterwards the file itself is needed again */
const undoMs = 8_000;

/** The owner's documents, and how one is added or deleted. */
export function useDocuments(agentId: string) {
  const api = useApi();
  const cache = useQueryClient();
  const input = { query: { agentId } };
  const documents = useApiQuery('getDocuments', input, { staleTime: 0 });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  const look = () =>
    Promise.all([cache.invalidateQueries({ queryKey: queryKey('getDocuments', input) }), rereadTaught(cache)]);

  async function add(file: File): Promise<void> {
    setRefusal(null);
    setWarnings([]);
    if (file.size > bytesMax) return setRefusal('The document is larger than 5 MB.');
    try {
      const body = { agentId, name: file.name, contentBase64: await base64Of(file) };
      const reply = await api.call('saveDocument', { body });
      if (reply.success) setWarnings(reply.warnings ?? []);
      else setRefusal(reply.message);
      await look();
    } catch {
      notify.error('An error occurred. Please try again.');
    }
    return undefined;
  }

  async function remove(documentId: string): Promise<void> {
    try {
      await api.call('deleteDocument', { body: { agentId, documentId }, outlives: true });
    } catch {
      notify.error('The document could not be deleted. Please try again.');
    }
    await look();
  }

  return { documents, refusal, warnings, add, remove, onRead: () => setWarnings([]) };
}

export function Documents({ documents, refusal, warnings, add, remove, onRead }: ReturnType<typeof useDocuments>) {
  const { waiting, toggle } = useDelayed(remove);
  return (
    <section className={styles.documents} aria-labelledby="own-documents">
      <div className={styles.documentsHead}>
        <div>
          <h3 id="own-documents">Documents</h3>
          <p className={styles.hint}>A policy or a handbook as .md, .txt or .pdf, up to 5 MB.</p>
        </div>
        <FileButton
          label="Add a document"
          icon={<Upload size={15} aria-hidden="true" />}
          accept=".md,.txt,.pdf"
          onFile={add}
        />
      </div>
      {refusal !== null && <Notice tone="bad">{refusal}</Notice>}
      {warnings.length > 0 && (
        <Notice tone="warn" action={<Button onClick={onRead}>Close</Button>}>
          <p>Your document is in force, and visitors who read your pages will find something else there:</p>
          <ul className={styles.skipped}>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      {documents.data === undefined ? (
        <LoadingOrFailed query={documents} what="your documents" />
      ) : (
        <ul className={styles.list}>
          {documents.data.documents.map((document) => (
            <li key={document._id}>
              <Row document={document} isGoing={waiting.includes(document._id)} onPress={() => toggle(document._id)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  document: OwnDocument;
  isGoing: boolean;
  onPress: () => void;
}

function Row({ document: { name, passages }, isGoing, onPress }: RowProps) {
  return (
    <div className={styles.document}>
      <FileText size={16} aria-hidden="true" />
      <span className={styles.name}>{name}</span>
      <span className={styles.hint}>
        {isGoing ? 'Deleted in a few seconds' : passages === 1 ? '1 passage' : `${passages} passages`}
      </span>
      <Button variant="quiet" aria-label={`${isGoing ? 'Undo deleting' : 'Delete'} ${name}`} onClick={onPress}>
        {isGoing ? 'Undo' : 'Delete'}
      </Button>
    </div>
  );
}

/** A deletion that can be undone for a while; leaving the page makes it final. */
function useDelayed(act: (id: string) => Promise<void>) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const acting = useRef(act);
  useEffect(() => {
    acting.current = act;
  });
  useEffect(() => {
    const under = timers.current;
    const end = () => {
      for (const [id, timer] of under) {
        clearTimeout(timer);
        void acting.current(id);
      }
      under.clear();
    };
    window.addEventListener('pagehide', end);
    return () => {
      window.removeEventListener('pagehide', end);
      end();
    };
  }, []);

  function toggle(id: string): void {
    const timer = timers.current.get(id);
    if (timer === undefined) {
      const end = () => {
        timers.current.delete(id);
        void acting.current(id).then(() => setWaiting((all) => all.filter((one) => one !== id)));
      };
      timers.current.set(id, setTimeout(end, undoMs));
      setWaiting([...waiting, id]);
    } else {
      clearTimeout(timer);
      timers.current.delete(id);
      setWaiting(waiting.filter((one) => one !== id));
    }
  }
  return { waiting, toggle };
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 0x8000) parts.push(String.fromCharCode(...bytes.subarray(i, i + 0x8000)));
  return btoa(parts.join(''));
}

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  /** endings, as in `accept` of an input */
  accept: string;
  onFile: (file: File) => Promise<void>;
}

/** A button that asks for one file. */
export function FileButton({ label, icon, accept, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Button icon={icon} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          setBusy(true);
          await onFile(file);
          setBusy(false);
          // the same file may be chosen again, mended
          if (input.current) input.current.value = '';
        }}
      />
    </>
  );
}
