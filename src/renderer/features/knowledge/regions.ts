export const regions = [
  { value: 'eu', label: 'Europe' },
  { value: 'us', label: 'United States' },
] as const;

/** A region that is offered is taken as a promise of where data lives, which one server in one place cannot keep (T32). */
export const regionTruth = 'This server keeps all data in one place.';
