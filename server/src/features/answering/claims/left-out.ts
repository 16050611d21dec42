/** "Orders until the 17th arrive (in stock, without engraving)", told to who asked for an engraving: a statement's numbers do not hold for what it leaves out itself. */
import type { Question } from '../../../ports/model.ts';
import { stemsIn } from './likeness.ts';
import { perSource } from './per-source.ts';
import { saysNo } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import type { Sentence } from './said-sentence.ts';
import type { Source } from './source.ts';

const except =
  "except(?: for)?|excluding|apart from|other than|not for|außer|ausgenommen|ausgeschlossen|nicht für|sauf|hormis|à l'exception d\\p{L}*|salvo|excepto|menos los|eccetto|tranne|esclus[oaie]|behalve|uitgezonderd|niet voor|exceto|oprócz|z wyjątkiem|kromě|s výjimkou|undtagen|bortset fra|unntatt|utom|förutom|lukuun ottamatta|paitsi|εκτός|kivéve|kecuali|cu excepția|кроме|за исключением|крім|за винятком|hariç|باستثناء|ما عدا|למעט";
const without = 'without|ohne|sans|sin|senza|zonder|sem|bez|uden|uten|utan|ilman|χωρίς|nélkül|tanpa|fără|без|بدون|ללא';
const wordsOf = (forms: string) => new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'iu');
const excepts = wordsOf(except);
const leaves = wordsOf(`${except}|${without}`);

/** what stands behind such a word; "without" alone takes out only what stands in brackets */
const leftOut = perSource(({ plain }) => {
  const bracketed = [...plain.matchAll(/\(([^)]*)\)/gu)].flatMap(([, inside = '']) => behind(inside, leaves));
  return new Set([...behind(plain, excepts), ...bracketed].flatMap((part) => stemsIn(part)));
});

const behind = (text: string, pattern: RegExp): string[] => {
  const found = pattern.exec(text);
  return found === null ? [] : [text.slice(found.index + found[0].length).split(/[,;.()]/u, 1)[0] ?? ''];
};

export function createLeftOutFault(sources: readonly Source[], question: Question) {
  const asked = stemsIn(question.text.split(leaves, 1)[0] ?? '');

  return (sentence: Sentence): string | null => {
    const { plain, language, mentions, context } = sentence;
    const claims = sentence.claims.filter(({ spelled }) => !spelled);
    if (claims.length === 0 || saysNo(plain) || leaves.test(plain)) return null;
    const meant = mentions.length > 0 ? mentions.flatMap(({ products }) => products) : context.products;
    const subject = new Set([...asked, ...meant.flatMap(({ name }) => stemsIn(name)), ...stemsIn(plain)]);
    const isLeftOut = (source: Source) => [...leftOut(source)].some((stem) => subject.has(stem));
    const telling = sources.filter(
      (source) =>
        source.product === null &&
        source.language === language &&
        claims.every((claim) => source.claims.some((one) => sameClaim(one, claim))),
    );
    return telling.length > 0 && telling.every(isLeftOut)
      ? 'it says of something what the shop data leaves it out of'
      : null;
  };
}
