/** A question that found no answer, named shortly: "do you sell televisions?" is about televisions. */
import { isYesNo } from '../../../dialogue/asks-of.ts';
import { smallTalkBefore } from '../../../dialogue/small-talk.ts';
import { packOf } from '../../../languages/packs.ts';
import { functionWords } from '../../../search/function-words.ts';
import { conjunctionsOf } from '../domain/conjunctions.ts';

const longest = 80;

/** The visitor's own words, less the politeness before them and, where yes or no is wanted, what only asks. */
export function topicOf(text: string, language: string): string {
  const whole = text.slice(smallTalkBefore(text)).replaceAll(/^[\s¿¡,.!:–-]+|[\s?？؟.!。！;]+$/gu, '');
  const said = isYesNo(whole, language) ? withoutLittleWords(whole, language) : withoutConjunction(whole, language);
  const topic = said === '' ? whole : said;
  return topic.length <= longest ? topic : `${topic.slice(0, topic.lastIndexOf(' ', longest))} …`;
}

function withoutLittleWords(text: string, language: string): string {
  const little = functionWords.get(language);
  const asking = new Set(packOf(language)?.asking.split(' '));
  const words = text.split(/\s+/u);
  const at = words.findIndex((word) => {
    const plain = word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    return little?.has(plain) !== true && !asking.has(plain);
  });
  return at < 0 ? '' : words.slice(at).join(' ');
}

function withoutConjunction(text: string, language: string): string {
  const words = conjunctionsOf(language);
  return words === '' ? text : text.replace(new RegExp(`^(?:${words})\\s+`, 'iu'), '');
}
