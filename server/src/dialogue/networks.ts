/** Networks where shops have a page of their own. */
const bare = (name: string) => String.raw`(?<!\p{L})(?:${name})(?:nya)?(?!\p{L})`;
const called: readonly string[] = [
  `instagram|insta(?!\\p{L})|${bare('ig')}`,
  `facebook|${bare('fb')}`,
  'tik ?tok',
  'twitter',
  'you ?tube',
  'linked ?in',
  'pinterest',
  'snapchat',
  'telegram',
  // ordered "on line"
  `(?<!on )${bare('line')}`,
];
const patterns = called.map((words) => new RegExp(words, 'iu'));

/** As they may be spelled, one pattern a network. */
export const networksIn = (text: string): RegExp[] => patterns.filter((pattern) => pattern.test(text));

export const namesNetwork = (text: string): boolean => networksIn(text).length > 0;
