/** The shop's ways to be reached, told in the order in which they were asked for; of one that nobody knows, that it is not known, and the others. */
import { aspects } from '../../../aspects/aspects.ts';
import { namesNetwork } from '../../../dialogue/networks.ts';
import { readShopWords } from '../../../dialogue/read-shop-words.ts';
import type { ShopWord } from '../../../dialogue/read-shop-words.ts';
import { phonesIn } from '../../../facts/contact-shapes.ts';
import type { Fact, FactTopic } from '../../../facts/fact.ts';
import type { Concept } from '../../../languages/concepts.ts';
import type { Brand } from '../../../ports/model.ts';
import { draft, fill, pageLinks, readable } from './composed.ts';
import type { Asking, Draft } from './composed.ts';
import { contactLinks } from './contact-links.ts';
import { ownContacts } from './own-contacts.ts';
import { withoutRestated } from './held-by-fact.ts';
import { asksKnownHours } from './named-terms.ts';
import { tellingWords } from './telling-words.ts';

type ReachingWord = ShopWord & { kind: 'concept' };

type Way = 'whatsApp' | 'phone' | 'email' | 'address';

interface AskedWay {
  way: Way;
  /** as the visitor calls it */
  words: string;
}

const wayOfConcept: Partial<Record<Concept, Way>> = { phone: 'phone', email: 'email', address: 'address' };
const topicOfWay: Record<Way, FactTopic> = {
  whatsApp: 'contact.phone',
  phone: 'contact.phone',
  email: 'contact.email',
  address: 'contact.address',
};
const ways: ReadonlySet<FactTopic> = new Set(Object.values(topicOfWay));
/** what a question for a way to reach the shop may speak of beside it */
const ofReaching: ReadonlySet<Concept> = new Set<Concept>(['phone', 'email', 'address', 'contact', 'shop']);
const whatsApp = /whats ?app|guasap|wasap|wa\.me|(?<!\p{L})wa(?:nya)?(?!\p{L})/iu;
/** in Indonesia it is written to by WhatsApp, and shops do not say so */
const indonesianMobile = /(?<!\d)(?:\+?62[ -]?|0)8\d{2}[ -]?\d{3}/u;
const places = (['contact', 'phone', 'address', 'social_media'] as const).map((one) => aspects.indexOf(one));

/** share of what questions put so ask for */
const surely = 0.5;
const rather = 0.6;
const almostSurely = 0.85;
const hardly = 0.05;
const few = 3;
const barest = 4;
const mostTold = 3;

/** Certain where something of what was asked for is known, or no page can tell it. */
export function waysToReach(asking: Asking, contacts: Brand['contacts']): Draft | null {
  const { phrases } = asking;
  const asked = askedWays(asking);
  if (asked === null) return null;
  const facts = withoutRestated(
    ownContacts(asking.facts).filter(({ topic }) => ways.has(topic)),
    asking.shopLanguage,
  );
  const all: Way[] = ['phone', 'whatsApp', 'email'];
  const missing = asked.filter(({ way }) => toldOf(way, facts, contacts).lines.length === 0);
  const known = asked.flatMap(({ way }) => (missing.some((one) => one.way === way) ? [] : [way]));
  // where it is may stand in a sentence
  if (known.length === 0 && missing.some(({ way }) => way === 'address')) return null;
  const told = (known.length > 0 ? known : all).map((way) => toldOf(way, facts, contacts));
  const links = asked.length > 0 ? '' : contactLinks(contacts, phrases.or);
  const given = links === '' ? [] : [fill(phrases.contacts, { contacts: links })];
  const lines = [...new Set([...given, ...told.flatMap((one) => one.lines)])].filter(
    (line) => given.length === 0 || given.includes(line) || !line.startsWith('['),
  );
  if (lines.length === 0) return null;
  const used = [...new Set(told.flatMap((one) => one.facts))];
  const lacking = missing.map(({ words }) => fill(phrases.unknownPart, { topic: words }));
  const pages = pageLinks(
    phrases,
    used.map(({ url }) => url),
  ).slice(0, 1);
  const lead = asking.isForeign && used.length > 0 ? [phrases.pagesSay] : [];
  const text = [...lacking, ...lead, lines.join('\n'), ...pages].join('\n\n');
  const signs = { sureness: 1, held: 1, topic: 1 };
  // no page speaks of it
  const isNowhere =
    missing.every(({ way }) => way === 'whatsApp') &&
    !asking.part.passages.some(({ document }) => whatsApp.test(document.text));
  const isCertain = asked.length === 0 || known.length > 0 || isNowhere;
  return {
    ...draft('facts', text, signs, { facts: used, outcome: missing.length === 0 ? 'answered' : 'unsure' }),
    isCertain,
  };
}

