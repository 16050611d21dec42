/** What an answer to a shop's usual questions looks like in any language: a card's name, a phone number, a span of days. */
const shapes: Record<string, RegExp> = {
  payment:
    /\b(?:visa|master ?card|paypal|klarna|american express|amex|apple pay|google pay|ideal|sepa|maestro|bancontact)\b/iu,
  card: /\b(?:visa|master ?card|american express|amex|discover)\b/iu,
  phone: /\+?\d[\d\s().-]{6,}\d/u,
  address:
    /(?:\d+\p{L}?,? \p{Lu}\p{L}+|\p{Lu}\p{L}+(?:straße|str\.|strasse|weg|platz|laan|straat)? \d+)[^.]{0,80}?(?:\p{L}\d|\d{4,5}|street|avenue|lane|road)/iu,
  time: /\d+[^.]{0,40}\b(?:day|days|hour|hours|week|weeks|month|months|year|years|tage?n?|stunden?|wochen?|jahre?n?|jours?|heures?|semaines?|mois|ans?|días?|horas?|giorn[oi]|ore|dagen|uur|dias?|gün|dni|dagar|dage)\b/iu,
  hours: /\d{1,2}[:.h]\d{2}|\d\s?(?:am|pm|uhr)\b/iu,
  cost: /[€$£¥₺]\s?\d|\d\s?(?:€|\$|zł|kr|eur|usd|cad|gbp|try|tl)\b/iu,
  size: /\d\s?(?:×|x|cm|mm|inch|in\b|")/iu,
};

/** The shapes that these concepts ask for. */
export const shapesOf = (concepts: ReadonlySet<string>): RegExp[] =>
  [...concepts].flatMap((concept) => shapes[concept] ?? []);
