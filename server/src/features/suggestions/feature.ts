/** First questions for a page's visitor: only such as the agent, asked there and then, answers from what it knows of that page or of the shop's terms. */
import { limits } from '@vitrine/contract/limits';
import type { Outcome } from '@vitrine/contract/outcomes';
import type { FactTopic } from '../../facts/fact.ts';
import type { OnCall } from '../../http/on-call.ts';
import { createLastingMemory } from '../../lib/lasting-memory.ts';
import { pathOf } from '../../search/addresses.ts';
import { askedFirst, askedOfProduct, spokenIn } from './asked-first.ts';

/** What an agent knows of a visitor's page. */
export interface PageKnown {
  /** of what the agent answers from now */
  version: string;
  shopLanguage: string;
  product: { name: string; url: string } | null;
  /** question headings of the page, in the page's order, with the page's own address */
  questions: { ask: string; url: string; language: string | null }[];
}

interface Reply {
  outcome: Outcome;
  used: { passages: { url: string }[]; products: { url: string }[]; facts: { topic: FactTopic }[] };
}

interface Needs {
  /** null where nothing was trained yet. @throws Refused when there is no such agent */
  pageOf: (agentId: string, path: string) => Promise<PageKnown | null>;
  /** without a model: nothing of an operator's money goes out for a page view */
  ask: (agentId: string, text: string) => Promise<Reply>;
  /** the owner's own, which come first */
  ownersOf: (agentId: string) => Promise<readonly string[]>;
}

interface Draft {
  ask: string;
  /** the reply rests on what the question is about */
  rests: (used: Reply['used']) => boolean;
}

/** so long an equal page's visitors are offered the same; what was taught meanwhile comes after */
const freshMs = 300_000;
const triedMax = 8;
const totalMs = 3_000;
const nameMax = 60;

export function createSuggestions({ pageOf, ask, ownersOf }: Needs) {
  const remembered = createLastingMemory({ read: findOut, freshMs, patienceMs: 8_000, lastingMs: freshMs * 12 });

  async function findOut(key: string): Promise<string[]> {
    const { agentId, known, language, own }: Wanted = JSON.parse(key);
    // the first question may wait until the agent is loaded: that is no question's time
    let until = Infinity;
    const found: string[] = [];
    for (const { ask: question, rests } of draftsOf(known, language, own).slice(0, triedMax)) {
      if (found.length === limits.suggestionsMax || performance.now() > until) break;
      const { outcome, used } = await ask(agentId, question);
      if (outcome === 'answered' && rests(used)) found.push(question);
      until = Math.min(until, performance.now() + totalMs);
    }
    return found;
  }

  async function suggest(agentId: string, path: string, wanted: string): Promise<string[]> {
    const known = await pageOf(agentId, path);
    if (known === null) return [];
    const language = spokenIn(wanted) ?? spokenIn(known.shopLanguage) ?? 'en';
    const own = (await ownersOf(agentId)).map((text) => text.trim());
    const key: Wanted = { agentId, known, language, own };
    return (await remembered.recall(JSON.stringify(key))).value;
  }

  return {
    suggest,
    registerRoutes: (on: OnCall) =>
      on.getSuggestions(async ({ query: { agentId, path = '', language = '' } }) => ({
        success: true,
        suggestions: await suggest(agentId, path, language),
      })),
  };
}

interface Wanted {
  agentId: string;
  known: PageKnown;
  language: string;
  own: string[];
}

function draftsOf({ product, questions, shopLanguage }: PageKnown, language: string, own: readonly string[]): Draft[] {
  const ofProduct: Draft[] =
    product === null || product.name.length > nameMax
      ? []
      : [
          {
            ask: askedOfProduct(language, product.name),
            rests: ({ products, passages }) =>
              [...products, ...passages].some(({ url }) => pathOf(url) === pathOf(product.url)),
          },
        ];
  // the shop's own words are its visitors' where both speak one language
  const ofPage = questions
    .filter((heading) => spokenIn(heading.language ?? shopLanguage) === language)
    .slice(0, 2)
    .map(({ ask, url }): Draft => ({ ask, rests: ({ passages }) => passages.some((one) => one.url === url) }));
  const ofOwner = own.map((ask): Draft => ({ ask, rests: () => true }));
  const ofTerms = askedFirst(language).map(({ topic, ask }): Draft => ({
    ask,
    rests: ({ facts, passages }) => passages.length > 0 || facts.some((fact) => fact.topic === topic),
  }));
  const asked = new Set<string>();
  return [...ofProduct, ...ofPage, ...ofOwner, ...ofTerms].filter(
    ({ ask }) => !asked.has(ask.toLowerCase()) && asked.add(ask.toLowerCase()),
  );
}
