/** Which agent this script is for, and where it came from: both are read from the script's own address, and nothing else of it is used (WI-01). */

export interface ScriptAddress {
  agentId: string;
  origin: string;
}

export function parseScriptAddress(src: string): ScriptAddress | undefined {
  const [, origin, agentId] =
    /^(https?:\/\/[^/?#\\@]+)\/chatbox\.js\?(?:[^#]*&)?id=(agt_[0-9a-f]{32})(?:[&#]|$)/.exec(src) ?? [];
  return origin === undefined || agentId === undefined ? undefined : { agentId, origin };
}

/**
 * `currentScript` is missing where a tag manager runs the file in its own way; then the page's script tags are asked. Loops, because pages
 * patch the methods of arrays (WI-11).
 */
export function findScriptAddresses(page: Document): ScriptAddress[] {
  const current = page.currentScript;
  const isOurs = current instanceof HTMLScriptElement && /\/chatbox\.js/.test(current.src);
  const found: ScriptAddress[] = [];
  for (const { src } of isOurs ? [current] : page.querySelectorAll<HTMLScriptElement>('script[src*="/chatbox.js"]')) {
    const address = parseScriptAddress(src);
    if (address !== undefined) found.push(address);
  }
  return found;
}
