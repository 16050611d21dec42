/** What one chooses of a variant, as two sources name it. */

type Options = Readonly<Record<string, string>>;

/** The words that are known of it, and the choices that only the other names; where that tells the same in more parts, its parts. */
export function joinOptions(known: Options, told: Options): Record<string, string> {
  if (Object.keys(told).length <= Object.keys(known).length) return { ...known };
  const words = Object.values(known).map((value) => value.toLowerCase());
  const isSaid = (value: string) => words.some((word) => ` ${word} `.includes(` ${value.toLowerCase()} `));
  if (Object.values(told).every(isSaid)) return { ...told };
  const more = Object.entries(told).filter(([name, value]) => !(name in known) && !words.includes(value.toLowerCase()));
  return { ...known, ...Object.fromEntries(more) };
}
