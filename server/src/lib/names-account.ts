const bankAccount =
  /(?<!\p{L})(?:BCA|BRI|BNI|BSI|Mandiri|CIMB|Permata|Danamon|BTN|IBAN|BIC|SWIFT|[Nn]o\.? ?[Rr]ek|[Nn]orek|[Rr]ekening|a\.?n\.? (?=\p{Lu})|atas nama|[Aa]ccount (?:no|number)|[Ss]ort code|BSB|Kontonummer|[Nn]úmero de cuenta|[Cc]onta corrente)(?!\p{L})/u;

/** `BCA 123 456 7890 a.n. Wijaya`, `IBAN DE12 …`: digits that are paid to, and that nobody is called at. */
export const namesAccount = (text: string): boolean => bankAccount.test(text);
