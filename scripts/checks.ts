import { verdict } from './steps.ts';

/** What can be said of the code without running it; each counts as one. */
export const staticChecks = [
  verdict('types', 'tsc', ['-b']),
  verdict('lint', 'oxlint', []),
  verdict('format', 'oxfmt', ['--check', '.']),
  verdict('layers', 'node', ['scripts/check-layers.ts']),
  verdict('migrations', 'node', ['scripts/check-migrations.ts']),
  verdict('unused code', 'knip', []),
  verdict('licences', 'node', ['scripts/check-licences.ts']),
  verdict('dependencies', 'node', ['scripts/check-dependencies.ts']),
  verdict('log-in page’s weight', 'node', ['scripts/check-login-weight.ts']),
];
