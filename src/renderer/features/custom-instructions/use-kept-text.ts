import { useEffect, useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { parseDraft, withDraft } from '../../shared/form/draft.ts';
import { usePlatform } from '../../shared/services.tsx';

interface KeptText {
  text: string;
  isBroughtBack: boolean;
  /** what was typed where something newer is saved */
  overtaken: string | null;
}

/** The text as it is typed; what is not saved yet survives a reload, or a session that ends in the middle of it. */
export function useKeptText(agentId: string, saved: string) {
  const { drafts } = usePlatform();
  const name = `instructions.${agentId}`;
  const [base, setBase] = useState(saved);
  const [kept, setKept] = useState<KeptText>(() => {
    const draft = parseDraft(drafts.read(name));
    const begun = draft && withDraft({ text: saved }, draft);
    const text = (begun?.values.text ?? saved).slice(0, limits.instructionsMax);
    return { text, isBroughtBack: draft !== null, overtaken: begun?.overtaken.text ?? null };
  });
  // Saved here or in another window: what was not touched follows, and what was typed is not lost.
  if (base !== saved) {
    setBase(saved);
    const typed = kept.text.trim();
    const isMine = typed === saved.trim();
    const overtaken = isMine || typed === base.trim() ? null : kept.text;
    setKept({ text: isMine ? kept.text : saved, isBroughtBack: false, overtaken });
  }
  useEffect(() => {
    if (kept.text.trim() === saved) drafts.remove(name);
    else drafts.write(name, { values: { text: kept.text }, base: { text: saved } });
  }, [drafts, name, kept.text, saved]);
  return {
    ...kept,
    setText: (text: string) => setKept((before) => ({ ...before, text })),
    discard: () => setKept({ text: saved, isBroughtBack: false, overtaken: null }),
    useTyped: () => setKept((before) => ({ ...before, text: before.overtaken ?? before.text, overtaken: null })),
  };
}
