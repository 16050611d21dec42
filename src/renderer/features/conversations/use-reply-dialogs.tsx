/** What opens over a talk: the receipt of a reply, and what to do about one that was wrong. */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ReceiptDialog } from './receipt-dialog.tsx';

/** A reply that its owner calls wrong. */
export interface CalledWrong {
  messageId: string;
  /** the visitor's message before it */
  question: string;
  reply: string;
  onClose: () => void;
}

export type RenderWrong = (called: CalledWrong) => ReactNode;

interface Line {
  key: string;
  role: 'visitor' | 'agent';
  text: string;
}

export function useReplyDialogs(
  lines: readonly Line[],
  renderWrong: RenderWrong | undefined,
  renderSave?: RenderWrong,
) {
  const [receiptOf, setReceiptOf] = useState<string | null>(null);
  const [wrongOf, setWrongOf] = useState<string | null>(null);
  const [savedOf, setSavedOf] = useState<string | null>(null);
  const onWrong = renderWrong === undefined ? undefined : setWrongOf;
  const dialogs = (
    <>
      {receiptOf !== null && (
        <ReceiptDialog
          messageId={receiptOf}
          onClose={() => setReceiptOf(null)}
          onWrong={
            onWrong &&
            (() => {
              setReceiptOf(null);
              onWrong(receiptOf);
            })
          }
        />
      )}
      {about(wrongOf, renderWrong, () => setWrongOf(null))}
      {about(savedOf, renderSave, () => setSavedOf(null))}
    </>
  );

  function about(key: string | null, render: RenderWrong | undefined, onClose: () => void): ReactNode {
    const at = lines.findIndex((line) => line.key === key);
    const line = lines[at];
    if (line === undefined) return null;
    const question = lines.slice(0, at).findLast(({ role }) => role === 'visitor')?.text ?? '';
    return render?.({ messageId: line.key, question, reply: line.text, onClose });
  }
  return { onReceipt: setReceiptOf, onWrong, onSave: renderSave && setSavedOf, dialogs };
}
