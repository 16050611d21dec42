/** A shop's address, looked at by the server while it is typed, and what follows for the steps; kept over a reload. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Suggested } from '../../shared/form/suggestions.tsx';
import { useApi, usePlatform } from '../../shared/services.tsx';
import { suggestionsOf } from './suggestions-of.ts';
import type { SiteLook, StepSuggestions } from './suggestions-of.ts';

export type LookState =
  | { kind: 'idle' }
  | { kind: 'looking' }
  | { kind: 'found'; look: SiteLook }
  /** our own server did not answer */
  | { kind: 'failed' };

/** after the last letter */
const restMs = 600;

/** Worth a look: it has a dot with something like a country or `com` behind it. */
const isAddress = (typed: string) => /[^\s.]\.\p{L}{2}/u.test(typed.slice(0, 2000));

/** The look's line takes its place with the typing: a button below that moves later is missed by the hand. */
const beforeLooking = (typed: string): LookState => (isAddress(typed) ? { kind: 'looking' } : { kind: 'idle' });

export function useSiteLook(agentId: string) {
  const api = useApi();
  const { drafts } = usePlatform();
  const key = `shop-address.${agentId}`;
  const [address, setAddress] = useState(() => {
    const kept = drafts.read(key);
    return typeof kept === 'string' ? kept : '';
  });
  const [state, setState] = useState(() => beforeLooking(address));
  const [refused, setRefused] = useState<readonly string[]>([]);

  useEffect(() => {
    if (!isAddress(address)) return undefined;
    const leaving = new AbortController();
    const look = async () => {
      try {
        const found = await api.call('lookAtSite', { body: { agentId, address }, signal: leaving.signal });
        setState({ kind: 'found', look: found });
      } catch {
        if (!leaving.signal.aborted) setState({ kind: 'failed' });
      }
    };
    const timer = setTimeout(() => void look(), restMs);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [api, agentId, address]);

  const onAddress = useCallback(
    (typed: string) => {
      setAddress(typed);
      setState(beforeLooking(typed));
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
