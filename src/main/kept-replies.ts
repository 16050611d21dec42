/**
 * Conversations that were read stay readable without a network: the newest reply of each call that shows them, sealed with a key that comes
 * from the sign-in. Signing out, and another sign-in, makes them unreadable; they are taken away as well.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface KeptReply {
  text: string;
  /** when the server gave it */
  at: Date;
}

export interface KeptReplies {
  /** does nothing for calls that show no conversation */
  keep: (address: string, token: string, text: string) => Promise<void>;
  find: (address: string, token: string) => Promise<KeptReply | null>;
  /** the server says that it is gone, or nobody's business */
  drop: (address: string) => Promise<void>;
  forget: () => Promise<void>;
}

interface KeptRepliesNeeds {
  folder: string;
  warn: (what: string, error: unknown) => void;
  /** the oldest go first */
  most?: number;
  now?: () => number;
}

/** of one conversation or of the list, what the screen around them shows, and who is signed in: an app that starts offline asks that first */
const keptCalls =
  /^\/api\/(agents\/(get_sessions_list|get_session_messages|get_handover|get_presence|get_agent_style\/\w+)|users\/get_user\/\w+)$/;
const largest = 500_000;
const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

const digest = (text: string) => createHash('sha256').update(text).digest();

/** 500 conversations take two replies each; the rest is lists and searches. */
export function createKeptReplies({
  folder,
  warn,
  most = 1200,
  now = () => Date.now(),
}: KeptRepliesNeeds): KeptReplies {
  const isKept = (address: string) => keptCalls.test(new URL(address).pathname);
  const fileOf = (address: string) => path.join(folder, digest(address).toString('hex'));
  const keyOf = (token: string) => digest(`kept replies ${token}`);
  let kept = 0;

  async function makeRoom(): Promise<void> {
    const files = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const file = path.join(folder, name);
        return { file, at: (await stat(file)).mtimeMs };
      }),
    );
    const old = files.toSorted((one, other) => other.at - one.at).slice(most);
    await Promise.all(old.map(({ file }) => rm(file, { force: true })));
  }

  return {
    async keep(address, token, text) {
      if (!isKept(address) || text.length > largest) return;
      const iv = randomBytes(ivBytes);
      const sealing = createCipheriv(cipher, keyOf(token), iv);
      const sealed = Buffer.concat([sealing.update(`${now()}\n${text}`, 'utf8'), sealing.final()]);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        // beside it and then in its place: half a file is never read
        const half = `${fileOf(address)}.${iv.toString('hex')}`;
        await writeFile(half, Buffer.concat([iv, sealing.getAuthTag(), sealed]), { mode: 0o600 });
        await rename(half, fileOf(address));
        kept += 1;
        if (kept % 50 === 1) await makeRoom();
      } catch (error) {
        warn('a conversation could not be kept for reading offline', error);
      }
    },
    async find(address, token) {
      if (!isKept(address)) return null;
      const file = fileOf(address);
      try {
        const bytes = await readFile(file);
        const opening = createDecipheriv(cipher, keyOf(token), bytes.subarray(0, ivBytes), { authTagLength: tagBytes });
        opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const opened = Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString();
        const head = /^(\d{13})\n/.exec(opened);
        // an older app did not say when
        if (head === null) return null;
        // what is read stays longest
        await utimes(file, new Date(), new Date());
        return { text: opened.slice(head[0].length), at: new Date(Number(head[1])) };
      } catch {
        // never kept, cut off, or of another sign-in
        return null;
      }
    },
    async drop(address) {
      if (isKept(address)) await rm(fileOf(address), { force: true }).catch(() => undefined);
    },
    async forget() {
      try {
        await rm(folder, { recursive: true, force: true });
      } catch (error) {
        warn('what was kept for reading offline could not be taken away', error);
      }
    },
  };
}
