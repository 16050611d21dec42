/** The one request before a visitor acts: the bubble's colour, icon and name. */

export interface BubbleStyle {
  name: string;
  color: string;
  icon: 'modern' | 'classic';
}

/** What the server says, or why there is nothing: it does not know the agent, or it cannot be reached now. */
export type StyleOutcome = BubbleStyle | 'unknown' | 'unreachable';

const fallbackColour = '#3b82f6';
const fallbackName = 'Vitrine Assistant';

export function parseBubbleStyle(body: unknown): BubbleStyle {
  const fields: Record<string, unknown> = {};
  if (typeof body === 'object' && body !== null && 'agentStyle' in body) Object.assign(fields, body.agentStyle);
  const { color, name, bubleIcone } = fields;
  return {
    name: (typeof name === 'string' && name.trim()) || fallbackName,
    color: typeof color === 'string' && /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(color) ? color : fallbackColour,
    icon: bubleIcone === 'classic' ? 'classic' : 'modern',
  };
}

export async function loadBubbleStyle(origin: string, agentId: string): Promise<StyleOutcome> {
  try {
    const url = `${origin}/api/agents/get_agent_style/${agentId}`;
    const response = await fetch(url, { credentials: 'omit' });
    if (response.ok) return parseBubbleStyle(await response.json());
    return response.status < 500 && response.status !== 429 ? 'unknown' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** White on the owner's colour where it can be seen (3 to 1, WCAG for graphics), black elsewhere. */
export function iconColour(color: string): '#fff' | '#000' {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const light = (at: number) => (Number.parseInt(digits.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * light(1) + 0.7152 * light(3) + 0.0722 * light(5) < 0.3 ? '#fff' : '#000';
}
