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

export function useReplyDialogs(lines: readonly Line[], renderWrong: RenderWrong | undefined) {
  const [receiptOf, setReceiptOf] = useState<string | null>(null);
  const [wrongOf, setWrongOf] = useState<string | null>(null);
  const at = lines.findIndex(({ key }) => key === wrongOf);
  const wrong = lines[at];
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
      {wrong !== undefined &&
        renderWrong?.({
          messageId: wrong.key,
          question: lines.slice(0, at).findLast(({ role }) => role === 'visitor')?.text ?? '',
          reply: wrong.text,
          onClose: () => setWrongOf(null),
        })}
    </>
  );
  return { onReceipt: setReceiptOf, onWrong, dialogs };
}
