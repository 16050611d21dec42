/** What a sentence says otherwise than the statements that license its words: yes for no, another number, never for sometimes, one more of a list. */
import type { Question } from '../../../ports/model.ts';
import { hedged, telling, turnsRound } from './denials.ts';
import { rootsOf, stemsIn, toldWords } from './licence.ts';
import type { Licence } from './licence.ts';
import { changesNumber, holds, shareLeast } from './other-number.ts';
import { saysNo } from './promise-words.ts';
import { sameClaim } from './read-claims.ts';
import { productsMeant } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { perSource, readOnce } from './sources.ts';
import type { Source } from './sources.ts';
import { wordsOf } from './sum-words.ts';

const wide =
  /(?<!\p{L})(?:always|never|every(?! \u2060*\d)|any|(?:on|off|for) (?:every|any)thing|anyone|everyone|no matter|whatever|regardless|entire|unlimited|immer|nie|niemals|jede[nrsm]?|(?:auf|für) alles|egal|sämtlich\p{L}+|unbegrenzt)(?!\p{L})/iu;
const alsoWide = /(?<!\p{L})(?:all|alle|each)(?!\p{L})/iu;
const limited = /(?<!\p{L})(?:only|except|not|nur|außer|nicht)(?!\p{L})/iu;

/** "On every order", where the statements that speak of it set a limit */
function widens({ plain, claims }: Sentence, { supports, shareOf }: Licence): boolean {
  if (!wide.test(plain) || hedged.test(plain)) return false;
  const shares = supports.map((support) => ({ source: support.source, share: shareOf(support) }));
  const most = Math.max(...shares.map(({ share }) => share));
  if (most < 0.3) return false;
  const near = shares.filter(({ share }) => share > most - 0.15).map(({ source }) => source);
  const isTold = near.some(
    (source) =>
      wide.test(source.plain) ||
      alsoWide.test(source.plain) ||
      (claims.length > 0 && claims.every((claim) => holds(source, claim))),
  );
  return (
    !isTold && near.some((source) => limited.test(source.plain) || source.claims.some(({ kind }) => kind === 'money'))
  );
}

const ours = /(?<!\p{L})(?:we|our|wir|unser\p{L}*)(?!\p{L})/iu;
/** an assistant's own words: "I'd suggest" */
const mine = /(?<!\p{L})(?:i|ich|me|mir)(?!\p{L})|[?？]\s*$/iu;
const unknownLeast = 2.2;
const shareUnknown = 0.45;

/** "Our groomers offer baths and haircuts": words of which no statement knows any */
function invents({ plain, claims, language }: Sentence, { supports }: Licence): boolean {
  if (!ours.test(plain) || mine.test(plain)) return false;
  const bare = claims.reduceRight((left, { at, end }) => `${left.slice(0, at)} ${left.slice(end)}`, plain);
  const told = toldWords(bare, language);
  const all = told.map(({ weight }) => weight);
  const unknown = new Map(told.map(({ root, weight }) => [root, weight]));
  for (const { source } of supports) for (const root of rootsOf(source).keys()) unknown.delete(root);
  const sumOf = (weights: readonly number[]) => weights.reduce((sum, one) => sum + one, 0);
  const strange = sumOf([...unknown.values()].filter((weight) => weight >= telling));
  return strange >= unknownLeast && strange >= sumOf(all) * shareUnknown;
}

const freeOf = /(?<![\p{L}-])(\p{L}{3,})-?(?:free|frei)(?!\p{L}|\s(?:of|from|to)\b)/giu;
/** no thing that something may be without */
const otherFree =
  /^(?:hands?|care|worry|toll|duty|tax|hassle|post|versandkosten|porto|gebühren|kosten|barriere|arbeits?)$/iu;

/** "Grain-free", which no statement about it says */
function leavesOut({ plain }: Sentence, { supports }: Licence): boolean {
  if (saysNo(plain)) return false;
  return [...plain.matchAll(freeOf)].some(([, part = '']) => {
    const word = part.toLowerCase();
    return !otherFree.test(word) && !supports.some(({ source }) => isWithout(source.plain.toLowerCase(), word));
  });
}

function isWithout(text: string, word: string): boolean {
  const at = text.indexOf(word);
  return (
    at >= 0 &&
    (/^-?\s?(?:free|frei)/u.test(text.slice(at + word.length)) ||
      saysNo(text) ||
      /(?:free|frei) (?:of|from|von)/u.test(text))
  );
}

const times =
  /(?<!\p{L})(?:single|double|triple|quadruple|half|twice|doppelt?\p{L}{0,2}|dreifach\p{L}{0,2}|halbe\p{L}?)(?!\p{L})/giu;
const timesIn = (text: string): string[] => (text.match(times) ?? []).map((word) => word.toLowerCase().slice(0, 5));

