/** Whether a way to pay that was named is there, from the shop's own lists and sentences. */
import type { Fact } from '../../../facts/fact.ts';
import type { Asking, Draft } from './composed.ts';
import { saidIn } from './asked-places.ts';
import { withoutRestated } from './held-by-fact.ts';
import { leadsAway } from './leads-away.ts';
import { isBare, paymentFacts } from './named-terms.ts';
import { told } from './told-facts.ts';

const surest = 0.95;

/** A way to pay is there, or it is not: the sentence that names it says which. */
export function paying(asking: Asking, names: readonly string[]): Draft | null {
  const found = paymentFacts(asking.facts, names, asking.part.understanding).filter((fact) => !leadsAway(fact));
  const [best] = found;
  if (best === undefined) return null;
  // "no Klarna", and whoever asks for it is told what else there is to pay over time
  const isDenied = (fact: Fact) => saidIn(fact).regions.isDenied;
  const isWanting = best.topic === 'payment.instalments' && found.every(isDenied);
  const instead = ({ topic, url }: Fact) => isWanting && topic === best.topic && url === best.url;
  const all = withoutRestated(
    [...found, ...asking.facts.filter((fact) => instead(fact) && !isDenied(fact))],
    asking.shopLanguage,
  );
  const isList = isBare(best);
  return told(
    asking,
    all.slice(0, isList ? listMax : togetherMax),
    { sureness: surest, held: 1, topic: 1 },
    {
      // a row of names says that it is taken, and a sentence may say on what terms
      isCertain: !isList,
      isWhole: false,
    },
  );
}

const listMax = 4;
const togetherMax = 2;
