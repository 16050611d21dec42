/**
 * What a long reading holds until it is seen to be whole, packed: a feed says much the same thousands of times over and takes a tenth of
 * its room so. Texts are JSON, which has no line break and no tab of its own.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const packedAt = 64 * 1024;
const shelves = 32;
/** the quickest packs what repeats itself as well as any */
const level = 1;
const between = ',\n';

export interface PackedTexts {
  add(text: string): void;
  /** in the order in which they came, some of them at a time: the inside of a JSON list, one item a line */
  pieces(): Generator<string, void>;
}

export const textsOf = (piece: string): string[] => piece.split(between);

export function createPackedTexts(): PackedTexts {
  const packed: Buffer[] = [];
  // bytes and no strings: what waits here long would make the heap grow
  const open = Buffer.allocUnsafeSlow(packedAt);
  let length = 0;

  function put(text: string): void {
    if (length > 0) length += open.write(between, length);
    length += open.write(text, length);
  }
  return {
    add(text) {
      const bytes = Buffer.byteLength(text) + between.length;
      if (length + bytes > packedAt && length > 0) {
        packed.push(deflateRawSync(open.subarray(0, length), { level }));
        length = 0;
      }
      if (bytes <= packedAt) put(text);
      else packed.push(deflateRawSync(text, { level }));
    },
    *pieces() {
      for (const piece of packed) yield inflateRawSync(piece, { chunkSize: packedAt }).toString();
      if (length > 0) yield open.toString('utf8', 0, length);
    },
  };
}

export interface PackedGroups {
  add(group: string, text: string): void;
  /** each group's texts together, in the order in which they came; only a part of all is unpacked at a time */
  groups(): Generator<string[], void>;
}

/**
 * The same groups stand in the same order, however their texts came.
 * @param most of a group, so many texts are kept: the first ones
 */
export function createPackedGroups(most: number): PackedGroups {
  const all = Array.from({ length: shelves }, createPackedTexts);
  return {
    add(group, text) {
      const [at = 0] = createHash('sha1').update(group).digest();
      all[at % shelves]?.add(`${JSON.stringify(group)}\t${text}`);
    },
    *groups() {
      for (const shelf of all) {
        const groups = new Map<string, string[]>();
        for (const piece of shelf.pieces())
          for (const line of textsOf(piece)) {
            const tab = line.indexOf('\t');
            const [name, text] = [line.slice(0, tab), line.slice(tab + 1)];
            const known = groups.get(name);
            if (known === undefined) groups.set(name, [text]);
            else if (known.length < most) known.push(text);
          }
        yield* groups.values();
      }
    },
  };
}
