/** Whether a reply leaves the owner's instructions unsaid: what they lead to may be told, their wording may not (CH-10). */
const wordsTogether = 8;
/** letters and digits in one long word are a key, not language; discount codes are shorter */
const shortestKey = 12;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `sources` are what the shop says itself, and so no secret. */
export function keepsConfidence(text: string, instructions: string | null, sources: readonly string[]): boolean {
  if (instructions === null) return true;
  const said = plain(sources.join('\n'));
  const told = plain(text);
  return [...runsOf(instructions), ...keysOf(instructions)].every(
    (secret) => secret === '' || said.includes(secret) || !told.includes(secret),
  );
}

function runsOf(instructions: string): string[] {
  const words = plain(instructions).split(' ');
  const count = Math.max(0, words.length - wordsTogether + 1);
  return Array.from({ length: count }, (_, at) => words.slice(at, at + wordsTogether).join(' '));
}

const keysOf = (instructions: string) =>
  instructions
    .split(/\s+/)
    .filter((word) => word.length >= shortestKey && /\p{N}/u.test(word) && /\p{L}/u.test(word))
    .map(plain);
