/** `a[b][0]=c` as the object it stands for; an array is an object with the keys 0, 1 and so on. */
export type Fields = { [name: string]: string | Fields };

export function parseFormFields(text: string): Fields {
  const fields: Fields = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...inner] = name.split('[').map((part) => part.replace(/\]$/, ''));
    put(fields, [first, ...inner], value);
  }
  return fields;
}

function put(fields: Fields, [name = '', ...inner]: string[], value: string): void {
  if (inner.length === 0) {
    fields[name] = value;
    return;
  }
  const known = fields[name];
  const within: Fields = typeof known === 'object' ? known : {};
  fields[name] = within;
  put(within, inner, value);
}

/** The text at a path of names; '' where there is none. */
export function textAt(fields: Fields, ...path: string[]): string {
  let at: string | Fields | undefined = fields;
  for (const name of path) at = typeof at === 'object' ? at[name] : undefined;
  return typeof at === 'string' ? at : '';
}

export function fieldsAt(fields: Fields, name: string): Fields {
  const at = fields[name];
  return typeof at === 'object' ? at : {};
}
