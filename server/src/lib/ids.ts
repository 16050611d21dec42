import { createHash, randomBytes, randomFillSync } from 'node:crypto';

type IdKind =
  | 'usr'
  | 'agt'
  | 'cnv'
  | 'msg'
  | 'run'
  | 'ins'
  | 'req'
  | 'hld'
  | 'chk'
  | 'sbx'
  | 'chg'
  | 'ans'
  | 'doc'
  | 'grp'
  | 'qst'
  | 'dlv'
  | 'bor';

/** drawn for many ids at once, because each call to the system costs more than the bytes */
const drawn = Buffer.alloc(4_096);
const idBytes = 16;
let next = drawn.length;

/** 128 random bits that say what they name: `agt_` and 32 lower-case hex digits. */
export function newId(kind: IdKind): string {
  if (next === drawn.length) {
    randomFillSync(drawn);
    next = 0;
  }
  next += idBytes;
  return `${kind}_${drawn.toString('hex', next - idBytes, next)}`;
}

/** 256 random bits for tokens and visitors' session ids, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
