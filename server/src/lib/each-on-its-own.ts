/** One that fails does not keep the others waiting; in the end it is said. @throws AggregateError */
export async function eachOnItsOwn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  for (const one of all) await work(one).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${all.length} failed`);
}
