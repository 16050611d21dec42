/** Which agent this script is for, and where it came from: both are read from the script's own address, and nothing else of it is used (WI-01). */

export interface ScriptAddress {
  agentId: string;
  origin: string;
}

/** A script tag that names an agent, with what its `data-` attributes ask for. */
export interface ScriptTag extends ScriptAddress {
  wishes: DOMStringMap;
}

export function parseScriptAddress(src: string): ScriptAddress | undefined {
  const [, origin, agentId] =
    /^(https?:\/\/[^/?#\\@]+)\/chatbox\.js\?(?:[^#]*&)?id=(agt_[0-9a-f]{32})(?:[&#]|$)/.exec(src) ?? [];
  return origin && agentId ? { agentId, origin } : undefined;
}

/**
 * All of the page's tags, because `currentScript` is missing where a tag manager runs the file in its own way; and `currentScript`, because
 * a tag may be gone when its file runs. A loop, because pages patch the methods of arrays (WI-11).
 */
export function findScriptTags(page: Document): ScriptTag[] {
  const found: ScriptTag[] = [];
  for (const tag of [page.currentScript, ...page.scripts]) {
    const address = tag && 'src' in tag && parseScriptAddress(tag.src);
    if (address) found.push({ ...address, wishes: tag.dataset });
  }
  return found;
}
