/** PostgreSQL's processes get no more of our environment than they need: ours holds keys. */
export const postgresEnvironment = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };
