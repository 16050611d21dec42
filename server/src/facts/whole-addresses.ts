/** An address stands on several lines: "3 Weir Lane", "Kilkenny, R95 X0X0", "Ireland". None of them says it alone. */
import { hasPostCode, isHouse, isStreetAddress } from './contact-shapes.ts';
import { wordsIn } from './words-in.ts';

const partMaxLength = 60;

/** The same lines; those of one address are joined to one. */
export function withWholeAddresses(lines: readonly string[], language: string): string[] {
  const whole: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [street = '', town = '', land = ''] = lines.slice(at, at + 3);
    if (!isPart(street) || !isTown(town) || !isWholeOnly(street, town)) {
      whole.push(street);
      continue;
    }
    const isLand = isPart(land) && isCountry(land, language);
    whole.push([street, town, ...(isLand ? [land] : [])].map((part) => part.replace(/,$/u, '')).join(', '));
    at += isLand ? 2 : 1;
  }
  return whole;
}

const isPart = (line: string): boolean =>
  line !== '' && line.length <= partMaxLength && !/[.!?:;|€$£%@]$|[|€$£%@]/u.test(line);

/** A name and a code, and no line of a list that happens to hold a year. */
const isTown = (line: string): boolean =>
  isPart(line) &&
  !/(?<!\p{N})(?:19|20)\d{2}(?!\p{N})/u.test(line) &&
  line.split(/[\s,]+/u).length <= 6 &&
  /^[\p{Lu}\p{N}]/u.test(line) &&
  /\p{Lu}\p{L}/u.test(line);

/** Where the street says where it is by itself, the code below belongs to it still. */
const isWholeOnly = (street: string, town: string): boolean =>
  /\p{N}/u.test(street) &&
  (!isStreetAddress(street) || (!hasPostCode(street) && hasPostCode(town))) &&
  // "Lancaster, PA 17603" has the shape of a whole one
  (!isStreetAddress(town) || (isHouse(street) && !isHouse(town) && hasPostCode(town))) &&
  isStreetAddress(`${street}, ${town}`);

function isCountry(line: string, language: string): boolean {
  const [said, ...others] = wordsIn(line, language).countries.values();
  return said !== undefined && others.length === 0 && said.length === line.length;
}
