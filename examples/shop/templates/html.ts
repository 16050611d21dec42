/** Text put into `html` is escaped; only what `html` itself made, or `trusted`, passes as markup. */
export type Html = { readonly markup: string };

type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeText = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

const render = (value: HtmlValue): string => {
  if (value === undefined || value === false) return '';
  if (typeof value === 'string') return escapeText(value);
  if (typeof value === 'number') return String(value);
  if ('markup' in value) return value.markup;
  return value.map(render).join('');
};

export const html = (parts: TemplateStringsArray, ...values: HtmlValue[]): Html => ({
  markup: parts.map((part, index) => part + render(values[index])).join(''),
});

export const trusted = (markup: string): Html => ({ markup });
