/** Delivery, returns, payment and the like, told from the facts that the shop's pages state. */
import { marksOf, sharedAspects } from '../../../aspects/marks.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { QuestionPart } from '../../../ports/model.ts';
import type { Passage } from '../../../search/documents.ts';
import { asksNothingBeside, createGoodsOfAll, ofDelivery, termsOfGoods } from './goods-of-terms.ts';
import { paying } from './about-payment.ts';
import type { Asking, Draft } from './composed.ts';
import { coveredRows } from './covered-rows.ts';
import { decides } from './deciding-fact.ts';
import { leadsAway } from './leads-away.ts';
import { bareShare, bareTerm, isNamedThing } from './bare-terms.ts';
import { askedPlaces } from './asked-places.ts';
import type { AskedPlaces } from './asked-places.ts';
import { aspectFit } from './fact-fit.ts';
import {
  dispatchBeside,
  freeBeside,
  isOfPlace,
  listOf,
  longestTogether,
  rowsOf,
  rowsPointedAt,
} from './rate-tables.ts';
import type { Weighed } from './rate-tables.ts';
import {
  asksForCards,
  asksKnownHours,
  cardNames,
  hoursAsked,
  hoursFit,
  hoursTable,
  paymentsAsked,
} from './named-terms.ts';
import { saysTheSame, shareHeld, withoutRestated } from './held-by-fact.ts';
import { ownContacts } from './own-contacts.ts';
import { heldShare, tellingWords } from './telling-words.ts';
import { told } from './told-facts.ts';
import { scopeFit, sureTopic, valueFit, wantedTopics } from './wanted-topics.ts';

const factsMax = 3;
/** of the best one's score, what another fact needs to stand beside it */
const nearlyAsGood = 0.85;
const half = 0.5;
/** what is told in other words is a little less sure to be meant */
const sharedShare = 0.9;
/** it stands on the page of the term */
const surelyBare = 0.75;
const likelyTopic = 0.8;
const surest = 0.95;

