/** Two things whose difference is asked, told by what both pages label and say otherwise. */
import { aspects } from '../../../aspects/aspects.ts';
import { contentTerms } from '../../../dialogue/name-fit.ts';
import { perLanguage } from '../../../languages/packs.ts';
import { wordsPattern } from '../../../languages/patterns.ts';
import type { Attribute } from '../../../extraction/extracted-page.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { splitSentences } from '../../../search/best-quote.ts';
import { articleNumbers, codeWords, plainCode } from '../../../search/product-codes.ts';
import { readAspects } from './asked-measures.ts';
import { openChoices } from './choices.ts';
import { two } from './compared-products.ts';
import { fill, readable } from './composed.ts';
import type { Asking } from './composed.ts';
import { listed } from './options.ts';
import { lineKey } from './quote-words.ts';
import { isSectionName, plainLabel } from './section-names.ts';
import { tellingWords } from './telling-words.ts';

const differing = aspects.indexOf('comparison');
const rather = 0.5;
const toldMax = 6;
const longestValue = 80;
const longestSaid = 260;

const comparing = perLanguage((pack) => wordsPattern(`(?:${pack.followUp.compare})|(?:${pack.followUp.joint})`, pack));

/** "What is the difference between these two?": nothing of them is named that is to be compared. */
export function asksAllThatDiffers({ part, language, shopLanguage }: Asking): boolean {
  const { asks, isYesNo, aspects: likely } = part.understanding;
  // "wo ist der Unterschied?" asks for no place
  const isAside = (kind: string) => kind === 'which' || (kind === 'place' && (likely[differing] ?? 0) >= rather);
  if (isYesNo || ![...asks].every(isAside)) return false;
  const named = new Set(part.compared.flatMap(({ product }) => contentTerms(product.name, shopLanguage)));
  const codes = new Set(
    part.compared.flatMap(({ product }) => [...codeWords(product.name), ...articleNumbers(product)]),
  );
  const isOfNaming = (text: string) =>
    comparing(language)?.test(text) === true ||
    two.test(text) ||
    /^\d{1,3}$/.test(text) ||
    codes.has(plainCode(text)) ||
    contentTerms(text, shopLanguage).every((term) => named.has(term));
  return tellingWords(part.asked, shopLanguage).every(({ text }) => isOfNaming(text));
}

/** What each of the two labels, in one order; where they label nothing alike, what each description has that the other has not. */
export function differences([one, other]: readonly FoundProduct[], { phrases }: Asking): [string, string] {
  if (one === undefined || other === undefined) return ['', ''];
  const [ones, others] = [labelled(one), labelled(other)];
  const keys = [...ones.keys()].filter((key) => {
    const theirs = others.get(key);
    return theirs !== undefined && theirs.value !== ones.get(key)?.value;
  });
  const told = ([...keys]: string[], own: ReadonlyMap<string, Attribute>) =>
    keys.slice(0, toldMax).flatMap((key) => {
      const found = own.get(key);
      return found === undefined ? [] : [`${plainLabel(found.label)}: ${readable(found.value)}`];
    });
  const choices = (product: FoundProduct) => {
    const options = openChoices(product);
    return options.length < 2
      ? ''
      : fill(phrases.availableIn, { name: product.name, options: listed(options, phrases.or) });
  };
  const isAlike = openChoices(one).join() === openChoices(other).join();
  const lineOf = (product: FoundProduct, beside: FoundProduct, own: ReadonlyMap<string, Attribute>) => {
    const values = told(keys, own).join('; ');
    const said = values === '' ? saidAlone(product, beside) : `${values}.`;
    return [said, isAlike ? '' : choices(product)].filter((part) => part !== '').join(' ');
  };
  return [lineOf(one, other, ones), lineOf(other, one, others)];
}

/** Sentences that a shop writes under all its goods tell none of them apart. */
function saidAlone({ name, description }: FoundProduct, beside: FoundProduct): string {
  const keyOf = (sentence: string, own: string) => lineKey(sentence).replaceAll(lineKey(own), '');
  const theirs = new Set(splitSentences(beside.description, 'en').map((one) => keyOf(one, beside.name)));
  let left = longestSaid;
  return splitSentences(description, 'en')
    .filter((sentence) => !isSectionName(sentence) && !theirs.has(keyOf(sentence, name)))
    .map(readable)
    .filter((sentence) => (left -= sentence.length) >= 0)
    .join(' ');
}

/** By what each label is about, whatever it is called. */
function labelled({ attributes = [] }: FoundProduct): Map<string, Attribute> {
  const found = new Map<string, Attribute>();
  for (const attribute of attributes) {
    const { label, value, of } = attribute;
    if (of !== '' || label === '' || value.length > longestValue || isSectionName(label)) continue;
    const about = readAspects.filter(({ inLabel }) => inLabel.test(label)).map(({ name }) => name);
    const key = about.length > 0 ? about.join(' ') : label.toLowerCase();
    if (!found.has(key)) found.set(key, attribute);
  }
  return found;
}
