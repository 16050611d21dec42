import { useEffect, useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { usePlatform } from '../../shared/services.tsx';

/** The text as it is typed; what is not saved yet survives a reload, or a session that ends in the middle of it. */
export function useKeptText(agentId: string, saved: string) {
  const { drafts } = usePlatform();
  const name = `instructions.${agentId}`;
  const [text, setText] = useState(() => {
    const draft = drafts.read(name);
    return typeof draft === 'string' ? draft.slice(0, limits.instructionsMax) : saved;
  });
  useEffect(() => {
    if (text.trim() === saved) drafts.remove(name);
    else drafts.write(name, text);
  }, [drafts, name, text, saved]);
  return [text, setText] as const;
}