export function fromFacts(asking: Asking): Draft | null {
  const { part, shopLanguage } = asking;
  const payments = paymentsAsked(part);
  if (payments.length > 0) return paying(asking, payments);
  const byCard = asksForCards(part, shopLanguage) ? paying(asking, cardNames) : null;
  if (byCard !== null) return byCard;
  const terms = termsOfGoods(asking.facts, part, shopLanguage);
  const goods = createGoodsOfAll(asking);
  const asked = askedPlaces(part, terms, asking);
  const hours = hoursAsked(part, asking);
  const wanted = wantedTopics(part, asked, hours, terms.isParted && asksNothingBeside(part, shopLanguage));
  if (wanted.size === 0 || isNamedThing(part, shopLanguage)) return null;
  // of another language's message the words that nobody could put into the shop's are asked for, too
  const isAllRead = !asking.isForeign || part.known === 1;
  const covered = coveredRows(terms.facts, part, shopLanguage);
  const guarantee = wanted.get('warranty') ?? 0;
  if (guarantee >= sureTopic && covered.rows.length > 0) {
    const signs = { sureness: surest, held: 1, topic: guarantee };
    return { ...told(asking, [...covered.rows], signs, { isCertain: true, isWhole: false }), isTable: true };
  }
  const bare =
    isAllRead && asked.places.length === 0 && hours.days.size === 0
      ? bareTerm(part, terms.facts, shopLanguage, wanted)
      : null;
  const { isYesNo, concepts } = part.understanding;
  const asksWhether = isYesNo && concepts.has('shop') && !concepts.has('address');
  const weighed = ownContacts(covered.facts)
    .flatMap((fact): Weighed[] => {
      const topicWeight = fact.topic === bare ? 1 : wanted.get(fact.topic);
      if (topicWeight === undefined || leadsAway(fact) || fitsOtherThing(fact, part.focus, shopLanguage)) return [];
      // "do you have a shop?" asks for more than where it would be
      if (fact.topic === 'contact.address' && asksWhether) return [];
      const isHours = fact.topic === 'contact.hours';
      const fit = asked.fit(fact) * aspectFit(fact, part) * (isHours ? hoursFit(fact, hours, asking.facts) : 1);
      if (fit === 0) return [];
      // a place that is not served has no price and no time either
      const isAll = asked.isUnserved && fact.topic === 'delivery.regions';
      const isNamed = isAll || (isHours && hours.days.size > 0);
      const ofGoods = terms.own.has(fact) ? terms.asked : goods(fact);
      const share = isNamed ? 1 : shareHeld(part.asked, fact, shopLanguage, { ...asked, goods: ofGoods });
      // a row of the place, or of the goods, is meant, whatever little words stand around it
      const isHoursMeant = isHours && hours.by !== null && asksKnownHours(part, asking.facts);
      const isMeant = (asked.places.length > 0 && fit > 1) || terms.own.has(fact) || isHoursMeant;
      // that a sentence has the very word says nothing of how much of "postage?" it answers
      const held =
        fact.topic === bare
          ? bareShare(fact, part, shopLanguage, terms.facts)
          : isMeant
            ? Math.max(half, share)
            : share;
      const meant = Math.max(held, sharedShare * sharedAspects(part.understanding.aspects, toldBy(fact, shopLanguage)));
      // what the owner says of one place, or of some goods, is asked for by who names it
      const isDecided =
        (fact.state === 'confirmed' || fact.state === 'corrected') &&
        (asked.places.length > 0 || !isOfPlace(fact)) &&
        !covered.isOfOthers(fact);
      return [
        {
          fact,
          fit,
          held,
          meant,
          topicWeight,
          score:
            topicWeight *
            (0.4 + 0.6 * meant) *
            fit *
            (asked.places.length > 0 ? 1 : scopeFit(fact, part.understanding)) *
            valueFit(fact, part.understanding) *
            (isDecided ? 1.2 : 1),
        },
      ];
    })
    .sort((a, b) => b.score - a.score);
  // "to no other countries" stands below the rows that it speaks of
  const isBelow = ({ fact }: Weighed) => terms.isParted && fact.topic === 'delivery.regions';
  if (asked.places.length === 0) weighed.sort((a, b) => Number(isBelow(a)) - Number(isBelow(b)));
  const [best] = weighed;
  if (best === undefined || (!terms.isParted && isNamedElsewhere(best.fact, asked, part))) return null;
  const isWhole = asked.places.length + hours.days.size === 0;
  const isHours = best.fact.topic === 'contact.hours' && best.topicWeight >= sureTopic;
  const document = isWhole
    ? weighed.find((one) => isOfDocument(one.fact) && one.topicWeight >= best.topicWeight)
    : undefined;
  if (document !== undefined) return ofDocument(asking, document);
  const table = !isWhole ? [] : isHours ? hoursTable(hours, asking.facts) : rowsOf(best, weighed, terms, wanted);
  const rows = table.length > 0 || !isWhole ? table : listOf(best, weighed, { part, isBare: bare === best.fact.topic });
  const isDecided =
    rows.length > 0 ||
    (best.fact.topic === bare && best.held > surelyBare) ||
    decides(best, part, asked, hours) ||
    (terms.isParted && isOfGoods(best));
  // its short section says when and where, which its sentences alone do not
  const isFetched = isDecided && best.fact.topic === 'delivery.pickup';
  const chosen =
    rows.length > 0
      ? [...rows, ...(bare === 'delivery.cost' ? freeBeside(rows, weighed) : [])]
      : isFetched
        ? [best.fact]
        : withoutRestated(
            chosenOf(isDecided ? weighed.filter((one) => isOfOne(one, best, bare)) : weighed, best),
            shopLanguage,
          );
  const signs = { sureness: Math.min(surest, confidenceOf(best)), held: best.held, topic: best.topicWeight };
  const isTime = best.fact.topic === 'delivery.time' && best.topicWeight >= likelyTopic;
  const leaving = isTime ? dispatchBeside(chosen, weighed) : [];
  return {
    ...told(asking, [...rowsPointedAt(chosen, terms), ...chosen, ...leaving], signs, {
      isCertain: isDecided,
      isWhole,
    }),
    isTable: rows.length > 0,
  };
}

