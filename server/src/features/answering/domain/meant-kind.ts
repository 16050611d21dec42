/** Whether the kind of thing that a wish names is what is looked for, or what that is for: who wants something to keep a ukulele from splitting has one. */
import { isPurpose } from '../../../dialogue/thing-kind.ts';
import type { WantedKind } from '../../../dialogue/thing-kind.ts';
import { tellingWords } from '../extractive/telling-words.ts';
import { isGeneral } from './names-only-limits.ts';

/** what it is called is left to the shop: it must do what is needed */
export const someThing =
  /(?<!\p{L})(?:som(?:e)?thin[g']?|anythin[g']?|smth|sth|owt|etwas|irgendwas|was zum|(?:gib(?:t[’']?s|t es)|ha(?:bt|st) (?:ihr|du)|haben sie|hättet ihr|such\p{L}*|brauch\p{L}*|möchte|will|hätte)(?: (?:da|hier|auch|noch|ich|gern\p{L}*))* was(?! (?:für ein|koste))|algo|quelque chose|un truc|qualcosa|sesuatu|ada (?:yg|yang)|iets|coś|něco|noe|något|noget|что-нибудь|щось|bir şey)(?!\p{L})/iu;

const owned =
  /(?<!\p{L})(?:my|our|his|her|their|mein\p{L}{0,2}|unser\p{L}{0,2}|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?|mi[oa]|mijn|onze|meu|minha|min|mitt|mój|moja|мо\p{L}{1,2})\s+(?:\p{L}+\s+)?$/iu;
const ownedBefore = /^\s+(?:saya|aku|gue|gw|kami|kita)(?!\p{L})/iu;

export function isMeantKind(
  { words: [first] }: WantedKind,
  { asked, text }: { asked: string; text: string },
  language: string,
): boolean {
  const said = [asked, text].map((one) => one.toLowerCase()).find((one) => one.includes(first?.text ?? ''));
  if (first === undefined || said === undefined) return true;
  const at = said.indexOf(first.text);
  const before = said.slice(0, at);
  if (someThing.test(before) || owned.test(before) || ownedBefore.test(said.slice(at + first.text.length)))
    return false;
  return !tellingWords(before, language).some(
    (word) => word.kind !== 'country' && !isGeneral(word.text) && isPurpose(word.text, first.text, said),
  );
}
