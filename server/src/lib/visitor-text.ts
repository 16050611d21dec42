/** What a visitor wrote as it is stored: line ends and tabs kept, other controls and invisible marks gone, trimmed. Not escaped: `size > 40` stays so (T14). */
const controls = /[[\p{Cc}--[\n\t]][\u{e0000}-\u{e007f}\u202a-\u202e\u2066-\u2069\ufeff]]/gv;
const visible = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\s]/u;

/** `''` when nothing that can be seen is left (CH-01). */
export function cleanVisitorText(text: string): string {
  const clean = text.replaceAll('\r\n', '\n').replaceAll(controls, '').trim();
  return visible.test(clean) ? clean : '';
}

/** Host and page path without query or fragment, for display only (T08). */
export function cleanPagePath(path: string | undefined): string | null {
  const clean = path?.split(/[?#]/, 1)[0]?.replaceAll(controls, '').trim() ?? '';
  return clean === '' ? null : clean.slice(0, 500);
}
