/**
 * What a long reading holds until it is seen to be whole, packed: a feed says much the same thousands of times over and takes a tenth of
 * its room so. Texts are JSON: of no line break and no tab.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const packedAt = 128 * 1024;
const shelves = 32;
/** the first of them is the quickest, and packs what repeats itself as well */
const level = 1;

export interface PackedTexts {
  add(text: string): void;
  /** in the order in which they came, a piece of about 128 kB at a time */
  pieces(): Generator<string[], void>;
}

export function createPackedTexts(): PackedTexts {
  const packed: Buffer[] = [];
  let open: string[] = [];
  let length = 0;
  return {
    add(text) {
      open.push(text);
      length += text.length;
      if (length < packedAt) return;
      packed.push(deflateRawSync(open.join('\n'), { level }));
      open = [];
      length = 0;
    },
    *pieces() {
      for (const piece of packed) yield inflateRawSync(piece).toString().split('\n');
      if (open.length > 0) yield open;
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
          for (const line of piece) {
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
