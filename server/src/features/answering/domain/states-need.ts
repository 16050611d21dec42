/** "Which beans would be good for that?", "was nehm ich da?", "after something for a tent": who says what it is for asks for goods, though nothing is looked for by a name. */
import { someThing } from './meant-kind.ts';

const advice = [
  String.raw`(?:which|what)(?: \p{L}+){0,4} (?:should|would|could|do|shall) (?:i|we|you) (?:get|buy|take|choose|pick|go for|recommend|suggest)`,
  String.raw`(?:what|which) (?:do|would|can|could) you (?:recommend|suggest)|(?:recommend|suggest) (?:me )?(?:something|anything|one|a|an)`,
  String.raw`was (?:nehm|nimmt|kauf|empf[ie]|empfehl|würde\p{L}* (?:ihr|sie|du))\p{L}*|was (?:passt|eignet sich|wäre gut)`,
  String.raw`welche\p{L}?(?: \p{L}+){0,3} (?:wäre\p{L}*|passt|passen|eignet|eignen|empf\p{L}*|nehm\p{L}*|nimmt|brauch\p{L}*|soll\p{L}*|kauf\p{L}*)`,
  String.raw`(?:yg|yang) (?:mana|cocok|pas|bagus|enak)(?:nya)?(?: (?:apa|yg|yang|buat|untuk|ya|kak))|(?:cocok|bagus|enak)nya (?:pakai|pake|yg|yang|apa|beli)|(?:minta |ada )?(?:rekomendasi|rekomen|saran)(?!\p{L})`,
  String.raw`cu[aá]l(?:es)? (?:me )?(?:recomiend\p{L}*|conviene|compro|cojo|ser[ií]a)|qu[eé] me (?:recomiend|aconsej)\p{L}*`,
  String.raw`(?:lequel|laquelle|lesquels|quels?|quelles?)(?: \p{L}+){0,3} (?:choisir|prendre|conseill\p{L}*|acheter)|que me (?:conseill|recommand)\p{L}*`,
  String.raw`(?:quale|quali|cosa)(?: \p{L}+){0,3} (?:consigli\p{L}*|prend\p{L}*|compr\p{L}*|scelg\p{L}*)`,
  String.raw`qual(?: \p{L}+){0,3} (?:recomend\p{L}*|compr\p{L}*|lev\p{L}*)|welke?(?: \p{L}+){0,3} (?:aanrad\p{L}*|raad\p{L}*|nemen|kiezen|kopen)`,
];
const asksForAdvice = new RegExp(`(?<!\\p{L})(?:${advice.join('|')})(?!\\p{L})`, 'iu');

/** as a message begins, or a sentence of it */
const seeks =
  /(?:^|[.,!?]\s)\s*(?:(?:hi|hello|hey|hallo|moin|servus|hola|halo|bonjour|salut|ciao|also|so|and|und)[\s,!]+)?(?:(?:i|i'm|im|i am|we|we're|we are|am|are|ich|wir|saya|aku|je|yo)\s+)?(?:(?:still|just|only|auch|noch|lagi|mau|pengen|pingin)\s+)?(?:looking for|searching for|hunting for|in need of|after (?:a|an|some)|need (?:a|an|some)|want (?:a|an|some)|suchen?|such|brauchen?|brauch|bräuchte|möchte|cari|nyari|mencari|butuh|busco|necesito|cherche|recherche|cerco|procuro|preciso|zoek|szukam)(?!\p{L})/iu;

export const statesNeed = (text: string): boolean =>
  someThing.test(text) || asksForAdvice.test(text) || seeks.test(text);