/** What a document of the owner's says of everywhere stands for what pages say place by place. */
const isOfDocument = ({ url, state, scope }: Fact): boolean => url === '' && state === 'confirmed' && scope === null;

const ofDocument = (asking: Asking, { fact, held, topicWeight }: Weighed): Draft =>
  told(
    asking,
    [fact],
    { sureness: surest, held: Math.max(half, held), topic: topicWeight },
    { isCertain: topicWeight >= sureTopic, isWhole: true },
  );

/** How one shirt fits says nothing of another. */
const fitsOtherThing = ({ topic, scope }: Fact, focus: QuestionPart['focus'], language: string): boolean =>
  topic === 'size_guide' &&
  scope !== null &&
  focus.length > 0 &&
  !focus.some(({ name }) => heldShare(tellingWords(scope, language), name, language) >= half);

/** "Germany may follow" on a page says more of Germany than "not abroad" as a fact. */
function isNamedElsewhere({ text }: Fact, { isUnserved, words }: AskedPlaces, { passages }: QuestionPart): boolean {
  if (!isUnserved) return false;
  const named = words.map((word) => new RegExp(`(?<!${partOfCountry}|\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'iu'));
  const names = (said: string) => named.some((pattern) => pattern.test(said));
  // what a tale or a product says of a place is not where parcels go
  return !names(text) && passages.some(({ document }) => !ofOthers.has(document.kind) && names(document.text));
}
const ofOthers: ReadonlySet<string> = new Set<Passage['kind']>(['product', 'article']);
/** "Northern Ireland" is not Ireland */
const partOfCountry = String.raw`(?:north(?:ern)?|south(?:ern)?|new|nord|süd|norte|sud|sur)[\s-]`;

/** Where one decides, its neighbours of other topics and of wider regions only blur it; of a bare term what holds for most does. */
const isOfOne = (one: Weighed, best: Weighed, bare: FactTopic | null): boolean =>
  one.fit >= best.fit &&
  (bare === null || !best.fact.conflicts.includes(one.fact.id)) &&
  (one.fact.topic === best.fact.topic || (areaOf(one) === 'delivery' && areaOf(best) === 'delivery'));
const areaOf = ({ fact }: Weighed) => fact.topic.split('.', 1)[0];

/** Goods with terms of their own: what a page says of other goods beside them does not answer. */
const isOfGoods = ({ fact, held, topicWeight }: Weighed): boolean =>
  ofDelivery.has(fact.topic) && fact.topic !== 'delivery.regions' && topicWeight >= sureTopic && held >= half;

/** How far the best fact answers: its topic is meant, and it leaves none of the question's words aside. */
const confidenceOf = ({ topicWeight, meant, score }: Weighed): number => Math.min(score, topicWeight * meant ** 1.5);

const toldBy = ({ text, language }: Fact, shopLanguage: string) => marksOf(text, language ?? shopLanguage, 'tell');

function chosenOf(weighed: readonly Weighed[], best: Weighed): Fact[] {
  const chosen: Fact[] = [];
  let length = 0;
  for (const { fact, score } of weighed) {
    const isBeside = score >= nearlyAsGood * best.score && !chosen.some((one) => saysTheSame(one, fact));
    if (!isBeside || length + fact.text.length > longestTogether || chosen.length === factsMax) continue;
    chosen.push(fact);
    length += fact.text.length;
  }
  return chosen.length === 0 ? [best.fact] : chosen;
}
