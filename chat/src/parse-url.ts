/** `URL.parse` and `URL.canParse` are younger than the browsers that shops' visitors use. */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
