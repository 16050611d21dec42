/** How the agent looks and greets, as the server says or as it is by default; a text that an owner left empty is the default too (T15). */
import { widgetDefaults } from '@vitrine/contract/defaults';

export interface WidgetLook {
  name: string;
  welcomeText: string;
  placeholderText: string;
  color: string;
  isBlocked: boolean;
}

export function parseLook(body: unknown): WidgetLook {
  const fields = new Map<string, unknown>();
  if (typeof body === 'object' && body !== null && 'agentStyle' in body) {
    for (const [name, value] of Object.entries(body.agentStyle ?? {})) fields.set(name, value);
  }
  const text = (name: 'name' | 'welcomeText' | 'placeholderText' | 'color') => {
    const value = fields.get(name);
    return typeof value === 'string' && value.trim() !== '' ? value : widgetDefaults[name];
  };
  return {
    name: text('name'),
    welcomeText: text('welcomeText'),
    placeholderText: text('placeholderText'),
    color: text('color'),
    isBlocked: fields.get('isBlocked') === true,
  };
}
