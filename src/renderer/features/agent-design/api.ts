/** The design's door to the wire: create and update send colorBuble, a read returns color (T19). */
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import type { Design } from './design.ts';

type ShownStyle = ReplyOf<'getStyle'>['agentStyle'];
type DesignedStyle = Pick<ShownStyle, 'name' | 'welcomeText' | 'placeholderText' | 'color' | 'bubleIcone'>;

export const designOf = (style: DesignedStyle): Design => ({
  name: style.name,
  welcomeText: style.welcomeText,
  placeholderText: style.placeholderText,
  colour: style.color,
  bubbleIcon: style.bubleIcone,
});

export const createBody = (agentId: string, design: Design): BodyOf<'createStyle'> => ({
  agentId,
  name: design.name.trim(),
  welcomeText: design.welcomeText,
  placeholderText: design.placeholderText,
  color: design.colour,
  colorBuble: design.colour,
  bubleIcone: design.bubbleIcon,
});

/** What changed and nothing else; null when there is nothing to send. */
export function updateBody(agentId: string, saved: Design, design: Design): BodyOf<'updateStyle'> | null {
  const before = createBody(agentId, saved);
  const after = createBody(agentId, design);
  const change: BodyOf<'updateStyle'> = {
    agentId,
    ...(after.name !== before.name && { name: after.name }),
    ...(after.welcomeText !== before.welcomeText && { welcomeText: after.welcomeText }),
    ...(after.placeholderText !== before.placeholderText && { placeholderText: after.placeholderText }),
    ...(design.colour !== saved.colour && { color: design.colour, colorBuble: design.colour }),
    ...(after.bubleIcone !== before.bubleIcone && { bubleIcone: after.bubleIcone }),
  };
  return Object.keys(change).length > 1 ? change : null;
}
