/** Which topics a statement answers, and with what value. A rule asks for the topic's words and for the shape of its value; where one is missing, it is no fact. */
import { delivery } from './delivery-topics.ts';
import { contact } from './contact-topics.ts';
import { returns } from './returns-topics.ts';
import { ordering } from './order-topics.ts';
import { paying } from './paying-topics.ts';
import { shop, story } from './shop-topics.ts';
import { warranty } from './warranty-topics.ts';
import type { FoundTopic, Reading } from './reading.ts';

export function topicsOf(reading: Reading): FoundTopic[] {
  if (isOfTheLaw(reading))
    return [
      ...paying(reading).filter(({ value }) => value?.kind === 'names' && value.names.length > 1),
      ...(isPlainTerm(reading)
        ? [...delivery(reading), ...returns(reading), ...warranty(reading)].filter(saysHowMuch)
        : []),
    ];
  if (reading.signals('elsewhere') && !holdsValue(reading)) return [];
  const found = [...contact(reading), ...story(reading)];
  const { kind } = reading.statement;
  if (kind !== 'article' && kind !== 'product' && !reading.signals('first_person'))
    found.push(...delivery(reading), ...returns(reading));
  if (!reading.signals('first_person')) found.push(...shop(reading), ...ordering(reading));
  return found.filter(({ topic }, at) => found.findIndex((one) => one.topic === topic) === at);
}

/** "Click here" says nothing away from its page. */
const holdsValue = ({ spans, amounts, percent }: Reading): boolean =>
  spans.length + amounts.length > 0 || percent !== null;

/** "Standard delivery takes 3 to 5 working days." says that among lawyers' words too. */
const isPlainTerm = (reading: Reading): boolean =>
  !reading.signals('legal') &&
  !reading.within('jobs') &&
  // how long an address is kept
  !reading.says('privacy', 'address', 'account', 'email', 'phone', 'contact') &&
  !reading.signals('first_person') &&
  holdsValue(reading) &&
  reading.statement.kind !== 'article' &&
  reading.statement.kind !== 'product' &&
  reading.statement.text.length <= shortLine;

const saysHowMuch = ({ value }: FoundTopic): boolean => value?.kind === 'days' || value?.kind === 'money';

/** What lawyers wrote names deliveries, returns and payments too, and answers few visitors. */
const isOfTheLaw = ({ signals, above, says, statement }: Reading): boolean =>
  signals('legal') ||
  above.slice(0, 2).some(({ words }) => words.signals.has('legal')) ||
  above.some(({ words }) => words.concepts.has('jobs')) ||
  (isOfPrivacy(above) &&
    // under "Secure payment" is said how one pays
    !(says('payment', 'card') && statement.text.length <= shortLine));

/** "Ways to pay" within "Secure payment" is about paying again. */
function isOfPrivacy(above: Reading['above']): boolean {
  const nearest = above.find(({ words }) => words.concepts.has('privacy') || words.concepts.has('payment'));
  return nearest?.words.concepts.has('privacy') === true;
}

const shortLine = 90;
