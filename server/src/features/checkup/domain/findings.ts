/** What visitors will miss, as findings that an owner can act on, and the score that they leave: nothing else moves it. */
import type { CheckupFinding } from '@vitrine/contract/teaching';
import type { FactTopic } from '../../../facts/fact.ts';
import { regionsOf } from '../../../facts/regions.ts';
import {
  askedInVain,
  contradictedAnswers,
  contradictedDocuments,
  isOutdated,
  numbered,
  outdatedCorrections,
  pageFindings,
} from './single-findings.ts';
import type {
  Asked,
  ContradictedAnswer,
  ContradictedDocument,
  DecidedFact,
  OpenQuestions,
  PageReading,
} from './single-findings.ts';

export interface ProductReading {
  url: string;
  name: string;
  hasPrice: boolean;
  hasPriceConflict: boolean;
  hasImage: boolean;
}

export interface Looked {
  pages: readonly PageReading[];
  products: readonly ProductReading[];
  facts: readonly DecidedFact[];
  contacts: { mail: string; phone: string; whatsApp: string };
  /** a visitor's browser showed the widget on the shop */
  isSeen: boolean;
  /** questions that visitors asked and nothing answered, most asked first */
  openQuestions: OpenQuestions;
  /** what they asked since and were told well */
  answered: readonly Asked[];
  /** what the owner wrote and pages say otherwise than */
  contradicted: { answers: readonly ContradictedAnswer[]; documents: readonly ContradictedDocument[] };
  /** feeds of the shop that were found and are not read */
  unusedFeeds: readonly { url: string; products: number }[];
}

const urlsMax = 20;
const penalties = { high: 12, medium: 5, low: 2 } as const;

export function findingsOf(looked: Looked): CheckupFinding[] {
  const found = [
    // a correction stands on no page
    ...contradictions(looked.facts.filter((fact) => !isOutdated(fact))),
    ...outdatedCorrections(looked.facts, wordsFor),
    ...contradictedAnswers(looked.contradicted.answers),
    ...contradictedDocuments(looked.contradicted.documents),
    ...missingTerms(looked.facts),
    ...pageFindings(looked.pages),
    ...productFindings(looked.products),
    ...contactFindings(looked),
    ...askedInVain(looked.openQuestions, looked.facts, looked.answered),
    ...unusedFeeds(looked.unusedFeeds),
    ...(looked.isSeen ? [] : [notInstalled]),
  ];
  const order = ['high', 'medium', 'low'];
  return found.sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
}

/** 100 less what each finding costs; 0 at least. */
export const scoreOf = (findings: readonly CheckupFinding[]): number =>
  Math.max(0, 100 - findings.reduce((sum, { severity }) => sum + penalties[severity], 0));

/** What a topic is called after "pages disagree about" and "nothing about". */
const topicWords: Partial<Record<FactTopic, string>> = {
  'delivery.cost': 'what delivery costs',
  'delivery.free_from': 'from when delivery is free',
  'delivery.time': 'delivery times',
  'delivery.regions': 'where you deliver',
  'returns.window': 'the time to return something',
  'returns.cost': 'who pays for a return',
  exchange: 'exchanges',
  'refund.time': 'how long a refund takes',
  cancel: 'cancelling an order',
  'payment.methods': 'payment methods',
  warranty: 'the warranty',
};

const wordsFor = ({ topic, scope }: DecidedFact): string =>
  `${topicWords[topic] ?? topic}${scope === null ? '' : ` (${scope})`}`;

interface Need {
  /** any of them answers it */
  topics: readonly FactTopic[];
  /** ... and so does such a fact of another topic */
  isToldBy?: (fact: DecidedFact) => boolean;
  severity: CheckupFinding['severity'];
  words: string;
}

/** "France: 11.90" says that parcels go there */
const namesDestination = ({ topic, scope, language }: DecidedFact): boolean =>
  (topic === 'delivery.cost' || topic === 'delivery.time') &&
  scope !== null &&
  regionsOf(scope, language ?? 'en').within.length > 0;

const needs: readonly Need[] = [
  { topics: ['delivery.cost', 'delivery.free_from'], severity: 'high', words: 'what delivery costs' },
  { topics: ['delivery.time'], severity: 'high', words: 'delivery times' },
  {
    topics: ['delivery.regions'],
    isToldBy: namesDestination,
    severity: 'medium',
    words: 'where you deliver',
  },
  { topics: ['returns.window'], severity: 'high', words: 'how long something can be returned' },
  { topics: ['returns.cost', 'returns.how'], severity: 'medium', words: 'how to return something and who pays for it' },
  { topics: ['payment.methods'], severity: 'medium', words: 'payment methods' },
];

function missingTerms(facts: readonly DecidedFact[]): CheckupFinding[] {
  const known = facts.filter(({ state }) => state !== 'hidden');
  return needs
    .filter(({ topics, isToldBy }) => !known.some((fact) => topics.includes(fact.topic) || isToldBy?.(fact) === true))
    .map(({ severity, words }) => ({
      kind: 'no_policy',
      severity,
      title: `Nothing about ${words} was found`,
      detail: 'Visitors ask this before they buy. Until a page says it, your agent answers that it does not know.',
      urls: [],
      fix: 'Say it on a page that your sitemap or your footer leads to and train again, or write an answer of your own.',
    }));
}

