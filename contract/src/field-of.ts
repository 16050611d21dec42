/** A field of untrusted data, still of unknown type. Own properties only, so that a page cannot inject one through a prototype. */
export function fieldOf(data: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(data), name)?.value;
}
