/** Named typed arrays in one run of bytes. Reading makes views on those bytes, so a loaded index weighs what its bytes weigh. */
/** rises with each change of what is written */
const magic = 0x37495356;
const alignment = 8;

export type Section = Uint8Array | Uint32Array | Float32Array;

interface Header {
  info: unknown;
  sections: { name: string; kind: 'u8' | 'u32' | 'f32'; offset: number; length: number }[];
}

const aligned = (offset: number) => Math.ceil(offset / alignment) * alignment;

function kindOf(section: Section): 'u8' | 'u32' | 'f32' {
  if (section instanceof Uint8Array) return 'u8';
  return section instanceof Uint32Array ? 'u32' : 'f32';
}

export function writeBlob(info: unknown, sections: ReadonlyMap<string, Section>): Uint8Array<ArrayBuffer> {
  const header: Header = { info, sections: [] };
  let offset = 0;
  for (const [name, section] of sections) {
    header.sections.push({ name, kind: kindOf(section), offset, length: section.length });
    offset = aligned(offset + section.byteLength);
  }
  const headerBytes = new TextEncoder().encode(JSON.stringify(header));
  const bodyStart = aligned(8 + headerBytes.length);
  const bytes = new Uint8Array(bodyStart + offset);
  new DataView(bytes.buffer).setUint32(0, magic, true);
  new DataView(bytes.buffer).setUint32(4, headerBytes.length, true);
  bytes.set(headerBytes, 8);
  for (const entry of header.sections) {
    const section = sections.get(entry.name);
    if (section !== undefined) {
      bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), bodyStart + entry.offset);
    }
  }
  return bytes;
}

export interface Blob {
  info: unknown;
  u8: (name: string) => Uint8Array;
  u32: (name: string) => Uint32Array;
  f32: (name: string) => Float32Array;
}

/** @throws when the bytes are not a blob */
export function readBlob(given: Uint8Array): Blob {
  const bytes = given.byteOffset % alignment === 0 ? given : given.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 8 || view.getUint32(0, true) !== magic) throw new Error('these bytes are not a search index');
  const headerLength = view.getUint32(4, true);
  const header: Header = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + headerLength)));
  const bodyStart = bytes.byteOffset + aligned(8 + headerLength);
  const find = (name: string, kind: string) => {
    const section = header.sections.find((entry) => entry.name === name && entry.kind === kind);
    if (section === undefined) throw new Error(`the search index has no ${name}`);
    return { at: bodyStart + section.offset, length: section.length };
  };
  return {
    info: header.info,
    u8: (name) => {
      const { at, length } = find(name, 'u8');
      return new Uint8Array(bytes.buffer, at, length);
    },
    u32: (name) => {
      const { at, length } = find(name, 'u32');
      return new Uint32Array(bytes.buffer, at, length);
    },
    f32: (name) => {
      const { at, length } = find(name, 'f32');
      return new Float32Array(bytes.buffer, at, length);
    },
  };
}
