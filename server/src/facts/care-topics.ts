/** How a thing is looked after, and which size is one's own. */
import type { FoundTopic, Reading } from './reading.ts';

export function care({ says, above, statement, signals, amounts }: Reading): FoundTopic[] {
  if (signals('negative') && says('contact')) return [];
  const isGuide = above.some((one) => one.words.concepts.has('size_guide'));
  const isMeasure =
    /\p{N}\s?(?:cm|mm|inch(?:es)?|in|"|″)(?!\p{L})/u.test(statement.text) || /\p{N}.* \| .*\p{N}/u.test(statement.text);
  const found: FoundTopic[] = [];
  const isOfSize = (isGuide && (says('size', 'fit') || isMeasure)) || (says('size_guide') && !statement.isItem);
  if (isOfSize && !isOfStock(above) && (says('size_guide') || !isHalf(statement.text, above, isMeasure))) {
    found.push({ topic: 'size_guide', value: null });
  }
  const isCare = above.some((one) => one.words.concepts.has('wash') || careHeading.test(one.text));
  const isOfPage = statement.kind !== 'home' && statement.kind !== 'site';
  if (statement.kind === 'collection') return found;
  const isLaundry = signals('laundry') || /\d\s?°/u.test(statement.text);
  // who looks after aquariums sells that
  const isOfService =
    says('contact', 'phone', 'order', 'cost') || signals('report') || signals('sells') || amounts.length > 0;
  const isTold = says('wash') || wiping.test(statement.text);
  if (isLaundry ? says('wash') || (isCare && isOfPage) : isTold && isCare && isOfPage && !isOfService) {
    found.push({ topic: 'care', value: null });
  }
  return found;
}

/** "Use & care", and neither "customer care" nor "skin care" */
const careHeading =
  /^(?:\p{L}+ (?:&|and) )?care$|^care (?:guide|instructions|tips|advice)|(?<!\p{L})caring for(?!\p{L})|(?<!\p{L})how to care(?!\p{L})/iu;

/** what is done to wood and steel, which nobody washes */
const wiping =
  /(?<!\p{L})(?:wip(?:e|ed|ing)|damp cloth|soft cloth|(?:ab|aus)wisch\p{L}*|feuchte[nms]? tuch|weiche[nms]? tuch|chiffon|essuy\p{L}*|paño|trapo|panno|pano|flanela|vochtige doek|zachte doek|afnemen|ściereczk\p{L}*|szmatk\p{L}*|nemli (?:bir )?bez|(?<!\p{L} )lap|lalu lap|kain (?:\p{L}+ )?(?:lembap|lembut|kering|basah)|fuktig trasa|mjuk trasa|fugtig klud|blød klud|fuktig klut|myk klut|liina|liinalla|hadřík\p{L}*|lavetă|cârpă|törölj\p{L}*|törlőkend\p{L}*|протир\p{L}*|тряпк\p{L}*|ганчірк\p{L}*|πανί|قماش|מטלית)(?!\p{L})|布で|拭|抹布|擦拭|천으로|닦/iu;

/** "Is my size coming back?" */
const isOfStock = ([nearest]: Reading['above']): boolean =>
  nearest !== undefined && /[?？]$/u.test(nearest.text) && nearest.words.concepts.has('stock');

/** words */
const fewest = 6;
/** "Then take the larger one." is half of what a question and its answer say together. */
const isHalf = (text: string, [nearest]: Reading['above'], isMeasure: boolean): boolean =>
  nearest !== undefined &&
  /[?？]$/u.test(nearest.text) &&
  text.split(/\s+/u).length <= fewest &&
  !isMeasure &&
  !/\p{N}/u.test(text);