/** Empty where no way is named; null where it asks for something else, or for more. */
function askedWays({ part, facts, language, shopLanguage }: Asking): AskedWay[] | null {
  const { intent, concepts, asks, aspects: likely, isYesNo } = part.understanding;
  if (intent === 'order' || intent === 'complaint' || part.focusBy === 'name') return null;
  // "when do you answer the phone?" is no question for its number
  if (asksKnownHours(part, facts)) return null;
  const said = readShopWords(part.text, language);
  const words = said.some(isOfReaching) ? said : readShopWords(part.asked, shopLanguage);
  const own = words.filter(isOfReaching);
  const strange = words.filter((word) => !own.some((one) => one.text === word.text));
  const share = places.reduce((sum, at) => sum + (likely[at] ?? 0), 0);
  if (own.length === 0 || namesNetwork(part.text)) return null;
  // "who do I ask about my engraving?" wants a person, whatever it is about
  const wantsSomebody = asks.has('person') && concepts.has('contact') && !concepts.has('jobs');
  const [first] = own;
  // "what email can I send my request to?", "do you have an email address where I can send one?"
  const isNamed =
    (first?.concept === 'email' || first?.concept === 'phone') &&
    strange.length <= few &&
    beginsWith(part.text, first.text, language);
  const isMeant =
    (isNamed && share >= rather) ||
    // "your number please, and an e-mail to send my request to"
    (share >= rather &&
      own.some(({ concept }) => concept === 'phone') &&
      own.some(({ concept }) => concept === 'email')) ||
    (strange.length <= 1 && share >= (words.length <= barest ? hardly : surely)) ||
    (strange.length <= few && share >= almostSurely);
  if (!wantsSomebody && !isMeant) return null;
  const ways = own.flatMap((word): AskedWay[] => {
    const way = whatsApp.test(word.text) ? 'whatsApp' : wayOfConcept[word.concept];
    return way === undefined ? [] : [{ way, words: word.text }];
  });
  const once = ways.filter(({ way }, at) => ways.findIndex((one) => one.way === way) === at);
  const isPlace = once.length === 0 && !own.some(({ concept }) => concept === 'contact');
  // "do you have a shop?" wants more than where it is
  if (isPlace) return asks.has('place') && !isYesNo ? [{ way: 'address', words: own[0]?.text ?? '' }] : null;
  return once;
}

/** nothing that tells more stands before it */
function beginsWith(text: string, word: string, language: string): boolean {
  const at = text.toLowerCase().indexOf(word.toLowerCase());
  return at >= 0 && tellingWords(text.slice(0, at), language).length === 0;
}

const isOfReaching = (word: ShopWord): word is ReachingWord => word.kind === 'concept' && ofReaching.has(word.concept);

/** What the pages say, else what the owner gave. */
function toldOf(way: Way, facts: readonly Fact[], contacts: Brand['contacts']): { lines: string[]; facts: Fact[] } {
  const isChat = ({ text, scope }: Fact) => whatsApp.test(`${scope ?? ''} ${text}`);
  const all = facts.filter(({ topic, text }) => topic === topicOfWay[way] && !isOfMore(way, text));
  const calls = all.filter((fact) => !isChat(fact));
  const chats = all.filter(isChat);
  const of =
    way === 'whatsApp'
      ? chats.length > 0 || contacts.whatsApp !== ''
        ? chats
        : all.filter(({ text }) => indonesianMobile.test(text))
      : way === 'phone' && calls.length > 0
        ? calls
        : all;
  const found = of.slice(0, mostTold);
  if (found.length > 0) return { lines: found.map(({ text }) => readable(text)), facts: found };
  const none = { mail: '', phone: '', whatsApp: '' };
  const given = {
    whatsApp: { ...none, whatsApp: contacts.whatsApp },
    phone: { ...none, phone: contacts.phone },
    email: { ...none, mail: contacts.mail },
    address: none,
  }[way];
  const line = contactLinks(given, '');
  return { lines: line === '' ? [] : [line], facts: [] };
}

/** A sentence about something else may hold a number. */
const isOfMore = (way: Way, text: string): boolean =>
  text.length > longestWay && !(way === 'address' || phonesIn(text).length > 0 || text.includes('@'));
const longestWay = 200;
