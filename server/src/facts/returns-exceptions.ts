/** What is not taken back. */
import { productKinds } from '../languages/things/things.ts';
import type { Reading } from './reading.ts';
import { comesBack, isElsewhere, isLent, wayThere } from './times-of-returns.ts';
import { placeOf } from './words-in.ts';
import type { WordsIn } from './words-in.ts';

/** "No refunds on opened jars": what is not taken back, and not how something is not to be done. */
export const excludes = (reading: Reading): boolean => {
  const { says, spans, statement, words, signals } = reading;
  return (
    isDenied(statement.text, words, statement.row === '' ? allWays : justBack) &&
    (spans.length === 0 || says('damaged') || statement.row !== '') &&
    !says('contact', 'email', 'address', 'missing', 'account', 'carrier', 'tracking', 'payment') &&
    !noNeed.test(statement.text) &&
    !instead.test(statement.text) &&
    !(wayThere.test(statement.text) && says('refund')) &&
    // "refunded if nothing else fits" as what a warranty does
    !(signals('conditional') && isUnderWarranty(reading)) &&
    !(says('exchange') && !says('returns', 'refund') && again.test(statement.text)) &&
    !isElsewhere(reading) &&
    !isLent(reading) &&
    statement.text.length <= 260
  );
};

export const isUnderWarranty = ({ above, says }: Reading): boolean =>
  !says('returns') &&
  above.some(({ words }) => words.concepts.has('warranty')) &&
  !above.some(({ words }) => words.concepts.has('returns') || words.concepts.has('exchange'));

/** "There is no need to send it back" */
const noNeed =
  /(?<!\p{L})(?:no need|needn['’]t|(?:don['’]t|do not|won['’]t|will not) (?:need|have) to|nicht (?:nötig|notwendig|erforderlich)|(?:müssen|brauchen|musst|brauchst)(?= .{0,60}nicht)|pas besoin|n['’](?:avez|as) pas (?:à|besoin)|(?:pas|n['’]est pas) nécessaire|no (?:hace falta|es necesario|necesit\p{L}*|tien\p{L}* que)|non (?:serve|occorre|è necessario|devi|deve)|não (?:precisa|é necessário)|(?:hoeft|hoeven)(?= .{0,60}niet)|nie (?:musisz|trzeba|muszą)|gerek (?:yok|olmadan)|gerekm\p{L}*|tidak perlu|behöver (?:du |ni )?inte|behøver (?:du |I )?ikke|trenger (?:du )?ikke|ei tarvitse|nemusíte|není nutné|nu (?:trebuie|este nevoie)|nem (?:kell|szükséges)|не (?:нужно|надо|требуется|потрібно|треба)|δεν χρειάζεται|لا (?:حاجة|داعي)|אין צורך)(?!\p{L})|必要はありません|不需要|无需|無需|필요(?:는|가)? 없/iu;

/** "not to the shop but to the workshop" */
const instead =
  /(?<!\p{L})(?:nicht .{3,60}sondern|not .{3,60}(?:but|instead)|pas .{3,60} mais|no .{3,60} sino|non .{3,60} bensì|não .{3,60} mas sim|niet .{3,60} maar|nie .{3,60} (?:lecz|tylko)|bukan .{3,60} (?:melainkan|tetapi))(?!\p{L})/iu;

/** "We do not offer exchanges", and not of some things alone, nor in some case. */
export const refusesExchange = ({ says, signals, statement }: Reading): boolean =>
  says('exchange') &&
  signals('negative') &&
  !signals('only') &&
  !again.test(statement.text) &&
  !says(
    'free',
    'returns',
    'refund',
    'discount',
    'final_sale',
    'custom',
    'condition',
    'damaged',
    'store_credit',
    'size',
  ) &&
  !says(...productKinds) &&
  !signals('conditional') &&
  statement.text.length <= refusalMax;
/** "A second exchange is not possible" allows a first */
const again =
  /(?<!\p{L})(?:second|further|another|zweite[nr]?|weitere[nr]?|deuxième|second|segundo|secondo|tweede|drug(?:a|iej)|ikinci|kedua|andra|anden|andre|toinen|druh\p{L}*|al doilea|második|втор\p{L}*|друг\p{L}*|δεύτερ\p{L}*)(?!\p{L})/iu;
const refusalMax = 110;

/** An item under "These we cannot take back:" */
export const isListedOut = (reading: Reading): boolean =>
  headingOut(reading) !== null &&
  (reading.words.concepts.size > 0 || reading.statement.isItem) &&
  reading.spans.length === 0;

/** What stands above the item, or above the short item before it. */
const headingOut = ({ above, statement, says }: Pick<Reading, 'above' | 'statement' | 'says'>): string | null =>
  above
    .slice(0, statement.isItem && !says('contact', 'email', 'phone') ? 2 : 1)
    .find(
      ({ text, words }) =>
        !/[?？]$/u.test(text) &&
        (words.concepts.has('final_sale') ||
          isDenied(text, words) ||
          (isOfReturns(above) && (exceptions.test(text) || (words.signals.has('negative') && comesBack.test(text))))),
    )?.text ?? null;

const isOfReturns = (above: Reading['above']): boolean =>
  above.slice(1).some(({ words }) => words.concepts.has('returns') || words.concepts.has('refund'));

/** what rules are not for: a heading by itself */
const exceptions =
  /^(?:(?:the )?exceptions|exclusions|excluded|ausgenommen|ausgeschlossen|ausnahmen|vom umtausch ausgeschlossen|exclus|excepciones|exclusiones|excluid[oa]s?|eccezioni|esclusioni|esclusi|exceções|exclusões|uitzonderingen|uitgesloten|wyjątki|wyłączenia|istisnalar|pengecualian|dikecualikan|undantag|undtagelser|unntak|poikkeukset|výjimky|excepții|kivételek|исключения|винятки|εξαιρέσεις|例外|対象外|예외|استثناءات|חריגים)\s?[:：]?$/iu;

const deniedWithin = 32;

/** The word that denies stands beside what is denied. */
const allWays = ['returns', 'refund', 'exchange'] as const;
/** a row may have a cell of its own for exchanges */
const justBack = ['returns', 'refund'] as const;

function isDenied(text: string, words: WordsIn, ways: readonly (typeof allWays)[number][] = allWays): boolean {
  const places = ways.map((concept) => placeOf(text, words, concept)).filter((at) => at !== null);
  return (words.signals.get('negative') ?? []).some((at) =>
    places.some(
      (place) =>
        Math.abs(place - at) <= deniedWithin &&
        !/[,;，、；]/u.test(text.slice(Math.min(at, place), Math.max(at, place))),
    ),
  );
}
