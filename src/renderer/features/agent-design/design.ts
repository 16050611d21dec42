/** How the agent looks to visitors, and the rules of section 5 for it. */
import { object, string } from 'yup';
import { designDefaults } from '@vitrine/contract/choices';
import { limits } from '@vitrine/contract/limits';
import type { BodyOf, ReplyOf } from '@vitrine/contract/routes';
import { isColour } from '../../shared/ui/colour-field.tsx';

export interface Design {
  name: string;
  welcomeText: string;
  placeholderText: string;
  colour: string;
  bubbleIcon: 'modern' | 'classic';
}

export const newDesign: Design = {
  name: '',
  welcomeText: designDefaults.welcomeText,
  placeholderText: designDefaults.placeholderText,
  colour: designDefaults.color,
  bubbleIcon: designDefaults.bubleIcone,
};

const invalidName = 'Invalid name of your agent';

export const designRules = object({
  name: string().trim().required(invalidName).max(limits.agentNameMax, invalidName),
  welcomeText: string().max(limits.welcomeTextMax),
  placeholderText: string().max(limits.placeholderTextMax),
  colour: string().test('colour', 'Enter a colour such as #3b82f6', (text = '') => isColour(text)),
});

type ShownStyle = ReplyOf<'getStyle'>['agentStyle'];
type DesignedStyle = Pick<ShownStyle, 'name' | 'welcomeText' | 'placeholderText' | 'color' | 'bubleIcone'>;

/** The design's door to the wire: create and update send colorBuble, a read returns color (T19). */
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
