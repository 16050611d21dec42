/** The contract whole: each call of `calls.ts` with the schemas of its params, query, body and reply. */
import type { Static, TObject, TSchema } from 'typebox';
import { accountSchemas } from './accounts.ts';
import { agentSchemas } from './agents.ts';
import { billingSchemas } from './billing.ts';
import type { CallName } from './calls.ts';
import { conversationSchemas } from './conversations.ts';
import { knowledgeSchemas } from './knowledge.ts';
import { statisticsSchemas } from './statistics.ts';

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
  ...conversationSchemas,
  ...statisticsSchemas,
  ...billingSchemas,
} satisfies Record<CallName, RouteSchemas>;

type Schemas = typeof routeSchemas;
type Part<N extends CallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends TSchema> ? Static<S> : undefined;

export type ParamsOf<N extends CallName> = Part<N, 'params'>;
export type QueryOf<N extends CallName> = Part<N, 'query'>;
export type BodyOf<N extends CallName> = Part<N, 'body'>;
export type ReplyOf<N extends CallName> = Part<N, 'reply'>;
