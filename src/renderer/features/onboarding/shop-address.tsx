import { LookResult } from '../../shared/site-look/look-result.tsx';
import type { LookState } from '../../shared/site-look/use-look.ts';
import { Card } from '../../shared/ui/card.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';

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
