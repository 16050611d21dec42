import type { ReplyOf } from '@vitrine/contract/routes';
import type { OnCall } from '../../http/on-call.ts';
import type { OwnersFact } from './domain/decide-facts.ts';
import type { FactService } from './service.ts';

type WireFact = ReplyOf<'getFacts'>['facts'][number];

/** the agent may answer otherwise from now on */
export type OnTaught = (agentId: string) => Promise<void>;

export function registerFactRoutes(on: OnCall, service: FactService, onTaught: OnTaught): void {
  on.getFacts(async ({ query }) => ({
    success: true,
    facts: (await service.all(query.agentId)).map(wireFact),
  }));

  on.saveFact(async ({ body: { agentId, factId, state, text } }) => {
    const fact = await service.save(agentId, { factId, state, text });
    await onTaught(agentId);
    return { success: true, fact: wireFact(fact) };
  });
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
