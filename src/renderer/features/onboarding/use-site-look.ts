/** The look at a shop's address, and what follows for the steps; the address is kept over a reload. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggested } from '../../shared/form/suggestions.tsx';
import { usePlatform } from '../../shared/services.tsx';
import { useLook } from '../../shared/site-look/use-look.ts';
import { suggestionsOf } from './suggestions-of.ts';
import type { StepSuggestions } from './suggestions-of.ts';

export function useSiteLook(agentId: string) {
  const { drafts } = usePlatform();
  const key = `shop-address.${agentId}`;
  const [address, setAddress] = useState(() => {
    const kept = drafts.read(key);
    return typeof kept === 'string' ? kept : '';
  });
  const state = useLook(agentId, address);
  const [refused, setRefused] = useState<readonly string[]>([]);

  const onAddress = useCallback(
    (typed: string) => {
      setAddress(typed);
      if (typed.trim() === '') drafts.remove(key);
      else drafts.write(key, typed);
    },
    [drafts, key],
  );

  const look = state.kind === 'found' ? state.look : null;
  const known = useRef([address]);
  useEffect(() => {
    known.current = [address, look?.websiteUrl ?? address];
  });
  /** in the website's own field: what was looked at already is not looked at again */
  const onTyped = useCallback(
    (website: string) => {
      if (!known.current.includes(website)) onAddress(website);
    },
    [onAddress],
  );

  function suggestedFor<S extends keyof StepSuggestions>(step: S): Suggested<StepSuggestions[S]> | null {
    if (look === null) return null;
    const offered = Object.entries(suggestionsOf(look)[step]).filter(([name]) => !refused.includes(`${step}.${name}`));
    return {
      from: look.host ?? address,
      // The entries are those of the step's own suggestions.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      values: Object.fromEntries(offered) as Partial<StepSuggestions[S]>,
      onRefuse: (names) => setRefused((before) => [...before, ...names.map((name) => `${step}.${name}`)]),
    };
  }

  return { address, state, onAddress, onTyped, suggestedFor, platform: look?.platform ?? ('other' as const) };
}
