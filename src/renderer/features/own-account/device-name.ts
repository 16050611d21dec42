/** A browser by the name that its owner knows, from the long line it sends; what is none is a program, as it calls itself. */
const browsers: readonly [RegExp, string][] = [
  [/Vitrine\/|Electron\//, 'Vitrine for the desktop'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad|iOS/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

export function deviceName(device: string | null): string {
  if (device === null) return 'A device that did not say what it is';
  const nameIn = (names: readonly [RegExp, string][]) => names.find(([mark]) => mark.test(device))?.[1];
  const browser = nameIn(browsers);
  if (browser === undefined) return `A program (${device.slice(0, 60)})`;
  const system = nameIn(systems);
  return system === undefined ? browser : `${browser} on ${system}`;
}
