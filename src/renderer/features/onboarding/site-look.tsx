import { useCallback, useEffect, useRef, useState } from 'react';
import { limits } from '@vitrine/contract/limits';
import { LookResult, useLook } from '../../shared/site-look.tsx';
import type { LookState, SiteLook } from '../../shared/site-look.tsx';
import { Card } from '../../shared/ui/page-parts.tsx';
import { TextField } from '../../shared/ui/fields.tsx';
import type { Suggested } from '../../shared/form/form-fields.tsx';
import { usePlatform } from '../../shared/services.tsx';

interface ShopAddressProps {
  address: string;
  state: LookState;
  onAddress: (address: string) => void;
}

/** Before the steps: the one thing that fills in most of them. */
export function ShopAddress({ address, state, onAddress }: ShopAddressProps) {
  return (
    <Card
      title="Start with your shop"
      about="Paste its address: we read its home page and fill in what it says. You can change all of it."
    >
      <TextField
        label="Your shop’s address"
        inputMode="url"
        autoCapitalize="off"
        autoComplete="url"
        spellCheck={false}
        placeholder="yourshop.com"
        value={address}
        onChange={(event) => onAddress(event.target.value)}
      />
      <LookResult state={state} />
    </Card>
  );
}

/** The look at a shop's address, and what follows for the steps; the address is kept over a reload. */
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

/** The names of the steps' own forms. */
interface StepSuggestions {
  design: { name?: string; colour?: string };
  profile: {
    brandName?: string;
    products?: string[];
    supportEmail?: string;
    supportPhone?: string;
    WhatsApp?: string;
  };
  knowledge: { websiteURL?: string; sitemapURL?: string };
}

/** What a look at the shop suggests for each step; what it did not find is left to the owner. */
function suggestionsOf(look: SiteLook): StepSuggestions {
  if (!look.reached) return { design: {}, profile: {}, knowledge: {} };
  const { name, color, contacts, sells, websiteUrl, sitemapURL } = look;
  const agent = name === null ? null : agentName(name);
  return {
    design: { ...(agent !== null && { name: agent }), ...(color !== null && { colour: color }) },
    profile: {
      ...(name !== null && { brandName: name }),
      ...(sells.length > 0 && { products: sells }),
      ...(contacts.mail !== null && { supportEmail: contacts.mail }),
      ...(contacts.phone !== null && { supportPhone: contacts.phone }),
      ...(contacts.whatsApp !== null && { WhatsApp: contacts.whatsApp }),
    },
    knowledge: { ...(websiteUrl !== null && { websiteURL: websiteUrl }), ...(sitemapURL !== null && { sitemapURL }) },
  };
}

/** The shop's name, with what it is where there is room for it; null where the name alone is too long. */
function agentName(shop: string): string | null {
  const whole = `${shop} Assistant`;
  if (whole.length <= limits.agentNameMax) return whole;
  return shop.length <= limits.agentNameMax ? shop : null;
}
