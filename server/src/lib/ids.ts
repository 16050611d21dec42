import { createHash, randomBytes } from 'node:crypto';

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

/** 128 random bits that say what they name: `agt_` and 32 lower-case hex digits. */
export const newId = (kind: IdKind): string => `${kind}_${randomBytes(16).toString('hex')}`;

/** 256 random bits for tokens and visitors' session ids, URL-safe. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
