/** Which of a product's variants is meant: by an identifier, or by what was chosen of its options so far. */
import type { UcpProduct, UcpVariant } from './ucp.ts';

export interface Selected {
  name: string;
  label: string;
}

const isOpen = ({ availability }: UcpVariant) => availability.status !== 'out_of_stock';

/** The one that stands for the product. */
export const featured = ({ variants }: UcpProduct): UcpVariant | undefined => variants.find(isOpen) ?? variants[0];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const has = ({ options }: UcpVariant, { name, label }: Selected) =>
  options.some((option) => isSame(option.name, name) && isSame(option.label, label));
const matching = (variants: readonly UcpVariant[], selected: readonly Selected[]) =>
  variants.filter((variant) => selected.every((one) => has(variant, one)));

/** What of the choices some variant has; of those that none has together the least wanted goes first. */
function effective(variants: readonly UcpVariant[], asked: readonly Selected[], preferences: readonly string[]) {
  const rank = ({ name }: Selected) => {
    const at = preferences.findIndex((one) => isSame(one, name));
    return at === -1 ? preferences.length : at;
  };
  const kept = asked.toSorted((a, b) => rank(a) - rank(b));
  while (kept.length > 0 && matching(variants, kept).length === 0) kept.pop();
  return asked.filter((one) => kept.includes(one));
}

interface Asked {
  id: string;
  selected: readonly Selected[];
  preferences: readonly string[];
}

/** The product in full: the variant that is meant first, and beside each option's value whether it can be had with what is chosen. */
export function inFull(product: UcpProduct, { id, selected, preferences }: Asked) {
  const { variants } = product;
  const exact = variants.find((variant) => variant.id === id);
  const chosen = exact ? exact.options : effective(variants, selected, preferences);
  const shown = matching(variants, chosen);
  const first = exact ?? shown.find(isOpen) ?? shown[0];
  const now: readonly Selected[] = chosen.length > 0 ? chosen : (first?.options ?? []);
  const signals = (name: string, label: string) => {
    const others = now.filter((one) => !isSame(one.name, name));
    const with_ = matching(variants, [...others, { name, label }]);
    return { label, available: with_.some(isOpen), exists: with_.length > 0 };
  };
  return {
    ...product,
    options: product.options.map(({ name, values }) => ({
      name,
      values: values.map(({ label }) => signals(name, label)),
    })),
    selected: now,
    variants: first === undefined ? shown : [first, ...shown.filter((variant) => variant !== first)],
  };
}
