/** Hands the person a file that was made here. */
export function saveFile(name: string, parts: readonly string[], type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([...parts], { type }));
  link.download = name;
  link.click();
  // the browser has begun to read it long before
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
