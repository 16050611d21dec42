/** What a product’s own page says no to ("USB: No", an age below the one from which it is, eating it), and what it is made of. */
import { materialConcepts } from '../../../languages/concepts.ts';
import { withoutMarks } from '../../../languages/patterns.ts';
import { madeOf } from '../../../languages/things/things.ts';
import { remembered } from '../../../lib/remembered.ts';
import type { FoundProduct, Question } from '../../../ports/model.ts';
import { agesOf, askedAge } from '../domain/asked-age.ts';
import { aboutOf } from './about.ts';
import { stemsIn, stemsOfSource } from './licence.ts';
import { patternOf, saysNo } from './promise-words.ts';
import { clausesOf, productsAt, productsMeant } from './said-sentence.ts';
import type { Sentence } from './said-sentence.ts';
import { aboutSource, perSource } from './sources.ts';
import type { Source } from './sources.ts';

const bareNo =
  /^(?:no|none|nein|kein\p{L}*|nicht|non|aucun\p{L}*|nessun\p{L}*|nee|não|nie|nej|nei|ei|ingen|inget)(?!\p{L})[^\d]{0,24}$/iu;
const labelLeast = 3;
/** beside numbers that were words */
const numberMarks = /[\u2060\ua000-\ua009]/gu;

export function createSpecFault(sources: readonly Source[], question: Question) {
  let kept: readonly Page[] | null = null;

  return (sentence: Sentence): string | null => {
    const { plain } = sentence;
    if (/[?？؟]\s*$/u.test(plain)) return null;
    const named = sentence.mentions.flatMap(({ products }) => products);
    const meant = named.length > 0 ? named : sentence.context.products;
    const isNoFood = (product: FoundProduct) =>
      sources.some((source) => source.product === product.url && isNotFood(source));
    if (meant.length > 0 && meant.every(isNoFood) && saysEaten(plain))
      return 'it gives as food what the product’s own page says is none';
    const only = meant.length === 1 ? onlyFor(meant[0]) : [];
    if (
      only.length > 0 &&
      !saysNo(plain) &&
      (plain.toLowerCase().match(animals) ?? []).some((one) => !only.includes(one.slice(0, 3)))
    )
      return 'it gives to others what the product’s own page keeps for some';
    for (const { text, to } of clausesOf(sentence)) {
      if (saysNo(text)) continue;
      if (
        meant.flatMap(deniedLabels).some((label) => saysLabel(text, label) && !meant.some((one) => hasIt(one, label)))
      )
        return 'it affirms what the product’s own properties deny';
      const age = askedAge(text.replaceAll(numberMarks, ''));
      if (age === null || saysNo(plain)) continue;
      const from = meant.length === 0 ? fromOfPage(plain) : fromOf(productsAt(sentence, { at: to }));
      if (from !== null && age < from) return 'it offers a product for an age below the one that the shop data names';
    }
    return null;
  };

  /** "For dogs only" */
  function onlyFor(product: FoundProduct | undefined): string[] {
    return sources.flatMap((source) =>
      source.product === product?.url
        ? [...source.plain.toLowerCase().matchAll(audience)].map(([, one = '']) => one.slice(0, 3))
        : [],
    );
  }

  function fromOf([product, ...more]: readonly FoundProduct[]): number | null {
    if (product === undefined || more.length > 0) return null;
    const warned = sources.flatMap((source) => (source.product === product.url ? (ageFrom(source) ?? []) : []));
    return agesOf(product)?.from ?? (warned.length > 0 ? Math.max(...warned) : null);
  }

  /** of the one whose words the sentence or the question says */
  function fromOfPage(plain: string): number | null {
    const said = new Set([...stemsIn(question.text), ...stemsIn(plain)]);
    const [page, ...more] = (kept ??= pagesNotGiven()).filter(({ stems }) => [...stems].some((stem) => said.has(stem)));
    return page === undefined || more.length > 0 ? null : page.from;
  }

  /** as those that the asked age left out */
  function pagesNotGiven(): Page[] {
    const given = new Set(question.products.map(({ document }) => document.url));
    const pages = new Map<string, Page>();
    for (const source of sources) {
      const from = source.product === null || given.has(source.product) ? null : ageFrom(source);
      if (source.product !== null && from !== null)
        pages.set(source.product, { stems: new Set(stemsIn(source.above.at(-1) ?? '')), from });
    }
    return [...pages.values()];
  }
}

interface Page {
  stems: ReadonlySet<string>;
  /** in months */
  from: number;
}

const animals =
  /(?<!\p{L})(?:dog|cat|pupp|kitten|rabbit|horse|bird|hund|katze|pferd|chien|chat|perro|gato)(?=\p{L}{0,3}(?!\p{L}))/gu;
const audience = /(?:for (dog|cat|rabbit|horse|bird)s? only)(?!\p{L})/gu;

const isNotFood = perSource(({ plain }) => saysNotFood(plain));

const below =
  /(?<!\p{L})(?:under|below|younger than|unter|jünger als|menores? de|menos de|moins de|inferiore? a|sotto i|meno di|onder|jonger dan|poniżej|mladší|do|yngre end|yngre än|yngre enn|alle|κάτω|alatti?|di bawah|sub|до|младше|altı\p{L}*)(?!\p{L})|未満|以下|미만/iu;

