import { useState } from 'react';
import { englishMenu } from '../menu-words.ts';
import styles from './chat-menu.module.css';
import { useWords } from '../contexts.ts';

export interface MenuActions {
  newChat: () => void;
  /** both say whether it worked */
  download: () => Promise<boolean>;
  erase: () => Promise<boolean>;
}

interface Props {
  actions: MenuActions;
  onDone: () => void;
}

type State = 'choosing' | 'asking' | 'busy' | 'failed';

/** What a visitor may do with a whole chat: begin anew, take it along, delete it for good. */
export function ChatMenu({ actions, onDone }: Props) {
  const words = useWords().menuWords ?? englishMenu;
  const [state, setState] = useState<State>('choosing');

  async function run(action: () => Promise<boolean>): Promise<void> {
    setState('busy');
    if (await action()) onDone();
    else setState('failed');
  }
  function item(label: string, onClick: () => void, className?: string, takesFocus = false) {
    return (
      <button
        type="button"
        role="menuitem"
        className={className}
        disabled={state === 'busy'}
        onClick={onClick}
        ref={(button) => {
          if (takesFocus) button?.focus();
        }}
      >
        {label}
      </button>
    );
  }

  if (state === 'asking')
    return (
      <div className={styles.items} role="menu" aria-label={words.eraseQuestion}>
        <p aria-hidden="true">{words.eraseQuestion}</p>
        {item(words.eraseNow, () => void run(actions.erase), styles.bad)}
        {item(words.keep, onDone, undefined, true)}
      </div>
    );
  return (
    <div className={styles.items} role="menu">
      {state === 'failed' && <p role="alert">{words.notDone}</p>}
      {item(words.newChat, () => {
        onDone();
        actions.newChat();
      })}
      {item(words.download, () => void run(actions.download))}
      {item(words.erase, () => setState('asking'), styles.bad)}
    </div>
  );
}
