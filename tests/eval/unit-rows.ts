/** Rows of numbers through a matrix, and what was learned of the result back through it: plain loops, since nearly all time of a training passes here. */

/** Row by row in one array. The loops take rows four at a time: rows of zeros fill up. */
export type Rows = Float64Array;

/** What is learned, with what its next step needs. */
export interface Learned {
  values: Float64Array;
  gradients: Float64Array;
  /** running means of the gradients and of their squares */
  means: Float64Array;
  squares: Float64Array;
}

export const learned = (values: Float64Array): Learned => ({
  values,
  gradients: new Float64Array(values.length),
  means: new Float64Array(values.length),
  squares: new Float64Array(values.length),
});

export const paddedCount = (count: number): number => Math.ceil(count / 4) * 4;

export const rowsOf = (count: number, size: number): Rows => new Float64Array(paddedCount(count) * size);

/** Of each row of `a` with each of `b`, in rows as long as `b` has rows. */
export function dotsOf(a: Rows, b: Rows, size: number): Rows {
  const width = b.length / size;
  const dots = new Float64Array((a.length / size) * width);
  for (let first = 0, at = 0; first < a.length; first += 2 * size, at += 2 * width) {
    const second = first + size;
    for (let column = 0; column < width; column += 4) {
      const from = column * size;
      dotsOfBlock(first, second, from, at + column);
    }
  }
  return dots;

  function dotsOfBlock(first: number, second: number, from: number, to: number): void {
    let [a0, a1, a2, a3, b0, b1, b2, b3] = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let k = 0; k < size; k++) {
      const x = a[first + k] ?? 0;
      const y = a[second + k] ?? 0;
      const p = b[from + k] ?? 0;
      const q = b[from + size + k] ?? 0;
      const r = b[from + 2 * size + k] ?? 0;
      const s = b[from + 3 * size + k] ?? 0;
      a0 += x * p;
      a1 += x * q;
      a2 += x * r;
      a3 += x * s;
      b0 += y * p;
      b1 += y * q;
      b2 += y * r;
      b3 += y * s;
    }
    dots[to] = a0;
    dots[to + 1] = a1;
    dots[to + 2] = a2;
    dots[to + 3] = a3;
    dots[to + width] = b0;
    dots[to + width + 1] = b1;
    dots[to + width + 2] = b2;
    dots[to + width + 3] = b3;
  }
}

export function turned(rows: Rows, size: number): Rows {
  const count = rows.length / size;
  const columns = new Float64Array(rows.length);
  for (let row = 0; row < count; row++)
    for (let at = 0; at < size; at++) columns[at * count + row] = rows[row * size + at] ?? 0;
  return columns;
}

/** Adds `weight` times a row to another. */
export function addRow(to: Rows, toStart: number, from: Rows, fromStart: number, size: number, weight: number): void {
  for (let at = 0; at < size; at++) to[toStart + at] = (to[toStart + at] ?? 0) + weight * (from[fromStart + at] ?? 0);
}

export function dotOf(a: Rows, aStart: number, b: Rows, bStart: number, size: number): number {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += (a[aStart + at] ?? 0) * (b[bStart + at] ?? 0);
  return sum;
}

export interface UnitRows {
  units: Rows;
  /** from the gradients of the units, which it overwrites: adds the matrix's, returns those of the rows that went in */
  back: (gradients: Rows) => Rows;
}

const leastLength = 1e-6;

/** Each row through the matrix, which has `sizeOut` rows as long as it, made as long as 1. */
export function unitRows(rows: Rows, sizeIn: number, matrix: Learned): UnitRows {
  const units = dotsOf(rows, matrix.values, sizeIn);
  const sizeOut = matrix.values.length / sizeIn;
  const lengths = new Float64Array(units.length / sizeOut);
  for (let row = 0; row < lengths.length; row++) {
    const start = row * sizeOut;
    const length = Math.sqrt(dotOf(units, start, units, start, sizeOut)) + leastLength;
    lengths[row] = length;
    for (let at = start; at < start + sizeOut; at++) units[at] = (units[at] ?? 0) / length;
  }
  return {
    units,
    back(gradients) {
      for (let row = 0; row < lengths.length; row++) {
        const start = row * sizeOut;
        addRow(gradients, start, units, start, sizeOut, -dotOf(gradients, start, units, start, sizeOut));
        const length = lengths[row] ?? 1;
        for (let at = start; at < start + sizeOut; at++) gradients[at] = (gradients[at] ?? 0) / length;
      }
      const ofMatrix = dotsOf(turned(gradients, sizeOut), turned(rows, sizeIn), lengths.length);
      addRow(matrix.gradients, 0, ofMatrix, 0, ofMatrix.length, 1);
      return dotsOf(gradients, turned(matrix.values, sizeIn), sizeOut);
    },
  };
}
