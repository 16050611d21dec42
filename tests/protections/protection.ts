/** A protection that one replacement takes out of the code, and the test that must then fail. */
export interface Protection {
  /** of docs/security.md */
  row: string;
  file: string;
  /** stands in the file exactly once */
  code: string;
  instead: string;
  test: { project: 'unit' | 'component' | 'api'; file: string; /** part of its name */ name: string };
}
