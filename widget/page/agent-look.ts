/** How the agent looks and greets, as the server says or as it is by default; a text that an owner left empty is the default too (T15). */
import { widgetDefaults } from '@vitrine/contract/defaults';
import { fieldOf } from '@vitrine/contract/field-of';

export interface WidgetLook {
  name: string;
  welcomeText: string;
  placeholderText: string;
  color: string;
  isBlocked: boolean;
  /** what a reply may link: hosts and whole addresses */
  links: readonly unknown[];
}

export function parseLook(body: unknown): WidgetLook {
  const style = fieldOf(body, 'agentStyle');
  const text = (name: 'name' | 'welcomeText' | 'placeholderText' | 'color') => {
    const value = fieldOf(style, name);
    return typeof value === 'string' && value.trim() !== '' ? value : widgetDefaults[name];
  };
  const links = fieldOf(style, 'links');
  return {
    name: text('name'),
    welcomeText: text('welcomeText'),
    placeholderText: text('placeholderText'),
    color: text('color'),
    isBlocked: fieldOf(style, 'isBlocked') === true,
    links: Array.isArray(links) ? links : [],
  };
}