/** "Triple points", where it says double */
function changesTimes({ plain }: Sentence, { supports, shareOf }: Licence): boolean {
  const own = timesIn(plain);
  if (own.length === 0) return false;
  const told = supports
    .map((support) => ({ support, times: timesIn(support.source.plain) }))
    .filter(({ times: one }) => one.length > 0);
  return (
    told.some(({ support }) => shareOf(support) >= shareLeast) &&
    !told.some(({ times: one }) => own.some((word) => one.includes(word)))
  );
}

const listed = /[\p{L}\p{N}'’-]+(?:, [\p{L}\p{N}'’-]+){1,}(?:,? (?:and|or|und|oder) [\p{L}\p{N}'’-]+)/gu;
const members = (list: string): string[] => list.toLowerCase().split(/,? (?:and|or|und|oder) |, /u);
const leastListed = 3;
const asks = /[?？]\s*$/u;
const yes = /^\W*(?:yes|yeah|sure|absolutely|of course|certainly|ja|klar|natürlich|oui|sí|sì|sim)(?!\p{L})/iu;

/** One of a list that the shop's own list does not have: three others stand there, or nobody names it */
function addsMember({ plain }: Sentence, { supports }: Licence): boolean {
  if (saysNo(plain) || asks.test(plain)) return false;
  return (plain.replace(yes, ' ').match(listed) ?? []).some((list) => {
    const own = members(list);
    const absent = supports.map(({ source }) => {
      const words = namesIn(source);
      return own.filter((one) => !words.has(one));
    });
    const fewest = absent.toSorted((one, other) => one.length - other.length)[0] ?? [];
    const [missing] = fewest;
    if (own.length < leastListed || fewest.length !== 1 || missing === undefined) return false;
    return own.length > leastListed || !supports.some(({ source }) => namesIn(source).has(missing));
  });
}

const namesIn = perSource(({ plain }) => new Set(plain.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu)));

export function createUnlicensed(
  licenceOf: (sentence: Sentence) => Licence | null,
  question: Pick<Question, 'text' | 'language'>,
) {
  const asked = readOnce(question.text, question.language).claims;
  /** who says yes says what was asked */
  function turnsAsked(sentence: Sentence): string | null {
    const said = sentence.plain.replace(/[.!]+\s*$/u, '');
    const answer = { ...sentence, plain: `${said}, ${question.text.replaceAll(/[?？]/gu, ' ')}` };
    const licence = licenceOf(answer);
    return licence === null ? null : turnsRound(answer, licence);
  }

  return { turned: turnedFault, unlicensed: unlicensedFault };

  function turnedFault(sentence: Sentence): string | null {
    const licence = licenceOf(sentence);
    if (licence === null) return null;
    return turnsRound(sentence, licence) ?? (yes.test(sentence.plain) ? turnsAsked(sentence) : null);
  }

  function unlicensedFault(sentence: Sentence): string | null {
    const licence = licenceOf(sentence);
    if (licence === null) return null;
    const claim = changesNumber(sentence, licence, asked);
    if (claim !== null)
      return `it names another number than the shop data does: “${sentence.plain.slice(claim.at, claim.end).replaceAll('\u2060', '').trim()}”`;
    if (invents(sentence, licence)) return 'it speaks of what the shop data knows nothing of';
    if (leavesOut(sentence, licence)) return 'it says of something that it is free of what the shop data does not';
    if (changesTimes(sentence, licence)) return 'it multiplies otherwise than the shop data does';
    if (addsMember(sentence, licence)) return 'it lists what the shop data does not list with the rest';
    return widens(sentence, licence) ? 'it says more widely what the shop data limits' : null;
  }
}

/** "Orders until the 17th arrive (in stock, without engraving)", told to who asked for an engraving: a statement's numbers do not hold for what it leaves out itself. */
const except =
  "except(?: for)?|excluding|apart from|other than|not for|außer|ausgenommen|ausgeschlossen|nicht für|sauf|hormis|à l'exception d\\p{L}*|salvo|excepto|menos los|eccetto|tranne|esclus[oaie]|behalve|uitgezonderd|niet voor|exceto|oprócz|z wyjątkiem|kromě|s výjimkou|undtagen|bortset fra|unntatt|utom|förutom|lukuun ottamatta|paitsi|εκτός|kivéve|kecuali|cu excepția|кроме|за исключением|крім|за винятком|hariç|باستثناء|ما عدا|למעט";
const without = 'without|ohne|sans|sin|senza|zonder|sem|bez|uden|uten|utan|ilman|χωρίς|nélkül|tanpa|fără|без|بدون|ללא';
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
    const { plain, language } = sentence;
    const claims = sentence.claims.filter(({ spelled }) => !spelled);
    if (claims.length === 0 || saysNo(plain) || leaves.test(plain)) return null;
    const meant = productsMeant(sentence);
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
