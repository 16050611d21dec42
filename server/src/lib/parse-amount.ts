/** "1,000.50", "1.000,50", "1 000", "37,5" as a number: the last mark is the decimal one if one or two digits follow it. */
export function parseAmount(text: string): number {
  const digits = text.replaceAll(/[\s\u00a0']/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const whole = decimal === null ? digits : digits.slice(0, decimal.index);
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${decimal?.[1] ?? '0'}`);
}
