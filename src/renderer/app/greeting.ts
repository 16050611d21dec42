/** By the clock on the owner's wall. */
export function greeting(name: string, hour: number): string {
  const time = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const firstName = name.trim().split(/\s+/)[0] ?? '';
  return firstName === '' ? `Good ${time}` : `Good ${time}, ${firstName}`;
}
