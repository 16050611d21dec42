/** Splits a description written in one run (labels and values, or one long list) into parts that can be quoted alone. */

const longRun = 90;
const longList = 200;
const partsMax = 80;
/** `Lens: `, `Night vision range : `, `Angle of View: ` */
const label =
  /(?<=^|[\s,;])(?:\p{Lu}\p{Ll}{1,24}(?: (?:of |de |di |per )?\p{Lu}\p{Ll}{1,20}){1,2}|\p{Lu}[\p{L}\p{M}\p{N}/&()-]{0,24}(?: [\p{Ll}\p{N}][\p{L}\p{M}\p{N}/&()-]{0,20}){0,3}) ?[:：=] ?(?=\S)/gu;
/** `Canada and Europe: 4 days`: the label began before */
const joined = /(?<!\p{L})(?:and|or|und|oder|y|et|e|dan|&)\s$/iu;
/** a list that lost its lines: `Features * PoE * IR filter * Built-in card slot` */
const bullet = /\s+[*•●▪►✓✔]\s+/u;
const bulletsMin = 3;
const labelsMin = 4;
/** letters between two commas, on average, from which on they part clauses and no list */
const lettersAnItem = 45;
const sentenceEnd = /[.!?。！？]\s+\p{Lu}/gu;
const itemEnd = /(?<=[,;])\s+/u;

/**
 * The line itself where it is no run.
 * @param least how many labels make a run, and in how many characters
 */
export function partsOfRun(line: string, least = { labels: labelsMin, length: longRun }): string[] {
  if (line.length < least.length || line.includes(' | ')) return [line];
  const marked = line.split(bullet, partsMax).map(bare);
  if (marked.length > bulletsMin) return marked.filter((part) => part !== '');
  const starts = startsIn(line);
  if (starts.length >= least.labels) {
    const ends = [...starts.slice(1), line.length];
    const parts = starts.map((start, at) => line.slice(start, ends[at]));
    return [line.slice(0, starts[0]), ...parts].map(bare).filter((part) => part !== '');
  }
  const items = line.split(itemEnd, partsMax);
  const isList =
    line.length >= longList &&
    line.length / items.length <= lettersAnItem &&
    (line.match(sentenceEnd)?.length ?? 0) * labelsMin < items.length;
  return isList ? items.map(bare).filter((part) => part !== '') : [line];
}

/** Where the labels begin. Of `Bahan : Rotan Ukuran : 60 cm` the second is `Ukuran`, for each has a value. */
function startsIn(line: string): number[] {
  let end = -1;
  const starts = [...line.matchAll(label)].filter(({ index }) => !joined.test(line.slice(0, index)));
  return starts.slice(0, partsMax).map(({ index, 0: found }) => {
    const isBare = index === end;
    end = index + found.length;
    const last = isBare ? /\S+ ?[:：=] ?$/u.exec(found) : null;
    return index + (last?.index ?? 0);
  });
}

const bare = (part: string): string => part.trim().replace(/[,;]$/u, '');
