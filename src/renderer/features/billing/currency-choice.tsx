import type { Currency } from '@vitrine/contract/plans';
import { Segments } from '../../shared/ui/segments.tsx';

const currencies = [
  { value: 'eur', label: 'EUR' },
  { value: 'usd', label: 'USD' },
] as const;

interface CurrencyChoiceProps {
  value: Currency;
  onChange: (currency: Currency) => void;
}

export function CurrencyChoice({ value, onChange }: CurrencyChoiceProps) {
  return <Segments legend="Currency" options={currencies} value={value} onChange={onChange} />;
}
