/** The feature put together from what it is given. */
import type { ReplyOf } from '@vitrine/contract/routes';
import type { Database } from '../../database/open-database.ts';
import type { Fact } from '../../facts/fact.ts';
import { matterOf } from '../../facts/replaced-value.ts';
import type { OnCall } from '../../http/on-call.ts';
import type { OwnersFact } from './domain/decide-facts.ts';
import { createFactService } from './service.ts';
import type { FactService } from './service.ts';
import { createFactStore } from './store.ts';

export function createFacts(db: Database) {
  const service = createFactService(createFactStore(db));
  return {
    registerRoutes: (on: OnCall, beside: Beside) => registerFactRoutes(on, service, beside),
    /** for the owner: hidden and contradicted ones among them */
    all: service.all,
    /** for answers: hidden ones left out, corrected ones as corrected */
    factsOf: service.factsOf,
    factsIn: service.factsIn,
  };
}

const warningsMax = 5;

type WireFact = ReplyOf<'getFacts'>['facts'][number];

interface Beside {
  /** the agent may answer otherwise from now on */
  onTaught: (agentId: string) => Promise<void>;
  /** what the shop's pages say otherwise than these words, a sentence each */
  contradictions: (words: { questions: readonly string[]; text: string }, known: readonly Fact[]) => string[];
  /** ... in words for the owner */
  saysOtherwise: (fact: Pick<Fact, 'url' | 'text'>) => string;
}

function registerFactRoutes(
  on: OnCall,
  service: FactService,
  { onTaught, contradictions, saysOtherwise }: Beside,
): void {
  on.getFacts(async ({ query }) => ({
    success: true,
    facts: (await service.all(query.agentId)).map(wireFact),
  }));

  on.saveFact(async ({ body: { agentId, factId, state, text } }) => {
    const fact = await service.save(agentId, { factId, state, text });
    await onTaught(agentId);
    const warnings = state === 'corrected' ? saidOtherwise(fact, await service.all(agentId)) : [];
    return { success: true, fact: wireFact(fact), ...(warnings.length > 0 && { warnings }) };
  });

  /** A correction leaves what other sentences say; what visitors find there is told at once. */
  function saidOtherwise({ topic, text, conflicts }: OwnersFact, all: readonly OwnersFact[]): string[] {
    const pages = all.filter(({ state }) => state === 'found' || state === 'confirmed');
    const against = pages.filter(({ id }) => conflicts.includes(id)).map(saysOtherwise);
    // alone, "45 days from delivery" may be read as of another matter
    const ofMatter = pages.filter((fact) => matterOf(fact) === matterOf({ topic }));
    return [...new Set([...against, ...contradictions({ questions: [], text }, ofMatter)])].slice(0, warningsMax);
  }
}

const wireFact = (fact: OwnersFact): WireFact => ({
  _id: fact.id,
  topic: fact.topic,
  text: fact.text,
  value: fact.value,
  scope: fact.scope,
  url: fact.url,
  readAt: fact.readAt,
  state: fact.state,
  conflicts: fact.conflicts,
  pageText: fact.pageText,
  changed: fact.changed,
});
