/** What is guaranteed, and for how long. */
import type { FoundTopic, Reading } from './reading.ts';

export function warranty(reading: Reading): FoundTopic[] {
  const { says, spans, signals, under, statement, domain, percent } = reading;
  const { text } = statement;
  const [span] = spans;
  const isRow = statement.row !== '';
  const isSaid = says('warranty');
  const isForLife = (isSaid || under('warranty')) && forLife.test(text) && spans.length === 0;
  const isWarranty = isSaid || (under('warranty') && span !== undefined && !isOther(reading));
  // a guarantee that stands among other terms is still one, a "guarantee" of the money back is none
  const isOfReturns = isSaid
    ? domain === 'returns' && says('returns', 'refund', 'exchange') && !isRow
    : domain !== null;
  // "two years from delivery"
  const isSent = says('delivery') && !(isSaid && (span?.to ?? 0) >= aYear);
  if (isOfReturns || percent !== null || statement.kind === 'article' || isSent || says('stock', 'gift_card'))
    return [];
  if (isForLife && !signals('negative')) return [{ topic: 'warranty', value: null }];
  // a row's last cell says what is not covered
  if (!isWarranty || span === undefined || span.to < shortest || (signals('negative') && !isRow)) return [];
  // "two years on scarves, five on blankets"
  if (spans.length > 1 && !isSaid && !isRow) return [];
  const numbers = text.match(/\p{N}+/gu)?.length ?? 0;
  return [{ topic: 'warranty', value: numbers > 2 || spans.length > 1 ? null : { kind: 'days', ...span } }];
}

/** days */
const shortest = 30;
const aYear = 365;

const forLife =
  /(?<!\p{L})(?:lifetime|for life|lebenslang\p{L}*|à vie|de por vida|vitalici[oa]|a vita|vitalíci[oa]|levenslang\p{L}*|dożywotni\p{L}*|ömür boyu|seumur hidup|livstids?\p{L}*|elinikäi\p{L}*|doživotní|pe viață|élettartam\p{L}*|пожизненн\p{L}*|довічн\p{L}*|εφ['’]? ?όρου ζωής|مدى الحياة|לכל החיים)(?!\p{L})|永久|終身|终身|평생/iu;

/** Under "Guarantee", and of something else: parts that are kept, a receipt to keep, an age. */
const isOther = ({ statement: { text, row }, above: [nearest], says }: Reading): boolean =>
  row === '' &&
  (says('invoice', 'repair') ||
    [text, nearest?.text ?? ''].some((one) => parts.test(one)) ||
    kept.test(text) ||
    aged.test(text));

const parts =
  /(?<!\p{L})(?:spare parts?|replacement parts?|ersatzteil\p{L}*|pièces? (?:détachées?|de rechange)|piezas? de (?:repuesto|recambio)|repuestos?|recambios?|(?:pezzi di )?ricamb\p{L}*|peças? (?:de reposição|sobress\p{L}*)|(?:reserve|wissel)?onderdelen|części zamienn\p{L}*|yedek parça\p{L}*|suku cadang|spare ?parts?|reservdel\p{L}*|reservedel\p{L}*|varaos\p{L}*|náhradní\p{L}* díl\p{L}*|piese de schimb|alkatrész\p{L}*|запчаст\p{L}*|запасн\p{L}* част\p{L}*|ανταλλακτικ\p{L}*|قطع غيار|חלקי חילוף)(?!\p{L})|部品|零件|备件|부품/iu;

const kept =
  /(?<!\p{L})(?:we keep|we stock|keep (?:the|your|it|them)|kept for|aufbewahr\p{L}*|vorrätig|(?:nous )?gardons|conserv\p{L}*|guardamos|guarde|bewaren|bewaar|przechow\p{L}*|saklıyoruz|saklayın|simpan\p{L}*|sparar|spara|gemmer|beholder|säilytä\p{L}*|uchov\p{L}*|păstr\p{L}*|őriz\p{L}*|хран\p{L}*|зберіга\p{L}*)(?!\p{L})/iu;

const aged =
  /(?<!\p{L})(?:years? old|years? of age|aged|under the age|suitable from|from age|jahre alt|ab \p{N}+ (?:jahren|monaten)|dès \p{N}+ (?:ans|mois)|(?:à partir de|moins de) \p{N}+ (?:ans|mois)|a partir de (?:los )?\p{N}+ (?:años|meses|anos)|menores de|dai \p{N}+ (?:anni|mesi)|vanaf \p{N}+ (?:jaar|maanden)|od \p{N}+ (?:lat|roku)|\p{N}+ yaş|(?:usia|umur|mulai) \p{N}+|från \p{N}+ år|fra \p{N}+ år|от \p{N}+ лет|від \p{N}+ років)(?!\p{L})|歳|岁|歲|세 이상/iu;
