/** "Before 1 p.m. Eastern", "5 p.m. Monday to Friday": a full stop behind an hour that ends no sentence. */
const halfOfDay = /\d\s?[ap]\.\s?m\.$/iu;
const ofClock =
  /^(?:Eastern|Pacific|Central|Mountain|[ECMP][SD]?T|GMT|BST|UTC|CES?T|AES?T|UK|US|London|(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?s?)(?!\p{L})/u;

/** @param last what ends in a full stop @param next what stands behind it */
export const isClockGoingOn = (last: string, next: string): boolean => halfOfDay.test(last) && ofClock.test(next);
