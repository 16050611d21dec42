/** Rising numbers as gaps of seven bits a byte: most gaps of an index need one byte. */
export interface ByteWriter {
  length: number;
  varint: (value: number) => void;
  byte: (value: number) => void;
  bytes: () => Uint8Array;
}

export function createByteWriter(): ByteWriter {
  let buffer = new Uint8Array(4096);
  const push = (value: number) => {
    if (writer.length === buffer.length) {
      const larger = new Uint8Array(buffer.length * 2);
      larger.set(buffer);
      buffer = larger;
    }
    buffer[writer.length++] = value;
  };
  const writer: ByteWriter = {
    length: 0,
    byte: push,
    varint: (value) => {
      let rest = value;
      while (rest > 127) {
        push((rest & 127) | 128);
        rest >>>= 7;
      }
      push(rest);
    },
    bytes: () => buffer.slice(0, writer.length),
  };
  return writer;
}
