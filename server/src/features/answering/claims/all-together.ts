/** Money that is said of several things at once: a total of many, a limit that all keep, so much for each. */
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { aboutOf, limitsIn } from './about.ts';
import { pricesOf } from './prices.ts';
import { patternOf, saysAll, saysNo } from './promise-words.ts';
import type { Claim } from './read-claims.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';
import { saysTotal } from './sum-words.ts';
import type { Terms } from './terms.ts';

const perHead = patternOf(
  'per (?:person|head|participant|guest)|each person|a head|pro (?:person|kopf|teilnehmer\\p{L}*)|je (?:person|teilnehmer\\p{L}*)|par (?:personne|tête|participant\\p{L}*)|por (?:persona|cabeza|participante|pessoa)|(?:a|per) (?:persona|testa)|per (?:persoon|hoofd|deelnemer)|za osobę|na osobu|per person|pr\\.? person|kişi başı\\p{L}*|per orang|на человека|с человека|на особу|ανά άτομο|personenként|de persoană|للشخص|לאדם',
  '一人|1人|每人|1인|인당',
);

export function createTogetherFault({ products, shopLanguage }: Question, sources: readonly Source[], terms: Terms) {
  const given = products.map(({ document }) => document);

  return (sentence: Sentence): string | null => {
    const moneys = sentence.claims.filter(({ kind }) => kind === 'money');
    const [first] = moneys;
    if (first === undefined) return null;
    if (moneys.length === 1 && isPriceOfOne(first, sentence))
      return 'it gives the price of one as the total of several';
    if (moneys.some((claim) => breaksLimit(claim, sentence))) return 'it says of all a limit that one does not keep';
    return perHead.test(sentence.plain) &&
      (!sources.some(({ plain }) => perHead.test(plain)) || isOtherPerHead(first, sentence))
      ? 'it says of each person what the shop data says of all'
      : null;
  };

  /** "Three packs cost 5.50 in total" */
  function isPriceOfOne(claim: Claim, sentence: Sentence): boolean {
    const { plain, claims, mentions } = sentence;
    const meant = [...new Set(mentions.flatMap((mention) => mention.products))];
    const [product] = meant;
    if (product === undefined || meant.length > 1 || !saysTotal(plain)) return false;
    const several = claims.filter(
      (one) =>
        (one.kind === 'word' || one.kind === 'none') &&
        !one.article &&
        one.at < claim.at &&
        one.said > 1 &&
        one.said <= 100,
    );
    return (
      several.some((one) => !terms.isSupported([one], sentence)) &&
      pricesOf(product).prices.some(({ amount }) => amount === claim.value)
    );
  }

  /** "75 per person", where what is said of each person is 95 */
  function isOtherPerHead({ value, end }: Claim, { plain, claims, context }: Sentence): boolean {
    const isHead = (text: string) => perHead.exec(text)?.index === 0;
    if (!isHead(plain.slice(end).trimStart()) || context.amounts.length > 1) return false;
    if (claims.filter(({ kind }) => kind === 'money').length > 1) return false;
    const told = sources.flatMap((source) =>
      source.claims.filter((one) => one.kind === 'money' && isHead(source.plain.slice(one.end).trimStart())),
    );
    return told.length > 0 && !told.some((one) => one.value === value);
  }

  /** "All our lamps cost less than 50" */
  function breaksLimit({ value }: Claim, { plain, about, mentions }: Sentence): boolean {
    if (mentions.length > 0 || !saysAll(plain) || saysNo(plain)) return false;
    const limit = limitsIn(plain).find(({ amount }) => amount === value)?.limit ?? null;
    if (limit === null || about.families.size > 0) return false;
    const isOf = ({ name, categories }: FoundProduct) =>
      [...about.things].some((thing) => aboutOf(`${name}, ${categories.join(', ')}`, shopLanguage).things.has(thing));
    const ofKind = given.filter((product) => isOf(product));
    return (ofKind.length > 0 ? ofKind : given).some((product) =>
      pricesOf(product).prices.some(({ amount }) => (limit === 'over' ? amount < value : amount > value)),
    );
  }
}
