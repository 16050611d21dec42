/**
 * Whether a reply leaves unsaid what was told in confidence, the owner's instructions and the model's rules: what they lead to may be
 * told, their wording may not, nor nearly their wording, spelled out, in leetspeak, reversed, as rot13, hex or base64 (CH-10). Texts are
 * compared by their letters and digits alone, so that spaces and signs hide nothing.
 */
/** letters and digits in a row: some eight words */
const lettersTogether = 36;
/** letters and digits of which all that is compared is made; so much of a key is as good as the key */
const piece = 10;
/** of a sentence of at least so many letters, the share of its pieces that makes it told with other words between */
const sentenceLetters = 40;
const shareTold = 0.5;
/** letters and digits in one long word are a key, not language; discount codes are shorter */
const shortestKey = 12;
/** keys as providers write them, whoever's they are */
const providersKey =
  /(?<![A-Za-z0-9])(?:(?:sk|pk|rk)[-_](?=[\w-]{0,80}\d)[\w-]{16,}|gh[pousr]_\w{16,}|xox[abprs]-[\w-]{10,}|AKIA[0-9A-Z]{12,}|eyJ[\w-]{12,}\.)/;

/** Letters of other alphabets that look like the Latin one in their group, and what leetspeak writes for a letter. */
const alike =
  'аaα еeε оoο рpρ сcϲ уyγ хxχ іiι јj ѕs һh ԁd ӏi кkκ вbβ мm нh тtτ зe 0o 1i li 3e 4a 5s 7t 8b 9g @a $s !i |i €e'.split(
    ' ',
  );
const lookalikes: Record<string, string> = Object.fromEntries(
  alike.flatMap((group) => {
    const to = /[a-km-z]/.exec(group)?.[0] ?? '';
    return Array.from(group, (one) => [one, to] as const).filter(([one]) => one !== to);
  }),
);
const fold = (letter: string): string => lookalikes[letter] ?? letter;

/** `!` between letters is one, elsewhere it ends a sentence. */
const signsOfLetters = /(?<=[\p{L}\p{N}])[@$!|€](?=[\p{L}\p{N}])/gu;
const asciiOnly = /^[\x00-\x7f]*$/; // oxlint-disable-line no-control-regex -- ASCII as a whole is what is meant

function lettersOf(text: string): string {
  const isAscii = asciiOnly.test(text);
  const letters = (isAscii ? text : text.normalize('NFKD')).toLowerCase().replaceAll(signsOfLetters, fold);
  return letters.replaceAll(isAscii ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, '');
}
const foldAll = (letters: string): string => letters.replaceAll(/[^a-km-z]/gu, fold);
const compact = (text: string): string => foldAll(lettersOf(text));

function piecesOf(text: string, length: number): string[] {
  return Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length));
}

/** What of a text must not be said. */
interface Secret {
  runs: ReadonlySet<string>;
  /** how many pieces each sentence has */
  sizes: readonly number[];
  pieces: ReadonlyMap<string, Piece>;
}

/** Where a piece stands: in a key, at the start of a run, in which sentences. */
interface Piece {
  isOfKey: boolean;
  sentences: Set<number>;
}

const understood = new Map<string, Secret>();
const understoodMax = 200;

/** Rules and wishes are the same in reply after reply. */
function secretOf(text: string): Secret {
  const known = understood.get(text) ?? understand(text);
  understood.delete(text);
  understood.set(text, known);
  const [oldest = ''] = understood.keys();
  if (understood.size > understoodMax) understood.delete(oldest);
  return known;
}

