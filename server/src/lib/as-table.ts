/** Rows as CSV (RFC 4180) that a spreadsheet can open: no cell is taken for a formula. */
const cellOf = (text: string): string => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export const asTable = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('');
