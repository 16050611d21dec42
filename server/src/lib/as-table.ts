/** Rows as spreadsheets open them: CSV by RFC 4180, in which nothing that somebody wrote is a formula. */
const cellOf = (text: string): string => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const asTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
