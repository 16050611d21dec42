/**
 * Demos and tests give a shop on this machine a public name; the server then writes into the page where that name really lives. In
 * production there is no such mark, and addresses stay as they are.
 */
export function createShownAddress(mark: string | undefined): (url: string) => string {
  const homes = new Map<string, string>();
  try {
    for (const [host, home] of Object.entries<unknown>(JSON.parse(mark ?? '{}'))) {
      if (typeof home === 'string' && URL.canParse(home)) homes.set(host, home);
    }
  } catch {
    // A mark that cannot be read moves nothing.
  }
  return (url) => {
    const address = URL.parse(url);
    const home = address === null ? undefined : homes.get(address.host);
    return address === null || home === undefined
      ? url
      : new URL(address.pathname + address.search + address.hash, home).href;
  };
}