function contradictions(facts: readonly DecidedFact[]): CheckupFinding[] {
  const byId = new Map(facts.filter(({ state }) => state !== 'hidden').map((fact) => [fact.id, fact]));
  const left = new Map(byId);
  return [...byId.values()].flatMap((fact): CheckupFinding[] => {
    const told = [...new Map(joined(fact, left).map((one) => [one.text, one])).values()];
    if (told.length < 2) return [];
    const [own, pages] = [told.filter(isCorrected), told.filter((one) => !isCorrected(one))];
    const urls = [...new Set((pages.length > 0 ? pages : told).map(({ url }) => url))].slice(0, urlsMax);
    // a correction stands on no page, and the agent tells nothing else
    if (own.length > 0 && pages.length > 0)
      return [
        {
          kind: 'contradiction',
          severity: 'medium',
          title: `Pages say otherwise than your correction about ${wordsFor(fact)}`,
          detail: `Your agent tells ${ended(quoted(own))} Who reads the pages finds ${quoted(pages)}`,
          urls,
          fix: 'Put the pages right: visitors who read both trust neither.',
        },
      ];
    return [
      {
        kind: 'contradiction',
        severity: 'high',
        title: `Your pages disagree about ${wordsFor(fact)}`,
        detail: quoted(told),
        urls,
        fix: 'Correct the page that is out of date, or confirm the right sentence under “What your agent knows”.',
      },
    ];
  });
}

const isCorrected = ({ state }: DecidedFact): boolean => state === 'corrected';

/** a quoted sentence brings its own stop */
const ended = (quotes: string): string => (/[.!?]”$/u.test(quotes) ? quotes : `${quotes}.`);

const quoted = (facts: readonly DecidedFact[]): string => facts.map(({ text }) => `“${text}”`).join(' and ');

/** A fact with all that contradicts it, or what contradicts that, taken out of `left`. */
function joined(fact: DecidedFact, left: Map<string, DecidedFact>): DecidedFact[] {
  const found: DecidedFact[] = [];
  const waiting = [fact.id];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const one = left.get(id);
    if (one === undefined || !left.delete(id)) continue;
    found.push(one);
    waiting.push(...one.conflicts);
  }
  return found;
}

function productFindings(products: readonly ProductReading[]): CheckupFinding[] {
  const conflicting = products.filter(({ hasPriceConflict }) => hasPriceConflict);
  const unpriced = products.filter(({ hasPrice, hasPriceConflict }) => !hasPrice && !hasPriceConflict);
  const unseen = products.filter(({ hasImage }) => !hasImage);
  return [
    ofProducts(conflicting, {
      kind: 'price_conflict',
      severity: 'high',
      title: 'with two prices',
      detail: 'The structured data names one price and the page shows another, so none is told.',
      fix: 'Make the structured data (JSON-LD) say what the page shows.',
    }),
    ofProducts(unpriced, {
      kind: 'no_price',
      severity: unpriced.length > products.length / 2 ? 'high' : 'medium',
      title: 'without a price',
      detail: 'Your agent shows these without a price and cannot compare them.',
      fix: 'Give the price in the structured data (JSON-LD Product with an offer).',
    }),
    ofProducts(unseen, {
      kind: 'no_image',
      severity: 'low',
      title: 'without a picture',
      detail: 'Their cards are shown without a picture.',
      fix: 'Name the picture in the structured data or as og:image.',
    }),
  ].filter((finding) => finding !== null);
}

function ofProducts(
  products: readonly ProductReading[],
  { title, ...finding }: Pick<CheckupFinding, 'kind' | 'severity' | 'title' | 'detail' | 'fix'>,
): CheckupFinding | null {
  if (products.length === 0) return null;
  const urls = products.slice(0, urlsMax).map(({ url }) => url);
  return { ...finding, title: `${numbered(products.length, 'product')} ${title}`, urls };
}

function contactFindings({ contacts, facts }: Looked): CheckupFinding[] {
  const isGiven = [contacts.mail, contacts.phone, contacts.whatsApp].some((one) => one !== '');
  const isFound = facts.some(({ topic, state }) => topic.startsWith('contact.') && state !== 'hidden');
  if (isGiven && isFound) return [];
  return [
    {
      kind: 'no_contact',
      severity: isGiven || isFound ? 'low' : 'high',
      title: isGiven ? 'No contact was found on your pages' : 'No support contact is set',
      detail: isGiven
        ? 'Visitors who look for an address or a telephone number get only the contacts in your agent’s profile.'
        : 'A visitor whose question cannot be answered has nobody to turn to.',
      urls: [],
      fix: isGiven
        ? 'Put your contacts on a page or in the footer.'
        : 'Set an e-mail address, a telephone or a WhatsApp number in the agent profile.',
    },
  ];
}

const unusedFeeds = (feeds: Looked['unusedFeeds']): CheckupFinding[] =>
  feeds.length === 0
    ? []
    : [
        {
          kind: 'feed_found',
          severity: 'low',
          title: 'Your shop has a product feed that your agent does not read',
          detail: `It lists ${numbered(Math.max(...feeds.map(({ products }) => products)), 'product')} with what each variant costs and whether it is in stock, and is read every hour.`,
          urls: feeds.map(({ url }) => url),
          fix: 'Turn it on under “Products come from”.',
        },
      ];

const notInstalled: CheckupFinding = {
  kind: 'not_installed',
  severity: 'low',
  title: 'The widget has not been seen on your shop yet',
  detail: 'Nobody can chat with your agent until its script tag is on your pages.',
  urls: [],
  fix: 'Paste the script tag as Integrations shows it.',
};