function understand(text: string): Secret {
  const runs = new Set(piecesOf(compact(text), lettersTogether));
  const sizes: number[] = [];
  const pieces = new Map<string, Piece>();
  const at = (one: string): Piece => {
    const known = pieces.get(one) ?? { isOfKey: false, sentences: new Set() };
    pieces.set(one, known);
    return known;
  };
  for (const run of runs) at(run.slice(0, piece));
  for (const part of keysOf(text)) at(part).isOfKey = true;
  for (const sentence of text.split(/[.!?;\n。！？]+/).map(compact)) {
    if (sentence.length < sentenceLetters) continue;
    const own = new Set(piecesOf(sentence, piece));
    for (const one of own) at(one).sentences.add(sizes.length);
    sizes.push(own.size);
  }
  return { runs, sizes, pieces };
}

function isToldIn(letters: string, { runs, sizes, pieces }: Secret, isPublic: (words: string) => boolean): boolean {
  const heard = new Map<number, Set<string>>();
  for (let at = 0; at + piece <= letters.length; at += 1) {
    const part = letters.slice(at, at + piece);
    const found = pieces.get(part);
    if (found === undefined) continue;
    if (found.isOfKey && !isPublic(part)) return true;
    const run = letters.slice(at, at + lettersTogether);
    if (runs.has(run) && !isPublic(run)) return true;
    for (const sentence of found.sentences) heard.set(sentence, (heard.get(sentence) ?? new Set()).add(part));
  }
  return [...heard].some(([sentence, parts]) => {
    const enough = (sizes[sentence] ?? 0) * shareTold;
    return parts.size >= enough && [...parts].filter((one) => !isPublic(one)).length >= enough;
  });
}

/** `sources` are what the shop says itself, and so no secret. */
export function createKeepsConfidence(
  secrets: readonly string[],
  sources: () => readonly string[],
): (text: string) => boolean {
  const told = secretOf(secrets.filter((secret) => secret.trim() !== '').join('\n'));
  let known: string | null = null;
  const isPublic = (words: string) => (known ??= compact(sources().join('\n'))).includes(words);
  return (text) => {
    if (providersKey.test(text) || providersKey.test(text.replaceAll(/\s/g, ''))) return false;
    if (told.pieces.size === 0) return true;
    return !disguisesOf(text).some((letters) => isToldIn(letters, told, isPublic));
  };
}

/** The letters of a text, and of what it may be the disguise of. */
function disguisesOf(text: string): string[] {
  const letters = lettersOf(text);
  const plain = foldAll(letters);
  const rot13 = letters.replaceAll(/[a-z]+/g, (run) =>
    String.fromCharCode(...Array.from(run, (letter) => ((letter.charCodeAt(0) - 84) % 26) + 97)),
  );
  return [plain, Array.from(plain).reverse().join(''), foldAll(rot13), ...decoded(text)];
}

/** Language has few capitals behind small letters and few digits behind letters, encoded bytes have many, or are one long word. */
const looksEncoded = /[A-Za-z0-9+/_=-]{20,}/;

function decoded(text: string): string[] {
  const odd = text.match(/[a-z0-9][A-Z]|[A-Za-z]\d/g)?.length ?? 0;
  if (odd < 3 && !looksEncoded.test(text)) return [];
  const joined = text.replaceAll(/[^A-Za-z0-9+/_=-]/g, '');
  const base64 = [0, 1, 2, 3].map((skip) => Buffer.from(joined.slice(skip), 'base64'));
  const digits = text.replaceAll(/(?:0x|\\x|[\s:,-])+/gi, '').match(/[0-9a-f]{20,}/gi) ?? [];
  const hex = digits.flatMap((run) => [Buffer.from(run, 'hex'), Buffer.from(run.slice(1), 'hex')]);
  return [...base64, ...hex].map((bytes) => compact(bytes.toString('latin1').replaceAll(/[^\x20-\x7e]/g, '')));
}

function keysOf(secret: string): string[] {
  return secret
    .split(/\s+/)
    .filter((word) => word.length >= shortestKey && /\p{N}/u.test(word) && /\p{L}/u.test(word))
    .flatMap((word) =>
      piecesOf(lettersOf(word), piece)
        .filter((part) => /\p{N}/u.test(part))
        .map(compact),
    );
}