/** In months: "Age: from 3 years", and "not for children under 3". */
const ageFrom = perSource(({ plain }): number | null => {
  const text = plain.replaceAll(numberMarks, '');
  const [label = '', value] = text.split(/:\s(.*)/su);
  const labelled = value === undefined ? null : agesOf({ attributes: [{ of: '', label, value }] });
  return labelled?.from ?? (below.test(text) && saysNo(text) ? askedAge(text) : null);
});

const deniedLabels = ({ attributes = [] }: FoundProduct): string[] =>
  attributes.flatMap(({ label, value }) =>
    label.length >= labelLeast && bareNo.test(value.trim()) ? [label.toLowerCase()] : [],
  );

const hasIt = ({ attributes = [] }: FoundProduct, name: string): boolean =>
  attributes.some(({ label, value }) => label.toLowerCase() === name && !bareNo.test(value.trim()));

function saysLabel(text: string, label: string): boolean {
  const at = text.toLowerCase().indexOf(label);
  const behind = text.slice(at + label.length).toLowerCase();
  // "aluminium-free" affirms none of it
  return at >= 0 && !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') && !/^(?:[\p{L}\p{N}]|-?(?:free|frei))/u.test(behind);
}

/** Words for eating, drinking and cooking, and for what is not for that, in the languages of the packs. */
const forFood = patternOf(
  'food(?:[- ]safe|stuffs?)?|foods?|edible|(?:for|human) consumption|eat(?:en|ing)?|ingest\\p{L}*|culinary|swallow\\p{L}*|drink(?:ing)?|lebensmittel\\p{L}*|verzehr\\p{L}*|essbar\\p{L}*|(?:zum|nicht) (?:essen|trinken)|einnehmen|innerlich\\p{L}*|aliment(?:s|aires?)?|comestibles?|consommation|ingér\\p{L}+|ingestion|alimentari[oaie]s?|comestible|consumo|ingerir|ingesti\\p{L}+|uso interno|commestibil[ei]|ingerire|eetbaar|consumptie|voedsel|inwendig|alimentar(?:es)?|comestíve[il]s?|spożywcz\\p{L}+|spożyci\\p{L}+|jadaln\\p{L}+|jedl[éýá]\\p{L}*|potravin\\p{L}*|konzumac\\p{L}+|fødevare\\p{L}*|spiselig\\p{L}*|indtage\\p{L}*|livsmedel\\p{L}*|ätlig\\p{L}*|förtär\\p{L}+|elintarvik\\p{L}+|syötäv\\p{L}+|τρόφιμ\\p{L}+|βρώσιμ\\p{L}+|κατανάλωση|élelmiszer\\p{L}*|ehető|fogyaszt\\p{L}+|dikonsumsi|dimakan|konsumsi|alimentar\\p{L}*|comestibil\\p{L}*|пищев\\p{L}+|съедобн\\p{L}+|употреблени\\p{L}+|харчов\\p{L}+|їстівн\\p{L}+|вживання|gıda|yenilebilir|yenmez|للأكل|للاستهلاك|صالح للأكل|למאכל|אכיל\\p{L}*',
  '食用|食品|飲用|可食|식용|식품',
);
const asFood = patternOf(
  'eat(?:s|en|ing)?|drink(?:s|ing)?|cook(?:s|ed|ing)?|bak(?:e|es|ed|ing)|cakes?|dough|dish(?:es)?|desserts?|salads?|recipes?|(?:tea|table)spoon\\p{L}*|flavou?r\\p{L}*|season(?:s|ed|ing)?|tastes?|tasty|delicious|sweeten\\p{L}*|ess(?:en|t|bar)|isst|trink\\p{L}+|koch(?:en|t)|back(?:en|t)|kuchen\\p{L}*|teig\\p{L}*|gebäck|dessert\\p{L}*|salat|rezept\\p{L}*|(?:tee|ess)löffel\\p{L}*|würz\\p{L}+|schmeck\\p{L}+|lecker\\p{L}*|süß(?:en|t)|mang(?:er|ez|e)|boire|buvez|cuisin\\p{L}+|gâteaux?|pâte à|recettes?|cuill[eè]r(?:e|ée)s? à (?:café|soupe|thé)|cuillerées?|parfumer (?:un|une|vos|votre) (?:gâteau|dessert|crème)\\p{L}*|savour\\p{L}+|délicieu\\p{L}+|com(?:er|es|e|erla|erlo)|beb(?:er|es|e|ida|idas)|cocin(?:a|ar|as)|horne(?:ar|o|as)|masas?|postres?|recetas?|cucharad\\p{L}+|sabor\\p{L}*|bizcochos?|ensaladas?|delicios[oa]s?|mangiare|mangi|bere|bevi|cucina(?:re)?|dolci?|impasto|torte?|ricett[ae]|cucchiai\\p{L}*|sapore|gustos[oa]|eten|drinken|koken|bakken|gebak|taart\\p{L}*|deeg|recept(?:en)?|(?:thee|eet)lepels?|smaak|smaakt|lekker|beber|cozinh\\p{L}+|bolos?|massas? de|receitas?|colher(?:es|zinha)? de (?:chá|sopa)|jeść|zjeść|pić|wypić|gotow(?:ać|ani)\\p{L}*|piec(?:zenia|zenie)?|ciast\\p{L}*|deser\\p{L}*|przepis\\p{L}*|łyżeczk\\p{L}+|łyżk\\p{L}+ do|smak\\p{L}*|jíst|pít|vařen\\p{L}+|pečen\\p{L}+|dort\\p{L}*|těst\\p{L}*|lžičk\\p{L}*|chuť|spis(?:e|es|er)|drikke\\p{L}*|bage\\p{L}*|kage\\p{L}*|dej|teske\\p{L}*|smag\\p{L}*|bake|kake\\p{L}*|smak\\p{L}*|äta|dricka|baka|kak(?:a|or|an)|tesked\\p{L}*|syö(?:dä|tävä)\\p{L}*|juo(?:da|tava)\\p{L}*|leipo\\p{L}+|kakku\\p{L}*|teelusik\\p{L}+|maku\\p{L}*|φάτε|πιείτε|μαγειρ\\p{L}+|γλυκ\\p{L}+|συνταγ\\p{L}+|κουταλ\\p{L}+|γεύσ\\p{L}+|eheti|ihat\\p{L}*|főz\\p{L}+|süt(?:és|emény)\\p{L}*|kanál\\p{L}*|ízesít\\p{L}+|dimakan|diminum|memasak|masakan|kue|adonan|resep|sendok\\p{L}*|rasanya|mânca\\p{L}*|gătit\\p{L}*|prăjitur\\p{L}+|linguriț\\p{L}+|rețet\\p{L}+|гот(?:овить|овки)|выпечк\\p{L}+|торт\\p{L}*|тесто|рецепт\\p{L}*|ложк\\p{L}+|ложечк\\p{L}+|вкус\\p{L}*|випічк\\p{L}+|тіст\\p{L}+|смак\\p{L}*|yiyebilir\\p{L}*|içebilir\\p{L}*|yemek(?:ler)?\\p{L}*|pişir\\p{L}+|kek\\p{L}*|tatlı\\p{L}*|tarif\\p{L}*|kaşı[kğ]\\p{L}*|أكل\\p{L}*|شرب\\p{L}*|الطبخ|طبخ|كعك\\p{L}*|وصف\\p{L}*|ملعقة|نكهة|לאכול|לשתות|בישול|אפייה|עוגה|עוגות|מתכון|כפית|טעם',
  '食べ|飲め|飲ん|料理|お菓子|ケーキ|小さじ|大さじ|味|吃|喝|烹饪|烘焙|蛋糕|汤匙|茶匙|먹|마시|요리|케이크|베이킹|숟가락',
);

