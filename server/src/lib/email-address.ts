/** One account per address: trimmed, lower-case, ASCII only (AU-08). */
const pattern = /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/;

export function canonicalEmail(input: string): string | null {
  const email = input.trim().toLowerCase();
  return pattern.test(email) && email.length <= 254 ? email : null;
}
