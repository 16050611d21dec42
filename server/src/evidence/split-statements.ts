/** A passage as the statements it makes: sentences, items of lists, rows of tables, and answers with the question they stand under. */
import { clausesOf } from './clause-starts.ts';
import { remembered } from '../lib/remembered.ts';
import { partsOfRun } from '../lib/parts-of-run.ts';
import type { Passage } from '../search/documents.ts';
import { isSentence, splitSentences } from '../search/best-quote.ts';

export interface Statement {
  text: string;
  form: 'sentence' | 'fragment' | 'row' | 'question';
  /** the question that it stands under, as the page writes it */
  under: string | null;
  /** a new line begins with it: what follows on the same line belongs closer to it */
  startsLine: boolean;
  /** it begins with a word that stands for what was said before */
  leans: boolean;
  /** of a run without stops one of several clauses: it is told with those beside it */
  isClause: boolean;
}

/** A passage has some 120 words; what holds more statements is a list of single words. */
const statementsMax = 48;
const longestStatement = 1200;

const endsAsQuestion = /[?？؟]["”»)\]*]*$/;
const markedAsQuestion = /^(?:question|frage|pregunta|domanda|q)\s*[:.]\s/i;

const isQuestion = (text: string): boolean => endsAsQuestion.test(text) || markedAsQuestion.test(text);

/** a shop's passages are read with each question */
const kept = new Map<string, readonly Statement[]>();
const keptMax = 4_000;

export function statementsOf({ text, headings, language: told }: Passage): readonly Statement[] {
  const heading = headings.at(-1) ?? '';
  const language = told ?? 'en';
  return remembered(kept, [language, heading, text].join('\0'), () => split(text, heading, language), keptMax);
}

function split(text: string, heading: string, language: string): Statement[] {
  let under = isQuestion(heading) ? heading : null;
  const statements: Statement[] = [];
  for (const line of text.split('\n')) {
    if (statements.length >= statementsMax) break;
    for (const [at, { own, isClause }] of piecesOf(line, language).entries()) {
      const form = isClause ? 'fragment' : formOf(own);
      statements.push({
        text: own.slice(0, longestStatement),
        form,
        under: form === 'question' ? null : under,
        startsLine: at === 0,
        leans: !isClause && leansBack(own, language),
        isClause,
      });
      if (form === 'question') under = own;
    }
  }
  return statements.slice(0, statementsMax);
}

/** A row of a table is one statement, whatever points its cells hold. */
function piecesOf(line: string, language: string): { own: string; isClause: boolean }[] {
  const whole = line.trim();
  if (line.includes(' | ') && whole !== '') return [{ own: whole, isClause: false }];
  return splitSentences(line, language)
    .flatMap((line) => partsOfRun(line))
    .flatMap((part) => {
      const clauses = clausesOf(part);
      return clauses.map((own) => ({ own, isClause: clauses.length > 1 }));
    });
}

function formOf(text: string): Statement['form'] {
  if (isQuestion(text)) return 'question';
  if (text.includes(' | ')) return 'row';
  return isSentence(text) ? 'sentence' : 'fragment';
}

/** Words with which a sentence leans on the one before: `It`, `This`, `However`, `In that case`. Alone it says nothing, or the opposite. */

const begins: Record<string, string> = {
  en: 'it|its|this|these|those|they|their|that|he|she|however|but|also|then|otherwise|if so|if not|in (?:that|this|such a) case|such|instead|so|and|or|both|either|neither|in addition|additionally|moreover|therefore|unfortunately|alternatively|exceptions?|please note|note that|unless|except|to do (?:so|this|that)|after that',
  de: 'sie (?:ist|hat|wird|kann|passt|hält|besteht|kommt)|es (?:ist|hat|besteht|passt|kommt)|er|das (?:ist|sind|gilt|geht|heißt|kann|wird|macht|bedeutet)|diese[rsnm]?|dies|dann|aber|allerdings|jedoch|außerdem|sonst|ansonsten|andernfalls|in diesem fall|in diesen fällen|alternativ|ausgenommen|ausnahmen?|bitte beachten|es sei denn|dazu|dafür|dabei|damit|deshalb|daher|darum|drum|darunter|auch|beide[sn]?|und|oder',
  nl: 'het (?:is|heeft|wordt|kan)|deze|dit|dat|die (?:is|zijn|worden|kan)|zij|ze|hij|maar|echter|ook|dan|anders|in dat geval|bovendien|daarom|beide|en|of',
  fr: 'ils?|elles?|cela|ceci|ça|ce (?:sont|n.est)|c.est|cette|ces|mais|cependant|toutefois|sinon|dans ce cas|de plus|en outre|aussi|également|donc|et|ou|leurs?',
  es: 'esto|esta|este|estos|estas|eso|ellos|ellas|él|ella|pero|sin embargo|además|también|tampoco|entonces|en (?:ese|este|tal) caso|si no|de lo contrario|así|ambos|ambas|y|o',
  pt: 'isto|isso|esta|este|estes|estas|esse|essa|eles|elas|ele|ela|mas|porém|no entanto|além disso|também|então|caso contrário|nesse caso|neste caso|senão|assim|ambos|e|ou',
  it: 'quest[oaie]|ciò|ess[oaie]|ma|però|tuttavia|inoltre|anche|altrimenti|in (?:tal|questo|quel) caso|quindi|così|entramb[ie]|e|o',
  id: 'ini|itu|hal (?:ini|itu|tersebut)|mereka|dia|namun|tetapi|tapi|jadi|jika (?:tidak|begitu)|kalau (?:tidak|begitu)|selain itu|karena itu|oleh karena itu|sebaliknya|keduanya|juga|lalu|dan|atau|lewat dari itu',
  tr: 'bu|bunlar|bunun|bunu|ancak|fakat|ama|ayrıca|aksi (?:halde|takdirde)|bu durumda|bu nedenle|o zaman|ve|veya',
  pl: 'to|ten|ta|te|ci|on|ona|one|oni|jest on[ao]?|jednak|jednakże|ale|ponadto|również|także|w (?:takim|tym) (?:przypadku|wypadku)|w przeciwnym|wtedy|dlatego|i|lub',
  cs: 'to|ten|ta|ty|tyto|tato|tento|toto|ale|však|jinak|také|navíc|v takovém případě|v tom případě|proto|a|nebo',
  sv: 'den|det|de|detta|dessa|denna|men|dock|också|annars|i så fall|dessutom|därför|och|eller',
  da: 'den|det|de|dette|disse|denne|men|dog|også|ellers|i så fald|desuden|derfor|og|eller',
  no: 'den|det|de|dette|disse|denne|men|også|ellers|i så fall|dessuten|derfor|og|eller',
  fi: 'se|ne|tämä|nämä|nuo|mutta|kuitenkin|myös|muuten|muutoin|tällöin|siinä tapauksessa|lisäksi|siksi|ja|tai',
  hu: 'ez|ezek|ezt|ő|ők|azonban|viszont|de|továbbá|ellenkező esetben|ebben az esetben|ezért|így|és|vagy',
  ro: 'acest(?:a|ea|ia|e)?|aceasta|această|ele|ei|el|ea|dar|însă|totuși|de asemenea|altfel|în (?:acest|acel) caz|în plus|astfel|și|sau',
  ru: 'это|эти|этот|эта|он|она|оно|они|но|однако|также|кроме того|в (?:этом|таком|противном) случае|иначе|тогда|поэтому|и|или|а',
  uk: 'це|ці|цей|ця|він|вона|воно|вони|але|проте|однак|також|крім того|у (?:цьому|такому|іншому) (?:випадку|разі)|інакше|тоді|тому|і|або|а',
  el: 'αυτό|αυτά|αυτός|αυτή|αυτές|όμως|αλλά|επίσης|διαφορετικά|σε αυτή την περίπτωση|επιπλέον|και|ή',
  vi: 'nó|này|điều này|chúng|họ|tuy nhiên|nhưng|ngoài ra|nếu không|trong trường hợp (?:này|đó)|do đó|vì vậy|và|hoặc',
};

/** scripts without spaces between words */
const dense: Record<string, RegExp> = {
  ja: /^(?:これ|それ|あれ|この|その|ただし|また|しかし|なお|そのため|その場合|その際|さらに)/u,
  zh: /^(?:这|這|它|他们|他們|但|不过|不過|然而|此外|另外|同时|同時|否则|否則|如果不|因此|所以|在这种|在這種|其)/u,
  ko: /^(?:이것|이는|그것|이 경우|그 경우|그러나|하지만|다만|단,|또한|그렇지 않)/u,
  th: /^(?:แต่|ทั้งนี้|นอกจากนี้|อย่างไรก็ตาม|ซึ่ง|โดย|มัน)/u,
  ar: /^(?:هذا|هذه|هؤلاء|لكن|ولكن|كما|ومع ذلك|وإلا|في هذه الحالة|وفي هذه|لذلك)/u,
  he: /^(?:זה|זו|זאת|אלה|הם|הן|אבל|אך|עם זאת|כמו כן|אחרת|במקרה (?:זה|כזה)|לכן)/u,
};

const patterns = new Map(
  Object.entries(begins).map(([language, words]) => [language, new RegExp(`^(?:${words})(?![\\p{L}\\p{N}'’-])`, 'iu')]),
);

const patternOf = (language: string): RegExp | undefined =>
  dense[language] ?? patterns.get(language) ?? patterns.get('en');

export const leansBack = (text: string, language: string): boolean => patternOf(language)?.test(text) === true;
