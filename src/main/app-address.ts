/** The app's own address. A custom scheme has the origin "null", so scheme and host are compared by name. */
export const appScheme = 'app';
export const appHost = 'owner';
export const appAddress = `${appScheme}://${appHost}/`;

export function isAppAddress(url: string): boolean {
  const address = URL.parse(url);
  return address !== null && address.protocol === `${appScheme}:` && address.host === appHost;
}
