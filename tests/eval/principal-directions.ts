/** The directions in which vectors differ most, by orthogonal iteration on their covariance: the same in every run. */
const rounds = 60;

type Vector = Float64Array<ArrayBuffer>;

/** `rows` are centred; unit vectors, largest spread first */
export function principalDirections(rows: readonly Vector[], count: number): Vector[] {
  const size = rows[0]?.length ?? 0;
  const covariance = Array.from({ length: size }, () => new Float64Array(size));
  for (const row of rows) {
    for (let a = 0; a < size; a++) {
      const line = covariance[a] ?? new Float64Array(0);
      const value = row[a] ?? 0;
      for (let b = 0; b < size; b++) line[b] = (line[b] ?? 0) + value * (row[b] ?? 0);
    }
  }
  let directions = Array.from({ length: Math.min(count, size) }, (_, which) =>
    Float64Array.from({ length: size }, (_, at) => Math.sin(1 + which * 7.3 + at * (which + 1.7))),
  );
  for (let round = 0; round < rounds; round++) {
    directions = orthonormal(directions.map((direction) => covariance.map((line) => dot(line, direction))));
  }
  return directions;
}

function orthonormal(vectors: readonly (readonly number[])[]): Vector[] {
  const made: Vector[] = [];
  for (const vector of vectors) {
    const own = Float64Array.from(vector);
    for (const other of made) {
      const along = dot(own, other);
      for (let at = 0; at < own.length; at++) own[at] = (own[at] ?? 0) - along * (other[at] ?? 0);
    }
    const norm = Math.sqrt(dot(own, own)) || 1;
    made.push(own.map((value) => value / norm));
  }
  return made;
}

const dot = (a: Vector, b: Vector): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
