/** What a thing is said to be made of: materials that its page does not name though other pages do, and purity that its page does not claim. */
import { remembered } from '../../../lib/remembered.ts';
import { materialConcepts } from '../../../languages/concepts.ts';
import { madeOf } from '../../../languages/things/things.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import type { FoundProduct } from '../../../ports/model.ts';
import { stemsIn as wordsIn, stemsOfSource as likeStems } from './likeness.ts';
import { aboutOf } from './about.ts';
import { saysNo } from './promise-words.ts';
import { clausesOf } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { perSource } from './per-source.ts';
import { aboutSource } from './sources.ts';
import type { Source } from './source.ts';

const letters = /\p{L}{5,}/gu;
const stemLength = 6;
/** "mérinos" and "merino" are one, in whichever language */
const stemsIn = (text: string): string[] =>
  (withoutMarks(text.toLowerCase()).match(letters) ?? []).map((word) => word.slice(0, stemLength));
const stemsOfSource = perSource(({ plain }) => new Set(stemsIn(plain)));

const pure =
  /(?<!\p{L})(?:pure?s?|reine?[rnms]?|pur[oaie]|puur|puren?|zuivere?|czyst\p{L}{1,3}|čist\p{L}{1,3}|ren[et]?|puhda?s|puhtaa?\p{L}{0,3}|αγνό|καθαρό|tiszta|murni|чист\p{L}{2,3}|saf|خالص|טהור)\s|100\s?%\s|純|纯|순(?= ?면| ?모)/iu;
/** from the word to the material's own */
const pureReach = 24;

const keptWords = new Map<string, ReadonlySet<string>>();

const asks = /[?？؟]\s*$/u;

export function createMaterialFault(
  sources: readonly Source[],
  products: readonly FoundProduct[],
  shopLanguage: string,
) {
  /** words by which the shop tells materials apart, made when a sentence first needs them */
  let known: ReadonlySet<string> | null = null;
  const told = () => (known ??= new Set(products.flatMap((product) => [...materialWords(product, shopLanguage)])));

  /** by a label that it shares with others, where the sentence says the label */
  function isOfOtherKind(
    { plain, language }: Sentence,
    meant: readonly FoundProduct[],
    own: readonly Source[],
  ): boolean {
    if (language !== shopLanguage || new Set(meant).size !== 1) return false;
    const said = new Set(wordsIn(plain));
    const labels = new Set(
      meant
        .flatMap(({ attributes = [] }) => attributes.flatMap(({ label }) => wordsIn(label)))
        .filter((one) => said.has(one)),
    );
    if (labels.size === 0) return false;
    return otherValues(products, meant, labels).some(
      (stem) => said.has(stem) && !labels.has(stem) && !own.some((source) => likeStems(source).has(stem)),
    );
  }

  return (sentence: Sentence): string | null => {
    const { mentions, context } = sentence;
    const meant = mentions.length > 0 ? mentions.flatMap(({ products: named }) => named) : context.products;
    if (meant.length === 0 || saysNo(sentence.plain) || asks.test(sentence.plain)) return null;
    const urls = new Set(meant.map(({ url }) => url));
    const own = sources.filter(({ product }) => product !== null && urls.has(product));
    const said = sentence.plain.slice(mentions[0]?.at ?? 0);
    const bare = meant.reduce((left, { name }) => left.replaceAll(name, ' '), said);
    const asked = new Set(meant.flatMap(({ name }) => stemsIn(name)));
    const strange = stemsIn(bare).find(
      (stem) => told().has(stem) && !asked.has(stem) && !own.some((source) => stemsOfSource(source).has(stem)),
    );
    if (strange !== undefined) return 'it names a material that the shop data does not name for this';
    if (isOfOtherKind(sentence, meant, own)) return 'it gives something a property of another';
    for (const { text } of clausesOf(sentence)) {
      const found = pure.exec(text);
      if (found === null) continue;
      const near = text.slice(found.index, found.index + found[0].length + pureReach);
      const concepts = [...aboutOf(near, sentence.language).concepts.keys()].filter((one) => materialConcepts.has(one));
      const isPure = concepts.every((concept) =>
        own.some((source) => pure.test(`${source.plain} `) && aboutSource(source).concepts.has(concept)),
      );
      if (!isPure) return 'it calls a material pure that the shop data does not';
    }
    return null;
  };
}

/** "a dark roast", where its roast is light and another's dark */
function otherValues(products: readonly FoundProduct[], meant: readonly FoundProduct[], labels: ReadonlySet<string>) {
  return products.flatMap((product) =>
    meant.includes(product)
      ? []
      : (product.attributes ?? []).flatMap(({ label, value }) =>
          wordsIn(label).some((stem) => labels.has(stem)) ? wordsIn(value) : [],
        ),
  );
}

const materialWords = ({ url, attributes = [] }: FoundProduct, language: string): ReadonlySet<string> =>
  remembered(keptWords, `${language} ${url} ${JSON.stringify(attributes)}`, () => {
    // "Material: beech" and "Wood: beech"
    const isMaterial = (label: string) =>
      [...aboutOf(label, language).concepts.keys()].some(
        (one) => one === 'material' || materialConcepts.has(one) || madeOf.has(one),
      );
    const words = attributes.flatMap(({ label, value }) => (isMaterial(label) ? stemsIn(value) : []));
    return new Set(words);
  });
