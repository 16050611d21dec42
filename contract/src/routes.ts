/** The contract whole: each call of `calls.ts` with the schemas of its params, query, body and reply. */
import type { Static, TObject, TSchema } from 'typebox';
import { accountSchemas, billingSchemas } from './accounts.ts';
import { agentSchemas } from './agents.ts';
import type { CallName } from './calls.ts';
import { conversationSchemas } from './conversations.ts';
import { factSchemas, knowledgeSchemas } from './knowledge.ts';
import { handoverSchemas } from './handover.ts';
import { inboxSchemas } from './inbox.ts';
import { feedSchemas } from './feeds.ts';
import { privacySchemas } from './privacy.ts';
import { statisticsSchemas } from './statistics.ts';
import { suiteSchemas } from './suite.ts';
import { teachingSchemas } from './teaching.ts';
import { trainingSchemas } from './trainings.ts';

export interface RouteSchemas {
  params?: TObject;
  query?: TObject;
  body?: TObject;
  reply: TSchema;
}

export const routeSchemas = {
  ...accountSchemas,
  ...agentSchemas,
  ...knowledgeSchemas,
  ...trainingSchemas,
  ...factSchemas,
  ...feedSchemas,
  ...conversationSchemas,
  ...inboxSchemas,
  ...handoverSchemas,
  ...statisticsSchemas,
  ...billingSchemas,
  ...privacySchemas,
  ...teachingSchemas,
  ...suiteSchemas,
} satisfies Record<CallName, RouteSchemas>;

type Schemas = typeof routeSchemas;
type Part<K extends string> = {
  [N in CallName]: Schemas[N] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;
};

export type ParamsOf<N extends CallName> = Part<'params'>[N];
export type QueryOf<N extends CallName> = Part<'query'>[N];
export type BodyOf<N extends CallName> = Part<'body'>[N];
export type ReplyOf<N extends CallName> = Part<'reply'>[N];
