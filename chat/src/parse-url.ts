/** `URL.parse` is younger than the browsers that shops' visitors use. */
export function parseUrl(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