/** that it is eaten or used in what is eaten */
const saysEaten = (text: string): boolean => asFood.test(text) && !saysNo(text);
/** "not for consumption" */
const saysNotFood = (text: string): boolean => forFood.test(text) && saysNo(text);

/** What a thing is said to be made of: materials that its page does not name though other pages do, and purity that its page does not claim. */
const letters = /\p{L}{5,}/gu;
const stemLength = 6;
/** "mérinos" and "merino" are one, in whichever language */
const allStemsIn = (text: string): string[] =>
  (withoutMarks(text.toLowerCase()).match(letters) ?? []).map((word) => word.slice(0, stemLength));
const allStemsOfSource = perSource(({ plain }) => new Set(allStemsIn(plain)));

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
    const said = new Set(stemsIn(plain));
    const labels = new Set(
      meant
        .flatMap(({ attributes = [] }) => attributes.flatMap(({ label }) => stemsIn(label)))
        .filter((one) => said.has(one)),
    );
    if (labels.size === 0) return false;
    return otherValues(products, meant, labels).some(
      (stem) => said.has(stem) && !labels.has(stem) && !own.some((source) => stemsOfSource(source).has(stem)),
    );
  }

  return (sentence: Sentence): string | null => {
    const { mentions } = sentence;
    const meant = productsMeant(sentence);
    if (meant.length === 0 || saysNo(sentence.plain) || asks.test(sentence.plain)) return null;
    const urls = new Set(meant.map(({ url }) => url));
    const own = sources.filter(({ product }) => product !== null && urls.has(product));
    const said = sentence.plain.slice(mentions[0]?.at ?? 0);
    const bare = meant.reduce((left, { name }) => left.replaceAll(name, ' '), said);
    const asked = new Set(meant.flatMap(({ name }) => allStemsIn(name)));
    const strange = allStemsIn(bare).find(
      (stem) => told().has(stem) && !asked.has(stem) && !own.some((source) => allStemsOfSource(source).has(stem)),
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
          stemsIn(label).some((stem) => labels.has(stem)) ? stemsIn(value) : [],
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
    const words = attributes.flatMap(({ label, value }) => (isMaterial(label) ? allStemsIn(value) : []));
    return new Set(words);
  });
