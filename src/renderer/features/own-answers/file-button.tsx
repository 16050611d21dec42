/** A button that asks for one file. */
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../shared/ui/button.tsx';

interface FileButtonProps {
  label: string;
  icon: ReactNode;
  /** endings, as in `accept` of an input */
  accept: string;
  onFile: (file: File) => Promise<void>;
}

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
