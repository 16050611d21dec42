/** How the agent looks and greets, as the server says or as it is by default; a text that an owner left empty is the default too (T15). */
import { designDefaults, widgetDefaults } from '@vitrine/contract/choices';
import { parseImageAddress } from '@vitrine/chat/web-address';
import { fieldOf } from '@vitrine/contract/field-of';

export interface WidgetLook {
  name: string;
  welcomeText: string;
  placeholderText: string;
  color: string;
  isBlocked: boolean;
  /** https, or '' */
  logoUrl: string;
  colorScheme: unknown;
  /** first words by language, as the owner wrote them */
  greetings: unknown;
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
  const logoUrl = fieldOf(style, 'logoUrl');
  return {
    name: text('name'),
    welcomeText: text('welcomeText'),
    placeholderText: text('placeholderText'),
    color: text('color'),
    isBlocked: fieldOf(style, 'isBlocked') === true,
    logoUrl: typeof logoUrl === 'string' ? (parseImageAddress(logoUrl) ?? '') : '',
    colorScheme: fieldOf(style, 'colorScheme'),
    greetings: fieldOf(style, 'greetings'),
    links: Array.isArray(links) ? links : [],
  };
}

/** What stands in every agent's style until its owner writes something else. */
const untouched: readonly string[] = [
  designDefaults.welcomeText,
  widgetDefaults.welcomeText,
  widgetDefaults.placeholderText,
];

/** `pt-BR` greets as `pt` does, where the owner wrote only that. */
function greetingIn({ greetings }: WidgetLook, language: string): string | undefined {
  for (const tag of [language, language.split('-')[0] ?? '']) {
    const text = fieldOf(greetings, tag);
    if (typeof text === 'string' && text.trim() !== '') return text;
  }
  return undefined;
}

/** `fixed`: the language's own phrase, where the owner wrote nothing. */
export function welcomeIn(look: WidgetLook, language: string, fixed?: string): string {
  const { welcomeText } = look;
  return greetingIn(look, language) ?? (untouched.includes(welcomeText) ? fixed : undefined) ?? welcomeText;
}

/** An owner who greets in this language wrote the field's text in another. */
export function placeholderIn(look: WidgetLook, language: string, fixed: string): string {
  const { placeholderText } = look;
  const isOthers = untouched.includes(placeholderText) || greetingIn(look, language) !== undefined;
  return isOthers ? fixed : placeholderText;
}
