import { useState } from 'react';
import { Check, Copy } from 'lucide-react';
import { Button } from './button.tsx';
import styles from './copy-box.module.css';

interface CopyBoxProps {
  /** what the text is, for the button's name: "Copy script tag" */
  what: string;
  text: string;
}

const confirmationMs = 500;

/** A text to paste elsewhere, with a button that copies it and says so. */
export function CopyBox({ what, text }: CopyBoxProps) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without the clipboard's permission the text is still there to be selected by hand.
      return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), confirmationMs);
  };
  return (
    <div className={styles.box}>
      <pre className={styles.text}>
        <code>{text}</code>
      </pre>
      <Button
        aria-label={copied ? 'Copied' : `Copy ${what}`}
        icon={copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onClick={copy}
      >
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  );
}
