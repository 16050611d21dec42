/** Which locked packages have a known vulnerability, by records of OSV's export (https://ossf.github.io/osv-schema/); nobody is asked over the network. */

export interface LockedPackage {
  name: string;
  version: string;
}

/** One vulnerability in one package: the versions by name, or those between an introduction and its mending. */
export interface KnownVulnerability {
  id: string;
  name: string;
  summary: string;
  versions: string[];
  /** `to` is the first version that is good again, or the `last` bad one; neither: all later ones are bad */
  ranges: { from: string; to?: string; last?: string }[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : []);
const texts = (value: unknown) => (Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []);

/** @returns what the record says of npm packages; nothing when it was withdrawn */
export function parseOsvRecord(record: unknown): KnownVulnerability[] {
  if (!isObject(record) || typeof record['id'] !== 'string' || record['withdrawn'] !== undefined) return [];
  const { id, summary } = record;
  return objects(record['affected']).flatMap((affected) => {
    const named = affected['package'];
    if (!isObject(named) || named['ecosystem'] !== 'npm' || typeof named['name'] !== 'string') return [];
    const ranges = objects(affected['ranges'])
      .filter(({ type }) => type === 'SEMVER')
      .flatMap(({ events }) => rangesOf(objects(events)));
    const versions = texts(affected['versions']);
    return [{ id, name: named['name'], summary: typeof summary === 'string' ? summary : '', versions, ranges }];
  });
}

function rangesOf(events: Record<string, unknown>[]): KnownVulnerability['ranges'] {
  const ranges: KnownVulnerability['ranges'] = [];
  for (const { introduced, fixed, last_affected: last } of events) {
    if (typeof introduced === 'string') ranges.push({ from: introduced });
    const open = ranges.at(-1);
    if (open && typeof fixed === 'string') open.to = fixed;
    if (open && typeof last === 'string') open.last = last;
  }
  return ranges;
}

export function vulnerabilitiesOf(
  { name, version }: LockedPackage,
  known: readonly KnownVulnerability[],
): KnownVulnerability[] {
  return known.filter(
    (each) =>
      each.name === name &&
      (each.versions.includes(version) ||
        each.ranges.some(
          ({ from, to, last }) =>
            compareVersions(version, from) >= 0 &&
            (to === undefined || compareVersions(version, to) < 0) &&
            (last === undefined || compareVersions(version, last) <= 0),
        )),
  );
}

/** By the rules of semver.org: numbers by size, a release after what came before it, build marks do not count. */
export function compareVersions(a: string, b: string): number {
  const [aNumbers, aBefore] = partsOf(a);
  const [bNumbers, bBefore] = partsOf(b);
  for (let i = 0; i < 3; i += 1) {
    const difference = (aNumbers[i] ?? 0) - (bNumbers[i] ?? 0);
    if (difference !== 0) return difference;
  }
  if (aBefore.length === 0 || bBefore.length === 0) return bBefore.length - aBefore.length;
  for (let i = 0; i < Math.max(aBefore.length, bBefore.length); i += 1) {
    const difference = compareMarks(aBefore[i], bBefore[i]);
    if (difference !== 0) return difference;
  }
  return 0;
}

type Parts = [numbers: number[], before: string[]];

function partsOf(version: string): Parts {
  const [bare = ''] = version.replace(/^v/, '').split('+');
  const dash = bare.indexOf('-');
  const [release, before] = dash === -1 ? [bare, ''] : [bare.slice(0, dash), bare.slice(dash + 1)];
  return [release.split('.').map(Number), before === '' ? [] : before.split('.')];
}

function compareMarks(a: string | undefined, b: string | undefined): number {
  if (a === undefined || b === undefined) return a === b ? 0 : a === undefined ? -1 : 1;
  const [aNumber, bNumber] = [a, b].map((mark) => (/^\d+$/.test(mark) ? Number(mark) : null));
  if (aNumber !== null && bNumber !== null && aNumber !== undefined && bNumber !== undefined) return aNumber - bNumber;
  if (aNumber !== null || bNumber !== null) return aNumber === null ? 1 : -1;
  return a < b ? -1 : a > b ? 1 : 0;
}
