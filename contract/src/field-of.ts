/** A field of something that came from outside, itself still unknown. Own fields only: nothing that a page put on a prototype speaks for it. */
export function fieldOf(data: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(data), name)?.value;
}
