import { widgetDefaults } from '@vitrine/contract/defaults';

/** The contract takes #rgb and #rrggbb and nothing else: the value ends up in CSS (T19). */
export const isColour = (text: string) => /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(text);

/** What a native colour input can show: it knows #rrggbb in lower case only. Of anything else the chat shows the same default. */
export function asPickerColour(text: string): string {
  if (!isColour(text)) return widgetDefaults.color;
  const digits = text.slice(1).toLowerCase();
  return digits.length === 6 ? `#${digits}` : digits.replace(/./g, '$&$&').replace(/^/, '#');
}
