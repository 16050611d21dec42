/** The one request before a visitor acts: the bubble's colour, icon and name, and where the owner wants it. */
import type { WidgetPlacement } from '@vitrine/contract/agents';

export interface BubbleStyle {
  name: string;
  color: string;
  icon: 'modern' | 'classic';
  /** null: as usual */
  placement: WidgetPlacement | null;
  /** the whole answer as it came, for the chat, which reads more of it */
  text: string;
}

/** 0: no training answers yet, and the agent is asked for again. */
export function parseBubbleStyle(answer: unknown, text: string): BubbleStyle | 0 {
  const fields: Record<string, unknown> &
    Partial<Pick<BubbleStyle, 'name'>> &
    Pick<BubbleStyle, 'color' | 'placement'> & { bubleIcone: BubbleStyle['icon'] } = Object(
    Object(answer)['agentStyle'],
  );
  const { color, name, bubleIcone, placement, isReady } = fields;
  if (isReady === false) return 0;
  return {
    name: name?.trim() || 'Vitrine Assistant',
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : '#3b82f6',
    // of our own server, which checked both when they were saved
    icon: bubleIcone,
    placement,
    text,
  };
}

/** What the server says, or the status it refuses with; 0 where it cannot be reached. */
export async function loadBubbleStyle({ origin, agentId }: ScriptAddress): Promise<BubbleStyle | number> {
  try {
    const response = await fetch(`${origin}/api/agents/get_agent_style/${agentId}`, { credentials: 'omit' });
    if (!response.ok) return response.status;
    const text = await response.text();
    // Not by JSON itself, which pages patch (WI-11).
    return parseBubbleStyle(await new Response(text).json(), text);
  } catch {
    return 0;
  }
}

/** Which agent this script is for, and where it came from: both are read from the script's own address, and nothing else of it is used (WI-01). */

interface ScriptAddress {
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
