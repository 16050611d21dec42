/**
 * What a long reading holds until it is seen to be whole, packed: a feed says much the same thousands of times over and takes a tenth of
 * its room so. Texts are JSON, which has no line break and no tab of its own.
 */
import { hash, randomInt } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { constants, createDeflateRaw, createInflateRaw } from 'node:zlib';
import type { DeflateRaw, InflateRaw } from 'node:zlib';
import { FeedRefused, tooManyVariants, variantsMax } from './sieve.ts';

const packedAt = 64 * 1024;
/** so little of all is unpacked at a time that it is gone before the engine would keep it for long */
const shelves = 256;
const shelfPackedAt = 16 * 1024;
const between = ',\n';

export interface PackedTexts {
  /** one at a time: each is waited for */
  add(text: string): Promise<void>;
  /** in the order in which they came, some of them at a time: the inside of a JSON list, one item a line */
  pieces(): AsyncGenerator<string, void>;
}

export const textsOf = (piece: string): string[] => piece.split(between);

/**
 * One engine for all pieces: what a call of its own works with is let go only by a whole collection of garbage, which comes late.
 * @returns what comes out for what is put in, one after the other
 */
function through(engine: DeflateRaw | InflateRaw): (bytes: Uint8Array) => Promise<Buffer> {
  let given: Buffer[] = [];
  engine.on('data', (some: Buffer) => given.push(some));
  // whoever puts something in hears of it
  engine.on('error', () => {});
  return async (bytes) => {
    await new Promise<void>((resolve, reject) => {
      engine.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
    while (engine.readableLength > 0) await letOthersRun();
    // of its own: what waits long in a pooled buffer would hold all else that stands in the pool
    const whole = Buffer.allocUnsafeSlow(given.reduce((sum, { length }) => sum + length, 0));
    given.reduce((at, some) => at + some.copy(whole, at), 0);
    given = [];
    return whole;
  };
}

/** The quickest level packs what repeats itself as well as any; each piece can be unpacked by itself. */
const createPress = () => ({
  pack: through(createDeflateRaw({ level: 1, flush: constants.Z_FULL_FLUSH })),
  unpack: through(createInflateRaw({ chunkSize: packedAt })),
});

export function createPackedTexts(pieceBytes = packedAt, { pack, unpack } = createPress()): PackedTexts {
  const packed: Buffer[] = [];
  // bytes and no strings: what waits here long would make the heap grow
  const open = Buffer.allocUnsafeSlow(pieceBytes);
  let length = 0;

  function put(text: string): void {
    if (length > 0) length += open.write(between, length);
    length += open.write(text, length);
  }
  return {
    async add(text) {
      const bytes = Buffer.byteLength(text) + between.length;
      if (length + bytes > pieceBytes && length > 0) {
        packed.push(await pack(open.subarray(0, length)));
        length = 0;
      }
      if (bytes <= pieceBytes) put(text);
      else packed.push(await pack(Buffer.from(text)));
    },
    async *pieces() {
      for (const piece of packed) yield (await unpack(piece)).toString();
      if (length > 0) yield open.toString('utf8', 0, length);
    },
  };
}

interface PackedGroups {
  add(group: string, text: string): Promise<void>;
  /** once: each group's texts together, in the order in which they came; a part of all is unpacked at a time, and then let go */
  groups(): AsyncGenerator<string[], void>;
}

/**
 * The same groups stand in the same order, however their texts came.
 * @param most of a group, so many texts are kept: the first ones
 */
export function createPackedGroups(most: number): PackedGroups {
  const press = createPress();
  const all = Array.from({ length: shelves }, () => createPackedTexts(shelfPackedAt, press));
  return {
    async add(group, text) {
      const [at = 0] = hash('sha1', group, 'buffer');
      await all[at % shelves]?.add(`${JSON.stringify(group)}\t${text}`);
    },
    async *groups() {
      for (let shelf = all.shift(); shelf !== undefined; shelf = all.shift()) {
        const groups = new Map<string, string[]>();
        for await (const piece of shelf.pieces())
          for (const line of textsOf(piece)) {
            const tab = line.indexOf('\t');
            const [name, text] = [line.slice(0, tab), line.slice(tab + 1)];
            const known = groups.get(name);
            if (known === undefined) groups.set(name, [text]);
            else if (known.length < most) known.push(text);
          }
        for (const [name, group] of groups) {
          groups.delete(name);
          yield group;
        }
      }
    },
  };
}

/**
 * Of each listed variation, the product that it is one of. A long feed has a hundred thousand of them, and a map of words would take ten
 * times the room of these two rows of numbers.
 */
const bits = Math.ceil(Math.log2(2 * variantsMax));
const places = 2 ** bits;

interface Wholes {
  /** @throws FeedRefused when there are too many */
  note(variation: string, whole: string): void;
  /** undefined where nothing lists it */
  of(variation: string): string | undefined;
}

export function createWholes(): Wholes {
  const variations = new Float64Array(places);
  const wholes = new Float64Array(places);
  // no shop can know which of its numbers would stand in each other's way
  const seeds = [randomInt(2 ** 31) * 2 + 1, randomInt(2 ** 31) * 2 + 1] as const;
  let noted = 0;

  /** its place, or the free one that it would take */
  function placeOf(id: number): number {
    const mixed = Math.imul(id % 2 ** 32, seeds[0]) ^ Math.imul(Math.floor(id / 2 ** 32), seeds[1]);
    let at = mixed >>> (32 - bits);
    while (variations[at] !== 0 && variations[at] !== id) at = (at + 1) % places;
    return at;
  }
  return {
    note(variation, whole) {
      const at = placeOf(numberOf(variation));
      if (variations[at] === 0) noted += 1;
      if (noted > variantsMax) throw tooManyVariants();
      variations[at] = numberOf(variation);
      wholes[at] = numberOf(whole);
    },
    of(variation) {
      const at = isNumber(variation) ? placeOf(Number(variation)) : -1;
      return at >= 0 && variations[at] !== 0 ? String(wholes[at]) : undefined;
    },
  };
}

const isNumber = (id: string): boolean => /^[1-9]\d{0,14}$/.test(id);

/** The shop's database counts them from one. */
function numberOf(id: string): number {
  if (!isNumber(id)) throw new FeedRefused('The feed’s products are not numbered as WooCommerce numbers them.');
  return Number(id);
}
